// Everything in one file of SQLite: each group of writes is one transaction, on the disk before anybody is told.

import { mkdirSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { folderFault } from '../startFault.ts'
import { openDatabase } from './database.ts'
import { actionBody, actionKind } from './actionRow.ts'
import { Database } from './dialect.ts'
import { ownFolder } from './owner.ts'
import { Queries } from './queries.ts'
import { MIGRATIONS } from './schema.ts'
import type { Storage, StoredAction } from './storage.ts'
import { type Watch, Writer } from './writer.ts'
import type { ActionRow } from './writerThread.ts'

const rowOf = ({ table, seq, at, key, standIn, action }: StoredAction): ActionRow => [
  table,
  seq,
  action.seat,
  actionKind(action),
  actionBody(action),
  key,
  at,
  Number(standIn === true),
]

class SqliteStorage extends Queries implements Storage {
  readonly #writer: Writer
  readonly #letGo: () => void

  constructor(db: DatabaseSync, writer: Writer, letGo: () => void) {
    super(new Database(db, writer))
    this.#writer = writer
    this.#letGo = letGo
  }

  get trouble(): string | null {
    return this.#writer.trouble
  }

  get waiting(): Storage['waiting'] {
    return this.#writer.waiting
  }

  watch(watch: Watch): void {
    this.#writer.watch(watch)
  }

  async append(actions: readonly StoredAction[]): Promise<boolean[]> {
    const stored = await this.#writer.write({ actions: actions.map(rowOf) }, 'actions')
    return stored.map(Boolean)
  }

  override async close(): Promise<void> {
    await this.#writer.close()
    await super.close()
    this.#letGo()
  }
}

function migrate(db: DatabaseSync): void {
  const done = Number(db.prepare('pragma user_version').get()?.['user_version'])
  if (done > MIGRATIONS.length)
    throw new Error(`the database was written by a newer Backroom (${done}, ours is ${MIGRATIONS.length})`)
  for (let step = done; step < MIGRATIONS.length; step++) {
    db.exec('begin immediate')
    for (const sql of MIGRATIONS[step] ?? []) db.exec(sql)
    db.exec(`pragma user_version = ${step + 1}`)
    db.exec('commit')
  }
}

/**
 * Opens the database in this folder, and makes it if there is none; throws a StartFault that says what to do.
 * `mostBytes`: how large it may grow; 0: as large as the disk.
 */
export function openSqlite(folder: string, mostBytes = 0): Storage {
  let letGo: (() => void) | null = null
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    letGo = ownFolder(folder)
    const db = openDatabase(folder)
    migrate(db)
    // From here on only the writer thread writes: nobody else waits for the disk.
    db.exec('pragma query_only = on')
    return new SqliteStorage(db, new Writer({ folder, mostBytes }), letGo)
  } catch (error) {
    letGo?.()
    throw folderFault(folder, error)
  }
}
