// Another deal that looks the same to somebody: what they know stays, what they do not know is dealt anew. COR-17.

import { randomFrom, redeal, type Viewer } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { cardsOf, handOf } from '../rules/hand.ts'
import type { Corleone, Held } from '../state.ts'
import { type TestTable, tableOf } from '../testing/table.ts'

/** Twelve other deals for this viewer. */
const deals = (table: TestTable, viewer: Viewer): Corleone[] =>
  Array.from(
    { length: 12 },
    (_, i) => redeal(table.play, viewer, randomFrom(`deal ${i}`)).core.state as Corleone,
  )

/** How many different things there are among these. */
const kinds = (things: readonly unknown[]): number =>
  new Set(things.map((thing) => JSON.stringify(thing))).size

const hands = {
  vitale: ['$1', 'job-offer'],
  pizzino: ['$2', 'job-contract', 'job-favor'],
  marzullo: ['gun'],
}

describe('COR-17.1, COR-17.8 hands', () => {
  it('COR-17.1 one’s own hand stays, jobs in other hands change, cards that all have seen stay', () => {
    const table = tableOf(3, { hands })
    for (const state of deals(table, 0)) {
      expect(cardsOf(state, 0)).toEqual(hands.vitale)
      expect(cardsOf(state, 1)[0]).toBe('$2')
      expect(
        cardsOf(state, 1)
          .slice(1)
          .every((card) => card.startsWith('job-')),
      ).toBe(true)
      expect(cardsOf(state, 2)).toEqual(['gun'])
    }
    expect(kinds(deals(table, 0).map((state) => cardsOf(state, 1)))).toBeGreaterThan(3)
  })

  it('COR-17.1 who only watches knows no job in any hand, and each player their own', () => {
    const table = tableOf(3, { hands })
    for (const seat of [0, 1]) {
      expect(kinds(deals(table, 'spectator').map((state) => cardsOf(state, seat)))).toBeGreaterThan(3)
      expect(kinds(deals(table, seat).map((state) => cardsOf(state, seat)))).toBe(1)
    }
  })

  it('COR-16.13 cards that nobody could follow are dealt among the places where they may be, and nowhere else', () => {
    const table = tableOf(3, {
      hands: { vitale: [], pizzino: ['$2', 'job-contract'], marzullo: [] },
      hidden: { pizzino: ['gun', 'booze'], marzullo: ['$5'] },
    })
    const all = deals(table, 0)
    for (const state of all) {
      const [open = '', ...others] = cardsOf(state, 1)
      expect(open).toBe('$2')
      const loose = [...others, ...cardsOf(state, 2)].filter((card) => !card.startsWith('job-'))
      expect(loose.toSorted()).toEqual(['$5', 'booze', 'gun'])
    }
    expect(kinds(all.map((state) => cardsOf(state, 2)))).toBeGreaterThan(1)
    expect(kinds(all.map((state) => cardsOf(state, 1)))).toBeGreaterThan(3)
  })

  it('COR-16.13 a stolen job leaves no trace of the card that it might be', () => {
    const table = tableOf(3, {
      hands: { vitale: [], pizzino: ['job-contract'], marzullo: [] },
      hidden: { pizzino: ['job-favor'], marzullo: ['$5', 'gun'] },
    })
    const all = deals(table, 0)
    for (const state of all) {
      const cards = [...cardsOf(state, 1), ...cardsOf(state, 2)]
      expect(cards.filter((card) => !card.startsWith('job-')).toSorted()).toEqual(['$5', 'gun'])
      // The job that was dealt openly from the deck is a job on every deal.
      const plain = handOf(state, 1).find((held: Held) => !held.cloudy)
      expect(plain?.card.startsWith('job-')).toBe(true)
    }
    expect(kinds(all.map((state) => cardsOf(state, 2).toSorted()))).toBeGreaterThan(1)
  })

  it('COR-17.1 the order of a hidden hand says nothing: cards all know first and by name', () => {
    const table = tableOf(2, {
      hands: { vitale: [], pizzino: ['job-favor', 'gun', '$5', 'job-offer', '$1'] },
    })
    for (const state of deals(table, 0)) {
      expect(cardsOf(state, 1).slice(0, 3)).toEqual(['$1', '$5', 'gun'])
      expect(handOf(state, 1).map((held) => held.known === 7)).toEqual([true, true, true, false, false])
    }
  })

  it('COR-17.1 nothing is lost or made: the same cards are there on every deal', () => {
    const table = tableOf(3, { hands, hidden: { pizzino: ['gun', 'booze'], marzullo: ['$5'] } })
    const tally = (state: Corleone) => table.play.game.tally(state, table.box)
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      for (const state of deals(table, viewer)) expect(tally(state)).toEqual(tally(table.state))
  })
})

describe('COR-17.5, COR-17.7 decks and draws', () => {
  it('COR-17.5 the job deck and both tile stacks are dealt anew for everybody', () => {
    const table = tableOf(3)
    for (const viewer of [0, 'spectator'] as const) {
      const all = deals(table, viewer)
      expect(kinds(all.map((state) => state.secret.deck))).toBe(12)
      expect(kinds(all.map((state) => state.secret.tileStacks.blue))).toBeGreaterThan(8)
      expect(kinds(all.map((state) => state.secret.tileStacks.red))).toBeGreaterThan(3)
      for (const state of all) {
        expect(state.secret.tileStacks.blue.toSorted()).toEqual(table.secret.tileStacks.blue.toSorted())
        expect(state.secret.tileStacks.red.toSorted()).toEqual(table.secret.tileStacks.red.toSorted())
      }
    }
  })

  it('COR-17.7 two jobs just drawn are known to their drawer alone', () => {
    const table = tableOf(3, {
      hands: { vitale: [], pizzino: [], marzullo: [] },
      deck: ['job-favor', 'job-offer'],
    })
    table.turnOf('vitale').answers('vitale', 'thug:pb-midtown', 'use')
    expect(table.state.secret.drawn).toEqual(['job-favor', 'job-offer'])
    for (const state of deals(table, 0)) expect(state.secret.drawn).toEqual(['job-favor', 'job-offer'])
    for (const viewer of [1, 'spectator'] as const) {
      const all = deals(table, viewer)
      expect(kinds(all.map((state) => state.secret.drawn))).toBeGreaterThan(6)
      for (const state of all) {
        expect(state.secret.drawn).toHaveLength(2)
        expect([...state.secret.deck, ...state.secret.drawn].toSorted()).toEqual(
          [...table.secret.deck, 'job-favor', 'job-offer'].toSorted(),
        )
      }
    }
  })

  it('COR-7.12 whoever owes goods for a shown job holds them on every deal', () => {
    const table = tableOf(3, {
      hands: { vitale: ['job-hijacked-truck'], pizzino: [], marzullo: [] },
      hidden: { vitale: ['gun', 'booze'], pizzino: ['$1', '$2', '$3'] },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-hijacked-truck')
    for (const state of deals(table, 1)) expect(cardsOf(state, 0).toSorted()).toEqual(['booze', 'gun'])
    table.answers('vitale', 'gun+booze')
    expect(table.open.owing).toBeNull()
    expect(deals(table, 1)).toHaveLength(12)
  })
})
