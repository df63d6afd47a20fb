// What an admin is told, as lines for people.

import type { AdminResults } from '@backroom/server'
import type { Say } from '../messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, in the largest unit that is not zero; short, for a column. */
function ago(time: number | null, now: number): string {
  if (time === null) return '–'
  const past = Math.max(0, now - time)
  if (past >= DAY) return `${Math.floor(past / DAY)} d`
  if (past >= HOUR) return `${Math.floor(past / HOUR)} h`
  return `${Math.floor(past / MINUTE)} min`
}

/** Rows under each other, every column as wide as its widest cell. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, [...cell].length)
  const pad = (cell: string, column: number) =>
    cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length))
  return rows.map((row) => row.map(pad).join('  ').trimEnd())
}

export function listLines({ total, tables }: AdminResults['list'], say: Say): string[] {
  const now = Date.now()
  const rows = tables.map((table) => [
    table.id,
    table.game,
    say(`admin.state.${table.state}`),
    `${table.people}+${table.bots}/${table.people + table.bots + table.free}`,
    String(table.answers),
    ago(table.made, now),
    ago(table.touched, now),
    table.name ?? table.hostName,
  ])
  const heading = [
    say('admin.column.table'),
    say('admin.column.game'),
    say('admin.column.state'),
    say('admin.column.seats'),
    say('admin.column.answers'),
    say('admin.column.made'),
    say('admin.column.touched'),
    say('admin.column.name'),
  ]
  return [
    ...(rows.length > 0 ? columns([heading, ...rows]) : []),
    say('admin.listed', { shown: tables.length, total }),
  ]
}

type Shown = AdminResults['show']
type TableShown = Extract<Shown, { kind: 'table' }>
type PersonShown = Extract<Shown, { kind: 'person' }>
type Seat = TableShown['seats'][number]

function seatLine({ bot, person, name, here, left, away, botSince }: Seat, now: number, say: Say): string {
  if (bot !== null) return say('admin.seat.bot', { bot })
  if (person === null) return say('admin.seat.free')
  const how = here
    ? say('admin.seat.here')
    : left
      ? say('admin.seat.left')
      : away === null
        ? ''
        : say('admin.seat.away', { ago: ago(away, now) })
  return [name ?? '', person, how, botSince === null ? '' : say('admin.seat.botPlays')]
    .filter((part) => part !== '')
    .join(' · ')
}

export const showLines = (shown: Shown, say: Say): string[] =>
  shown.kind === 'table' ? tableLines(shown, say) : personLines(shown, say)

function tableLines(table: TableShown, say: Say): string[] {
  const now = Date.now()
  const { id, game, version, host, hostName, answers } = table
  return [
    say('admin.table', { id, game, version, state: say(`admin.state.${table.state}`) }),
    say('admin.table.host', { name: hostName, host }),
    say('admin.table.times', {
      made: ago(table.made, now),
      started: ago(table.started, now),
      ended: ago(table.ended, now),
      touched: ago(table.touched, now),
    }),
    say('admin.table.answers', { answers }),
    ...(table.watchers === null ? [] : [say('admin.table.watchers', { watchers: table.watchers })]),
    ...(table.muted ? [say('admin.isMuted')] : []),
    ...table.seats.map((seat, number) => say('admin.seat', { seat: number, who: seatLine(seat, now, say) })),
  ]
}

function personLines({ id, name, seen, muted, banned, tables }: PersonShown, say: Say): string[] {
  return [
    say('admin.person', { id, name, seen: ago(seen, Date.now()) }),
    ...(muted ? [say('admin.isMuted')] : []),
    ...(banned ? [say('admin.isBanned')] : []),
    ...columns(tables.map((table) => ['  ', table.id, table.game, say(`admin.state.${table.state}`)])),
  ]
}

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ')

type Aim = AdminResults['delete']

export const named = ({ kind, subject }: Aim, say: Say): string => say(`admin.kind.${kind}`, { subject })

type Stats = AdminResults['stats'] & { readonly answers: number; readonly messages: number }

export function statsLines(stats: Stats, say: Say): string[] {
  const { people, seenToday, seenThisMonth, answers, messages, bytes, sockets, tablesInMemory } = stats
  return [
    ...columns(
      stats.tables.map(({ game, state, count }) => [game, say(`admin.state.${state}`), String(count)]),
    ),
    say('admin.stats.people', { people, today: seenToday, month: seenThisMonth }),
    say('admin.stats.rows', { answers, messages, megabytes: (bytes / 2 ** 20).toFixed(1) }),
    ...(sockets === null || tablesInMemory === null
      ? [say('admin.stats.stopped')]
      : [say('admin.stats.live', { sockets, tables: tablesInMemory })]),
    ...stats.sanctions.map((one) =>
      say(`admin.sanction.${one.what}`, {
        who: named(one, say),
        until: one.until === null ? say('admin.forEver') : say('admin.until', { day: dayOf(one.until) }),
      }),
    ),
  ]
}
