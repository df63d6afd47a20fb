// What a socket, a guest and an address may use up, and what happens to those who use up more.

import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Accounts, SharedAccount } from './budget.ts'
import { DEFAULTS } from './config.ts'
import { asked, company, openTestServer } from './testing/testServer.ts'
import { PlainGuest } from './testing/plainClient.ts'

const { budgets, messages, joinWithin } = DEFAULTS
const LIMITED = { budgets, messages, joinWithin }

interface Goodbye {
  readonly code: number
  readonly reason: string
}

/** A socket of which only its end is of interest. */
function bare(
  port: number,
  cookie = '',
): { socket: WebSocket; end: Promise<Goodbye>; opened: Promise<void> } {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: cookie ? { cookie } : {} })
  const end = new Promise<Goodbye>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return { socket, end, opened }
}

test('an address has so many sockets, and one more for each that is closed', async () => {
  const address = { ...budgets.address, sockets: 3 }
  const { port } = await openTestServer({ budgets: { ...budgets, address } })
  const lines = [bare(port), bare(port), bare(port)]
  await Promise.all(lines.map(({ opened }) => opened))
  expect(await bare(port).end).toEqual({ code: 1013, reason: 'tooManySockets' })
  lines[0]?.socket.close()
  await lines[0]?.end
  const next = bare(port)
  await next.opened
  next.socket.send('{"type":"ping"}')
  await new Promise((resolve) => next.socket.once('message', resolve))
})

test('a guest has so many sockets, wherever they are opened', async () => {
  const guest = { ...budgets.guest, sockets: 2 }
  const { port } = await openTestServer({ budgets: { ...budgets, guest } })
  const anna = await new PlainGuest(port).introduce('Anna')
  const lines = [bare(port, anna.cookie), bare(port, anna.cookie)]
  await Promise.all(lines.map(({ opened }) => opened))
  expect(await bare(port, anna.cookie).end).toEqual({ code: 1013, reason: 'tooManySockets' })
  await bare(port).opened
})

test('sockets that are opened too fast are refused before anything is done for them', async () => {
  const address = { ...budgets.address, openings: { perSecond: 0.001, burst: 2 } }
  const { port } = await openTestServer({ budgets: { ...budgets, address } })
  await bare(port).opened
  await bare(port).opened
  await expect(bare(port).opened).rejects.toThrow('429')
})

test('a socket that never joins is closed, one that has joined is not', async () => {
  const { port } = await openTestServer({ joinWithin: 300 })
  const { id } = await company(port, 2)
  const there = await new PlainGuest(port).join(id)
  expect(await bare(port).end).toEqual({ code: 1008, reason: 'notJoined' })
  expect(there.closed).toBeNull()
})

test('pings are counted: a few are answered, a flood is refused and sent away', async () => {
  const { port } = await openTestServer(LIMITED)
  const { socket, end, opened } = bare(port)
  await opened
  const pong = new Promise((resolve) => socket.once('pong', (payload) => resolve(String(payload))))
  socket.ping('first')
  socket.ping('last')
  expect(['first', 'last']).toContain(await pong)
  const texts: string[] = []
  socket.on('message', (text) => texts.push(String(text)))
  for (let n = 0; n < 20_000; n++) socket.ping()
  expect(await end).toEqual({ code: 1008, reason: 'tooFast' })
  expect(texts.some((text) => text.includes('tooFast'))).toBe(true)
})

test('pongs that nobody asked for are counted too', async () => {
  const { port } = await openTestServer(LIMITED)
  const { socket, end, opened } = bare(port)
  await opened
  for (let n = 0; n < 20_000; n++) socket.pong()
  expect(await end).toEqual({ code: 1008, reason: 'tooFast' })
})

test('a message in endless pieces is cut off', async () => {
  const { port } = await openTestServer(LIMITED)
  const { socket, end, opened } = bare(port)
  await opened
  for (let n = 0; n < 2000; n++) socket.send('', { fin: false })
  expect((await end).code).toBe(1008)
})

test('whoever sends more bytes than they may is held up, and in the end sent away', async () => {
  const bytes = { perSecond: 200_000, burst: 10_000 }
  const { port } = await openTestServer({
    ...LIMITED,
    budgets: { ...budgets, socket: { ...budgets.socket, bytes } },
    messages: { perSecond: 100_000, burst: 100_000 },
  })
  const { socket, end, opened } = bare(port)
  await opened
  for (let n = 0; n < 2000; n++) socket.send(JSON.stringify({ type: 'ping', fill: 'x'.repeat(4000) }))
  expect(await end).toEqual({ code: 1008, reason: 'tooFast' })
})

test('whoever does not read is hung up on before much has gathered', async () => {
  const { port } = await openTestServer()
  const { id, guests, sockets } = await company(port, 2)
  for (let n = 0; n < 100; n++) await sockets[0]?.do({ type: 'chat', text: 'ż'.repeat(500) })
  const { socket, end, opened } = bare(port, guests[1]?.cookie)
  await opened
  socket.pause()
  const here = sockets[0]?.next(({ table }) => table?.seats[1]?.here === false)
  sockets[1]?.close()
  for (let n = 0; n < 300; n++) socket.send(JSON.stringify({ type: 'join', table: id, since: null }))
  // The others see that they are gone, although they have not said so.
  await here
  socket.resume()
  expect([1006, 1008]).toContain((await end).code)
})

test('refusals for being too fast or too large name the message', async () => {
  const { port } = await openTestServer({ messages: { perSecond: 0.1, burst: 20 } })
  const { sockets } = await company(port, 2)
  const socket = asked(sockets)
  const large = socket.nextOf('refused')
  socket.send({ type: 'chat', key: 'long', text: 'x'.repeat(9000) })
  expect(await large).toMatchObject({ key: 'long', refusal: { code: 'tooLarge' } })
  const fast = socket.next(({ refusal }) => refusal?.code === 'tooFast')
  for (let n = 0; n < 30; n++) socket.send({ type: 'undo', key: 'again' })
  expect(await fast).toMatchObject({ key: 'again', refusal: { code: 'tooFast' } })
})

test('a guest says so much and no more, on however many sockets', async () => {
  const guest = { ...budgets.guest, chat: { perSecond: 0.001, burst: 3 } }
  const { port } = await openTestServer({ budgets: { ...budgets, guest } })
  const { id, guests, sockets } = await company(port, 2)
  const again = await guests[0]?.join(id)
  for (const text of ['one', 'two'])
    expect((await sockets[0]?.do({ type: 'chat', text }))?.type).toBe('accepted')
  expect((await again?.do({ type: 'chat', text: 'three' }))?.type).toBe('accepted')
  for (const socket of [again, sockets[0]])
    expect((await socket?.do({ type: 'chat', text: 'four' }))?.refusal).toEqual({ code: 'tooFast' })
  expect((await sockets[1]?.do({ type: 'chat', text: 'mine' }))?.type).toBe('accepted')
})

test('accounts are forgotten when they are as good as new, and not before', () => {
  const accounts = new Accounts((now) => new SharedAccount(budgets.address, now))
  accounts.of('still here', 0).enter()
  accounts.of('owes', 0).bytes.spend(0, 1e9)
  for (let n = 0; n < 5000; n++) accounts.of(`guest ${n}`, n)
  expect(accounts.size).toBeLessThan(1100)
  expect(accounts.of('owes', 5000).bytes.debt(5000)).toBeGreaterThan(0)
  expect(accounts.of('still here', 5000).enter()).toBe(true)
})
