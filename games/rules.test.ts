// The rules as players read them, of every game and in every language that has them.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from './index.ts'
import { COMPLETE } from './words.ts'

const file = (game: string, language: string) => join(import.meta.dirname, game, 'book', `${language}.md`)
const textOf = (game: string, language: string) => readFileSync(file(game, language), 'utf8')
const numbersOf = (text: string, code: string): string[] =>
  [...text.matchAll(new RegExp(`^\\s*- \\*\\*(${code}-R?\\d+(?:\\.\\d+)?)\\*\\* `, 'gm'))].map(
    ([, id = '']) => id,
  )

describe.each(Object.values(GAMES).map(({ id, code }) => ({ id, code })))(
  'the rules of $id',
  ({ id, code }) => {
    const numbers = numbersOf(textOf(id, 'en'), code)

    test('every rule stands there once, and every rule that another one names', () => {
      expect(numbers.length).toBeGreaterThan(150)
      expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
      const named = [...textOf(id, 'en').matchAll(new RegExp(`${code}-R?\\d+(?:\\.\\d+)?`, 'g'))].map(
        ([number]) => number,
      )
      expect([...new Set(named)].filter((number) => !numbers.includes(number))).toEqual([])
    })

    test.each(COMPLETE)('the same rules stand there in the language %s, in the same order', (language) => {
      expect(existsSync(file(id, language))).toBe(true)
      const text = textOf(id, language)
      expect(numbersOf(text, code)).toEqual(numbers)
      const chapters = (all: string) => all.split('\n').filter((line) => line.startsWith('## ')).length
      expect(chapters(text)).toBeGreaterThanOrEqual(chapters(textOf(id, 'en')))
    })
  },
)
