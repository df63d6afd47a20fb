// What must outlive the process, and the promises every database has to keep.

import type { Json, Outcome, Seat } from '@backroom/engine'
import type { KeptAction } from '@backroom/match'
import type { Language, TableState, WhenAway } from '@backroom/protocol'
import type { Watch } from './writer.ts'
import type { WrittenJson } from './writtenJson.ts'

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
  /** For whom an empty seat is kept. */
  readonly keptFor: string | null
  readonly keptForName: string | null
  /** They said that they leave the running game. */
  readonly left: boolean
  /** Since when nobody is there: the owner's line was lost, they left, or the seat was freed. */
  readonly away: number | null
  /** Since when a bot plays on here. */
  readonly botSince: number | null
  /** The people who want a bot to play on here. */
  readonly votes: readonly string[]
}

/** Whether somebody is there for a seat, and who plays on if not. */
export type Attendance = Pick<StoredSeat, 'left' | 'away' | 'botSince' | 'votes'>

/** Changes of who hosts, of whether anybody is there, and of who is away or played for. */
export interface Settled {
  readonly host?: string
  readonly awake?: number | null
  readonly seats: readonly {
    readonly seat: Seat
    readonly away: number | null
    readonly botSince: number | null
  }[]
}

export interface NewTable {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly name: string | null
  readonly public: boolean
  readonly host: string
  readonly options: Json | WrittenJson
  readonly seed: string
  readonly made: number
  /** From where, as far as it matters for lists: something that tells nobody the address. */
  readonly madeFrom?: string | null
  readonly whenAway: WhenAway
  /** For each seat the bot or the person who sits there from the beginning, or for whom it is kept. */
  readonly seats: readonly {
    readonly bot: string | null
    readonly person: string | null
    readonly keptFor?: string | null
  }[]
}

export interface StoredTable extends Omit<NewTable, 'seats' | 'madeFrom' | 'options'> {
  /** In lists those that everybody is shown. */
  readonly options: Json
  readonly hostName: string
  readonly state: TableState
  readonly started: number | null
  readonly ended: number | null
  readonly outcome: Outcome | null
  /** Since when somebody has been there without a break, while the game runs; null: nobody is. */
  readonly awake: number | null
  /** The table where the same people play again. */
  readonly rematch: string | null
  readonly seats: readonly StoredSeat[]
  /** Who sat where when the game began, and what each added to the seed. */
  readonly names: readonly string[]
  readonly entropy: readonly string[]
  /** What each seat pledged to add, once no pledge is taken any more: the deal is near, and the seats stay as they are. */
  readonly pledges: readonly string[] | null
}

/** What one person adds to the shuffle of a table; empty: not said yet. */
export interface ShuffleHand {
  readonly person: string
  readonly pledge: string
  readonly reveal: string
}

/** One thing that was done at a table. */
export interface StoredAction extends KeptAction {
  readonly table: string
  /** Of the client's making, once a seat; null for bots. */
  readonly key: string | null
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

/** Which tables an admin wants to see. */
export interface TablesWanted {
  readonly state?: TableState | undefined
  readonly game?: string | undefined
  /** Only those where nobody has been, and nothing was answered, since then. */
  readonly untouchedSince?: number | undefined
  readonly most: number
}

/** A table in a list of an admin's. */
export interface TableLine {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly name: string | null
  readonly public: boolean
  readonly state: TableState
  readonly host: string
  readonly hostName: string
  readonly people: number
  readonly bots: number
  readonly free: number
  readonly answers: number
  readonly made: number
  /** When somebody was last there, or something was last answered. */
  readonly touched: number
}

export const SANCTIONS = ['mute', 'ban'] as const
export const SANCTIONED = ['person', 'table', 'address'] as const

/** Somebody may not speak, or not come in. */
export interface Sanction {
  readonly what: (typeof SANCTIONS)[number]
  readonly kind: (typeof SANCTIONED)[number]
  readonly subject: string
  readonly at: number
  /** Null: for ever. */
  readonly until: number | null
}

/** How much there is of everything that is quickly counted. */
export interface Counts {
  readonly people: number
  /** By game and state. */
  readonly tables: readonly { readonly game: string; readonly state: TableState; readonly count: number }[]
}

/** What the admin of a server asks, beside what people do. */
export interface Upkeep {
  /** The tables that fit, those untouched for the longest first, and how many there are in all. */
  tables(wanted: TablesWanted): Promise<{ readonly total: number; readonly tables: readonly TableLine[] }>
  /** When somebody was last at this table, or answered there, and how many answers there are. */
  lifeOf(table: string): Promise<{ readonly touched: number; readonly answers: number }>
  /** Somebody is at these tables. */
  touch(tables: readonly string[], at: number): Promise<void>
  /** These people are there. */
  see(people: readonly string[], at: number): Promise<void>

  /** Tables in this state where nobody has been, and nothing was answered, since then. */
  idleTables(state: 'open' | 'running', since: number, most: number): Promise<string[]>
  /** Tables that ended before that. */
  endedTables(state: 'over' | 'closed', before: number, most: number): Promise<string[]>
  /** Deletes a table and all that belongs to it, its answers in slices of so many. */
  deleteTable(table: string, slice: number): Promise<void>
  /** Deletes so many people who were not seen since then and neither sit at a table nor host one; how many it were. */
  deleteGuests(notSeenSince: number, most: number): Promise<number>
  /** Deletes so many words that were said before that at tables which have ended; how many it were. */
  deleteChat(before: number, most: number): Promise<number>
  /**
   * Deletes a person: their seats are free, their tables have another host or are closed, what they said and
   * their name are gone, also from finished games.
   */
  deletePerson(person: string, at: number): Promise<void>

