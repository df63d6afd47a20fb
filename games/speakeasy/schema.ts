// The shape of the components file. What a shape alone cannot say stands in contradictions.ts.

import * as v from 'valibot'
import { count, some } from '../reading.ts'
import { GROUPS, KINDS, LETTERS, LEVELS, LOCATIONS, MODES, OPERATIONS, ZONES } from './words.ts'

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/, 'an id like some-name'))
const district = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16))
const zone = v.picklist(ZONES)
const kind = v.picklist(KINDS)
const typeOrAny = v.picklist([...OPERATIONS, 'any'])
const pairs = <S extends v.GenericSchema>(schema: S) => v.object({ '2': schema, '3': schema, '4': schema })

const build = v.strictObject({
  op: v.literal('build'),
  kinds: v.pipe(v.array(kind), v.minLength(1)),
  modes: v.pipe(v.array(v.picklist(MODES)), v.minLength(1)),
  times: some,
  ignoreDefence: v.optional(v.boolean()),
})

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
const effects = v.array(effect)

const crateBack = v.variant('op', [
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

const CASH_PER = [
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

const associateBonus = v.variant('op', [
  v.strictObject({ op: v.literal('assoc_building_defence'), n: some }),
  v.strictObject({ op: v.literal('assoc_family_dock_and_vip') }),
  v.strictObject({ op: v.literal('assoc_leverage'), n: some }),
  v.strictObject({ op: v.literal('assoc_still_defence_free') }),
  v.strictObject({ op: v.literal('assoc_city_tokens'), n: some }),
  v.strictObject({ op: v.literal('assoc_once_free') }),
  v.strictObject({ op: v.literal('assoc_ship_attack'), n: some }),
  v.strictObject({ op: v.literal('assoc_takeover_discount'), n: some }),
])

const requirement = v.variant('req', [
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

const contact = v.object({ id, name: v.string(), rows: v.array(v.pipe(effects, v.minLength(1))) })

const perCount = v.object({
  boardSide: v.picklist(['1-2', '3-4']),
  blockedDistricts: v.nullable(v.object({ downtown: count, midtown: count, uptown: count })),
  mobsterATiles: count,
  mobsterATilesRemoved: count,
  mobsterTokensFaceDown: v.pipe(v.array(count), v.length(3)),
  uptownSpaces: some,
  casinoTurnOrderPay: count,
  turnOrderColumns: some,
  freeDockFamilyMember: v.boolean(),
})

const operation = v.object({
  id: v.picklist(OPERATIONS),
  levels: v.pipe(v.array(some), v.length(5)),
  trucks: v.optional(v.pipe(v.array(v.picklist([1, 2])), v.length(5))),
})

export const schema = v.object({
  schemaVersion: v.literal(1),
  gameCode: v.literal('SPK'),
  players: v.object({ colors: v.pipe(v.array(v.object({ id })), v.length(4)) }),
  componentCounts: v.object({
    caposPerPlayer: some,
    familyMembersPerPlayer: some,
    booksPerPlayer: some,
    trucksPerPlayer: v.literal(2),
    cops: some,
    mobsterSpeakeasies: some,
    goons: some,
    barrels: some,
    leverageTokens: some,
  }),
  acts: v.pipe(
    v.array(
      v.object({
        act: some,
        years: v.pipe(v.array(v.number()), v.minLength(1)),
        rounds: some,
        caposPerPlayer: some,
        lucianoPhase: v.boolean(),
        mobsterStack: v.nullable(v.picklist(LETTERS)),
      }),
    ),
    v.length(4),
  ),
  setup: v.object({
    '2': perCount,
    '3': perCount,
    '4': perCount,
    copsAtSetup: count,
    copTokensFaceDown: v.pipe(v.array(count), v.length(3)),
    helperDisplay: some,
    cityTokenDisplay: v.literal(3),
    barrelsPerShip: count,
    startingCash: count,
    startingSafe: count,
    startingGoons: count,
    startingHandPerType: count,
    familyOnReputationTrack: v.array(count),
  }),
  zones: v.pipe(v.array(v.object({ id: zone, districts: v.array(district) })), v.length(3)),
  districts: v.pipe(
    v.array(
      v.object({
        id: district,
        zone,
        spaces: pairs(some),
        neighbours: v.array(district),
        port: v.nullable(id),
      }),
    ),
    v.length(16),
  ),
  ports: v.object({ clockwise: v.pipe(v.array(v.object({ id, district, zone })), v.minLength(5)) }),
  turnOrderTrack: v.object({
    columns: v.pipe(v.array(v.object({ position: some, leverageCost: count })), v.length(4)),
    extraDiscardPositions: pairs(v.array(some)),
  }),
  reputationTrack: v.object({
    bonuses: v.array(v.object({ at: some, effects })),
    prices: v.pipe(v.array(v.object({ from: some, speakeasy: count, clubOrCasino: count })), v.minLength(1)),
  }),
  lucianoPayout: v.object({
    downtown: v.pipe(v.array(count), v.length(5)),
    midtown: v.pipe(v.array(count), v.length(5)),
    uptown: v.pipe(v.array(count), v.length(5)),
  }),
  operationsBoard: v.object({
    operations: v.pipe(v.array(operation), v.length(4)),
    strength: v.object({ discardToReach: v.record(v.string(), count) }),
    operationDiscardToReach: v.record(v.string(), count),
    goonSpaces: v.pipe(v.array(count), v.minLength(1)),
    cityTokenSpaces: count,
    buildings: v.array(
      v.object({
        slot: id,
        kind,
        group: v.picklist(GROUPS),
        cost: count,
        discardCards: v.optional(count),
        bonus: effects,
      }),
    ),
    upgradeDiscountByGroup: v.object({ left: count, middle: count, right: count }),
    finalValue: v.object({ speakeasy: count, still: count, nightclub: count, casino: count }),
    controlRank: v.pipe(v.array(kind), v.length(4)),
    truckCapacity: some,
  }),
  locations: v.object({
    items: v.pipe(
      v.array(
        v.object({
          id: v.picklist(LOCATIONS),
          unlimited: v.boolean(),
          contacts: v.object({ '1-2': v.array(contact), '3-4': v.array(contact) }),
        }),
      ),
      v.length(8),
    ),
    restaurantOptions: v.object({ cityTokensMax: some, booksMax: some }),
  }),
  docks: v.object({ rows: v.literal(4), rowBonuses: v.pipe(v.array(effects), v.length(4)) }),
  ships: v.object({
    items: v.pipe(
      v.array(v.object({ id, color: id, prices: v.array(count), defence: v.array(count) })),
      v.length(4),
    ),
  }),
  crates: v.object({
    items: v.array(
      v.object({
        id,
        number: some,
        cash: v.object({ per: v.picklist(CASH_PER), rate: some, max: v.nullable(some) }),
        back: crateBack,
      }),
    ),
  }),
  mobsters: v.object({
    items: v.array(
      v.object({
        id,
        number: some,
        letter: v.picklist(LETTERS),
        strength: some,
        warModifier: count,
        cost: count,
        associateBonus: v.nullable(associateBonus),
      }),
    ),
  }),
  cityTokens: v.object({ kinds: v.array(v.object({ id, count: some, effects })) }),
  bottles: v.object({ items: v.array(v.object({ id, value: count })) }),
  helperCards: v.object({ items: v.array(v.object({ id, bottle: id, effects })) }),
  operationCards: v.object({
    items: v.array(v.object({ id, type: v.picklist(OPERATIONS), bonus: effects, leverage: count })),
  }),
  centralParkObjectives: v.object({
    items: v.array(
      v.object({
        id,
        letter: v.picklist(LETTERS),
        number: some,
        req: requirement,
        countsNonOperating: v.optional(v.boolean()),
      }),
    ),
    slots: v.pipe(v.array(v.object({ slot: some, letter: v.picklist(LETTERS) })), v.length(5)),
  }),
  zoneObjectives: v.object({ items: v.array(v.object({ id, number: some, req: requirement })) }),
  bookObjectives: v.object({
    items: v.array(v.object({ id, area: id, spaces: some, req: requirement, safe: count, bonus: effects })),
  }),
  laundering: v.object({ rate: some }),
  solo: v.object({ ranks: v.pipe(v.array(v.object({ from: count })), v.minLength(1)) }),
})

export type Components = v.InferOutput<typeof schema>
export type Effect = v.InferOutput<typeof effect>
export type Build = v.InferOutput<typeof build>
export type CrateBack = v.InferOutput<typeof crateBack>
export type AssociateBonus = v.InferOutput<typeof associateBonus>
export type Requirement = v.InferOutput<typeof requirement>
export type CashPer = (typeof CASH_PER)[number]
