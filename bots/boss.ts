// The Boss: plays the answers that look best on in games dealt anew, as long as there is time.

import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import type { Manner } from './levels.ts'
import { judgeOf } from './manner.ts'
import { search, type Settings } from './search.ts'

export const SETTINGS: Settings = { first: 6, wider: 6, least: 30, most: 160 }
/** Where nobody says how long it may think. */
export const USUAL_PATIENCE = { playouts: 80 }

export const bossOf = (manner: Manner | null): Bot => ({
  ...greedy,
  name: 'boss',
  decide(chair, random, patience = USUAL_PATIENCE) {
    const [best] = search(chair, random, SETTINGS, patience, judgeOf(manner))
    if (!best) throw new Error('no answer is worth a look')
    return best.answer
  },
})
