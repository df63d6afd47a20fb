// Runs in a worker: a bot sits down at a copy of the game, is shown what its seat may see, and answers.

import { asked, botNamed } from '@backroom/bots'
import { type Answer, type Core, type Json, randomFrom, resumeFrom, type Seat } from '@backroom/engine'
import { TABLES } from '@backroom/games/tables'

export interface Question {
  readonly game: string
  readonly seats: number
  readonly options: Json
  /** The saved game as text: a string crosses to the worker many times faster than the objects. */
  readonly core: string
  readonly seat: Seat
  readonly bot: string
  readonly luck: string
}

// oxlint-disable-next-line import/no-default-export -- Piscina looks for it
export default function think({ game, seats, options, core, seat, bot, luck }: Question): Answer {
  const rules = TABLES[game]
  if (!rules) throw new Error(`no game is called ${game}`)
  const play = resumeFrom(rules, seats, options, JSON.parse(core) as Core)
  const prompt = play.promptOf(seat)
  if (!prompt) throw new Error(`seat ${seat} is not asked`)
  return botNamed(bot).decide(asked(play, prompt), randomFrom(luck))
}
