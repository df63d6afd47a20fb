// The Polish words of docs/polish.md: no text of a game says a thing by a word that is not its own there.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compile, literals } from './testing/texts.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

type Texts = { readonly [key: string]: string | Texts }

/** What is written in the messages, without the names of their arguments and choices. */
const written = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? literals(compile(text, 'pl')) : written(text),
  )

/** The lines of a file that a player can read; the small dictionary under the rules holds English words too. */
const linesIn = (file: string): string[] =>
  file.endsWith('.md')
    ? (read(file).split('## Słowniczek')[0] ?? '').split('\n')
    : written(JSON.parse(read(file)) as Texts)

const GAMES = ['corleone', 'cosa-nostra', 'speakeasy']
const filesOf = (game: string): string[] =>
  globSync([`games/${game}/{text/pl.json,book/pl.md}`, `web/games/${game}/**/text/pl.json`], { cwd: root })
const everywhere = [
  ...globSync(['games/text/pl.json', 'web/text/pl.json', 'web/pages/text/pl.json', 'cli/text/pl.json'], {
    cwd: root,
  }),
  ...GAMES.flatMap(filesOf),
]

const LINES = new Map(everywhere.map((file) => [file, linesIn(file)]))
const linesOf = (file: string): readonly string[] => LINES.get(file) ?? []

/** The words of the last column, by section. */
function forbidden(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let section = ''
  for (const line of read('docs/polish.md').split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3)
    const [, , , not] = line.split(/\s*\|\s*/)
    if (not === undefined || not === 'not' || not.startsWith('---')) continue
    found.set(section, [...(found.get(section) ?? []), ...not.split(/,\s*/)])
  }
  return found
}

const asPattern = (word: string): RegExp => {
  const body = word.replace(/[.$^+?()[\]{}|\\]/g, '\\$&').replaceAll('*', '\\p{L}*')
  return /^\p{L}/u.test(word) ? new RegExp(`(?<![\\p{L}])${body}(?!\\p{L})`, 'u') : new RegExp(body, 'u')
}

const words = forbidden()

test('the list names every game', () => {
  expect([...words.keys()]).toEqual(['everywhere', ...GAMES])
})

describe.each([...words])('%s', (section, nots) => {
  const files = section === 'everywhere' ? everywhere : filesOf(section)

  test('there is something to read', () => {
    expect(files.flatMap(linesOf).length).toBeGreaterThan(300)
  })

  test.each(nots)('nobody says “%s”', (word) => {
    const pattern = asPattern(word)
    const said = files.flatMap((file) =>
      linesOf(file)
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.slice(0, 160)}`),
    )
    expect(said).toEqual([])
  })
})
