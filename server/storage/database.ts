// The one file of SQLite, opened the same way by every thread that uses it.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Pages that the write-ahead log may grow to, of 4 kB each. */
const PAGES_IN_LOG = 10_000
/** How long somebody who wants to write waits for somebody who writes, in milliseconds. */
const LOCK_TIMEOUT = 5000

export function openDatabase(folder: string): DatabaseSync {
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'), { timeout: LOCK_TIMEOUT })
  db.exec('pragma journal_mode = wal')
  db.exec('pragma synchronous = full')
  db.exec('pragma foreign_keys = on')
  // Every running table writes its own page again and again: seldom moved to the file, it is moved once.
  db.exec(`pragma wal_autocheckpoint = ${PAGES_IN_LOG}`)
  return db
}
