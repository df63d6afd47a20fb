// Tables and their seats: the queries that every database understands, written through Kysely.

import type { Json, Outcome, Seat } from '@backroom/engine'
import { TABLE_STATES } from '@backroom/protocol'
import type { Kysely, Selectable } from 'kysely'
import { oneOf, outcomeFrom, textsFrom } from './lists.ts'
import type { Schema } from './schema.ts'
import type { NewTable, StoredSeat, StoredTable } from './storage.ts'

type TableRow = Selectable<Schema['tables']> & { host_name: string }

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
    names: textsFrom(row.names),
    entropy: textsFrom(row.entropy),
    seats,
  }
}

export class TableQueries {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  // ——— tables

  async addTable(table: NewTable): Promise<void> {
    const { id, game, version, name, host, seed, made } = table
    await this.#db.transaction().execute(async (all) => {
      const options = JSON.stringify(table.options)
      const row = {
        id,
        game,
        version,
        name,
        host,
        seed,
        options,
        made_at: made,
        public: Number(table.public),
      }
      await all.insertInto('tables').values(row).execute()
      const seats = table.seats.map(({ bot, person }, seat) => ({
        table_id: id,
        seat,
        bot,
        person_id: person,
      }))
      await all.insertInto('seats').values(seats).execute()
    })
  }

  #tables() {
    return this.#db
      .selectFrom('tables')
      .innerJoin('people', 'people.id', 'tables.host')
      .selectAll('tables')
      .select('people.name as host_name')
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = await this.#tables().where('tables.id', '=', id).executeTakeFirst()
    return row ? ((await this.#withSeats([row]))[0] ?? null) : null
  }

  async publicTables(since: number, most: number): Promise<StoredTable[]> {
    const rows = await this.#tables()
      .where('tables.public', '=', 1)
      .where((where) =>
        where.or([
          where('tables.state', '=', 'running'),
          where.and([where('tables.state', '=', 'open'), where('tables.made_at', '>=', since)]),
        ]),
      )
      .orderBy('tables.made_at', 'desc')
      .limit(most)
      .execute()
    return this.#withSeats(rows)
  }

  async tablesOf(person: string, most: number): Promise<StoredTable[]> {
    const sits = this.#db.selectFrom('seats').select('table_id').where('person_id', '=', person)
    const rows = await this.#tables()
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
      .selectAll('seats')
      .select('people.name as name')
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute()
    const byTable = Map.groupBy(seats, (seat) => seat.table_id)
    const read = (seat: (typeof seats)[number]): StoredSeat => ({
      bot: seat.bot,
      person: seat.person_id,
      name: seat.name,
      away: seat.away === 1,
      entropy: seat.entropy,
    })
    return rows.map((row) => readTable(row, (byTable.get(row.id) ?? []).map(read)))
  }

  async unfinishedOf(host: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .where('state', '!=', 'over')
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
      .where((where) => where.or([where('seats.bot', 'is not', null), where('seats.away', '=', 1)]))
      .execute()
    return rows.map((row) => row.id)
  }

  async startTable(table: string, at: number, names: readonly string[], entropy: readonly string[]) {
    const { numUpdatedRows } = await this.#db
      .updateTable('tables')
      .set({
        state: 'running',
        started_at: at,
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
      .set({ state: 'over', ended_at: at, outcome: JSON.stringify(outcome) })
      .where('id', '=', table)
      .where('state', '=', 'running')
      .execute()
  }

  // ——— seats

  #seats(table: string) {
    return this.#db.updateTable('seats').where('table_id', '=', table)
  }

  #openTable(table: string) {
    return this.#db.selectFrom('tables').select('id').where('id', '=', table).where('state', '=', 'open')
  }

  async sitDown(table: string, seat: Seat, person: string): Promise<boolean> {
    const elsewhere = this.#db
      .selectFrom('seats as other')
      .select('other.seat')
      .where('other.table_id', '=', table)
      .where('other.person_id', '=', person)
    const { numUpdatedRows } = await this.#seats(table)
      .set({ person_id: person, away: 0, entropy: '' })
      .where('seat', '=', seat)
      .where('bot', 'is', null)
      .where('person_id', 'is', null)
      .where('table_id', 'in', this.#openTable(table))
      .where(({ not, exists }) => not(exists(elsewhere)))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async standUp(table: string, person: string): Promise<void> {
    await this.#seats(table)
      .set({ person_id: null, entropy: '' })
      .where('person_id', '=', person)
      .where('table_id', 'in', this.#openTable(table))
      .execute()
  }

  async setAway(table: string, person: string, away: boolean): Promise<void> {
    await this.#seats(table)
      .set({ away: Number(away) })
      .where('person_id', '=', person)
      .execute()
  }

  async setBot(table: string, seat: Seat, bot: string | null): Promise<boolean> {
    const { numUpdatedRows } = await this.#seats(table)
      .set({ bot })
      .where('seat', '=', seat)
      .where('person_id', 'is', null)
      .where('table_id', 'in', this.#openTable(table))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async setEntropy(table: string, person: string, entropy: string): Promise<void> {
    await this.#seats(table)
      .set({ entropy })
      .where('person_id', '=', person)
      .where('table_id', 'in', this.#openTable(table))
      .execute()
  }
}
