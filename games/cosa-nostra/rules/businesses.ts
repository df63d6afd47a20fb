// Business cards: who owns what, Deal markers, Monopolies, the Market and its deck. LCN-9, LCN-18, LCN-R12.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { type Business, familyOf, type Nostra, type NostraTable, of } from '../state.ts'
import type { BusinessId, BusinessType } from '../words.ts'

export function businessesOf(state: Nostra, seat: Seat): BusinessId[] {
  const own: BusinessId[] = []
  for (const id in state.businesses) if (state.businesses[id]?.owner === seat) own.push(id)
  return own
}

/** Active cards of one type in an area. */
export function activeOfType(state: Nostra, box: Box, seat: Seat, type: BusinessType): BusinessId[] {
  const found: BusinessId[] = []
  for (const id of box.cardsOfType[type] ?? []) {
    const business = state.businesses[id]
    if (business?.owner === seat && business.active) found.push(id)
  }
  return found
}

/** LCN-17.1, 17.3: an active card of this type whose ability was not used this round. */
export const unusedOfType = (state: Nostra, box: Box, seat: Seat, type: BusinessType): BusinessId[] =>
  activeOfType(state, box, seat, type).filter((id) => !of(state.businesses, id).used)

/** LCN-9.7: markers that are not on the table. */
export function markersLeft(state: Nostra, box: Box, seat: Seat): number {
  let left = box.markers
  for (const id in state.businesses)
    for (const owner of (state.businesses[id] as Business).markers) if (owner === seat) left--
  return left
}

/** LCN-9.10: all markers of a card go home at once. */
export function sendHome(state: Nostra, id: BusinessId, table: NostraTable): void {
  const business = of(state.businesses, id)
  if (business.markers.length === 0) return
  for (const seat of business.markers.splice(0)) table.tell({ type: 'markerHome', seat, business: id })
}

/** One marker of this seat goes home from the card. */
export function takeMarker(state: Nostra, id: BusinessId, seat: Seat, table: NostraTable): void {
  const markers = state.businesses[id]?.markers
  const at = markers?.indexOf(seat) ?? -1
  if (at < 0) return
  markers?.splice(at, 1)
  table.tell({ type: 'markerHome', seat, business: id })
}

/** LCN-12.1, LCN-R12: to the bottom of the Business deck, the last of several lowest; everybody sees them go. */
export function toDeckBottom(state: Nostra, cards: readonly BusinessId[]): void {
  for (const card of cards) {
    state.businessDeck.unshift(card)
    state.bottomKnown++
  }
}

function drawBusiness(state: Nostra, table: NostraTable): BusinessId | null {
  const card = state.businessDeck.pop() ?? null
  if (card === null) return null
  if (state.businessDeck.length < state.bottomKnown) state.bottomKnown = state.businessDeck.length
  else table.shown()
  return card
}

/** LCN-5.6, LCN-R12: empty Market spaces are filled as far as the deck reaches. */
export function fillMarket(state: Nostra, table: NostraTable): void {
  for (let space = 0; space < state.market.length; space++) {
    if (state.market[space] !== null) continue
    const card = drawBusiness(state, table)
    if (card === null) return
    state.market[space] = card
    table.tell({ type: 'marketCard', business: card, space })
  }
}

/** LCN-16.5, LCN-R64: what lies there goes to the bottom, then the Market is filled again. */
export function replaceMarket(state: Nostra, seat: Seat, table: NostraTable): void {
  const old = state.market.filter((card) => card !== null)
  state.market.fill(null)
  toDeckBottom(state, old)
  table.tell({ type: 'marketReplaced', seat, businesses: old })
  fillMarket(state, table)
}

/** The card leaves the Market; its space is filled by whoever calls, at the right moment. */
export function takeFromMarket(state: Nostra, id: BusinessId): void {
  const space = state.market.indexOf(id)
  if (space >= 0) state.market[space] = null
}

/** LCN-18.1: two or more active ones, and more than all others together. */
function monopolist(state: Nostra, box: Box, type: BusinessType): Seat | null {
  const counts = state.seats.map(() => 0)
  let all = 0
  for (const id of box.cardsOfType[type] ?? []) {
    const business = state.businesses[id]
    // LCN-18.3, LCN-R65: planned Purchases do not count.
    if (!business || business.owner === null || !business.active) continue
    const { owner } = business
    counts[owner] = (counts[owner] ?? 0) + 1
    all++
  }
  const seat = counts.findIndex((own) => own >= 2 && own > all - own)
  return seat < 0 ? null : seat
}

/** LCN-18.2, LCN-R47: taken and returned at the very moment, after every single change. */
export function checkMonopolies(state: Nostra, table: NostraTable): void {
  for (const { id, businessType } of table.box.components.monopolies) {
    const seat = monopolist(state, table.box, businessType)
    const before = state.monopolies[id]
    if (seat === before) continue
    state.monopolies[id] = seat
    table.tell({ type: seat === null ? 'monopolyLost' : 'monopolyTaken', monopoly: id, seat: seat ?? before })
  }
}

/** The card comes into this area; a marker of its new owner goes home (LCN-R35). */
export function settle(state: Nostra, id: BusinessId, seat: Seat, table: NostraTable): void {
  const business = (state.businesses[id] ??= { owner: null, active: true, used: false, markers: [] })
  business.owner = seat
  while (business.markers.includes(seat)) takeMarker(state, id, seat, table)
  checkMonopolies(state, table)
}

/** LCN-25.10: it stays with its owner, its markers go home. */
export function deactivateBusiness(state: Nostra, id: BusinessId, table: NostraTable): void {
  const business = of(state.businesses, id)
  business.active = false
  table.tell({ type: 'deactivated', card: id, seat: business.owner })
  sendHome(state, id, table)
  checkMonopolies(state, table)
}

/** LCN-25.11: murdered or destroyed, it goes to the bottom of the deck; LCN-R12: an empty space may take it. */
export function removeBusiness(state: Nostra, id: BusinessId, table: NostraTable): void {
  const { owner } = of(state.businesses, id)
  table.tell({ type: 'removed', card: id, seat: owner })
  sendHome(state, id, table)
  delete state.businesses[id]
  checkMonopolies(state, table)
  toDeckBottom(state, [id])
  fillMarket(state, table)
}

/** LCN-14.11, LCN-25.12: active in the attacker's area, markers home, the "used" mark stays. */
export function takeOver(state: Nostra, id: BusinessId, seat: Seat, table: NostraTable): void {
  const business = of(state.businesses, id)
  table.tell({ type: 'takenOver', card: id, from: business.owner, seat })
  sendHome(state, id, table)
  settle(state, id, seat, table)
}

/** LCN-19.1: active Business cards and Monopolies. */
export function incomeOf(state: Nostra, box: Box, seat: Seat): number {
  let income = 0
  for (const id in state.businesses) {
    const { owner, active } = state.businesses[id] as Business
    if (owner === seat && active) income += box.business[id]?.income ?? 0
  }
  for (const monopoly of box.components.monopolies)
    if (state.monopolies[monopoly.id] === seat) income += monopoly.income
  return income
}

/** LCN-10.8: whoever must pay more than his cash pays all of it, and the rest is forgiven. */
export function collect(
  state: Nostra,
  from: Seat,
  to: Seat | null,
  amount: number,
  table: NostraTable,
): void {
  const payer = familyOf(state, from)
  const paid = Math.min(payer.cash, amount)
  payer.cash -= paid
  if (to !== null) familyOf(state, to).cash += paid
  table.tell({ type: 'paid', seat: from, to, amount: paid })
}
