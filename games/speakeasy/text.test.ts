// The text files of Speakeasy, and whole games of it in words.

import { SENTENCES } from './sentences.ts'
import { ASSOCIATE, EFFECTS, LASTING } from './effects/vocabulary.ts'
import { begin, type Play } from '@backroom/engine'
import { describe, expect, test } from 'vitest'
import type { Box } from './components/box.ts'
import { PRINTED } from './components/components.ts'
import { speakeasy } from './index.ts'
import { OPTIONS, PROMPTS, REASONS } from './asked.ts'
import { EVENTS } from './events.ts'
import { Said } from './said.ts'
import { checkSentences, Readings } from '../testing/sentences.ts'
import { checkTexts, found, sourceOf } from '../testing/texts.ts'
import { valuesOf } from '../values.ts'
import { COMPLETE, wordsFor } from '../words.ts'
import en from './text/en.json' with { type: 'json' }
import pl from './text/pl.json' with { type: 'json' }
import type { Speakeasy } from './state.ts'
import { KINDS, LEVELS, LOCATIONS, MODES, PHASES, ZONES } from './words.ts'

const source = sourceOf('speakeasy', 'components')

const box = begin(speakeasy, 4, 'box').box as Box
const ids = (...lists: readonly (readonly { readonly id: string }[])[]): string[] =>
  lists.flatMap((list) => list.map(({ id }) => id))
const numbered = (what: string, numbers: Iterable<number | string>): string[] =>
  [...numbers].map((number) => `${what}-${number}`)

const contacts = PRINTED.locations.items.flatMap((location) => ids(location.contacts['3-4']))
const districts = PRINTED.districts.map(({ id }) => id)
const docks = PRINTED.docks.rows * ZONES.length

const names = [
  ...ids(PRINTED.players.colors, PRINTED.ports.clockwise, PRINTED.ships.items, PRINTED.crates.items),
  ...ids(PRINTED.mobsters.items, PRINTED.cityTokens.kinds, PRINTED.bottles.items),
  ...ids(PRINTED.helperCards.items, PRINTED.operationCards.items),
  ...ids(PRINTED.centralParkObjectives.items, PRINTED.zoneObjectives.items, PRINTED.bookObjectives.items),
  ...PRINTED.ships.items.map(({ color }) => color),
  ...PRINTED.bookObjectives.items.map(({ area }) => area),
  ...box.spaces.map(({ id }) => id),
  ...box.slots,
  ...contacts,
  ...numbered('district', districts),
  ...numbered(
    'column',
    PRINTED.turnOrderTrack.columns.map(({ position }) => position),
  ),
  ...numbered(
    'act',
    PRINTED.acts.map(({ act }) => act),
  ),
  ...numbered('rank', PRINTED.solo.ranks.keys()),
  ...numbered('from', Array(docks).keys()),
  ...LEVELS,
  ...KINDS,
  ...MODES,
  ...ZONES,
  ...LOCATIONS,
  ...PHASES,
  'any',
  'mobsters',
]

/** Manhattan keeps its own names in Polish, and so do people and some drinks. */
const same = [
  ...ids(PRINTED.ports.clockwise),
  ...numbered('district', districts),
  ...box.spaces.map(({ id }) => id),
  ...ZONES,
  'centralpark',
  'park',
  'rum',
  'brandy',
  'rank-2',
  ...numbered('mob', ['01', '04', '05', '07', '08', '10', '11', '17']),
].map((id) => `name.${id}`)

checkTexts('Speakeasy', {
  english: en,
  polish: pl,
  used: {
    ours: (await valuesOf('speakeasy')).ours.map(({ part }) => part),
    prompt: Object.keys(PROMPTS),
    option: Object.keys(OPTIONS),
    event: Object.keys(EVENTS),
    why: Object.keys(REASONS),
    name: names,
    effect: Object.keys(EFFECTS),
    lasting: Object.keys(LASTING),
    associate: Object.keys(ASSOCIATE),
    brief: Object.keys({ ...EFFECTS, ...LASTING, ...ASSOCIATE }),
    cash: PRINTED.crates.items.map(({ cash }) => cash.per),
    need: found(source, /req: v\.literal\('(\w+)'\)/g),
    short: [...numbered('district', districts), ...contacts],
  },
  moreThan: { prompt: 35, option: 50, event: 50, why: 20, effect: 24, need: 14 },
  screens: ['board'],
  same: [...same, ...numbered('short.district', districts), 'short.commission-3', 'short.planning-3'],
})

