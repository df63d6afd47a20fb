// Speakeasy keeps the laws of every game, at every number of players.

import { holdLaws } from '@backroom/engine/testing'
import { describe, expect, it } from 'vitest'
import { speakeasy } from './index.ts'

/** Whole games under the eyes of every law take their time where many programs share a machine. */
const TEST_TIMEOUT = 240_000

describe('SPK-2.3 SPK-30.1 SPK-30.2 secrecy, replay, undo, answers and the conservation of every component', () => {
  it.each([2, 3, 4])(
    'hold at every waiting point with %i families',
    (seats) => {
      expect(() => holdLaws(speakeasy, { seats, games: 1 })).not.toThrow()
    },
    TEST_TIMEOUT,
  )

  it.each([2, 3, 4])(
    'SPK-29.3 SPK-29.4 hold for one person alone at a table of %i',
    (seats) => {
      expect(() => holdLaws(speakeasy, { seats, games: 1, options: { solo: 1 } })).not.toThrow()
    },
    TEST_TIMEOUT,
  )

  it(
    'SPK-28.1 hold with the variant',
    () => {
      expect(() => holdLaws(speakeasy, { seats: 3, games: 1, options: { rebuildStill: true } })).not.toThrow()
    },
    TEST_TIMEOUT,
  )
})
