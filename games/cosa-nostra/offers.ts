// Offers between players: what may be offered, what is handed over, and when an offer lapses. LCN-20, LCN-R32 to R35.

import type { Seat } from '@backroom/engine'
import type { Box } from './box.ts'
import { checkMonopolies, markersLeft, settle } from './businesses.ts'
import {
  type Audience,
  familyOf,
  type Gangster,
  type Nostra,
  type NostraTable,
  type Offer,
  of,
  type Terms,
} from './state.ts'
import { hasTask } from './street.ts'
import type { BusinessId } from './words.ts'

/** Why something may not be offered or handed over. */
export interface Problem {
  readonly rule: string
  readonly why: string
  readonly given?: string
}

/** What only the two hear; everything else is heard by all. */
export const isPrivate = ({ to, aloud }: { to: Audience; aloud: boolean }): boolean => to !== 'all' && !aloud

/** Whether this seat knows of the offer or the word at all. */
export const isHeardBy = (said: { from: Seat; to: Audience; aloud: boolean }, seat: Seat | null): boolean =>
  !isPrivate(said) || said.from === seat || said.to === seat

/** Whether this seat may still say yes or no to it. */
export const isOpenTo = ({ from, to, declined }: Offer, seat: Seat): boolean =>
  from !== seat && (to === 'all' || to === seat) && !declined.includes(seat)

/** In whose area it lies, or who has planned it as a Purchase (LCN-9.9). */
export function keeperOf(state: Nostra, business: BusinessId): Seat | null {
  const card = state.businesses[business]
  if (!card) return null
  if (card.owner !== null) return card.owner
  for (const id of state.roster) {
    const gangster = state.gangsters[id] as Gangster
    if (gangster.purchase === business) return gangster.owner
  }
  return null
}

/** Whether the seat is the one who would give; an offer to all asks for what any other seat has. */
const isOf = (owner: Seat | null, giver: Audience, other: Seat): boolean =>
  owner !== null && (giver === 'all' ? owner !== other : owner === giver)

/** LCN-R32: an offer lapses when an item is gone from the hands of its giver. */
function itemGone(
  state: Nostra,
  { businesses, gangsters, access }: Terms,
  giver: Audience,
  other: Seat,
): Problem | null {
  for (const id of businesses) {
    const business = state.businesses[id]
    if (!business || business.owner === null)
      return { rule: keeperOf(state, id) === null ? 'LCN-20.5' : 'LCN-20.9', why: 'notInPlay', given: id }
    if (!isOf(business.owner, giver, other)) return { rule: 'LCN-20.5', why: 'notTheirs', given: id }
  }
  for (const id of gangsters) {
    const gangster = state.gangsters[id]
    if (!gangster || gangster.where !== 'play') return { rule: 'LCN-R33', why: 'notInPlay', given: id }
    if (!isOf(gangster.owner, giver, other)) return { rule: 'LCN-20.6', why: 'notTheirs', given: id }
  }
  for (const id of access)
    if (!isOf(keeperOf(state, id), giver, other)) return { rule: 'LCN-20.7', why: 'notTheirs', given: id }
  return null
}

/** LCN-R33, LCN-R35: what may be handed over now, whoever has the cash for it. */
function itemBlocked(state: Nostra, { businesses, gangsters, access }: Terms): Problem | null {
  for (const id of gangsters)
    if (hasTask(of(state.gangsters, id))) return { rule: 'LCN-R33', why: 'hasTask', given: id }
  for (const id of access) {
    if (!of(state.businesses, id).active) return { rule: 'LCN-R35', why: 'deactivated', given: id }
    // Whoever gets the card itself needs no marker on it.
    if (businesses.includes(id)) return { rule: 'LCN-R35', why: 'ownCard', given: id }
  }
  return null
}

/** One side of an offer: `giver` gives these terms to `other`. Cash and markers are looked at where asked for. */
export function sideProblem(
  state: Nostra,
  box: Box,
  terms: Terms,
  giver: Audience,
  other: Audience,
): Problem | null {
  const gone = itemGone(state, terms, giver, other === 'all' ? -1 : other) ?? itemBlocked(state, terms)
  if (gone) return gone
  if (giver !== 'all' && familyOf(state, giver).cash < terms.cash)
    return { rule: 'LCN-20.4', why: 'notEnoughCash', given: String(terms.cash) }
  // LCN-9.7: each access takes a marker of the other side.
  if (other !== 'all' && terms.access.length > markersLeft(state, box, other))
    return { rule: 'LCN-9.7', why: 'noMarkerLeft' }
  return null
}

export const isNothing = ({ cash, businesses, gangsters, access }: Terms): boolean =>
  cash === 0 && businesses.length + gangsters.length + access.length === 0

/** LCN-R32: all transfers together; LCN-R47: Monopolies after every single one. */
export function handOver(state: Nostra, terms: Terms, giver: Seat, taker: Seat, table: NostraTable): void {
  familyOf(state, giver).cash -= terms.cash
  familyOf(state, taker).cash += terms.cash
  // LCN-9.11, LCN-25.13: markers stay, except the new owner's.
  for (const id of terms.businesses) settle(state, id, taker, table)
  // LCN-25.9: everything that lies on him and his being deactivated go along.
  for (const id of terms.gangsters) of(state.gangsters, id).owner = taker
  for (const id of terms.access) {
    of(state.businesses, id).markers.push(taker)
    table.tell({ type: 'markerPlaced', seat: taker, business: id })
  }
  checkMonopolies(state, table)
}

/** Whether the offer cannot be met by anybody any more. */
const hasLapsed = (state: Nostra, { from, to, give, want }: Offer): boolean =>
  itemGone(state, give, from, to === 'all' ? -1 : to) !== null || itemGone(state, want, to, from) !== null

/** LCN-R32: at the end of a turn or a phase, and whenever an item is gone. */
export function lapseOffers(state: Nostra, end: 'turn' | 'phase' | 'deal', table: NostraTable): void {
  if (state.offers.length === 0) return
  const ends = (offer: Offer): boolean =>
    (offer.until === 'turn' && end !== 'deal') ||
    (offer.until === 'phase' && end === 'phase') ||
    hasLapsed(state, offer)
  const lapsed = state.offers.filter(ends)
  if (lapsed.length === 0) return
  state.offers = state.offers.filter((offer) => !lapsed.includes(offer))
  // A private offer goes silently: even a whisper would be noticed, because it moves the fence.
  for (const offer of lapsed)
    if (!isPrivate(offer)) table.tell({ type: 'offerLapsed', offer: offer.id, from: offer.from })
}

export function removeOffer(state: Nostra, id: string): void {
  state.offers = state.offers.filter((offer) => offer.id !== id)
}
