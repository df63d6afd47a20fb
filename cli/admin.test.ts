// `backroom admin`, through the control door of a server that runs and in a folder that nobody serves.

import { existsSync, mkdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../server/storage/database.ts'
import { company, newFolder, openTestServer } from '../server/testing/testServer.ts'
import { PlainGuest } from '../server/testing/plainClient.ts'
import { call } from './testing/call.ts'

/** A folder with one running and one open table; `live`: its server still runs. */
async function openData(live: boolean) {
  const folder = newFolder()
  const server = await openTestServer({ folder })
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
    const { admin, running, open } = await openData(live)
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
    const { admin, running, open } = await openData(live)
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
    const { admin, running, folder } = await openData(live)
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
    const { admin } = await openData(live)
    const none = await admin('show', 'nowhere')
    expect(none.code).toBe(2)
    expect(none.err).toContain('neither a table nor a person nowhere')
    expect((await admin('close', 'nowhere')).err).toContain('there is no table nowhere')
  })
})

describe.each([
  ['while the server runs', true],
  ['while no server runs', false],
] as const)('%s', (_when, live) => {
  it('frees a seat, whose owner looks on from then', async () => {
    const { admin, running } = await openData(live)
    const [, bruno] = running.sockets
    const unseated = live ? bruno?.next(({ you, type }) => type === 'joined' && you === null) : null
    expect((await admin('free', running.id, '1')).said).toMatchObject({ seat: 1, name: 'Bruno' })
    await unseated
    expect((await admin('show', running.id)).said).toMatchObject({
      seats: [{ name: 'Anna' }, { person: null }],
    })
    expect((await admin('free', running.id, '1')).err).toContain('nobody sits at seat 1')
    expect((await admin('free', running.id, '7')).err).toContain('there is no seat 7')
  })

  it('mutes people and tables, and gives the word back', async () => {
    const { admin, running, folder } = await openData(live)
    const { seats } = (await admin('show', running.id)).said as { seats: { person: string }[] }
    const bruno = seats[1]?.person ?? ''
    expect((await admin('mute', bruno, '--days', '2')).said).toMatchObject({
      muted: [{ kind: 'person', subject: bruno }],
      until: expect.any(Number),
    })
    expect((await admin('show', bruno)).said).toMatchObject({ kind: 'person', name: 'Bruno', muted: true })
    const { port } = live ? { port: null } : await openTestServer({ folder })
    const sockets = live
      ? running.sockets
      : await Promise.all(
          running.guests.map(async ({ cookie }) => {
            const guest = new PlainGuest(port ?? 0)
            guest.cookie = cookie
            return guest.join(running.id)
          }),
        )
    const say = (seat: number) => sockets[seat]?.do({ type: 'chat', text: 'hello' })
    expect(await say(1)).toMatchObject({ type: 'refused', refusal: { code: 'muted' } })
    expect(await say(0)).toMatchObject({ type: 'accepted' })
    await admin('mute', running.id)
    expect(await say(0)).toMatchObject({ refusal: { code: 'muted' } })
    await admin('unmute', running.id, bruno)
    expect(await say(0)).toMatchObject({ type: 'accepted' })
    expect(await say(1)).toMatchObject({ type: 'accepted' })
    expect((await admin('unmute', bruno)).err).toContain('is not muted')
  })

  it('deletes a table and a person with all that is theirs', async () => {
    const { admin, running, open, folder } = await openData(live)
    const { seats } = (await admin('show', running.id)).said as { seats: { person: string }[] }
    const anna = seats[0]?.person ?? ''
    const cut = live ? open.sockets[0]?.whenClosed() : null
    expect((await admin('delete', open.id)).said).toMatchObject({ kind: 'table', subject: open.id })
    expect(await cut).toBe(live ? 1012 : null)
    expect((await admin('show', open.id)).code).toBe(2)
    const gone = live ? running.sockets[0]?.whenClosed() : null
    expect((await admin('delete', anna)).said).toMatchObject({ kind: 'person', subject: anna })
    await gone
    expect((await admin('show', running.id)).said).toMatchObject({
      hostName: 'Bruno',
      state: 'running',
      seats: [{ person: null }, { name: 'Bruno' }],
    })
    expect((await admin('check')).said).toMatchObject({ ok: true, faults: [], running: 1, replayed: 1 })
    const { port } = live ? { port: null } : await openTestServer({ folder })
    const [guest] = running.guests
    const known = port === null ? guest : Object.assign(new PlainGuest(port), { cookie: guest?.cookie ?? '' })
    expect((await known?.ask('GET', '/api/me'))?.body).toEqual({ me: null })
  })

  it('counts everything', async () => {
    const { admin } = await openData(live)
    expect((await admin('stats')).said).toMatchObject({
      people: 3,
      seenToday: 3,
      tables: [
        { game: 'corleone', state: 'open', count: 1 },
        { game: 'corleone', state: 'running', count: 1 },
      ],
      sockets: live ? 3 : null,
      tablesInMemory: live ? 2 : null,
      sanctions: [],
    })
  })
})

