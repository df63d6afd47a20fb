// Lists stay small and fair whatever tables contain, whoever makes them, and by whatever rules they were begun.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { LIMITS } from '@backroom/protocol'
import { expect, test } from 'vitest'
import { asked, chanceFrom, company, newFolder, openTestServer, playOn } from './testing/testServer.ts'
import { anyAnswer, PlainGuest } from './testing/plainClient.ts'

const TWO = [{ kind: 'person' }, { kind: 'person' }]
const table = (more: object = {}) => ({ game: 'corleone', seats: TWO, public: true, ...more })

const COMPONENTS = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '..', 'games', 'cosa-nostra', 'components', 'components.json'),
    'utf8',
  ),
)

/** As large a table as the server takes: a file of values with all that fits in besides. */
function fattest(seats: number) {
  const most = {
    game: 'cosa-nostra',
    seats: Array.from({ length: seats }, () => ({ kind: 'person' })),
    public: true,
    name: 'Ż'.repeat(LIMITS.tableName),
    options: { components: { ...COMPONENTS, title: { ...COMPONENTS.title, more: '' } } },
  }
  most.options.components.title.more = 'x'.repeat(
    LIMITS.tableBody - 200 - Buffer.byteLength(JSON.stringify(most)),
  )
  return most
}

test('the fattest tables leave every answer small, and those who join are told all', async () => {
  const { port } = await openTestServer({ hops: 1 })
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    const place = { 'x-forwarded-for': `1.1.1.${i}` }
    const host = new PlainGuest(port)
    await host.ask('POST', '/api/me', { name: 'Ź'.repeat(LIMITS.name) }, place)
    for (let j = 0; j < 3; j++) {
      const { status, body } = await host.ask('POST', '/api/tables', fattest(5), place)
      expect(status).toBe(200)
      ids.push(body.id)
    }
  }
  const eve = await new PlainGuest(port).introduce('Eve')
  const mine = (await eve.ask('POST', '/api/tables', fattest(5))).body.id
  const weigh = async (path: string) => JSON.stringify((await eve.ask('GET', path)).body).length
  // A hundred are listed at most.
  expect((await eve.ask('GET', '/api/tables')).body.tables).toHaveLength(10)
  expect(await weigh('/api/tables')).toBeLessThan(10 * 2000)
  expect(await weigh('/api/me/tables')).toBeLessThan(2000)
  expect(await weigh(`/api/tables/${ids[0]}`)).toBeLessThan(2000)
  expect(await weigh('/api/me')).toBeLessThan(200)
  const shown = (await eve.ask('GET', `/api/tables/${ids[0]}`)).body.table.options
  expect(shown).toEqual({ components: true })
  const socket = await eve.connect()
  const told = socket.nextOf('table')
  const joined = await socket.join(mine)
  expect(JSON.stringify(joined).length).toBeLessThan(LIMITS.tableBody + 8000)
  expect(joined.table).toMatchObject({ options: { components: { gameCode: COMPONENTS.gameCode } } })
  expect(JSON.stringify(await told).length).toBeLessThan(3000)
})

test('a long request is refused for the same reasons as a short one', async () => {
  const { port } = await openTestServer()
  const anna = await new PlainGuest(port).introduce('Anna')
  const padded = (more: object) => table({ options: { components: 'x'.repeat(5000) }, ...more })
  const asked = async (body: unknown) => (await anna.ask('POST', '/api/tables', body)).body.refusal
  expect(await asked(padded({}))).toMatchObject({ code: 'badOptions' })
  expect(await asked(padded({ seats: TWO.slice(1) }))).toMatchObject({ code: 'tooFew', given: '1' })
  expect(await asked(padded({ game: 'chess' }))).toMatchObject({ code: 'noSuchGame', given: 'chess' })
  expect(await asked(padded({ unheardOf: 1 }))).toMatchObject({ code: 'malformed' })
  expect(await asked(`{"game": "${'x'.repeat(5000)}`)).toEqual({ code: 'malformed' })
  for (const poison of ['{"__proto__": {}}', '{"constructor": {"prototype": {}}}'])
    expect(
      await asked(`{"game": "corleone", "seats": [], "fill": "${'x'.repeat(5000)}", "options": ${poison}}`),
    ).toEqual({
      code: 'malformed',
    })
})

test('nobody pushes the others off the list', async () => {
  const { port } = await openTestServer({ hops: 1 })
  const anna = await new PlainGuest(port).introduce('Anna')
  const { body } = await anna.ask('POST', '/api/tables', table({ name: 'The first' }))
  const place = { 'x-forwarded-for': '6.6.6.6' }
  for (const name of ['Eve', 'Eva', 'Evi']) {
    const eve = new PlainGuest(port)
    await eve.ask('POST', '/api/me', { name }, place)
    for (let i = 0; i < 40; i++) await eve.ask('POST', '/api/tables', table(), place)
  }
  const { tables } = (await anna.ask('GET', '/api/tables')).body
  const hosts = tables.map(({ host }: { host: string }) => host)
  expect(hosts.filter((host: string) => host === 'Evi')).toHaveLength(5)
  expect(hosts.filter((host: string) => host.startsWith('Ev'))).toHaveLength(10)
  expect(tables.at(-1)).toMatchObject({ id: body.id, name: 'The first' })
})

