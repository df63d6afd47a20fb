// Work that takes long, one thing at a time: each caller has a queue of their own, and the queues take turns, so that
// nobody waits behind somebody else's hundred. What nobody waits for any more is not done.

import { AsyncLocalStorage } from 'node:async_hooks'
import { Refused } from './refused.ts'

/** On whose account something is done. */
export interface Caller {
  readonly address: string
  /** Whether they have hung up. */
  isGone(): boolean
  /** So much processor time was used up for them. */
  spend?(milliseconds: number): void
}

/** Who is calling, wherever it matters; nobody: the server itself. */
export const calling = new AsyncLocalStorage<Caller>()

/** Does this at once, and counts the time that it takes on the account of who is calling. */
export function onAccount<T>(work: () => T): T {
  const began = performance.now()
  try {
    return work()
  } finally {
    calling.getStore()?.spend?.(performance.now() - began)
  }
}

const THE_HOUSE = ''
/** How many things may wait on one caller's account. */
const MOST_WAITING = 16

interface Job {
  isWanted(): boolean
  drop(): void
  run(): Promise<void>
}

export class FairQueue {
  /** By address; whose turn is next comes first. */
  readonly #queues = new Map<string, Job[]>()
  #isBusy = false

  /** Does this when its turn comes; throws Refused if the caller has too much waiting already. */
  take<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T> {
    const address = calling.getStore()?.address ?? THE_HOUSE
    const queue = this.#queues.get(address) ?? []
    if (address !== THE_HOUSE && queue.length >= MOST_WAITING) throw new Refused('tooFast')
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    queue.push({
      isWanted,
      drop: () => reject(new Refused('tooFast')),
      run: () => work().then(resolve, reject),
    })
    this.#queues.set(address, queue)
    this.#next()
    return promise
  }

  #next(): void {
    if (this.#isBusy) return
    for (let job = this.#shift(); job; job = this.#shift()) {
      if (!job.isWanted()) {
        job.drop()
        continue
      }
      this.#isBusy = true
      void job.run().finally(() => {
        this.#isBusy = false
        this.#next()
      })
      return
    }
  }

  #shift(): Job | undefined {
    for (const [address, queue] of this.#queues) {
      const job = queue.shift()
      this.#queues.delete(address)
      // The others first.
      if (queue.length > 0) this.#queues.set(address, queue)
      return job
    }
    return undefined
  }
}
