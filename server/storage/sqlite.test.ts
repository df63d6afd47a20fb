import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../testing/testServer.ts'
import { storageSuite } from '../testing/storageSuite.ts'
import { MIGRATIONS } from './schema.ts'
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

test('a database from before people could be away opens, and whoever had left has left', async () => {
  const folder = newFolder()
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'))
  const before = 2
  for (const sql of MIGRATIONS.slice(0, before).flat()) db.exec(sql)
  db.exec(`pragma user_version = ${before}`)
  db.exec(`insert into people (id, name, made_at) values ('anna', 'Anna', 1), ('bruno', 'Bruno', 1)`)
  db.exec(`insert into tables (id, game, version, public, host, options, seed, state, made_at, started_at)
    values ('t', 'corleone', 1, 1, 'anna', '{"components": {"a": 1}}', 'abc', 'running', 10, 20)`)
  db.exec(
    `insert into seats (table_id, seat, person_id, away) values ('t', 0, 'anna', 0), ('t', 1, 'bruno', 1)`,
  )
  db.exec(`insert into answers (table_id, seq, seat, kind, body, at) values ('t', 1, 0, 'answer', '"x"', 30)`)
  db.close()
  const storage = openSqlite(folder)
  expect(await storage.table('t')).toMatchObject({
    whenAway: 'after3',
    awake: null,
    seats: [
      { person: 'anna', left: false, away: null, botSince: null },
      { person: 'bruno', left: true, away: 20, botSince: 20 },
    ],
  })
  expect(await storage.tablesOf('anna', 1)).toMatchObject([{ options: { components: true } }])
  expect(await storage.actions('t')).toEqual([
    { table: 't', seq: 1, at: 30, key: null, action: { seat: 0, answer: 'x' } },
  ])
  await storage.close()
})

test('a database whose actions are called answers opens, and its game goes on', async () => {
  const folder = newFolder()
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'))
  const before = MIGRATIONS.findIndex((steps) => steps.includes('alter table answers rename to actions'))
  for (const sql of MIGRATIONS.slice(0, before).flat()) db.exec(sql)
  db.exec(`pragma user_version = ${before}`)
  db.exec(`insert into people (id, name, made_at) values ('anna', 'Anna', 1)`)
  db.exec(`insert into tables (id, game, version, public, host, options, seed, state, when_away, made_at, started_at)
    values ('t', 'corleone', 1, 1, 'anna', '{}', 'abc', 'running', 'never', 10, 20)`)
  db.exec(`insert into answers (table_id, seq, seat, kind, body, key, at, by_bot) values
    ('t', 1, 0, 'answer', '"x"', 'k', 30, 0), ('t', 2, 1, 'clock', '["y"]', null, 31, 0),
    ('t', 3, 0, 'command', '["word",{"to":"all"}]', null, 32, 1), ('t', 4, 0, 'undo', 'null', null, 33, 0)`)
  db.close()
  const storage = openSqlite(folder)
  const told = [
    { table: 't', seq: 1, at: 30, key: 'k', action: { seat: 0, answer: 'x' } },
    { table: 't', seq: 2, at: 31, key: null, action: { seat: 1, answer: ['y'], by: 'clock' } },
    {
      table: 't',
      seq: 3,
      at: 32,
      key: null,
      standIn: true,
      action: { seat: 0, command: 'word', args: { to: 'all' } },
    },
    { table: 't', seq: 4, at: 33, key: null, action: { seat: 0, undo: true } },
  ] as const
  expect(await storage.actions('t')).toEqual(told)
  expect(await storage.seqOfKey('t', 0, 'k')).toBe(1)
  const next = { table: 't', seq: 5, at: 34, key: null, action: { seat: 1, answer: 'z' } } as const
  expect(await storage.append([{ ...next, seq: 4 }])).toEqual([false])
  expect(await storage.append([next])).toEqual([true])
  expect(await storage.actions('t')).toEqual([...told, next])
  await storage.close()
})
