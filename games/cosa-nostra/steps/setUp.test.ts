// Setting the table. LCN-2, LCN-R3 to R7.

import { begin } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { businessesOf, markersLeft } from '../rules/businesses.ts'
import { cosaNostra } from '../index.ts'
import type { Nostra } from '../state.ts'
import { gangstersOf, recruitsOf } from '../rules/street.ts'
import { FAMILIES, freshTable } from '../testing/table.ts'

const types = (ids: readonly string[]): string[] => ids.map((id) => id.replace(/^biz-|-\d$/g, '')).sort()
const seeds = Array.from({ length: 25 }, (_, i) => `set-up ${i}`)
const begun = (seed: string, seats = 3, options: object = {}): Nostra =>
  begin(cosaNostra, seats, seed, options).core.state as Nostra

describe('set-up', () => {
  it('LCN-2.1 the four order decks are shuffled', () => {
    const decks = seeds.map((seed) => begun(seed).secret.orderDecks.map((deck) => deck.join()))
    for (const round of [0, 1, 2, 3])
      expect(new Set(decks.map((deck) => deck[round])).size).toBe(seeds.length)
  })

  it('LCN-2.2 the Monopolies lie with nobody', () => {
    expect(freshTable(3).state.open.monopolies).toEqual({ prostitution: null, drugs: null, loans: null })
  })

  it('LCN-2.3 everybody gets a Snitch, a Schemer and a Henchman; the others form the deck', () => {
    const table = freshTable(4)
    for (const family of FAMILIES.slice(0, 4))
      expect(table.hand(family).influence.slice(0, 3)).toEqual(['snitch', 'schemer', 'henchman'])
    const kinds = table.state.secret.influenceDeck
    expect(kinds.filter((card) => card === 'spy').length).toBeGreaterThanOrEqual(3)
    expect(kinds.filter((card) => card === 'henchman').length).toBeLessThanOrEqual(1)
  })

  it('LCN-2.4, LCN-R5 everybody takes one family; who has not chosen gets a free one by chance', () => {
    const dealt = seeds.map((seed) =>
      begun(seed, 3, { families: [null, 'caruso'] }).open.seats.map(({ family }) => family),
    )
    for (const families of dealt) {
      expect(families[1]).toBe('caruso')
      expect(new Set(families).size).toBe(3)
    }
    expect(new Set(dealt.map(([first]) => first)).size).toBeGreaterThan(2)
  })

  it('LCN-2.5 three gangsters are on the street, three under the Boss', () => {
    const { state } = freshTable(3)
    expect(gangstersOf(state.open, 0)).toEqual([1, 2, 3].map((n) => `gang-blundetto-${n}`))
    expect(recruitsOf(state.open, 0)).toEqual([4, 5, 6].map((n) => `gang-blundetto-${n}`))
  })

  it('LCN-2.6, LCN-R3, LCN-R4 the starting Business cards of each family, paid for', () => {
    const table = freshTable(5)
    const areas = FAMILIES.map((family) => types(businessesOf(table.state.open, table.seat(family))))
    expect(areas).toEqual([
      ['cop', 'loan-shark', 'waste-management'],
      ['building-firm', 'drug-dealer', 'lawyer'],
      ['garage', 'pimp', 'politician'],
      ['nightclub', 'pimp'],
      ['casino', 'lawyer'],
    ])
    expect(table.incomes).toEqual([7000, 7000, 7000, 8000, 8000])
  })

  it('LCN-2.7 everything else is in the deck, also the starting cards of families not in the game', () => {
    const { state } = freshTable(3)
    const left = [...state.secret.businessDeck, ...state.open.market.filter((card) => card !== null)]
    expect(left).toHaveLength(34 - 9)
    expect(types(left).filter((type) => type === 'casino' || type === 'nightclub')).toHaveLength(4)
  })

  it('LCN-2.8, LCN-2.9 the opening Market has no two of a type and at most one company', () => {
    for (const seed of seeds) {
      const { open, secret } = begun(seed)
      const { market, businesses } = open
      const cards = types(market.map((card) => card ?? ''))
      expect(new Set(cards).size).toBe(4)
      const companies = ['building-firm', 'waste-management', 'garage', 'nightclub', 'casino']
      expect(cards.filter((type) => companies.includes(type)).length).toBeLessThanOrEqual(1)
      expect(new Set([...market, ...secret.businessDeck, ...Object.keys(businesses)]).size).toBe(34)
    }
  })

  it('LCN-2.10 everybody starts with $2,000 and five markers', () => {
    const { box, state } = freshTable(3)
    expect(state.open.seats.map(({ cash }, seat) => [cash, markersLeft(state.open, box, seat)])).toEqual([
      [2000, 5],
      [2000, 5],
      [2000, 5],
    ])
  })

  it('LCN-2.11, LCN-R6 chance decides who starts', () => {
    expect(new Set(seeds.map((seed) => begun(seed).open.start))).toEqual(new Set([0, 1, 2]))
  })

  it('LCN-2.12, LCN-R5 a first game with fewer than five has yellow, green and red in it', () => {
    for (const seed of seeds) {
      const three = begun(seed, 3, { firstGame: true }).open.seats.map(({ family }) => family)
      expect(three.sort()).toEqual(['blundetto', 'calmuti', 'dimaggio'])
      const four = begun(seed, 4, { firstGame: true }).open.seats.map(({ family }) => family)
      expect(four).toEqual(expect.arrayContaining(['blundetto', 'calmuti', 'dimaggio']))
    }
  })
  it('LCN-R5 without a first game, and at a table of five, chance alone deals the families', () => {
    const threes = seeds.flatMap((seed) => begun(seed, 3).open.seats.map(({ family }) => family))
    expect(new Set(threes)).toEqual(new Set(FAMILIES))
    const firsts = seeds.map((seed) => begun(seed, 5, { firstGame: true }).open.seats[0]?.family)
    expect(new Set(firsts)).toEqual(new Set(FAMILIES))
  })

  it('LCN-2.8 a company may lie in the opening Market, and does at times', () => {
    const companies = seeds.map(
      (seed) =>
        begun(seed).open.market.filter((id) => /garage|casino|nightclub|waste|building/.test(id ?? ''))
          .length,
    )
    expect(new Set(companies)).toEqual(new Set([0, 1]))
  })

  it('LCN-2.9 what was set aside is shuffled back, and does not wait on top of the deck', () => {
    const type = (id: string | null | undefined) => (id ?? '').replace(/-\d$/, '')
    const isCompany = (id: string | null | undefined) =>
      /garage|casino|nightclub|waste|building/.test(id ?? '')
    const clashing = seeds.filter((seed) => {
      const { open, secret } = begun(seed)
      const { market } = open
      const top = secret.businessDeck.at(-1)
      return market.some((id) => type(id) === type(top)) || (isCompany(top) && market.some(isCompany))
    })
    expect(clashing.length).toBeLessThan(seeds.length * 0.6)
  })

  it('LCN-2.3 at a table of five no Schemer and no Henchman is left for the deck', () => {
    const { state } = freshTable(5)
    const left = [
      ...state.secret.influenceDeck,
      ...state.secret.hands.flatMap(({ influence }) => influence.slice(3)),
    ]
    expect(left.filter((card) => card === 'schemer' || card === 'henchman')).toEqual([])
    expect(left).toHaveLength(33 - 15)
  })
})
