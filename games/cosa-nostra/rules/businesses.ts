// Business cards: who owns what, Deal markers, Monopolies, the Market and its deck. LCN-9, LCN-18, LCN-R12.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { type Business, familyOf, must, type Nostra, type NostraTable, type Open } from '../state.ts'
import type { BusinessId, BusinessType, MonopolyId } from '../words.ts'

export function businessesOf(open: Open, seat: Seat): BusinessId[] {
  const own: BusinessId[] = []
  for (const id in open.businesses) if (open.businesses[id]?.owner === seat) own.push(id)
  return own
}

/** Active cards of one type in an area. */
export function activeOfType(open: Open, box: Box, seat: Seat, type: BusinessType): BusinessId[] {
  const found: BusinessId[] = []
  for (const id of box.cardsOfType[type] ?? []) {
    const business = open.businesses[id]
    if (business?.owner === seat && business.active) found.push(id)
  }
  return found
}

/** LCN-17.1, 17.3: an active card of this type whose ability was not used this round. */
export const unusedOfType = (open: Open, box: Box, seat: Seat, type: BusinessType): BusinessId[] =>
  activeOfType(open, box, seat, type).filter((id) => !must(open.businesses, id).used)

/** LCN-9.7: markers that are not on the table. */
export function markersLeft(open: Open, box: Box, seat: Seat): number {
  let left = box.markers
  for (const id in open.businesses)
    for (const owner of (open.businesses[id] as Business).markers) if (owner === seat) left--
  return left
}

/** LCN-9.10: all markers of a card go home at once. */
export function sendHome(open: Open, id: BusinessId, table: NostraTable): void {
  const business = must(open.businesses, id)
  if (business.markers.length === 0) return
  for (const seat of business.markers.splice(0)) table.tell({ type: 'markerHome', seat, business: id })
}

/** One marker of this seat goes home from the card. */
export function takeMarker(open: Open, id: BusinessId, seat: Seat, table: NostraTable): void {
  const markers = open.businesses[id]?.markers
  const at = markers?.indexOf(seat) ?? -1
  if (at < 0) return
  markers?.splice(at, 1)
  table.tell({ type: 'markerHome', seat, business: id })
}

/** LCN-12.1, LCN-R12: to the bottom of the Business deck, the last of several lowest; everybody sees them go. */
export function toDeckBottom(open: Open, cards: readonly BusinessId[]): void {
  for (const card of cards) open.deckBottom.unshift(card)
}

function drawBusiness({ open, secret }: Nostra, table: NostraTable): BusinessId | null {
  const card = secret.businessDeck.pop()
  if (card === undefined) return open.deckBottom.pop() ?? null
  table.shown()
  return card
}

/** LCN-5.6, LCN-R12: empty Market spaces are filled as far as the deck reaches. */
export function fillMarket(state: Nostra, table: NostraTable): void {
  const { market } = state.open
  for (let space = 0; space < market.length; space++) {
    if (market[space] !== null) continue
    const card = drawBusiness(state, table)
    if (card === null) return
    market[space] = card
    table.tell({ type: 'marketCard', business: card, space })
  }
}

/** LCN-16.5, LCN-R64: what lies there goes to the bottom, then the Market is filled again. */
export function replaceMarket(state: Nostra, seat: Seat, table: NostraTable): void {
  const { open } = state
  const old = open.market.filter((card) => card !== null)
  open.market.fill(null)
  toDeckBottom(open, old)
  table.tell({ type: 'marketReplaced', seat, businesses: old })
  fillMarket(state, table)
}

/** The card leaves the Market; its space is filled by whoever calls, at the right moment. */
export function takeFromMarket(open: Open, id: BusinessId): void {
  const space = open.market.indexOf(id)
  if (space >= 0) open.market[space] = null
}

