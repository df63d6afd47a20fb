// A table on this machine: what the server does for a table, in the room of a worker. Bots answer and speak at once.

import { asked, type Bot, botNamed, firstToSpeak, MOST_IN_A_ROW, type Talker } from '@backroom/bots'
import {
  type Answer,
  type AnyGame,
  blockedFor,
  type Entry,
  fork,
  type GameRecord,
  type Hold,
  type Json,
  newRecord,
  type Random,
  randomFrom,
  type Refusal,
  type Reply,
  type Seat,
  type Viewer,
} from '@backroom/engine'
import type { ServerMessage, TableInfo } from '@backroom/protocol'
import { LocalMatch } from './match.ts'
import type { LocalSeat, SavedTable } from './saved.ts'
import type { Said } from './wire.ts'

export interface NewLocalTable {
  readonly id: string
  readonly seats: readonly LocalSeat[]
  readonly seed: string
  readonly options: GameRecord['options']
}

/** Does something later; gives back how to call that off. */
export type Later = (milliseconds: number, what: () => void) => () => void

const withTimer: Later = (milliseconds, what) => {
  const timer = setTimeout(what, milliseconds)
  return () => clearTimeout(timer)
}

/** Nobody is away from their own machine. */
const PRESENT = {
  kind: 'person',
  keptFor: null,
  here: true,
  away: null,
  left: false,
  botPlays: false,
  botAt: null,
  votes: null,
} as const

export class LocalHouse {
  readonly #seats: readonly LocalSeat[]
  readonly #id: string
  readonly #match: LocalMatch
  readonly #made: number
  readonly #now: () => number
  readonly #bots: readonly (Bot | null)[]
  readonly #luck: Random
  readonly #tell: (message: ServerMessage) => void
  readonly #save: (table: SavedTable) => void
  readonly #later: Later
  readonly #talkers: readonly Talker[]
  /** What bots have said since somebody answered, or a person did anything. */
  #inARow = 0
  #callOff: () => void = () => {}
  #viewer: Viewer = 'spectator'
  /** Whose eyes somebody has who looks on from another tab. */
  readonly #onlooker: Viewer
  /** Tells those who look on; null: nobody does. */
  #show: ((message: ServerMessage) => void) | null = null
  /** A table that is found as it was need not be saved. */
  #isSaved: boolean

  constructor(
    game: AnyGame,
    table: SavedTable | NewLocalTable,
    now: () => number,
    tell: (message: ServerMessage) => void,
    save: (table: SavedTable) => void,
    later: Later = withTimer,
  ) {
    this.#id = table.id
    this.#seats = table.seats
    this.#now = now
    this.#tell = tell
    this.#save = save
    this.#later = later
    this.#bots = table.seats.map(({ bot }) => (bot === null ? null : botNamed(bot)))
    this.#talkers = this.#bots.flatMap((bot, seat) => (bot ? [{ seat, bot }] : []))
    const saved = 'record' in table
    this.#made = saved ? table.made : now()
    const names = table.seats.map(({ name }) => name)
    const record = saved ? table.record : newRecord(game, names, table.seed, table.options)
    const [touched, times] = saved ? [table.touched, table.times] : [now(), []]
    // One person alone needs no curtain; several look on only after somebody says who is there.
    const people = table.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
    if (people.length === 1) this.#viewer = people[0] ?? 'spectator'
    // Bots learn nothing from a question that is not asked; people around the same screen would.
    const soleDelay = (seat: Seat) => (people.length === 1 && people[0] === seat ? 0 : null)
    this.#match = new LocalMatch(game, record, touched, times ?? [], soleDelay)
    this.#onlooker = this.#viewer
    this.#isSaved = saved
    this.#luck = fork(randomFrom(`bots of ${record.seed} at ${record.answers.length}`))
  }

  hear(message: Said): void {
    switch (message.type) {
      case 'look':
        this.#viewer = message.viewer
        return this.#tellAll()
      case 'join':
        if (!this.#isSaved) this.#keep()
        this.#tellAll()
        return this.#goOn()
      case 'answer':
        return this.#answer(message.key, message.wait, message.answer)
      case 'undo':
        return this.#undo(message.key)
      case 'why':
        return this.#tell({
          type: 'blocked',
          wait: this.#match.play.core.wait,
          blocked: blockedFor(this.#match.play, this.#viewer),
        })
      case 'command':
        return this.#command(message.key, message.command, message.args)
      case 'ping':
        return this.#tell({ type: 'pong' })
      case 'chat':
      case 'pledge':
      case 'reveal':
    }
  }

  /** Somebody looks on from another tab: they are shown the table, and from now on whatever happens at it. */
  show(tell: (message: ServerMessage) => void): void {
    this.#show = tell
    this.#showAll()
  }

