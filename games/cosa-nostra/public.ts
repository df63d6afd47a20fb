// La Cosa Nostra for everybody outside its folder: its types, its components, its sums over what lies open.

export type { Box } from './components/box.ts'
export { boxFor } from './components/boxFor.ts'
export type { Effect, PrintedOrder } from './components/components.ts'
export { offeredEvent } from './commands/bargain.ts'
export { SHAPES, TEXT_LETTERS } from './commands/shapes.ts'
export { EVENTS, type NostraEvent } from './events.ts'
export {
  acceptProblem,
  type AfterDeal,
  afterDeal,
  type FamilyAfter,
  type JobAfter,
  offerProblem,
} from './rules/afterDeal.ts'
export { momentsAhead, restOf } from './rules/debts.ts'
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
} from './rules/offers.ts'
export { fits } from './rules/orders.ts'
export type {
  Audience,
  Execution,
  Later,
  Leg,
  Nostra,
  Offer,
  Preset,
  Terms,
  Unless,
  Word,
} from './state.ts'
export type { ActOption } from './steps/action.ts'
export type { PlanOption } from './steps/planning.ts'
export { knownState } from './view/known.ts'
export type { NostraView, NostraView as View } from './view/view.ts'
export {
  ATTACHED,
  type Attached,
  type BusinessId,
  type BusinessType,
  type GangsterId,
  type Influence,
  isGangster,
  isHostile,
  isSeat,
  MONOPOLIES,
  type MonopolyId,
  type OrderId,
  type Reaction,
  REACTIONS,
  type TargetId,
  targetSeat,
} from './words.ts'
