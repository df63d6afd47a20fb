// Those who mean harm, in a process of their own: node attacks.ts KIND PORT ADDRESS TABLE COOKIE. Each kind does its
// worst for a few seconds at most, and tells on stdout what it was told in return.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { httpAttacks } from './httpAttacks.ts'

/** What an attacker was told. */
export interface Received {
  /** How lines were ended: `1008 tooFast`, or the status of a request that was not let in. */
  readonly ends: { readonly [end: string]: number }
  /** Codes of refusals. */
  readonly refusals: { readonly [code: string]: number }
}

const TIME = 3000
const [kind = '', port = '', localAddress = '', table = '', cookie = ''] = process.argv.slice(2)

const ends: { [end: string]: number } = {}
const refusals: { [code: string]: number } = {}
const count = (into: { [name: string]: number }, name: string) => {
  into[name] = (into[name] ?? 0) + 1
}

// ——— lines that keep to the protocol

function line(headers: { [name: string]: string } = {}): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { localAddress, headers })
  socket.on('message', (text) => {
    const code = /"refusal":\{"code":"(\w+)"/u.exec(String(text))?.[1]
    if (code) count(refusals, code)
  })
  socket.on('close', (code, reason) => count(ends, `${code} ${String(reason)}`.trim()))
  socket.on('unexpected-response', (_request, answer) => {
    count(ends, String(answer.statusCode))
    answer.destroy()
  })
  socket.on('error', () => {})
  return socket
}

const isOpen = (socket: WebSocket) => socket.readyState === socket.OPEN

/** Says this on so many lines, again and again, until all are closed or the time is up. */
async function shout(lines: number, text: () => string, headers = {}): Promise<void> {
  const sockets = Array.from({ length: lines }, () => line(headers))
  await Promise.race([Promise.allSettled(sockets.map((socket) => once(socket, 'open'))), sleep(TIME)])
  const over = Date.now() + TIME
  while (Date.now() < over && sockets.some(isOpen)) {
    for (const socket of sockets)
      if (isOpen(socket) && socket.bufferedAmount < 100_000) for (let n = 0; n < 50; n++) socket.send(text())
    await sleep(5)
  }
  for (const socket of sockets) socket.terminate()
}

const join = () => JSON.stringify({ type: 'join', table, since: null })

// ——— lines that write what they like

const MASK = [0, 0, 0, 0]
const PING = Buffer.from([0x89, 0x80, ...MASK])
const LONG_PING = Buffer.from([0x89, 0x80 | 125, ...MASK, ...Buffer.alloc(125, 'x')])
const FIRST_PIECE = Buffer.from([0x01, 0x80, ...MASK])
const NEXT_PIECE = Buffer.from([0x00, 0x80, ...MASK])

async function raw(): Promise<Socket> {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
  const head = [
    'GET /ws HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
  ]
  socket.on('error', () => {})
  socket.setMaxListeners(0)
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  return socket
}

/** The code and reason of a closing frame, if one is among these bytes. */
function noteEnd(bytes: Buffer): void {
  const at = bytes.indexOf(0x88)
  if (at < 0) return
  const length = bytes[at + 1] ?? 0
  const reason = bytes.toString('utf8', at + 4, at + 2 + length)
  if (length >= 2 && /^[\w ]*$/u.test(reason)) count(ends, `${bytes.readUInt16BE(at + 2)} ${reason}`.trim())
}

/** Writes as much of this as the other end takes, on one line after the other. */
async function pour(first: Buffer, frames: Buffer): Promise<void> {
  const over = Date.now() + TIME
  while (Date.now() < over) {
    const socket = await raw()
    socket.on('data', noteEnd)
    socket.write(first)
    while (Date.now() < over && !socket.destroyed) {
      const isTaken = socket.write(frames)
      const later = sleep(isTaken ? 0 : 200)
      // Whoever is cut off hears of an error instead.
      await Promise.race([isTaken ? later : once(socket, 'drain'), later]).catch(() => null)
    }
    socket.destroy()
  }
}

const many = (frame: Buffer, times: number) => Buffer.concat(Array.from({ length: times }, () => frame))

/** Keeps a processor as busy as any attack does, and the server not at all. */
async function spin(): Promise<void> {
  const over = Date.now() + TIME
  while (Date.now() < over) {
    const until = Date.now() + 20
    while (Date.now() < until) JSON.stringify(MASK)
    await sleep(1)
  }
}

const ATTACKS: { readonly [kind: string]: () => Promise<void> } = {
  none: spin,

  pings: () => pour(LONG_PING, many(LONG_PING, 2000)),
  emptyPings: () => pour(PING, many(PING, 20_000)),
  pieces: () => pour(FIRST_PIECE, many(NEXT_PIECE, 20_000)),

  /** Everybody asks for a long game again and again, and hangs up before it comes. */
  async joins() {
    const over = Date.now() + TIME
    while (Date.now() < over) {
      const sockets = Array.from({ length: 20 }, () => line())
      for (const socket of sockets)
        socket.on('open', () => {
          for (let n = 0; n < 50; n++) socket.send(join())
          setTimeout(() => socket.terminate(), 50)
        })
      await sleep(250)
    }
    await shout(1, join)
  },

  /** Asks for a long game again and again, and reads nothing before the end. */
  async unread() {
    const sockets = Array.from({ length: 10 }, () => line())
    await Promise.allSettled(sockets.map((socket) => once(socket, 'open')))
    for (const socket of sockets) socket.pause()
    const over = Date.now() + TIME
    while (Date.now() < over) {
      for (const socket of sockets) if (isOpen(socket) && socket.bufferedAmount < 10_000) socket.send(join())
      await sleep(20)
    }
    for (const socket of sockets) socket.resume()
    await sleep(500)
    for (const socket of sockets) socket.terminate()
  },

  async chat() {
    let said = 0
    const speech = () => JSON.stringify({ type: 'chat', key: `${said}`, text: 'x'.repeat(400) })
    // Whoever is at a table may speak there.
    await shout(10, () => (said++ % 50 < 10 ? join() : speech()), { cookie })
  },

  tooLarge: () => shout(5, () => JSON.stringify({ type: 'ping', fill: 'x'.repeat(9000) })),
  farTooLarge: () => shout(5, () => 'x'.repeat(100_000)),

  async sockets() {
    const sockets = Array.from({ length: 300 }, () => line())
    await sleep(TIME)
    for (const socket of sockets) socket.terminate()
  },

  async idle() {
    const sockets = Array.from({ length: 40 }, () => line())
    await sleep(TIME)
    for (const socket of sockets) socket.terminate()
  },
}

const byHttp = httpAttacks({
  port: Number(port),
  localAddress,
  table,
  cookie,
  time: TIME,
  told(status, code) {
    count(ends, String(status))
    if (code !== null) count(refusals, code)
  },
})

await (ATTACKS[kind] ?? byHttp[kind])?.()
// Lines that were given up say so a moment later.
await sleep(100)
process.stdout.write(JSON.stringify({ ends, refusals } satisfies Received))
process.exit()
