// Another deal that looks the same to a viewer: what stays, what is dealt anew, and what never changes. LCN-23, LCN-R61.

import { copyJson, randomFrom, type Viewer } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { redeal } from './redeal.ts'
import type { Nostra } from '../state.ts'
import { putUnshown } from '../rules/street.ts'
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
  const [seen = '', unseen = ''] = state.secret.orderDecks[0]?.splice(0, 2) ?? []
  putUnshown(state, table.box, seen, 1 << CALMUTI)
  putUnshown(state, table.box, unseen, 1)
  state.open.influenceUnshown = [0, CALMUTI]
  state.secret.unshownInfluence = state.secret.influenceDeck.splice(-2)
  return table
}

/** Many other deals of the same evening. */
const deals = (table: TestTable, viewer: Viewer = CALMUTI): Nostra[] =>
  Array.from({ length: 30 }, (_, i) => {
    const state = copyJson(table.state)
    redeal(state, viewer, randomFrom(`${i}`), table.box)
    return state
  })

const kinds = (states: readonly Nostra[], of: (secret: Nostra['secret']) => unknown): number =>
  new Set(states.map(({ secret }) => JSON.stringify(of(secret)))).size

const allOrders = (state: Nostra): string[] =>
  [
    ...state.secret.orderDecks.flat(),
    ...state.secret.hands.flatMap(({ orders }) => orders),
    ...Object.values(state.secret.planned),
    ...state.secret.unshownOrders.flat(),
  ].sort()

const allInfluence = (state: Nostra): string[] =>
  [
    ...state.secret.influenceDeck,
    ...state.secret.hands.flatMap(({ influence }) => influence),
    ...state.secret.unshownInfluence,
  ].sort()

describe('another deal', () => {
  it('LCN-23 leaves the viewer’s own hand, task and discards, and what he has looked at', () => {
    const table = evening()
    for (const state of deals(table)) {
      const { hands, planned, unshownOrders, unshownInfluence } = table.state.secret
      expect(state.open).toEqual(table.state.open)
      expect(state.secret.hands[CALMUTI]).toEqual(hands[CALMUTI])
      expect(state.secret.planned[R1]).toEqual(planned[R1])
      expect(state.secret.unshownOrders[0]?.[0]).toEqual(unshownOrders[0]?.[0])
      expect(state.secret.unshownInfluence[1]).toEqual(unshownInfluence[1])
    }
  })

  it('LCN-23 deals anew the hands, tasks and discards of the others, and the decks', () => {
    const states = deals(evening())
    expect(kinds(states, ({ hands }) => hands[0]?.orders)).toBeGreaterThan(5)
    expect(kinds(states, ({ hands }) => hands[0]?.influence)).toBeGreaterThan(2)
    expect(kinds(states, ({ planned }) => planned[Y1])).toBeGreaterThan(5)
    expect(kinds(states, ({ unshownOrders }) => unshownOrders[0]?.[1])).toBeGreaterThan(5)
    expect(kinds(states, ({ unshownInfluence }) => unshownInfluence[0])).toBeGreaterThan(2)
    expect(kinds(states, ({ orderDecks }) => orderDecks[1]?.[0])).toBeGreaterThan(5)
    expect(kinds(states, ({ influenceDeck }) => influenceDeck[0])).toBeGreaterThan(2)
  })

  it('LCN-23 whoever only looks on has seen nothing that others have looked at', () => {
    const states = deals(evening(), 'spectator')
    expect(kinds(states, ({ hands }) => hands[CALMUTI]?.orders)).toBeGreaterThan(5)
    expect(kinds(states, ({ unshownOrders }) => unshownOrders[0]?.[0])).toBeGreaterThan(5)
    expect(kinds(states, ({ unshownOrders }) => unshownOrders[0]?.[1])).toBeGreaterThan(5)
  })

  it('LCN-1.7, LCN-1.8 every card is somewhere, once', () => {
    const table = evening()
    for (const state of deals(table)) {
      expect(allOrders(state)).toEqual(allOrders(table.state))
      expect(allInfluence(state)).toEqual(allInfluence(table.state))
    }
  })

  it('LCN-R61 backs stay where they lie, and a hidden hand has no order but that of its backs', () => {
    for (const { secret } of deals(evening())) {
      const { hands, orderDecks, planned } = secret
      expect(hands[0]?.orders.map((id) => id[4])).toEqual(['1', '3'])
      expect(planned[Y1]?.[4]).toBe('3')
      orderDecks.forEach((deck, i) => expect(new Set(deck.map((id) => id[4]))).toEqual(new Set([`${i + 1}`])))
    }
  })

  it('LCN-23 does not depend on where the hidden cards really lie', () => {
    const [one, other] = [evening(), evening()]
    const deck = other.state.secret.orderDecks[2] ?? []
    const { planned } = other.state.secret
    const top = deck.at(-1) ?? ''
    deck.splice(-1, 1, planned[Y1] ?? '')
    planned[Y1] = top
    other.state.secret.businessDeck.reverse()
    other.state.secret.influenceDeck.reverse()
    expect(deals(other)).toEqual(deals(one))
  })

  it('LCN-23 a gangster without an order stays without one', () => {
    for (const { secret } of deals(evening())) expect(secret.planned[G1]).toBeUndefined()
  })
})
