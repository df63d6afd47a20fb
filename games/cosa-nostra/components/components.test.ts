// What is in the box, and a components file that cannot be played with. LCN-1, LCN-R1 to R4.

import { begin, OptionError } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { PRINTED, readComponents } from './components.ts'
import { cosaNostra } from '../index.ts'
import { readOptions } from '../options.ts'
import { markersLeft } from '../rules/businesses.ts'
import { freshTable, tableOf } from '../testing/table.ts'

const countBy = (kinds: readonly string[]): { [kind: string]: number } => {
  const counts: { [kind: string]: number } = {}
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

describe('the box', () => {
  it('LCN-1.1, LCN-R1 the game is for 3, 4 or 5 players', () => {
    for (const seats of [3, 4, 5]) expect(begin(cosaNostra, seats, 'x').prompts).toHaveLength(seats)
    for (const seats of [1, 2, 6]) expect(() => begin(cosaNostra, seats, 'x')).toThrow(OptionError)
  })

  it('LCN-1.2 there are five Bosses, one a family and colour', () => {
    expect(PRINTED.families.map(({ boss, color }) => `${boss}, ${color}`)).toEqual([
      'Silvio Blundetto, yellow',
      'Frank DiMaggio, green',
      'Carlo Calmuti, red',
      'Maria LaServa, purple',
      'John Caruso, blue',
    ])
  })

  it('LCN-1.3, LCN-1.4 each family has six gangsters with their pistols, three of whom have no price', () => {
    expect(PRINTED.gangsters).toHaveLength(30)
    for (const { id } of PRINTED.families) {
      const own = PRINTED.gangsters.filter(({ family }) => family === id)
      expect(own.map(({ strength }) => strength)).toEqual([1, 2, 3, 2, 3, 4])
      expect(own.map(({ start, recruitCost }) => (start ? 0 : recruitCost))).toEqual([
        0, 0, 0, 10000, 15000, 20000,
      ])
    }
  })

  it('LCN-1.5 there are 34 Business cards, and each costs twice its income', () => {
    expect(PRINTED.businessCards).toHaveLength(34)
    for (const { price, income } of PRINTED.businessTypes) expect(price).toBe(2 * income)
    const kinds = PRINTED.businessTypes.map(({ kind, count }) => Array<string>(count).fill(kind))
    expect(countBy(kinds.flat())).toEqual({ businessman: 24, company: 10 })
  })

  it('LCN-1.6 there are three Monopolies: pimps, drug dealers, loan sharks', () => {
    expect(PRINTED.monopolies.map(({ id, businessType }) => [id, businessType])).toEqual([
      ['prostitution', 'pimp'],
      ['drugs', 'drug-dealer'],
      ['loans', 'loan-shark'],
    ])
  })

  it('LCN-1.7, LCN-R2 there are 33 Influence cards of eight kinds', () => {
    expect(Object.fromEntries(PRINTED.influenceTypes.map(({ id, count }) => [id, count]))).toEqual({
      snitch: 8,
      spy: 4,
      henchman: 5,
      doctor: 2,
      saboteur: 2,
      distraction: 3,
      'machine-gun': 4,
      schemer: 5,
    })
  })

  it('LCN-1.8, LCN-R2 there are 90 orders in four decks', () => {
    expect(countBy(PRINTED.orderCards.map(({ round }) => String(round)))).toEqual({
      1: 20,
      2: 20,
      3: 25,
      4: 25,
    })
  })

  it('LCN-1.9 everybody has five Deal markers', () => {
    const table = freshTable(5)
    const { open } = table.state
    expect(open.seats.map((_, seat) => markersLeft(open, table.box, seat))).toEqual([5, 5, 5, 5, 5])
  })

  it('LCN-1.10 one Start Player card goes round; dice have six sides', () => {
    const table = freshTable(3)
    expect([0, 1, 2]).toContain(table.state.open.start)
    const thrown = new Set<number>()
    for (let i = 0; i < 40; i++)
      for (const dice of rolledBy(`dice ${i}`)) for (const die of dice) thrown.add(die)
    expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('LCN-1.11 every amount is a multiple of $1,000', () => {
    const wrong = structuredClone(PRINTED)
    Object.assign(wrong.businessTypes[0] ?? {}, { price: 4500, income: 2250 })
    expect(() => readComponents(wrong)).toThrow('businessTypes.0.price')
    const amounts = PRINTED.orderCards.flatMap(({ results }) =>
      results.flatMap(({ effects }) =>
        effects.flatMap((effect) => ('amount' in effect ? [effect.amount] : [])),
      ),
    )
    expect(amounts.every((amount) => amount % 1000 === 0)).toBe(true)
  })

  it('LCN-1.12 four order decks, the Influence deck with its pile, the Business deck and a Market of four lie open to count', () => {
    const view = freshTable(4).view('spectator')
    expect(view.orderDeckCounts).toEqual([4, 20, 25, 25])
    expect(view.market).toHaveLength(4)
    expect(view.influenceDiscard).toEqual([])
    expect(view.influenceDeckCount).toBe(33 - 12 - 1)
    expect(view.businessDeckCount).toBe(34 - 11 - 4)
  })
})

function rolledBy(seed: string): number[][] {
  const table = tableOf(3, { planned: { 'gang-blundetto-3': 'ord-1-08' } }, {}, seed).action('blundetto')
  table.answers('blundetto', 'run:gang-blundetto-3')
  return table.told('rolled').map(({ dice }) => dice as number[])
}

const spoilt = (part: object | undefined, by: object): object => Object.assign(part ?? {}, by)

function problemsOf(given: unknown): readonly string[] {
  try {
    readComponents(given)
  } catch (error) {
    if (error instanceof OptionError) return error.problems
  }
  return []
}

describe('a components file that cannot be played with', () => {
  it.each([
    [
      'a business that does not exist',
      (c: typeof PRINTED) => c.businessCards[0] && Object.assign(c.businessCards[0], { type: 'bakery' }),
      'bakery',
    ],
    [
      'the same card twice',
      (c: typeof PRINTED) => c.orderCards[1] && Object.assign(c.orderCards[1], { id: 'ord-1-01' }),
      'ord-1-01',
    ],
    [
      'a price that is not twice the income',
      (c: typeof PRINTED) => c.businessTypes[0] && Object.assign(c.businessTypes[0], { price: 5000 }),
      'LCN-1.5',
    ],
    [
      'LCN-3.1 a round twice',
      (c: typeof PRINTED) => c.rounds[1] && Object.assign(c.rounds[1], { round: 1 }),
      'components.rounds.1.round',
    ],
    [
      'LCN-1.11 an amount beyond all banknotes',
      (c: typeof PRINTED) => Object.assign(c.money, { startingCash: 1e300 }),
      'components.money.startingCash',
    ],
    [
      'LCN-2.3 more starting cards than there are',
      (c: typeof PRINTED) => c.startingInfluence.perPlayer.push('doctor'),
      'components.startingInfluence.perPlayer',
    ],
    [
      'a Monopoly of a card that knows nothing of it',
      (c: typeof PRINTED) => c.monopolies[0] && Object.assign(c.monopolies[0], { businessType: 'cop' }),
      'components.monopolies.0.businessType',
    ],
    [
      'a gangster of nobody',
      (c: typeof PRINTED) => c.gangsters[0] && Object.assign(c.gangsters[0], { family: 'nobody' }),
      'components.gangsters.0.family',
    ],
    [
      'a reaction to nothing',
      (c: typeof PRINTED) =>
        Object.assign(c.orderCards.find(({ kind }) => kind === 'reaction') ?? {}, { reaction: null }),
      '.reaction: what a reaction answers',
    ],
    [
      'an attack on nobody',
      (c: typeof PRINTED) =>
        Object.assign(c.orderCards.find(({ kind }) => kind === 'attack') ?? {}, { target: null }),
      '.target: whom attacks and reactions are for',
    ],
    ['a family short of gangsters', (c: typeof PRINTED) => c.gangsters.pop(), 'caruso'],
  ])('%s is named', (_, spoil, said) => {
    const wrong = structuredClone(PRINTED)
    spoil(wrong)
    expect(() => readComponents(wrong)).toThrow(said)
  })

  it.each([
    ['an order', 'orderCards.0.id', (c: typeof PRINTED) => spoilt(c.orderCards[0], { id: 'assault' })],
    ['a gangster', 'gangsters.0.id', (c: typeof PRINTED) => spoilt(c.gangsters[0], { id: 'vito' })],
    ['a card', 'businessCards.0.id', (c: typeof PRINTED) => spoilt(c.businessCards[0], { id: 'bakery' })],
    ['a giant', 'gangsters.0.strength', (c: typeof PRINTED) => spoilt(c.gangsters[0], { strength: 7 })],
    [
      'a job for a bakery',
      'orderCards.0.requires.0: no business is called bakery',
      (c: typeof PRINTED) => c.orderCards[0]?.requires.push('bakery'),
    ],
    [
      'a card of no type',
      'businessCards.0.type: no business is called bakery',
      (c: typeof PRINTED) => spoilt(c.businessCards[0], { type: 'bakery' }),
    ],
    [
      'a family of bakers',
      'families.0.startBusinesses.3: no business is called bakery',
      (c: typeof PRINTED) => c.families[0]?.startBusinesses.push('bakery'),
    ],
    [
      'a count that is not that of the cards',
      'businessTypes.0.count: not the number of its cards',
      (c: typeof PRINTED) => spoilt(c.businessTypes[0], { count: 99 }),
    ],
    [
      'four men at the start',
      'gangsters: six of the blundetto',
      (c: typeof PRINTED) => spoilt(c.gangsters[3], { start: true }),
    ],
    [
      'a deck too thin for five',
      'orderCards: five players draw 25 orders in round 1',
      (c: typeof PRINTED) => spoilt(c.rounds[0], { orderDraw: 5 }),
    ],
    [
      'more to start with than there is',
      'families: more starting cards of casino than there are',
      (c: typeof PRINTED) => c.families[0]?.startBusinesses.push(...Array<string>(9).fill('casino')),
    ],
  ])('%s is named by its path', (_, said, spoil) => {
    const wrong = structuredClone(PRINTED)
    spoil(wrong)
    expect(() => readComponents(wrong)).toThrow(`components.${said}`)
  })

  it.each([
    'families',
    'gangsters',
    'businessTypes',
    'businessCards',
    'orderCards',
    'influenceTypes',
  ] as const)('nothing stands twice among the %s', (list) => {
    const wrong = structuredClone(PRINTED)
    spoilt(wrong[list][1], { id: wrong[list][0]?.id })
    expect(() => readComponents(wrong)).toThrow(
      `components.${list}.1: ${wrong[list][0]?.id} stands there twice`,
    )
  })

  it('LCN-2.6 a starting card of which there are just enough is no problem', () => {
    const { families, businessTypes } = PRINTED
    const dealt = families.flatMap(({ startBusinesses }) => startBusinesses)
    const exact = structuredClone(PRINTED)
    const type = businessTypes.find(({ id }) => id === 'casino')
    const left = (type?.count ?? 0) - dealt.filter((one) => one === 'casino').length
    exact.families[0]?.startBusinesses.push(...Array<string>(left).fill('casino'))
    expect(() => readComponents(exact)).not.toThrow()
  })

  it('what is wrong is named in the order of the file', () => {
    const wrong = structuredClone(PRINTED)
    wrong.families[0]?.startBusinesses.push('bakery', 'brewery')
    spoilt(wrong.businessTypes[0], { price: 5000 })
    expect(problemsOf(wrong)).toEqual([
      'components.businessTypes.0.price: twice the income (LCN-1.5)',
      'components.families.0.startBusinesses.3: no business is called bakery',
      'components.families.0.startBusinesses.4: no business is called brewery',
    ])
  })

  it('options name what is wrong by path', () => {
    expect(() => readOptions({ families: ['corleone'] }, 3)).toThrow('options.families.0')
    expect(() => readOptions({ families: ['calmuti', 'calmuti'] }, 3)).toThrow('options.families.1')
    expect(() => readOptions({ variants: ['noGuns'] }, 3)).toThrow('options.variants.0')
    expect(() => readOptions({ dice: 7 }, 3)).toThrow('options.dice')
  })
})
