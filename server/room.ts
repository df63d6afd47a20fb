// A table in memory with those who look at it: takes what they send, and tells each what they may know.

import { randomInt } from 'node:crypto'
import {
  type Answer,
  blockedFor,
  commit,
  type Entry,
  type Hold,
  type Seat,
  sightTexts,
} from '@backroom/engine'
import { GAMES } from '@backroom/games'
import type { AnyRefusal, MyTable, TableInfo } from '@backroom/protocol'
import { Audience, type Done, type Listener } from './audience.ts'
import type { Patience } from './away.ts'
import { BotSeats } from './botSeats.ts'
import { ChatLog } from './chatLog.ts'
import type { Config } from './config.ts'
import { Floor } from './floor.ts'
import { acceptedText, refusedText, tableInfo, text } from './info.ts'
import type { Ledger, LineOwner } from './ledger.ts'
import { Match, RuleFault } from './match.ts'
import { Presence } from './presence.ts'
import { Refused } from './refused.ts'
import type { Rounds } from './rounds.ts'
import type { Deed, Storage, StoredTable } from './storage/storage.ts'

/** What the room needs of the house. */
export interface Keeper {
  readonly storage: Storage
  readonly patience: Patience
  readonly ledger: Ledger
  /** Who plays for those who have left. */
  readonly standIn: string
  readonly rounds: Rounds
  readonly soleDelay: Config['soleDelay']
  now(): number
  /** Reads the seats again after they were changed, and tells everybody. */
  refresh(room: Room): Promise<void>
  /** Who is away could not be written. */
  troubled(room: Room, error: unknown): void
  /** Somebody came or went. */
  visited(room: Room): void
  /** A rule failed over something that was to be done here; nothing has changed. */
  faulted(room: Room, deed: Deed, error: unknown): void
  /** False: the disk takes nothing, and the game must not get ahead of its record. */
  readonly canWrite: boolean
  /** Bots may be asked: somebody came or went. */
  wake(room: Room): void
  /** The deeds of this room were not written; it must be loaded anew. */
  abandon(room: Room, error: unknown): void
  /** Something was done and told: bots may be asked, the game may be over. */
  moved(room: Room): void
}

export class Room implements LineOwner {
  readonly id: string
  readonly bots: BotSeats
  readonly presence: Presence
  readonly chat: ChatLog
  abandoned = false
  table: StoredTable
  match: Match | null
  readonly #keeper: Keeper
  readonly #commitment: string
  readonly #audience: Audience
  readonly #floor = new Floor()
  /** Done here and not yet durable; durable and not yet told. */
  readonly #pending: Done[] = []
  readonly #untold: Done[] = []
  #tableSoon = false

  constructor(keeper: Keeper, table: StoredTable, match: Match | null) {
    this.id = table.id
    this.table = table
    this.match = match
    this.#keeper = keeper
    this.#commitment = commit(table.seed)
    this.#audience = new Audience((person) => this.seatOf(person))
    this.chat = new ChatLog(table.id, keeper.storage)
    this.presence = new Presence(this, {
      storage: keeper.storage,
      patience: keeper.patience,
      now: () => keeper.now(),
      refresh: () => keeper.refresh(this),
      troubled: (error) => keeper.troubled(this, error),
    })
    if (match) this.#keepTime(match)
    this.bots = new BotSeats(this, this.#floor, keeper.standIn, (deed, wait) =>
      this.#perform(deed, null, null, wait, true),
    )
  }

  /** The game, which has begun. */
  get running(): Match {
    if (!this.match) throw new Refused('notStarted')
    return this.match
  }

  /** Whether anything here would be lost or missed if the room were forgotten. */
  get busy(): boolean {
    const waits = this.#pending.length > 0 || this.bots.thinking.size > 0 || this.match?.time.next != null
    return waits || this.#audience.size > 0 || this.presence.isPending
  }

  get canWrite(): boolean {
    return this.#keeper.canWrite
  }

