// What is tried on a game: its rule files with their faults, its tests, and everything else that they run.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { METAS } from '@backroom/games/loaders'
import { faultsIn } from './mutators.ts'
import { hashOf, type Mode, planted, type Skeleton, skeletonOf } from './plant.ts'

export const ROOT = join(import.meta.dirname, '..', '..')
export const GAMES = METAS.map(({ id }) => id)

/** Opponents, words, and what shelves and screens are told are no rules; the laws themselves look after copies and sums. */
const NO_RULES = new RegExp(
  String.raw`(^|/)(testing|balance|text|bot)/|\.test\.ts$|/(${[
    'bot[^/]*',
    'candidates|prospects|weights|worth|values|tours|payouts|house|asks|bargains|suggest|credit',
    'said|events|asked|shown|sentences',
    'meta|boxFor',
    'copy|tally',
  ].join('|')})\.ts$`,
)
/** Whole games at random notice much and say little; bots and texts are no rules. */
const NO_RULE_TESTS = /\.slow\.test\.ts$|\/(laws|bot|text|rules|tours)\.test\.ts$|\/(balance|bot)\//

export interface Mutant {
  readonly id: number
  /** Known by this in any later run, wherever in the file it has moved. */
  readonly key: string
  readonly file: string
  readonly line: number
  readonly column: number
  /** The line of the source on which it begins, trimmed. */
  readonly code: string
  readonly original: string
  readonly mutated: string
}

interface Source {
  readonly text: string
  readonly skeleton: Skeleton
  readonly faults: ReturnType<typeof faultsIn>
  readonly first: number
  readonly firstPart: number
}

export interface Plan {
  readonly game: string
  readonly mutants: readonly Mutant[]
  readonly tests: readonly string[]
  /** The texts of the test files, as hashes, and those of the parts of all sources, by number. */
  readonly testHashes: ReadonlyMap<string, string>
  readonly parts: readonly { readonly hash: string; readonly lazy: boolean }[]
  /** What every test depends on. */
  readonly common: string
  /** The text to run instead of a source file; undefined: as it is. */
  code(file: string, mode: Mode): string | undefined
}

const files = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).sort()
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export function planOf(game: string): Plan {
  const home = `games/${game}`
  const own = files(`${home}/**/*.ts`)
  const tests = own.filter((file) => file.endsWith('.test.ts') && !NO_RULE_TESTS.test(file))
  const code = ['engine/**/*.ts', 'games/*.ts', 'games/testing/*.ts', `${home}/**/*.ts`]
    .flatMap(files)
    .filter((file) => !file.endsWith('.test.ts'))
  const sources = new Map<string, Source>()
  const mutants: Mutant[] = []
  const parts: { hash: string; lazy: boolean }[] = []

  for (const file of code) {
    const text = read(file)
    const skeleton = skeletonOf(file, text)
    const faults = own.includes(file) && !NO_RULES.test(file) ? faultsIn(file, text) : []
    sources.set(file, { text, skeleton, faults, first: mutants.length, firstPart: parts.length })
    for (const { start, end, text: mutated } of faults) {
      const part = skeleton.parts.find((one) => one.start <= start && end <= one.end)
      if (!part) throw new Error(`${file}: a fault outside of every statement`)
      const line = text.slice(0, start).split('\n').length
      mutants.push({
        id: mutants.length,
        key: hashOf(file, part.hash, String(start - part.start), String(end - part.start), mutated),
        file,
        line,
        column: start - text.lastIndexOf('\n', start - 1),
        code: short(text.split('\n')[line - 1] ?? ''),
        original: short(text.slice(start, end)),
        mutated: short(mutated) || '(left out)',
      })
    }
    parts.push(...skeleton.parts.map(({ hash, lazy }) => ({ hash, lazy })))
  }

  return {
    game,
    mutants,
    tests,
    testHashes: new Map(tests.map((file) => [file, hashOf(read(file))])),
    parts,
    common: hashOf(
      process.version,
      read(`${home}/components/components.json`),
      ...parts.filter(({ lazy }) => !lazy).map(({ hash }) => hash),
    ),
    code(file, mode) {
      const source = sources.get(file)
      return source && planted(source.text, source.skeleton, source, mode)
    },
  }
}
