// How a match goes on where bots answer at once: in a page, in a terminal, in a simulation.

import { asked, botNamed, firstToSpeak, type Patience, type Said } from '@backroom/bots'
import type { Answer, Play, Random, Seat } from '@backroom/engine'
import type { MatchRoom, Speaker } from './room.ts'

/** Somebody who thinks for bots. */
export interface Mind {
  /** Null: it failed. */
  decide(play: Play, seat: Seat, bot: string): Answer | null
  speak(play: Play, speakers: readonly Speaker[]): Said | null
}

/** The bots of a local table, with this luck for each seat and so much patience for each answer. */
export const mindWith = (luckOf: (seat: Seat) => Random, patience?: () => Patience): Mind => ({
  decide(play, seat, bot) {
    const prompt = play.promptOf(seat)
    return prompt ? botNamed(bot).decide(asked(play, prompt), luckOf(seat), patience?.()) : null
  },
  speak: (play, speakers) =>
    firstToSpeak(
      play,
      speakers.map(({ seat, bot }) => ({ seat, bot: bot === null ? null : botNamed(bot) })),
      luckOf,
    ),
})

/** `held`: a bot waits with its answer until then, so that people may say something. */
export type StepResult = 'done' | { readonly held: Seat; readonly until: number } | null

/** The next thing that the clock or a bot does; null: only people can go on. */
export function step<Note>(room: MatchRoom<Note>, mind: Mind): StepResult {
  const { match } = room
  const { seq } = match
  room.timeIsUp()
  if (match.seq !== seq) return 'done'
  const speakers = room.speakers()
  const said = speakers.length > 0 ? mind.speak(match.play, speakers) : null
  if (said) {
    room.botSays(said, seq)
    return 'done'
  }
  room.heardOut(seq)
  const [next] = room.awaited()
  if (!next) return null
  const { moment } = room
  const answer = mind.decide(match.play, next.seat, next.bot)
  const held = answer === null ? null : room.hold(next.seat, answer)
  if (held) return { held: next.seat, until: held.until }
  room.botAnswers(next.seat, moment, answer)
  return 'done'
}

/** Bots speak and answer until only people can go on; when to look again, null: not before somebody does something. */
export function goOn<Note>(room: MatchRoom<Note>, mind: Mind): number | null {
  let last: StepResult
  do last = step(room, mind)
  while (last === 'done')
  const alarms = [last?.until ?? null, room.nextDue].filter((at) => at !== null)
  return alarms.length > 0 ? Math.min(...alarms) : null
}
