// What an address and a guest may ask by HTTP, however they spell it and wherever they say they come from.

import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { AbuseLog } from './abuseLog.ts'
import { configFrom, DEFAULTS } from './config.ts'
import { openTestServer } from './testing/testServer.ts'
import { PlainGuest } from './testing/plainClient.ts'

const { http } = DEFAULTS

/** The status of a request whose first line is written as it is. */
async function raw(port: number, line: string, headers: readonly string[] = []): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.end([line, 'host: x', 'connection: close', ...headers, '', ''].join('\r\n'))
  return Number((await text(socket)).split(' ')[1])
}

const from = (address: string) => ({ 'x-forwarded-for': address })

test('the same thing counts the same however it is spelled', async () => {
  const { port } = await openTestServer({ requestsPerMinute: 7 })
  const lines = [
    'GET /api/me HTTP/1.1',
    'GET /%61pi/me HTTP/1.1',
    'GET /api/%6de HTTP/1.1',
    'GET http://elsewhere/api/me HTTP/1.1',
    'GET /api/me?x=1 HTTP/1.1',
  ]
  for (const line of lines) expect([line, await raw(port, line)]).toEqual([line, 200])
  // What is not there counts as well, and so does what is refused.
  expect(await raw(port, 'GET /nothing/at/all HTTP/1.1')).toBe(404)
  expect(await raw(port, 'POST /api/me HTTP/1.1', ['origin: http://evil.example', 'content-length: 0'])).toBe(
    403,
  )
  for (const line of lines) expect([line, await raw(port, line)]).toEqual([line, 429])
})

test('without a proxy nobody can claim another address; with one its own word counts, and nobody else’s', async () => {
  const plain = await openTestServer({ requestsPerMinute: 2 })
  const visitor = new PlainGuest(plain.port)
  const statuses = []
  for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
    statuses.push((await visitor.ask('GET', '/api/tables', undefined, from(address))).status)
  expect(statuses).toEqual([200, 200, 429])
  const behind = await openTestServer({ requestsPerMinute: 2, hops: 1 })
  const ask = async (forwarded: string) =>
    (await new PlainGuest(behind.port).ask('GET', '/api/tables', undefined, from(forwarded))).status
  // The proxy adds at the right end whom it was called by.
  expect([
    await ask('6.6.6.6, 1.1.1.1'),
    await ask('7.7.7.7, 1.1.1.1'),
    await ask('8.8.8.8, 1.1.1.1'),
  ]).toEqual([200, 200, 429])
  expect(await ask('2.2.2.2')).toBe(200)
})

test('of IPv6 the first half counts', async () => {
  const { port } = await openTestServer({ requestsPerMinute: 2, hops: 1 })
  const ask = async (address: string) =>
    (await new PlainGuest(port).ask('GET', '/api/tables', undefined, from(address))).status
  expect([await ask('2001:db8::1'), await ask('2001:db8::2'), await ask('2001:db8::3')]).toEqual([
    200, 200, 429,
  ])
  expect(await ask('2001:db8:0:1::1')).toBe(200)
})

