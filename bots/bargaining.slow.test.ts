// Bots at a table that bargains: chance makes and takes offers, and whoever bargains well does better than the silent.

import { must } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { expect, it } from 'vitest'
import { type Bot, botNamed, playBots } from './index.ts'

const cosaNostra = must(GAMES, 'cosa-nostra')

/** Whole games take their time where many programs share a machine. */
const TEST_TIMEOUT = 300_000

const silent: Bot = { ...botNamed('greedy'), name: 'silent', volunteer: () => null }

it('LCN-D25, LCN-D26 random bots make, counter, accept and decline offers, and say words', () => {
  const given = new Map<string, number>()
  for (let n = 0; n < 60; n++) {
    const bots = Array.from({ length: 3 + (n % 3) }, () => botNamed('random'))
    const { record } = playBots({ game: cosaNostra, bots, seed: `chance ${n}`, recorded: true })
    for (const action of record?.answers ?? [])
      if ('command' in action) given.set(action.command, (given.get(action.command) ?? 0) + 1)
  }
  for (const command of ['offer', 'accept', 'decline', 'withdraw', 'word', 'judge', 'standing', 'look'])
    expect(given.get(command) ?? 0, command).toBeGreaterThan(0)
  expect(given.get('offer') ?? 0).toBeGreaterThan(60)
  expect(given.get('accept') ?? 0).toBeGreaterThan(15)
}, 60_000)

it(
  'LCN-20.1 a bot that bargains wins more than the same bot that does not, at mixed tables',
  () => {
    const games = 40
    let wins = 0
    for (let n = 0; n < games; n++) {
      const bots = [0, 1, 2, 3].map((seat) => ((seat + n) % 2 === 0 ? botNamed('greedy') : silent))
      const { winners } = playBots({ game: cosaNostra, bots, seed: `mixed ${n}` }).outcome
      for (const seat of winners) if (bots[seat] !== silent) wins += 1 / winners.length
    }
    // By chance this much happens once in a hundred tries.
    expect(wins).toBeGreaterThan(27)
  },
  TEST_TIMEOUT,
)
