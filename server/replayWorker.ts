// Reads what was done at a table and plays it again from the deal on; in a worker, while the server goes on.

import type { AnyGame } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { type MatchSetup, sealedRecord, type Snapshot, snapshotOf } from '@backroom/match'
import type { Selectable } from 'kysely'
import { openDatabase } from './storage/database.ts'
import { storedAction } from './storage/actionRow.ts'
import type { Schema } from './storage/schema.ts'
import type { StoredAction } from './storage/storage.ts'

/** What is wanted of a table: the game as it stands, or its record with the seal. */
export interface Replay {
  readonly want: 'game' | 'record'
  /** The folder of the database. */
  readonly folder: string
  readonly id: string
  readonly table: MatchSetup
}

/** Opened for the moment: while nothing is replayed the file belongs to the others alone. */
function actionsOf({ folder, id }: Replay): StoredAction[] {
  const db = openDatabase(folder)
  try {
    const rows = db.prepare('select * from actions where table_id = ? order by seq').all(id)
    return rows.map((row) => storedAction(row as Selectable<Schema['actions']>))
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
  snapshotOf(gameOf(replay), replay.table, actionsOf(replay))

export function recordOf(replay: Replay): string | null {
  const record = sealedRecord(gameOf(replay), replay.table, actionsOf(replay))
  return record && JSON.stringify(record)
}