test('of fifty thousand problems the first few are named, and a body over the limit is not read', async () => {
  const { port } = await openTestServer()
  const anna = await new PlainGuest(port).introduce('Anna')
  const many = Array.from({ length: 50_000 }, () => ({}))
  const answers = [
    await anna.ask('POST', '/api/tables', table({ seats: many })),
    await anna.ask('POST', '/api/tables', table({ options: { families: many } })),
    await anna.ask(
      'POST',
      '/api/tables',
      table({ options: Object.fromEntries(many.slice(0, 9000).map((_, i) => [i, 0])) }),
    ),
    await anna.ask('POST', '/api/tables', table({ options: { unheardOf: 1 } })),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  for (const { body } of answers) {
    expect(body.refusal.problems.length).toBeLessThanOrEqual(5)
    expect(JSON.stringify(body).length).toBeLessThan(2000)
  }
  expect(answers.at(-1)?.body.refusal.problems[0]).toContain('unheardOf')
  const large = await anna.ask('POST', '/api/tables', table({ name: 'x'.repeat(LIMITS.tableBody) }))
  expect(large.body.refusal.code).toBe('tooLarge')
  const elsewhere = await anna.ask('POST', '/api/me', { name: 'x'.repeat(LIMITS.body) })
  expect(elsewhere.body.refusal.code).toBe('tooLarge')
})

function changeVersions(folder: string): void {
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'))
  db.exec('update tables set version = 0')
  db.close()
}

test('games of other rules are listed, left and closed; they are not shown, and break nothing', async () => {
  const folder = newFolder()
  const first = await openTestServer({ folder })
  const running = await company(first.port, 2)
  const over = await company(first.port, 2)
  await playOn(over.sockets, chanceFrom('old'))
  const open = await company(first.port, 2, { started: false })
  await first.close()
  changeVersions(folder)
  const second = await openTestServer({ folder })
  const known = (guest: PlainGuest | undefined, port: number) => {
    const again = new PlainGuest(port)
    again.cookie = guest?.cookie ?? ''
    return again
  }
  const anna = known(running.guests[0], second.port)
  const { tables } = (await anna.ask('GET', '/api/me/tables')).body
  expect(tables).toHaveLength(1)
  expect(tables[0]).toMatchObject({ you: 0, yourTurn: false, table: { state: 'running', otherRules: true } })
  expect((await anna.ask('GET', `/api/tables/${running.id}`)).body.table.otherRules).toBe(true)
  expect((await (await anna.connect()).join(running.id)).refusal?.code).toBe('otherVersion')
  expect((await anna.ask('POST', `/api/tables/${running.id}/leave`, { forGood: true })).status).toBe(200)
  expect((await anna.ask('GET', `/api/tables/${running.id}`)).body.yourTurn).toBe(false)
  const record = await known(over.guests[0], second.port).ask('GET', `/api/tables/${over.id}/record`)
  expect([record.status, record.body.refusal]).toEqual([409, { code: 'otherVersion', given: '0' }])
  // What had not begun begins by the rules of today, and is there after the next restart.
  const host = known(open.guests[0], second.port)
  expect((await host.ask('POST', `/api/tables/${open.id}/start`)).body.table).toMatchObject({
    state: 'running',
  })
  await second.close()
  const third = await openTestServer({ folder })
  const sockets = await Promise.all(open.guests.map((guest) => known(guest, third.port).join(open.id)))
  const socket = asked(sockets)
  const prompt = socket.sight?.prompt
  if (!prompt) throw new Error('nobody is asked')
  expect((await socket.answer(anyAnswer(prompt, chanceFrom('new')))).type).toBe('accepted')
})

test('my tables say whose turn it is in games that are not in memory, and leave them on the disk', async () => {
  const folder = newFolder()
  const first = await openTestServer({ folder })
  const { guests, sockets } = await company(first.port, 2)
  await playOn(sockets, chanceFrom('mine'), 50)
  const isAsked = sockets.map(({ sight }) => sight?.prompt !== null)
  await first.close()
  const metricsToken = 'a token for the monitor'.replaceAll(' ', '-')
  const { port } = await openTestServer({ folder, metricsToken })
  const turns = []
  for (const { cookie } of guests) {
    const guest = Object.assign(new PlainGuest(port), { cookie })
    turns.push((await guest.ask('GET', '/api/me/tables')).body.tables[0].yourTurn)
  }
  expect(turns).toEqual(isAsked)
  expect(turns).toContain(true)
  const page = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  expect(await page.text()).toContain('\nbackroom_tables_in_memory 0\n')
})
