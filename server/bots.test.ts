// Bots of many tables share few threads.

import { expect, it } from 'vitest'
import { shareOf } from './bots.ts'

it('whoever is asked thinks for the whole budget while threads are free, and for less the more wait', () => {
  expect(shareOf(1800, 0, 1)).toBe(1800)
  expect(shareOf(1800, 1, 1)).toBe(900)
  expect(shareOf(1800, 9, 1)).toBe(180)
  expect(shareOf(1800, 9, 3)).toBe(450)
})
