// A table on this machine: what the server does for a table, in the room of a worker. Bots answer and speak at once.

import { asked, type Bot, botNamed, firstToSpeak, MOST_IN_A_ROW, type Talker } from '@backroom/bots'
import {
  type Answer,
  type AnyGame,
  blockedFor,
  copyJson,
  type Entry,
  fork,
  type GameRecord,
  heardAll,
  type Hold,
  type Json,
  mayUndo,
  newRecord,
  type Play,
  type Random,
  randomFrom,
  replay,
  type Seat,
  sealRecord,
  sight,
  Timekeeper,
  type Told,
  undo,
  type Viewer,
} from '@backroom/engine'
import type { LogEntry, ServerMessage, TableInfo } from '@backroom/protocol'
import type { LocalSeat, SavedTable } from './saved.ts'
import type { Said } from './wire.ts'

/** What was done at the table: who did it when, and what was told. */
interface Done {
  readonly at: number
  readonly told: readonly Told[]
}

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

export class LocalHouse {
  readonly #game: AnyGame
  readonly #seats: readonly LocalSeat[]
  readonly #id: string
  readonly #made: number
  readonly #now: () => number
  readonly #bots: readonly (Bot | null)[]
  readonly #luck: Random
  readonly #tell: (message: ServerMessage) => void
  readonly #save: (table: SavedTable) => void
  readonly #later: Later
  readonly #talkers: readonly Talker[]
  #time = new Timekeeper()
  /** What bots have said since somebody answered, or a person did anything. */
  #inARow = 0
  #callOff: () => void = () => {}
  #record: GameRecord
  #play: Play
  #done: Done[] = []
  #viewer: Viewer = 'spectator'

  constructor(
    game: AnyGame,
    table: SavedTable | NewLocalTable,
    now: () => number,
    tell: (message: ServerMessage) => void,
    save: (table: SavedTable) => void,
    later: Later = withTimer,
  ) {
    this.#game = game
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
    this.#record = saved ? table.record : newRecord(game, names, table.seed, table.options)
    this.#play = this.#replayed(saved ? table.touched : now())
    // One person alone needs no curtain; several look on only after somebody says who is there.
    const people = table.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
    if (people.length === 1) this.#viewer = people[0] ?? 'spectator'
    this.#luck = fork(randomFrom(`bots of ${this.#record.seed} at ${this.#record.answers.length}`))
  }

