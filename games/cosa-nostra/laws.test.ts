// La Cosa Nostra keeps the laws of every game, at every number of players and with every variant.

import { holdLaws } from '@backroom/engine/testing'
import { describe, it } from 'vitest'
import { cosaNostra } from './index.ts'
import { VARIANTS } from './words.ts'

describe('LCN-23 the laws of secrecy, replay, undo, answers and conservation', () => {
  it.each([3, 4, 5])('hold at every waiting point with %i players', (seats) => {
    holdLaws(cosaNostra, { seats, games: 1 })
  })

  it.each(VARIANTS.map((variant, i) => [variant, 3 + (i % 3)] as const))(
    'hold with the variant %s and %i players',
    (variant, seats) => {
      holdLaws(cosaNostra, { seats, games: 1, options: { variants: [variant] } })
    },
  )
})
