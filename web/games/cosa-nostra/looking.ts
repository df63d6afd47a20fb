// With what I am about to look at a planned order: chosen in my strip, used on somebody's man. LCN-16.4, LCN-17.1.

import type { Json } from '@backroom/engine'
import type { Scene } from '../../kit/screen.ts'
import { isCalm } from './facts.ts'
import { boxOf, seatOf, viewOf } from './game.ts'
import { MEANS, type Means, ownOf } from './own.ts'

/** LCN-R13, LCN-22.3: in Planning and Action, while no order is carried out, and in my turn where the table plays so. */
function mayLook(scene: Scene): boolean {
  const view = viewOf(scene)
  const me = seatOf(scene)
  if (me === null || scene.command === null || !isCalm(view)) return false
  if (view.phase !== 'planning' && view.phase !== 'action') return false
  return !view.variants.includes('turnBoundSpying') || view.turn === me
}

/** What I have to look with, the second look of a Spy or a Lawyer first. */
export function meansOf(scene: Scene): Means[] {
  const view = viewOf(scene)
  const me = seatOf(scene)
  const family = me === null ? undefined : view.seats[me]
  if (!family || !mayLook(scene)) return []
  const hand = family.influence ?? []
  const lawyers = (boxOf(scene).cardsOfType['lawyer'] ?? []).some((id) => {
    const card = view.businesses[id]
    return card?.owner === me && card.active && !card.used
  })
  return MEANS.filter((means) => {
    switch (means) {
      case 'more':
        return family.looks > 0
      case 'lawyer':
        return lawyers
      default:
        return hand.includes(means)
    }
  })
}

/** Somebody else's face-down order that I have not seen. */
export function canBeLookedAt(scene: Scene, gangster: string): boolean {
  const man = viewOf(scene).gangsters[gangster]
  return man !== undefined && man.owner !== seatOf(scene) && man.back !== null && man.order === null
}

export async function lookAt(scene: Scene, gangster: string): Promise<void> {
  const { looking, refused } = ownOf(scene)
  const means = looking.value
  if (means === null || !scene.command) return
  looking.value = null
  const args: Json = { with: means, gangster }
  refused.value = await scene.command('look', args)
}
