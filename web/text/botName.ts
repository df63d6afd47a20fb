// How a bot is called: by the name of its character, or by its level where it has none.

import { characterOf, levelOf } from '@backroom/bots/levels'
import { say } from './say.ts'

export function botName(bot: string): string {
  const character = characterOf(bot)
  return say(character === null ? `bot.${levelOf(bot)}` : `who.${character}`)
}
