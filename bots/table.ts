// A table of bots: one game from a seed to its end, with somebody watching if wanted.

import {
  type Action,
  type AnyGame,
  begin,
  fork,
  GameFault,
  type GameRecord,
  type Json,
  newRecord,
  type Outcome,
  type Play,
  type Prompt,
  type Random,
  randomFrom,
  type Refusal,
  sealRecord,
  type Seat,
} from '@backroom/engine'
import type { Bot, Patience } from './bot.ts'
import { asked } from './chair.ts'
import { firstToSpeak, type Talker } from './talk.ts'

export interface BotTable {
  readonly game: AnyGame
  /** Who sits where. */
  readonly bots: readonly Bot[]
  readonly seed: string
  readonly options?: Json
  /** How long each of them may think. */
  readonly patience?: Patience
  /** Keep what was answered, and seal it at the end. */
  readonly recorded?: boolean
  /** Called at every waiting point, and once more when the game is over. */
  readonly watch?: (play: Play, record: GameRecord, random: Random) => void
}

export interface BotGame {
  readonly outcome: Outcome
  readonly decisions: number
  /** Null unless the game was recorded or watched. */
  readonly record: GameRecord | null
}

/** An answer of a bot that the table did not take: a fault of the bot. */
export class BotFault extends Error {
  readonly refusal: Refusal
  constructor(bot: string, seat: Seat, refusal: Refusal) {
    super(`${bot} at seat ${seat} was refused: ${refusal.code} ${refusal.rule ?? ''} ${refusal.given ?? ''}`)
    this.name = 'BotFault'
    this.refusal = refusal
  }
}

export function playBots(table: BotTable): BotGame {
  const { game, bots, seed, options = {}, patience, recorded = false, watch } = table
  const answers: Action[] = []
  const kept = recorded || watch !== undefined
  const names = bots.map((bot) => bot.name)
  const record = kept ? { ...newRecord(game, names, seed, options), answers } : null
  const play = begin(game, bots.length, seed, options, [], watch !== undefined)
  const luck = randomFrom(`bots of ${seed}`)
  const lucks = bots.map(() => fork(luck))
  const talkers = bots.map((bot, seat) => ({ seat, bot }))
  while (!play.core.over) {
    if (record) watch?.(play, record, luck)
    if (play.core.taken >= game.bound)
      throw new GameFault(`${game.id} is not over after ${game.bound} answers`)
    const action = (game.commands && volunteer(play, talkers, lucks)) ?? decide(play, bots, lucks, patience)
    if (record) answers.push(action)
  }
  if (record) watch?.(play, record, luck)
  return {
    outcome: play.core.over,
    decisions: play.core.taken,
    record: record && recorded ? sealRecord(record, play) : record,
  }
}

/** The first seat that is asked and has not answered does. */
function decide(play: Play, bots: readonly Bot[], lucks: readonly Random[], patience?: Patience): Action {
  const { core } = play
  const prompt = firstOpen(play)
  const { seat } = prompt
  const bot = bots[seat] as Bot
  const answer = bot.decide(asked(play, prompt), lucks[seat] as Random, patience)
  const reply = play.answer(seat, core.wait, answer)
  if (!reply.ok) throw new BotFault(bot.name, seat, reply.refusal)
  return { seat, answer }
}

function firstOpen({ prompts, core, game }: Play): Prompt {
  for (const prompt of prompts) if (core.sealed[prompt.seat] == null) return prompt
  throw new GameFault(`${game.id} waits for nobody`)
}

/** Anybody may say something outside prompts; the first who does is heard. */
function volunteer(play: Play, talkers: readonly Talker[], lucks: readonly Random[]): Action | null {
  const said = firstToSpeak(play, talkers, (seat) => lucks[seat] as Random)
  if (!said) return null
  const reply = play.command(said.seat, said.command, said.args)
  if (!reply.ok) throw new BotFault(talkers[said.seat]?.bot?.name ?? '', said.seat, reply.refusal)
  return said
}
