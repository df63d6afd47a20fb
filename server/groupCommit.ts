// The group commit: all actions of one turn of the event loop become durable at once, and only then are told.

import { setImmediate as turn } from 'node:timers/promises'
import type { Storage, StoredAction } from './storage/storage.ts'

export interface PendingWrite {
  readonly stored: StoredAction
  /** Whoever is to hear what became of this line. */
  readonly owner: WriteOwner
}

export interface WriteOwner {
  /** A line of an owner who has been abandoned is not written any more. */
  readonly abandoned: boolean
  /** These lines are on the disk. */
  written(lines: readonly PendingWrite[]): void
  /** This line and all after it are not, or could not be told: its place was taken, or something failed (`error`). */
  lost(lines: readonly PendingWrite[], error: unknown): void
}

/** Lines that were handed in together and are on the disk. */
interface Group {
  readonly written: ReadonlyMap<WriteOwner, readonly PendingWrite[]>
  /** Those who wait until this group is dealt with. */
  readonly waiters: readonly (() => void)[]
}

/** Whoever is told something may act on it: after so many tables we listen to the others again. */
const TOLD_AT_ONCE = 16

/** Lines that may wait while a group is being written. */
const LINES_WAITING = 10_000

/** An owner who fails at telling is read anew from the disk, and keeps nobody else from hearing. */
function tellOwner(owner: WriteOwner, lines: readonly PendingWrite[]): void {
  try {
    owner.written(lines)
  } catch (error) {
    owner.lost(lines, error)
  }
}

export class GroupCommit {
  readonly #storage: Storage
  #lines: PendingWrite[] = []
  #waiters: (() => void)[] = []
  #isWriting = false
  /** Groups are told one after the other, while the next is being written. */
  #telling: Promise<void> = Promise.resolve()
  #groups = 0
  #stored = 0

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** So much waits that whoever can be told to come again is. */
  get isFull(): boolean {
    return this.#lines.length >= LINES_WAITING
  }

  /** How many wait to be handed in. */
  get waiting(): number {
    return this.#lines.length
  }

  /** How many have become durable. */
  get stored(): number {
    return this.#stored
  }

  add(line: PendingWrite): void {
    this.#lines.push(line)
    this.#schedule()
  }

  /** Resolves when everything added so far is written, or lost, and its owners know. */
  settled(): Promise<void> {
    if (this.#lines.length === 0 && this.#groups === 0) return Promise.resolve()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiters.push(resolve)
    this.#schedule()
    return promise
  }

  #schedule(): void {
    if (this.#isWriting) return
    this.#isWriting = true
    setImmediate(() => void this.#flush())
  }

  /** Group after group. Whatever came meanwhile is handed in before anybody is told: the disk is not kept waiting. */
  async #flush(): Promise<void> {
    do {
      const lines = this.#lines.filter((line) => !line.owner.abandoned)
      const waiters = this.#waiters
      this.#lines = []
      this.#waiters = []
      this.#groups++
      const written = await this.#write(lines)
      this.#telling = this.#telling.then(() => this.#tell({ written, waiters }))
    } while (this.#lines.length > 0 || this.#waiters.length > 0)
    this.#isWriting = false
  }

  /** Makes the lines durable. Whose lines are lost hears it at once, so that nothing is written behind them. */
  async #write(lines: readonly PendingWrite[]): Promise<Map<WriteOwner, PendingWrite[]>> {
    if (lines.length === 0) return new Map()
    let stored: readonly boolean[] = []
    let error: unknown = null
    try {
      stored = await this.#storage.append(lines.map((line) => line.stored))
    } catch (thrown) {
      error = thrown
    }
    const lost = lines.filter((_, i) => stored[i] !== true)
    this.#stored += lines.length - lost.length
    for (const [owner, mine] of Map.groupBy(lost, (line) => line.owner)) owner.lost(mine, error)
    return Map.groupBy(
      lost.length > 0 ? lines.filter((_, i) => stored[i] === true) : lines,
      (line) => line.owner,
    )
  }

  async #tell({ written, waiters }: Group): Promise<void> {
    let told = 0
    for (const [owner, lines] of written) {
      if (told++ % TOLD_AT_ONCE === TOLD_AT_ONCE - 1) await turn()
      if (!owner.abandoned) tellOwner(owner, lines)
    }
    this.#groups--
    for (const done of waiters) done()
  }
}
