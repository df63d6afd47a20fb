// Whether an effect could do anything now. SPK-R47: one that cannot is skipped; SPK-R79: not offered.

import type { Seat } from '@backroom/engine'
import type { Why } from '../asked.ts'
import { buildingsOf, hasVipSeat, operatingStill, shops } from './board.ts'
import { type Box, kitId } from '../components/box.ts'
import type { Effect } from '../components/printed.ts'
import { canDraw, holds } from './hand.ts'
import { canRaise, canRaiseAny } from './levels.ts'
import { funds } from './money.ts'
import { canCook } from './objectives.ts'
import { canRaid } from './ships.ts'
import { canBuild } from './sites.ts'
import { at, familyOf, handCount, type Mob, of, ON_BOARD, type Open, OUT, type Side } from '../state.ts'
import { leverageCost, leverageOf } from './strength.ts'
import type { RestaurantAction } from '../words.ts'
import { goonsCost, goonSpaces, hasToken } from './supply.ts'

/** SPK-12.16: a free VIP seat or a free dock space. */
const hasRoom = (open: Open, box: Box, seat: Seat): boolean =>
  hasVipSeat(open, box, seat) || open.docks.includes(null)

/** SPK-17.2, 17.3: how many members could be sent out at once. */
export function mostProtected(open: Open, box: Box, seat: Seat): number {
  const { members, leverage } = familyOf(open, seat)
  if (members.vip === 0) return 0
  const bare = buildingsOf(open, seat).filter((place) => !at(open.spaces, place).guarded).length
  const cost = leverageCost(open, box, seat)
  const afford = Math.floor((leverageOf(open, box, seat) + leverage) / cost)
  return Math.min(members.vip, bare, afford)
}

/** SPK-12.14: how many goons fit and can be paid. */
export function mostGoons(side: Side): number {
  const { open, box, seat } = side
  const family = familyOf(open, seat)
  const room = goonSpaces(box).length - family.goons
  const money = funds(side)
  let most = 0
  while (most < room && goonsCost(box, family, most + 1) <= money) most++
  return most
}

const COLUMN_TAKEN: Why = { rule: 'SPK-20.1', why: 'columnTaken' }
const TOO_FEW_CARDS: Why = { rule: 'SPK-20.3', why: 'cardsMissing' }

/** SPK-20.1 to 20.3: why the marker cannot go to this column of the lower row. */
export function whyNotColumn({ open, own, box }: Side, column: number): Why | null {
  if (open.lower[column] !== null) return COLUMN_TAKEN
  return columnCost(box, column) <= handCount(own) ? null : TOO_FEW_CARDS
}

/** Free columns of the lower row that can be paid. */
export function payableColumns(side: Side): number[] {
  const columns: number[] = []
  for (let column = 0; column < side.open.lower.length; column++)
    if (whyNotColumn(side, column) === null) columns.push(column)
  return columns
}

/** SPK-20.3: why a capo cannot go to the Restaurant. */
export const whyNotRestaurant = (side: Side): Why | null =>
  payableColumns(side).length > 0 ? null : TOO_FEW_CARDS

export const columnCost = (box: Box, column: number): number =>
  box.extraDiscard.includes(column + 1) ? 2 : 1

const ANOTHERS_ASSOCIATE: Why = { rule: 'SPK-18.3', why: 'anothersAssociate' }

/** SPK-18.3, SPK-18.6: why he cannot be taken; those on the mobster board can, and the own present associate. */
export const whyNotAssociate = ({ holder }: Mob, seat: Seat): Why | null =>
  holder === ON_BOARD || holder === seat ? null : ANOTHERS_ASSOCIATE

export function canAtRestaurant({ open, own, box, seat }: Side, action: RestaurantAction): boolean {
  switch (action) {
    case 'playCard':
      return handCount(own) > 0
    case 'playTokens':
      return familyOf(open, seat).tokens.length > 0
    case 'cookBooks':
      return canCook(open, box, seat)
  }
}

export function canDo(side: Side, effect: Effect): boolean {
  const { open, own, box, seat } = side
  const family = familyOf(open, seat)
  switch (effect.op) {
    case 'gain_leverage':
      return open.leverage > 0
    case 'gain_family':
      return family.members.supply > 0 && hasRoom(open, box, seat)
    case 'gain_goon':
      return family.goons < goonSpaces(box).length
    case 'hire_goons':
      return mostGoons(side) > 0
    case 'gain_book':
      return family.books.supply > 0
    case 'gain_helper':
      return open.helperRow.length > 0
    case 'gain_city_token':
      return hasToken(open)
    case 'draw_operation':
      return canDraw(open, effect.type)
    case 'raise':
      return effect.target === 'any' ? canRaiseAny(side) : canRaise(side, effect.target)
    case 'raise_by_discard':
      return canRaise(side, effect.target, 1)
    case 'play_operation':
      return holds(box, own, effect.type)
    case 'protect':
      return mostProtected(open, box, seat) > 0
    case 'sell':
      return shops(open, box, seat, true).length > 0
    case 'produce':
      return open.barrels > 0 && operatingStill(open, box, seat) >= 0
    case 'build':
      return canBuild(side, of(box.kit, kitId(effect)))
    case 'associate':
      return open.mobs.some((mob) => mob && mob.holder !== OUT && whyNotAssociate(mob, seat) === null)
    case 'ambush':
      return open.ships.some((ship) => canRaid(side, ship))
    case 'copy_helper':
      return open.helperRow.some((helper) => whyNotCopy(side, helper) === null)
    case 'change_turn_order':
      return payableColumns(side).length > 0
    case 'pickup_deliver':
    case 'cash':
    case 'restaurant_two_of_three':
    case 'park_swap':
      return true
    case 'action_sell_limit':
    case 'action_production':
    case 'action_truck_range':
      return false
  }
}

const DOES_NOTHING: Why = { rule: 'SPK-R79', why: 'helperDoesNothing' }

/** SPK-R79: a helper card that could do nothing now is not offered. */
export const whyNotUse = (side: Side, helper: string): Why | null =>
  of(side.box.helper, helper).effects.some((effect) => canDo(side, effect)) ? null : DOES_NOTHING

/** SPK-23.4, SPK-R79: a card that copies does nothing of its own, so it cannot be copied in turn. */
export const whyNotCopy = (side: Side, helper: string): Why | null =>
  of(side.box.helper, helper).effects.some(({ op }) => op === 'copy_helper')
    ? DOES_NOTHING
    : whyNotUse(side, helper)
