// The text files of La Cosa Nostra: every key that the code uses, the names of the components, and the words on cards.

import { describe, expect, test } from 'vitest'
import { Readings } from '../testing/sentences.ts'
import { checkTexts } from '../testing/texts.ts'
import { valuesOf } from '../values.ts'
import { COMPLETE, type Words, wordsFor } from '../words.ts'
import components from './components/components.json' with { type: 'json' }
import { PRINTED } from './components/components.ts'
import type { Effect } from './effects/vocabulary.ts'
import { OPTIONS, PROMPTS, REASONS } from './asked.ts'
import { EVENTS } from './events.ts'
import en from './text/en.json' with { type: 'json' }
import pl from './text/pl.json' with { type: 'json' }
import { VARIANTS } from './meta.ts'
import { INFLUENCE, MONOPOLIES, PHASES, REACTIONS } from './words.ts'

const families = PRINTED.families.map(({ id }) => id)
const bosses = families.map((id) => `boss-${id}`)
const gangsters = PRINTED.gangsters.map(({ id }) => id)
/** One is spoken of, or several. */
const rounds = PRINTED.rounds.flatMap(({ round }) => [`round-${round}`, `rounds-${round}`])
/** The strongest gangster with a Machine Gun rolls five. */
const dice = [0, 1, 2, 3, 4].map((die) => `die-${die}`)

checkTexts('La Cosa Nostra', {
  english: en,
  polish: pl,
  used: {
    ours: (await valuesOf('cosa-nostra')).ours.map(({ part }) => part),
    prompt: Object.keys(PROMPTS),
    option: Object.keys(OPTIONS),
    event: Object.keys(EVENTS),
    why: Object.keys(REASONS),
    part: ['cash', 'businesses', 'gangsters', 'access', 'later'],
    name: [
      ...families,
      ...bosses,
      ...gangsters,
      ...PRINTED.families.map(({ color }) => color),
      ...PRINTED.businessTypes.map(({ id }) => id),
      ...PRINTED.businessCards.map(({ id }) => id),
      ...PRINTED.orderCards.map(({ id }) => id),
      ...PRINTED.orderCards.map(({ kind }) => kind),
      ...INFLUENCE,
      ...MONOPOLIES,
      ...PHASES,
      ...VARIANTS,
      ...REACTIONS,
      ...rounds,
      ...dice,
      'businessman',
      'company',
      'purchase',
      'market',
      'businessDeck',
      'all',
    ],
  },
  screens: ['effect'],
  moreThan: { prompt: 17, option: 28, event: 55, why: 38 },
  same: [...families, ...bosses, ...gangsters, ...rounds].map((id) => `name.${id}`),
})

describe('the names of the components', () => {
  test.each(['en', 'pl'] as const)('are those of the components file in %s', async (language) => {
    const { name } = await wordsFor('cosa-nostra', language)
    for (const { id, name: own } of [...components.families, ...components.gangsters])
      expect(name(id)).toBe(own)
    for (const { id, boss } of components.families) expect(name(`boss-${id}`)).toBe(boss)
    const translated = [
      ...components.businessTypes,
      ...components.monopolies,
      ...components.influenceTypes,
      ...components.orderCards,
    ]
    for (const { id, name: own } of translated) expect(name(id)).toBe(own[language])
    for (const { id, type } of components.businessCards) expect(name(id)).toBe(name(type))
  })
})

