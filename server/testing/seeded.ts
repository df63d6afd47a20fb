// A server with thousands of tables and guests, laid into the file in one transaction: some of them begun, ended,
// abandoned or closed long ago, with the records of real games.

import type { DatabaseSync } from 'node:sqlite'
import { botNamed, playBots } from '@backroom/bots'
import type { GameRecord } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { openDatabase } from '../storage/database.ts'
import { actionBody, actionKind } from '../storage/actionRow.ts'
import { openSqlite } from '../storage/sqlite.ts'

const DAY = 24 * 60 * 60 * 1000

/** What becomes of a table, in turn: its state, and how many days ago somebody was last there. */
const FATES = [
  { state: 'open', days: 0 },
  { state: 'open', days: 10 },
  { state: 'running', days: 1 },
  { state: 'running', days: 60 },
  { state: 'over', days: 5 },
  { state: 'over', days: 400 },
  { state: 'closed', days: 2 },
  { state: 'closed', days: 100 },
  { state: 'open', days: 30 },
  { state: 'running', days: 3 },
] as const
type Fate = (typeof FATES)[number]

export interface Seeded {
  readonly tables: number
  readonly guests: number
  readonly answers: number
  readonly messages: number
  /** How many tables had each fate. */
  count(state: Fate['state'], isOld: boolean): number
  /** An id of such a table. */
  one(state: Fate['state'], isOld: boolean): string
}

/** One short game of each kind, among bots that play at random. */
function records(): GameRecord[] {
  return Object.values(GAMES).map((game) => {
    const bots = Array.from({ length: game.players.min }, () => botNamed('random'))
    const { record } = playBots({ game, bots, seed: 'seeded', recorded: true })
    if (!record) throw new Error('no record')
    return record
  })
}

const isOld = ({ days }: Fate): boolean => days >= 10

/** Ids as the server makes them: 22 letters. */
const idOf = (kind: string, number: number): string => `${kind}${String(number).padStart(21, '0')}`

interface Row {
  readonly id: string
  readonly fate: Fate
  readonly record: GameRecord
  readonly people: readonly string[]
  readonly at: number
}

function inserter(db: DatabaseSync) {
  const table = db.prepare(`insert into tables
    (id, game, version, public, host, options, seed, state, made_at, started_at, ended_at, outcome, names, entropy,
     when_away, touched_at) values (?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'never', ?)`)
  const seat = db.prepare('insert into seats (table_id, seat, person_id, away_since) values (?, ?, ?, ?)')
  const answer = db.prepare(
    'insert into actions (table_id, seq, seat, kind, body, at) values (?, ?, ?, ?, ?, ?)',
  )
  const message = db.prepare(
    "insert into messages (table_id, seq, person_id, name, seat, text, key, at) values (?, ?, ?, 'x', 0, 'hello', ?, ?)",
  )
  return ({ id, fate: { state }, record, people, at }: Row): { answers: number; messages: number } => {
    const begun = state !== 'open'
    const ended = state === 'over' || state === 'closed'
    const { game, version, options, seed, entropy, answers } = record
    table.run(
      id,
      game,
      version,
      people[0] ?? '',
      JSON.stringify(options),
      seed,
      state,
      at,
      begun ? at : null,
      ended ? at : null,
      state === 'over' ? JSON.stringify({ winners: [0], scores: people.map(() => 0) }) : null,
      begun ? JSON.stringify(record.seats) : null,
      begun ? JSON.stringify(entropy) : null,
      at,
    )
    for (const [number, person] of people.entries()) seat.run(id, number, person, begun ? at : null)
    const done = state === 'over' ? answers : begun ? answers.slice(0, answers.length / 2) : []
    for (const [i, action] of done.entries())
      answer.run(id, i + 1, action.seat, actionKind(action), actionBody(action), at)
    const said = begun ? 3 : 0
    for (let seq = 1; seq <= said; seq++) message.run(id, seq, people[0] ?? '', `k${seq}`, at)
    return { answers: done.length, messages: said }
  }
}

/** Lays so many tables and guests into a folder; the first guests sit at the tables, the others were seen long ago. */
export async function seedHouse(folder: string, tables: number, guests: number): Promise<Seeded> {
  await openSqlite(folder).close()
  const db = openDatabase(folder)
  const now = Date.now()
  const games = records()
  const person = db.prepare('insert into people (id, name, made_at, seen_at) values (?, ?, ?, ?)')
  const rows: Row[] = []
  let [answers, messages] = [0, 0]
  db.exec('begin immediate')
  for (let number = 0; number < guests; number++) {
    const seen = now - (number % 2 === 0 ? 1 : 200) * DAY
    person.run(idOf('p', number), `Guest ${number}`, seen, seen)
  }
  const insert = inserter(db)
  for (let number = 0; number < tables; number++) {
    const fate = FATES[number % FATES.length] ?? FATES[0]
    const record = games[Math.floor(number / FATES.length) % games.length]
    if (!record) throw new Error('there are games')
    const first = (number * 7) % Math.floor(guests / 2)
    const people = record.seats.map((_, seat) => idOf('p', first + seat))
    const row = { id: idOf('t', number), fate, record, people, at: now - fate.days * DAY - 1 }
    const made = insert(row)
    answers += made.answers
    messages += made.messages
    rows.push(row)
  }
  db.exec('commit')
  db.close()
  const of = (state: Fate['state'], old: boolean) =>
    rows.filter(({ fate }) => fate.state === state && isOld(fate) === old)
  return {
    tables,
    guests,
    answers,
    messages,
    count: (state, old) => of(state, old).length,
    one: (state, old) => of(state, old)[0]?.id ?? '',
  }
}
