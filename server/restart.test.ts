import { expect, test } from 'vitest'
import { openDatabase } from './storage/database.ts'
import { chanceFrom, company, newFolder, openTestServer, playOn } from './testing/testServer.ts'
import { anyAnswer, PlainGuest, type PlainSocket } from './testing/plainClient.ts'

async function comeBack(port: number, id: string, cookies: readonly string[]): Promise<PlainSocket[]> {
  return Promise.all(
    cookies.map((cookie) => {
      const guest = new PlainGuest(port)
      guest.cookie = cookie
      return guest.join(id)
    }),
  )
}

test('after a restart everybody is known, sees what they saw, and the game goes on to its end', async () => {
  const folder = newFolder()
  const chance = chanceFrom('restart')
  let server = await openTestServer({ folder })
  const { id, guests, sockets } = await company(server.port, 3)
  const cookies = guests.map(({ cookie }) => cookie)
  await sockets[0]?.do({ type: 'chat', text: 'see you' })
  let current: readonly PlainSocket[] = sockets
  for (const actions of [0, 1, 25, 60]) {
    await playOn(current, chance, actions)
    const before = current.map(({ sight, log, seq }) => ({ sight, log, seq }))
    const told = current.map((socket) => socket.whenClosed())
    await server.close()
    expect(await Promise.all(told)).toEqual([1001, 1001, 1001])
    server = await openTestServer({ folder })
    current = await comeBack(server.port, id, cookies)
    expect(current.map(({ sight, log, seq }) => ({ sight, log, seq }))).toEqual(before)
    expect(current[0]?.messages[0]?.chat).toMatchObject([{ text: 'see you' }])
  }
  await playOn(current, chance)
  expect(current[0]?.sight?.over).not.toBeNull()
})

test('an undone answer stays undone after a restart', async () => {
  const folder = newFolder()
  const server = await openTestServer({ folder })
  const { id, guests, sockets } = await company(server.port, 2)
  const chance = chanceFrom('undone')
  for (let undos = 0; undos < 3; ) {
    const one = sockets.find(({ sight }) => sight?.prompt)
    await playOn(sockets, chance, 1)
    if (!one?.sight || one.sight.taken <= one.sight.fence) continue
    const moved = sockets.map((socket) => socket.nextOf('moved'))
    await one.do({ type: 'undo' })
    await Promise.all(moved)
    undos++
  }
  const before = sockets.map(({ sight, seq }) => ({ sight, seq }))
  await server.close()
  const { port } = await openTestServer({ folder })
  const back = await comeBack(
    port,
    id,
    guests.map(({ cookie }) => cookie),
  )
  expect(back.map(({ sight, seq }) => ({ sight, seq }))).toEqual(before)
  await playOn(back, chance)
  expect(back[0]?.sight?.over).not.toBeNull()
})

test('bots that were thinking think again after a restart', async () => {
  const folder = newFolder()
  const slow = { folder, botDelay: { min: 60_000, max: 60_000 } }
  const server = await openTestServer(slow)
  const anna = await new PlainGuest(server.port).introduce('Anna')
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }))
  const { body } = await anna.ask('POST', '/api/tables', { game: 'corleone', seats, public: true })
  await anna.ask('POST', `/api/tables/${body.id}/start`)
  await server.close()
  const { port } = await openTestServer({ folder })
  const watcher = await new PlainGuest(port).join(body.id)
  if (!watcher.sight?.over) await watcher.next(({ sight }) => sight?.over != null)
  expect(watcher.sight?.over?.scores).toHaveLength(3)
})

test('people and bots play a whole game together', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 1, { bots: 2 })
  const [anna] = sockets
  if (!anna) throw new Error('Anna came')
  const chance = chanceFrom('with bots')
  while (!anna.sight?.over) {
    if (anna.sight?.prompt) await playOn([anna], chance, 1)
    else await anna.nextOf('moved')
  }
  expect(anna.sight.over.scores).toHaveLength(3)
})

test('an answer that somebody else has written first collides: its giver has to come again', async () => {
  const folder = newFolder()
  const { port } = await openTestServer({ folder })
  const { id, guests, sockets } = await company(port, 3)
  const chance = chanceFrom('two servers')
  const askedAtOnce = () => sockets.filter(({ sight }) => sight?.prompt)
  while (askedAtOnce().length < 2) await playOn(sockets, chance, 1)
  const [early, late] = askedAtOnce()
  if (!early?.sight?.prompt || !late?.sight?.prompt) throw new Error('both are asked')
  const { seq } = late
  const { wait, prompt } = late.sight
  const body = JSON.stringify(anyAnswer(early.sight.prompt, chance))
  const db = openDatabase(folder)
  db.prepare(
    'insert into actions (table_id, seq, seat, kind, body, at, by_bot) values (?, ?, ?, ?, ?, ?, 0)',
  ).run(id, seq + 1, early.you ?? 0, 'answer', body, Date.now())
  db.close()
  const message = { type: 'answer', key: 'late', seq, wait, answer: anyAnswer(prompt, chance) }
  late.send(message)
  expect(await late.whenClosed()).toBe(1012)
  const again = await (guests[late.you ?? 0] as PlainGuest).join(id, seq)
  expect(await again.do(message)).toEqual({ type: 'accepted', key: 'late', seq: seq + 2 })
})

test('a table that was forgotten by the memory comes back from the record', async () => {
  const { port } = await openTestServer({ warmTables: 0 })
  const { id, guests, sockets } = await company(port, 2)
  await playOn(sockets, chanceFrom('forgotten'), 20)
  const before = sockets.map(({ sight }) => sight)
  for (const socket of sockets) socket.close()
  await company(port, 2)
  const back = await Promise.all(guests.map((guest) => guest.join(id)))
  expect(back.map(({ sight }) => sight)).toEqual(before)
})
