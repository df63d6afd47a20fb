// Games that are not in memory: a short one is replayed here and now, a long one in a thread of its own.

import type { AnyGame } from '@backroom/engine'
import { Match, snapshotOf } from '@backroom/match'
import { Piscina } from 'piscina'
import { Refused } from './refused.ts'
import type { Replay, Replayed } from './replayer.ts'
import type { Storage, StoredTable } from './storage/storage.ts'
import { Turns } from './turns.ts'

/** So many deeds are replayed in less than half a millisecond. */
const SHORT = 40

export class Replays {
  readonly #storage: Storage
  readonly #folder: string
  readonly #turns = new Turns()
  readonly #pool: Piscina<Replay, Replayed>

  constructor(storage: Storage, folder: string) {
    this.#storage = storage
    this.#folder = folder
    this.#pool = new Piscina({
      filename: new URL('./replayer.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
    })
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }

  /** The game of a table that has begun. `isWanted`: whether anybody still waits for it. */
  async match(game: AnyGame, table: StoredTable, isWanted: () => boolean): Promise<Match> {
    const first = await this.#storage.deeds(table.id, SHORT + 1)
    if (first.length === 0) return new Match(game, table)
    if (first.length <= SHORT) return new Match(game, table, snapshotOf(game, table, first))
    const replayed = await this.#turns.take(() => this.#replay('game', table), isWanted)
    if (typeof replayed === 'string' || replayed === null) throw new Error('a game was wanted')
    return new Match(game, table, replayed)
  }

  /** The JSON of the record of a finished game, with its seal. */
  async record(table: StoredTable): Promise<string> {
    const replayed = await this.#turns.take(
      () => this.#replay('record', table),
      () => true,
    )
    if (typeof replayed !== 'string') throw new Refused('notOver')
    return replayed
  }

  #replay(want: Replay['want'], stored: StoredTable): Promise<Replayed> {
    const { id, game, version, options, names, seed, entropy, pledges, started } = stored
    const table = { game, version, options, names, seed, entropy, pledges, started }
    return this.#pool.run({ want, folder: this.#folder, id, table })
  }
}
