// People, actions and messages: the queries that every database understands, written through Kysely.

import type { Seat } from '@backroom/engine'
import { LANGUAGES } from '@backroom/protocol'
import type { Selectable } from 'kysely'
import type { Database } from './dialect.ts'
import { storedAction } from './actionRow.ts'
import { oneOf } from './lists.ts'
import type { Schema } from './schema.ts'
import { ShuffleQueries } from './shuffleQueries.ts'
import { SessionQueries } from './sessionQueries.ts'
import { UpkeepQueries } from './upkeepQueries.ts'
import type { NewMessage, Person, StoredAction, StoredMessage } from './storage.ts'

/** The row that is written to see whether anything can be, and how large it is: what is nearly full is full. */
const PROOF = 'proof'
const PROOF_BYTES = 32 * 1024

const readMessage = (row: Selectable<Schema['messages']>): StoredMessage => ({
  table: row.table_id,
  seq: row.seq,
  person: row.person_id,
  name: row.name,
  seat: row.seat,
  text: row.text,
  key: row.key,
  at: row.at,
})

export class Queries extends ShuffleQueries {
  readonly #db: Database

  readonly upkeep: UpkeepQueries
  readonly sessions: SessionQueries

  constructor(db: Database) {
    super(db)
    this.#db = db
    this.upkeep = new UpkeepQueries(db)
    this.sessions = new SessionQueries(db)
  }

  close(): Promise<void> {
    return this.#db.destroy()
  }

  async prove(): Promise<void> {
    const db = this.#db
    await db.batch(
      db.insertInto('house').values({ name: PROOF, value: PROOF.padEnd(PROOF_BYTES) }),
      db.deleteFrom('house').where('name', '=', PROOF),
    )
  }

  async secret(name: string, make: () => string): Promise<string> {
    await this.#db
      .insertInto('house')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await this.#db
      .selectFrom('house')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return row.value
  }

  // ——— people

  async addPerson({ id, name, language }: Person, at: number): Promise<void> {
    await this.#db.insertInto('people').values({ id, name, language, made_at: at, seen_at: at }).execute()
  }

  async person(id: string): Promise<Person | null> {
    const row = await this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? { id: row.id, name: row.name, language: oneOf(LANGUAGES, row.language) } : null
  }

  async changePerson({ id, name, language }: Person): Promise<void> {
    await this.#db.updateTable('people').set({ name, language }).where('id', '=', id).execute()
  }

  // ——— actions and messages

  async actions(table: string, most = Number.MAX_SAFE_INTEGER): Promise<StoredAction[]> {
    const rows = await this.#db
      .selectFrom('actions')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seq')
      .limit(most)
      .execute()
    return rows.map(storedAction)
  }

  async seqOfKey(table: string, seat: Seat, key: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('actions')
      .select('seq')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('key', '=', key)
      .orderBy('seq')
      .executeTakeFirst()
    return row?.seq ?? null
  }

  async answersByBot(table: string, seat: Seat, since: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('actions')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('kind', '=', 'answer')
      .where('by_bot', '=', 1)
      .where('at', '>=', since)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async addMessage({ table, person, name, seat, text, at, key }: NewMessage) {
    // Its number is found where it is written, so that no two get the same.
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('messages')
      .columns(['table_id', 'seq', 'person_id', 'name', 'seat', 'text', 'key', 'at'])
      .expression((from) =>
        from
          .selectFrom('messages')
          .where('table_id', '=', table)
          .select(({ fn, val, lit, eb }) => [
            val(table).as('table_id'),
            eb(fn.coalesce(fn.max('seq'), lit(0)), '+', lit(1)).as('seq'),
            val(person).as('person_id'),
            val(name).as('name'),
            val(seat).as('seat'),
            val(text).as('text'),
            val(key).as('key'),
            val(at).as('at'),
          ]),
      )
      .onConflict((conflict) => conflict.columns(['table_id', 'person_id', 'key']).doNothing())
      .executeTakeFirst()
    const row = await this.#db
      .selectFrom('messages')
      .selectAll()
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    return { message: readMessage(row), isNew: numInsertedOrUpdatedRows === 1n }
  }

  async messages(table: string, most: number): Promise<StoredMessage[]> {
    const rows = await this.#db
      .selectFrom('messages')
      .selectAll()
      .where('table_id', '=', table)
      // Of what was taken away the number is left.
      .where('text', '!=', '')
      .orderBy('seq', 'desc')
      .limit(most)
      .execute()
    return rows.map(readMessage).toReversed()
  }
}
