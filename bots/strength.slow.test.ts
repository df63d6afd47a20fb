import { GAMES } from '@backroom/games'
import { expect, it } from 'vitest'
import { botNamed, playBots } from './index.ts'

const ROUNDS = 8

it.each(Object.values(GAMES))('in $id greedy beats chance', (game) => {
  let wins = 0
  for (let n = 0; n < ROUNDS; n++) {
    const seat = n % 4
    const bots = [0, 1, 2, 3].map((one) => botNamed(one === seat ? 'greedy' : 'random'))
    const { winners } = playBots({ game, bots, seed: `strong ${n}` }).outcome
    if (winners.includes(seat)) wins += 1 / winners.length
  }
  expect(wins).toBeGreaterThanOrEqual(0.8 * ROUNDS)
})
