// The rehearsal of an update: a copy of the database is brought up to date by this program, and every running game in it
// replayed by the rules that it would go on by. Nobody who plays meanwhile notices.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { listed } from '@backroom/games/loaders'
import { openSqlite } from '../storage/sqlite.ts'
import { backup } from './backup.ts'
import { check, type Checked } from './check.ts'

/** Running games of one version of the rules. */
interface Running {
  readonly game: string
  readonly version: number
  /** The version that new tables are begun by. */
  readonly today: number | null
  readonly tables: number
}

export interface Rehearsed extends Checked {
  /** How many steps the schema has gone, before and after. */
  readonly schema: { readonly from: number; readonly to: number }
  readonly games: readonly Running[]
}

function stepsOf(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return Number(db.prepare('pragma user_version').get()?.['user_version'])
  } finally {
    db.close()
  }
}

function runningIn(file: string): Running[] {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const rows = db
      .prepare(
        "select game, version, count(*) as tables from tables where state = 'running' group by 1, 2 order by 1, 2",
      )
      .all()
    return rows.map(({ game, version, tables }) => ({
      game: String(game),
      version: Number(version),
      today: listed(String(game))?.meta.version ?? null,
      tables: Number(tables),
    }))
  } finally {
    db.close()
  }
}

/** `at` hears how many of how many games were replayed. The folder itself is only read. */
export async function rehearse(folder: string, at?: (done: number, all: number) => void): Promise<Rehearsed> {
  const trial = mkdtempSync(join(tmpdir(), 'backroom-rehearsal-'))
  try {
    const copy = join(trial, 'backroom.sqlite')
    await backup(folder, copy)
    const from = stepsOf(copy)
    await openSqlite(trial).close()
    const checked = await check(trial, at)
    return { ...checked, schema: { from, to: stepsOf(copy) }, games: runningIn(copy) }
  } finally {
    rmSync(trial, { recursive: true, force: true })
  }
}

/** Brings the database in this folder up to date, as the next start would. */
export const upgrade = (folder: string): Promise<void> => openSqlite(folder).close()
