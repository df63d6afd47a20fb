// Tables: the queries that every database understands, written through Kysely.

import type { Json, Outcome } from '@backroom/engine'
import { TABLE_STATES, type TableState, USUAL_WHEN_AWAY, WHEN_AWAY } from '@backroom/protocol'
import { type Selectable, sql } from 'kysely'
import type { Database } from './dialect.ts'
import { oneOf, outcomeFrom, textsFrom } from './lists.ts'
import type { Schema } from './schema.ts'
import type { NewTable, StoredSeat, StoredTable } from './storage.ts'
import { WrittenJson } from './writtenJson.ts'

const UNFINISHED = ['open', 'running'] as const satisfies readonly TableState[]

/** How many public tables of each state are looked through for a list, and how many of one host and from one place are on it. */
const LOOKED_THROUGH = 1000
const LISTED_OF_HOST = 5
const LISTED_FROM_PLACE = 10

/** How new a table is among those of the same host or from the same place; 1: the newest. */
const rank = (by: 'host' | 'place') =>
  sql<number>`row_number() over (partition by ${sql.ref(by)} order by made_at desc)`

type TableRow = Omit<Selectable<Schema['tables']>, 'shown_options' | 'made_from' | 'touched_at'> & {
  readonly host_name: string
}

/** All that a table is read from, but its options, of which lists read less. */
const COLUMNS = [
  'tables.id',
  'tables.game',
  'tables.version',
  'tables.name',
  'tables.public',
  'tables.host',
  'tables.seed',
  'tables.state',
  'tables.made_at',
  'tables.started_at',
  'tables.ended_at',
  'tables.outcome',
  'tables.names',
  'tables.entropy',
  'tables.when_away',
  'tables.awake_since',
  'tables.rematch',
  'tables.pledges',
  'people.name as host_name',
] as const

function readTable(row: TableRow, seats: readonly StoredSeat[]): StoredTable {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    name: row.name,
    public: row.public === 1,
    host: row.host,
    hostName: row.host_name,
    options: JSON.parse(row.options) as Json,
    seed: row.seed,
    state: oneOf(TABLE_STATES, row.state) ?? 'over',
    made: row.made_at,
    started: row.started_at,
    ended: row.ended_at,
    outcome: outcomeFrom(row.outcome),
    whenAway: oneOf(WHEN_AWAY, row.when_away) ?? USUAL_WHEN_AWAY,
    awake: row.awake_since,
    rematch: row.rematch,
    names: textsFrom(row.names),
    entropy: textsFrom(row.entropy),
    pledges: row.pledges === null ? null : textsFrom(row.pledges),
    seats,
  }
}

export class TableQueries {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  // ——— tables

