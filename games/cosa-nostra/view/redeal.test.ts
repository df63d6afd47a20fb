// Another deal that looks the same to a viewer: what stays, what is dealt anew, and what never changes. LCN-23, LCN-R61.

import { copyJson, randomFrom, type Viewer } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { redeal } from './redeal.ts'
import type { Nostra } from '../state.ts'
import { G1, ORDER, R1, Y1 } from '../testing/cards.ts'
import { tableOf, type TestTable } from '../testing/table.ts'

const CALMUTI = 2

/** Red looks on: own hand and task, one order that he has seen on its pile, and one that he has not. */
function evening(): TestTable {
  const table = tableOf(3, {
    round: 3,
    orders: { blundetto: [ORDER.robbery, ORDER.gasStation], calmuti: [ORDER.murder, ORDER.threats] },
    influence: { blundetto: ['spy'], calmuti: ['doctor'] },
    planned: { [Y1]: ORDER.trap, [R1]: ORDER.bribery },
  })
  const { state } = table
  const [seen, unseen] = state.orderDecks[0]?.splice(0, 2) ?? []
  state.orderPiles[0]?.unshown.push({ card: seen ?? '', seen: 1 << CALMUTI }, { card: unseen ?? '', seen: 1 })
  state.influenceUnshown = [
    { card: state.influenceDeck.pop() ?? 'spy', seat: 0 },
    { card: state.influenceDeck.pop() ?? 'spy', seat: CALMUTI },
  ]
  return table
}

/** Many other deals of the same evening. */
const deals = (table: TestTable, viewer: Viewer = CALMUTI): Nostra[] =>
  Array.from({ length: 30 }, (_, i) => {
    const state = copyJson(table.state)
    redeal(state, viewer, randomFrom(`${i}`), table.box)
    return state
  })

const kinds = (states: readonly Nostra[], of: (state: Nostra) => unknown): number =>
  new Set(states.map((state) => JSON.stringify(of(state)))).size

const allOrders = (state: Nostra): string[] =>
  [
    ...state.orderDecks.flat(),
    ...state.seats.flatMap(({ orders }) => orders),
    ...Object.values(state.gangsters).flatMap(({ order }) => order ?? []),
    ...state.orderPiles.flatMap(({ unshown }) => unshown.map(({ card }) => card)),
  ].sort()

const allInfluence = (state: Nostra): string[] =>
  [
    ...state.influenceDeck,
    ...state.seats.flatMap(({ influence }) => influence),
    ...state.influenceUnshown.map(({ card }) => card),
  ].sort()

describe('another deal', () => {
  it('LCN-23 leaves the viewer’s own hand, task and discards, and what he has looked at', () => {
    const table = evening()
    for (const state of deals(table)) {
      expect(state.seats[CALMUTI]).toEqual(table.state.seats[CALMUTI])
      expect(state.gangsters[R1]).toEqual(table.state.gangsters[R1])
      expect(state.orderPiles[0]?.unshown[0]).toEqual(table.state.orderPiles[0]?.unshown[0])
      expect(state.influenceUnshown[1]).toEqual(table.state.influenceUnshown[1])
    }
  })

  it('LCN-23 deals anew the hands, tasks and discards of the others, and the decks', () => {
    const states = deals(evening())
    expect(kinds(states, ({ seats }) => seats[0]?.orders)).toBeGreaterThan(5)
    expect(kinds(states, ({ seats }) => seats[0]?.influence)).toBeGreaterThan(2)
    expect(kinds(states, ({ gangsters }) => gangsters[Y1]?.order)).toBeGreaterThan(5)
    expect(kinds(states, ({ orderPiles }) => orderPiles[0]?.unshown[1]?.card)).toBeGreaterThan(5)
    expect(kinds(states, ({ influenceUnshown }) => influenceUnshown[0]?.card)).toBeGreaterThan(2)
    expect(kinds(states, ({ orderDecks }) => orderDecks[1]?.[0])).toBeGreaterThan(5)
    expect(kinds(states, ({ influenceDeck }) => influenceDeck[0])).toBeGreaterThan(2)
  })

  it('LCN-23 whoever only looks on has seen nothing that others have looked at', () => {
    const states = deals(evening(), 'spectator')
    expect(kinds(states, ({ seats }) => seats[CALMUTI]?.orders)).toBeGreaterThan(5)
    expect(kinds(states, ({ orderPiles }) => orderPiles[0]?.unshown[0]?.card)).toBeGreaterThan(5)
    expect(kinds(states, ({ orderPiles }) => orderPiles[0]?.unshown[1]?.card)).toBeGreaterThan(5)
  })

  it('LCN-1.7, LCN-1.8 every card is somewhere, once', () => {
    const table = evening()
    for (const state of deals(table)) {
      expect(allOrders(state)).toEqual(allOrders(table.state))
      expect(allInfluence(state)).toEqual(allInfluence(table.state))
    }
  })

  it('LCN-R61 backs stay where they lie, and a hidden hand has no order but that of its backs', () => {
    for (const { seats, orderDecks, gangsters } of deals(evening())) {
      expect(seats[0]?.orders.map((id) => id[4])).toEqual(['1', '3'])
      expect(gangsters[Y1]?.order?.[4]).toBe('3')
      orderDecks.forEach((deck, i) => expect(new Set(deck.map((id) => id[4]))).toEqual(new Set([`${i + 1}`])))
    }
  })

  it('LCN-23 does not depend on where the hidden cards really lie', () => {
    const [one, other] = [evening(), evening()]
    const deck = other.state.orderDecks[2] ?? []
    const hidden = other.gangster(Y1)
    const top = deck.at(-1) ?? ''
    deck.splice(-1, 1, hidden.order ?? '')
    hidden.order = top
    other.state.businessDeck.reverse()
    other.state.influenceDeck.reverse()
    expect(deals(other)).toEqual(deals(one))
  })

  it('LCN-23 a gangster without an order stays without one', () => {
    for (const { gangsters } of deals(evening())) expect(gangsters[G1]?.order).toBeNull()
  })
})
