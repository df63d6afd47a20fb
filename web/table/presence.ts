// Who is there and who is away, in words.

import type { SeatInfo, TableInfo } from '@backroom/protocol'
import { clockOf, now } from '../kit/clock.ts'
import { momentOf } from '../text/dates.ts'
import { botName } from '../text/botName.ts'
import { say } from '../text/say.ts'

type PersonSeat = Extract<SeatInfo, { kind: 'person' }>

export const personSeat = (info: TableInfo | null, seat: number): PersonSeat | null => {
  const found = info?.seats[seat]
  return found?.kind === 'person' ? found : null
}

/** Whether somebody is missed at this seat: they are away, have left, or it is free in a running game. */
export const isMissed = (info: TableInfo, seat: SeatInfo): seat is PersonSeat =>
  seat.kind === 'person' && (seat.away !== null || (seat.name === null && info.state === 'running'))

/** Away since when, in two or three words; null for somebody who is there. */
export function awayWords(info: TableInfo, seat: SeatInfo): string | null {
  if (!isMissed(info, seat)) return null
  const { name, away, left } = seat
  if (name === null || away === null) return say('seat.empty')
  return say(left ? 'seat.left' : 'seat.away', { time: momentOf(away) })
}

/** The sentence for a table that waits for somebody who is not there. */
export function waitsForAbsent({ name, away, left }: PersonSeat, family: string): string {
  if (name === null || away === null) return say('wait.free', { family })
  return say(left ? 'wait.left' : 'wait.away', { name, time: momentOf(away) })
}

/** What becomes of a seat where nobody is. */
export function whatNext(info: TableInfo, { botPlays, botAt, votes }: PersonSeat): string {
  if (botPlays) return say('wait.botPlays')
  if (votes) return say('wait.votes', { count: votes.seats.length, needed: votes.needed })
  if (botAt !== null) return say('wait.botAt', { clock: clockOf(botAt - now.value) })
  return say(info.whenAway === 'never' || info.whenAway === 'vote' ? 'wait.never' : 'wait.asleep')
}

export const seatName = (seat: SeatInfo): string =>
  seat.kind === 'bot'
    ? botName(seat.bot)
    : (seat.name ?? (seat.keptFor === null ? say('seat.empty') : say('seat.keptFor', { name: seat.keptFor })))
