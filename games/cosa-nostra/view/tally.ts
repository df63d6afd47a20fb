// Every component is somewhere, at every moment. LCN-1.

import type { Box } from '../components/box.ts'
import { markersLeft } from '../rules/businesses.ts'
import type { Nostra } from '../state.ts'

export function tally({ open, secret }: Nostra, box: Box): { [component: string]: number } {
  const counts: { [component: string]: number } = {}
  const add = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1
  }
  const addAll = (cards: readonly (string | null)[]) => {
    for (const card of cards) if (card !== null) add(card)
  }
  for (const { trophies } of open.seats) addAll(trophies)
  for (const { orders, influence } of secret.hands) {
    addAll(orders)
    addAll(influence)
  }
  for (const [id, { where, on }] of Object.entries(open.gangsters)) {
    // A dead one is counted where he hangs as a trophy.
    if (where !== 'dead') add(id)
    addAll(on)
  }
  addAll(Object.values(secret.planned))
  // Planned Purchases stand among the Business cards too.
  addAll(Object.keys(open.businesses))
  addAll(open.market)
  addAll(open.deckBottom)
  addAll(secret.businessDeck)
  addAll(secret.orderDecks.flat())
  for (const { shown } of open.orderPiles) addAll(shown)
  addAll(secret.unshownOrders.flat())
  addAll(open.executions.map(({ order }) => order))
  addAll(secret.influenceDeck)
  addAll(open.influenceDiscard)
  addAll(secret.unshownInfluence)
  for (const { markers } of Object.values(open.businesses))
    for (const seat of markers) add(`marker ${open.seats[seat]?.family}`)
  open.seats.forEach(({ family }, seat) => {
    counts[`marker ${family}`] = (counts[`marker ${family}`] ?? 0) + Math.max(0, markersLeft(open, box, seat))
  })
  for (const id of [...Object.keys(box.order), ...Object.keys(box.business)]) counts[id] ??= 0
  for (const { id } of box.components.influenceTypes) counts[id] ??= 0
  return counts
}
