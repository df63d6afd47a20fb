// Everything in one file of SQLite: each group of deeds is one transaction, on the disk before anybody is told.

import { mkdirSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { openDatabase } from './database.ts'
import { Desk } from './desk.ts'
import { nodeSqlite } from './dialect.ts'
import { Queries } from './queries.ts'
import { MIGRATIONS, type Schema } from './schema.ts'
import { folderFault } from '../startFault.ts'
import { ownFolder } from './owner.ts'
import type { Storage, StoredDeed } from './storage.ts'

class SqliteStorage extends Queries implements Storage {
  readonly #desk: Desk
  readonly #letGo: () => void

  constructor(db: DatabaseSync, desk: Desk, letGo: () => void) {
    super(new Kysely<Schema>({ dialect: nodeSqlite(db) }))
    this.#desk = desk
    this.#letGo = letGo
  }

  /** The hot path: the house goes on while the disk works. */
  append(deeds: readonly StoredDeed[]): Promise<boolean[]> {
    return this.#desk.write(deeds)
  }

  override async close(): Promise<void> {
    await this.#desk.close()
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

/** Opens the database in this folder, and makes it if there is none; throws a StartFault that says what to do. */
export function openSqlite(folder: string): Storage {
  let letGo: (() => void) | null = null
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    letGo = ownFolder(folder)
    const db = openDatabase(folder)
    migrate(db)
    return new SqliteStorage(db, new Desk(folder), letGo)
  } catch (error) {
    letGo?.()
    throw folderFault(folder, error)
  }
}
