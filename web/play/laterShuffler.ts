// My hand in the shuffle, fetched when it is first wanted: a table on this machine needs none.

import type { GameRecord, Seat } from '@backroom/engine'
import type { Finding, Shelf, Shuffler } from './shuffle.ts'

export class LaterShuffler {
  readonly #table: string
  readonly #shelf: Shelf | null
  #fetched: Promise<Shuffler> | null = null

  constructor(table: string, shelf: Shelf | null) {
    this.#table = table
    this.#shelf = shelf
  }

  get(): Promise<Shuffler> {
    this.#fetched ??= import('./shuffle.ts').then(
      ({ Shuffler, shelfOf }) => new Shuffler(this.#shelf ?? shelfOf(this.#table)),
    )
    return this.#fetched
  }

  /** Whether the record of a finished game is what was promised to whoever sits here. */
  async find(you: Seat | null, record: GameRecord): Promise<Finding> {
    const [{ kept }, { findMine }] = await Promise.all([this.get(), import('./shuffle.ts')])
    return findMine(kept, you, record)
  }
}
