import { expect, test } from 'vitest'
import { backoff } from './socket.ts'

test('a lost line is tried again at once, then ever more patiently, and never given up', () => {
  expect([0, 1, 2, 3].map(backoff)).toEqual([250, 500, 1000, 2000])
  expect(backoff(40)).toBe(8000)
})
