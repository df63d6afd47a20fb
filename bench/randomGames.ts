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

/** The best of several rounds, ours and theirs taking turns, so that a slow moment of the machine hits both. */
class Rival {
  readonly #yardstick: Yardstick | string
  #best = 0

  constructor(yardstick: Yardstick | string) {
    this.#yardstick = yardstick
  }

  async round(): Promise<void> {
    if (typeof this.#yardstick === 'string') return
    this.#best = Math.max(this.#best, (await this.#yardstick.measure(ROUND_MS)) ?? 0)
  }

  close(): void {
    if (typeof this.#yardstick !== 'string') this.#yardstick.close()
  }

  beside(name: string, speed: number, goals: Pick<Result, 'goal' | 'least' | 'ratioGoal'>): Result {
    const common = { name: `${GAME}: ${name}`, ours: Math.round(speed), unit: 'decisions/s', ...goals }
    const none = { ...common, yardstick: null, ratio: null }
    if (typeof this.#yardstick === 'string') return { ...none, note: this.#yardstick }
    if (this.#best === 0) return { ...none, note: 'boardgame.io could not be measured' }
    const yardstick = { name: this.#yardstick.name, value: Math.round(this.#best) }
    return { ...common, yardstick, ratio: Number((speed / this.#best).toFixed(1)) }
  }
}

export const randomGames: Benchmark = {
  name: 'random games',
  async run() {
    const { min, max } = gameCalled(GAME).players
    const speeds = Array.from({ length: max - min + 1 }, (_, i): Speed => ({ players: min + i, best: 0 }))
    const { state } = midGame(GAME, 4, 'size').core
    const sameGame = new Rival(fetchYardstick(state, 'sameGame', GAME, '4'))
    const emptyMove = new Rival(fetchYardstick(state, 'emptyMove'))
    for (let n = 0; n < ROUNDS; n++) {
      for (const speed of speeds) speed.best = Math.max(speed.best, round(speed.players, n))
      await sameGame.round()
      await emptyMove.round()
    }
    sameGame.close()
    emptyMove.close()
    const overall = speeds.length / speeds.reduce((sum, { best }) => sum + 1 / best, 0)
    return [
      ...speeds.map(({ players, best }) => sameGame.beside(`random games, ${players} players`, best, GOALS)),
      sameGame.beside('random games', overall, GOALS),
      emptyMove.beside('random games beside an empty move', overall, {
        goal: GOALS.goal,
        least: GOALS.least,
      }),
    ]
  },
}
