import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { GameFault } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { expect, test } from 'vitest'
import { Refused } from './refused.ts'
import { company, newFolder, openTestServer } from './testing/testServer.ts'
import { fill } from './testing/fullDisk.ts'
import { PlainGuest } from './testing/plainClient.ts'
import { mustDeal } from './trialDeal.ts'

test('whatever goes wrong in a deal is a refusal of the options', () => {
  const corleone = GAMES['corleone']
  if (!corleone) throw new Error('Corleone is gone')
  const broken = {
    ...corleone,
    setUp: () => {
      throw new GameFault('a card is missing')
    },
  }
  const refusal = (deal: () => void): unknown => {
    try {
      deal()
    } catch (error) {
      return error instanceof Refused ? error.refusal : error
    }
    return null
  }
  expect(refusal(() => mustDeal(corleone, 2, 'seed', {}))).toBeNull()
  expect(refusal(() => mustDeal(broken, 2, 'seed', {}))).toEqual({
    code: 'badOptions',
    problems: ['options: this cannot be dealt: a card is missing'],
  })
  expect(refusal(() => mustDeal(corleone, 2, 'seed', { components: 1 }))).toMatchObject({
    code: 'badOptions',
    problems: [expect.stringContaining('components.')],
  })
})

const TABLE = { game: 'corleone', seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }], public: true }

test('a table whose deal fails is closed and says so to everybody, and spoils nobody’s other tables', async () => {
  const folder = newFolder()
  const first = await openTestServer({ folder })
  const { id, guests } = await company(first.port, 2, { started: false })
  await first.close()
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'))
  db.prepare('update tables set options = ? where id = ?').run('{"components":{}}', id)
  db.close()
  const { port } = await openTestServer({ folder })
  const [anna, bruno] = guests.map(({ cookie }) => Object.assign(new PlainGuest(port), { cookie }))
  const sockets = [await anna?.join(id), await bruno?.join(id)]
  const told = sockets.map((socket) => socket?.next(({ table }) => table?.state === 'closed'))
  const started = await anna?.ask('POST', `/api/tables/${id}/start`)
  expect(started?.body.refusal).toMatchObject({ code: 'badOptions' })
  for (const said of await Promise.all(told))
    expect(said?.table).toMatchObject({ started: null, undealt: true })
  expect((await bruno?.ask('GET', '/api/me/tables'))?.body.tables).toMatchObject([
    { table: { undealt: true } },
  ])
  expect((await anna?.ask('POST', '/api/tables', TABLE))?.status).toBe(200)
})

test('a deal that cannot be written is tried again until it can', async () => {
  const folder = newFolder()
  const mostData = 2 << 20
  const { port } = await openTestServer({ folder, mostData })
  const { id, sockets, guests } = await company(port, 2, { started: false })
  const [anna] = guests
  const [socket] = sockets
  // Somebody has pledged and does not reveal: there is time to fill the disk between start and deal.
  const pledge = 'a'.repeat(64)
  const pledged = socket?.next(({ pledges }) => pledges?.[0] === pledge)
  socket?.send({ type: 'pledge', pledge })
  await pledged
  const closed = socket?.next(({ stage }) => stage === 'closed')
  const started = anna?.ask('POST', `/api/tables/${id}/start`)
  await closed
  const free = fill(folder, mostData)
  while ((await anna?.ask('GET', '/readyz'))?.status === 200) await sleep(20)
  const { status, body } = (await started) ?? {}
  expect([status, body?.refusal.code]).toEqual([503, 'cannotWrite'])
  const dealt = socket?.next(({ table }) => table?.state === 'running')
  free()
  await dealt
})
