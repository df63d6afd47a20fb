// Opponents for any game: they answer from what their seat may see and nothing more.

import { boss, USUAL_PATIENCE } from './boss.ts'
import type { Bot } from './bot.ts'
import { capo } from './capo.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { soldier } from './soldier.ts'

export type { Call } from '@backroom/engine'
export type { Bot, Patience } from './bot.ts'
export { asked, type AskedChair, type Chair, sitAt } from './chair.ts'
export { type Reason, suggest, type Suggestion } from './suggest.ts'
export { firstToSpeak, MOST_IN_A_ROW, type Said, type Talker } from './talk.ts'
export { BotFault, type BotGame, type BotTable, playBots } from './table.ts'

/** The yardsticks, then the levels from the weakest up. */
export const BOTS: { readonly [name: string]: Bot } = { random, greedy, soldier, capo, boss }

export { USUAL_PATIENCE }

export class UnknownBot extends Error {
  readonly bot: string
  constructor(name: string) {
    super(`no bot is called ${name}; there are ${Object.keys(BOTS).join(', ')}`)
    this.name = 'UnknownBot'
    this.bot = name
  }
}

export function botNamed(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
  if (!bot) throw new UnknownBot(name)
  return bot
}
