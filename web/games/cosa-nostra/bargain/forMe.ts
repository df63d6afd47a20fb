// What waits for me: offers to answer, and promises whose day has come.

import { isOpenTo, type Offer, type Word } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { viewOf, seatOf } from '../game.ts'

/** My promises whose day has come. */
export const debtsDue = (scene: Scene): readonly Word[] => {
  const me = seatOf(scene)
  return me === null || !scene.command
    ? []
    : viewOf(scene).words.filter(({ from, debt }) => from === me && debt?.state === 'due')
}

/** Open offers that wait for me, the newest first. */
export function offersForMe(scene: Scene): readonly Offer[] {
  const me = seatOf(scene)
  return me === null
    ? []
    : viewOf(scene)
        .offers.filter((offer) => isOpenTo(offer, me))
        .toReversed()
}

/** How many offers wait for my answer, and promises for my money. */
export const bargainNews = (scene: Scene): number =>
  scene.command ? offersForMe(scene).length + debtsDue(scene).length : 0
