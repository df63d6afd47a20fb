// Pocket and safe. SPK-6.13, SPK-6.14, SPK-R19.

import { GameFault, type Seat } from '@backroom/engine'
import {
  type Family,
  familyOf,
  item,
  kindOf,
  must,
  type Open,
  ownOf,
  reputationOf,
  type Secret,
  type Side,
  type Speakeasy,
  type SpkTable,
} from '../state.ts'
import type { Box } from '../components/box.ts'
import type { Income, Kind, Purpose, SpaceId } from '../words.ts'

/** SPK-6.13: what pocket and laundered safe can pay together. */
export const funds = ({ open, own, box, seat }: Side): number =>
  familyOf(open, seat).pocket + Math.floor(own.safe / box.components.laundering.rate)

export interface Payment {
  readonly pocket: number
  readonly safe: number
}

/** What a payment takes from each: the pocket first, the rest laundered (SPK-R19). */
export function payment(box: Box, family: Family, cost: number): Payment {
  const pocket = Math.min(family.pocket, cost)
  return { pocket, safe: (cost - pocket) * box.components.laundering.rate }
}

export function pay(
  { open, secret }: Speakeasy,
  seat: Seat,
  cost: number,
  purpose: Purpose,
  table: SpkTable,
): void {
  if (cost === 0) return
  const family = familyOf(open, seat)
  const own = ownOf(secret, seat)
  const { pocket, safe } = payment(table.box, family, cost)
  // SPK-6.14: there is no debt.
  if (safe > own.safe) throw new GameFault(`seat ${seat} cannot pay ${cost}`)
  family.pocket -= pocket
  own.safe -= safe
  table.tell({ type: 'paid', seat, cost, pocket, safe, purpose })
}

export function earn(open: Open, seat: Seat, amount: number, income: Income, table: SpkTable): void {
  if (amount === 0) return
  familyOf(open, seat).pocket += amount
  table.tell({ type: 'earned', seat, amount, income })
}

/** SPK-30.5: what enters a safe is announced. */
export function intoSafe(
  secret: Secret,
  seat: Seat,
  amount: number,
  income: 'zone' | 'book',
  table: SpkTable,
): void {
  if (amount === 0) return
  ownOf(secret, seat).safe += amount
  table.tell({ type: 'safeFilled', seat, amount, income })
}

/** SPK-12.13: read at the highest price space that the reputation marker has reached. */
export function priceOf(box: Box, family: Family, kind: Kind | null): number {
  const reputation = reputationOf(family)
  const prices = box.components.reputationTrack.prices.findLast((one) => one.from <= reputation)
  if (!prices) return 0
  return kind === 'speakeasy' ? prices.speakeasy : prices.clubOrCasino
}

/** SPK-12.13: what the barrels at these spaces sell for, each by the kind of building it lies at. */
export const saleOf = (open: Open, box: Box, seat: Seat, spaces: readonly SpaceId[]): number =>
  spaces.reduce(
    (sum, id) =>
      sum + priceOf(box, familyOf(open, seat), kindOf(box, item(open.spaces, must(box.placeOf, id)))),
    0,
  )
