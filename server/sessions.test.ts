// By what people are known: a secret that changes, ends when it is not used, and can be taken back.

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Signer } from '@fastify/cookie'
import { expect, onTestFinished, test } from 'vitest'
import { People, type Visit } from './people.ts'
import { MIGRATIONS } from './storage/schema.ts'
import { openSqlite } from './storage/sqlite.ts'
import { chanceFrom, company, newFolder, openTestServer, playOn } from './testing/testServer.ts'
import { PlainGuest } from './testing/plainClient.ts'

const DAY = 24 * 60 * 60_000
const RULES = { life: 90 * DAY, renew: 7 * DAY, grace: 60_000 }
const KEY = randomBytes(32).toString('hex')

/** People in a database of their own, whose clock is set by hand. */
function opened() {
  const storage = openSqlite(newFolder())
  onTestFinished(() => storage.close())
  const clock = { now: 1_000_000 }
  const people = new People(
    storage,
    KEY,
    RULES,
    () => {},
    () => clock.now,
  )
  const nameOf = async (secret: string) => (await people.visit(secret))?.person.name ?? null
  const visit = async (secret: string): Promise<Visit> => {
    const found = await people.visit(secret)
    if (!found) throw new Error('nobody')
    return found
  }
  return { storage, clock, people, nameOf, visit }
}

test('a new cookie follows the old one, which counts until the new one has come back, and a minute longer', async () => {
  const { clock, people, nameOf, visit } = opened()
  const anna = await people.introduce(null, 'Anna')
  const first = await people.begin(anna)
  const second = await people.renew(await visit(first))
  // The answer that carried it may have been lost on its way.
  clock.now += DAY
  expect(await nameOf(first)).toBe('Anna')
  expect(await nameOf(second)).toBe('Anna')
  clock.now += RULES.grace - 1
  expect(await nameOf(first)).toBe('Anna')
  clock.now += 1
  expect(await nameOf(first)).toBeNull()
  expect(await nameOf(second)).toBe('Anna')
})

test('all who ask at the same time get the same new cookie', async () => {
  const { people, visit } = opened()
  const first = await visit(await people.begin(await people.introduce(null, 'Anna')))
  const [one, other] = await Promise.all([people.renew(first), people.renew(first)])
  expect(one).toBe(other)
})

test('a cookie that is used stays, one that is not ends after ninety days, and after seven it is due', async () => {
  const { clock, people, nameOf, visit } = opened()
  const secret = await people.begin(await people.introduce(null, 'Anna'))
  expect((await visit(secret)).isDue).toBe(false)
  clock.now += 89 * DAY
  expect((await visit(secret)).isDue).toBe(true)
  clock.now += 89 * DAY
  expect(await nameOf(secret)).toBe('Anna')
  clock.now += 90 * DAY
  expect(await nameOf(secret)).toBeNull()
})

test('who is forgotten here is known elsewhere, and nowhere when deleted', async () => {
  const { storage, people, nameOf, visit } = opened()
  const anna = await people.introduce(null, 'Anna')
  const here = await people.begin(anna)
  const next = await people.renew(await visit(here))
  const elsewhere = await people.begin(anna)
  await people.forget(await visit(next))
  expect(await Promise.all([here, next, elsewhere].map(nameOf))).toEqual([null, null, 'Anna'])
  await storage.upkeep.deletePerson(anna.id, 1)
  expect(await nameOf(elsewhere)).toBeNull()
})

test('the database holds no secret that a cookie could be made of', async () => {
  const folder = newFolder()
  const server = await openTestServer({ folder })
  const anna = await new PlainGuest(server.port).introduce('Anna')
  await server.close()
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'))
  const rows = JSON.stringify(db.prepare('select * from sessions').all())
  db.close()
  expect(rows).toContain('device')
  expect(rows).not.toContain(anna.cookie.split('=')[1])
})

/** A database from before there were sessions, with somebody in it and the cookie they have. */
function before(folder: string): string {
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'))
  const steps = MIGRATIONS.findIndex((step) => step.some((sql) => sql.includes('create table sessions')))
  for (const sql of MIGRATIONS.slice(0, steps).flat()) db.exec(sql)
  db.exec(`pragma user_version = ${steps}`)
  db.prepare('insert into house (name, value) values (?, ?)').run('cookie', KEY)
  db.exec(`insert into people (id, name, made_at, seen_at) values ('anna', 'Anna', 1, ${Date.now()})`)
  db.close()
  return `backroom=${encodeURIComponent(new Signer(KEY).sign('anna'))}`
}