  /** Mends what can be mended without losing a game: rows without their table or person. How many rows it were. */
  mend(at: number): Promise<number>

  sanctions(): Promise<Sanction[]>
  /** One that is there already holds from now on as it is given here. */
  addSanction(sanction: Sanction): Promise<void>
  liftSanction(sanction: Pick<Sanction, 'what' | 'kind' | 'subject'>): Promise<void>

  counts(): Promise<Counts>
  /** The same from the indexes alone, for whoever asks every few seconds. */
  census(): Promise<{
    readonly people: number
    readonly tables: readonly { readonly state: TableState; readonly count: number }[]
  }>
  /** How many people were seen since then. */
  peopleSince(at: number): Promise<number>
  /** When this person was last seen. */
  lastSeen(person: string): Promise<number>
}

/** By what somebody is known: a secret in a cookie, of which only the hash is kept. */
export interface StoredSession {
  readonly id: string
  readonly person: Person
  /** The same for all sessions that have followed one another in one browser. */
  readonly device: string
  readonly made: number
  readonly used: number
  /** Whether it has ever come back to us: until then the one before it counts as well. */
  readonly isShown: boolean
  /** From when on it does not count any more. */
  readonly ends: number | null
}

export interface SessionStore {
  add(id: string, person: string, device: string, at: number): Promise<void>
  find(id: string): Promise<StoredSession | null>
  /** It came back for the first time: those before it count until `ends` and no longer. */
  show(session: Pick<StoredSession, 'id' | 'device' | 'person'>, at: number, ends: number): Promise<void>
  use(id: string, at: number): Promise<void>
  /** Ends all sessions of this browser. */
  endDevice(device: string): Promise<void>
  /** Until when the signed cookie of this person counts; null: until they have shown another. */
  signedUntil(person: string): Promise<number | null>
  endSigned(person: string, at: number): Promise<void>
  /** Forgets those that were not used since then, or have ended. */
  deleteOld(notUsedSince: number, now: number): Promise<void>
}

export interface Storage {
  readonly sessions: SessionStore
  readonly upkeep: Upkeep
  /** Why nothing can be written now, which everybody hears as `cannotWrite`; null: as far as is known it can. */
  readonly trouble: string | null
  watch(watch: Watch): void
  /** How many writes wait, by their urgency. */
  readonly waiting: { readonly [lane: string]: number }

  /** Writes something that takes room, and deletes it; resolves when the disk has taken both. */
  prove(): Promise<void>

  /** A secret of the server, made at the first asking and the same ever after. */
  secret(name: string, make: () => string): Promise<string>

  addPerson(person: Person, at: number): Promise<void>
  person(id: string): Promise<Person | null>
  changePerson(person: Person): Promise<void>

  addTable(table: NewTable): Promise<void>
  table(id: string): Promise<StoredTable | null>
  /** Public tables that run, or were opened after `since`; the newest first, and of one host or from one place a few. */
  publicTables(since: number, most: number): Promise<StoredTable[]>
  /** Tables where this person sits or which they made; the newest first. */
  tablesOf(person: string, most: number): Promise<StoredTable[]>
  /** How many unfinished tables this person hosts. */
  unfinishedOf(host: string): Promise<number>
  /** At how many unfinished tables of others this person sits. */
  seatsWithOthers(person: string): Promise<number>
  /** Running tables at which a bot plays for itself. */
  tablesWithBots(): Promise<string[]>

  /** False: the seat is not free, or not kept for them; or they sit elsewhere at this table; or it is over. */
  sitDown(table: string, seat: Seat, person: string): Promise<boolean>
  /** Whoever sat there no longer does: the seat is a bot's from now on, or free for whoever comes. */
  clearSeat(table: string, seat: Seat, bot: string | null, at: number): Promise<void>
  attend(table: string, seat: Seat, how: Partial<Attendance>): Promise<void>
  /** What follows from who is away, all at once. */
  settle(table: string, settled: Settled): Promise<void>
  setHost(table: string, person: string): Promise<void>

  shuffleOf(table: string): Promise<ShuffleHand[]>
  setPledge(table: string, person: string, pledge: string): Promise<void>
  setReveal(table: string, person: string, reveal: string): Promise<void>
  /** False: they were closed already, or the game has begun. */
  closePledges(table: string, pledges: readonly string[]): Promise<boolean>
  /** Tables whose pledges are closed and whose game has not begun. */
  tablesToDeal(): Promise<string[]>

  /** False: it had begun already. */
  startTable(
    table: string,
    at: number,
    names: readonly string[],
    entropy: readonly string[],
    /** By which rules it is played, if not by those of when it was made. */
    version?: number,
  ): Promise<boolean>
  finishTable(table: string, at: number, outcome: Outcome): Promise<void>
  /** Ends a table whose game has not come to its end. */
  closeTable(table: string, at: number): Promise<void>
  setRematch(table: string, next: string): Promise<void>

  /**
   * Makes all of them durable at once. False for an action whose number was taken by somebody else, and for all that
   * come after it at the same table.
   */
  append(actions: readonly StoredAction[]): Promise<boolean[]>
  /** The first of them, the oldest first; all of them if nothing else is said. */
  actions(table: string, most?: number): Promise<StoredAction[]>
  /** The number of the first action that this seat sent with this key. */
  seqOfKey(table: string, seat: Seat, key: string): Promise<number | null>
  /** How many answers bots have given for the owner of this seat since then. */
  answersByBot(table: string, seat: Seat, since: number): Promise<number>

  /** Said once, however often it was sent. */
  addMessage(message: NewMessage): Promise<{ readonly message: StoredMessage; readonly isNew: boolean }>
  /** The newest messages, the oldest of them first. */
  messages(table: string, most: number): Promise<StoredMessage[]>

  close(): Promise<void>
}
