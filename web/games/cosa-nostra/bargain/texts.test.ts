// Every sentence of the bargaining room is there in both languages and can be said.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, it } from 'vitest'
import { COLUMNS } from './after.ts'
import { PARTS } from './draft.ts'
import { MARKS } from './marks.ts'
import { PASSES } from './preset.ts'
import en from './text/en.json' with { type: 'json' }
import pl from './text/pl.json' with { type: 'json' }

const TEXTS: { readonly [language: string]: { readonly [key: string]: string } } = { en, pl }

const written = globSync('*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/'(bargain(?:\.\w+)+)'/g),
  ])
  .map(([, key = '']) => key)

const UNTIL = ['open', 'turn', 'phase', 'time']
const ROWS = ['cash', 'income', 'markers', 'monopolies', 'men', 'theirCash', 'theirIncome']

/** Every key that the code puts together. */
const composed = [
  ...COLUMNS.map((column) => `bargain.after.${column}`),
  ...ROWS.map((what) => `bargain.after.${what}`),
  ...['ready', 'payable', 'no'].map((kind) => `bargain.after.${kind}`),
  ...PARTS.map((part) => `bargain.as.${part}`),
  ...['same', 'new', 'gone'].map((change) => `bargain.item.${change}.does`),
  ...MARKS.map((mark) => `bargain.ledger.${mark}`),
  ...PASSES.map((pass) => `bargain.pass.${pass}`),
  ...['closing', 'payday', 'end'].map((at) => `bargain.due.${at}`),
  ...UNTIL.flatMap((until) => [`bargain.until.${until}`, `bargain.until.${until}.short`]),
  ...['promise', 'threat'].map((kind) => `bargain.word.${kind}`),
]
const keys = [...new Set([...written, ...composed])]

it.each(['en', 'pl'])('nothing is left unsaid in %s, and nothing is there that nobody says', (language) => {
  expect(Object.keys(TEXTS[language] ?? {}).toSorted()).toEqual(keys.toSorted())
})

it.each(['en', 'pl'])('every sentence in %s can be said', (language) => {
  const values = { family: 'LaServa', from: 'LaServa', to: 'Caruso', card: 'Pimp', cards: 'Pimp', give: 'a' }
  const others = { terms: 'x', due: 'y', seats: 'A and B', fromWhom: 'you' }
  const more = { want: 'b', money: '$1', title: 't', clock: '0:10', target: 'x', families: 'y', round: 'II' }
  for (const [key, text] of Object.entries(TEXTS[language] ?? {}))
    for (const number of [0, 1, 2, 5])
      for (const toWhom of ['you', 'all', 'other']) {
        const said = new IntlMessageFormat(text, language).format({
          ...values,
          ...more,
          ...others,
          toWhom,
          kind: 'threat',
          heard: 'one',
          count: number,
          left: number,
          seconds: number,
          minutes: number,
          strength: number,
          all: 5,
        })
        expect(said, key).not.toBe('')
      }
})
