// What came out of a trial, by game and file, and who survived.

import { equivalents, type Equivalent } from './equivalent.ts'
import type { Mutant } from './plan.ts'
import { isOfRecorded, type Tried } from './trial.ts'

interface Score {
  mutants: number
  killed: number
  /** Of those killed: noticed by nothing but the whole games that are kept. */
  recorded: number
  timeout: number
  survived: number
  uncovered: number
  /** Listed as changing nothing; not counted among the others. */
  equivalent: number
  /** Percent of the faults that a test of a rule noticed. */
  named: number
  /** Percent of the faults that were noticed. */
  score: number
}

export interface Report {
  readonly game: string
  readonly total: Score
  readonly files: { readonly [file: string]: Score }
  readonly survivors: readonly Survivor[]
  readonly staleEquivalents: readonly Equivalent[]
  /** Listed as changing nothing, and noticed all the same. */
  readonly wrongEquivalents: readonly Survivor[]
}

interface Survivor {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly verdict: Tried['verdict']
  readonly code: string
  readonly original: string
  readonly mutated: string
}

const survivorOf = ({ mutant, verdict }: Tried): Survivor => {
  const { file, line, column, code, original, mutated }: Mutant = mutant
  return { file, line, column, verdict, code, original, mutated }
}

function scoreOf(tried: readonly Tried[], listed: ReadonlyMap<Mutant, Equivalent>): Score {
  const score: Score = {
    mutants: 0,
    killed: 0,
    recorded: 0,
    timeout: 0,
    survived: 0,
    uncovered: 0,
    equivalent: 0,
    named: 100,
    score: 100,
  }
  for (const { mutant, verdict, by } of tried)
    if (listed.has(mutant) && isMissed(verdict)) score.equivalent++
    else {
      score.mutants++
      score[verdict]++
      if (!isMissed(verdict) && by !== null && isOfRecorded(by)) score.recorded++
    }
  const noticed = score.killed + score.timeout
  const percent = (count: number) => Math.round((count / score.mutants) * 1000) / 10
  return score.mutants === 0
    ? score
    : { ...score, named: percent(noticed - score.recorded), score: percent(noticed) }
}

const isMissed = (verdict: Tried['verdict']): boolean => verdict === 'survived' || verdict === 'uncovered'

/** Only over the `whole` game is an entry of the list that fits nothing stale. */
export function reportOf(game: string, tried: readonly Tried[], whole: boolean): Report {
  const mutants = tried.map(({ mutant }) => mutant)
  const { listed, stale } = equivalents(game, mutants)
  const files = Map.groupBy(tried, ({ mutant }) => mutant.file)
  return {
    game,
    total: scoreOf(tried, listed),
    files: Object.fromEntries([...files].map(([file, some]) => [file, scoreOf(some, listed)])),
    survivors: tried
      .filter(({ mutant, verdict }) => isMissed(verdict) && !listed.has(mutant))
      .map(survivorOf),
    staleEquivalents: whole ? stale : [],
    wrongEquivalents: tried
      .filter(({ mutant, verdict }) => listed.has(mutant) && !isMissed(verdict))
      .map(survivorOf),
  }
}

const COLUMNS = [
  'mutants',
  'killed',
  'recorded',
  'timeout',
  'survived',
  'uncovered',
  'equivalent',
  'named',
  'score',
] as const

function row(name: string, score: Score, width: number): string {
  return [name.padEnd(width), ...COLUMNS.map((column) => String(score[column]).padStart(11))].join('')
}

/** The report as a table and a list, for people. */
export function written(report: Report): string {
  const { game, total, files, survivors, staleEquivalents, wrongEquivalents } = report
  const width = Math.max(...Object.keys(files).map((file) => file.length), game.length) + 1
  const missed = Map.groupBy(survivors, ({ file }) => file)
  return [
    [''.padEnd(width), ...COLUMNS.map((column) => column.padStart(11))].join(''),
    ...Object.entries(files).map(([file, score]) => row(file, score, width)),
    row(game, total, width),
    '',
    ...[...missed.values()]
      .flat()
      .map(
        ({ file, line, column, verdict, original, mutated }) =>
          `${file}:${line}:${column} ${verdict === 'uncovered' ? 'no test comes by: ' : ''}${original} → ${mutated}`,
      ),
    ...staleEquivalents.map(({ file, code }) => `equivalent.json: fits no fault any more: ${file}: ${code}`),
    ...wrongEquivalents.map(
      ({ file, line, original, mutated }) =>
        `equivalent.json: is noticed all the same: ${file}:${line} ${original} → ${mutated}`,
    ),
    '',
  ].join('\n')
}
