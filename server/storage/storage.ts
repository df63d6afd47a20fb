// What must outlive the process, and the promises every database has to keep.

import type { Answer, Json, Outcome, Seat } from '@backroom/engine'
import type { Language, TableState } from '@backroom/protocol'

export interface Person {
  readonly id: string
  readonly name: string
  readonly language: Language | null
}

export interface StoredSeat {
  /** The name of the bot who sits here; null: a seat for a person. */
  readonly bot: string | null
  readonly person: string | null
  /** The person's name, as it is now. */
  readonly name: string | null
  readonly away: boolean
  readonly entropy: string
}

export interface NewTable {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly name: string | null
  readonly public: boolean
  readonly host: string
  readonly options: Json
  readonly seed: string
  readonly made: number
  /** For each seat the bot or the person who sits there from the beginning. */
  readonly seats: readonly { readonly bot: string | null; readonly person: string | null }[]
}

export interface StoredTable extends Omit<NewTable, 'seats'> {
  readonly hostName: string
  readonly state: TableState
  readonly started: number | null
  readonly ended: number | null
  readonly outcome: Outcome | null
  readonly seats: readonly StoredSeat[]
  /** Who sat where when the game began, and what each added to the seed. */
  readonly names: readonly string[]
  readonly entropy: readonly string[]
}

/** One thing that was done at a table. An undo takes back the last answer that still stands. */
export type Deed =
  | { readonly seat: Seat; readonly answer: Answer }
  | { readonly seat: Seat; readonly command: string; readonly args: Json }
  | { readonly seat: Seat; readonly undo: true }

export interface StoredDeed {
  readonly table: string
  /** Counted from 1 without gaps at every table. */
  readonly seq: number
  readonly at: number
  /** Of the client's making, once a seat; null for bots. */
  readonly key: string | null
  readonly deed: Deed
}

export interface NewMessage {
  readonly table: string
  readonly person: string
  readonly name: string
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
  readonly key: string
}

export interface StoredMessage extends NewMessage {
  readonly seq: number
}

export interface Storage {
  /** A secret of the house, made at the first asking and the same ever after. */
  secret(name: string, make: () => string): Promise<string>

  addPerson(person: Person, at: number): Promise<void>
  person(id: string): Promise<Person | null>
  changePerson(person: Person): Promise<void>

  addTable(table: NewTable): Promise<void>
  table(id: string): Promise<StoredTable | null>
  /** Public tables that run, or were opened after `since`; the newest first. */
  publicTables(since: number, most: number): Promise<StoredTable[]>
  /** Tables where this person sits or which they made; the newest first. */
  tablesOf(person: string, most: number): Promise<StoredTable[]>
  /** How many tables of this host are not over. */
  unfinishedOf(host: string): Promise<number>
  /** Running tables at which a bot plays, for itself or for somebody. */
  tablesWithBots(): Promise<string[]>

  /** False: somebody else was quicker, or the game has begun. */
  sitDown(table: string, seat: Seat, person: string): Promise<boolean>
  /** Frees the seat of an open table. */
  standUp(table: string, person: string): Promise<void>
  setAway(table: string, person: string, away: boolean): Promise<void>
  /** Gives an empty seat of an open table to a bot, or to whoever comes. */
  setBot(table: string, seat: Seat, bot: string | null): Promise<boolean>
  setEntropy(table: string, person: string, entropy: string): Promise<void>
  /** False: it had begun already. */
  startTable(
    table: string,
    at: number,
    names: readonly string[],
    entropy: readonly string[],
  ): Promise<boolean>
  finishTable(table: string, at: number, outcome: Outcome): Promise<void>

  /**
   * Makes all of them durable at once. False for a deed whose number was taken by somebody else, and for all that
   * come after it at the same table.
   */
  append(deeds: readonly StoredDeed[]): Promise<boolean[]>
  deeds(table: string): Promise<StoredDeed[]>
  /** The number of the first deed that this seat sent with this key. */
  seqOfKey(table: string, seat: Seat, key: string): Promise<number | null>

  /** Said once, however often it was sent. */
  addMessage(message: NewMessage): Promise<{ readonly message: StoredMessage; readonly isNew: boolean }>
  /** The newest messages, the oldest of them first. */
  messages(table: string, most: number): Promise<StoredMessage[]>

  close(): Promise<void>
}