describe.each(COMPLETE)('the words on cards in %s', (language) => {
  const read = async (say: (words: Words) => readonly string[]): Promise<Readings> => {
    const readings = new Readings(/\b(?:biz|ord|gang|op|inf)-[a-z0-9]/)
    for (const text of say(await wordsFor('cosa-nostra', language))) readings.take(text, () => text)
    return readings
  }
  const effect = (words: Words, one: Effect): string[] =>
    ['card', 'effect'].map((section) => words.say(`${section}.${one.op}`, one))

  test('say what every order needs and does', async () => {
    const readings = await read((words) =>
      PRINTED.orderCards.flatMap(({ requires, difficulty, target, stake, results, failure }) => [
        requires.length > 0 ? words.say('card.requires', { requires }) : words.say('card.noRequires'),
        typeof difficulty === 'number'
          ? words.say('card.difficulty', { difficulty })
          : words.say('card.difficultyOfTarget'),
        ...(target === null ? [] : [words.say(`card.target.${target}`)]),
        ...(stake ? [words.say('card.stake', stake)] : []),
        ...results.flatMap(({ successes, effects }) => [
          words.say('card.successes', { successes }),
          ...effects.flatMap((one) => effect(words, one)),
        ]),
        words.say('card.failure'),
        ...failure.flatMap((one) => effect(words, one)),
      ]),
    )
    expect(Object.fromEntries(readings.wrong)).toEqual({})
    expect(readings.read.size).toBeGreaterThan(90)
  })

  test('say what businesses, Monopolies, gangsters and Influence cards are good for', async () => {
    const readings = await read((words) => [
      ...PRINTED.businessTypes.flatMap(({ price, income, monopoly }) => [
        words.say('card.price', { price }),
        words.say('card.income', { income }),
        ...(monopoly ? [words.say('card.countsFor', { monopoly })] : []),
      ]),
      ...components.businessTypes.filter(({ ability }) => ability).map(({ id }) => words.say(`card.${id}`)),
      ...PRINTED.monopolies.map(({ businessType: type }) => words.say('card.monopoly', { type })),
      ...PRINTED.gangsters.flatMap(({ strength, recruitCost: price }) => [
        words.say('card.strength', { strength }),
        words.say('card.recruitCost', { price }),
      ]),
      ...INFLUENCE.map((card) => words.say(`card.${card}`)),
    ])
    expect(Object.fromEntries(readings.wrong)).toEqual({})
    expect(readings.read.size).toBeGreaterThan(30)
  })
})

describe('the log and the refusals', () => {
  const terms = {
    cash: 3000,
    businesses: ['biz-pimp-1', 'biz-pimp-2'],
    gangsters: ['gang-caruso-4'],
    access: [],
  }
  const nothing = { cash: 0, businesses: [], gangsters: [], access: ['biz-lawyer-1'] }

  test('LCN-20 a deal names everything that changes hands', async () => {
    const words = (await wordsFor('cosa-nostra', 'en')).seated(['caruso', 'laserva', 'calmuti'])
    expect(words.event({ type: 'deal', offer: null, from: 0, to: 2, give: terms, want: nothing })).toBe(
      'A deal: Caruso gives $3,000, 2 × Pimp and Fat Tony, Calmuti gives a Deal marker on Lawyer.',
    )
  })

  test('LCN-24.3 a declared target is named with its owner, a player only once', async () => {
    const words = (await wordsFor('cosa-nostra', 'en')).seated(['caruso', 'laserva', 'calmuti'])
    const declared = { type: 'declared', seat: 0, gangster: 'gang-caruso-4', rival: 2 }
    expect(words.event({ ...declared, target: 'biz-pimp-1' })).toBe(
      'Caruso sends Fat Tony after Pimp (Calmuti). The order is still face down.',
    )
    expect(words.event({ ...declared, target: 'seat-2' })).toBe(
      'Caruso sends Fat Tony after Calmuti. The order is still face down.',
    )
  })

  test('LCN-5.7 what is refused names whom it is about', async () => {
    const words = await wordsFor('cosa-nostra', 'en')
    const about = { gangster: 'gang-caruso-4' }
    const option = { id: 'x', say: 'task', order: 'ord-1-03', ...about }
    expect(words.blocked({ id: 'x', option, rule: 'LCN-5.7', why: 'hasTask' })).toMatch(/^Fat Tony: busy/)
    expect(words.refusal({ code: 'blocked', why: 'hasTask', about })).toMatch(/^Fat Tony: busy/)
  })

  test('LCN-20.2 words stay as they were spoken', async () => {
    const words = (await wordsFor('cosa-nostra', 'pl')).seated(['caruso', 'laserva', 'calmuti'])
    expect(words.event({ type: 'threat', from: 1, to: 'all', text: 'all' })).toBe(
      'LaServa grozi (adresat: wszyscy): „all”',
    )
  })
})
