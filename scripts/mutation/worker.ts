// A process that runs tests with one fault at a time: node worker.ts COUNTING-BUNDLE SWITCHING-BUNDLE.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import fc from 'fast-check'
import { PARAMETERS } from './bundle.ts'
import { Collector, type Test } from './collector.ts'
import { type Attempt, isRequest, type Outcome, type Survey, type Surveyed } from './messages.ts'

const [counting = '', switching = ''] = process.argv.slice(2)
const compiled = (file: string) =>
  compileFunction(readFileSync(file, 'utf8'), [...PARAMETERS], { filename: file })
const count = compiled(counting)
const withSwitch = compiled(switching)
const require = createRequire(import.meta.url)

// A failure is a failure: neither where it happened nor a smaller example is wanted, and chance is the same every time.
Error.stackTraceLimit = 0
fc.configureGlobal({ endOnFailure: true, seed: 1, verbose: 0 })

class Endless extends Error {}

/** The game and its tests, read anew with this fault switched on. */
class Sandbox {
  readonly #files: { [file: string]: () => Promise<unknown> } = {}
  readonly #collector = new Collector()
  readonly #tests = new Map<string, readonly Test[]>()
  readonly hits = new Set<number>()
  readonly parts = new Set<number>()
  ticks = 0
  limit = Number.POSITIVE_INFINITY

  constructor(bundle: typeof count, on: number) {
    const given = this.#collector.module()
    const exports: { files?: { [file: string]: () => Promise<unknown> } } = {}
    const hit = (fault: number): boolean => {
      this.hits.add(fault)
      return false
    }
    const part = (number: number): void => void this.parts.add(number)
    const tick = (): void => {
      if (++this.ticks > this.limit) throw new Endless()
    }
    const required = (id: string): unknown => (id === 'vitest' ? given : require(id))
    Reflect.apply(bundle, undefined, [required, exports, on, hit, part, tick])
    this.#files = exports.files ?? {}
  }

  /** The tests of a file; it is read when it is first asked for. */
  async testsOf(file: string): Promise<readonly Test[]> {
    const known = this.#tests.get(file)
    if (known) return known
    const first = this.#collector.tests.length
    await this.#files[file]?.()
    const tests = this.#collector.tests.slice(first)
    this.#tests.set(file, tests)
    return tests
  }

  get files(): string[] {
    return Object.keys(this.#files)
  }

  count(limit = Number.POSITIVE_INFINITY): void {
    this.ticks = 0
    this.limit = limit
    this.hits.clear()
    this.parts.clear()
  }
}

/** Every test in a server of its own, for what one test has remembered the next would not come by again. */
async function survey(): Promise<Survey> {
  const hits = new Set<number>()
  const parts = new Set<number>()
  const tests: Surveyed[] = []
  let ticks = 0
  for (const file of new Sandbox(count, -1).files) {
    for (let index = 0; ; index++) {
      const sandbox = new Sandbox(count, -1)
      const test = (await sandbox.testsOf(file))[index]
      sandbox.hits.forEach((fault) => hits.add(fault))
      sandbox.parts.forEach((part) => parts.add(part))
      ticks = Math.max(ticks, sandbox.ticks)
      if (!test) break
      sandbox.count()
      const start = performance.now()
      const failure = await test.run().then(
        () => null,
        (error: unknown) => String(error),
      )
      const ms = performance.now() - start
      const reached = { hits: [...sandbox.hits], parts: [...sandbox.parts] }
      tests.push({ file, index, name: test.name, ms, ticks: sandbox.ticks, ...reached, failure })
    }
  }
  return { type: 'survey', tests, loading: { hits: [...hits], parts: [...parts], ticks } }
}

async function tryOut(mutant: number, attempts: readonly Attempt[], loadLimit: number): Promise<Outcome> {
  let by: number | null = null
  let sandbox: Sandbox | null = null
  try {
    sandbox = new Sandbox(withSwitch, mutant)
    for (const attempt of attempts) {
      by = null
      sandbox.count(loadLimit)
      const test = (await sandbox.testsOf(attempt.file))[attempt.index]
      // Rows of a table that the fault itself has changed are other tests.
      if (test?.name !== attempt.name) continue
      by = attempt.test
      sandbox.count(attempt.limit)
      await test.run()
      if (sandbox.ticks > sandbox.limit) throw new Endless()
    }
    return { type: 'outcome', verdict: 'survived', by: null }
  } catch {
    const endless = sandbox !== null && sandbox.ticks > sandbox.limit
    return { type: 'outcome', verdict: endless ? 'timeout' : 'killed', by }
  }
}

process.on('message', (request: unknown) => {
  if (!isRequest(request)) return
  const reply =
    request.type === 'survey' ? survey() : tryOut(request.mutant, request.attempts, request.loadLimit)
  void reply.then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
