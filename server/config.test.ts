import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configFrom, DEFAULTS, SettingError } from './config.ts'

const VARIABLE = /\b(?:PORT|HOST|BACKROOM_[A-Z0-9_]*[A-Z0-9])\b/gu
const read = (...path: readonly string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8')
const named = (text: string) => [...new Set(text.match(VARIABLE))].toSorted()

/** Every name in quotes, as configFrom reads it. */
const inCode = () => named((read('config.ts').match(/'[A-Z][A-Z0-9_]+'/gu) ?? []).join(' '))
/** Every name that begins a row of a table, or stands in its third column. */
const inTables = () =>
  named(
    read('..', 'docs', 'operating.md')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap((line) => line.match(/`[A-Z][A-Z0-9_]+`/gu) ?? [])
      .join(' '),
  )

test('every setting stands in docs/operating.md, and every setting there is one', () => {
  expect(inCode().length).toBeGreaterThan(15)
  expect(inTables()).toEqual(inCode())
})

test.each(['contrib/backroom.service', 'Dockerfile'])('%s sets what can be set', (file) => {
  const set = named(read('..', file))
  expect(set).toContain('BACKROOM_DATA')
  expect(inCode()).toEqual(expect.arrayContaining(set))
})

test('without settings everything is as usual', () => {
  expect(configFrom({})).toEqual(DEFAULTS)
})

test('how long things are kept is said in days, hours and minutes', () => {
  const { cleanup } = configFrom({
    BACKROOM_CLEANUP: '5',
    BACKROOM_KEEP_OPEN: '2',
    BACKROOM_KEEP_GUESTS: '0',
    BACKROOM_KEEP_CHAT: '7',
  })
  expect(cleanup).toEqual({
    ...DEFAULTS.cleanup,
    every: 300_000,
    open: 7_200_000,
    guests: 0,
    chat: 604_800_000,
  })
})

test.each(['BACKROOM_KEEP_GUESTS', 'BACKROOM_CLEANUP', 'PORT'])('%s that is no number is refused', (name) => {
  expect(() => configFrom({ [name]: 'soon' })).toThrow(SettingError)
  expect(() => configFrom({ [name]: 'soon' })).toThrow(name)
})
