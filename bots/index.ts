// Opponents for any game: they answer from what their seat may see and nothing more.

import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import type { Level } from './levels.ts'
import { random } from './random.ts'

export type { Call } from '@backroom/engine'
export type { Bot } from './bot.ts'
export { asked, type AskedChair, type Chair, sitAt } from './chair.ts'
export { firstToSpeak, MOST_IN_A_ROW, type Said, type Talker } from './talk.ts'
export { BotFault, type BotGame, type BotTable, playBots } from './table.ts'

export const BOTS: { readonly [name: string]: Bot } = { random, greedy } satisfies {
  readonly [level in Level]: Bot
}

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
