// Whether an effect could do anything now. SPK-R47: one that cannot is skipped; SPK-R79: not offered.

import type { Seat } from '@backroom/engine'
import type { Why } from '../asked.ts'
import { buildingsOf } from './board.ts'
import type { Box } from '../components/box.ts'
import { funds } from './money.ts'
import { canCook } from './objectives.ts'
import { familyOf, handCount, item, type Mob, ON_BOARD, type Open, type Side } from '../state.ts'
import { leverageCost, leverageOf } from './strength.ts'
import type { RestaurantAction } from '../words.ts'
import { goonsCost, goonSpaces } from './supply.ts'

/** SPK-17.2, 17.3: how many members could be sent out at once. */
export function mostProtected(open: Open, box: Box, seat: Seat): number {
  const { members, leverage } = familyOf(open, seat)
  if (members.vip === 0) return 0
  const bare = buildingsOf(open, seat).filter((place) => !item(open.spaces, place).guarded).length
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
