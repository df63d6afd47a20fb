// Opponents for any game: they answer from what their seat may see and nothing more.

import { bossOf, USUAL_PATIENCE } from './boss.ts'
import type { Bot } from './bot.ts'
import { capoOf } from './capo.ts'
import { greedy } from './greedy.ts'
import { botOf, CHARACTERS, type Level, LEVELS, type Manner } from './levels.ts'
import { random } from './random.ts'
import { soldierOf } from './soldier.ts'

export type { Call } from '@backroom/engine'
export type { Bot, Patience } from './bot.ts'
export { asked, type AskedChair, type Chair, sitAt } from './chair.ts'
export { type Reason, suggest, type Suggestion } from './suggest.ts'
export { firstToSpeak, MOST_IN_A_ROW, type Said, type Talker } from './talk.ts'
export { BotFault, type BotGame, type BotTable, playBots } from './table.ts'

const OF_LEVEL: { readonly [level in Level]: (manner: Manner | null) => Bot } = {
  soldier: soldierOf,
  capo: capoOf,
  boss: bossOf,
}

/** The yardsticks, then the levels from the weakest up. */
export const BOTS: { readonly [name: string]: Bot } = {
  random,
  greedy,
  ...Object.fromEntries(LEVELS.map((level) => [level, OF_LEVEL[level](null)])),
}

const PEOPLE = new Map(
  LEVELS.flatMap((level) =>
    Object.entries(CHARACTERS).map(([character, manner]): [string, Bot] => {
      const name = botOf(level, character)
      return [name, { ...OF_LEVEL[level](manner), name }]
    }),
  ),
)

/** Null: nobody is called so. */
const found = (name: string): Bot | null =>
  (Object.hasOwn(BOTS, name) ? BOTS[name] : PEOPLE.get(name)) ?? null

export const isBot = (name: string): boolean => found(name) !== null

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
  const bot = found(name)
  if (!bot) throw new UnknownBot(name)
  return bot
}
