// La Cosa Nostra for everybody outside its folder: its types, its components, its sums over what lies open.

export type { AboutPrompt, Option } from './asked.ts'
export type { Box } from './components/box.ts'
export { boxFor } from './components/boxFor.ts'
export type { PrintedOrder } from './components/components.ts'
export type { Effect } from './effects/vocabulary.ts'
export { acceptProblem, offeredEvent, offerProblem } from './commands/bargain.ts'
export { influenceProblem } from './commands/free.ts'
export { type Means, meansToLook } from './commands/look.ts'
export { SHAPES, TEXT_LETTERS } from './commands/shapes.ts'
export { EVENTS, type NostraEvent } from './events.ts'
export {
  type AfterDeal,
  afterDeal,
  type FamilyAfter,
  type JobAfter,
} from './rules/afterDeal.ts'
export {
  businessesOf,
  incomeOf,
  incomeSources,
  markersLeft,
  type MonopolyShare,
  monopolyShares,
  shortOf,
  sortedBusinessesOf,
  unusedOfType,
} from './rules/businesses.ts'
export { momentOf } from './rules/clocks.ts'
export { momentsAhead, restOf } from './rules/debts.ts'
export { isSaidTo } from './rules/ledger.ts'
export {
  hitsOf,
  isHit,
  outcomesOf,
  type Roll,
  type RollChange,
  rollOf,
  type RollOutcome,
} from './rules/odds.ts'
export {
  dealProblem,
  isFor,
  isNothing,
  isOpenTo,
  isPrivate,
  keeperOf,
  legsOf,
  nothing,
  partiesOf,
  type Transfer,
} from './rules/offers.ts'
export { fits, requirements, servingCards, targetOwner } from './rules/orders.ts'
export { earnerBonus, muscle, paydayIncome } from './rules/scoring.ts'
export {
  couldRob,
  deadOf,
  gangstersOf,
  hasTask,
  lookedAtBy,
  recruitsOf,
  strengthOf,
  tasksLeft,
} from './rules/street.ts'
export {
  type Audience,
  type Execution,
  type Family,
  isOpenForBargains,
  type Later,
  type Leg,
  type Offer,
  type Preset,
  type Terms,
  type Unless,
  type Word,
} from './state.ts'
export type { Thing, ThingOf } from './things.ts'
export type { NostraView, NostraView as View } from './view/view.ts'
export {
  ATTACHED,
  type Attached,
  type BusinessId,
  type GangsterId,
  type Influence,
  isGangster,
  isHostile,
  type OrderId,
  type Reaction,
  REACTIONS,
  type TargetId,
} from './words.ts'
export { isSeatName, seatNamed } from '../seats.ts'
