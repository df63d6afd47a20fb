// `backroom admin`, through the control door of a server that runs and in a folder that nobody serves.

import { existsSync, mkdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { company, newFolder, openHouse } from '../server/testing/house.ts'
import { PlainGuest } from '../server/testing/plainClient.ts'
import { call } from './testing/call.ts'

/** A folder with one running and one open table; `live`: its server still runs. */
async function house(live: boolean) {
  const folder = newFolder()
  const server = await openHouse({ folder })
  const running = await company(server.port, 2)
  const open = await company(server.port, 1, { started: false, bots: 1 })
  const admin = async (...words: readonly string[]) => {
    const called = await call(['admin', ...words, '--data', folder, '--json'])
    return { ...called, said: called.json() }
  }
  if (!live) await server.close()
  return { folder, server, running, open, admin }
}

describe.each([
  ['while the server runs', true],
  ['while no server runs', false],
] as const)('%s', (_when, live) => {
  it('lists the tables, and those that fit', async () => {
    const { admin, running, open } = await house(live)
    const all = await admin('list')
    expect(all.code).toBe(0)
    expect(all.said).toMatchObject({ live, total: 2 })
    const idsOf = (said: { readonly [field: string]: unknown }) =>
      (said['tables'] as { id: string }[]).map(({ id }) => id)
    expect(idsOf(all.said).toSorted()).toEqual([running.id, open.id].toSorted())
    expect(idsOf((await admin('list', '--state', 'open')).said)).toEqual([open.id])
    expect(idsOf((await admin('list', '--state', 'running')).said)).toEqual([running.id])
    expect((await admin('list', '--state', 'finished')).said).toMatchObject({ total: 0, tables: [] })
    expect((await admin('list', '--game', 'speakeasy')).said).toMatchObject({ total: 0 })
    expect((await admin('list', '--older-than', '1h')).said).toMatchObject({ total: 0 })
    expect((await admin('list', '--limit', '1')).said).toMatchObject({ total: 2, tables: [{}] })
  })

  it('shows a table, and who is there, and nothing that helps anybody at it', async () => {
    const { admin, running, open } = await house(live)
    const shown = await admin('show', running.id)
    expect(shown.said).toMatchObject({
      id: running.id,
      game: 'corleone',
      state: 'running',
      hostName: 'Anna',
      watchers: live ? 0 : null,
      seats: [
        { name: 'Anna', bot: null, here: live },
        { name: 'Bruno', bot: null, here: live },
      ],
    })
    expect(shown.out).not.toMatch(/seed|entropy/)
    expect((await admin('show', open.id)).said).toMatchObject({
      state: 'open',
      seats: [{}, { bot: 'random' }],
    })
  })

  it('closes a table, which is told to whoever sits there, and written down', async () => {
    const { admin, running, folder } = await house(live)
    const [socket] = running.sockets
    const told = live ? socket?.next(({ table }) => table?.state === 'closed') : null
    expect((await admin('close', running.id)).said).toMatchObject({ table: running.id, state: 'closed' })
    await told
    expect((await admin('show', running.id)).said).toMatchObject({ state: 'closed' })
    const again = await admin('close', running.id)
    expect(again.code).toBe(2)
    expect(again.err).toContain('has ended already')
    const log = readFileSync(join(folder, 'admin.log'), 'utf8').trim().split('\n')
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ did: 'close', table: running.id }])
    expect(statSync(join(folder, 'admin.log')).mode & 0o777).toBe(0o600)
  })

  it('says in a sentence what is not there', async () => {
    const { admin } = await house(live)
    const none = await admin('show', 'nowhere')
    expect(none.code).toBe(2)
    expect(none.err).toContain('there is no table nowhere')
  })
})

it('the control door is for the owner of the folder only, and gone with the server', async () => {
  const folder = newFolder()
  const server = await openHouse({ folder })
  expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600)
  await server.close()
  expect(existsSync(join(folder, 'control.sock'))).toBe(false)
})

it('a folder too deep for a socket has its door elsewhere, and is found all the same', async () => {
  const folder = join(newFolder(), 'deep'.repeat(40))
  mkdirSync(folder)
  const server = await openHouse({ folder })
  expect((await call(['admin', 'list', '--data', folder, '--json'])).json()).toMatchObject({ live: true })
  const elsewhere = readlinkSync(join(folder, 'control.sock'))
  await server.close()
  expect(existsSync(dirname(elsewhere))).toBe(false)
})

it('tables and what became of them are told in lines, in either language', async () => {
  const folder = newFolder()
  const { port } = await openHouse({ folder })
  const { id } = await company(port, 2)
  const at = ['--data', folder]
  const listed = await call(['admin', 'list', ...at])
  expect(listed.out).toContain(id)
  expect(listed.out).toContain('1 of 1 tables.')
  expect((await call(['admin', 'list', ...at, '--lang', 'pl'])).out).toContain('Stołów: 1 z 1.')
  const shown = await call(['admin', 'show', id, ...at])
  expect(shown.out).toContain('seat 0: Anna')
  expect((await call(['admin', 'close', id, ...at])).out).toContain(`Table ${id} is closed.`)
})

it('what an admin closed refuses answers as closed', async () => {
  const folder = newFolder()
  const { port } = await openHouse({ folder })
  const { id, sockets } = await company(port, 2)
  await call(['admin', 'close', id, '--data', folder])
  const [socket] = sockets
  expect(await socket?.answer('whatever')).toMatchObject({ refusal: { code: 'closed' } })
  expect((await new PlainGuest(port).ask('GET', `/api/tables/${id}`)).body.table.state).toBe('closed')
})

it.each([
  [[], 'what is to be done?'],
  [['dance'], 'there is no “dance” for admins'],
  [['show'], 'which table?'],
  [['show', 'a', 'b'], '“b” is one word too many'],
  [['show', 'a', '--limit', '3'], '--limit means nothing to admin show'],
  [['list', '--state', 'broken'], 'there are no tables that are “broken”'],
  [['list', '--older-than', 'soon'], 'such as 3d, not “soon”'],
  [['list', '--limit', '-1'], '--limit'],
  [['list', '--data', '/nowhere/at/all'], 'there is no database in /nowhere/at/all'],
])('refuses %j with a sentence', async (words, why) => {
  const called = await call(['admin', ...words])
  expect(called.code).toBe(2)
  expect(called.err).toContain(why)
})

it('the clean-up takes what nobody looks at, and leaves a table alone where somebody is', async () => {
  const folder = newFolder()
  const kept = { every: 0, guests: 0, open: 1, abandoned: 0, closed: 0, finished: 0, chat: 0 }
  const { port } = await openHouse({ folder, cleanup: kept })
  const visited = await company(port, 1, { started: false, bots: 1 })
  const left = await company(port, 1, { started: false, bots: 1 })
  left.sockets[0]?.close()
  await left.sockets[0]?.whenClosed()
  // That somebody was there a moment ago is written now, and old the next time.
  await call(['admin', 'cleanup', '--data', folder])
  const swept = await call(['admin', 'cleanup', '--data', folder, '--json'])
  expect(swept.json()).toMatchObject({ live: true, open: 1 })
  const [guest] = left.guests
  expect((await guest?.ask('GET', `/api/tables/${left.id}`))?.body.refusal.code).toBe('noSuchTable')
  expect((await guest?.ask('GET', `/api/tables/${visited.id}`))?.body.table.state).toBe('open')
})
