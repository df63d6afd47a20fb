// `backroom rules`: the numbered rules of a game, and how many tests cite each.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, rulesPath } from '@backroom/games/files'
import { type Command, readText } from './command.ts'
import { testTitles } from './titles.ts'

const ROOT = join(import.meta.dirname, '..')
const NUMBERED = /\*\*([A-Z]+-R?\d+(?:\.\d+)?)\*\*/g
const NUMBER = /\b[A-Z]+-R?\d+(?:\.\d+)?/g

/** The file in which players read the rules of a game; English where there is no other. */
export const rulesFile = (game: string, language = 'en'): string =>
  join(ROOT, 'games', rulesPath(game, language))

/** The numbers of all rules, in the order of the text. */
export const ruleNumbers = (text: string, code: string): string[] => [
  ...new Set(
    [...text.matchAll(NUMBERED)].map(([, id]) => id ?? '').filter((id) => id.startsWith(`${code}-`)),
  ),
]

/** What one rule says, without its number. */
export function ruleText(text: string, rule: string): string | null {
  const line = text.split('\n').find((one) => one.includes(`**${rule}**`))
  return line === undefined ? null : line.slice(line.indexOf(`**${rule}**`) + rule.length + 4).trim()
}

/** How many of these titles cite each rule; a title may cite several, and a citation is the whole number. */
export function citations(titles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const title of titles)
    for (const id of new Set(title.match(NUMBER))) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const testFiles = (game: string): string[] =>
  globSync([`games/${folderOf(game)}/**/*.test.ts`, 'engine/**/*.test.ts', 'e2e/**/*.test.ts'], {
    cwd: ROOT,
    exclude: ['**/node_modules/**'],
  })

export const rules: Command = {
  flags: {},
  words: { count: 1, missing: 'gameMissing' },
  async run(given, _terminal, { say }) {
    const game = given.game()
    const numbers = ruleNumbers(readText(rulesFile(game.id), say), game.code)
    const titles = testFiles(game.id).flatMap((file) => testTitles(readFileSync(join(ROOT, file), 'utf8')))
    const counts = citations(titles)
    const uncited = numbers.filter((id) => !counts.has(id))
    const cited = numbers.length - uncited.length
    return {
      json: {
        game: game.id,
        rules: numbers.length,
        cited,
        uncited,
        tests: Object.fromEntries(numbers.map((id) => [id, counts.get(id) ?? 0])),
      },
      lines: [
        ...numbers.map((id) => say('rulesLine', { id: id.padEnd(10), count: counts.get(id) ?? 0 })),
        say('rulesCited', { cited, rules: numbers.length }),
        ...(uncited.length > 0 ? [say('rulesUncited', { ids: uncited.join(', ') })] : []),
      ],
      ok: uncited.length === 0,
    }
  },
}
