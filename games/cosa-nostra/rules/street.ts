// Gangsters: who is available, how strong, what lies on them, and what goes with them when they fall. LCN-7, LCN-25.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { fillMarket, sendHome, toDeckBottom } from './businesses.ts'
import {
  familyOf,
  type Gangster,
  must,
  type Nostra,
  type NostraTable,
  type Open,
  opponents,
  orderOn,
  type OrderPile,
} from '../state.ts'
import type { Attached, GangsterId, OrderId } from '../words.ts'

export function gangstersOf(open: Open, seat: Seat): GangsterId[] {
  const own: GangsterId[] = []
  for (const id of open.roster) {
    const gangster = open.gangsters[id] as Gangster
    if (gangster.owner === seat && gangster.where === 'play') own.push(id)
  }
  return own
}

export function recruitsOf(open: Open, seat: Seat): GangsterId[] {
  const waiting: GangsterId[] = []
  for (const id of open.roster) {
    const gangster = open.gangsters[id] as Gangster
    if (gangster.owner === seat && gangster.where === 'boss') waiting.push(id)
  }
  return waiting
}

export const hasTask = ({ back, purchase }: Gangster): boolean => back !== null || purchase !== null

/** LCN-5.2: in play, active, and without a task. */
export const isAvailable = (gangster: Gangster): boolean =>
  gangster.where === 'play' && gangster.active && !hasTask(gangster)

/** Who has a task, one bit a seat. */
export function busySeats(open: Open): number {
  let seats = 0
  for (const id of open.roster) {
    const gangster = open.gangsters[id] as Gangster
    if (hasTask(gangster) && gangster.owner !== null) seats |= 1 << gangster.owner
  }
  return seats
}

export function hasTasks(open: Open, seat: Seat): boolean {
  for (const id of open.roster) {
    const gangster = open.gangsters[id] as Gangster
    if (gangster.owner === seat && hasTask(gangster)) return true
  }
  return false
}

/** LCN-R26, LCN-R61: a face-down order of round III or IV may be a Reaction, and all can see its back. */
export function mayReact(open: Open, seat: Seat): boolean {
  for (const id of open.roster) {
    const { owner, back, active } = open.gangsters[id] as Gangster
    if (owner === seat && active && back !== null && back >= 3) return true
  }
  return false
}

/** LCN-R24: who could rob this family's job, as far as everybody can tell. */
export const couldRob = (open: Open, seat: Seat): Seat[] =>
  opponents(open, seat).filter((one) => mayReact(open, one))

/** LCN-6.4: how many tasks a family has still before it. */
export const tasksLeft = (open: Open, seat: Seat): number =>
  gangstersOf(open, seat).filter((id) => hasTask(must(open.gangsters, id))).length

/** The family's own dead, whoever has them as trophies. */
export const deadOf = (open: Open, box: Box, seat: Seat): GangsterId[] =>
  open.roster.filter(
    (id) =>
      must(open.gangsters, id).where === 'dead' &&
      must(box.gangster, id).family === familyOf(open, seat).family,
  )

/** Who has looked at the order of this gangster. */
export const lookedAtBy = ({ seats }: Open, { seen }: Gangster): Seat[] =>
  seats.flatMap((_, seat) => ((seen & (1 << seat)) === 0 ? [] : [seat]))

/** Own gangsters who have a planned order of this type. */
export function plannedOf(state: Nostra, box: Box, seat: Seat, type: string): GangsterId[] {
  const found: GangsterId[] = []
  for (const id of state.open.roster) {
    const { owner, active } = state.open.gangsters[id] as Gangster
    if (owner !== seat || !active) continue
    const order = orderOn(state, id)
    if (order !== null && must(box.order, order).type === type) found.push(id)
  }
  return found
}

