// What the admin of a server asks: which tables there are, and since when nobody was there.

import { TABLE_STATES } from '@backroom/protocol'
import { sql } from 'kysely'
import type { Database } from './dialect.ts'
import { oneOf } from './lists.ts'
import {
  type Counts,
  type Sanction,
  SANCTIONED,
  SANCTIONS,
  type TableLine,
  type TablesWanted,
  type Upkeep,
} from './storage.ts'

/** The last answer at a table counts as much as a visit. */
const TOUCHED = sql<number>`max(tables.touched_at, coalesce(
  (select at from actions where actions.table_id = tables.id order by seq desc limit 1), 0))`

const ANSWERS = sql<number>`coalesce(
  (select seq from actions where actions.table_id = tables.id order by seq desc limit 1), 0)`

/** Stands where the name of somebody stood who is deleted. */
const NAMELESS = '–'

/** Who sat where when a game began, without the name of this person. */
const WITHOUT_NAME = (person: string) => sql<string>`json_replace(names, '$[' || (select seat from seats
  where table_id = tables.id and person_id = ${person}) || ']', ${NAMELESS})`

/** Hosts what has no other host any more. */
const NOBODY = 'nobody'

/** Who hosts a table whose host is gone. */
const HEIR = sql<string>`coalesce((select person_id from seats where table_id = tables.id
  and person_id is not null order by seat limit 1), ${NOBODY})`

const seatsWhere = (condition: string) =>
  sql<number>`(select count(*) from seats where seats.table_id = tables.id and ${sql.raw(condition)})`

export class UpkeepQueries implements Upkeep {
  readonly #db: Database

