// Who counts as away, when a bot plays on for them, and who hosts when the host is gone: what follows from a table.

import type { Seat } from '@backroom/engine'
import type { SeatPlayer } from '@backroom/match'
import type { WhenAway } from '@backroom/protocol'
import type { StoredSeat, StoredTable } from './storage/storage.ts'

/** How long the server waits, in milliseconds. */
export interface AwayTimes {
  /** Until somebody without a line counts as away. */
  readonly away: number
  /** A minute of the table's choice after which a bot plays on. */
  readonly minute: number
  /** Until somebody else hosts for a host who is away. */
  readonly host: number
}

/** Null: not by the clock. */
const MINUTES: { readonly [when in WhenAway]: number | null } = {
  now: 0,
  after1: 1,
  after3: 3,
  after5: 5,
  after10: 10,
  vote: null,
  never: null,
}

export const isPresent = ({ person, left, away }: StoredSeat): boolean =>
  person !== null && !left && away === null

/** A seat of a running game where nobody is, and no bot plays on yet. */
const isMissed = ({ state }: StoredTable, seat: StoredSeat): boolean =>
  state === 'running' && seat.bot === null && seat.botSince === null && (seat.left || seat.away !== null)

/** When a bot plays on at this seat by the clock, which runs only while somebody is at the table. */
export function botDue(table: StoredTable, seat: StoredSeat, minute: number): number | null {
  const minutes = MINUTES[table.whenAway]
  if (minutes === null || table.awake === null || !isMissed(table, seat)) return null
  const from = Math.max(seat.away ?? 0, table.awake)
  // Whoever says that they leave is not waited for.
  return seat.left ? from : from + minutes * minute
}

/** The votes that count for a bot at this seat, and how many it takes: more than half of those present. */
export function votesFor(
  table: StoredTable,
  seat: StoredSeat,
): { readonly seats: Seat[]; readonly needed: number } | null {
  if (table.whenAway !== 'vote' || !isMissed(table, seat)) return null
  const seats = table.seats.flatMap((one, number) =>
    one.person !== null && isPresent(one) && seat.votes.includes(one.person) ? [number] : [],
  )
  return { seats, needed: Math.floor(table.seats.filter(isPresent).length / 2) + 1 }
}

/** From when on somebody else may host; null: as long as the host is there. */
export function hostGone(
  { host, seats }: StoredTable,
  isHere: (person: string) => boolean,
  minutes: number,
): number | null {
  const seat = seats.find(({ person }) => person === host)
  // A host who does not sit hosts as long as they look on.
  if (!seat) return isHere(host) ? null : 0
  if (seat.left) return 0
  return seat.away === null ? null : seat.away + minutes
}

/** Who hosts next: the first person who is connected, from the host's left on. */
export function heirOf({ host, seats }: StoredTable, isHere: (person: string) => boolean): string | null {
  const first = seats.findIndex(({ person }) => person === host) + 1
  for (const seat of [...seats.slice(first), ...seats.slice(0, first)])
    if (seat.person !== null && seat.person !== host && isPresent(seat) && isHere(seat.person))
      return seat.person
  return null
}

/** The bot that plays at this seat now, for itself or, while anybody is there, for somebody who is away. */
export function playerAt(seat: StoredSeat | undefined, standIn: string, isAwake: boolean): SeatPlayer | null {
  if (!seat) return null
  if (seat.bot !== null) return { bot: seat.bot, standIn: false }
  return seat.botSince !== null && isAwake ? { bot: standIn, standIn: true } : null
}
