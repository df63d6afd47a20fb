// The clean-up: what nobody needs any more is deleted by stated rules, in slices so small that no game waits for them.

import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Upkeep } from './storage/storage.ts'

/** How long things are kept, in milliseconds; 0: for ever. */
export interface CleanupRules {
  /** How often the rules are applied; 0: never. */
  readonly every: number
  /** Guests who are not seen, and neither sit at a table nor host one. */
  readonly guests: number
  /** Tables that were never begun, without anybody there. */
  readonly open: number
  /** Running games without anybody there and without an answer: they are closed. */
  readonly abandoned: number
  readonly closed: number
  readonly finished: number
  /** Words at tables that have ended. */
  readonly chat: number
}

/** The tables in memory. */
export interface CleanupRooms {
  /** Writes who is there now, and where. */
  callTheRoll(): Promise<void>
  /** Whether somebody looks at this table. */
  isVisited(table: string): boolean
  /** Closes a table; whoever looks at it is told. */
  close(table: string): Promise<void>
  /** Deletes it by this, and forgets that it was in memory. */
  remove(table: string, how: () => Promise<void>): Promise<void>
}

export const SWEPT = ['guests', 'open', 'abandoned', 'closed', 'finished', 'chat'] as const
/** How many of each were deleted, or closed. */
export type Swept = { [what in (typeof SWEPT)[number]]: number }

/** How many rows are deleted at once, and how long the games have the disk to themselves after that. */
const SLICE = 100
const PAUSE_MS = 25

export class Cleanup {
  readonly #upkeep: Upkeep
  readonly #rooms: CleanupRooms
  readonly #rules: CleanupRules
  readonly #stopped = new AbortController()
  #timer: NodeJS.Timeout | null = null
  #last: Promise<unknown> = Promise.resolve()

  constructor(upkeep: Upkeep, rooms: CleanupRooms, rules: CleanupRules) {
    this.#upkeep = upkeep
    this.#rooms = rooms
    this.#rules = rules
  }

  /** Every so often from now on. */
  start(log: FastifyBaseLogger): void {
    if (this.#rules.every === 0) return
    this.#timer = setInterval(() => void this.#inTurn(log), this.#rules.every).unref()
  }

  async #inTurn(log: FastifyBaseLogger): Promise<void> {
    try {
      log.info({ swept: await this.run(Date.now()) }, 'cleaned up')
    } catch (error) {
      if (!this.#stopped.signal.aborted) log.error({ err: error }, 'the clean-up failed')
    }
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    this.#stopped.abort()
    await this.#last
  }

  /** Applies every rule once, as of this moment; one round after the other. */
  run(now: number): Promise<Swept> {
    const round = this.#last.then(() => this.#apply(now))
    this.#last = round.catch(() => null)
    return round
  }

  async #apply(now: number): Promise<Swept> {
    await this.#rooms.callTheRoll()
    const { guests, open, abandoned, closed, finished, chat } = this.#rules
    const upkeep = this.#upkeep
    const before = (kept: number) => (kept === 0 ? null : now - kept)
    const remove = (table: string) => this.#rooms.remove(table, () => upkeep.deleteTable(table, SLICE))
    return {
      open: await this.#tables(before(open), (since) => upkeep.idleTables('open', since, SLICE), remove),
      abandoned: await this.#tables(
        before(abandoned),
        (since) => upkeep.idleTables('running', since, SLICE),
        (table) => this.#rooms.close(table),
      ),
      closed: await this.#tables(
        before(closed),
        (since) => upkeep.endedTables('closed', since, SLICE),
        remove,
      ),
      finished: await this.#tables(
        before(finished),
        (since) => upkeep.endedTables('over', since, SLICE),
        remove,
      ),
      chat: await this.#rows(before(chat), (since) => upkeep.deleteChat(since, SLICE)),
      // Last: whose tables are gone is a guest like any other.
      guests: await this.#rows(before(guests), (since) => upkeep.deleteGuests(since, SLICE)),
    }
  }

  /** Does this to table after table, except where somebody is. */
  async #tables(
    before: number | null,
    find: (before: number) => Promise<string[]>,
    act: (table: string) => Promise<void>,
  ): Promise<number> {
    if (before === null) return 0
    const seen = new Set<string>()
    let done = 0
    for (;;) {
      const found = (await find(before)).filter((table) => !seen.has(table))
      if (found.length === 0) return done
      for (const table of found) {
        seen.add(table)
        if (this.#rooms.isVisited(table)) continue
        await act(table)
        done++
        await this.#pause()
      }
    }
  }

  async #rows(before: number | null, sweep: (before: number) => Promise<number>): Promise<number> {
    if (before === null) return 0
    let done = 0
    for (;;) {
      const swept = await sweep(before)
      done += swept
      if (swept < SLICE) return done
      await this.#pause()
    }
  }

  /** Throws when the server closes: what is left is for the next time. */
  async #pause(): Promise<void> {
    await sleep(PAUSE_MS, null, { signal: this.#stopped.signal, ref: false })
  }
}