/** Ids as they look: cards, places and spaces, slots, what the vocabulary is made of. */
const IDS =
  /\b(?:op|mob|city|helper|crate|book|park|port|zone|district|column|act|rank|from)-[A-Za-z0-9]|\b\d+-\d\b|\b[SDNC]\d\b|_/

const colorsOf = (play: Play): string[] =>
  (play.core.state as Speakeasy).open.families.map(({ color }) => color)

checkSentences({
  game: speakeasy,
  ids: IDS,
  seats: [2, 3, 4],
  options: [{}, { rebuildStill: true }],
  games: 4,
  moreThan: 1000,
  seated: colorsOf,
})

checkSentences({
  game: speakeasy,
  ids: IDS,
  seats: [2, 3],
  options: [{ solo: 1 }, { solo: 0, rebuildStill: true }],
  games: 4,
  moreThan: 1000,
  seated: colorsOf,
})

const tables = [2, 4].map((seats) => begin(speakeasy, seats, 'box'))

describe.each(COMPLETE)('speakeasy in %s', (language) => {
  test('whatever a thing of the box does is a finished sentence', async () => {
    const words = await wordsFor('speakeasy', language)
    const readings = new Readings(IDS)
    for (const play of tables) {
      const { effects, card, helper, contact, mobster, crate, slots, objectives } = play.box as Box
      const said = new Said(words, play.box as Box)
      const take = (text: string) => readings.take(text || null, () => text)
      for (const id of Object.keys(effects)) take(said.printed(id))
      for (const id of Object.keys(card)) take(said.cardOfType(id))
      for (const id of Object.keys(helper)) take(said.helper(id))
      for (const id of Object.keys(contact)) take(said.contact(id))
      for (const id of Object.keys(mobster)) take(said.mobster(id))
      for (const id of Object.keys(crate)) take(`${said.cash(id)}; ${said.lasting(id)}`)
      for (const id of slots) take(said.slot(id))
      for (const { id } of objectives)
        take(`${said.needs(id, (play.core.state as Speakeasy).open)} – ${said.brings(id)}`)
    }
    expect(Object.fromEntries(readings.wrong)).toEqual({})
    expect(readings.read.size).toBeGreaterThan(180)
  })

  test('every effect, bonus and requirement can be said of one, of two and of five', async () => {
    const words = await wordsFor('speakeasy', language)
    const readings = new Readings(IDS)
    const things = [
      ...Object.values(box.effects)
        .flat()
        .map((effect) => [`effect.${effect.op}`, effect] as const),
      ...PRINTED.crates.items.map(({ back }) => [`lasting.${back.op}`, back] as const),
      ...[...PRINTED.centralParkObjectives.items, ...PRINTED.zoneObjectives.items].map(
        ({ req }) => [`need.${req.req}`, req] as const,
      ),
    ]
    for (const [key, thing] of things)
      for (const n of [1, 2, 5]) readings.take(words.say(key, { ...thing, n }), () => JSON.stringify(thing))
    expect(Object.fromEntries(readings.wrong)).toEqual({})
    expect(readings.read.size).toBeGreaterThan(90)
  })
})

describe('what a sentence speaks of', () => {
  /** Names stand for themselves; the rest are for the shelf and for pages about the files. */
  const PLAIN = ['name', 'short', 'ours', 'game', 'bot']

  test('is declared for every sentence: nothing is guessed', () => {
    const undeclared = Object.entries(en).flatMap(([section, keys]) =>
      PLAIN.includes(section)
        ? []
        : Object.keys(keys).filter((key) => {
            const [head = ''] = key.split(/\.(?=[^.]+$)/)
            return !(`${section}.${key}` in SENTENCES) && !(`${section}.${head}` in SENTENCES)
          }),
    )
    expect(undeclared).toEqual([])
  })
})

