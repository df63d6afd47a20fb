// The desk at which the scribe sits: what is to be written goes there in order, and the house goes on meanwhile.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { deedBody, deedKind } from './deed.ts'
import type { DeedRow, Outcome, Page } from './scribe.ts'
import type { StoredDeed } from './storage.ts'

interface Waiter {
  resolve(stored: boolean[]): void
  reject(error: Error): void
}

const rowOf = ({ table, seq, at, key, standIn, deed }: StoredDeed): DeedRow => [
  table,
  seq,
  deed.seat,
  deedKind(deed),
  deedBody(deed),
  key,
  at,
  Number(standIn === true),
]

export class Desk {
  readonly #scribe: Worker
  /** Who waits for what was handed in, the first of them first: the scribe answers in that order. */
  readonly #waiters: Waiter[] = []
  #gone: Error | null = null

  constructor(folder: string) {
    this.#scribe = new Worker(new URL('./scribe.ts', import.meta.url), { workerData: folder })
      .on('message', (outcome: Outcome) => this.#settle(outcome))
      .on('error', (error) => this.#lose(error instanceof Error ? error : new Error(String(error))))
      .on('exit', () => this.#lose(new Error('the scribe has gone')))
    // An idle scribe keeps nobody from going home.
    this.#scribe.unref()
  }

  write(deeds: readonly StoredDeed[]): Promise<boolean[]> {
    if (this.#gone) return Promise.reject(this.#gone)
    const { promise, resolve, reject } = Promise.withResolvers<boolean[]>()
    this.#waiters.push({ resolve, reject })
    this.#handIn(deeds.map(rowOf))
    return promise
  }

  /** What was handed in is written first. */
  async close(): Promise<void> {
    if (this.#gone) return
    const exit = once(this.#scribe, 'exit')
    this.#handIn(null)
    await exit
  }

  #handIn(page: Page): void {
    this.#scribe.ref()
    // A string crosses several times faster than the rows would.
    this.#scribe.postMessage(JSON.stringify(page), [])
  }

  #settle(outcome: Outcome): void {
    const waiter = this.#waiters.shift()
    if (this.#waiters.length === 0) this.#scribe.unref()
    if ('problem' in outcome) waiter?.reject(new Error(outcome.problem))
    else waiter?.resolve([...outcome])
  }

  #lose(error: Error): void {
    this.#gone ??= error
    for (const waiter of this.#waiters.splice(0)) waiter.reject(this.#gone)
  }
}
