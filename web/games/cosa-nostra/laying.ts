// Influence cards outside my own turn, where the table plays so: taken from my hand, laid on a man. LCN-22.4, LCN-R50.

import type { Json } from '@backroom/engine'
import { type Attached, type GangsterId, influenceProblem } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../kit/screen.ts'
import { boxOf, optionsIn, seatOf, viewOf } from './game.ts'
import { FREE, type Free, ownOf } from './own.ts'

/** As much of the screen as tells what can be played. */
type TableSight = Pick<Scene, 'sight' | 'viewer' | 'command' | 'options'>

/** What my own question offers is played there. */
function isAsked(scene: TableSight, card: Free): boolean {
  return optionsIn(scene.sight.prompt).some((option) =>
    card === 'snitch' ? option.say === 'market' : option.say === 'play' && option.card === card,
  )
}

/** Whether the table would take it now, on this man; on nobody where the Snitch renews the Market. */
function isTaken(scene: TableSight, card: Free, gangster?: GangsterId): boolean {
  const view = viewOf(scene)
  const me = seatOf(scene)
  const hand = me === null ? null : view.hands[me]
  if (me === null || !hand || scene.command === null) return false
  const args = gangster === undefined ? { card } : { card, gangster }
  return influenceProblem(view, hand, me, args, boxOf(scene)) === null
}

export const mayLieOn = (scene: TableSight, card: Attached, gangster: GangsterId): boolean =>
  isTaken(scene, card, gangster)

/** The cards of my hand that can be played now although nobody asks me for them. */
export const freeCards = (scene: TableSight): Free[] =>
  FREE.filter((card) => {
    if (isAsked(scene, card)) return false
    return card === 'snitch'
      ? isTaken(scene, card)
      : viewOf(scene).roster.some((gangster) => isTaken(scene, card, gangster))
  })

/** The card in my fingers, as long as it can still be played. */
export function cardInFingers(scene: TableSight & Pick<Scene, 'own'>): Free | null {
  const card = ownOf(scene).laying.value
  return card !== null && freeCards(scene).includes(card) ? card : null
}

/** Takes the card up, or puts it back. */
export function takeUp(scene: Scene, card: Free): void {
  const { looking, laying, refused } = ownOf(scene)
  looking.value = null
  refused.value = null
  laying.value = laying.value === card ? null : card
}

/** On this man; on nobody where the Snitch renews the Market. */
export async function lay(scene: Scene, card: Free, gangster?: GangsterId): Promise<void> {
  const { laying, refused } = ownOf(scene)
  laying.value = null
  const args: Json = gangster === undefined ? { card } : { card, gangster }
  refused.value = (await scene.command?.('influence', args)) ?? null
}
