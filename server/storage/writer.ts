// The client of the writer thread: three queues by urgency, one group under way at a time, and what to do when the disk fails.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Refused } from '../refused.ts'
import { isDiskFault } from './diskFault.ts'
import type { Job, Outcome, WriterSettings } from './writerThread.ts'

/**
 * Actions of games before all else; then what changes rows that are there (seats, who is away, the end of a game);
 * then what adds rows (chat, guests, tables), which anybody can ask for in any number.
 */
const LANES = ['actions', 'changes', 'additions'] as const
export type Lane = (typeof LANES)[number]

/** How many jobs and bytes may wait, and how many jobs of a lane go into one group. */
const ROOM: {
  readonly [lane in Lane]: { readonly jobs: number; readonly bytes: number; readonly group: number }
} = {
  actions: { jobs: 10_000, bytes: 32 << 20, group: Number.POSITIVE_INFINITY },
  changes: { jobs: 4000, bytes: 8 << 20, group: 32 },
  additions: { jobs: 1000, bytes: 8 << 20, group: 32 },
}

/** How often a writer that cannot write tries again, in milliseconds. */
const TRIAL_MS = 1000
/** So much must find a place before we trust the disk again: what is nearly full is full. */
const TRIAL_BYTES = 256 * 1024

interface Waiting {
  readonly text: string
  resolve(done: readonly (boolean | number)[]): void
  reject(error: Error): void
}

/** Whoever wants to know that nothing can be written, and that it can again. */
export interface Watch {
  troubled(cause: string): void
  recovered(): void
}

export class Writer {
  readonly #thread: Worker
  readonly #lanes = { actions: new Lined(), changes: new Lined(), additions: new Lined() } satisfies {
    [lane in Lane]: Lined
  }
  #underWay: readonly Waiting[] | null = null
  #gone: Error | null = null
  #isClosing = false
  #trouble: string | null = null
  #trial: NodeJS.Timeout | null = null
  #watch: Watch | null = null

  constructor(settings: WriterSettings) {
    this.#thread = new Worker(new URL('./writerThread.ts', import.meta.url), { workerData: settings })
      .on('message', (outcomes: readonly Outcome[]) => this.#settle(outcomes))
      .on('error', (error) => this.#lose(error instanceof Error ? error : new Error(String(error))))
      .on('exit', () => this.#lose(new Error('the writer thread has gone')))
    // An idle writer keeps nobody from going home.
    this.#thread.unref()
  }

  /** Why nothing can be written; null: as far as we know it can. */
  get trouble(): string | null {
    return this.#trouble
  }

  /** How many jobs wait in each lane. */
  get waiting(): { readonly [lane in Lane]: number } {
    const { actions, changes, additions } = this.#lanes
    return { actions: actions.length, changes: changes.length, additions: additions.length }
  }

  watch(watch: Watch): void {
    this.#watch = watch
  }

  /** Durable when it resolves. Refused as `busy` where too many wait, as `cannotWrite` while the disk takes nothing. */
  write(job: Job, lane: Lane): Promise<readonly (boolean | number)[]> {
    if (this.#gone) return Promise.reject(this.#gone)
    if (this.#isClosing) return Promise.reject(new Error('the storage is closed'))
    if (this.#trouble !== null) return Promise.reject(new Refused('cannotWrite'))
    // A string crosses several times faster than the rows would.
    const text = JSON.stringify(job)
    const line = this.#lanes[lane]
    const { jobs, bytes } = ROOM[lane]
    if (line.length >= jobs || line.bytes + text.length > bytes) return Promise.reject(new Refused('busy'))
    const { promise, resolve, reject } = Promise.withResolvers<readonly (boolean | number)[]>()
    line.push({ text, resolve, reject })
    this.#next()
    return promise
  }

  /** What was handed in is written first. */
  async close(): Promise<void> {
    this.#isClosing = true
    if (this.#trial) clearTimeout(this.#trial)
    while (this.#underWay) await new Promise((resolve) => setImmediate(resolve))
    if (this.#gone) return
    const exit = once(this.#thread, 'exit')
    this.#thread.ref()
    this.#thread.postMessage('null', [])
    await exit
  }

  #next(): void {
    if (this.#underWay || this.#gone) return
    const group = LANES.flatMap((lane) => this.#lanes[lane].shift(ROOM[lane].group))
    if (group.length === 0) return
    this.#post(group)
  }

  #post(group: readonly Waiting[]): void {
    this.#underWay = group
    this.#thread.ref()
    this.#thread.postMessage(`[${group.map(({ text }) => text).join(',')}]`, [])
  }

  #settle(outcomes: readonly Outcome[]): void {
    const group = this.#underWay ?? []
    this.#underWay = null
    this.#thread.unref()
    for (const [i, waiting] of group.entries()) {
      const outcome = outcomes[i]
      if (outcome && !('problem' in outcome)) waiting.resolve(outcome)
      else waiting.reject(this.#fault(outcome ?? { problem: 'the writer thread did not answer', errcode: 0 }))
    }
    this.#next()
  }

  #fault({ problem, errcode }: { readonly problem: string; readonly errcode: number }): Error {
    if (!isDiskFault(errcode)) return new Error(problem)
    if (this.#trouble === null) {
      this.#trouble = problem
      this.#watch?.troubled(problem)
      // Those who wait behind would only hear the same later.
      for (const lane of LANES)
        for (const waiting of this.#lanes[lane].shift(Number.POSITIVE_INFINITY))
          waiting.reject(new Refused('cannotWrite'))
      this.#trySoon()
    }
    return new Refused('cannotWrite')
  }

  #trySoon(): void {
    if (this.#isClosing) return
    this.#trial = setTimeout(() => this.#try(), TRIAL_MS).unref()
  }

  #try(): void {
    this.#trial = null
    if (this.#gone || this.#isClosing) return
    const statements: Job = {
      statements: [
        ["insert or replace into house (name, value) values ('trial', ?)", ['x'.repeat(TRIAL_BYTES)]],
      ],
    }
    this.#post([
      { text: JSON.stringify(statements), resolve: () => this.#recover(), reject: () => this.#trySoon() },
    ])
  }

  #recover(): void {
    this.#trouble = null
    void this.write({ statements: [["delete from house where name = 'trial'", []]] }, 'changes').catch(
      () => null,
    )
    this.#watch?.recovered()
  }

  #lose(error: Error): void {
    this.#gone ??= error
    for (const waiting of this.#underWay ?? []) waiting.reject(this.#gone)
    this.#underWay = null
    for (const lane of LANES)
      for (const waiting of this.#lanes[lane].shift(Number.POSITIVE_INFINITY)) waiting.reject(this.#gone)
  }
}

/** Those who wait in one lane, the first of them first. */
class Lined {
  #waiting: Waiting[] = []
  bytes = 0

  get length(): number {
    return this.#waiting.length
  }

  push(waiting: Waiting): void {
    this.#waiting.push(waiting)
    this.bytes += waiting.text.length
  }

  shift(most: number): Waiting[] {
    const first = this.#waiting.splice(0, most)
    for (const { text } of first) this.bytes -= text.length
    return first
  }
}
