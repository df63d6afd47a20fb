// Sessions: by which cookies people are known, and until when.

import { LANGUAGES } from '@backroom/protocol'
import type { Database } from './dialect.ts'
import { oneOf } from './lists.ts'
import type { SessionStore, StoredSession } from './storage.ts'

export class SessionQueries implements SessionStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async add(id: string, person: string, device: string, at: number): Promise<void> {
    const row = { id, person_id: person, device, made_at: at, used_at: at }
    await this.#db.insertInto('sessions').values(row).execute()
  }

  async find(id: string): Promise<StoredSession | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .selectAll('sessions')
      .select(['people.name', 'people.language'])
      .where('sessions.id', '=', id)
      .executeTakeFirst()
    if (!row) return null
    return {
      id,
      person: { id: row.person_id, name: row.name, language: oneOf(LANGUAGES, row.language) },
      device: row.device,
      made: row.made_at,
      used: row.used_at,
      isShown: row.is_shown === 1,
      ends: row.ends_at,
    }
  }

  async show(
    { id, device, person }: Pick<StoredSession, 'id' | 'device' | 'person'>,
    at: number,
    ends: number,
  ) {
    await this.#db.batch(
      this.#db.updateTable('sessions').set({ is_shown: 1, used_at: at }).where('id', '=', id),
      this.#db
        .updateTable('sessions')
        .set({ ends_at: ends })
        .where('device', '=', device)
        .where('id', '!=', id)
        .where('ends_at', 'is', null),
      this.#db
        .updateTable('people')
        .set({ signed_until: ends })
        .where('id', '=', person.id)
        .where('signed_until', 'is', null),
    )
  }

  async use(id: string, at: number): Promise<void> {
    await this.#db.updateTable('sessions').set({ used_at: at }).where('id', '=', id).execute()
  }

  async endDevice(device: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('device', '=', device).execute()
  }

  async signedUntil(person: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('people')
      .select('signed_until')
      .where('id', '=', person)
      .executeTakeFirst()
    return row ? row.signed_until : 0
  }

  async endSigned(person: string, at: number): Promise<void> {
    await this.#db.updateTable('people').set({ signed_until: at }).where('id', '=', person).execute()
  }

  async deleteOld(notUsedSince: number, now: number): Promise<void> {
    await this.#db
      .deleteFrom('sessions')
      .where((where) => where.or([where('used_at', '<', notUsedSince), where('ends_at', '<', now)]))
      .execute()
  }
}
