// `backroom upgrade`: the rehearsal beside a running server, and what it finds.

import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { company, newFolder, openTestServer } from '../server/testing/testServer.ts'
import { call } from './testing/call.ts'

it('an update is rehearsed while people play, and done when nobody serves the folder', async () => {
  const folder = newFolder()
  const server = await openTestServer({ folder })
  const { id } = await company(server.port, 2)
  await company(server.port, 3, { game: 'cosa-nostra' })
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'))
  db.prepare('update tables set version = 1 where id = ?').run(id)

  const rehearsed = await call(['upgrade', '--rehearse', '--data', folder, '--json'])
  expect(rehearsed.code).toBe(0)
  expect(rehearsed.json()).toMatchObject({
    ok: true,
    upgraded: false,
    running: 2,
    replayed: 2,
    games: [
      { game: 'corleone', version: 1, today: 2, tables: 1 },
      { game: 'cosa-nostra', version: 2, today: 2, tables: 1 },
    ],
  })
  const inWords = await call(['upgrade', '--rehearse', '--data', folder, '--lang', 'pl'])
  expect(inWords.out).toContain(
    'corleone, wersja 1: gry, które toczą się dalej według zasad, z którymi je zaczęto: 1;',
  )
  expect((await call(['upgrade', '--data', folder])).err).toContain('belongs to a server that is running')

  // A game whose answers these rules do not take, and one of rules that nobody has.
  db.prepare(
    "insert into actions (table_id, seq, seat, kind, body, at) values (?, 1, 0, 'answer', '\"nonsense\"', 1)",
  ).run(id)
  db.exec("update tables set version = 99 where game = 'cosa-nostra'")
  await server.close()
  const bad = await call(['upgrade', '--data', folder, '--json'])
  expect([bad.code, bad.json()]).toMatchObject([1, { ok: false, upgraded: false, replayed: 0 }])
  expect(bad.json()).toMatchObject({ faults: [{ kind: 'notReplayed' }, { kind: 'otherRules' }] })

  db.exec('update tables set version = 2')
  db.exec('delete from actions')
  db.close()
  expect((await call(['upgrade', '--data', folder])).out).toContain('the database is up to date')
})
