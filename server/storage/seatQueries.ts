// Seats: who sits where and who is away, written through Kysely.

import type { Seat } from '@backroom/engine'
import type { Database } from './dialect.ts'
import type { Attendance, Settled } from './storage.ts'
import { TableQueries } from './tableQueries.ts'

/** Nobody is missed at this seat. */
const ATTENDED = { has_left: 0, away_since: null, bot_since: null, votes: '[]' } as const

export class SeatQueries extends TableQueries {
  readonly #db: Database

  constructor(db: Database) {
    super(db)
    this.#db = db
  }

  #seats(table: string) {
    return this.#db.updateTable('seats').where('table_id', '=', table)
  }

  #tableIn(table: string, ...states: readonly ('open' | 'running')[]) {
    return this.#db.selectFrom('tables').select('id').where('id', '=', table).where('state', 'in', states)
  }

  async sitDown(table: string, seat: Seat, person: string): Promise<boolean> {
    const elsewhere = this.#db
      .selectFrom('seats as other')
      .select('other.seat')
      .where('other.table_id', '=', table)
      .where('other.person_id', '=', person)
    const { numUpdatedRows } = await this.#seats(table)
      .set({ person_id: person, kept_for: null, ...ATTENDED })
      .where('seat', '=', seat)
      .where('bot', 'is', null)
      .where('person_id', 'is', null)
      .where((where) => where.or([where('kept_for', 'is', null), where('kept_for', '=', person)]))
      .where('table_id', 'in', this.#tableIn(table, 'open', 'running'))
      .where(({ not, exists }) => not(exists(elsewhere)))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async clearSeat(table: string, seat: Seat, bot: string | null, at: number): Promise<void> {
    await this.#seats(table)
      .set({ person_id: null, kept_for: null, bot, ...ATTENDED, away_since: at })
      .where('seat', '=', seat)
      .where('table_id', 'in', this.#tableIn(table, 'open', 'running'))
      .execute()
  }

  async settle(table: string, { host, awake, seats }: Settled): Promise<void> {
    const whole = this.#db
      .updateTable('tables')
      .set({ ...(host !== undefined && { host }), ...(awake !== undefined && { awake_since: awake }) })
      .where('id', '=', table)
    await this.#db.batch(
      ...(host === undefined && awake === undefined ? [] : [whole]),
      ...seats.map(({ seat, away, botSince }) =>
        this.#seats(table).set({ away_since: away, bot_since: botSince }).where('seat', '=', seat),
      ),
    )
  }

  async attend(table: string, seat: Seat, { left, away, botSince, votes }: Partial<Attendance>) {
    await this.#seats(table)
      .set({
        ...(left !== undefined && { has_left: Number(left) }),
        ...(away !== undefined && { away_since: away }),
        ...(botSince !== undefined && { bot_since: botSince }),
        ...(votes !== undefined && { votes: JSON.stringify(votes) }),
      })
      .where('seat', '=', seat)
      .execute()
  }
}