test('a guest counts as one, from however many addresses', async () => {
  const { port } = await openTestServer({ requestsPerMinute: 3, hops: 1 })
  const anna = new PlainGuest(port)
  await anna.ask('POST', '/api/me', { name: 'Anna' }, from('9.9.9.9'))
  const statuses = []
  for (let i = 1; i <= 4; i++)
    statuses.push((await anna.ask('GET', '/api/me', undefined, from(`1.1.1.${i}`))).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('bytes count, announced or not', async () => {
  const bytes = { perSecond: 0.001, burst: 30_000 }
  const { port } = await openTestServer({ http: { ...http, address: { ...http.address, bytes } } })
  const anna = new PlainGuest(port)
  const answers = []
  for (let i = 0; i < 5; i++) answers.push(await anna.ask('POST', '/api/me', { name: 'x'.repeat(14_000) }))
  expect(answers.map(({ body }) => body.refusal.code)).toEqual([
    'tooLong',
    'tooLong',
    'tooLong',
    'tooFast',
    'tooFast',
  ])
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('5')
})

test('the time that a request has cost is paid back before the next', async () => {
  const work = { perSecond: 0.001, burst: 0.001 }
  const { port } = await openTestServer({ http: { ...http, guest: { ...http.guest, work } } })
  const anna = await new PlainGuest(port).introduce('Anna')
  const table = { game: 'corleone', seats: [{ kind: 'person' }, { kind: 'person' }], public: true }
  expect((await anna.ask('POST', '/api/tables', table)).status).toBe(200)
  expect((await anna.ask('POST', '/api/tables', table)).body.refusal.code).toBe('tooFast')
})

test('one address makes no more guests than it may, and no more tables', async () => {
  const few = [{ perSecond: 0.0001, burst: 3 }]
  const { port } = await openTestServer({
    http: { ...http, address: { ...http.address, guests: few, tables: few } },
  })
  const guests = []
  for (let i = 0; i < 4; i++) {
    const guest = new PlainGuest(port)
    guests.push({ guest, answer: await guest.ask('POST', '/api/me', { name: `Guest ${i}` }) })
  }
  expect(guests.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 429])
  expect(guests.at(-1)?.answer.body.refusal.code).toBe('tooManyFromHere')
  const [first] = guests
  expect((await first?.guest.ask('POST', '/api/me', { name: 'Another name' }))?.status).toBe(200)
  const table = { game: 'corleone', seats: [{ kind: 'person' }, { kind: 'person' }], public: true }
  const codes = []
  for (let i = 0; i < 4; i++) codes.push((await first?.guest.ask('POST', '/api/tables', table))?.status)
  expect(codes).toEqual([200, 200, 200, 429])
})

test('a table for another game counts as any other', async () => {
  const few = [{ perSecond: 0.0001, burst: 2 }]
  const { port } = await openTestServer({ http: { ...http, guest: { ...http.guest, tables: few } } })
  const anna = await new PlainGuest(port).introduce('Anna')
  const table = { game: 'corleone', seats: [{ kind: 'person' }, { kind: 'person' }], public: true }
  const { body } = await anna.ask('POST', '/api/tables', table)
  const codes = []
  for (let next = body.id; next; ) {
    await anna.ask('POST', `/api/tables/${next}/close`)
    const again = await anna.ask('POST', `/api/tables/${body.id}/rematch`)
    codes.push(again.body.refusal?.code ?? again.status)
    next = codes.length < 3 && again.body.id
  }
  expect(codes).toEqual([200, 'tooManyFromHere'])
})

test('how many proxies there are is a number, and nothing else', () => {
  expect(configFrom({}).hops).toBe(0)
  expect(configFrom({ BACKROOM_PROXY: '2' }).hops).toBe(2)
  for (const wrong of ['true', 'yes', '-1', '1.5', '11', '1 '])
    expect(() => configFrom({ BACKROOM_PROXY: wrong })).toThrow('BACKROOM_PROXY is')
  expect(configFrom({ BACKROOM_NEW_GUESTS: '7' }).http.address.guests[0]?.burst).toBe(7)
  expect(() => configFrom({ BACKROOM_NEW_TABLES: '0' })).toThrow('from 1 to')
})

test('abuse is one line an address and minute in the log, however often', () => {
  const lines: unknown[] = []
  const log = new AbuseLog({ warn: (about: unknown) => lines.push(about) })
  for (let i = 0; i < 1000; i++) log.note('1.1.1.1', 'tooFast')
  log.note('1.1.1.1', 'malformed')
  log.note('2.2.2.2', 'seatTaken')
  for (let i = 0; i < 30; i++) log.note(`3.3.3.${i}`, 'tooLarge')
  log.flush()
  expect(lines[0]).toEqual({ address: '1.1.1.1', refused: { tooFast: 1000, malformed: 1 } })
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toEqual({ addresses: 11 })
})