  constructor(db: Database) {
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

  async see(people: readonly string[], at: number): Promise<void> {
    if (people.length === 0) return
    await this.#db.updateTable('people').set({ seen_at: at }).where('id', 'in', people).execute()
  }

  // ——— what is cleaned up

  async idleTables(state: 'open' | 'running', since: number, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('state', '=', state)
      .where('touched_at', '<', since)
      .where(TOUCHED, '<', since)
      .orderBy('touched_at')
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  }

  async endedTables(state: 'over' | 'closed', before: number, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('state', '=', state)
      .where('ended_at', '<', before)
      .orderBy('ended_at')
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** The answers go from the last to the first, so that what is left of them can be replayed at any moment. */
  async deleteTable(table: string, slice: number): Promise<void> {
    const { answers } = await this.lifeOf(table)
    for (let last = answers - slice; last > 0; last -= slice)
      await this.#db.deleteFrom('actions').where('table_id', '=', table).where('seq', '>', last).execute()
    await this.#db.batch(
      ...(['actions', 'messages', 'shuffles', 'seats'] as const).map((name) =>
        this.#db.deleteFrom(name).where('table_id', '=', table),
      ),
      this.#db.updateTable('tables').set({ rematch: null }).where('rematch', '=', table),
      this.#db.deleteFrom('tables').where('id', '=', table),
    )
  }

  /** Asked again when they are deleted: somebody may have come back and sat down meanwhile. */
  #strangers(notSeenSince: number) {
    return this.#db
      .selectFrom('people')
      .select('people.id')
      .where('seen_at', '<', notSeenSince)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('seats').select('seat').whereRef('person_id', '=', 'people.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tables').select('tables.id').whereRef('host', '=', 'people.id'))),
      )
  }

  async deleteGuests(notSeenSince: number, most: number): Promise<number> {
    const rows = await this.#strangers(notSeenSince).orderBy('seen_at').limit(most).execute()
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    const still = this.#strangers(notSeenSince).where('people.id', 'in', ids)
    await this.#db.batch(
      this.#db.updateTable('seats').set({ kept_for: null }).where('kept_for', 'in', still),
      this.#db.deleteFrom('shuffles').where('person_id', 'in', still),
      this.#db.deleteFrom('people').where('id', 'in', still),
    )
    return ids.length
  }

  async deleteChat(before: number, most: number): Promise<number> {
    const old = this.#db
      .selectFrom('messages as old')
      .innerJoin('tables', 'tables.id', 'old.table_id')
      .select(sql<number>`old.rowid`.as('row'))
      .where('old.at', '<', before)
      .where('tables.state', 'in', ['over', 'closed'])
      .limit(most)
    const { numDeletedRows } = await this.#db
      .deleteFrom('messages')
      .where(sql<number>`rowid`, 'in', old)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }

  async deletePerson(person: string, at: number): Promise<void> {
    const db = this.#db
    await this.#db.batch(
      this.#standIn(at),
      db
        .updateTable('tables')
        .set({ names: WITHOUT_NAME(person) })
        .where('names', 'is not', null)
        .where('id', 'in', db.selectFrom('seats').select('table_id').where('person_id', '=', person)),
      db.updateTable('seats').set({ person_id: null, away_since: at }).where('person_id', '=', person),
      db.updateTable('seats').set({ kept_for: null }).where('kept_for', '=', person),
      db.updateTable('tables').set({ host: HEIR }).where('host', '=', person),
      db
        .updateTable('tables')
        .set({ state: 'closed', ended_at: at, touched_at: at })
        .where('host', '=', NOBODY)
        .where('state', 'in', ['open', 'running']),
      db.deleteFrom('shuffles').where('person_id', '=', person),
      // The numbers stay: nobody may say something under the number of what others have read.
      db.updateTable('messages').set({ text: '', name: '' }).where('person_id', '=', person),
      db.deleteFrom('sanctions').where('kind', '=', 'person').where('subject', '=', person),
      db.deleteFrom('people').where('id', '=', person),
    )
  }

  async mend(at: number): Promise<number> {
    const db = this.#db
    const tables = db.selectFrom('tables').select('id')
    const people = db.selectFrom('people').select('id')
    const changed = await this.#db.batch(
      this.#standIn(at),
      ...(['actions', 'messages', 'shuffles', 'seats'] as const).map((name) =>
        db.deleteFrom(name).where('table_id', 'not in', tables),
      ),
      db.deleteFrom('shuffles').where('person_id', 'not in', people),
      db
        .updateTable('seats')
        .set({ person_id: null, away_since: at })
        .where('person_id', 'is not', null)
        .where('person_id', 'not in', people),
      db
        .updateTable('seats')
        .set({ kept_for: null })
        .where('kept_for', 'is not', null)
        .where('kept_for', 'not in', people),
      db
        .updateTable('tables')
        .set({ rematch: null })
        .where('rematch', 'is not', null)
        .where('rematch', 'not in', tables),
      db.updateTable('tables').set({ host: HEIR }).where('host', 'not in', people),
    )
    // That there is a stand-in is nothing that was broken.
    return changed.slice(1).reduce((sum, rows) => sum + rows, 0)
  }

  /** Where a table has no other host, somebody has to stand in for the one who is gone. */
  #standIn(at: number) {
    return this.#db
      .insertInto('people')
      .values({ id: NOBODY, name: NAMELESS, language: null, made_at: at })
      .onConflict((conflict) => conflict.doNothing())
  }

  // ——— who may not speak, and who may not come in

  async sanctions(): Promise<Sanction[]> {
    const rows = await this.#db.selectFrom('sanctions').selectAll().orderBy('at').execute()
    return rows.map(({ what, kind, ...row }) => ({
      ...row,
      what: oneOf(SANCTIONS, what) ?? 'ban',
      kind: oneOf(SANCTIONED, kind) ?? 'person',
    }))
  }

  async addSanction({ what, kind, subject, at, until }: Sanction): Promise<void> {
    await this.#db
      .insertInto('sanctions')
      .values({ what, kind, subject, at, until })
      .onConflict((conflict) => conflict.columns(['what', 'kind', 'subject']).doUpdateSet({ at, until }))
      .execute()
  }

  async liftSanction({ what, kind, subject }: Pick<Sanction, 'what' | 'kind' | 'subject'>): Promise<void> {
    await this.#db
      .deleteFrom('sanctions')
      .where('what', '=', what)
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .execute()
  }

  // ——— numbers

  async counts(): Promise<Counts> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['game', 'state', (select) => select.fn.countAll<number>().as('count')])
      .groupBy(['game', 'state'])
      .orderBy('game')
      .orderBy('state')
      .execute()
    return {
      people: await this.peopleSince(0),
      tables: rows.map(({ game, state, count }) => ({
        game,
        state: oneOf(TABLE_STATES, state) ?? 'over',
        count: Number(count),
      })),
    }
  }

  async census() {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['state', (select) => select.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute()
    const found = new Map(rows.map(({ state, count }) => [state, Number(count)]))
    return {
      people: await this.peopleSince(0),
      tables: TABLE_STATES.map((state) => ({ state, count: found.get(state) ?? 0 })),
    }
  }

  async peopleSince(at: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('people')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('seen_at', '>=', at)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async lastSeen(person: string): Promise<number> {
    const row = await this.#db
      .selectFrom('people')
      .select('seen_at')
      .where('id', '=', person)
      .executeTakeFirst()
    return row?.seen_at ?? 0
  }
}
