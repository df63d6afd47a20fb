// La Cosa Nostra keeps the laws of every game, at every number of players and with every variant.

import { holdLaws } from '@backroom/engine/testing'
import { describe, expect, it } from 'vitest'
import { cosaNostra } from './index.ts'

/** Whole games under the eyes of every law take their time where many programs share a machine. */
const TEST_TIMEOUT = 120_000

describe('LCN-23 the laws of secrecy, replay, undo, answers and conservation', () => {
  it.each([3, 4, 5])(
    'hold at every waiting point with %i players',
    (seats) => {
      expect(() => holdLaws(cosaNostra, { seats, games: 1 })).not.toThrow()
    },
    TEST_TIMEOUT,
  )

  // Each variant by itself is watched by `backroom simulate --check`.
  it.each([
    [3, ['doublePlanning', 'freeInfluence', 'robberyOnRobbery', 'topEarnerBonus']],
    [4, ['shortGame', 'turnBoundSpying']],
  ] as const)(
    'hold with %i players and the variants %j',
    (seats, variants) => {
      expect(() => holdLaws(cosaNostra, { seats, games: 1, options: { variants } })).not.toThrow()
    },
    TEST_TIMEOUT,
  )
})
