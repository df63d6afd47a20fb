// All faults of one game, tried: each only by the tests that come by it, the quickest first, until one notices.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundled } from './bundle.ts'
import type { Attempt, Outcome, Survey, Surveyed } from './messages.ts'
import { hashOf } from './plant.ts'
import { type Mutant, type Plan, planOf } from './plan.ts'
import { Worker } from './pool.ts'
import { Progress } from './progress.ts'
import { FOLDER, type Kept, Results, type Verdict } from './results.ts'

export interface Tried {
  readonly mutant: Mutant
  readonly verdict: Verdict
  readonly by: string | null
}

export interface Settings {
  readonly workers: number
  /** Only files whose path holds this. */
  readonly file: string | null
  readonly fresh: boolean
}

/** Ten times the usual number of rounds is not the same test any more. */
const limitOf = (ticks: number): number => ticks * 10 + 20_000

/** Tests with more rounds than this play dozens of whole games, and would take longer than all the others together. */
const LONG = 100_000

/** Whole games that are kept notice much and say little: they are asked last, and counted apart. */
export const isOfRecorded = (test: string): boolean => /^[^:]*\/recorded\.test\.ts/.test(test)

const nameOf = ({ file, name }: Surveyed): string => `${file}: ${name}`

/** Who comes by a fault, in the order in which they are asked; what is read once is met by everybody. */
function witnessesOf(survey: Survey): (mutant: number) => number[] {
  const quickest = survey.tests
    .flatMap(({ file, ticks }, i) => (ticks > LONG && !isOfRecorded(file) ? [] : [i]))
    .toSorted((a, b) => cost(survey, a) - cost(survey, b))
  const met = new Map<number, number[]>()
  for (const test of quickest)
    for (const hit of survey.tests[test]?.hits ?? []) {
      const known = met.get(hit)
      if (known) known.push(test)
      else met.set(hit, [test])
    }
  const loading = new Set(survey.loading.hits)
  return (mutant) => {
    const direct = met.get(mutant) ?? []
    return loading.has(mutant) ? [...new Set([...direct, ...quickest])] : direct
  }
}

const cost = (survey: Survey, test: number): number => {
  const { file, ms } = survey.tests[test] ?? { file: '', ms: 0 }
  return isOfRecorded(file) ? 1e9 + ms : ms
}

/** What a verdict rests on: the texts of the tests and of all that they run. */
function groundsOf(plan: Plan, survey: Survey): (tests: readonly number[]) => string {
  const partHash = (part: number): string => plan.parts[part]?.hash ?? ''
  const common = hashOf(plan.common, ...survey.loading.parts.map(partHash).toSorted())
  const grounds = survey.tests.map((test) =>
    hashOf(test.name, plan.testHashes.get(test.file) ?? '', ...test.parts.map(partHash).toSorted()),
  )
  return (tests) => hashOf(common, ...tests.map((test) => grounds[test] ?? '').toSorted())
}

async function writeBundles(plan: Plan): Promise<string[]> {
  const files: string[] = []
  mkdirSync(FOLDER, { recursive: true })
  for (const mode of ['count', 'switch'] as const) {
    const file = join(FOLDER, `${plan.game}.${mode}.cjs`)
    writeFileSync(file, await bundled(plan, mode))
    files.push(file)
  }
  return files
}

function refuseFailing(survey: Survey): void {
  const failing = survey.tests.filter(({ failure }) => failure !== null)
  if (failing.length === 0) return
  const lines = failing.map((test) => `${nameOf(test)}: ${test.failure}`)
  throw new Error(`Tests fail without any fault:\n${lines.join('\n')}`)
}

/** Tries what is not known yet and gives the verdicts of all, in the order of the files. */
export async function trial(game: string, settings: Settings): Promise<Tried[]> {
  const plan = planOf(game)
  const chosen = plan.mutants.filter(({ file }) => settings.file === null || file.includes(settings.file))
  if (chosen.length === 0) return []
  process.stderr.write(`${game}: ${plan.mutants.length} faults; the tests run once without any\n`)
  const bundles = await writeBundles(plan)
  const workers = Array.from({ length: settings.workers }, () => new Worker(bundles))
  try {
    const [first] = workers
    if (!first) throw new Error('no worker')
    const survey = await first.survey()
    refuseFailing(survey)
    return await tryAll(plan, chosen, survey, workers, new Results(game, settings.fresh))
  } finally {
    for (const worker of workers) worker.close()
  }
}

async function tryAll(
  plan: Plan,
  chosen: readonly Mutant[],
  survey: Survey,
  workers: readonly Worker[],
  results: Results,
): Promise<Tried[]> {
  const witnesses = witnessesOf(survey)
  const restsOn = groundsOf(plan, survey)
  const testNames = new Map(survey.tests.map((test, i) => [nameOf(test), i]))
  /** The test that noticed it, or all that could have. */
  const groundsFor = (by: string | null, mutant: Mutant): string => {
    const test = by === null ? undefined : testNames.get(by)
    return restsOn(test === undefined ? witnesses(mutant.id) : [test])
  }
  const isGood = (kept: Kept | undefined, mutant: Mutant): kept is Kept =>
    kept !== undefined && kept.rests === groundsFor(kept.by, mutant)

  const open = chosen.filter((mutant) => !isGood(results.get(mutant.key), mutant))
  const progress = new Progress(plan.game, open.length)
  const queue = open.values()
  const settle = (mutant: Mutant, verdict: Verdict, test: number | null): void => {
    const noticer = test === null ? undefined : survey.tests[test]
    const by = noticer ? nameOf(noticer) : null
    results.add({ key: mutant.key, verdict, by, rests: groundsFor(by, mutant) })
    progress.add(verdict === 'killed' || verdict === 'timeout')
  }
  const work = async (worker: Worker): Promise<void> => {
    for (const mutant of queue) {
      const tests = witnesses(mutant.id)
      // Who noticed it last time will do so again, most likely.
      const before = testNames.get(results.get(mutant.key)?.by ?? '')
      if (before !== undefined && tests.includes(before)) tests.unshift(before)
      if (tests.length === 0) settle(mutant, 'uncovered', null)
      else {
        const { verdict, by } = await tryOne(worker, mutant, [...new Set(tests)], survey)
        settle(mutant, verdict, by)
      }
    }
  }
  await Promise.all(workers.map(work))
  results.keepOnly(new Set(plan.mutants.map(({ key }) => key)))
  return chosen.map((mutant) => {
    const kept = results.get(mutant.key)
    return { mutant, verdict: kept?.verdict ?? 'uncovered', by: kept?.by ?? null }
  })
}

function tryOne(worker: Worker, mutant: Mutant, tests: readonly number[], survey: Survey): Promise<Outcome> {
  const attempts = tests.flatMap((test): Attempt[] => {
    const surveyed = survey.tests[test]
    if (!surveyed) return []
    const { file, index, name, ticks } = surveyed
    return [{ test, file, index, name, limit: limitOf(ticks) }]
  })
  const usual = tests.reduce((ms, test) => ms + (survey.tests[test]?.ms ?? 0), 0)
  const request = {
    type: 'try',
    mutant: mutant.id,
    attempts,
    loadLimit: limitOf(survey.loading.ticks),
  } as const
  return worker.try(request, usual * 10 + 20_000)
}