  get #info(): TableInfo {
    const { game, record, play, touched } = this.#match
    const { over } = play.core
    return {
      id: this.#id,
      game: game.id,
      version: game.version,
      name: null,
      public: false,
      state: over ? 'over' : 'running',
      options: record.options,
      seats: this.#seats.map(({ name, bot }) => (bot === null ? { ...PRESENT, name } : { kind: 'bot', bot })),
      host: this.#seats.find(({ bot }) => bot === null)?.name ?? '',
      hostSeat: null,
      whenAway: 'never',
      rematch: null,
      watchers: 0,
      commitment: record.commitment,
      made: this.#made,
      started: this.#made,
      ended: over ? touched : null,
      outcome: over,
    }
  }

  get #you(): Seat | null {
    return seatOf(this.#viewer)
  }

  #tellAll(): void {
    this.#tell(this.#joined(this.#viewer))
  }

  #showAll(): void {
    this.#show?.(this.#joined(this.#onlooker))
  }

  #joined(viewer: Viewer): ServerMessage {
    return {
      type: 'joined',
      table: this.#info,
      you: seatOf(viewer),
      host: true,
      seq: this.#match.seq,
      sight: this.#match.sight(viewer),
      continued: false,
      log: this.#match.log(viewer),
      chat: [],
    }
  }

  #moved(viewer: Viewer): ServerMessage {
    const { seq } = this.#match
    return {
      type: 'moved',
      seq,
      log: [this.#match.entry(seq, viewer)],
      sight: this.#match.sight(viewer),
    }
  }

  #refuse(key: string, refusal: Refusal): void {
    this.#tell({ type: 'refused', key, refusal })
  }

  #answer(key: string, wait: number, answer: Answer): void {
    const seat = this.#you
    if (seat === null) return this.#refuse(key, { code: 'notAsked' })
    const held = this.#match.time.hold(seat, answer, this.#now(), this.#needsTime)
    if (held) return this.#refuse(key, held.refusal)
    this.#reply(key, this.#perform({ seat, answer }, wait))
  }

  #command(key: string, command: string, args: Json): void {
    const seat = this.#you
    if (seat === null) return this.#refuse(key, { code: 'notAsked' })
    this.#timeIsUp()
    this.#reply(key, this.#perform({ seat, command, args }))
  }

  /** Says to whoever did it that it is accepted, or why not. */
  #reply(key: string, reply: Reply): void {
    if (!reply.ok) return this.#refuse(key, reply.refusal)
    this.#inARow = 0
    this.#tell({ type: 'accepted', key, seq: this.#match.seq })
    this.#goOn()
  }

  /** Does what a person, a bot or the clock wants, keeps it and tells it. */
  #perform(entry: Entry, wait?: number): Reply {
    const match = this.#match
    const reply = match.perform(entry, this.#now(), wait)
    if (!reply.ok) return reply
    this.#keep()
    this.#tell(this.#moved(this.#viewer))
    this.#show?.(this.#moved(this.#onlooker))
    if (match.play.core.over) {
      this.#tell({ type: 'table', table: this.#info, you: this.#you, host: true })
      this.#show?.({ type: 'table', table: this.#info, you: seatOf(this.#onlooker), host: true })
    }
    return reply
  }

  #keep(): void {
    this.#isSaved = true
    const { game, record, play, touched, times } = this.#match
    this.#save({
      id: this.#id,
      game: game.id,
      seats: this.#seats,
      made: this.#made,
      touched,
      times,
      record,
      outcome: play.core.over,
    })
  }

  /** Bots speak and answer until only people can go on, or somebody is to be given a moment. */
  #goOn(): void {
    this.#callOff()
    let next: 'done' | Hold | null
    do {
      this.#timeIsUp()
      next = this.#botSays() ?? this.#botAnswers()
    } while (next === 'done')
    const alarms = [next?.until ?? null, this.#match.time.next].filter((at) => at !== null)
    if (alarms.length === 0) return
    // What is due and could not be done has to wait for the next deed.
    const left = Math.min(...alarms) - this.#now()
    this.#callOff = left > 0 ? this.#later(left, () => this.#goOn()) : () => {}
  }

  /** A bot says something without being asked; null: none has anything to say. */
  #botSays(): 'done' | null {
    if (this.#inARow >= MOST_IN_A_ROW) return null
    const said = firstToSpeak(this.#match.play, this.#talkers, () => this.#luck)
    if (!said || !this.#perform(said).ok) return null
    this.#inARow++
    return 'done'
  }

  /** A bot that is asked answers, or has to wait; null: none is asked. */
  #botAnswers(): 'done' | Hold | null {
    const { play, time } = this.#match
    const { prompts, core } = play
    const prompt = prompts.find(({ seat }) => this.#bots[seat] && core.sealed[seat] == null)
    const bot = prompt && this.#bots[prompt.seat]
    if (!prompt || !bot) return null
    const answer = bot.decide(asked(play, prompt), this.#luck)
    const held = time.hold(prompt.seat, answer, this.#now(), this.#needsTime)
    if (held) return held
    const reply = this.#perform({ seat: prompt.seat, answer })
    if (!reply.ok) throw new Error(`${bot.name} was refused: ${reply.refusal.code}`)
    this.#inARow = 0
    return 'done'
  }

  /** People need a moment, bots do not. */
  readonly #needsTime = (seat: Seat): boolean => this.#bots[seat] === null

  /** Does what the clock says, for those whose it is; one thing may make the next one due. */
  #timeIsUp(): void {
    const { play, time } = this.#match
    const done = time.due(play, this.#now()).filter((entry) => this.#perform(entry).ok)
    if (done.length > 0) this.#timeIsUp()
  }

  #undo(key: string): void {
    const seat = this.#you
    const refusal: Refusal | null =
      seat === null ? { code: 'pastTheFence' } : this.#match.takeBack(seat, this.#now())
    if (refusal) return this.#refuse(key, refusal)
    this.#keep()
    this.#tell({ type: 'accepted', key, seq: this.#match.seq })
    this.#tellAll()
    this.#showAll()
    this.#goOn()
  }
}

const seatOf = (viewer: Viewer): Seat | null => (typeof viewer === 'number' ? viewer : null)
