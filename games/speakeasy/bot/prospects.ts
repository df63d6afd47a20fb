// What a family may still hope for, counted: the position as numbers, which the weights turn into dollars.

import type { Seat } from '@backroom/engine'
import { columnOf, distances, districtOf, operatesAt } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { crateCash } from '../rules/crates.ts'
import { priceOf } from '../rules/money.ts'
import { cookable } from '../rules/objectives.ts'
import { survives } from './payouts.ts'
import { mostProtected } from '../rules/possible.ts'
import { canRaid, zoneOfShip } from '../rules/ships.ts'
import {
  type Family,
  familyOf,
  handCount,
  item,
  kindOf,
  must,
  type Open,
  type Own,
  reputationOf,
  type Side,
  sideOf,
  type Space,
  type Speakeasy,
} from '../state.ts'
import { associateOf, leverageOf, saleLimit, truckRange, trucksOf } from '../rules/strength.ts'
import { type District, OPERATIONS } from '../words.ts'

export const PROSPECTS = [
  'pocket',
  'morePocket',
  'safe',
  'vipLevel',
  'partyLevel',
  'stillLevel',
  'convoyLevel',
  'secondTruck',
  'strengthLevel',
  'price',
  'cards',
  'types',
  'cardLeverage',
  'leverage',
  'column',
  'tokens',
  'helpers',
  'goons',
  'associate',
  'vip',
  'docked',
  'crates',
  'books',
  'waitingBooks',
  'openSpeakeasies',
  'openClubs',
  'openStill',
  'guarded',
  'casinos',
  'shops',
  'still',
  'trade',
  'aboard',
  'cellar',
  'threatened',
  'exposed',
] as const
export type Prospect = (typeof PROSPECTS)[number]
export type Prospects = { [prospect in Prospect]: number }

/** What one turn could bring now, in dollars: a sale, another one, books, guards, a raid, a delivery. */
export const OPPORTUNITIES = ['sale', 'nextSale', 'cook', 'nextCook', 'guard', 'raid', 'delivery'] as const
export type Opportunity = (typeof OPPORTUNITIES)[number]
export type Opportunities = { [opportunity in Opportunity]: number }

export const dearestFirst = (a: number, b: number): number => b - a

/** Own turns to come. */
export function turnsLeft(open: Open, box: Box, seat: Seat): number {
  if (open.phase === 'over') return 0
  let left = open.phase === 'setUpRound' ? 0 : familyOf(open, seat).capos
  for (const act of box.acts) if (act.act > open.act || open.phase === 'setUpRound') left += act.rounds
  return left
}

/** What a round of loading, delivering and selling brings: as much as shops, trucks and parties allow together. */
function tradeOf(box: Box, family: Family, shopsIn: readonly District[], stillIn: District): number {
  if (shopsIn.length === 0) return 0
  const steps = distances(box)
  let near = 0
  for (let i = 0; i < shopsIn.length; i++) {
    const district = shopsIn[i] as District
    const from = item(steps, district)
    near +=
      isClose(from, stillIn) || item(box.portIn, district) >= 0 || hasCloseShop(from, shopsIn, i) ? 1 : 0.4
  }
  const carried = 2 * trucksOf(box, family) * Math.min(1, (truckRange(box, family) + 1) / 3)
  const margin = priceOf(box, family, 'speakeasy') + 2 - (stillIn > 0 ? STILL_COST : BOUGHT_COST)
  return (margin * 3) / (1 / near + 1 / carried + 1 / saleLimit(box, family))
}

/** What a barrel costs: the turn of the still shared among its barrels, or a ship's price. */
const STILL_COST = 2
const BOUGHT_COST = 6

/** At most two steps away, by the steps to every district. */
const isClose = (steps: readonly number[], district: District): boolean =>
  district > 0 && (steps[district] as number) <= 2

function hasCloseShop(steps: readonly number[], shopsIn: readonly District[], from: number): boolean {
  for (let i = 0; i < shopsIn.length; i++)
    if (i !== from && isClose(steps, shopsIn[i] as District)) return true
  return false
}

/** Barrels of which the dearest are sold first, and what is on its way to idle shops. */
function countBarrels(
  box: Box,
  family: Family,
  prices: number[],
  idle: number,
  chances: Opportunities,
): void {
  const limit = saleLimit(box, family)
  prices.sort(dearestFirst)
  for (let i = 0; i < prices.length && i < 2 * limit; i++) {
    if (i < limit) chances.sale += prices[i] as number
    else chances.nextSale += prices[i] as number
  }
  const { cellar, trucks } = family
  const stock = Math.min(idle, cellar + trucks[0].load + trucks[1].load, 2 * trucksOf(box, family))
  chances.delivery = stock * priceOf(box, family, 'speakeasy')
}

