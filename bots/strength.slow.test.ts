// The better bot wins: few games, and much less asked than was measured (docs/bots.md).

import { type AnyGame, must } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import { botNamed, playBots } from './index.ts'

const ROUNDS = 8

/** Searching takes its time where many programs share a machine. */
const PATIENCE = 300_000

/** How often one of them wins against three of the other. */
function winsOf(game: AnyGame, strong: string, weak: string, playouts = 8): number {
  let wins = 0
  for (let n = 0; n < ROUNDS; n++) {
    const seat = n % 4
    const bots = [0, 1, 2, 3].map((one) => botNamed(one === seat ? strong : weak))
    const { winners } = playBots({ game, bots, seed: `strong ${n}`, patience: { playouts } }).outcome
    if (winners.includes(seat)) wins += 1 / winners.length
  }
  return wins
}

describe.each(Object.values(GAMES))('in $id', (game) => {
  it.each(['greedy', 'soldier', 'capo'])(
    '%s beats chance',
    (bot) => {
      expect(winsOf(game, bot, 'random')).toBeGreaterThanOrEqual(0.7 * ROUNDS)
    },
    PATIENCE,
  )
})

it(
  'a Boss with a small budget beats three greedy bots more often than one in four would',
  () => {
    expect(winsOf(must(GAMES, 'corleone'), 'boss', 'greedy', 24)).toBeGreaterThanOrEqual(3)
  },
  PATIENCE,
)
