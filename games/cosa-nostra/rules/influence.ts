// Influence cards: playing them from the hand, and laying them on gangsters. LCN-16.

import type { Reason, Seat } from '@backroom/engine'
import { reason } from '../asked.ts'
import { replaceMarket } from './businesses.ts'
import { type Gangster, handOf, must, type Nostra, type NostraTable } from '../state.ts'
import { type Attached, type GangsterId, type Influence, isHostile } from '../words.ts'

export const holds = (state: Nostra, seat: Seat, card: Influence): boolean =>
  handOf(state, seat).influence.includes(card)

/** The card leaves the hand; where it goes is up to the caller. */
export function takeFromHand(state: Nostra, seat: Seat, card: Influence): void {
  const { influence } = handOf(state, seat)
  influence.splice(influence.indexOf(card), 1)
}

/** LCN-16.2: played face up onto the discard pile. */
export function playCard(state: Nostra, seat: Seat, card: Influence): void {
  takeFromHand(state, seat, card)
  state.open.influenceDiscard.push(card)
}

const OPPONENTS_ONLY = reason('LCN-R15', 'opponentsOnly')
const ONE_OF_A_KIND = reason('LCN-16.3', 'oneOfAKind')

/** LCN-16.3, LCN-R15: one of a kind on a gangster; Saboteur and Distraction on opponents' only. */
export function notOn({ on, owner }: Gangster, seat: Seat, card: Attached): Reason | null {
  if (isHostile(card) && owner === seat) return OPPONENTS_ONLY
  return on.includes(card) ? ONE_OF_A_KIND : null
}

/** LCN-16.8, 16.14 to 16.16: the card lies face up on the gangster. */
export function layOn(state: Nostra, seat: Seat, card: Attached, id: GangsterId, table: NostraTable): void {
  takeFromHand(state, seat, card)
  must(state.open.gangsters, id).on.push(card)
  table.tell({ type: 'influencePlayed', seat, card, gangster: id })
}

/** LCN-16.5: the Snitch's second use. */
export function playMarketSnitch(state: Nostra, seat: Seat, table: NostraTable): void {
  playCard(state, seat, 'snitch')
  table.tell({ type: 'influencePlayed', seat, card: 'snitch' })
  replaceMarket(state, seat, table)
}
