// The bot that plays by chance, with any legal answer, each as likely as the next.

import { below, type Json, randomAnswer, shuffle } from '@backroom/engine'
import type { Bot } from './bot.ts'

/** How seldom it thinks of a command where none was asked for. */
const ONE_IN = 128

export const random: Bot = {
  name: 'random',
  decide: (chair, random) => randomAnswer(chair.prompt, random),
  volunteer(chair, random) {
    if (below(random, ONE_IN) !== 0) return null
    const { game, core, box } = chair.imagine(random)
    // The first that comes to mind and can be done.
    for (const command of shuffle(random, Object.keys(game.commands ?? {}))) {
      const args = game.commands?.[command]?.suggest?.(core.state, chair.seat, random, box) ?? null
      if (args !== null) return { command, args: args as Json }
    }
    return null
  },
}
