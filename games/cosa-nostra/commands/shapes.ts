// What an offer looks like when it comes from outside, and how one is pointed at.

import * as v from 'valibot'
import { audience, name, text } from './common.ts'

const MOST_ITEMS = 12

const ids = v.pipe(
  v.array(name),
  v.maxLength(MOST_ITEMS),
  v.check((all) => new Set(all).size === all.length),
)
export const termsShape = v.strictObject({
  cash: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000), v.multipleOf(1000)),
    0,
  ),
  businesses: v.optional(ids, []),
  gangsters: v.optional(ids, []),
  access: v.optional(ids, []),
})
const SECONDS = { least: 1, most: 3600 }

const offerFields = v.strictObject({
  to: audience,
  aloud: v.optional(v.boolean(), false),
  give: v.optional(termsShape, {}),
  want: v.optional(termsShape, {}),
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
