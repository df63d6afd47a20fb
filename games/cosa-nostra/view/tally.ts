// Every component is somewhere, at every moment. LCN-1.

import type { Box } from '../components/box.ts'
import { markersLeft } from '../rules/businesses.ts'
import type { Nostra } from '../state.ts'

export function tally(state: Nostra, box: Box): { [component: string]: number } {
  const counts: { [component: string]: number } = {}
  const add = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1
  }
  const addAll = (cards: readonly (string | null)[]) => {
    for (const card of cards) if (card !== null) add(card)
  }
  for (const family of state.seats) {
    addAll(family.orders)
    addAll(family.influence)
    addAll(family.trophies)
  }
  for (const [id, gangster] of Object.entries(state.gangsters)) {
    // A dead one is counted where he hangs as a trophy.
    if (gangster.where !== 'dead') add(id)
    addAll([gangster.order])
    addAll(gangster.on)
  }
  // Planned Purchases stand among the Business cards too.
  addAll(Object.keys(state.businesses))
  addAll(state.market)
  addAll(state.businessDeck)
  addAll(state.orderDecks.flat())
  for (const { shown, unshown } of state.orderPiles) addAll([...shown, ...unshown.map(({ card }) => card)])
  addAll(state.executions.map(({ order }) => order))
  addAll(state.influenceDeck)
  addAll(state.influenceDiscard)
  addAll(state.influenceUnshown.map(({ card }) => card))
  for (const { markers } of Object.values(state.businesses))
    for (const seat of markers) add(`marker ${state.seats[seat]?.family}`)
  state.seats.forEach(({ family }, seat) => {
    counts[`marker ${family}`] =
      (counts[`marker ${family}`] ?? 0) + Math.max(0, markersLeft(state, box, seat))
  })
  for (const id of [...Object.keys(box.order), ...Object.keys(box.business)]) counts[id] ??= 0
  for (const { id } of box.components.influenceTypes) counts[id] ??= 0
  return counts
}
