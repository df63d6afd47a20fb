// What is printed on cards, tiles, tokens and tracks, as shapes: effects, permanent bonuses and requirements.

import { ASSOCIATE, EFFECTS, LASTING } from '../effects/vocabulary.ts'
import * as v from 'valibot'
import { some } from '../../reading.ts'
import { KINDS, ZONES } from '../words.ts'

export const zone = v.picklist(ZONES)
export const kind = v.picklist(KINDS)
const shapes = <Takes>(entries: { readonly [op: string]: { readonly takes: Takes } }): Takes[] =>
  Object.values(entries).map(({ takes }) => takes)

type Shape<Entries extends { readonly [op: string]: { readonly takes: unknown } }> =
  Entries[keyof Entries]['takes']

export const effects = v.pipe(
  v.array(v.variant('op', shapes<Shape<typeof EFFECTS>>(EFFECTS))),
  v.maxLength(8),
)
export const crateBack = v.variant('op', shapes<Shape<typeof LASTING>>(LASTING))
export const associateBonus = v.variant('op', shapes<Shape<typeof ASSOCIATE>>(ASSOCIATE))

/** What the objectives of the zones, of Central Park and of the books ask for. */
export const requirement = v.variant('req', [
  v.strictObject({ req: v.literal('protected_buildings'), n: some }),
  v.strictObject({ req: v.literal('kind_with_barrel'), kind, n: some }),
  v.strictObject({ req: v.literal('buildings_with_barrel'), n: some }),
  v.strictObject({ req: v.literal('leverage_total'), n: some }),
  v.strictObject({ req: v.literal('levels_at_least'), count: some, level: some }),
  v.strictObject({ req: v.literal('strength_total'), n: some }),
  v.strictObject({ req: v.literal('kind_in_each_zone'), kind, n: some }),
  v.strictObject({ req: v.literal('barrel_in_each_zone'), n: some }),
  v.strictObject({ req: v.literal('kind_on_map'), kind, n: some }),
  v.strictObject({
    req: v.literal('zone_combo'),
    kinds: v.partial(v.strictObject({ speakeasy: some, still: some, nightclub: some, casino: some })),
    placement: v.picklist(['same', 'different', 'any']),
    protected: v.literal(true),
  }),
  v.strictObject({ req: v.literal('crates'), n: some }),
  v.strictObject({ req: v.literal('protected_districts'), n: some }),
  v.strictObject({ req: v.literal('reputation'), n: some }),
  v.strictObject({ req: v.literal('park_tile'), slot: some }),
  v.strictObject({ req: v.literal('zone_tile'), zone }),
])
export type Requirement = v.InferOutput<typeof requirement>
