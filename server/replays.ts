// Games that are not in memory: a short one is replayed here and now, a long one in a thread of its own.

import type { AnyGame } from '@backroom/engine'
import { Match, snapshotOf } from '@backroom/match'
import type { Aside } from './aside.ts'
import { Refused } from './refused.ts'
import type { Replay } from './replayWorker.ts'
import type { Storage, StoredTable } from './storage/storage.ts'

/** So many actions are replayed in less than half a millisecond. */
const SHORT = 40

export class Replays {
  readonly #storage: Storage
  readonly #folder: string
  readonly #aside: Aside

  constructor(storage: Storage, folder: string, aside: Aside) {
    this.#storage = storage
    this.#folder = folder
    this.#aside = aside
  }

  /** The game of a table that has begun. `isWanted`: whether anybody still waits for it. */
  async match(game: AnyGame, table: StoredTable, isWanted: () => boolean): Promise<Match> {
    const first = await this.#storage.actions(table.id, SHORT + 1)
    if (first.length === 0) return new Match(game, table)
    if (first.length <= SHORT) return new Match(game, table, snapshotOf(game, table, first))
    const replayed = await this.#aside.run(this.#replay('game', table), isWanted)
    return new Match(game, table, replayed)
  }

  /** The record of a finished game with its seal, as it is sent. */
  async record(table: StoredTable): Promise<Uint8Array> {
    const record = await this.#aside.run(this.#replay('record', table))
    if (record === null) throw new Refused('notOver')
    return record
  }

  #replay<W extends Replay['want']>(want: W, stored: StoredTable): Replay & { readonly want: W } {
    const { id, game, version, options, names, seed, entropy, pledges, started } = stored
    const table = { game, version, options, names, seed, entropy, pledges, started }
    return { want, folder: this.#folder, id, table }
  }
}