test('a cookie from before there were sessions is changed for another, and counts until that one has come back', async () => {
  const folder = newFolder()
  const signed = before(folder)
  const { port } = await openTestServer({ folder, sessions: { ...RULES, grace: 0 } })
  const anna = new PlainGuest(port)
  anna.cookie = signed
  expect((await anna.ask('GET', '/api/me')).body.me.name).toBe('Anna')
  expect(anna.cookie).not.toBe(signed)
  const late = new PlainGuest(port)
  late.cookie = signed
  expect((await late.ask('GET', '/api/me')).body.me.name).toBe('Anna')
  expect((await anna.ask('GET', '/api/me')).body.me.name).toBe('Anna')
  late.cookie = signed
  expect((await late.ask('GET', '/api/me')).body).toEqual({ me: null })
})

test('whoever comes new has no cookie of the signed kind', async () => {
  const folder = newFolder()
  const server = await openTestServer({ folder })
  await new PlainGuest(server.port).introduce('Anna')
  await server.close()
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'))
  const id = String(db.prepare('select id from people').get()?.['id'])
  const key = String(db.prepare("select value from house where name = 'cookie'").get()?.['value'])
  db.close()
  const { port } = await openTestServer({ folder })
  const forged = new PlainGuest(port)
  forged.cookie = `backroom=${encodeURIComponent(new Signer(key).sign(id))}`
  expect((await forged.ask('GET', '/api/me')).body).toEqual({ me: null })
})

test('a new name comes with a new cookie', async () => {
  const { port } = await openTestServer()
  const anna = await new PlainGuest(port).introduce('Anna')
  const { cookie } = anna
  await anna.introduce('Annie')
  expect(anna.cookie).not.toBe(cookie)
  expect((await anna.ask('GET', '/api/me')).body.me.name).toBe('Annie')
})

test('behind TLS the cookie is secure and of this host only; one that came without is changed for such a one', async () => {
  const { port } = await openTestServer({ hops: 1 })
  const plain = await new PlainGuest(port).introduce('Anna')
  const answer = await plain.ask('GET', '/api/me', undefined, { 'x-forwarded-proto': 'https' })
  expect(answer.body.me.name).toBe('Anna')
  const set = answer.headers.getSetCookie()
  expect(set.find((one) => one.startsWith('__Host-backroom='))).toMatch(
    /Path=\/; HttpOnly; Secure; SameSite=Strict/u,
  )
  expect(set.find((one) => one.startsWith('backroom=;'))).toBeDefined()
})

test('forget me on this device: the cookie has ended, the lines are cut, the seat is kept', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2)
  const [anna] = guests
  const { cookie } = anna ?? { cookie: '' }
  const answer = await anna?.ask('POST', '/api/me/forget')
  expect(answer?.body).toEqual({ me: null })
  expect(answer?.headers.get('set-cookie')).toMatch(/^backroom=;/u)
  expect(await sockets[0]?.whenClosed()).toBe(1012)
  const again = new PlainGuest(port)
  again.cookie = cookie
  expect((await again.ask('GET', '/api/me')).body).toEqual({ me: null })
  expect((await again.join(id)).you).toBeNull()
  expect((await guests[1]?.ask('GET', `/api/tables/${id}`))?.body.table.seats[0].name).toBe('Anna')
})

test('delete my data: seats are free, words and names are gone, and the game goes on', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2, { whenAway: 'now' })
  const [anna, bruno] = guests
  await sockets[0]?.do({ type: 'chat', text: 'I was here' })
  await sockets[1]?.do({ type: 'chat', text: 'So was I' })
  const freed = sockets[1]?.next(({ table }) => table?.seats[0]?.name === null)
  expect((await anna?.ask('DELETE', '/api/me'))?.body).toEqual({ me: null })
  expect((await freed)?.table).toMatchObject({ host: 'Bruno', state: 'running' })
  expect((await anna?.ask('GET', '/api/me'))?.body).toEqual({ me: null })
  expect((await anna?.ask('DELETE', '/api/me'))?.status).toBe(401)
  const joined = await (await bruno?.connect())?.join(id)
  expect(joined?.chat?.map(({ text }) => text)).toEqual(['So was I'])
  // What is said now has a number that nobody has seen.
  expect((await sockets[1]?.do({ type: 'chat', text: 'Goodbye' }))?.seq).toBe(3)
})

test('in the record of a finished game there is no name any more', async () => {
  const folder = newFolder()
  const server = await openTestServer({ folder })
  const { id, guests, sockets } = await company(server.port, 2)
  await playOn(sockets, chanceFrom('names'))
  const [anna, bruno] = guests
  const { body } = (await bruno?.ask('GET', `/api/tables/${id}/record`)) ?? {}
  expect(body.record.seats).toEqual(['Anna', 'Bruno'])
  await anna?.ask('DELETE', '/api/me')
  const after = (await bruno?.ask('GET', `/api/tables/${id}/record`)) ?? { body: null }
  // The seal is of the names, too.
  const { seal } = after.body.record
  expect(after.body.record).toEqual({ ...body.record, seats: ['–', 'Bruno'], seal })
})