  /** The game from its record, with everything that was told on the way. */
  #replayed(at: number): Play {
    this.#done = []
    this.#time = new Timekeeper()
    return replay(this.#game, this.#record, undefined, (play) => {
      this.#done.push({ at, told: play.takeTold() })
      this.#time.look(play, at)
    })
  }

  hear(message: Said): void {
    switch (message.type) {
      case 'look':
        this.#viewer = message.viewer
        return this.#tellAll()
      case 'join':
        this.#keep()
        this.#tellAll()
        return this.#goOn()
      case 'answer':
        return this.#answer(message.key, message.wait, message.answer)
      case 'undo':
        return this.#undo(message.key)
      case 'why':
        return this.#tell({
          type: 'blocked',
          wait: this.#play.core.wait,
          blocked: blockedFor(this.#play, this.#viewer),
        })
      case 'command':
        return this.#command(message.key, message.command, message.args)
      case 'ping':
        return this.#tell({ type: 'pong' })
      case 'chat':
      case 'entropy':
    }
  }

  get #info(): TableInfo {
    const { over } = this.#play.core
    return {
      id: this.#id,
      game: this.#game.id,
      version: this.#game.version,
      name: null,
      public: false,
      state: over ? 'over' : 'running',
      options: this.#record.options,
      seats: this.#seats.map(({ name, bot }) =>
        bot === null ? { kind: 'person', name, here: true, away: false } : { kind: 'bot', bot },
      ),
      host: this.#seats.find(({ bot }) => bot === null)?.name ?? '',
      watchers: 0,
      commitment: this.#record.commitment,
      made: this.#made,
      started: this.#made,
      ended: over ? (this.#done.at(-1)?.at ?? this.#made) : null,
      outcome: over,
    }
  }

  get #you(): Seat | null {
    return typeof this.#viewer === 'number' ? this.#viewer : null
  }

  #entry(seq: number): LogEntry {
    const done = this.#done[seq]
    return { seq, at: done?.at ?? this.#made, events: heardAll(done?.told ?? [], this.#viewer) }
  }

  #tellAll(): void {
    this.#tell({
      type: 'joined',
      table: this.#info,
      you: this.#you,
      host: true,
      seq: this.#done.length - 1,
      sight: copyJson(sight(this.#play, this.#viewer)),
      continued: false,
      log: this.#done.map((_, seq) => this.#entry(seq)),
      chat: [],
    })
  }

  #answer(key: string, wait: number, answer: Answer): void {
    const seat = this.#you
    if (seat === null) return this.#tell({ type: 'refused', key, refusal: { code: 'notAsked' } })
    const held = this.#time.hold(seat, answer, this.#now(), this.#needsTime)
    if (held) return this.#tell({ type: 'refused', key, refusal: held.refusal })
    const reply = this.#play.answer(seat, wait, answer)
    if (!reply.ok) return this.#tell({ type: 'refused', key, refusal: reply.refusal })
    this.#taken({ seat, answer })
    this.#inARow = 0
    this.#tell({ type: 'accepted', key, seq: this.#done.length - 1 })
    this.#goOn()
  }

  #command(key: string, command: string, args: Json): void {
    const seat = this.#you
    if (seat === null) return this.#tell({ type: 'refused', key, refusal: { code: 'notAsked' } })
    this.#timeIsUp()
    const reply = this.#play.command(seat, command, args)
    if (!reply.ok) return this.#tell({ type: 'refused', key, refusal: reply.refusal })
    this.#taken({ seat, command, args })
    this.#inARow = 0
    this.#tell({ type: 'accepted', key, seq: this.#done.length - 1 })
    this.#goOn()
  }

  #taken(entry: Entry): void {
    const at = this.#now()
    this.#done.push({ at, told: this.#play.takeTold() })
    this.#time.look(this.#play, at)
    this.#record = { ...this.#record, answers: [...this.#record.answers, entry] }
    if (this.#play.core.over) this.#record = sealRecord(this.#record, this.#play)
    this.#keep()
    const seq = this.#done.length - 1
    this.#tell({
      type: 'moved',
      seq,
      log: [this.#entry(seq)],
      sight: copyJson(sight(this.#play, this.#viewer)),
    })
    if (this.#play.core.over) this.#tell({ type: 'table', table: this.#info, you: this.#you, host: true })
  }

  #keep(): void {
    this.#save({
      id: this.#id,
      game: this.#game.id,
      seats: this.#seats,
      made: this.#made,
      touched: this.#done.at(-1)?.at ?? this.#made,
      record: this.#record,
      outcome: this.#play.core.over,
    })
  }

  /** Bots speak and answer until only people can go on, or somebody is to be given a moment. */
  #goOn(): void {
    this.#callOff()
    this.#timeIsUp()
    let next = this.#botSays() ?? this.#botAnswers()
    while (next === 'done') next = this.#botSays() ?? this.#botAnswers()
    const alarms = [next?.until ?? null, this.#time.next].filter((at) => at !== null)
    if (alarms.length === 0) return
    // What is due and could not be done has to wait for the next deed.
    const left = Math.min(...alarms) - this.#now()
    this.#callOff = left > 0 ? this.#later(left, () => this.#goOn()) : () => {}
  }

  /** A bot says something without being asked; null: none has anything to say. */
  #botSays(): 'done' | null {
    if (this.#inARow >= MOST_IN_A_ROW) return null
    const said = firstToSpeak(this.#play, this.#talkers, () => this.#luck)
    if (!said || !this.#play.command(said.seat, said.command, said.args).ok) return null
    this.#inARow++
    this.#taken(said)
    return 'done'
  }

  /** A bot that is asked answers, or has to wait; null: none is asked. */
  #botAnswers(): 'done' | Hold | null {
    const { prompts, core } = this.#play
    const prompt = prompts.find(({ seat }) => this.#bots[seat] && core.sealed[seat] == null)
    const bot = prompt && this.#bots[prompt.seat]
    if (!prompt || !bot) return null
    const answer = bot.decide(asked(this.#play, prompt), this.#luck)
    const held = this.#time.hold(prompt.seat, answer, this.#now(), this.#needsTime)
    if (held) return held
    const reply = this.#play.answer(prompt.seat, core.wait, answer)
    if (!reply.ok) throw new Error(`${bot.name} was refused: ${reply.refusal.code}`)
    this.#inARow = 0
    this.#taken({ seat: prompt.seat, answer })
    return 'done'
  }

  /** People need a moment, bots do not. */
  readonly #needsTime = (seat: Seat): boolean => this.#bots[seat] === null

  /** Does what the clock says, for those whose it is. */
  #timeIsUp(): void {
    for (const { seat, command, args } of this.#time.due(this.#now()))
      if (this.#play.command(seat, command, args).ok) this.#taken({ seat, command, args })
  }

  #undo(key: string): void {
    const seat = this.#you
    if (seat === null || !mayUndo(this.#play, this.#record, seat))
      return this.#tell({ type: 'refused', key, refusal: { code: 'pastTheFence' } })
    const undone = undo(this.#game, this.#play, this.#record, seat)
    if ('refusal' in undone) return this.#tell({ type: 'refused', key, refusal: undone.refusal })
    this.#record = undone.record
    this.#play = this.#replayed(this.#now())
    this.#keep()
    this.#tell({ type: 'accepted', key, seq: this.#done.length - 1 })
    this.#tellAll()
    this.#goOn()
  }
}
