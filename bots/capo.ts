// The Capo: a short search, at once.

import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import type { Manner } from './levels.ts'
import { judgeOf } from './manner.ts'
import { search, type Settings } from './search.ts'

const SETTINGS: Settings = { first: 3, wider: 100, least: 16, most: 30 }
const USUAL = 8

/** As often as the game can be played on at once. */
const patience = ({ atOnce = USUAL }) => ({ playouts: atOnce })

export const capoOf = (manner: Manner | null): Bot => ({
  ...greedy,
  name: 'capo',
  decide(chair, random) {
    const [best] = search(chair, random, SETTINGS, patience, judgeOf(manner))
    if (!best) throw new Error('no answer is worth a look')
    return best.answer
  },
})
