// Who has something to say outside prompts: bots in turn, and a word of excuse for somebody who has left.

import type { Action, Play, Random, Seat } from '@backroom/engine'
import type { Bot } from './bot.ts'
import { sitAt } from './chair.ts'

/** Bots say no more than this in a row, until somebody answers or a person says something. */
export const MOST_IN_A_ROW = 12

export interface Talker {
  readonly seat: Seat
  /** Null: whoever sits there has left, and makes no deals. */
  readonly bot: Bot | null
}

export type Said = Extract<Action, { readonly command: string }>

/** The first who has something to say now; all of them know only what can be seen from their chairs. */
export function firstToSpeak(
  play: Play,
  talkers: readonly Talker[],
  luckOf: (seat: Seat) => Random,
): Said | null {
  if (!play.game.commands || play.core.over) return null
  for (const { seat, bot } of talkers) {
    const chair = sitAt(play, seat)
    const call = bot ? bot.volunteer?.(chair, luckOf(seat)) : declineForAbsent(chair, luckOf(seat))
    if (call) return { seat, ...call }
  }
  return null
}

function declineForAbsent(chair: ReturnType<typeof sitAt>, random: Random) {
  const { game, core, box } = chair.imagine(random)
  return game.judgement.declineForAbsent?.(core.state, chair.seat, box) ?? null
}
