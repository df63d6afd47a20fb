// Tables of the server that are in the middle of a game: their records are laid into its database before it opens.

import { randomBytes } from 'node:crypto'
import type { GameRecord } from '@backroom/engine'
import type { WhenAway } from '../protocol/index.ts'
import { DEFAULTS } from '../server/config.ts'
import { newId, People } from '../server/people.ts'
import { openSqlite } from '../server/storage/sqlite.ts'
import type { Person, Storage } from '../server/storage/storage.ts'

/** What a browser carries so that the server knows again who comes. */
export interface Card {
  readonly name: string
  readonly value: string
}

export interface Prepared {
  readonly path: string
  /** By seat; null where a bot sits. */
  readonly cards: readonly (Card | null)[]
}

type Opened = Pick<GameRecord, 'game' | 'version' | 'options' | 'seed' | 'seats'>

/** Lays one table after another into the database of a server that is not open yet. */
export class Cellar {
  readonly #storage: Storage
  readonly #people: People

  private constructor(storage: Storage, people: People) {
    this.#storage = storage
    this.#people = people
  }

  static async of(folder: string): Promise<Cellar> {
    const storage = openSqlite(folder)
    const secret = await storage.secret('cookie', () => randomBytes(32).toString('hex'))
    return new Cellar(storage, new People(storage, secret, DEFAULTS.sessions))
  }

  /** A running table that stands where the record ends; `bots` are seats at which a bot plays on. */
  async lay(
    record: GameRecord,
    bots: readonly number[] = [],
    whenAway: WhenAway = 'never',
  ): Promise<Prepared> {
    const { seats: names, entropy, answers } = record
    const now = Date.now()
    const { id, cards } = await this.#table(record, bots, whenAway, now)
    await this.#storage.startTable(id, now, names, entropy)
    const actions = answers.map((action, at) => ({ table: id, seq: at + 1, at: now, key: null, action }))
    await this.#storage.append(actions)
    return { path: `/table/${id}`, cards }
  }

  /** A table at which everybody sits, and that is not begun. */
  async layOpen(table: Opened): Promise<Prepared> {
    const { id, cards } = await this.#table(table, [], 'never', Date.now())
    return { path: `/table/${id}`, cards }
  }

  async #table(
    { game, version, options, seed, seats: names }: Opened,
    bots: readonly number[],
    whenAway: WhenAway,
    made: number,
  ) {
    const people: (Person | null)[] = []
    for (const [seat, name] of names.entries())
      people.push(bots.includes(seat) ? null : await this.#people.introduce(null, name, 'en'))
    const host = people.find((person) => person !== null)
    if (!host) throw new Error('a table has a host')
    const id = newId()
    const seats = people.map((person) => ({ bot: person ? null : 'greedy', person: person?.id ?? null }))
    const table = { id, game, version, options, seed, seats, host: host.id, name: null, public: false }
    await this.#storage.addTable({ ...table, made, whenAway })
    const cards = await Promise.all(
      people.map(async (person) => person && { name: 'backroom', value: await this.#people.begin(person) }),
    )
    return { id, cards }
  }

  close(): Promise<void> {
    return this.#storage.close()
  }
}
