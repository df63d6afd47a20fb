// What the keeper of a house asks: which tables there are, and since when nobody was there.

import { TABLE_STATES } from '@backroom/protocol'
import { type Kysely, sql } from 'kysely'
import { oneOf } from './lists.ts'
import type { Schema } from './schema.ts'
import type { TableLine, TablesWanted, Upkeep } from './storage.ts'

/** The last answer at a table counts as much as a visit. */
const TOUCHED = sql<number>`max(tables.touched_at, coalesce(
  (select at from answers where answers.table_id = tables.id order by seq desc limit 1), 0))`

const ANSWERS = sql<number>`coalesce(
  (select seq from answers where answers.table_id = tables.id order by seq desc limit 1), 0)`

const seatsWhere = (condition: string) =>
  sql<number>`(select count(*) from seats where seats.table_id = tables.id and ${sql.raw(condition)})`

export class UpkeepQueries implements Upkeep {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  #fitting({ state, game, untouchedSince }: TablesWanted) {
    let query = this.#db.selectFrom('tables').leftJoin('people', 'people.id', 'tables.host')
    if (state !== undefined) query = query.where('tables.state', '=', state)
    if (game !== undefined) query = query.where('tables.game', '=', game)
    if (untouchedSince !== undefined) query = query.where(TOUCHED, '<', untouchedSince)
    return query
  }

  async tables(wanted: TablesWanted) {
    const { total } = await this.#fitting(wanted)
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await this.#fitting(wanted)
      .select(['tables.id', 'game', 'version', 'tables.name', 'public', 'state', 'host', 'tables.made_at'])
      .select('people.name as host_name')
      .select([
        TOUCHED.as('touched'),
        ANSWERS.as('answers'),
        seatsWhere('person_id is not null').as('people'),
        seatsWhere('bot is not null').as('bots'),
        seatsWhere('bot is null and person_id is null').as('free'),
      ])
      .orderBy('touched')
      .orderBy('tables.id')
      .limit(wanted.most)
      .execute()
    const tables = rows.map(
      ({ made_at, host_name, ...row }): TableLine => ({
        ...row,
        public: row.public === 1,
        state: oneOf(TABLE_STATES, row.state) ?? 'over',
        hostName: host_name ?? '',
        made: made_at,
      }),
    )
    return { total: Number(total), tables }
  }

  async lifeOf(table: string) {
    const life = await this.#db
      .selectFrom('tables')
      .select([TOUCHED.as('touched'), ANSWERS.as('answers')])
      .where('id', '=', table)
      .executeTakeFirst()
    return life ?? { touched: 0, answers: 0 }
  }

  async touch(tables: readonly string[], at: number): Promise<void> {
    if (tables.length === 0) return
    await this.#db.updateTable('tables').set({ touched_at: at }).where('id', 'in', tables).execute()
  }
}