describe('what the log tells', () => {
  const paid = { type: 'paid', seat: 0, cost: 11, purpose: 'barrels' }
  const held = { type: 'buildingHeld', seat: 1, space: '14-2', kind: 'casino', defence: 8, strength: 8 }
  const built = { type: 'built', seat: 1, slot: 'S1', space: '4-1', kind: 'speakeasy', mode: 'takeover' }
  const shares = [
    { seat: 0, held: 2, money: 20 },
    { seat: 1, held: 0, money: 0 },
    { seat: 2, held: 5, money: 5 },
  ]

  test.each([
    [{ ...paid, pocket: 11, safe: 0 }, 'Blue pays $11 for barrels.', 'Niebieski płaci $11 za Beczki.'],
    [
      { ...paid, pocket: 5, safe: 12 },
      'Blue pays $11 for barrels: $5 from the pocket, $12 laundered from the safe.',
      'Niebieski płaci $11 za Beczki: $5 z Kieszeni i $12 wyprane z Sejfu.',
    ],
    [
      { ...paid, pocket: 0, safe: 22 },
      'Blue pays $11 for barrels, laundering $22 from the safe.',
      'Niebieski płaci $11 za Beczki, piorąc $22 z Sejfu.',
    ],
    [
      { ...held, goons: 4, help: 'alone' },
      'Yellow holds the casino at Upper East Side (14b), 8 against 8; spent: 4 goons.',
      'Żółty broni Kasyna: Upper East Side (14b), 8 przeciw 8; poświęca 4 Gangsterów.',
    ],
    [
      { ...built, goons: 1, help: 'paid', attack: 7, strength: 6, token: 'city-book' },
      'Yellow throws the mobsters out of Greenwich Village (4a), 7 against 6, and opens a speakeasy; spent: 1 goon; associate paid; city token “Book”.',
      'Żółty wyrzuca Mafiozów i otwiera Knajpę: Greenwich Village (4a), 7 przeciw 6; poświęca 1 Gangstera; Współpracownik opłacony; żeton Miasta „Księga”.',
    ],
    [
      { type: 'zonePaid', zone: 'midtown', shares, mobsters: 1 },
      'Midtown: Luciano fills the safes – Blue $20 (2 districts) and Green $5 (5 districts); the mobsters hold 1 district.',
      'Midtown: Luciano płaci do Sejfów – Niebieski $20 (2 Rejony) i Zielony $5 (5 Rejonów); Mafiozi mają 1 Rejon.',
    ],
    [
      { type: 'copsArrived', districts: [4, 10] },
      "Cops move into Greenwich Village (4) and Hell's Kitchen (10).",
      "Wkraczają Policjanci: Greenwich Village (4) i Hell's Kitchen (10).",
    ],
    [
      { type: 'districtControlled', district: 3, controllers: [0, 2] },
      'Blue and Green share Seaport (3).',
      'Seaport (3): kontrolę dzielą Niebieski i Zielony.',
    ],
    [
      { type: 'shipAmbushed', seat: 0, ship: 'dwyer', goons: 1, hired: [0, 2, 0], attack: 13, defence: 12 },
      "Blue ambushes Big Bill Dwyer's ship: 13 against 12, spending 1 goon; hired: Yellow (2).",
      'Niebieski urządza Zasadzkę: Statek Big Billa Dwyera, 13 przeciw 12; poświęca 1 Gangstera; wynajęci: Żółty (2).',
    ],
    [{ type: 'earned', seat: 0, amount: 35, income: 'sale' }, null, null],
    [{ type: 'safeFilled', seat: 0, amount: 15, income: 'zone' }, null, null],
  ])('%j', async (event, english, polish) => {
    const seats = ['blue', 'yellow', 'green']
    expect((await wordsFor('speakeasy', 'en')).seated(seats).event(event)).toBe(english)
    expect((await wordsFor('speakeasy', 'pl')).seated(seats).event(event)).toBe(polish)
  })
})
