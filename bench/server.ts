// Answers through socket, rules, secrecy filter and durable storage, beside servers that keep everything in memory
// and do the like: the same game and rules, and to each of five players what the same filter allows.

import type { Benchmark, Result } from './benchmark.ts'
import { SEATS, TABLES } from './load/meter.ts'
import { install, type Measured, measure, ours, type System } from './load/systems.ts'

/** The best of so many: a shared machine has slow spells of its own. */
const ROUNDS = 4
const NAME = `server: answers at ${TABLES} tables of ${SEATS}`

const boardgameio = () =>
  install('boardgame.io 0.50.2, its server in memory, the same game, rules and filter', {
    folder: 'boardgame.io',
    manifest: {
      private: true,
      dependencies: { 'boardgame.io': '0.50.2' },
      // Newer ones cannot be loaded by the server that comes with it.
      overrides: { 'koa-compose': '4.1.0' },
    },
    seen: 'boardgame.io',
    server: 'boardgameioServer.mjs',
    guests: 'boardgameioGuests.mjs',
  })

const colyseus = () =>
  install(
    'Colyseus 0.18 in memory, the same game, rules and filter, a message to each client after every answer',
    {
      folder: 'colyseus',
      manifest: {
        private: true,
        dependencies: {
          '@colyseus/core': '0.18.17',
          '@colyseus/schema': '5.0.34',
          '@colyseus/sdk': '0.18.4',
          '@colyseus/ws-transport': '0.18.4',
        },
      },
      seen: '@colyseus/core',
      server: 'colyseusServer.mjs',
      guests: 'colyseusGuests.mjs',
    },
  )

/** The best of its rounds; a text says why there is none. */
class Runner {
  readonly #system: System | string
  #best: Measured | string

  constructor(system: System | string) {
    this.#system = system
    this.#best = typeof system === 'string' ? system : `${system.name} could not be measured`
  }

  async round(): Promise<void> {
    if (typeof this.#system === 'string') return
    const now = await measure(this.#system).catch((error: unknown) => String(error))
    const isBetter =
      typeof now !== 'string' && (typeof this.#best === 'string' || now.perSecond > this.#best.perSecond)
    if (isBetter) this.#best = now
  }

  get best(): Measured | string {
    return this.#best
  }

  get name(): string {
    return typeof this.#system === 'string' ? '' : this.#system.name
  }
}

const inWords = ({ perProcessorSecond, p50, p99 }: Measured): string =>
  `p50 ${p50} ms, p99 ${p99} ms, ${Math.round(1_000_000 / perProcessorSecond)} µs of processor time an answer`

function beside(us: Measured, rival: Runner, short: string, ratioGoal: number): Result {
  const common = {
    name: `${NAME}, beside ${short}`,
    ours: Math.round(us.perSecond),
    unit: 'answers/s',
    goal: 6000,
    least: 2000,
    ratioGoal,
  }
  const them = rival.best
  if (typeof them === 'string') return { ...common, yardstick: null, ratio: null, note: them }
  return {
    ...common,
    yardstick: { name: rival.name, value: Math.round(them.perSecond) },
    ratio: Number((us.perSecond / them.perSecond).toFixed(2)),
    note: `ours ${inWords(us)}; theirs ${inWords(them)}`,
  }
}

const time = (part: string, ours: number, goal: number, least: number): Result => ({
  name: `server: time until an answer is accepted, ${part}`,
  ours,
  unit: 'ms',
  yardstick: null,
  ratio: null,
  goal,
  least,
  lowerIsBetter: true,
})

export const server: Benchmark = {
  name: 'server',
  async run() {
    const us = new Runner(ours)
    const [bgio, coly] = [new Runner(boardgameio()), new Runner(colyseus())]
    // All take turns, so that a slow moment of the machine hits everybody.
    for (let round = 0; round < ROUNDS; round++) for (const runner of [us, bgio, coly]) await runner.round()
    const { best } = us
    if (typeof best === 'string') throw new Error(best)
    return [
      beside(best, bgio, 'boardgame.io', 10),
      beside(best, coly, 'Colyseus', 1.3),
      time('p50', best.p50, 30, 200),
      time('p99', best.p99, 50, 400),
    ]
  },
}
