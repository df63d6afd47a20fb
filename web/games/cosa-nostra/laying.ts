// Influence cards outside my own turn, where the table plays so: taken from my hand, laid on a man. LCN-22.4, LCN-R50.

import type { Json } from '@backroom/engine'
import { type Attached, type GangsterId, isHostile } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../kit/screen.ts'
import { isCalm } from './facts.ts'
import { seatOf, viewOf } from './game.ts'
import { FREE, type Free, ownOf } from './own.ts'
import { readTurn } from './places.ts'

/** As much of the screen as tells what can be played. */
type Sitting = Pick<Scene, 'sight' | 'viewer' | 'command'>

/** What my own question offers is played there. */
function isAsked(scene: Sitting, card: Free): boolean {
  const { prompt } = scene.sight
  if (!prompt || !('options' in prompt)) return false
  return prompt.options.some(({ id }) => {
    const pick = readTurn(id)
    return card === 'snitch' ? id === 'market' : pick?.do === 'play' && pick.card === card
  })
}

/** LCN-16.3, LCN-R15: one of a kind on a man in play; Saboteur and Distraction on others' men only. */
export function mayLieOn(scene: Sitting, card: Attached, gangster: GangsterId): boolean {
  const man = viewOf(scene).gangsters[gangster]
  if (man?.where !== 'play' || man.on.includes(card)) return false
  return !isHostile(card) || man.owner !== seatOf(scene)
}

/** The cards of my hand that can be played now although nobody asks me for them. */
export function freeCards(scene: Sitting): Free[] {
  const view = viewOf(scene)
  const me = seatOf(scene)
  if (me === null || scene.command === null || !view.variants.includes('freeInfluence')) return []
  if (!isCalm(view)) return []
  const hand = view.seats[me]?.influence ?? []
  return FREE.filter((card) => {
    if (!hand.includes(card) || isAsked(scene, card)) return false
    // LCN-R50: the phase of the card stays in force.
    if (card === 'snitch') return view.phase === 'planning' || view.phase === 'action'
    if (view.phase !== 'planning') return false
    return Object.keys(view.gangsters).some((id) => mayLieOn(scene, card, id))
  })
}

/** The card in my fingers, as long as it can still be played. */
export function cardInFingers(scene: Sitting & Pick<Scene, 'own'>): Free | null {
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
