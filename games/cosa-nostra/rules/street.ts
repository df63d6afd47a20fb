// Gangsters: who is available, how strong, what lies on them, and what goes with them when they fall. LCN-7, LCN-25.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { fillMarket, sendHome, toDeckBottom } from './businesses.ts'
import { familyOf, type Gangster, type Nostra, type NostraTable, of, type OrderPile } from '../state.ts'
import type { Attached, GangsterId, OrderId } from '../words.ts'

export function gangstersOf(state: Nostra, seat: Seat): GangsterId[] {
  const own: GangsterId[] = []
  for (const id of state.roster) {
    const gangster = state.gangsters[id] as Gangster
    if (gangster.owner === seat && gangster.where === 'play') own.push(id)
  }
  return own
}

export function recruitsOf(state: Nostra, seat: Seat): GangsterId[] {
  const waiting: GangsterId[] = []
  for (const id of state.roster) {
    const gangster = state.gangsters[id] as Gangster
    if (gangster.owner === seat && gangster.where === 'boss') waiting.push(id)
  }
  return waiting
}

export const hasTask = (gangster: Gangster): boolean => gangster.order !== null || gangster.purchase !== null

/** LCN-5.2: in play, active, and without a task. */
export const isAvailable = (gangster: Gangster): boolean =>
  gangster.where === 'play' && gangster.active && !hasTask(gangster)

/** Who has a task, one bit a seat. */
export function busySeats(state: Nostra): number {
  let seats = 0
  for (const id of state.roster) {
    const gangster = state.gangsters[id] as Gangster
    if (hasTask(gangster) && gangster.owner !== null) seats |= 1 << gangster.owner
  }
  return seats
}

export function hasTasks(state: Nostra, seat: Seat): boolean {
  for (const id of state.roster) {
    const gangster = state.gangsters[id] as Gangster
    if (gangster.owner === seat && hasTask(gangster)) return true
  }
  return false
}

/** LCN-R26, LCN-R61: a face-down order of round III or IV may be a Reaction, and all can see its back. */
export function mayReact(state: Nostra, box: Box, seat: Seat): boolean {
  for (const id of state.roster) {
    const { owner, order, active } = state.gangsters[id] as Gangster
    if (owner === seat && active && order !== null && of(box.order, order).round >= 3) return true
  }
  return false
}

/** Own gangsters who have a planned order of this type. */
export function plannedOf(state: Nostra, box: Box, seat: Seat, type: string): GangsterId[] {
  const found: GangsterId[] = []
  for (const id of state.roster) {
    const { owner, order, active } = state.gangsters[id] as Gangster
    if (owner === seat && active && order !== null && of(box.order, order).type === type) found.push(id)
  }
  return found
}

/** LCN-7.2: printed, one more with a Machine Gun, one less with a Distraction, never below 1. */
export function strengthOf(state: Nostra, box: Box, id: GangsterId): number {
  const { on } = of(state.gangsters, id)
  const change = (on.includes('machine-gun') ? 1 : 0) - (on.includes('distraction') ? 1 : 0)
  return Math.max(1, of(box.gangster, id).strength + change)
}

/** LCN-7.5: what lies on the executing gangster changes the difficulty. */
export function nerves(state: Nostra, id: GangsterId): number {
  const { on } = of(state.gangsters, id)
  return (on.includes('saboteur') ? 1 : 0) - (on.includes('henchman') ? 1 : 0)
}

/** LCN-16.2: cards that leave a gangster go to the discard pile. */
export function shed(state: Nostra, id: GangsterId, kinds: readonly Attached[]): void {
  const { on } = of(state.gangsters, id)
  for (const kind of kinds) {
    const at = on.indexOf(kind)
    if (at < 0) continue
    on.splice(at, 1)
    state.influenceDiscard.push(kind)
  }
}

/** LCN-25: Henchman and Saboteur go with the task. */
export const WITH_THE_TASK: readonly Attached[] = ['henchman', 'saboteur']
const TO_THE_GRAVE: readonly Attached[] = ['machine-gun', 'distraction']

export const pileOf = (state: Nostra, box: Box, order: OrderId): OrderPile =>
  state.orderPiles[of(box.order, order).round - 1] as OrderPile

/** LCN-25.2, 25.4, 25.5: the task goes unshown to its pile or to the bottom of the deck; H and S go with it. */
export function dropTask(state: Nostra, id: GangsterId, table: NostraTable): void {
  const gangster = of(state.gangsters, id)
  const { order, purchase, owner } = gangster
  if (order !== null) {
    pileOf(state, table.box, order).unshown.push({ card: order, seen: gangster.seen | (1 << (owner ?? 0)) })
    gangster.order = null
    gangster.seen = 0
    table.tell({ type: 'orderDropped', seat: owner, gangster: id, round: of(table.box.order, order).round })
  }
  if (purchase !== null) {
    gangster.purchase = null
    table.tell({ type: 'purchaseDropped', seat: owner, gangster: id, business: purchase })
    sendHome(state, purchase, table)
    delete state.businesses[purchase]
    toDeckBottom(state, [purchase])
    fillMarket(state, table)
  }
  shed(state, id, WITH_THE_TASK)
}

/** LCN-11: turned for the rest of the round; LCN-25.5: he loses his task. */
export function deactivateGangster(state: Nostra, id: GangsterId, table: NostraTable): void {
  const gangster = of(state.gangsters, id)
  gangster.active = false
  table.tell({ type: 'deactivated', card: id, seat: gangster.owner })
  dropTask(state, id, table)
}

/** LCN-12.2: out of the game, a trophy of whoever rolled for it; LCN-25.6: everything on him goes. */
export function murderGangster(state: Nostra, id: GangsterId, by: Seat, table: NostraTable): void {
  const gangster = of(state.gangsters, id)
  table.tell({ type: 'murdered', card: id, seat: gangster.owner, by })
  dropTask(state, id, table)
  shed(state, id, TO_THE_GRAVE)
  gangster.owner = null
  gangster.where = 'dead'
  familyOf(state, by).trophies.push(id)
}
