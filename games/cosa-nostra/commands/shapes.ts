// What an offer looks like when it comes from outside, and how one is pointed at.

import * as v from 'valibot'
import { DUE_MOMENTS } from '../words.ts'
import { audience, name, seat, text } from './common.ts'

const MOST_ITEMS = 12

const ids = v.pipe(
  v.array(name),
  v.maxLength(MOST_ITEMS),
  v.check((all) => new Set(all).size === all.length),
)
const MOST_DOLLARS = 10_000_000
const dollars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DOLLARS), v.multipleOf(1000))
/** LCN-20.4: a sum, and when it falls due. */
export const laterShape = v.strictObject({
  amount: v.pipe(dollars, v.minValue(1000)),
  round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  at: v.picklist(DUE_MOMENTS),
})
export const sum = v.pipe(dollars, v.minValue(1000))
export const termsShape = v.strictObject({
  cash: v.optional(dollars, 0),
  businesses: v.optional(ids, []),
  gangsters: v.optional(ids, []),
  access: v.optional(ids, []),
  later: v.optional(v.nullable(laterShape), null),
})
const legShape = v.pipe(
  v.strictObject({ from: seat, to: seat, give: termsShape }),
  v.check(({ from, to }) => from !== to),
)
/** Each may give each other one something. */
const MOST_LEGS = 20
const SECONDS = { least: 1, most: 3600 }

const offerFields = v.strictObject({
  to: audience,
  aloud: v.optional(v.boolean(), false),
  give: v.optional(termsShape, {}),
  want: v.optional(termsShape, {}),
  /** Further parties of a deal among three or more, and what else is handed over between any two of them. */
  among: v.optional(
    v.pipe(
      v.array(seat),
      v.maxLength(3),
      v.check((all) => new Set(all).size === all.length),
    ),
    [],
  ),
  legs: v.optional(v.pipe(v.array(legShape), v.maxLength(MOST_LEGS)), []),
  text: v.optional(text, ''),
  until: v.optional(v.picklist(['open', 'turn', 'phase', 'time']), 'open'),
  /** With `time`, and only then. */
  seconds: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(SECONDS.least), v.maxValue(SECONDS.most))),
    null,
  ),
  /** LCN-D26: the offer that this one answers; it goes back to whoever made that. */
  counters: v.optional(v.nullable(name), null),
})
export const offerShape = v.pipe(
  offerFields,
  v.check(({ until, seconds }) => (until === 'time') === (seconds !== null)),
  // Further parties are named, and only where there are some there is more than giving and taking.
  v.check(({ to, among, legs }) =>
    among.length === 0 ? legs.length === 0 : to !== 'all' && !among.includes(to),
  ),
)
export type OfferArgs = v.InferInput<typeof offerShape>
export const pointShape = v.strictObject({ offer: name })
export const withdrawShape = v.strictObject({
  offer: name,
  /** Its time is up: whoever keeps the table takes it back for its maker. */
  expired: v.optional(v.boolean(), false),
})
export type WithdrawArgs = v.InferInput<typeof withdrawShape>
export type PointArgs = v.InferInput<typeof pointShape>
