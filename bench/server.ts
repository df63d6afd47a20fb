// Answers through socket, rules, secrecy filter and durable storage, beside servers that keep everything in memory.

import { sight } from '@backroom/engine'
import type { Benchmark, Result } from './benchmark.ts'
import { type Measured, SEATS, TABLES } from './load/meter.ts'
import { install, measure, ours, type System } from './load/systems.ts'
import { midGame } from './midGame.ts'

const ROUNDS = 2
const NAME = `server: answers at ${TABLES} tables of ${SEATS}`
const GOALS = { unit: 'answers/s', goal: 6000, least: 2000 } as const

const boardgameio = () =>
  install('boardgame.io 0.50.2 in memory', {
    folder: 'boardgame.io',
    manifest: {
      private: true,
      dependencies: { 'boardgame.io': '0.50.2' },
      // Newer ones cannot be loaded by the server that comes with it.
      overrides: { 'koa-compose': '4.1.0' },
    },
    seen: 'boardgame.io',
    files: { 'table.json': midGame('corleone', SEATS, 'size').core.state },
    server: 'boardgameioServer.mjs',
    guests: 'boardgameioGuests.mjs',
  })

const colyseus = () =>
  install('Colyseus 0.18 in memory, patches every 50 ms as it comes', {
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
    files: { 'view.json': sight(midGame('corleone', SEATS, 'size'), 'spectator').view },
    server: 'colyseusServer.mjs',
    guests: 'colyseusGuests.mjs',
  })

/** The better of what it did, round by round; null if it fell over. */
async function measureAgain(system: System | string, best: Measured | null): Promise<Measured | null> {
  if (typeof system === 'string') return null
  const now = await measure(system).catch(() => null)
  return now && (!best || now.perSecond > best.perSecond) ? now : best
}

function beside(us: Measured, system: System | string, them: Measured | null, ratioGoal: number): Result {
  const note = `p50 ${us.p50} ms, p99 ${us.p99} ms`
  const common = { ours: Math.round(us.perSecond), ...GOALS, ratioGoal }
  if (typeof system === 'string') return { name: NAME, ...common, yardstick: null, ratio: null, note: system }
  const name = `${NAME}, beside ${system.name.split(' ')[0]}`
  if (!them)
    return { name, ...common, yardstick: null, ratio: null, note: `${system.name} could not be measured` }
  return {
    name,
    ...common,
    yardstick: { name: system.name, value: Math.round(them.perSecond) },
    ratio: Number((us.perSecond / them.perSecond).toFixed(2)),
    note: `${note}; theirs p50 ${them.p50} ms, p99 ${them.p99} ms`,
  }
}

export const server: Benchmark = {
  name: 'server',
  async run() {
    const others = [
      { system: boardgameio(), ratioGoal: 10 },
      { system: colyseus(), ratioGoal: 1.3 },
    ]
    const theirs: (Measured | null)[] = others.map(() => null)
    let best: Measured | null = null
    // All take turns, so that a slow moment of the machine hits everybody.
    for (let round = 0; round < ROUNDS; round++) {
      best = await measureAgain(ours, best)
      for (const [i, { system }] of others.entries())
        theirs[i] = await measureAgain(system, theirs[i] ?? null)
    }
    if (!best) throw new Error('our own server could not be measured')
    const us = best
    return [
      ...others.map(({ system, ratioGoal }, i) => beside(us, system, theirs[i] ?? null, ratioGoal)),
      {
        name: 'server: time until an answer is accepted, 99 of 100',
        ours: us.p99,
        unit: 'ms',
        yardstick: null,
        ratio: null,
        goal: 50,
        least: 150,
        lowerIsBetter: true,
      },
    ]
  },
}
