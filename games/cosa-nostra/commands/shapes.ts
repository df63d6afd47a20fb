// What an offer looks like when it comes from outside, and how one is pointed at.

import * as v from 'valibot'
import { audience, name, text } from './common.ts'

const MOST_ITEMS = 12

const ids = v.pipe(
  v.array(name),
  v.maxLength(MOST_ITEMS),
  v.check((all) => new Set(all).size === all.length),
)
const terms = v.strictObject({
  cash: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000), v.multipleOf(1000)),
    0,
  ),
  businesses: v.optional(ids, []),
  gangsters: v.optional(ids, []),
  access: v.optional(ids, []),
})
export const offerShape = v.strictObject({
  to: audience,
  aloud: v.optional(v.boolean(), false),
  give: v.optional(terms, {}),
  want: v.optional(terms, {}),
  text: v.optional(text, ''),
  until: v.optional(v.picklist(['open', 'turn', 'phase']), 'open'),
  /** LCN-D26: the offer that this one answers; it goes back to whoever made that. */
  counters: v.optional(v.nullable(name), null),
})
export type OfferArgs = v.InferInput<typeof offerShape>
export const pointShape = v.strictObject({ offer: name })
export type PointArgs = v.InferInput<typeof pointShape>
