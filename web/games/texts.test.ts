// The screen texts of every game: in both languages the same keys, and every message can be read.

import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { source } from '../../games/sentences.ts'
import type { Messages } from '../text/say.ts'

const load = (language: string, files: { readonly [file: string]: Messages }) =>
  new Map(Object.entries(files).map(([file, texts]) => [file.replace(`/text/${language}.json`, ''), texts]))

const ENGLISH = load(
  'en',
  import.meta.glob<Messages>('./**/text/en.json', { import: 'default', eager: true }),
)
const POLISH = load('pl', import.meta.glob<Messages>('./**/text/pl.json', { import: 'default', eager: true }))

describe.each([...ENGLISH])('%s', (folder, english) => {
  const polish = POLISH.get(folder) ?? {}

  it('Polish has every key that English has, in the same order', () => {
    expect(Object.keys(polish)).toEqual(Object.keys(english))
  })

  it.each([
    ['en', english],
    ['pl', polish],
  ])('every message of %s can be read', (language, texts) => {
    const broken = Object.entries(texts).filter(([, text]) => {
      try {
        return new IntlMessageFormat(source(text), language).getAst().length === 0
      } catch {
        return true
      }
    })
    expect(broken).toEqual([])
  })
})
