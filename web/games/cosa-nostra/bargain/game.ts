// The bargaining room's door to the game: its offers and words, and what a deal would bring.

import type { Seat } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { type NostraView, seatOf, viewOf } from '../game.ts'

export {
  acceptProblem,
  type AfterDeal,
  afterDeal,
  type FamilyAfter,
  type JobAfter,
  offerProblem,
} from '../../../../games/cosa-nostra/rules/afterDeal.ts'
export { TEXT_LETTERS } from '../../../../games/cosa-nostra/commands/common.ts'
export { knownState } from '../../../../games/cosa-nostra/view/known.ts'
export { momentsAhead, restOf } from '../../../../games/cosa-nostra/rules/debts.ts'
export {
  dealProblem,
  isFor,
  isNothing,
  isOpenTo,
  isPrivate,
  legsOf,
  nothing,
  partiesOf,
  type Problem,
  type Transfer,
} from '../../../../games/cosa-nostra/rules/offers.ts'
export type {
  Audience,
  Later,
  Leg,
  Nostra,
  Offer,
  Preset,
  Terms,
  Unless,
  Word,
} from '../../../../games/cosa-nostra/state.ts'
export { type Reaction, REACTIONS } from '../../../../games/cosa-nostra/words.ts'
export { type Box, boxOf, type NostraView, seatOf, viewOf } from '../game.ts'
export { familyId, familyName } from '../parts/people.ts'

/** The others, clockwise from whoever looks. */
export function rivals(scene: Scene): Seat[] {
  const { length } = viewOf(scene).seats
  const me = seatOf(scene)
  return Array.from({ length }, (_, i) => ((me ?? -1) + 1 + i) % length).filter((seat) => seat !== me)
}

/** LCN-R31: bargaining rests while an order is carried out, and once scoring has begun. */
export const isResting = ({ executions, phase }: NostraView): boolean =>
  executions.length > 0 || phase === 'over'
