// The bot that plays by chance: any legal answer, each as likely as the next.

import { below, type Json, pick, randomAnswer } from '@backroom/engine'
import type { Bot } from './bot.ts'

/** How seldom it thinks of a command where none was asked for. */
const ONE_IN = 8

export const random: Bot = {
  name: 'random',
  decide: (chair, random) => randomAnswer(chair.prompt, random),
  volunteer(chair, random) {
    if (below(random, ONE_IN) !== 0) return null
    const { game, core, box } = chair.imagine(random)
    const names = Object.keys(game.commands ?? {})
    if (names.length === 0) return null
    const command = pick(random, names)
    const args = game.commands?.[command]?.suggest?.(core.state, chair.seat, random, box) ?? null
    return args === null ? null : { command, args: args as Json }
  },
}
