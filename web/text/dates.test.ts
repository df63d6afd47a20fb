import { expect, test } from 'vitest'
import { localeFor } from './dates.ts'

test.each([
  ['pl', ['pl-PL', 'en-US'], 'pl-PL'],
  ['pl', ['en-US', 'pl'], 'pl-PL'],
  ['en', ['en-US'], 'en-US'],
  ['en', ['en-IE', 'en-US'], 'en-IE'],
  ['en', ['pl-PL', 'en-US'], 'en-GB'],
  ['en', ['en'], 'en-GB'],
  ['en', [], 'en-GB'],
] as const)('dates in %s for a reader of %j are written as in %s', (spoken, wanted, locale) => {
  expect(localeFor(spoken, wanted)).toBe(locale)
})
