// What is printed on cards, tiles, tokens and tracks, as shapes: effects, permanent bonuses and requirements.

import * as v from 'valibot'
import { some } from '../../reading.ts'
import { KINDS, LEVELS, MODES, OPERATIONS, ZONES } from '../words.ts'

export const zone = v.picklist(ZONES)
export const kind = v.picklist(KINDS)
const typeOrAny = v.picklist([...OPERATIONS, 'any'])

const build = v.strictObject({
  op: v.literal('build'),
  kinds: v.pipe(v.array(kind), v.minLength(1)),
  modes: v.pipe(v.array(v.picklist(MODES)), v.minLength(1)),
  times: some,
  ignoreDefence: v.optional(v.boolean()),
})
export type Build = v.InferOutput<typeof build>

/** Bonuses of cards, tokens, buildings, tracks and book spaces, and the actions of contacts. */
const effect = v.variant('op', [
  v.strictObject({ op: v.literal('gain_leverage'), n: some }),
  v.strictObject({
    op: v.literal('gain_family'),
    n: some,
    source: v.optional(v.literal('reputation_track')),
  }),
  v.strictObject({ op: v.literal('gain_goon'), n: some }),
  v.strictObject({ op: v.literal('gain_book'), n: some }),
  v.strictObject({ op: v.literal('gain_helper'), n: some }),
  v.strictObject({ op: v.literal('gain_city_token'), n: some }),
  v.strictObject({ op: v.literal('draw_operation'), type: typeOrAny, n: some }),
  v.strictObject({ op: v.literal('raise'), target: v.picklist([...LEVELS, 'any']), n: some }),
  v.strictObject({ op: v.literal('raise_by_discard'), target: v.picklist(LEVELS) }),
  v.strictObject({ op: v.literal('cash'), n: some }),
  v.strictObject({ op: v.literal('hire_goons') }),
  v.strictObject({ op: v.literal('play_operation'), type: typeOrAny, rangeBonus: v.optional(some) }),
  v.strictObject({ op: v.literal('protect') }),
  v.strictObject({ op: v.literal('sell') }),
  v.strictObject({ op: v.literal('produce') }),
  v.strictObject({ op: v.literal('pickup_deliver') }),
  build,
  v.strictObject({ op: v.literal('associate') }),
  v.strictObject({ op: v.literal('ambush') }),
  v.strictObject({ op: v.literal('change_turn_order'), mandatory: v.literal(true) }),
  v.strictObject({ op: v.literal('restaurant_two_of_three'), options: v.array(v.string()) }),
  v.strictObject({ op: v.literal('park_swap') }),
  v.strictObject({ op: v.literal('copy_helper') }),
  v.strictObject({ op: v.literal('action_sell_limit'), n: some }),
  v.strictObject({ op: v.literal('action_production'), n: some }),
  v.strictObject({ op: v.literal('action_truck_range'), n: some }),
])
export const effects = v.pipe(v.array(effect), v.maxLength(8))
export type Effect = v.InferOutput<typeof effect>

/** SPK-24.3: the permanent bonus on the back of a crate. */
export const crateBack = v.variant('op', [
  v.strictObject({ op: v.literal('mod_sell_limit'), n: some }),
  v.strictObject({ op: v.literal('mod_building_defence'), n: some }),
  v.strictObject({ op: v.literal('mod_associate_cost'), n: v.pipe(v.number(), v.integer(), v.maxValue(0)) }),
  v.strictObject({ op: v.literal('mod_city_token_limit'), n: some }),
  v.strictObject({ op: v.literal('mod_truck_range'), n: some }),
  v.strictObject({ op: v.literal('mod_choose_dock_bonus') }),
  v.strictObject({ op: v.literal('mod_takeover_attack'), n: some }),
  v.strictObject({ op: v.literal('mod_leverage'), n: some }),
  v.strictObject({ op: v.literal('mod_production'), n: some }),
])
export type CrateBack = v.InferOutput<typeof crateBack>

/** SPK-24.2: what the cash of a crate is counted by. */
export const CASH_PER = [
  'books_placed',
  'level_party',
  'family_on_operations_board',
  'goons',
  'level_strength',
  'associate_strength',
  'city_tokens',
  'operation_cards_in_hand',
  'level_convoy',
  'barrels_at_buildings',
  'reputation',
  'highest_level',
  'nightclubs_and_casinos',
  'helper_cards',
  'family_protecting',
  'level_vip',
  'family_in_attacked_dock',
  'level_still',
] as const
export type CashPer = (typeof CASH_PER)[number]

/** SPK-25: what an associate gives as long as he stays. */
export const associateBonus = v.variant('op', [
  v.strictObject({ op: v.literal('assoc_building_defence'), n: some }),
  v.strictObject({ op: v.literal('assoc_family_dock_and_vip') }),
  v.strictObject({ op: v.literal('assoc_leverage'), n: some }),
  v.strictObject({ op: v.literal('assoc_still_defence_free') }),
  v.strictObject({ op: v.literal('assoc_city_tokens'), n: some }),
  v.strictObject({ op: v.literal('assoc_once_free') }),
  v.strictObject({ op: v.literal('assoc_ship_attack'), n: some }),
  v.strictObject({ op: v.literal('assoc_takeover_discount'), n: some }),
])
export type AssociateBonus = v.InferOutput<typeof associateBonus>

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
