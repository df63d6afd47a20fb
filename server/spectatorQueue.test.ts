import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SpectatorQueue } from './spectatorQueue.ts'

/** Telling takes as long as the whole of one round. */
const TELLING_MS = 6

/** Tables in a server that hardly ever has time for onlookers, and when each of them was told. */
function busyHouse(tables: number) {
  const spectators = new SpectatorQueue(0.0001)
  const told: number[] = []
  const tell = () => {
    vi.advanceTimersByTime(TELLING_MS)
    told.push(performance.now())
  }
  for (let table = 0; table < tables; table++) spectators.add({ tellOnlookers: tell })
  return told
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a quiet server tells at once', () => {
  const told = busyHouse(1)
  vi.advanceTimersByTime(1)
  expect(told).toHaveLength(1)
})

test('however busy the server, nobody waits for much longer than a second', () => {
  const told = busyHouse(20)
  vi.advanceTimersByTime(900)
  expect(told).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  expect(told).toHaveLength(20)
})
