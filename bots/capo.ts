// The Capo: a short search, at once.

import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { search, type Settings } from './search.ts'

const SETTINGS: Settings = { first: 3, wider: 100, least: 16, most: 30 }
const USUAL = 8

export const capo: Bot = {
  ...greedy,
  name: 'capo',
  decide(chair, random) {
    const [best] = search(chair, random, SETTINGS, ({ atOnce = USUAL }) => ({ playouts: atOnce }))
    if (!best) throw new Error('no answer is worth a look')
    return best.answer
  },
}
