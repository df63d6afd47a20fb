// The room cache: which tables are in memory, who loads them, who forgets them, and who is told when a game ends.

import { commit, type Seat } from '@backroom/engine'
import { type Match, type MatchAction, RuleFault } from '@backroom/match'
import type { TableInfo } from '@backroom/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { Aside } from './aside.ts'
import { Bots } from './bots.ts'
import type { AwayTimes } from './away.ts'
import type { Config } from './config.ts'
import { NOBODY, tableInfo } from './info.ts'
import { GroupCommit } from './groupCommit.ts'
import { listedIn } from './publicList.ts'
import { Refused } from './refused.ts'
import { Replays } from './replays.ts'
import { Room } from './room.ts'
import type { RoomHost } from './roomHost.ts'
import { isOfOtherRules, rulesOf } from './rules.ts'
import { SpectatorQueue } from './spectatorQueue.ts'
import { LastSeen } from './lastSeen.ts'
import type { Storage, StoredTable } from './storage/storage.ts'
import { type Caller, calling } from './fairQueue.ts'

/** Games that are played again in one go to see whose turn it is. */
const READ_AT_ONCE = 5

/** A table on its way into memory, and who waits for it; null: the server itself. */
interface Loading {
  readonly room: Promise<Room>
  readonly callers: (Caller | null)[]
}

/** A disk that takes nothing is in the log already. */
const isKnown = (error: unknown): boolean => error instanceof Refused && error.refusal.code === 'cannotWrite'

export class RoomCache implements RoomHost<Room> {
  readonly storage: Storage
  readonly commits: GroupCommit
  readonly standIn: string
  readonly spectators: SpectatorQueue
  readonly awayTimes: AwayTimes
  /** Where somebody was. */
  readonly visits: LastSeen
  readonly soleDelay: Config['soleDelay']
  readonly aside = new Aside()
  readonly #warmTables: number
  readonly #log: FastifyBaseLogger
  readonly #bots: Bots
  /** The rooms in memory, the one that was used last at the end. */
  readonly #rooms = new Map<string, Room>()
  /** How many are about to do something at a table. */
  readonly #wanted = new Map<string, number>()
  readonly #loading = new Map<string, Loading>()
  readonly #replays: Replays
  readonly #folder: string
  /** When the clock is to be looked at next, by table. */
  readonly #alarms = new Map<string, NodeJS.Timeout>()
  #closed = false
  /** The list that is to be read soon. */
  #list: Promise<string> | null = null

  constructor(storage: Storage, config: Config, log: FastifyBaseLogger) {
    this.storage = storage
    this.commits = new GroupCommit(storage)
    this.standIn = config.standIn
    this.awayTimes = config.awayTimes
    this.spectators = new SpectatorQueue(config.onlookersShare)
    this.soleDelay = config.soleDelay
    this.visits = new LastSeen((ids, at) => storage.upkeep.touch(ids, at), log)
    this.#warmTables = config.warmTables
    this.#log = log
    this.#bots = new Bots(config, log)
    this.#folder = config.folder
    this.#replays = new Replays(storage, config.folder, this.aside)
    this.#watchDisk()
  }

  get canWrite(): boolean {
    return this.storage.trouble === null
  }

  /** The log names the cause once; everybody who is refused hears of it in a sentence. */
  #watchDisk(): void {
    this.storage.watch({
      troubled: (cause) => this.#log.error({ cause }, 'nothing can be written; games wait until it can'),
      recovered: () => {
        this.#log.warn('everything can be written again')
        for (const room of this.#rooms.values()) this.#goOn(room)
      },
    })
  }

