// Pocket and safe. SPK-6.13, SPK-6.14, SPK-R19.

import { GameFault, type Seat } from '@backroom/engine'
import { familyOf, type Family, reputationOf, type Speakeasy, type SpkTable } from '../state.ts'
import type { Box } from '../components/box.ts'
import type { Income, Kind, Purpose } from '../words.ts'

/** SPK-6.13: what pocket and laundered safe can pay together. */
export const funds = (box: Box, family: Family): number =>
  family.pocket + Math.floor(family.safe / box.components.laundering.rate)

/** What a payment takes from each: the pocket first, the rest laundered (SPK-R19). */
function payment(box: Box, family: Family, cost: number): { readonly pocket: number; readonly safe: number } {
  const pocket = Math.min(family.pocket, cost)
  return { pocket, safe: (cost - pocket) * box.components.laundering.rate }
}

export function pay(state: Speakeasy, seat: Seat, cost: number, purpose: Purpose, table: SpkTable): void {
  if (cost === 0) return
  const family = familyOf(state, seat)
  const { pocket, safe } = payment(table.box, family, cost)
  // SPK-6.14: there is no debt.
  if (safe > family.safe) throw new GameFault(`seat ${seat} cannot pay ${cost}`)
  family.pocket -= pocket
  family.safe -= safe
  table.tell({ type: 'paid', seat, cost, pocket, safe, purpose })
}

export function earn(state: Speakeasy, seat: Seat, amount: number, income: Income, table: SpkTable): void {
  if (amount === 0) return
  familyOf(state, seat).pocket += amount
  table.tell({ type: 'earned', seat, amount, income })
}

/** SPK-30.5: what enters a safe is announced. */
export function intoSafe(
  state: Speakeasy,
  seat: Seat,
  amount: number,
  income: 'zone' | 'book',
  table: SpkTable,
): void {
  if (amount === 0) return
  familyOf(state, seat).safe += amount
  table.tell({ type: 'safeFilled', seat, amount, income })
}

/** SPK-12.13: read at the highest price space that the reputation marker has reached. */
export function priceOf(box: Box, family: Family, kind: Kind | null): number {
  const reputation = reputationOf(family)
  const prices = box.components.reputationTrack.prices.findLast((one) => one.from <= reputation)
  if (!prices) return 0
  return kind === 'speakeasy' ? prices.speakeasy : prices.clubOrCasino
}
