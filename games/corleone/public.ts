// All that anybody outside this folder knows of the game: its types, its words, its box, and sums over open facts.

export { type Offer, type Option, OPTIONS, PROMPTS } from './asked.ts'
export type { Box, Figure } from './components/box.ts'
export { boxFor } from './components/boxFor.ts'
export { type Ability, iconOf } from './effects/vocabulary.ts'
export { type CorleoneEvent, EVENTS } from './events.ts'
export { aboveLimit, actOf, nextTileAct } from './rules/acts.ts'
export {
  backsAt,
  controlledBy,
  controller,
  type Influence,
  influenceIn,
  ownerOf,
  placeOf,
  turfOf,
  winnerOf,
} from './rules/board.ts'
export { cardOf } from './offered.ts'
export { figuresOf, type Whereis } from './rules/figures.ts'
export { goodsAmong, missingFor } from './rules/goods.ts'
export { bonusesNow, completedJobs, scoreSheet, sumIn, sumOf } from './rules/scoring.ts'
export { clockwiseFrom, type Family, type ScoreSheet } from './state.ts'
export type { Thing, ThingOf } from './things.ts'
export type { CorleoneView, CorleoneView as View } from './view/view.ts'
export {
  type CardId,
  COLORS,
  type Good,
  GOODS,
  isAlly,
  isGood,
  isJob,
  isMoney,
  type JobColor,
  MONEY,
  type MoneyCard,
  moneyCard,
  type Phase,
  valueOf,
} from './words.ts'