function countBuildings(
  state: Speakeasy,
  box: Box,
  seat: Seat,
  family: Family,
  found: Prospects,
  chances: Opportunities,
): void {
  const { open } = state
  const { finalValue } = box.components.operationsBoard
  const prices: number[] = []
  const unguarded: number[] = []
  const shopsIn: District[] = []
  let stillIn: District = 0
  let idle = 0
  for (let place = 0; place < open.spaces.length; place++) {
    const space = open.spaces[place] as Space
    if (space.owner !== seat) continue
    const kind = kindOf(box, space)
    if (kind === null) continue
    const works = operatesAt(open, box, place)
    const district = districtOf(box, place)
    const doomed = open.threats.includes(district) && !survives(state, box, place, seat)
    if (doomed) found.threatened += finalValue[kind]
    // Every district without a mobster will see a war (SPK-3.5, 3.8, 3.9).
    else if (open.mobs[district] === null && open.act < 4) found.exposed += finalValue[kind]
    if (space.guarded) found.guarded++
    else {
      if (!doomed) unguarded.push(finalValue[kind])
      if (kind === 'speakeasy') found.openSpeakeasies++
      else if (kind === 'still') found.openStill++
      else found.openClubs++
    }
    if (kind === 'casino' && works) found.casinos++
    if (kind === 'still') {
      found.still += works ? 1 : 0
      stillIn = works ? district : 0
    } else if (works) {
      found.shops++
      shopsIn.push(district)
      if (space.barrel) prices.push(priceOf(box, family, kind))
      else idle++
    }
  }
  countBarrels(box, family, prices, idle, chances)
  found.trade = tradeOf(box, family, shopsIn, stillIn)
  unguarded.sort(dearestFirst)
  const guards = mostProtected(open, box, seat)
  for (let i = 0; i < guards && i < unguarded.length; i++) chances.guard += unguarded[i] as number
}

/** SPK-20.6: three books a visit. */
const A_VISIT = 3

function countBooks(
  open: Open,
  box: Box,
  seat: Seat,
  { books }: Family,
  found: Prospects,
  chances: Opportunities,
): void {
  const met = cookable(open, box, seat)
    .map((id) => must(box.objective, id).safe)
    .sort(dearestFirst)
  found.books = Math.min(4, Math.max(0, books.board - met.length))
  for (let i = 0; i < met.length; i++) {
    const safe = met[i] as number
    if (i >= books.board) found.waitingBooks += i < books.board + 3 ? safe : 0
    else if (i < A_VISIT) chances.cook += safe
    else chances.nextCook += safe
  }
}

/** SPK-19.7: cash, a crate and a barrel. */
const CRATE_AND_BARREL = 15

function bestRaid(side: Side): number {
  let best = 0
  for (const ship of side.open.ships) {
    if (ship.crate === null || !canRaid(side, ship)) continue
    best = Math.max(best, CRATE_AND_BARREL + crateCash(side, ship.crate, zoneOfShip(side.box, ship)))
  }
  return best
}

const none = (): Prospects => ({
  pocket: 0,
  morePocket: 0,
  safe: 0,
  vipLevel: 0,
  partyLevel: 0,
  stillLevel: 0,
  convoyLevel: 0,
  secondTruck: 0,
  strengthLevel: 0,
  price: 0,
  cards: 0,
  types: 0,
  cardLeverage: 0,
  leverage: 0,
  column: 0,
  tokens: 0,
  helpers: 0,
  goons: 0,
  associate: 0,
  vip: 0,
  docked: 0,
  crates: 0,
  books: 0,
  waitingBooks: 0,
  openSpeakeasies: 0,
  openClubs: 0,
  openStill: 0,
  guarded: 0,
  casinos: 0,
  shops: 0,
  still: 0,
  trade: 0,
  aboard: 0,
  cellar: 0,
  threatened: 0,
  exposed: 0,
})

function countTypes(box: Box, { dealt, drawn }: Own): number {
  let seen = 0
  for (const card of dealt) seen |= 1 << OPERATIONS.indexOf(must(box.card, card).type)
  for (const card of drawn) seen |= 1 << OPERATIONS.indexOf(must(box.card, card).type)
  let types = 0
  for (let type = 0; type < OPERATIONS.length; type++) if (seen & (1 << type)) types++
  return types
}

export function prospectsOf(state: Speakeasy, box: Box, seat: Seat): [Prospects, Opportunities] {
  const { open } = state
  const side = sideOf(state, box, seat)
  const { own } = side
  const family = familyOf(open, seat)
  const { levels, trucks } = family
  const found = none()
  const chances = { sale: 0, nextSale: 0, cook: 0, nextCook: 0, guard: 0, raid: 0, delivery: 0 }
  found.pocket = Math.min(20, family.pocket)
  found.morePocket = Math.min(30, Math.max(0, family.pocket - 20))
  found.safe = Math.min(60, own.safe)
  found.vipLevel = levels.vip - 1
  found.partyLevel = levels.party - 1
  found.stillLevel = levels.still - 1
  found.convoyLevel = levels.convoy - 1
  found.secondTruck = trucksOf(box, family) - 1
  found.strengthLevel = levels.strength - 1
  found.price = priceOf(box, family, 'speakeasy') - 10 + 0.4 * (reputationOf(family) - 5)
  found.cards = Math.min(4, handCount(own)) + 0.3 * Math.max(0, handCount(own) - 4)
  found.types = countTypes(box, own)
  found.cardLeverage = Math.min(9, leverageOf(open, box, seat))
  found.leverage = Math.min(5, family.leverage)
  found.column = columnOf(open, seat)
  found.tokens = Math.min(5, family.tokens.length)
  found.helpers = Math.min(4, family.helpers.length)
  found.goons = family.goons
  found.associate = associateOf(open, box, seat)?.strength ?? 0
  found.crates = family.crates.length
  for (const dock of open.docks) if (dock === seat) found.docked++
  countBuildings(state, box, seat, family, found, chances)
  const places = found.openSpeakeasies + found.openClubs + found.openStill
  found.vip = Math.min(family.members.vip, places + 1)
  countBooks(open, box, seat, family, found, chances)
  chances.raid = bestRaid(side)
  found.aboard = trucks[0].load + trucks[1].load
  found.cellar = Math.min(6, family.cellar)
  return [found, chances]
}