  /** Does what had to wait: the end of a game, what the clock says, who is away, what bots think. */
  #goOn(room: Room): void {
    const { presence } = room
    for (const { person, left, away } of room.table.seats)
      if (person !== null && !left && away !== null && room.isHere(person))
        presence.inTurn(() => presence.comeBack(person)).catch((error: unknown) => this.troubled(room, error))
    presence.look()
    if (room.match && room.table.state === 'running') this.moved(room)
  }

  now(): number {
    return Date.now()
  }

  /** After a start: bots that were thinking when the server closed think again. */
  async wakeBots(): Promise<void> {
    for (const id of await this.storage.tablesWithBots()) {
      if (this.#closed) return
      try {
        await this.at(id, (room) => this.#bots.wake(room))
      } catch (error) {
        this.#log.error({ err: error, table: id }, 'a running table cannot be opened')
      }
      // Others may have something to say between two tables.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** Does something at a table, which stays in memory meanwhile; throws Refused if there is none. */
  async at<T>(id: string, use: (room: Room) => T | Promise<T>): Promise<T> {
    this.#wanted.set(id, (this.#wanted.get(id) ?? 0) + 1)
    try {
      return await use(await this.#room(id))
    } finally {
      const others = (this.#wanted.get(id) ?? 1) - 1
      if (others > 0) this.#wanted.set(id, others)
      else this.#wanted.delete(id)
      this.#forgetOldest()
    }
  }

  /** The table if it is in memory, or on its way there. */
  async inMemory(id: string): Promise<Room | null> {
    await this.#loading.get(id)?.room.catch(() => null)
    return this.#rooms.get(id) ?? null
  }

  /** From memory or from the record. */
  #room(id: string): Promise<Room> | Room {
    const warm = this.#rooms.get(id)
    if (warm) {
      this.#rooms.delete(id)
      this.#rooms.set(id, warm)
      return warm
    }
    const caller = calling.getStore() ?? null
    const known = this.#loading.get(id)
    if (known) {
      known.callers.push(caller)
      return known.room
    }
    const callers = [caller]
    const isWanted = () => callers.some((one) => !one?.isGone())
    const room = this.#load(id, isWanted).finally(() => this.#loading.delete(id))
    this.#loading.set(id, { room, callers })
    return room
  }

  async #load(id: string, isWanted: () => boolean): Promise<Room> {
    const table = await this.storage.table(id)
    if (!table) throw new Refused('noSuchTable')
    const room = new Room(this, table, await this.#match(table, isWanted))
    this.#rooms.set(id, room)
    // The last answer may have been stored by a process that did not live to write the end.
    if (table.state === 'running')
      await this.#finish(room).catch((error: unknown) => {
        if (!isKnown(error)) throw error
      })
    this.#keepTime(room)
    return room
  }

  async #match(table: StoredTable, isWanted: () => boolean): Promise<Match | null> {
    if (table.started === null || isOfOtherRules(table)) return null
    return this.#replays.match(await rulesOf(table), table, isWanted)
  }

  /** The record of a finished game, as it is sent. */
  recordOf(table: StoredTable): Promise<Uint8Array> {
    return this.#replays.record(table)
  }

  /** A table as it is kept, without its game if that is not in memory; throws Refused if there is none. */
  async tableOf(id: string): Promise<StoredTable> {
    const table = (await this.inMemory(id))?.table ?? (await this.storage.table(id))
    if (!table) throw new Refused('noSuchTable')
    return table
  }

  #forgetOldest(): void {
    let over = this.#rooms.size - this.#warmTables
    if (over <= 0) return
    for (const [id, room] of this.#rooms) {
      if (over <= 0) return
      if (room.busy || this.#wanted.has(id)) continue
      this.#rooms.delete(id)
      room.presence.stop()
      over--
    }
  }

  /** What everybody may know of a table, with who is there if it is in memory. */
  infoOf(table: StoredTable): TableInfo {
    return (
      this.#rooms.get(table.id)?.info() ?? tableInfo(table, commit(table.seed), NOBODY, this.awayTimes.minute)
    )
  }

  /** The tables in memory where this person sits, or which they host. */
  roomsOf(person: string): Room[] {
    return [...this.#rooms.values()].filter(
      (room) => room.seatOf(person) !== null || room.table.host === person,
    )
  }

  /** Somebody changed their name: the tables where they sit show it. */
  renamed(person: string, name: string): void {
    for (const room of this.roomsOf(person)) {
      room.table = withName(room.table, person, name)
      room.tellTable()
    }
  }

  /** The room of a table, if it is in memory. */
  warm(id: string): Room | null {
    return this.#rooms.get(id) ?? null
  }

  /** Whom these games wait for that are not in memory, and stay on the disk: a few at a time, in turn with others. */
  async turnsOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly Seat[]>> {
    const turns = new Map<string, readonly Seat[]>()
    for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
      const some = ids.slice(at, at + READ_AT_ONCE)
      const seats = await this.aside.run({ want: 'turns', folder: this.#folder, ids: some })
      for (const [i, id] of some.entries()) turns.set(id, seats[i] ?? [])
    }
    return turns
  }

  /** The public tables that are listed, as JSON: read aside, and once for all who ask before it is begun. */
  async publicList(since: number, most: number): Promise<string> {
    const lines = await (this.#list ??= this.#readList(since, most))
    const tables = listedIn(lines).map(([id, json]) => {
      const room = this.#rooms.get(id)
      return room ? JSON.stringify(room.info()) : json
    })
    return `[${tables.join(',')}]`
  }

  /** On nobody's account: whoever asked first may have hung up. */
  #readList(since: number, most: number): Promise<string> {
    const task = { want: 'list', folder: this.#folder, since, most, minute: this.awayTimes.minute } as const
    const isBegun = () => {
      this.#list = null
      return true
    }
    // Not at once: it has to be known as the next before it may begin.
    return Promise.resolve().then(() => calling.exit(() => this.aside.run(task, isBegun)))
  }

  /** Reads the seats again after they were changed, and tells everybody. */
  async refresh(room: Room): Promise<void> {
    room.table = (await this.storage.table(room.id)) ?? room.table
    room.tellTable()
    this.#bots.wake(room)
  }

  visited(room: Room): void {
    if (!this.#closed) this.visits.note(room.id, this.now())
  }

  /** The tables that somebody looks at, and who does. */
  get company(): { readonly tables: string[]; readonly people: string[] } {
    const rooms = [...this.#rooms.values()].filter(({ people }) => people.length > 0)
    const people = rooms.flatMap((room) => room.people.filter((person) => person !== null))
    return { tables: rooms.map(({ id }) => id), people: [...new Set(people)] }
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#rooms.size
  }

  isVisited(id: string): boolean {
    return (this.#rooms.get(id)?.people.length ?? 0) > 0
  }

  wake(room: Room): void {
    this.#bots.wake(room)
  }

  troubled(room: Room, error: unknown): void {
    if (!this.#closed && !isKnown(error))
      this.#log.error({ err: error, table: room.id }, 'who is away could not be written')
  }

  /** There is no game where people had sat down for one: the operator has to know why. */
  undealt(table: string, error: unknown): void {
    const cause = error instanceof Refused ? (error.cause ?? error) : error
    this.#log.error({ err: cause, table }, 'a table could not be dealt')
  }

  faulted(room: Room, action: MatchAction | null, error: unknown): void {
    const { seq } = room.match ?? { seq: null }
    const cause = error instanceof RuleFault ? error.cause : error
    this.#log.error({ err: cause, table: room.id, seq, seat: action?.seat, action }, 'a rule failed')
  }

  abandon(room: Room, error: unknown): void {
    if (error && !isKnown(error))
      this.#log.error({ err: error, table: room.id }, 'actions could not be written')
    if (this.#rooms.get(room.id) === room) this.#rooms.delete(room.id)
    clearTimeout(this.#alarms.get(room.id))
  }

  /** Does what the clock says, and looks at it again when the next thing at this table ends with time. */
  #keepTime(room: Room): void {
    const looked = this.now()
    room.timeIsUp()
    const former = this.#alarms.get(room.id)
    if (former) {
      clearTimeout(former)
      this.#alarms.delete(room.id)
    }
    const due = room.nextDue
    if (due === null || this.#closed) return
    // What was due and could not be done has to wait for the next action; what has become due since we looked has not.
    if (due <= looked) return
    const alarm = setTimeout(() => this.#keepTime(room), Math.max(1, due - this.now()))
    this.#alarms.set(room.id, alarm.unref())
  }

  moved(room: Room): void {
    if (!room.match?.play.core.over) {
      this.#keepTime(room)
      return this.#bots.wake(room)
    }
    void this.#finish(room).catch((error: unknown) => {
      if (!isKnown(error))
        this.#log.error({ err: error, table: room.id }, 'the end of a game could not be written')
    })
  }

  async #finish(room: Room): Promise<void> {
    const outcome = room.match?.play.core.over
    if (!outcome) return
    await this.storage.finishTable(room.id, this.now(), outcome)
    await this.refresh(room)
  }

  /** Everybody is about to be hung up on: nobody is away for that. */
  lastCall(): void {
    this.#closed = true
    for (const room of this.#rooms.values()) room.presence.stop()
  }

  async close(): Promise<void> {
    this.lastCall()
    for (const alarm of this.#alarms.values()) clearTimeout(alarm)
    await Promise.all([this.#bots.close(), this.aside.close()])
    await this.visits.flush(this.now())
    await this.commits.settled()
  }
}

/** Where they sit or host; for whom else a seat is kept is read anew with the table. */
const withName = (table: StoredTable, person: string, name: string): StoredTable => ({
  ...table,
  hostName: table.host === person ? name : table.hostName,
  seats: table.seats.map((seat) => (seat.person === person ? { ...seat, name } : seat)),
})
