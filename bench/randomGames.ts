// Random games with every option enumerated, in a second of one core, for every number of players.

import { botNamed, playBots } from '@backroom/bots'
import { type Benchmark, processorTime, type Result, ROUND_MS, ROUNDS } from './benchmark.ts'
import { gameCalled, midGame } from './midGame.ts'
import { fetchYardstick, type Yardstick } from './yardstick.ts'

const GAME = 'corleone'
const GOALS = { goal: 100_000, least: 50_000, ratioGoal: 20 } as const

interface Speed {
  readonly players: number
  best: number
}

/** Decisions a second of processor time in one round. */
function round(players: number, begun: number): number {
  const game = gameCalled(GAME)
  const bots = Array.from({ length: players }, () => botNamed('random'))
  let decisions = 0
  const start = processorTime()
  let now = start
  for (let n = 0; now - start < ROUND_MS; n++) {
    decisions += playBots({ game, bots, seed: `bench ${begun}/${n}` }).decisions
    now = processorTime()
  }
  return (1000 * decisions) / (now - start)
}

export const randomGames: Benchmark = {
  name: 'random games',
  async run() {
    const { min, max } = gameCalled(GAME).players
    const speeds = Array.from({ length: max - min + 1 }, (_, i): Speed => ({ players: min + i, best: 0 }))
    const yardstick = fetchYardstick(midGame(GAME, 4, 'size').core.state)
    let theirs = 0
    // Ours and theirs take turns, so that a slow moment of the machine hits both.
    for (let n = 0; n < ROUNDS; n++) {
      for (const speed of speeds) speed.best = Math.max(speed.best, round(speed.players, n))
      if (typeof yardstick !== 'string') theirs = Math.max(theirs, (await yardstick.measure(ROUND_MS)) ?? 0)
    }
    if (typeof yardstick !== 'string') yardstick.close()
    const overall = speeds.length / speeds.reduce((sum, { best }) => sum + 1 / best, 0)
    return [
      ...speeds.map(({ players, best }) =>
        result(`random games, ${players} players`, best, yardstick, theirs),
      ),
      result('random games', overall, yardstick, theirs),
    ]
  },
}

function result(name: string, speed: number, yardstick: Yardstick | string, theirs: number): Result {
  const ours = Math.round(speed)
  const common = { name: `${GAME}: ${name}`, ours, unit: 'decisions/s', ...GOALS }
  if (typeof yardstick === 'string') return { ...common, yardstick: null, ratio: null, note: yardstick }
  if (theirs === 0)
    return { ...common, yardstick: null, ratio: null, note: 'boardgame.io could not be measured' }
  return {
    ...common,
    yardstick: { name: yardstick.name, value: Math.round(theirs) },
    ratio: Number((speed / theirs).toFixed(1)),
  }
}
