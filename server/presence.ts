// Who is at a table and who is away: told by those who come and go and by the clock, kept in the storage.

import type { Seat } from '@backroom/engine'
import { type AwayTimes, botDue, heirOf, hostGone, isPresent, votesFor } from './away.ts'
import type { Attendance, Settled, Storage, StoredTable } from './storage/storage.ts'

/** The room whose people these are. */
interface PresenceHost {
  readonly id: string
  readonly table: StoredTable
  readonly abandoned: boolean
  /** Whether this person is connected to the table. */
  isHere(person: string): boolean
  seatOf(person: string): Seat | null
}

/** Where it is kept. */
interface Register {
  readonly storage: Pick<Storage, 'trouble' | 'answersByBot' | 'attend' | 'settle'>
  readonly awayTimes: AwayTimes
  now(): number
  /** Reads the seats again after they were changed, and tells everybody. */
  refresh(): Promise<void>
  troubled(error: unknown): void
}

/** Timers of Node go no further than this. */
const LONGEST_TIMER = 2 ** 31 - 1

export class Presence {
  readonly #room: PresenceHost
  readonly #register: Register
  /** People who sit here, have no line, and do not count as away yet; and since when. */
  readonly #gone = new Map<string, number>()
  #isWatched = false
  #timer: NodeJS.Timeout | null = null
  #turn: Promise<unknown> = Promise.resolve()
  #isStopped = false
  /** The time for which it was last looked who is away: what is due later than this is still to come. */
  #lookedAt = 0

  constructor(room: PresenceHost, register: Register) {
    this.#room = room
    this.#register = register
  }

  /** Whether somebody has just gone, which is still to be written. */
  get isPending(): boolean {
    return this.#gone.size > 0
  }

  /** Whether somebody who sits here is connected: otherwise the table sleeps, and nobody plays for anybody. */
  get isAwake(): boolean {
    const { table } = this.#room
    return table.seats.some(
      (seat) => seat.person !== null && isPresent(seat) && this.#room.isHere(seat.person),
    )
  }

  /** Changes of seats are done one after the other. */
  inTurn<T>(what: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(what)
    this.#turn = done.catch(() => undefined)
    return done
  }

