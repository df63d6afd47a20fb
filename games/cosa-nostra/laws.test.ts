// La Cosa Nostra keeps the laws of every game, at every number of players and with every variant.

import { holdLaws } from '@backroom/engine/testing'
import { describe, expect, it } from 'vitest'
import { cosaNostra } from './index.ts'
import { VARIANTS } from './words.ts'

/** Whole games under the eyes of every law take their time where many programs share a machine. */
const PATIENCE = 120_000

describe('LCN-23 the laws of secrecy, replay, undo, answers and conservation', () => {
  it.each([3, 4, 5])(
    'hold at every waiting point with %i players',
    (seats) => {
      expect(() => holdLaws(cosaNostra, { seats, games: 1 })).not.toThrow()
    },
    PATIENCE,
  )

  it.each(VARIANTS.map((variant, i) => [variant, 3 + (i % 3)] as const))(
    'hold with the variant %s and %i players',
    (variant, seats) => {
      expect(() => holdLaws(cosaNostra, { seats, games: 1, options: { variants: [variant] } })).not.toThrow()
    },
    PATIENCE,
  )
})
