// Everything in one file of SQLite: each group of deeds is one transaction, on the disk before anybody is told.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { deedBody, deedKind } from './deed.ts'
import { nodeSqlite } from './dialect.ts'
import { Queries } from './queries.ts'
import { MIGRATIONS, type Schema } from './schema.ts'
import type { Storage, StoredDeed } from './storage.ts'

/** Pages that the write-ahead log may grow to, of 4 kB each. */
const PAGES_IN_LOG = 10_000

class SqliteStorage extends Queries implements Storage {
  readonly #db: DatabaseSync
  readonly #insert: StatementSync

  constructor(db: DatabaseSync) {
    super(new Kysely<Schema>({ dialect: nodeSqlite(db) }))
    this.#db = db
    this.#insert = db.prepare(
      `insert into answers (table_id, seq, seat, kind, body, key, at) values (?, ?, ?, ?, ?, ?, ?)
       on conflict do nothing`,
    )
  }

  /** The hot path: one statement compiled once, and one flush to the disk for all. */
  async append(deeds: readonly StoredDeed[]): Promise<boolean[]> {
    // A transaction of ours is made of queries alone and goes on without the event loop: wait for its end.
    while (this.#db.isTransaction) await Promise.resolve()
    const broken = new Set<string>()
    this.#db.exec('begin immediate')
    try {
      const stored = deeds.map((line) => !broken.has(line.table) && this.#append(line, broken))
      this.#db.exec('commit')
      return stored
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      throw error
    }
  }

  #append({ table, seq, at, key, deed }: StoredDeed, broken: Set<string>): boolean {
    const { changes } = this.#insert.run(table, seq, deed.seat, deedKind(deed), deedBody(deed), key, at)
    if (changes === 0) broken.add(table)
    return changes > 0
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

/** Opens the database in this folder, and makes it if there is none. */
export function openSqlite(folder: string): Storage {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'), { timeout: 5000 })
  db.exec('pragma journal_mode = wal')
  db.exec('pragma synchronous = full')
  db.exec('pragma foreign_keys = on')
  // Every running table writes its own page again and again: seldom moved to the file, it is moved once.
  db.exec(`pragma wal_autocheckpoint = ${PAGES_IN_LOG}`)
  migrate(db)
  return new SqliteStorage(db)
}
