// Runs in a worker: a bot sits down at a copy of the game, is shown what its seat may see, and answers or speaks up.

import { asked, botNamed, firstToSpeak, type Said } from '@backroom/bots'
import {
  type Answer,
  type Core,
  type Json,
  type Play,
  randomFrom,
  resumeFrom,
  type Seat,
} from '@backroom/engine'
import type { Speaker } from '@backroom/match'
import { rulesOf } from './rules.ts'

/** The game as it stands, and some luck for whoever thinks about it. */
export interface Position {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Json
  /** The saved game as text: a string crosses to the worker many times faster than the objects. */
  readonly core: string
  readonly luck: string
  /** So many milliseconds a bot may think. */
  readonly budget: number
}

/** More than any machine can do in the time. */
const MOST_PLAYOUTS = 100_000

export type Question =
  | (Position & { readonly ask: 'answer'; readonly seat: Seat; readonly bot: string })
  | (Position & { readonly ask: 'speak'; readonly talkers: readonly Speaker[] })

const playOf = async (position: Position): Promise<Play> =>
  resumeFrom(await rulesOf(position), position.seats, position.options, JSON.parse(position.core) as Core)

// oxlint-disable-next-line import/no-default-export -- Piscina looks for it
export default async function think(question: Question): Promise<Answer | Said | null> {
  const play = await playOf(question)
  const luck = randomFrom(question.luck)
  if (question.ask === 'speak') {
    const talkers = question.talkers.map(({ seat, bot }) => ({
      seat,
      bot: bot === null ? null : botNamed(bot),
    }))
    return firstToSpeak(play, talkers, () => luck)
  }
  const prompt = play.promptOf(question.seat)
  if (!prompt) throw new Error(`seat ${question.seat} is not asked`)
  const until = performance.now() + question.budget
  const patience = { playouts: MOST_PLAYOUTS, isOver: () => performance.now() >= until }
  return botNamed(question.bot).decide(asked(play, prompt), luck, patience)
}
