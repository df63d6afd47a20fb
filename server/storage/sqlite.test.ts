import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../testing/house.ts'
import { storageSuite } from '../testing/storageSuite.ts'
import { openSqlite } from './sqlite.ts'

storageSuite('SQLite', openSqlite, newFolder)

test('the file is in write-ahead mode, so that a crash leaves no half of a transaction', async () => {
  const folder = newFolder()
  await openSqlite(folder).close()
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'))
  expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  db.close()
})

test('a database of a newer version is refused', async () => {
  const folder = newFolder()
  await openSqlite(folder).close()
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'))
  db.exec('pragma user_version = 999')
  db.close()
  expect(() => openSqlite(folder)).toThrow('newer')
})