it('somebody who is banned is hung up on, and refused at every door until they are let in again', async () => {
  const { admin, running, server } = await openData(true)
  const [anna, bruno] = running.guests
  const { seats } = (await admin('show', running.id)).said as { seats: { person: string }[] }
  const person = seats[1]?.person ?? ''
  const socket = running.sockets[1]
  const told = socket?.nextOf('refused')
  const closed = socket?.whenClosed()
  expect((await admin('ban', person)).said).toMatchObject({ kind: 'person', until: null })
  expect((await told)?.refusal?.code).toBe('banned')
  expect(await closed).toBe(1008)
  const refused = await bruno?.ask('GET', '/api/me')
  expect(refused?.status).toBe(403)
  expect(refused?.body.refusal.code).toBe('banned')
  const again = await bruno?.connect()
  expect(await again?.whenClosed()).toBe(1008)
  expect(again?.messages).toMatchObject([{ type: 'refused', refusal: { code: 'banned' } }])
  expect((await anna?.ask('GET', '/api/me'))?.status).toBe(200)
  await admin('unban', person)
  expect((await bruno?.ask('GET', '/api/me'))?.status).toBe(200)
  expect((await admin('unban', person)).err).toContain('is not banned')

  expect((await admin('ban', '127.0.0.1', '--days', '1')).said).toMatchObject({ kind: 'address' })
  expect(await running.sockets[0]?.whenClosed()).toBe(1008)
  expect((await anna?.ask('GET', '/api/tables'))?.body.refusal.code).toBe('banned')
  expect((await new PlainGuest(server.port).ask('POST', '/api/me', { name: 'New' })).status).toBe(403)
  expect((await admin('stats')).said).toMatchObject({ sanctions: [{ what: 'ban', subject: '127.0.0.1' }] })
  await admin('unban', '127.0.0.1')
  expect((await anna?.ask('GET', '/api/tables'))?.status).toBe(200)
  expect((await admin('ban', 'nowhere')).err).toContain('neither a person nor an address')
})

it('check finds what is broken, and mends what can be mended', async () => {
  const { admin, folder, running, open } = await openData(false)
  expect((await admin('check')).said).toMatchObject({ ok: true, tables: 2, people: 3, faults: [] })
  const db = openDatabase(folder)
  db.exec('pragma foreign_keys = off')
  db.prepare('update seats set person_id = ? where table_id = ? and seat = 1').run('ghost', running.id)
  db.prepare('update tables set host = ? where id = ?').run('ghost', running.id)
  db.exec("insert into actions (table_id, seq, seat, kind, body, at) values ('gone', 1, 0, 'answer', '1', 1)")
  db.prepare('update tables set rematch = ? where id = ?').run('gone', open.id)
  const kindsOf = (said: { readonly [field: string]: unknown }) =>
    (said['faults'] as { kind: string }[]).map(({ kind }) => kind).toSorted()
  const found = await admin('check')
  expect(found.code).toBe(1)
  expect(kindsOf(found.said)).toEqual(['noHost', 'noPerson', 'noRematch', 'noTable'])
  const fixed = await admin('check', '--fix')
  expect(fixed.code).toBe(0)
  expect(fixed.said).toMatchObject({ ok: true, mended: 4, faults: [] })
  expect((await admin('show', running.id)).said).toMatchObject({ hostName: 'Anna' })

  // An answer that the rules would never have taken, and a game of other rules.
  db.prepare(
    "insert into actions (table_id, seq, seat, kind, body, at) values (?, 1, 0, 'answer', '\"nonsense\"', 1)",
  ).run(running.id)
  expect(kindsOf((await admin('check', '--fix')).said)).toEqual(['notReplayed'])
  db.exec('update tables set version = 0')
  const other = await admin('check')
  expect(kindsOf(other.said)).toEqual(['otherRules'])
  expect(other.code).toBe(1)
  db.close()
})

