// The shape of the components file; what is printed on a component has its shapes in printed.ts. What a shape alone
// cannot say stands in contradictions.ts.

import * as v from 'valibot'
import { count, some } from '../../reading.ts'
import { associateBonus, crateBack, effects, kind, requirement, zone } from './printed.ts'
import { CASH_PER, GROUPS, LETTERS, LOCATIONS, OPERATIONS } from '../words.ts'

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/, 'an id like some-name'))
const district = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16))
const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(1999))
const level = v.pipe(v.string(), v.regex(/^[2-5]$/, 'a level from 2 to 5'))
const spaces = v.pipe(some, v.maxValue(6))
const pairs = <S extends v.GenericSchema>(schema: S) => v.object({ '2': schema, '3': schema, '4': schema })

const contact = v.object({
  id,
  name: v.string(),
  rows: v.pipe(v.array(v.pipe(effects, v.minLength(1))), v.minLength(1), v.maxLength(6)),
})

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
        years: v.pipe(v.array(year), v.minLength(1), v.maxLength(9)),
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
    startingHandPerType: v.pipe(some, v.maxValue(9)),
    familyOnReputationTrack: v.array(count),
  }),
  zones: v.pipe(v.array(v.object({ id: zone, districts: v.array(district) })), v.length(3)),
  districts: v.pipe(
    v.array(
      v.object({
        id: district,
        zone,
        spaces: pairs(spaces),
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
    strength: v.object({ discardToReach: v.record(level, count) }),
    operationDiscardToReach: v.record(level, count),
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
