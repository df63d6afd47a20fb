// How long bots think, in processor time of one core, and how often they play on in a second of it.

import { asked, botNamed, suggest } from '@backroom/bots'
import { type Prompt, type Random, randomFrom } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { type Benchmark, processorTime, type Result } from './benchmark.ts'
import { midGame } from './midGame.ts'

const SEATS = 4
const MOMENTS = 12
/** What a Boss may take on a server, and what it needs to come to an end. */
const BUDGET = 1800
const PLAYOUTS = 40

function timeOf(work: () => void): number {
  const start = processorTime()
  work()
  return processorTime() - start
}

const worst = (times: readonly number[]): number => Math.round(Math.max(...times))

function thinkingIn(game: string): Result[] {
  const random: Random = randomFrom(`thinking of ${game}`)
  const [capo, boss]: [number[], number[]] = [[], []]
  let [playouts, spent] = [0, 0]
  for (let n = 0; n < MOMENTS; n++) {
    const play = midGame(game, SEATS, `thinking ${n}`)
    const chair = asked(play, play.prompts[0] as Prompt)
    capo.push(timeOf(() => botNamed('capo').decide(chair, random)))
    const until = processorTime() + BUDGET
    const patience = { playouts: 100_000, isOver: () => processorTime() >= until }
    boss.push(timeOf(() => botNamed('boss').decide(chair, random, patience)))
    spent += timeOf(() => (playouts += suggest(chair, random, { playouts: PLAYOUTS }).playouts))
  }
  const none = { yardstick: null, ratio: null }
  const time = { unit: 'ms', lowerIsBetter: true, ...none } as const
  return [
    { name: `${game}: Capo's longest thought`, ours: worst(capo), goal: 50, least: 250, ...time },
    { name: `${game}: Boss's longest thought`, ours: worst(boss), goal: 2000, least: 3000, ...time },
    {
      name: `${game}: playing on from an answer`,
      ours: Math.round((1000 * playouts) / spent),
      unit: 'playouts/s',
      goal: 50,
      least: 10,
      ...none,
    },
  ]
}

export const thinking: Benchmark = {
  name: 'thinking',
  run: async () => Object.keys(GAMES).flatMap(thinkingIn),
}
