import { BOTS } from '@backroom/bots'
import { CHARACTERS, LEVELS, MANNERS } from '@backroom/bots/levels'
import { HOUSE_REFUSALS, TABLE_STATES, WHEN_AWAY } from '@backroom/protocol'
import { REFUSALS } from '@backroom/engine'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FINDINGS } from '../play/shuffle.ts'
import { FILE_PROBLEMS } from '../play/gameFile.ts'
import { FAULTS } from '../play/here.ts'
import { LASTINGS } from '../play/persist.ts'
import { LINK_STATES } from '../play/wire.ts'
import debugEn from '../debug/text/en.json' with { type: 'json' }
import debugPl from '../debug/text/pl.json' with { type: 'json' }
import pagesEn from '../pages/text/en.json' with { type: 'json' }
import pagesPl from '../pages/text/pl.json' with { type: 'json' }
import firstEn from './en.json' with { type: 'json' }
import firstPl from './pl.json' with { type: 'json' }
import { LANGUAGES, type Messages, preferred, sayer } from './say.ts'

const en = { ...firstEn, ...pagesEn }
const pl = { ...firstPl, ...pagesPl }
const TEXTS: { readonly [language: string]: Messages } = { en, pl }
const web = join(import.meta.dirname, '..')

/** Every key that is written out in the shell's code. */
const written = globSync('{kit,pages,play,rules,table}/**/*.{ts,tsx}', { cwd: web })
  .filter((file) => !file.includes('.test.'))
  .concat('main.tsx')
  .flatMap((file) => [...readFileSync(join(web, file), 'utf8').matchAll(/\bsay\(\s*'([^']+)'/g)])
  .map(([, key = '']) => key)

/** Every key that the code puts together. */
const composed = [
  ...Object.keys(BOTS).map((bot) => `bot.${bot}`),
  ...Object.keys(CHARACTERS).map((character) => `who.${character}`),
  ...MANNERS.map((manner) => `manner.${manner}`),
  ...LEVELS.map((level) => `level.${level}`),
  ...FINDINGS.filter((finding) => finding !== 'unknown').map((finding) => `over.deal.${finding}`),
  ...LINK_STATES.map((state) => `link.${state}`),
  ...TABLE_STATES.map((state) => `state.${state}`),
  ...WHEN_AWAY.map((when) => `whenAway.${when}`),
  ...['bot', 'vote', 'never', 'alone'].map((who) => `leave.text.${who}`),
  ...['free', 'bot', 'host', 'close'].map((what) => `sure.${what}`),
  ...[...REFUSALS, ...HOUSE_REFUSALS].map((code) => `refusal.${code}`),
  ...['one', 'some', 'amount', 'order', 'wait'].map((kind) => `confirm.${kind}`),
  ...['solo', 'hotseat', 'online'].flatMap((mode) => [
    `new.mode.${mode}`,
    `new.mode.${mode}.about`,
    `new.begin.${mode}`,
  ]),
  ...LANGUAGES.map((language) => `language.${language}`),
  ...FILE_PROBLEMS.map((code) => `file.${code}`),
  ...FAULTS.map((fault) => `fault.${fault}`),
  ...LASTINGS.map((state) => `storage.${state}`),
  ...['follows', 'behind', 'gone'].flatMap((role) => [`here.${role}`, `here.${role}.text`]),
]

test.each(LANGUAGES)('every sentence of the screen is there in %s', (language) => {
  expect([...written, ...composed].filter((key) => TEXTS[language]?.[key] === undefined)).toEqual([])
})

test('both languages have the same sentences', () => {
  expect(Object.keys(pl)).toEqual(Object.keys(en))
  expect(Object.keys(debugPl)).toEqual(Object.keys(debugEn))
})

test.each(LANGUAGES)('every sentence in %s can be said', (language) => {
  const say = sayer(language, TEXTS[language] ?? {})
  const values = {
    name: 'Ines',
    names: 'Ines',
    family: 'Vitale',
    parts: 31,
    ours: 20,
    all: 29,
    game: 'x',
    rule: 'COR-1.1',
    seat: 's',
    clock: '0:01',
    exact: 'yes',
    totals: 'Vitale $5',
    text: 'Leave the gun.',
    given: '20',
    time: '14:05',
    when: 'today',
    what: 'seed',
    size: '2 MB',
  }
  for (const key of Object.keys(en))
    for (const number of [0, 1, 2, 5, 22])
      expect(
        say(key, {
          ...values,
          count: number,
          free: number,
          picked: number,
          min: 1,
          max: 5,
          times: 2,
          number,
          at: 1,
          last: 2,
          needed: 2,
          done: number,
          minutes: 3,
          weight: '2',
        }),
      ).not.toBe('')
})

test('Polish has a form for one, a few and many free chairs', () => {
  const say = sayer('pl', pl)
  expect([1, 3, 5, 22].map((free) => say('lobby.free', { free }))).toEqual([
    '1 wolne krzesło',
    '3 wolne krzesła',
    '5 wolnych krzeseł',
    '22 wolne krzesła',
  ])
})

test('the first language that we speak is taken', () => {
  expect(preferred(['de-AT', 'pl-PL', 'en'])).toBe('pl')
  expect(preferred(['fi'])).toBe('en')
})