  stop(): void {
    this.#isStopped = true
    if (this.#timer) clearTimeout(this.#timer)
  }

  /** A line of this person was opened or closed, or they sat down. */
  noticed(person: string): void {
    if (!this.#isWatched) {
      this.#isWatched = true
      // Of the others nothing is known since the table was last in memory.
      for (const seat of this.#room.table.seats) if (seat.person !== null) this.#look(seat.person)
    } else this.#look(person)
    this.look()
  }

  #look(person: string): void {
    const seat = this.#room.table.seats.find((one) => one.person === person)
    if (!seat || !isPresent(seat) || this.#room.isHere(person)) this.#gone.delete(person)
    else if (!this.#gone.has(person)) this.#gone.set(person, this.#register.now())
  }

  /** The owner of a seat is back: it is theirs at once. How many answers a bot gave for them; null: none played. */
  async comeBack(person: string): Promise<number | null> {
    const { storage } = this.#register
    const number = this.#room.seatOf(person)
    const seat = number === null ? null : this.#room.table.seats[number]
    if (number === null || !seat || isPresent(seat)) return null
    // They look on until it can be written that they are back.
    if (storage.trouble !== null) return null
    const { botSince } = seat
    const played = botSince === null ? null : await storage.answersByBot(this.#room.id, number, botSince)
    await storage.attend(this.#room.id, number, { left: false, away: null, botSince: null, votes: [] })
    await this.#register.refresh()
    this.noticed(person)
    return played
  }

  get #isOpen(): boolean {
    return !this.#isStopped && !this.#room.abandoned
  }

  /** Looks who is away by now, and what follows. */
  look(): void {
    if (this.#isStopped) return
    this.inTurn(() => this.settle()).catch((error: unknown) => this.#register.troubled(error))
  }

  /** The same for somebody whose turn it is. */
  async settle(): Promise<void> {
    // While it is being written more may become due; or the server closes, and nobody is away for that.
    while (this.#isOpen && (await this.#changed())) await this.#register.refresh()
    if (this.#isOpen) this.#setTimer()
  }

  async #changed(): Promise<boolean> {
    const { id, table } = this.#room
    this.#lookedAt = this.#register.now()
    const gone = [...this.#gone]
    const settled = this.#settled(table)
    if (settled === table) return false
    try {
      await this.#register.storage.settle(id, differences(table, settled))
    } catch (error) {
      // They are missed again when it can be written.
      for (const [person, since] of gone) this.#gone.set(person, since)
      throw error
    }
    return true
  }

  /** One thing follows from another: who is away decides who hosts, and whether the table sleeps. The same if nothing does. */
  #settled(table: StoredTable): StoredTable {
    if (table.state !== 'open' && table.state !== 'running') {
      this.#gone.clear()
      return table
    }
    const next = this.#standIns(this.#host(this.#awake(this.#returned(this.#missing(table)))))
    return next === table ? table : this.#settled(next)
  }

  #missing(table: StoredTable): StoredTable {
    const { awayTimes } = this.#register
    let now = table
    for (const [person, since] of this.#gone) {
      const number = this.#room.seatOf(person)
      const seat = number === null ? null : table.seats[number]
      const isMissed = seat && isPresent(seat) && !this.#room.isHere(person)
      if (isMissed && this.#lookedAt < since + awayTimes.away) continue
      this.#gone.delete(person)
      if (number !== null && isMissed) now = withSeat(now, number, { away: since })
    }
    return now
  }

  /** Whoever counted as away in the very moment of coming is here: the table must not wait for them, nor a bot play. */
  #returned(table: StoredTable): StoredTable {
    let now = table
    for (const [number, { person, left, away }] of table.seats.entries())
      if (person !== null && !left && away !== null && this.#room.isHere(person))
        now = withSeat(now, number, { away: null, botSince: null })
    return now
  }

  #awake(table: StoredTable): StoredTable {
    const isAwake = table.seats.some(isPresent)
    if (table.state !== 'running' || isAwake === (table.awake !== null)) return table
    return { ...table, awake: isAwake ? this.#lookedAt : null }
  }

  #host(table: StoredTable): StoredTable {
    const isHere = (person: string) => this.#room.isHere(person)
    const from = hostGone(table, isHere, this.#register.awayTimes.host)
    const heir = from !== null && from <= this.#lookedAt ? heirOf(table, isHere) : null
    return heir === null ? table : { ...table, host: heir }
  }

  #standIns(table: StoredTable): StoredTable {
    const { awayTimes } = this.#register
    const botSince = this.#lookedAt
    let now = table
    for (const [number, seat] of table.seats.entries()) {
      const due = botDue(table, seat, awayTimes.minute)
      const votes = votesFor(table, seat)
      const isWanted =
        (due !== null && due <= botSince) || (votes !== null && votes.seats.length >= votes.needed)
      if (isWanted) now = withSeat(now, number, { botSince })
    }
    return now
  }

  #setTimer(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const { table } = this.#room
    const { awayTimes } = this.#register
    const isHere = (person: string) => this.#room.isHere(person)
    const next = [
      ...[...this.#gone.values()].map((since) => since + awayTimes.away),
      ...table.seats.map((seat) => botDue(table, seat, awayTimes.minute)),
      heirOf(table, isHere) === null ? null : hostGone(table, isHere, awayTimes.host),
    ].filter((due) => due !== null && due > this.#lookedAt)
    if (next.length === 0) return
    const now = this.#register.now()
    const left = Math.min(LONGEST_TIMER, ...next.map((due) => (due ?? now) - now))
    this.#timer = setTimeout(() => this.look(), Math.max(0, left)).unref()
  }
}

const withSeat = (table: StoredTable, number: Seat, how: Partial<Attendance>): StoredTable => ({
  ...table,
  seats: table.seats.map((seat, one) => (one === number ? { ...seat, ...how } : seat)),
})

/** What is to be written to come from one to the other. */
const differences = (from: StoredTable, to: StoredTable): Settled => ({
  ...(from.host !== to.host && { host: to.host }),
  ...(from.awake !== to.awake && { awake: to.awake }),
  seats: to.seats.flatMap(({ away, botSince }, seat) => {
    const was = from.seats[seat]
    return was?.away === away && was.botSince === botSince ? [] : [{ seat, away, botSince }]
  }),
})
