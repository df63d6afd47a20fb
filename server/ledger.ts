// The group commit: all deeds of one turn of the event loop become durable at once, and only then are told.

import type { Storage, StoredDeed } from './storage/storage.ts'

export interface Line {
  readonly stored: StoredDeed
  /** Whoever is to hear what became of this line. */
  readonly owner: LineOwner
}

export interface LineOwner {
  /** A line of an owner who has been abandoned is not written any more. */
  readonly abandoned: boolean
  /** These lines are on the disk. */
  written(lines: readonly Line[]): void
  /** This line and all after it are not: its place was taken, or the disk failed (`error`). */
  lost(lines: readonly Line[], error: unknown): void
}

export class Ledger {
  readonly #storage: Storage
  #lines: Line[] = []
  #flushing: Promise<void> | null = null
  #waiters: (() => void)[] = []

  constructor(storage: Storage) {
    this.#storage = storage
  }

  add(line: Line): void {
    this.#lines.push(line)
    this.#schedule()
  }

  /** Resolves when everything added so far is written, or lost. */
  settled(): Promise<void> {
    if (this.#lines.length === 0 && !this.#flushing) return Promise.resolve()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiters.push(resolve)
    this.#schedule()
    return promise
  }

  #schedule(): void {
    this.#flushing ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => this.#flush())
  }

  async #flush(): Promise<void> {
    const lines = this.#lines.filter((line) => !line.owner.abandoned)
    const waiters = this.#waiters
    this.#lines = []
    this.#waiters = []
    await this.#write(lines)
    this.#flushing = null
    if (this.#lines.length > 0 || this.#waiters.length > 0) this.#schedule()
    for (const done of waiters) done()
  }

  async #write(lines: readonly Line[]): Promise<void> {
    if (lines.length === 0) return
    let stored: readonly boolean[] = []
    let error: unknown = null
    try {
      stored = await this.#storage.append(lines.map((line) => line.stored))
    } catch (thrown) {
      error = thrown
    }
    const outcomes = lines.map((line, i) => ({ line, ok: stored[i] === true }))
    for (const [owner, mine] of Map.groupBy(outcomes, ({ line }) => line.owner)) {
      const written = mine.filter(({ ok }) => ok).map(({ line }) => line)
      const lost = mine.filter(({ ok }) => !ok).map(({ line }) => line)
      if (written.length > 0) owner.written(written)
      if (lost.length > 0) owner.lost(lost, error)
    }
  }
}
