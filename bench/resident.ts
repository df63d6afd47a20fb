// What one game costs a server that keeps it: its memory, and loading it again from its record.

import { type Benchmark, ROUNDS } from './benchmark.ts'
import { measureIn } from './children.ts'
import { longGames } from './longGames.ts'

const tenths = (value: number): number => Number(value.toFixed(1))

export const memory: Benchmark = {
  name: 'memory',
  async run() {
    const ours = tenths(await measureIn('memory.ts', ['--expose-gc']))
    const common = { unit: 'kB', yardstick: null, ratio: null, goal: 100, least: 100 }
    return [{ name: 'corleone: memory of a resident game', ours, lowerIsBetter: true, ...common }]
  },
}

export const coldLoad: Benchmark = {
  name: 'cold load',
  async run() {
    const records = JSON.stringify(longGames())
    let best = Number.POSITIVE_INFINITY
    for (let n = 0; n < ROUNDS; n++) best = Math.min(best, await measureIn('coldLoad.ts', [], records))
    const common = { unit: 'ms', yardstick: null, ratio: null, goal: 20, least: 20 }
    return [
      { name: 'corleone: cold load of a whole game', ours: tenths(best), lowerIsBetter: true, ...common },
    ]
  },
}
