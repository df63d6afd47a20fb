// What anybody can make the thread do that serves everybody: as long as nothing takes long there, nobody holds up others.

import type { Benchmark, Result } from './benchmark.ts'
import { printedBy } from './children.ts'

/** What each costs, in words. */
const WORDS: { readonly [name: string]: string } = {
  join: 'joining a long game',
  cold: 'connecting and joining a long game that is not in memory',
  chat: 'a chat message',
  record: 'the record of a finished game',
  look: 'looking at a table that is not in memory',
  list: 'the list of a hundred tables',
  mine: 'my forty tables, half of them games that are not in memory',
  name: 'another name of somebody at forty tables',
  refused: 'a table with twenty thousand things too many',
  table: 'making a table',
  components: 'making a table with components of one’s own',
}

const row = (name: string, ours: number, least: number, note?: string): Result => ({
  name: `server: main thread, ${name}`,
  ours,
  unit: 'ms',
  yardstick: null,
  ratio: null,
  goal: 1,
  least,
  lowerIsBetter: true,
  ...(note !== undefined && { note }),
})

export const mainThread: Benchmark = {
  name: 'main thread',
  async run() {
    const costs: { readonly [name: string]: number } = JSON.parse(await printedBy('mainThread.ts'))
    const [[dearest, most] = ['', 0], ...rest] = Object.entries(costs).sort(([, a], [, b]) => b - a)
    const others = rest.map(([name, cost]) => `${WORDS[name] ?? name} ${cost}`).join(', ')
    return [
      row('joining a long game', costs['join'] ?? 0, 5),
      row('a chat message', costs['chat'] ?? 0, 5),
      row(`the dearest thing that a stranger can ask for, ${WORDS[dearest] ?? dearest}`, most, 20, others),
    ]
  },
}
