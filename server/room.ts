// A table in memory with those who look at it: takes what they send, and tells each what they may know.

import { randomBytes } from 'node:crypto'
import { type Answer, blockedFor, commit, randomFrom, type Seat } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { Match, type MatchAction, MatchRoom, type Performed } from '@backroom/match'
import type { AnyRefusal, MyTable, TableInfo } from '@backroom/protocol'
import { Audience, type Listener, type Notice } from './audience.ts'
import { playerAt } from './away.ts'
import { ChatLog } from './chatLog.ts'
import { acceptedText, joinedText, refusedText, tableInfo, text } from './info.ts'
import type { WriteOwner } from './groupCommit.ts'
import { Presence } from './presence.ts'
import { Refused } from './refused.ts'
import type { RoomHost } from './roomHost.ts'
import { mustBeOfOurRules } from './rules.ts'
import { soleDelay } from './soleDelay.ts'
import type { StoredTable } from './storage/storage.ts'
import { Throttle } from './throttle.ts'

/** Who did something, and the name by which their page knows it. */
interface Sender {
  readonly from: Listener
  readonly key: string
}

export class Room implements WriteOwner {
  readonly id: string
  /** The seats for which a bot is thinking. */
  readonly thinking = new Set<Seat>()
  readonly presence: Presence
  readonly chat: ChatLog
  abandoned = false
  table: StoredTable
  readonly #host: RoomHost<Room>
  readonly #commitment: string
  readonly #audience: Audience
  #playing: MatchRoom<Sender> | null
  #waiting: (() => void)[] = []
  /** Done here and not yet durable; durable and not yet told. */
  readonly #pending: Notice[] = []
  readonly #untold: Notice[] = []
  /** At most once in a millisecond for each who listens, or a crowd that comes would be told of itself again and again. */
  readonly #tableNews = new Throttle(
    () => this.#tellTableNow(),
    () => this.#audience.size,
  )

  constructor(host: RoomHost<Room>, table: StoredTable, match: Match | null) {
    this.id = table.id
    this.table = table
    this.#host = host
    this.#commitment = commit(table.seed)
    this.#audience = new Audience((person) => this.seatOf(person))
    this.chat = new ChatLog(table.id, host.storage)
    this.presence = new Presence(this, {
      storage: host.storage,
      awayTimes: host.awayTimes,
      now: () => host.now(),
      refresh: () => host.refresh(this),
      troubled: (error) => host.troubled(this, error),
    })
    this.#playing = match && this.#seated(match)
  }

  get match(): Match | null {
    return this.#playing?.match ?? null
  }

  /** The game, which has begun. */
  get playing(): MatchRoom<Sender> {
    mustBeOfOurRules(this.table)
    if (!this.#playing) throw new Refused('notStarted')
    return this.#playing
  }

  #seated(match: Match): MatchRoom<Sender> {
    return new MatchRoom<Sender>(match, {
      now: () => this.#host.now(),
      luck: () => randomFrom(randomBytes(16).toString('hex')),
      isOpen: () => !this.abandoned && this.canWrite && this.table.state === 'running',
      playerOf: (seat) => playerAt(this.table.seats[seat], this.#host.standIn, this.presence.isAwake),
      needsTime: (seat) => {
        const { person, left } = this.table.seats[seat] ?? { person: null, left: true }
        return person !== null && !left && this.isHere(person)
      },
      soleDelay: (seat) => soleDelay(this.table, seat, this.people, this.#host.soleDelay),
      done: (done, sender) => this.#done(done, sender),
      faulted: (action, error, beyondRepair) => {
        this.#host.faulted(this, action, error)
        if (beyondRepair) this.lost([], error)
      },
    })
  }

  /** Whether anything here would be lost or missed if the room were forgotten. */
  get busy(): boolean {
    const waits = this.#pending.length > 0 || this.thinking.size > 0 || this.match?.time.next != null
    return waits || this.#audience.size > 0 || this.presence.isPending
  }

  get canWrite(): boolean {
    return this.#host.canWrite
  }

  settled(): Promise<void> {
    return this.#host.commits.settled()
  }

  // ——— who is here

  seatOf(person: string | null): Seat | null {
    if (person === null) return null
    const { seats } = this.table
    for (let seat = 0; seat < seats.length; seat++) if (seats[seat]?.person === person) return seat
    return null
  }

  /** Everybody who looks at the table; null: somebody without a name. */
  get people(): readonly (string | null)[] {
    return this.#audience.people
  }

  /** Whether this person is connected to the table. */
  isHere(person: string): boolean {
    return this.#audience.people.includes(person)
  }

  info(): TableInfo {
    const { people } = this.#audience
    const watchers = people.filter((person) => this.seatOf(person) === null).length
    const company = { here: new Set(people), watchers }
    return tableInfo(this.table, this.#commitment, company, this.#host.awayTimes.minute)
  }

  mine(person: string | null): MyTable {
    const you = this.seatOf(person)
    const seat = you === null ? null : this.table.seats[you]
    const plays = this.table.state === 'running' && seat?.left === false && seat.botSince === null
    const yourTurn = plays && you !== null && this.match?.play.awaited().includes(you) === true
    return { table: this.info(), you, host: person === this.table.host, yourTurn }
  }

  /** Tells everybody about the seats and who is here. */
  tellTable(): void {
    this.#tableNews.ask()
  }

  #tellTableNow(): void {
    if (this.#audience.size === 0) return
    const table = JSON.stringify(this.info())
    this.#audience.sendAll(({ person }) => {
      const seat = this.seatOf(person)
      return `{"type":"table","table":${table},"you":${seat},"host":${person === this.table.host}}`
    })
  }

  tellAll(message: string): void {
    this.#audience.sendAll(() => message)
  }

  /** Tells one person, wherever they look from. */
  tellPerson(person: string, message: string): void {
    for (const listener of this.#audience.of(person)) listener.send(message)
  }

  /** Somebody sits elsewhere than before: they get the table anew, as it is seen from there. */
  async showAnew(person: string): Promise<void> {
    for (const listener of this.#audience.of(person)) await this.enter(listener, null)
  }

  // ——— coming and going

  /** All that is told is ready: coming to a long game costs no more than to a short one. */
  async enter(listener: Listener, last: number | null): Promise<void> {
    mustBeOfOurRules(this.table)
    // 0 is what was told before the start as well as the number of the deal: who says it may lack the deal.
    const since = last === 0 ? null : last
    let chat: string
    do {
      // What is not yet durable must not be told.
      await this.settled()
      chat = await this.chat.text()
    } while (this.#pending.length > 0)
    if (this.abandoned) return listener.dismiss()
    if (listener.isGone) return
    const { match } = this
    const sight = this.#audience.add(listener, match && match.play)
    const { person } = listener
    const head = {
      table: { ...this.info(), options: this.table.options },
      you: this.seatOf(person),
      host: person === this.table.host,
      seq: match?.seq ?? 0,
    }
    const known = since !== null && match?.continues(since) === true ? since : null
    const log = match?.logFor(this.#audience.viewer(listener), known) ?? '[]'
    listener.send(joinedText(head, { sight, log, chat }, known !== null))
    this.#noticed(listener)
  }

  #noticed({ person }: Listener): void {
    if (person !== null) this.presence.noticed(person)
    this.#host.visited(this)
    this.tellTable()
    this.#playing?.hope()
    this.#host.wake(this)
  }

  exit(listener: Listener): void {
    if (this.#audience.remove(listener)) this.#noticed(listener)
  }

  // ——— what is done

  /** Takes an answer from a socket. Refusals are looked up: it may be something that was accepted before. */
  answer(from: Listener, key: string, seq: number, wait: number, answer: Answer): void {
    const seat = this.#activeSeat(from)
    this.#mustBeWritable()
    const { match } = this.playing
    const refusal = this.playing.answer(seat, answer, seq, wait, { from, key })
    if (!refusal) return
    const known = match.answeredFor(seat, wait, answer)
    if (known === null) void this.#unlessKnown(from, seat, key, () => refusal)
    else void this.settled().then(() => from.send(acceptedText(key, known)))
  }

  /** A command or an undo could be legal twice, so its key is looked up first. */
  async act(from: Listener, key: string, actionOf: (seat: Seat) => MatchAction): Promise<void> {
    const seat = this.#activeSeat(from)
    await this.#unlessKnown(from, seat, key, () => {
      this.#mustBeWritable()
      return this.playing.act(actionOf(seat), { from, key })
    })
  }

  /** When something is to be done here because its time is up; null: never, as things stand. */
  get nextDue(): number | null {
    return this.#playing?.nextDue ?? null
  }

  /** Does what the clock says, for those whose it is; what cannot be done now is done after the next action. */
  timeIsUp(): void {
    this.#playing?.timeIsUp()
  }

  /** Resolves when something is done at the table, or nothing can be any more. */
  nextMove(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #moved(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  async why(listener: Listener, wait: number): Promise<void> {
    await this.settled()
    const { play } = this.playing.match
    const blocked = play.core.wait === wait ? blockedFor(play, this.#audience.viewer(listener)) : []
    listener.send(text({ type: 'blocked', wait, blocked }))
  }

  #activeSeat(from: Listener): Seat {
    const seat = this.seatOf(from.person)
    if (seat === null || this.table.seats[seat]?.left) throw new Refused('notSeated')
    if (this.table.state === 'closed') throw new Refused('closed')
    if (!this.match) throw new Refused('notStarted')
    return seat
  }

  async #unlessKnown(
    from: Listener,
    seat: Seat,
    key: string,
    otherwise: () => AnyRefusal | null,
  ): Promise<void> {
    let seq: number | null
    do {
      await this.settled()
      seq = await this.#host.storage.seqOfKey(this.id, seat, key)
      // Another copy may have been taken meanwhile: then its number is known soon.
    } while (seq === null && this.#pending.some((done) => done.key === key && done.seat === seat))
    if (seq !== null) return from.send(acceptedText(key, seq))
    const refusal = this.abandoned ? null : otherwise()
    if (refusal) from.send(refusedText(key, refusal))
  }

  #done({ action, at, line, standIn }: Performed, sender: Sender | null): void {
    const { from, key } = sender ?? { from: null, key: null }
    this.#pending.push({ line, from, key, seat: action.seat })
    const stored = {
      table: this.id,
      seq: line.seq,
      at,
      key,
      action,
      ...(standIn && { standIn: true as const }),
    }
    this.#host.commits.add({ stored, owner: this })
  }

  /** Before anything is changed in memory. */
  #mustBeWritable(): void {
    if (!this.canWrite) throw new Refused('cannotWrite')
    if (this.#host.commits.isFull) throw new Refused('busy')
  }

  // ——— after the group commit

  /** The first lines that were waiting are durable: now everybody may know. */
  written(lines: readonly unknown[]): void {
    this.#untold.push(...this.#pending.splice(0, lines.length))
    // The sight shows what was done since, too: it has to be durable as well.
    if (this.#pending.length > 0) return
    this.#tell(this.#untold.splice(0))
    this.#moved()
    this.#host.moved(this)
  }

  lost(_lines: readonly unknown[], error: unknown): void {
    this.abandoned = true
    this.presence.stop()
    if (error instanceof Refused)
      for (const { from, key } of this.#pending) if (key !== null) from?.send(refusedText(key, error.refusal))
    this.#pending.length = 0
    this.#moved()
    this.#host.abandon(this, error)
    this.#audience.dismissAll()
  }

  /** The game begins: the deal is told. */
  begin(table: StoredTable): void {
    const game = GAMES[table.game]
    if (!game) throw new Refused('noSuchGame', { given: table.game })
    this.table = table
    const match = new Match(game, table)
    this.#playing = this.#seated(match)
    this.#tell([{ line: match.lastLine, from: null, key: null, seat: null }])
    this.tellTable()
    this.presence.look()
    this.#host.moved(this)
  }

  /** The end, and what was taken back or dealt, everybody hears at once. */
  #tell(done: readonly Notice[]): void {
    const { play } = this.playing.match
    const everybody = play.core.over !== null || done.some(({ line, seat }) => line.undid || seat === null)
    if (this.#audience.tell(done, play, everybody)) this.#host.spectators.add(this)
  }

  tellOnlookers(): void {
    // They will see all that was done: if some of it is not durable yet, the group commit calls, and they have their turn.
    if (this.abandoned || !this.match || this.#pending.length > 0) return
    this.#audience.tell([], this.match.play, true)
  }
}
