// What everybody may know of a table, and small messages as text.

import type { AnyRefusal, ChatMessage, SeatInfo, ServerMessage, TableInfo } from '@backroom/protocol'
import { botDue, votesFor } from './away.ts'
import { countRefusal } from './refusals.ts'
import { isOfOtherRules } from './rules.ts'
import { shownOptions } from './shownOptions.ts'
import type { StoredMessage, StoredSeat, StoredTable } from './storage/storage.ts'

export const text = (message: ServerMessage): string => JSON.stringify(message)

export const acceptedText = (key: string, seq: number): string => text({ type: 'accepted', key, seq })

/** Whoever refuses something on a socket says it by this. */
export function refusedText(key: string | null, refusal: AnyRefusal): string {
  countRefusal(refusal.code)
  return text({ type: 'refused', key, refusal })
}

type Joined = Extract<ServerMessage, { type: 'joined' }>

/** What somebody hears who comes in; the long parts are texts already. */
export function joinedText(
  head: Pick<Joined, 'table' | 'you' | 'host' | 'seq'>,
  { sight, log, chat }: { readonly [part in 'sight' | 'log' | 'chat']: string },
  continued: boolean,
): string {
  const start = JSON.stringify({ type: 'joined', ...head }).slice(0, -1)
  return `${start},"sight":${sight},"continued":${continued},"log":${log},"chat":${chat}}`
}

/** A message of the chat as it is told. */
export const chatOf = ({ seq, at, name, seat, text }: StoredMessage): ChatMessage => ({
  seq,
  at,
  name,
  seat,
  text,
})

/** What is known of a table in memory: who is connected to it. */
export interface Company {
  readonly here: ReadonlySet<string | null>
  readonly watchers: number
}

/** Nobody looks at the table. */
export const NOBODY: Company = { here: new Set(), watchers: 0 }

function seatInfo(table: StoredTable, seat: StoredSeat, here: Company['here'], minute: number): SeatInfo {
  const { bot, person, name, left, away, botSince } = seat
  if (bot !== null) return { kind: 'bot', bot }
  const isFree = person === null
  return {
    kind: 'person',
    name,
    keptFor: seat.keptForName,
    here: !isFree && !left && here.has(person),
    away: isFree && table.state === 'open' ? null : away,
    left,
    botPlays: botSince !== null,
    botAt: botDue(table, seat, minute),
    votes: votesFor(table, seat),
  }
}

/** The deal was under way, and never came about. */
const isUndealt = ({ state, started, pledges }: StoredTable): boolean =>
  state === 'closed' && started === null && pledges !== null

/** `minute`: how long a minute of the table's choice is. */
export function tableInfo(
  table: StoredTable,
  commitment: string,
  { here, watchers }: Company,
  minute: number,
): TableInfo {
  const hostSeat = table.seats.findIndex(({ person }) => person === table.host)
  return {
    id: table.id,
    game: table.game,
    version: table.version,
    ...(isOfOtherRules(table) && { otherRules: true }),
    ...(isUndealt(table) && { undealt: true }),
    name: table.name,
    public: table.public,
    state: table.state,
    options: shownOptions(table.options),
    seats: table.seats.map((seat) => seatInfo(table, seat, here, minute)),
    host: table.hostName,
    hostSeat: hostSeat < 0 ? null : hostSeat,
    whenAway: table.whenAway,
    rematch: table.rematch,
    watchers,
    commitment,
    made: table.made,
    started: table.started,
    ended: table.ended,
    outcome: table.outcome,
  }
}
