// With what I am about to look at a planned order: chosen in my strip, used on somebody's man. LCN-16.4, LCN-17.1.

import type { Json } from '@backroom/engine'
import { type Means, meansToLook } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../kit/screen.ts'
import { boxOf, seatOf, viewOf } from './game.ts'
import { MEANS, ownOf } from './own.ts'

/** What I have to look with, the second look of a Spy or a Lawyer first. */
export function meansOf(scene: Scene): Means[] {
  const view = viewOf(scene)
  const me = seatOf(scene)
  const hand = me === null ? null : view.hands[me]
  if (me === null || !hand || scene.command === null) return []
  const means = meansToLook(view, hand, boxOf(scene), me)
  return MEANS.filter((one) => means.includes(one))
}

/** Somebody else's face-down order that I have not seen. */
export function canBeLookedAt(scene: Scene, gangster: string): boolean {
  const { gangsters, planned } = viewOf(scene)
  const man = gangsters[gangster]
  return (
    man !== undefined && man.owner !== seatOf(scene) && man.back !== null && planned[gangster] === undefined
  )
}

export async function lookAt(scene: Scene, gangster: string): Promise<void> {
  const { looking, refused } = ownOf(scene)
  const means = looking.value
  if (means === null || !scene.command) return
  looking.value = null
  const args: Json = { with: means, gangster }
  refused.value = await scene.command('look', args)
}