/** LCN-7.2: printed, one more with a Machine Gun, one less with a Distraction, never below 1. */
export function strengthOf(open: Open, box: Box, id: GangsterId): number {
  const { on } = must(open.gangsters, id)
  const change = (on.includes('machine-gun') ? 1 : 0) - (on.includes('distraction') ? 1 : 0)
  return Math.max(1, must(box.gangster, id).strength + change)
}

/** LCN-7.5: what lies on the executing gangster changes the difficulty. */
export function nerves(open: Open, id: GangsterId): number {
  const { on } = must(open.gangsters, id)
  return (on.includes('saboteur') ? 1 : 0) - (on.includes('henchman') ? 1 : 0)
}

/** LCN-16.2: cards that leave a gangster go to the discard pile. */
export function shed(open: Open, id: GangsterId, kinds: readonly Attached[]): void {
  const { on } = must(open.gangsters, id)
  for (const kind of kinds) {
    const at = on.indexOf(kind)
    if (at < 0) continue
    on.splice(at, 1)
    open.influenceDiscard.push(kind)
  }
}

/** LCN-25: Henchman and Saboteur go with the task. */
export const WITH_THE_TASK: readonly Attached[] = ['henchman', 'saboteur']
const TO_THE_GRAVE: readonly Attached[] = ['machine-gun', 'distraction']

export const pileOf = (open: Open, box: Box, order: OrderId): OrderPile =>
  open.orderPiles[must(box.order, order).round - 1] as OrderPile

/** The order lies on its pile unshown; `seen` are those who know it, one bit a seat. */
export function putUnshown({ open, secret }: Nostra, box: Box, order: OrderId, seen: number): void {
  const { round } = must(box.order, order)
  open.orderPiles[round - 1]?.unshown.push(seen)
  secret.unshownOrders[round - 1]?.push(order)
}

/** The planned order leaves the gangster; where it goes is up to the caller. */
export function takePlanned({ open, secret }: Nostra, id: GangsterId): OrderId {
  const gangster = must(open.gangsters, id)
  const order = must(secret.planned, id)
  delete secret.planned[id]
  gangster.back = null
  gangster.seen = 0
  return order
}

/** LCN-25.2, 25.4, 25.5: the task goes unshown to its pile or to the bottom of the deck; H and S go with it. */
export function dropTask(state: Nostra, id: GangsterId, table: NostraTable): void {
  const { open } = state
  const gangster = must(open.gangsters, id)
  const { back, seen, purchase, owner } = gangster
  if (back !== null) {
    putUnshown(state, table.box, takePlanned(state, id), seen | (1 << (owner ?? 0)))
    table.tell({ type: 'orderDropped', seat: owner, gangster: id, round: back })
  }
  if (purchase !== null) {
    gangster.purchase = null
    table.tell({ type: 'purchaseDropped', seat: owner, gangster: id, business: purchase })
    sendHome(open, purchase, table)
    delete open.businesses[purchase]
    toDeckBottom(open, [purchase])
    fillMarket(state, table)
  }
  shed(open, id, WITH_THE_TASK)
}

/** LCN-11: turned for the rest of the round; LCN-25.5: he loses his task. */
export function deactivateGangster(state: Nostra, id: GangsterId, table: NostraTable): void {
  const gangster = must(state.open.gangsters, id)
  gangster.active = false
  table.tell({ type: 'deactivated', card: id, seat: gangster.owner })
  dropTask(state, id, table)
}

/** LCN-12.2: out of the game, a trophy of whoever rolled for it; LCN-25.6: everything on him goes. */
export function murderGangster(state: Nostra, id: GangsterId, by: Seat, table: NostraTable): void {
  const { open } = state
  const gangster = must(open.gangsters, id)
  table.tell({ type: 'murdered', card: id, seat: gangster.owner, by })
  dropTask(state, id, table)
  shed(open, id, TO_THE_GRAVE)
  gangster.owner = null
  gangster.where = 'dead'
  familyOf(open, by).trophies.push(id)
}
