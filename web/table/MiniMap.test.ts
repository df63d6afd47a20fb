// When the map of the board is needed.

import { expect, it } from 'vitest'
import { holdsPicks } from './MiniMap.tsx'

const seen = { x: 100, y: 0, width: 390, height: 400 }
const inside = { x: 120, y: 20, width: 60, height: 80 }
const beyond = { x: 470, y: 20, width: 60, height: 80 }

it('a window that shows every pick needs no map', () => {
  expect(holdsPicks([{ box: inside, legal: true }], seen)).toBe(true)
  expect(holdsPicks([{ box: beyond, legal: false }], seen)).toBe(true)
  expect(holdsPicks([], seen)).toBe(true)
})

it('a pick beyond the edge needs one, and so does a window of which nothing is known', () => {
  const marks = [
    { box: inside, legal: true },
    { box: beyond, legal: true },
  ]
  expect(holdsPicks(marks, seen)).toBe(false)
  expect(holdsPicks([], null)).toBe(false)
})
