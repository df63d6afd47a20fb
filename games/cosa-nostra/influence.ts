// Influence cards: playing them from the hand, and laying them on gangsters. LCN-16.

import type { Seat } from '@backroom/engine'
import { replaceMarket } from './businesses.ts'
import { familyOf, type Gangster, type Nostra, type NostraTable, of } from './state.ts'
import { type Attached, type GangsterId, type Influence, isHostile } from './words.ts'

export const holds = (state: Nostra, seat: Seat, card: Influence): boolean =>
  familyOf(state, seat).influence.includes(card)

/** The card leaves the hand; where it goes is up to the caller. */
export function takeFromHand(state: Nostra, seat: Seat, card: Influence): void {
  const { influence } = familyOf(state, seat)
  influence.splice(influence.indexOf(card), 1)
}

/** LCN-16.2: played face up onto the discard pile. */
export function playCard(state: Nostra, seat: Seat, card: Influence): void {
  takeFromHand(state, seat, card)
  state.influenceDiscard.push(card)
}

/** LCN-16.3, LCN-R15: one of a kind on a gangster in play; Saboteur and Distraction on opponents' only. */
export function mayLie(state: Nostra, seat: Seat, card: Attached, id: GangsterId): boolean {
  const gangster = state.gangsters[id]
  if (gangster?.where !== 'play' || gangster.on.includes(card)) return false
  return !isHostile(card) || gangster.owner !== seat
}

export function gangstersFor(state: Nostra, seat: Seat, card: Attached): GangsterId[] {
  const hostile = isHostile(card)
  const found: GangsterId[] = []
  for (const id of state.roster) {
    const { where, on, owner } = state.gangsters[id] as Gangster
    if (where === 'play' && !on.includes(card) && !(hostile && owner === seat)) found.push(id)
  }
  return found
}

/** LCN-16.8, 16.14 to 16.16: the card lies face up on the gangster. */
export function layOn(state: Nostra, seat: Seat, card: Attached, id: GangsterId, table: NostraTable): void {
  takeFromHand(state, seat, card)
  of(state.gangsters, id).on.push(card)
  table.tell({ type: 'influencePlayed', seat, card, gangster: id })
}

/** LCN-16.5: the Snitch's second use. */
export function playMarketSnitch(state: Nostra, seat: Seat, table: NostraTable): void {
  playCard(state, seat, 'snitch')
  table.tell({ type: 'influencePlayed', seat, card: 'snitch' })
  replaceMarket(state, seat, table)
}
