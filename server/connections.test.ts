// Connections on which nothing comes, too slowly, in too great a number, or that nobody can read.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestServer } from './testing/testServer.ts'
import { PlainGuest } from './testing/plainClient.ts'

const HEAD = ['POST /api/me HTTP/1.1', 'host: x', 'content-type: application/json']

async function line(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** The status and the body of what is told before the line is closed. */
async function told(socket: Socket): Promise<{ status: number; body: unknown }> {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) }
}

const refusal = (code: string) => ({ refusal: { code } })

test.each([
  ['headers', `${HEAD.join('\r\n')}\r\n`],
  ['a body', `${[...HEAD, 'content-length: 16'].join('\r\n')}\r\n\r\n{"na`],
  ['a body in pieces', `${[...HEAD, 'transfer-encoding: chunked'].join('\r\n')}\r\n\r\n4\r\n{"na\r\n`],
])('%s that never come to an end are not waited for', async (_what, written) => {
  const { port } = await openTestServer({ requestWithin: 200 })
  const socket = await line(port)
  socket.write(written)
  expect(await told(socket)).toEqual({ status: 408, body: refusal('tooSlow') })
})

test('nor is a body that comes byte by byte', async () => {
  const { port } = await openTestServer({ requestWithin: 200 })
  const socket = await line(port)
  socket.write(`${[...HEAD, 'content-length: 10000'].join('\r\n')}\r\n\r\n`)
  const answer = told(socket)
  while (!socket.destroyed) {
    socket.write(' ')
    await sleep(20)
  }
  expect((await answer).status).toBe(408)
})

test('what cannot be read is refused in our words', async () => {
  const { port } = await openTestServer()
  const socket = await line(port)
  socket.write('what is this?\r\n\r\n')
  expect(await told(socket)).toEqual({ status: 400, body: refusal('malformed') })
  const large = await line(port)
  large.write(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(await told(large)).toEqual({ status: 413, body: refusal('tooLarge') })
})

test('an address has so many connections, and one more for each that is closed', async () => {
  const { port } = await openTestServer({ connections: 3 })
  const lines = [await line(port), await line(port), await line(port)]
  expect(await told(await line(port))).toEqual({ status: 429, body: refusal('tooManySockets') })
  const [first] = lines
  if (!first) throw new Error('there are three')
  first.destroy()
  const ask = () => new PlainGuest(port).ask('GET', '/healthz', undefined, { connection: 'close' })
  // The server hears of it a moment later.
  while ((await ask()).status === 429) await sleep(10)
  expect((await ask()).status).toBe(200)
})
