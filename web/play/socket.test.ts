import type { TableMessage } from '@backroom/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backoff, SocketWire } from './socket.ts'
import type { Surroundings } from './page.ts'
import type { LinkState } from './wire.ts'

/** The other end of a call, which says only what the test lets it say. */
class Call extends EventTarget {
  static readonly OPEN = 1
  static all: Call[] = []
  readyState = 0
  readonly said: string[] = []

  constructor() {
    super()
    Call.all.push(this)
  }

  answer(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  tell(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  send(text: string): void {
    this.said.push(text)
  }

  hangUp(code = 1006): void {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }

  /** As in a browser on a dead line: nobody says that it is closed before a minute has passed. */
  close(): void {
    this.readyState = 2
    setTimeout(() => this.hangUp(), 60_000)
  }
}

const calls = { wake: () => {}, cut: () => {} }
const page: Surroundings = {
  visible: () => true,
  watch(given) {
    Object.assign(calls, given)
    return () => Object.assign(calls, { wake: () => {}, cut: () => {} })
  },
}

let states: LinkState[] = []
let heard: TableMessage[] = []
let wire: SocketWire

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Call)
  Call.all = []
  states = []
  heard = []
  wire = new SocketWire('ws://house/ws', page)
  wire.open({ hear: (message) => heard.push(message), opened: () => {}, link: (state) => states.push(state) })
})
afterEach(() => {
  wire.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lastCall = (): Call => {
  const call = Call.all.at(-1)
  if (!call) throw new Error('nobody was called')
  return call
}

const BEAT = { type: 'beat' }

test('a lost line is tried again at once, then ever more patiently, and never given up', () => {
  expect([0, 1, 2, 3].map(backoff)).toEqual([250, 500, 1000, 2000])
  expect(backoff(40)).toBe(8000)
})

test('a line on which the server is heard stays live', () => {
  lastCall().answer()
  for (let n = 0; n < 100; n++) {
    vi.advanceTimersByTime(1500)
    lastCall().tell(BEAT)
  }
  expect([states, Call.all.length]).toEqual([['opening', 'live'], 1])
})

test('a line that fell silent is not called live, is dead within five seconds, and another is opened at once', () => {
  lastCall().answer()
  lastCall().tell(BEAT)
  vi.advanceTimersByTime(2600)
  expect(states).toEqual(['opening', 'live', 'checking'])
  expect(lastCall().said).toEqual(['{"type":"ping"}'])
  vi.advanceTimersByTime(2000)
  expect([states.at(-1), Call.all.length]).toEqual(['lost', 2])
  lastCall().answer()
  expect(states.at(-1)).toBe('live')
  // The end of the first call, a minute later, is no news.
  vi.advanceTimersByTime(1000)
  lastCall().tell(BEAT)
  Call.all[0]?.hangUp()
  expect([states.at(-1), Call.all.length]).toEqual(['live', 2])
})

test('a word in the last moment is enough', () => {
  lastCall().answer()
  vi.advanceTimersByTime(3900)
  expect(states.at(-1)).toBe('checking')
  lastCall().tell({ type: 'pong' })
  expect([states.at(-1), Call.all.length]).toEqual(['live', 1])
})

test('a page that slept asks at once when it is looked at, and gives a dead line up within a second', () => {
  lastCall().answer()
  vi.setSystemTime(Date.now() + 3_600_000)
  calls.wake()
  expect([states.at(-1), lastCall().said]).toEqual(['checking', ['{"type":"ping"}']])
  vi.advanceTimersByTime(1000)
  expect([states.at(-1), Call.all.length]).toEqual(['lost', 2])
})

test('a page that was away for a moment says nothing of a line that answers', () => {
  lastCall().answer()
  vi.advanceTimersByTime(500)
  calls.wake()
  vi.advanceTimersByTime(300)
  lastCall().tell({ type: 'pong' })
  expect(states).toEqual(['opening', 'live'])
})

test('a page that was busy hears what has come meanwhile before it gives the line up', () => {
  lastCall().answer()
  vi.advanceTimersByTime(2500)
  vi.setSystemTime(Date.now() + 10_000)
  vi.advanceTimersByTime(1500)
  expect([states.at(-1), Call.all.length]).toEqual(['checking', 1])
  lastCall().tell(BEAT)
  expect(states.at(-1)).toBe('live')
})

test('a call that nobody takes is made again', () => {
  vi.advanceTimersByTime(5100)
  expect(Call.all.length).toBe(2)
  // Back on the net: the call that rings for too long already is not waited for.
  vi.advanceTimersByTime(900)
  calls.wake()
  expect(Call.all.length).toBe(3)
})

test('without a net the line is lost at once', () => {
  lastCall().answer()
  calls.cut()
  expect(states.at(-1)).toBe('lost')
})

test.each([
  { code: 1008, told: [] },
  { code: 1009, told: [{ type: 'refused', key: null, refusal: { code: 'tooLarge' } }] },
  { code: 1013, told: [{ type: 'refused', key: null, refusal: { code: 'tooManySockets' } }] },
])('a house that shuts the door with $code says why, and is not called again at once', ({ code, told }) => {
  lastCall().answer()
  lastCall().tell(BEAT)
  heard = []
  lastCall().hangUp(code)
  expect(heard).toEqual(told)
  vi.advanceTimersByTime(3900)
  expect([states.at(-1), Call.all.length]).toEqual(['lost', 1])
  vi.advanceTimersByTime(3000)
  expect(Call.all.length).toBe(2)
})
