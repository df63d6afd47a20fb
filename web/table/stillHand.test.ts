import { expect, test } from 'vitest'
import { Taps } from './stillHand.ts'

const tap = (timeStamp: number, clientX = 900, clientY = 500) => ({ timeStamp, clientX, clientY })

test('the second half of a double tap does not reach the next question', () => {
  const taps = new Taps()
  expect(taps.isEcho(tap(1000), 7)).toBe(false)
  // The first answered question 7; what lies there now belongs to question 8, or to nobody yet.
  expect(taps.isEcho(tap(1180), 8)).toBe(true)
  expect(taps.isEcho(tap(1200), null)).toBe(true)
})

test('two taps at the same question are two taps: picking twice commits', () => {
  const taps = new Taps()
  expect(taps.isEcho(tap(1000), 7)).toBe(false)
  expect(taps.isEcho(tap(1120), 7)).toBe(false)
})

test('a tap elsewhere, or after a moment, is meant', () => {
  const taps = new Taps()
  taps.isEcho(tap(1000), 7)
  expect(taps.isEcho(tap(1100, 200, 300), 8)).toBe(false)
  const later = new Taps()
  later.isEcho(tap(1000), 7)
  expect(later.isEcho(tap(1600), 8)).toBe(false)
})
