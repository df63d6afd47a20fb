// Reads what was done at a table and plays it again from the deal on; in a worker, while the server goes on.

import type { Seat } from '@backroom/engine'
import { Match, type MatchSetup, sealedRecord, type Snapshot, snapshotOf } from '@backroom/match'
import type { Selectable } from 'kysely'
import { rulesOf } from './rules.ts'
import { openDatabase } from './storage/database.ts'
import { readOnly } from './storage/dialect.ts'
import { storedAction } from './storage/actionRow.ts'
import type { Schema } from './storage/schema.ts'
import type { StoredAction } from './storage/storage.ts'
import { TableQueries } from './storage/tableQueries.ts'

/** What is wanted of a table: the game as it stands, or its record with the seal. */
export interface Replay {
  readonly want: 'game' | 'record'
  /** The folder of the database. */
  readonly folder: string
  readonly id: string
  readonly table: MatchSetup
}

/** Whom these running games wait for. */
export interface TurnsWanted {
  readonly want: 'turns'
  readonly folder: string
  readonly ids: readonly string[]
}

/** Opened for the moment: while nothing is replayed the file belongs to the others alone. */
function actionsOf({ folder, id }: Pick<Replay, 'folder' | 'id'>): StoredAction[] {
  const db = openDatabase(folder)
  try {
    const rows = db.prepare('select * from actions where table_id = ? order by seq').all(id)
    return rows.map((row) => storedAction(row as Selectable<Schema['actions']>))
  } finally {
    db.close()
  }
}

export const snapshot = async (replay: Replay): Promise<Snapshot> =>
  snapshotOf(await rulesOf(replay.table), replay.table, actionsOf(replay))

export async function recordOf(replay: Replay): Promise<string | null> {
  const record = sealedRecord(await rulesOf(replay.table), replay.table, actionsOf(replay))
  return record && JSON.stringify(record)
}

/** The seats for each of them; nobody where it cannot be played any more. */
export async function turns({ folder, ids }: TurnsWanted): Promise<readonly (readonly Seat[])[]> {
  const db = readOnly(openDatabase(folder))
  try {
    const queries = new TableQueries(db)
    const seats: Seat[][] = []
    for (const id of ids) {
      const table = await queries.table(id)
      seats.push(table?.state === 'running' ? await awaitedIn(table, actionsOf({ folder, id })) : [])
    }
    return seats
  } finally {
    await db.destroy()
  }
}

async function awaitedIn(table: MatchSetup, actions: readonly StoredAction[]): Promise<Seat[]> {
  try {
    const game = await rulesOf(table)
    return [...new Match(game, table, snapshotOf(game, table, actions)).play.awaited()]
  } catch {
    return []
  }
}
