import { EventEmitter } from 'node:events'
import { Duplex } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Heartbeat, TURN } from './heartbeat.ts'

class Socket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  terminate(): void {
    this.readyState = 3
    this.emit('close')
  }
}

/** Takes everything, and says nothing by itself. */
const newWire = () => new Duplex({ read() {}, write: (_bytes, _encoding, done) => done() })

let heart: Heartbeat
beforeEach(() => {
  // Only what the test says is a beat.
  vi.useFakeTimers()
  heart = new Heartbeat(0)
})
afterEach(() => {
  heart.stop()
  vi.useRealTimers()
})

/** Beats until this time, in milliseconds; calls `each` after every one. */
function beatUntil(from: number, until: number, each: (now: number) => void = () => {}): void {
  for (let now = from + TURN; now <= until; now += TURN) {
    heart.beat(now)
    each(now)
  }
}

test('whoever has said nothing for five seconds is gone, wherever their turn lies', () => {
  const sockets = Array.from({ length: 13 }, () => new Socket())
  for (const socket of sockets) heart.watch(socket, newWire())
  beatUntil(0, 2750)
  expect(sockets.map(({ readyState }) => readyState)).toEqual(sockets.map(() => 1))
  beatUntil(2750, 5000)
  expect(sockets.map(({ readyState }) => readyState)).toEqual(sockets.map(() => 3))
})

test('a byte of any kind every three seconds is enough', async () => {
  const wire = newWire()
  const socket = new Socket()
  heart.watch(socket, wire)
  for (let at = 0; at < 30_000; at += 3000) {
    wire.emit('data', Buffer.from([0x8a, 0]))
    beatUntil(at, at + 3000)
  }
  expect(socket.readyState).toBe(1)
})

test('a server that was busy itself takes nobody for gone', () => {
  const socket = new Socket()
  const wire = newWire()
  heart.watch(socket, wire)
  beatUntil(0, 3000)
  expect(socket.readyState).toBe(1)
  heart.beat(9000)
  wire.emit('data', Buffer.from([0x8a, 0]))
  beatUntil(9000, 12_000)
  expect(socket.readyState).toBe(1)
})

test('what is written is a ping for the browser and a beat for the page', () => {
  const wire = newWire()
  const socket = new Socket()
  const written: string[] = []
  vi.spyOn(wire, 'write').mockImplementation((bytes: unknown) => {
    written.push(Buffer.isBuffer(bytes) ? bytes.toString('latin1') : '')
    return true
  })
  heart.watch(socket, wire)
  beatUntil(0, 1500)
  expect(written).toEqual(['\u0089\u0000\u0081\u000f{"type":"beat"}'])
})