it.each([true, false])(
  'a backup is a whole data folder that can be opened; server running: %s',
  async (live) => {
    const { admin, running } = await openData(live)
    const folder = newFolder()
    const file = join(folder, 'backroom.sqlite')
    expect((await admin('backup', file)).said).toMatchObject({ live, file, pages: expect.any(Number) })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = await admin('backup', file)
    expect(again.code).toBe(2)
    expect(again.err).toContain('is there already')
    expect((await admin('backup', '/nowhere/at/all')).err).toContain('the copy failed')
    const copied = await call(['admin', 'check', '--data', folder, '--json'])
    expect(copied.json()).toMatchObject({ live: false, ok: true, tables: 2, running: 1, replayed: 1 })
    const { port } = await openTestServer({ folder })
    const [guest] = running.guests
    const back = Object.assign(new PlainGuest(port), { cookie: guest?.cookie ?? '' })
    expect((await back.join(running.id)).sight).toEqual(running.sockets[0]?.sight)
  },
)

it('the control door is for the owner of the folder only, and gone with the server', async () => {
  const folder = newFolder()
  const server = await openTestServer({ folder })
  expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600)
  await server.close()
  expect(existsSync(join(folder, 'control.sock'))).toBe(false)
})

it('a folder too deep for a socket has its door elsewhere, and is found all the same', async () => {
  const folder = join(newFolder(), 'deep'.repeat(40))
  mkdirSync(folder)
  const server = await openTestServer({ folder })
  expect((await call(['admin', 'list', '--data', folder, '--json'])).json()).toMatchObject({ live: true })
  const elsewhere = readlinkSync(join(folder, 'control.sock'))
  await server.close()
  expect(existsSync(dirname(elsewhere))).toBe(false)
})

it('tables and what became of them are told in lines, in either language', async () => {
  const folder = newFolder()
  const { port } = await openTestServer({ folder })
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
  const { port } = await openTestServer({ folder })
  const { id, sockets } = await company(port, 2)
  await call(['admin', 'close', id, '--data', folder])
  const [socket] = sockets
  expect(await socket?.answer('whatever')).toMatchObject({ refusal: { code: 'closed' } })
  expect((await new PlainGuest(port).ask('GET', `/api/tables/${id}`)).body.table.state).toBe('closed')
})

it('an id that begins with a dash is no flag', async () => {
  const { folder, admin, running } = await openData(false)
  const id = `-${running.id.slice(1)}`
  const db = openDatabase(folder)
  db.exec('pragma foreign_keys = off')
  for (const name of ['seats', 'shuffles', 'actions'])
    db.prepare(`update ${name} set table_id = ? where table_id = ?`).run(id, running.id)
  db.prepare('update tables set id = ? where id = ?').run(id, running.id)
  db.close()
  expect((await admin('show', id)).said).toMatchObject({ id, state: 'running' })
  expect((await admin('free', id, '1')).said).toMatchObject({ table: id, seat: 1, name: 'Bruno' })
  expect((await admin('show', '-x')).err).toContain('there is no option -x here')
})

it.each([
  [[], 'what is to be done?'],
  [['dance'], 'there is no “dance” for admins'],
  [['show'], 'whom?'],
  [['close'], 'which table?'],
  [['free', 'a'], 'which seat?'],
  [['free', 'a', 'first'], 'seats are counted from 0'],
  [['mute'], 'whom?'],
  [['ban', 'a', '--days', '0'], '--days is a whole number from 1'],
  [['check', '--days', '2'], '--days means nothing to admin check'],
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
  const { port } = await openTestServer({ folder, cleanup: kept })
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
