// What everybody adds to the shuffle of a table: pledges before the start, and what was pledged after it.

import type { Database } from './dialect.ts'
import { SeatQueries } from './seatQueries.ts'
import type { ShuffleHand } from './storage.ts'

export class ShuffleQueries extends SeatQueries {
  readonly #db: Database

  constructor(db: Database) {
    super(db)
    this.#db = db
  }

  async shuffleOf(table: string): Promise<ShuffleHand[]> {
    const rows = await this.#db.selectFrom('shuffles').selectAll().where('table_id', '=', table).execute()
    return rows.map(({ person_id, pledge, reveal }) => ({ person: person_id, pledge, reveal }))
  }

  async setPledge(table: string, person: string, pledge: string): Promise<void> {
    await this.#db
      .insertInto('shuffles')
      .values({ table_id: table, person_id: person, pledge, reveal: '' })
      .onConflict((conflict) => conflict.columns(['table_id', 'person_id']).doUpdateSet({ pledge }))
      .execute()
  }

  async setReveal(table: string, person: string, reveal: string): Promise<void> {
    await this.#db
      .updateTable('shuffles')
      .set({ reveal })
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .execute()
  }

  async closePledges(table: string, pledges: readonly string[]): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('tables')
      .set({ pledges: JSON.stringify(pledges) })
      .where('id', '=', table)
      .where('state', '=', 'open')
      .where('pledges', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async tablesToDeal(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('state', '=', 'open')
      .where('pledges', 'is not', null)
      .execute()
    return rows.map(({ id }) => id)
  }
}