  async addTable(table: NewTable): Promise<void> {
    const { id, game, version, name, host, seed, made } = table
    const { text, shown } = WrittenJson.of(table.options)
    const shownText = JSON.stringify(shown)
    const row = {
      id,
      game,
      version,
      name,
      host,
      seed,
      options: text,
      shown_options: shownText.length < text.length ? shownText : null,
      made_at: made,
      touched_at: made,
      made_from: table.madeFrom ?? null,
      public: Number(table.public),
      when_away: table.whenAway,
    }
    const seats = table.seats.map(({ bot, person, keptFor = null }, seat) => ({
      table_id: id,
      seat,
      bot,
      person_id: person,
      kept_for: keptFor,
    }))
    await this.#db.batch(
      this.#db.insertInto('tables').values(row),
      this.#db.insertInto('seats').values(seats),
    )
  }

  #tables() {
    return this.#db.selectFrom('tables').innerJoin('people', 'people.id', 'tables.host').select(COLUMNS)
  }

  /** For lists: without files. */
  #listed() {
    return this.#tables().select(sql<string>`coalesce(shown_options, options)`.as('options'))
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = await this.#tables().select('options').where('tables.id', '=', id).executeTakeFirst()
    return row ? ((await this.#withSeats([row]))[0] ?? null) : null
  }

  async publicTables(since: number, most: number): Promise<StoredTable[]> {
    const newest = (state: 'open' | 'running') =>
      this.#db
        .selectFrom('tables')
        .select(['id', 'host', 'made_from', 'made_at'])
        .where('public', '=', 1)
        .where('state', '=', state)
        .orderBy('made_at', 'desc')
        .limit(LOOKED_THROUGH)
    const open = this.#db.selectFrom(newest('open').where('made_at', '>=', since).as('open')).selectAll()
    const running = this.#db.selectFrom(newest('running').as('running')).selectAll()
    const byHost = this.#db
      .selectFrom(open.unionAll(running).as('found'))
      .select(['id', 'made_at', sql<string>`coalesce(made_from, id)`.as('place'), rank('host').as('of_host')])
    const byPlace = this.#db
      .selectFrom(byHost.as('hosted'))
      .select(['id', rank('place').as('from_place')])
      .where('of_host', '<=', LISTED_OF_HOST)
    const listed = this.#db
      .selectFrom(byPlace.as('placed'))
      .select('id')
      .where('from_place', '<=', LISTED_FROM_PLACE)
    const rows = await this.#listed()
      .where('tables.id', 'in', listed)
      .orderBy('tables.made_at', 'desc')
      .limit(most)
      .execute()
    return this.#withSeats(rows)
  }

  async tablesOf(person: string, most: number): Promise<StoredTable[]> {
    const sits = this.#db.selectFrom('seats').select('table_id').where('person_id', '=', person)
    const rows = await this.#listed()
      .where((where) => where.or([where('tables.host', '=', person), where('tables.id', 'in', sits)]))
      .orderBy('tables.made_at', 'desc')
      .limit(most)
      .execute()
    return this.#withSeats(rows)
  }

  async #withSeats(rows: readonly TableRow[]): Promise<StoredTable[]> {
    if (rows.length === 0) return []
    const ids = rows.map((row) => row.id)
    const seats = await this.#db
      .selectFrom('seats')
      .leftJoin('people', 'people.id', 'seats.person_id')
      .leftJoin('people as awaited', 'awaited.id', 'seats.kept_for')
      .selectAll('seats')
      .select(['people.name as name', 'awaited.name as kept_for_name'])
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute()
    const byTable = Map.groupBy(seats, (seat) => seat.table_id)
    const read = (seat: (typeof seats)[number]): StoredSeat => ({
      bot: seat.bot,
      person: seat.person_id,
      name: seat.name,
      keptFor: seat.kept_for,
      keptForName: seat.kept_for_name,
      left: seat.has_left === 1,
      away: seat.away_since,
      botSince: seat.bot_since,
      votes: textsFrom(seat.votes),
    })
    return rows.map((row) => readTable(row, (byTable.get(row.id) ?? []).map(read)))
  }

  async unfinishedOf(host: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .where('state', 'in', UNFINISHED)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async seatsWithOthers(person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('seats.person_id', '=', person)
      .where('tables.host', '!=', person)
      .where('tables.state', 'in', UNFINISHED)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async tablesWithBots(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select('tables.id')
      .distinct()
      .where('tables.state', '=', 'running')
      .where('seats.bot', 'is not', null)
      .execute()
    return rows.map((row) => row.id)
  }

  async startTable(
    table: string,
    at: number,
    names: readonly string[],
    entropy: readonly string[],
    version?: number,
  ) {
    const { numUpdatedRows } = await this.#db
      .updateTable('tables')
      .set({
        state: 'running',
        started_at: at,
        ...(version !== undefined && { version }),
        touched_at: at,
        names: JSON.stringify(names),
        entropy: JSON.stringify(entropy),
      })
      .where('id', '=', table)
      .where('state', '=', 'open')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async finishTable(table: string, at: number, outcome: Outcome): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ state: 'over', ended_at: at, touched_at: at, outcome: JSON.stringify(outcome) })
      .where('id', '=', table)
      .where('state', '=', 'running')
      .execute()
  }

  async closeTable(table: string, at: number): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ state: 'closed', ended_at: at, touched_at: at })
      .where('id', '=', table)
      .where('state', 'in', UNFINISHED)
      .execute()
  }

  async setHost(table: string, person: string): Promise<void> {
    await this.#db.updateTable('tables').set({ host: person }).where('id', '=', table).execute()
  }

  async setRematch(table: string, next: string): Promise<void> {
    await this.#db.updateTable('tables').set({ rematch: next }).where('id', '=', table).execute()
  }
}
