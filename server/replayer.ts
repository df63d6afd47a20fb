// Reads what was done at a table and plays it again from the deal on; in a worker, while the house goes on.

import type { AnyGame } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { type MatchSetup, sealedRecord, type Snapshot, snapshotOf } from '@backroom/match'
import type { Selectable } from 'kysely'
import { openDatabase } from './storage/database.ts'
import { storedDeed } from './storage/deed.ts'
import type { Schema } from './storage/schema.ts'
import type { StoredDeed } from './storage/storage.ts'

/** What is wanted of a table: the game as it stands, or its record with the seal. */
export interface Replay {
  readonly want: 'game' | 'record'
  /** The folder of the database. */
  readonly folder: string
  readonly id: string
  readonly table: MatchSetup
}

/** Opened for the moment: while nothing is replayed the file belongs to the others alone. */
function deedsOf({ folder, id }: Replay): StoredDeed[] {
  const db = openDatabase(folder)
  try {
    const rows = db.prepare('select * from answers where table_id = ? order by seq').all(id)
    return rows.map((row) => storedDeed(row as Selectable<Schema['answers']>))
  } finally {
    db.close()
  }
}

function gameOf({ table }: Replay): AnyGame {
  const game = GAMES[table.game]
  if (!game) throw new Error(`no game is called ${table.game}`)
  return game
}

export const snapshot = (replay: Replay): Snapshot =>
  snapshotOf(gameOf(replay), replay.table, deedsOf(replay))

export function recordOf(replay: Replay): string | null {
  const record = sealedRecord(gameOf(replay), replay.table, deedsOf(replay))
  return record && JSON.stringify(record)
}
