// What comes from the supply and goes back to it: leverage, goons, books, barrels, helper cards, city tokens.
// SPK-2.4, SPK-R30: what is not there cannot be gained.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import {
  type Family,
  familyOf,
  item,
  type Open,
  type Secret,
  type Speakeasy,
  type SpkTable,
} from '../state.ts'
import type { HelperId, TokenColumn, TokenId } from '../words.ts'

export function gainLeverage(open: Open, seat: Seat, wanted: number, table: SpkTable): void {
  const count = Math.min(wanted, open.leverage)
  if (count === 0) return
  open.leverage -= count
  familyOf(open, seat).leverage += count
  table.tell({ type: 'leverageGained', seat, count })
}

export const goonSpaces = (box: Box): readonly number[] => box.components.operationsBoard.goonSpaces

/** SPK-12.15: onto the cheapest free space, free of charge. */
export function gainGoons(open: Open, seat: Seat, wanted: number, table: SpkTable): void {
  const family = familyOf(open, seat)
  const count = Math.min(wanted, goonSpaces(table.box).length - family.goons)
  if (count <= 0) return
  family.goons += count
  table.tell({ type: 'goonsGained', seat, count })
}

/** SPK-6.12, SPK-12.14: goons stand on the cheapest spaces; so many more cost the next ones. */
export function goonsCost(box: Box, family: Family, count: number): number {
  const spaces = goonSpaces(box)
  let cost = 0
  for (let i = family.goons; i < family.goons + count; i++) cost += item(spaces, i)
  return cost
}

export function gainBooks(open: Open, seat: Seat, wanted: number, table: SpkTable): void {
  const { books } = familyOf(open, seat)
  const count = Math.min(wanted, books.supply)
  if (count === 0) return
  books.supply -= count
  books.board += count
  table.tell({ type: 'booksGained', seat, count })
}

/** SPK-12.11: into the still area, which has no limit. */
export function produce(open: Open, seat: Seat, wanted: number, table: SpkTable): void {
  const count = Math.min(wanted, open.barrels)
  if (count === 0) return
  open.barrels -= count
  familyOf(open, seat).cellar += count
  table.tell({ type: 'produced', seat, count })
}

/** SPK-23.1: face up beside the board; the display is refilled while the deck lasts. */
export function takeHelperCard(
  { open, secret }: Speakeasy,
  seat: Seat,
  helper: HelperId,
  table: SpkTable,
): void {
  const { helperRow } = open
  familyOf(open, seat).helpers.push(helper)
  const next = secret.helperDeck.pop()
  if (next === undefined) helperRow.splice(helperRow.indexOf(helper), 1)
  else {
    table.shown()
    helperRow[helperRow.indexOf(helper)] = next
  }
  table.tell({ type: 'helperTaken', seat, helper })
  if (next !== undefined) table.tell({ type: 'helperShown', helper: next })
}

// ——— city tokens

const ROWS = 3

/** SPK-22.1: the uncovered tokens of the middle and right columns. */
export function tokenThere(open: Open, column: TokenColumn, row: number): TokenId | null {
  return column === 'middle' ? (open.tokenMiddle[row]?.at(-1) ?? null) : (open.tokenOpen[row] ?? null)
}

export function hasToken(open: Open): boolean {
  for (let row = 0; row < ROWS; row++)
    if (tokenThere(open, 'middle', row) !== null || tokenThere(open, 'open', row) !== null) return true
  return false
}

/** SPK-R27: the stack in the same row; if empty, the tallest. */
function refillFrom({ tokenStacks }: Secret, row: number): TokenId[] {
  const same = item(tokenStacks, row)
  if (same.length > 0) return same
  return tokenStacks.reduce((tallest, stack) => (stack.length > tallest.length ? stack : tallest))
}

/** SPK-22.2, 22.7: the right column is refilled at once, the middle one never. */
export function takeTokenFrom(
  { open, secret }: Speakeasy,
  seat: Seat,
  column: TokenColumn,
  row: number,
  table: SpkTable,
): void {
  const token = tokenThere(open, column, row)
  if (token === null) return
  familyOf(open, seat).tokens.push(token)
  table.tell({ type: 'tokenTaken', seat, token, column })
  if (column === 'middle') {
    item(open.tokenMiddle, row).pop()
    return
  }
  const next = refillFrom(secret, row).pop() ?? null
  open.tokenOpen[row] = next
  if (next === null) return
  table.shown()
  table.tell({ type: 'tokenShown', token: next })
}