/** LCN-18.1: two or more active ones, and more than all others together. */
function monopolist(open: Open, box: Box, type: BusinessType): Seat | null {
  const counts = open.seats.map(() => 0)
  let all = 0
  for (const id of box.cardsOfType[type] ?? []) {
    const business = open.businesses[id]
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
export function checkMonopolies(open: Open, table: NostraTable): void {
  for (const { id, businessType } of table.box.components.monopolies) {
    const seat = monopolist(open, table.box, businessType)
    const before = open.monopolies[id]
    if (seat === before) continue
    open.monopolies[id] = seat
    table.tell({ type: seat === null ? 'monopolyLost' : 'monopolyTaken', monopoly: id, seat: seat ?? before })
  }
}

/** The card comes into this area; a marker of its new owner goes home (LCN-R35). */
export function settle(open: Open, id: BusinessId, seat: Seat, table: NostraTable): void {
  const business = (open.businesses[id] ??= { owner: null, active: true, used: false, markers: [] })
  business.owner = seat
  while (business.markers.includes(seat)) takeMarker(open, id, seat, table)
  checkMonopolies(open, table)
}

/** LCN-25.10: it stays with its owner, its markers go home. */
export function deactivateBusiness(open: Open, id: BusinessId, table: NostraTable): void {
  const business = must(open.businesses, id)
  business.active = false
  table.tell({ type: 'deactivated', card: id, seat: business.owner })
  sendHome(open, id, table)
  checkMonopolies(open, table)
}

/** LCN-25.11: murdered or destroyed, it goes to the bottom of the deck; LCN-R12: an empty space may take it. */
export function removeBusiness(state: Nostra, id: BusinessId, table: NostraTable): void {
  const { open } = state
  const { owner } = must(open.businesses, id)
  table.tell({ type: 'removed', card: id, seat: owner })
  sendHome(open, id, table)
  delete open.businesses[id]
  checkMonopolies(open, table)
  toDeckBottom(open, [id])
  fillMarket(state, table)
}

/** LCN-14.11, LCN-25.12: active in the attacker's area, markers home, the "used" mark stays. */
export function takeOver(open: Open, id: BusinessId, seat: Seat, table: NostraTable): void {
  const business = must(open.businesses, id)
  table.tell({ type: 'takenOver', card: id, from: business.owner, seat })
  sendHome(open, id, table)
  settle(open, id, seat, table)
}

/** LCN-6.6, 6.7: what is missing to pay a planned Purchase; 0: it can be paid. */
export const shortOf = ({ price }: { readonly price: number }, cash: number): number =>
  Math.max(0, price - cash)

/** LCN-19.1: active Business cards and Monopolies. */
export function incomeOf(open: Open, box: Box, seat: Seat): number {
  let income = 0
  for (const id in open.businesses) {
    const { owner, active } = open.businesses[id] as Business
    if (owner === seat && active) income += box.business[id]?.income ?? 0
  }
  for (const monopoly of box.components.monopolies)
    if (open.monopolies[monopoly.id] === seat) income += monopoly.income
  return income
}

/** The cards in an area, in the order of the printed types. */
export function sortedBusinessesOf(open: Open, box: Box, seat: Seat): BusinessId[] {
  const rank = (id: BusinessId) =>
    box.components.businessTypes.findIndex((type) => type.id === box.business[id]?.type)
  return businessesOf(open, seat).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}

export interface IncomeSource {
  readonly id: BusinessId | MonopolyId
  readonly amount: number
  /** Turned over, a card earns nothing until the next round. */
  readonly earns: boolean
}

/** LCN-19.1: each card and Monopoly with what it brings. */
export const incomeSources = (open: Open, box: Box, seat: Seat): IncomeSource[] => [
  ...sortedBusinessesOf(open, box, seat).map((id) => ({
    id,
    amount: must(box.business, id).income,
    earns: must(open.businesses, id).active,
  })),
  ...box.components.monopolies
    .filter(({ id }) => open.monopolies[id] === seat)
    .map(({ id, income }) => ({ id, amount: income, earns: true })),
]

export interface MonopolyShare {
  readonly monopoly: MonopolyId
  readonly type: BusinessType
  readonly income: number
  readonly holder: Seat | null
  /** Active cards of each seat. */
  readonly counts: readonly number[]
}

/** LCN-18.1: who has how many of the kind, and who holds the Monopoly. */
export const monopolyShares = (open: Open, box: Box): MonopolyShare[] =>
  box.components.monopolies.map(({ id, businessType, income }) => ({
    monopoly: id,
    type: businessType,
    income,
    holder: open.monopolies[id],
    counts: open.seats.map((_, seat) => activeOfType(open, box, seat, businessType).length),
  }))

/** LCN-10.8: whoever must pay more than his cash pays all of it, and the rest is forgiven. */
export function collect(open: Open, from: Seat, to: Seat | null, amount: number, table: NostraTable): void {
  const payer = familyOf(open, from)
  const paid = Math.min(payer.cash, amount)
  payer.cash -= paid
  if (to !== null) familyOf(open, to).cash += paid
  table.tell({ type: 'paid', seat: from, to, amount: paid })
}
