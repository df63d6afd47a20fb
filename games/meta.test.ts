// What is known of a game at once is what the game itself says, and everything in it has words.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OptionInfo } from '@backroom/engine'
import { describe, expect, test } from 'vitest'
import { GAMES } from './index.ts'
import { LIST } from './list.ts'
import type { Listed } from './listed.ts'
import { COMPLETE, messagesFor } from './words.ts'

/** The keys of the words by which a form offers an option; families have names, a file has the words of the house. */
function wordsOf(option: OptionInfo): string[] {
  const named = `setting.${option.name}`
  switch (option.kind) {
    case 'flag':
      return [named, `${named}.about`]
    case 'one':
      return [named, ...option.values.map((value) => `${named}.${value}`)]
    case 'some':
      return option.values.flatMap((value) => [`setting.${value}`, `setting.${value}.about`])
    case 'number':
      return [named, ...[0, ...option.offered].map((value) => `${named}.${value}`)]
    case 'seat':
      return option.person ? [] : [named]
    case 'bySeat':
      return option.values.map((value) => `name.${value}`)
    case 'file':
      return []
  }
}

const wordsWanted = ({ meta }: Listed): string[] => [
  ...['title', 'are', 'do', 'win', 'makers'].map((key) => `game.${key}`),
  ...meta.families.map(({ id }) => `name.${id}`),
  ...meta.options.flatMap(wordsOf),
]

test('the games are those of the list, in its order', () => {
  expect(Object.keys(GAMES)).toEqual(LIST.map(({ meta }) => meta.id))
})

describe.each(LIST.map((one) => ({ ...one, id: one.meta.id })))('$id', (one) => {
  const { id, meta } = one

  test('the game is that of its meta file, however it is loaded', async () => {
    expect(GAMES[id]).toBe(await one.game())
    expect(GAMES[id]).toMatchObject(meta)
  })

  test.each(COMPLETE)('whatever the meta file names has words in the language %s', async (language) => {
    const { language: spoken, texts } = await messagesFor(id, language)
    expect(spoken).toBe(language)
    const wanted = wordsWanted(one)
    expect(wanted.filter((key) => texts[key] === undefined)).toEqual([])
    const spare = Object.keys(texts).filter((key) => /^(?:setting|game)\./.test(key) && !wanted.includes(key))
    expect(spare).toEqual([])
  })

  test('the languages are those that texts, shelf and rules are written in', () => {
    const languages = [...meta.languages].sort()
    expect(Object.keys(one.texts).sort()).toEqual(languages)
    const written = (folder: string, ending: string) =>
      readdirSync(join(import.meta.dirname, one.folder ?? id, folder))
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .sort()
    expect(written('shelf', '.json')).toEqual(languages)
    expect(written('book', '.md')).toEqual(languages)
  })

  test('as many families can be chosen as may sit down, each of another colour', () => {
    expect(meta.families.length).toBeGreaterThanOrEqual(meta.players.max)
    expect(new Set(meta.families.map(({ colour }) => colour)).size).toBe(meta.families.length)
    const chosen = meta.options.find(({ kind }) => kind === 'bySeat')
    expect(chosen && 'values' in chosen && chosen.values).toEqual(meta.families.map((family) => family.id))
  })

  test('a table takes every family for every seat', () => {
    for (const { id: family } of meta.families)
      for (let seat = 0; seat < meta.players.min; seat++) {
        const families = Array.from({ length: seat + 1 }, (_, i) => (i === seat ? family : null))
        const name = meta.options.find(({ kind }) => kind === 'bySeat')?.name ?? ''
        expect(() => GAMES[id]?.readOptions({ [name]: families }, meta.players.min)).not.toThrow()
      }
  })
})
