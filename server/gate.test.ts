// What comes before anything is looked at that is asked by HTTP: nobody can have many things done at once.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { DEFAULTS } from './config.ts'
import { openTestServer } from './testing/testServer.ts'
import { PlainGuest } from './testing/plainClient.ts'

const { http } = DEFAULTS
const EVER = 2_000_000_000

const asking = (path: string, ...headers: readonly string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: x', ...headers, '', ''].join('\r\n')

async function line(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const from = (address: string) => ({ 'x-forwarded-for': address })

test.each([2, 5000])('%i requests at once on one connection are refused as one', async (count) => {
  const { port } = await openTestServer()
  const socket = await line(port)
  socket.write(asking('/healthz').repeat(count))
  const told = await text(socket)
  expect(told.match(/HTTP\/1\.1 \d+/gu)).toEqual(['HTTP/1.1 429'])
  expect(told).toContain('{"refusal":{"code":"tooFast"}}')
})

test('one after the other they are answered, however long they are', async () => {
  const { port } = await openTestServer()
  const socket = await line(port)
  const body = JSON.stringify({ name: 'x'.repeat(12_000) })
  const head = ['POST /api/me HTTP/1.1', 'host: x', 'content-type: application/json']
  for (let n = 0; n < 3; n++) {
    socket.write(asking('/healthz', `x-fill: ${'x'.repeat(5000)}`))
    expect(String(await once(socket, 'data'))).toContain('{"ok":true}')
    socket.write(`${[...head, `content-length: ${body.length}`, '', body].join('\r\n')}`)
    expect(String(await once(socket, 'data'))).toContain('"code":"tooLong"')
  }
  socket.destroy()
})

test('a socket is opened by a long request with the first frames behind it', async () => {
  const { port } = await openTestServer()
  const socket = await line(port)
  const upgrade = [
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`,
    `x-fill: ${'x'.repeat(3000)}`,
  ]
  const ping = JSON.stringify({ type: 'ping' }).padEnd(120)
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | ping.length, 0, 0, 0, 0]), Buffer.from(ping)])
  socket.write(Buffer.concat([Buffer.from(asking('/ws', ...upgrade)), ...Array(40).fill(frame)]))
  let told = ''
  while (told.split('"pong"').length < 41) told += String(await once(socket, 'data'))
  expect(told).toContain('101 Switching Protocols')
  socket.destroy()
})

const FEW = { perSecond: 0.0001, burst: 3 }

test('who goes on after many refusals waits for the answer, and nobody else does', async () => {
  const { port } = await openTestServer({ requestsPerMinute: 1, refusals: { ...FEW, wait: EVER }, hops: 1 })
  const ask = (address: string) => new PlainGuest(port).ask('GET', '/healthz', undefined, from(address))
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push((await ask('1.1.1.1')).status)
  expect(statuses).toEqual([200, 429, 429, 429])
  const held = ask('1.1.1.1').catch(() => null)
  expect(await Promise.race([held, ask('2.2.2.2')])).toMatchObject({ status: 200 })
})

test('what was asked for by somebody who hung up meanwhile is not done', async () => {
  // They hear of refusals for guests too many, and may ask for everything else.
  const { port } = await openTestServer({
    refusals: { ...FEW, wait: 200 },
    http: { ...http, address: { ...http.address, guests: [{ perSecond: 0.0001, burst: 1 }] } },
  })
  const anna = await new PlainGuest(port).introduce('Anna')
  for (let n = 0; n < FEW.burst; n++)
    expect((await new PlainGuest(port).ask('POST', '/api/me', { name: 'Eve' })).status).toBe(429)
  const socket = await line(port)
  socket.write(`POST /api/me/forget HTTP/1.1\r\nhost: x\r\ncookie: ${anna.cookie}\r\n\r\n`)
  // It has come when the next thing has that was asked on another connection.
  const me = anna.ask('GET', '/api/me')
  socket.destroy()
  expect((await me).body.me).toMatchObject({ name: 'Anna' })
  expect((await anna.ask('GET', '/api/me')).body.me).toMatchObject({ name: 'Anna' })
})

test('the time that anything has cost is paid back before the next', async () => {
  const work = { perSecond: 0.001, burst: 0.001 }
  const { port } = await openTestServer({ http: { ...http, address: { ...http.address, work } } })
  const visitor = new PlainGuest(port)
  expect((await visitor.ask('GET', '/healthz')).status).toBe(200)
  expect((await visitor.ask('GET', '/healthz')).body.refusal.code).toBe('tooFast')
})
