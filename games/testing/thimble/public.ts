// All that anybody outside this folder knows of Thimblerig.

export { EFFECTS } from './effects/index.ts'
export { EVENTS, type Option, type ThimbleEvent } from './events.ts'
export { guessers, leaders, moneyOf } from './rules/money.ts'
export type { View } from './view/index.ts'
export { THIMBLES, type ThimbleId } from './words.ts'