  settled(): Promise<void> {
    return this.#keeper.ledger.settled()
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
    return tableInfo(this.table, this.#commitment, company, this.#keeper.patience.minute)
  }

  mine(person: string | null): MyTable {
    const you = this.seatOf(person)
    const seat = you === null ? null : this.table.seats[you]
    const plays = this.table.state === 'running' && seat?.left === false && seat.botSince === null
    const yourTurn = plays && you !== null && this.match?.play.awaited().includes(you) === true
    return { table: this.info(), you, host: person === this.table.host, yourTurn }
  }

  /** Tells everybody about the seats and who is here, once a turn of the event loop. */
  tellTable(): void {
    if (this.#tableSoon) return
    this.#tableSoon = true
    setImmediate(() => {
      this.#tableSoon = false
      const table = this.info()
      this.#audience.sendAll(({ person }) =>
        text({ type: 'table', table, you: this.seatOf(person), host: person === this.table.host }),
      )
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
    this.#audience.add(listener, match && match.play)
    listener.send(this.#joinedText(listener, since, chat))
    this.#noticed(listener)
  }

  #joinedText(listener: Listener, since: number | null, chat: string): string {
    const { match, table } = this
    const viewer = this.#audience.viewer(listener)
    const known = since !== null && match?.continues(since) === true ? since : null
    const head = JSON.stringify({
      type: 'joined',
      table: this.info(),
      you: this.seatOf(listener.person),
      host: listener.person === table.host,
      seq: match?.seq ?? 0,
    }).slice(0, -1)
    const sight = match ? sightTexts(match.play)(viewer) : 'null'
    const log = match?.logFor(viewer, known) ?? '[]'
    return `${head},"sight":${sight},"continued":${known !== null},"log":${log},"chat":${chat}}`
  }

  #noticed({ person }: Listener): void {
    if (person !== null) this.presence.noticed(person)
    this.#keeper.visited(this)
    this.tellTable()
    this.bots.hope()
    this.#keeper.wake(this)
  }

  exit(listener: Listener): void {
    if (this.#audience.remove(listener)) this.#noticed(listener)
  }

  // ——— deeds

  /** Takes an answer from a socket. Refusals are looked up: it may be something that was accepted before. */
  answer(from: Listener, key: string, seq: number, wait: number, answer: Answer): void {
    const seat = this.#activeSeat(from)
    const { lastUndo } = this.running
    const held = this.#hold(seat, answer)
    const refusal: AnyRefusal | null =
      lastUndo > seq ? { code: 'stale' } : (held?.refusal ?? this.#perform({ seat, answer }, from, key, wait))
    if (!refusal) return
    const known = this.running.answeredFor(seat, wait, answer)
    if (known === null) void this.#unlessKnown(from, seat, key, () => refusal)
    else void this.settled().then(() => from.send(acceptedText(key, known)))
  }

  /** A command or an undo could be legal twice, so its key is looked up first. */
  async act(from: Listener, key: string, deedOf: (seat: Seat) => Deed): Promise<void> {
    const seat = this.#activeSeat(from)
    await this.#unlessKnown(from, seat, key, () => this.#perform(deedOf(seat), from, key))
  }

  /** Until when this answer has to wait, because people at the table are given a moment; 0: it need not. */
  heldUntil(seat: Seat, answer: Answer | null): number {
    return (answer !== null && this.#hold(seat, answer)?.until) || 0
  }

  #hold(seat: Seat, answer: Answer): Hold | null {
    const needsTime = (other: Seat): boolean => {
      const { person, left } = this.table.seats[other] ?? { person: null, left: true }
      return person !== null && !left && this.isHere(person)
    }
    return this.running.time.hold(seat, answer, this.#keeper.now(), needsTime)
  }

  get #goesOn(): boolean {
    return !this.abandoned && this.canWrite && this.table.state === 'running'
  }

  /** Questions with a single answer are answered for people, after a while that tells nobody that it was so. */
  #keepTime(match: Match): void {
    match.time.answerSoles((seat) => this.#soleDelay(seat)).look(match.play, this.#keeper.now())
  }

  #soleDelay(seat: Seat): number | null {
    const { person, away } = this.table.seats[seat] ?? { person: null, away: true }
    if (person === null || away) return null
    const alone =
      this.#audience.people.every((one) => one === person) &&
      this.table.seats.every((one) => one.person === null || one.person === person)
    if (alone) return 0
    const { min, max } = this.#keeper.soleDelay
    return randomInt(min, max + 1)
  }

  /** When something is to be done here because its time is up; null: never, as things stand. */
  get nextDue(): number | null {
    return this.#goesOn ? (this.match?.time.next ?? null) : null
  }

  /** Does what the clock says, for those whose it is; what cannot be done now is done after the next deed. */
  timeIsUp(): void {
    if (!this.#goesOn || !this.match) return
    try {
      for (const entry of this.match.time.due(this.match.play, this.#keeper.now())) this.#doFor(entry)
    } catch (error) {
      // What answers for somebody, and when, is a rule too.
      this.#keeper.faulted(this, { seat: 0, command: 'clock', args: null }, error)
    }
  }

  /** A question whose answer by the clock fails is answered in another way, if there is one. */
  #doFor(entry: Entry): void {
    const { seq } = this.running
    const refusal = this.#perform(entry, null, null)
    if (refusal?.code !== 'ruleFault' || !('answer' in entry) || entry.by !== 'clock') return
    for (const answer of this.bots.otherAnswers(entry.seat)) {
      if (this.abandoned || this.running.seq !== seq) return
      this.#perform({ ...entry, answer }, null, null)
    }
  }

  async why(listener: Listener, wait: number): Promise<void> {
    await this.settled()
    const { play } = this.running
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
      seq = await this.#keeper.storage.seqOfKey(this.id, seat, key)
      // Another copy may have been taken meanwhile: then its number is known soon.
    } while (seq === null && this.#pending.some((done) => done.key === key && done.seat === seat))
    if (seq !== null) return from.send(acceptedText(key, seq))
    const refusal = this.abandoned ? null : otherwise()
    if (refusal) from.send(refusedText(key, refusal))
  }

  #perform(
    deed: Deed,
    from: Listener | null,
    key: string | null,
    wait?: number,
    byBot = false,
  ): AnyRefusal | null {
    const at = this.#keeper.now()
    const match = this.running
    if (from !== null) this.#mustBeWritable()
    // What has ended with time cannot be accepted in the moment before the clock is looked at.
    if (from !== null && 'command' in deed) this.timeIsUp()
    // What a bot says for somebody only tells that it was asked, which may be a secret of theirs: it is not marked.
    const standIn = byBot && 'answer' in deed && this.table.seats[deed.seat]?.bot === null
    const refusal = this.#apply(match, deed, at, wait, standIn)
    if (refusal) return refusal
    this.#floor.taken(deed, from === null)
    const line = match.lastLine
    this.#pending.push({ line, from, key, seat: deed.seat })
    const stored = { table: this.id, seq: line.seq, at, key, deed, ...(standIn && { standIn }) }
    this.#keeper.ledger.add({ stored, owner: this })
    return null
  }

  /** A rule that fails costs this one deed: the game stands as before, and nobody has seen anything of it. */
  #apply(
    match: Match,
    deed: Deed,
    at: number,
    wait: number | undefined,
    standIn: boolean,
  ): AnyRefusal | null {
    try {
      const reply = match.perform(deed, at, wait, standIn)
      return reply.ok ? null : reply.refusal
    } catch (error) {
      this.#keeper.faulted(this, deed, error)
      // What could not be brought back to where it stood is read anew from its record.
      if (!(error instanceof RuleFault)) this.lost([], error)
      return { code: 'ruleFault' }
    }
  }

  /** Before anything is changed in memory. */
  #mustBeWritable(): void {
    if (!this.canWrite) throw new Refused('cannotWrite')
    if (this.#keeper.ledger.isFull) throw new Refused('busy')
  }

  // ——— after the ledger

  /** The first lines that were waiting are durable: now everybody may know. */
  written(lines: readonly unknown[]): void {
    this.#untold.push(...this.#pending.splice(0, lines.length))
    // The sight shows what was done since, too: it has to be durable as well.
    if (this.#pending.length > 0) return
    this.#tell(this.#untold.splice(0))
    this.#floor.moved()
    this.#keeper.moved(this)
  }

  lost(_lines: readonly unknown[], error: unknown): void {
    this.abandoned = true
    this.presence.stop()
    if (error instanceof Refused)
      for (const { from, key } of this.#pending) if (key !== null) from?.send(refusedText(key, error.refusal))
    this.#pending.length = 0
    this.#floor.moved()
    this.#keeper.abandon(this, error)
    this.#audience.dismissAll()
  }

  /** The game begins: the deal is told. */
  begin(table: StoredTable): void {
    const game = GAMES[table.game]
    if (!game) throw new Refused('noSuchGame', { given: table.game })
    this.table = table
    this.match = new Match(game, table)
    this.#keepTime(this.match)
    this.#tell([{ line: this.match.lastLine, from: null, key: null, seat: null }])
    this.tellTable()
    this.presence.look()
    this.#keeper.moved(this)
  }

  /** The end, and what was taken back or dealt, everybody hears at once. */
  #tell(done: readonly Done[]): void {
    const { play } = this.running
    const everybody = play.core.over !== null || done.some(({ line, seat }) => line.undid || seat === null)
    if (this.#audience.tell(done, play, everybody)) this.#keeper.rounds.add(this)
  }

  tellOnlookers(): void {
    // They will see all that was done: if some of it is not durable yet, the ledger calls, and they have their turn.
    if (this.abandoned || !this.match || this.#pending.length > 0) return
    this.#audience.tell([], this.match.play, true)
  }
}
