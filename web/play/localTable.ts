// A table on this machine: what the server does for a table, in the room of a worker. Bots answer and speak at once.

import type { Patience } from '@backroom/bots'
import {
  type Answer,
  type AnyGame,
  blockedFor,
  copyJson,
  fork,
  type GameRecord,
  type Json,
  newRecord,
  randomFrom,
  type Seat,
  sight,
  type Sight,
} from '@backroom/engine'
import {
  type ActionRefusal,
  Chronicle,
  goOn,
  type LogEntry,
  type MatchAction,
  MatchRoom,
  type Mind,
  mindWith,
  type Performed,
  type Watcher,
} from '@backroom/match'
import type { TableInfo, TableMessage } from '@backroom/protocol'
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

/** More than any machine can do in the time. */
const MOST_PLAYOUTS = 100_000

const patience = (now: () => number, budget: number): Patience => {
  const until = now() + budget
  return { playouts: MOST_PLAYOUTS, isOver: () => now() >= until }
}

/** Nobody is away from their own machine. */
export const PRESENT = {
  kind: 'person',
  keptFor: null,
  here: true,
  away: null,
  left: false,
  botPlays: false,
  botAt: null,
  votes: null,
} as const

export class LocalTable {
  readonly #seats: readonly LocalSeat[]
  readonly #id: string
  readonly #room: MatchRoom
  readonly #chronicle: Chronicle
  readonly #mind: Mind
  readonly #made: number
  readonly #now: () => number
  readonly #tell: (message: TableMessage) => void
  readonly #save: (table: SavedTable) => void
  readonly #later: Later
  #callOff: () => void = () => {}
  #viewer: Watcher = 'spectator'
  /** Whose eyes somebody has who looks on from another tab. */
  readonly #onlooker: Watcher
  /** Tells those who look on; null: nobody does. */
  #show: ((message: TableMessage) => void) | null = null
  /** A table that is found as it was need not be saved. */
  #isSaved: boolean

  constructor(
    game: AnyGame,
    table: SavedTable | NewLocalTable,
    now: () => number,
    tell: (message: TableMessage) => void,
    save: (table: SavedTable) => void,
    later: Later = withTimer,
    budget: number | null = null,
  ) {
    this.#id = table.id
    this.#seats = table.seats
    this.#now = now
    this.#tell = tell
    this.#save = save
    this.#later = later
    const saved = 'record' in table
    this.#made = saved ? table.made : now()
    const names = table.seats.map(({ name }) => name)
    const record = saved ? table.record : newRecord(game, names, table.seed, table.options)
    const [touched, times] = saved ? [table.touched, table.times] : [now(), []]
    // One person alone needs no curtain; several look on only after somebody says who is there.
    const people = table.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
    if (people.length === 1) this.#viewer = people[0] ?? 'spectator'
    this.#onlooker = this.#viewer
    this.#isSaved = saved
    const luck = fork(randomFrom(`bots of ${record.seed} at ${record.answers.length}`))
    this.#mind = mindWith(() => luck, budget === null ? undefined : () => patience(now, budget))
    this.#chronicle = new Chronicle(record, times ?? [], touched)
    this.#room = new MatchRoom(this.#chronicle.match(game), {
      now,
      luck: () => luck,
      isOpen: () => true,
      playerOf: (seat) => {
        const bot = this.#seats[seat]?.bot
        return bot == null ? null : { bot, standIn: false }
      },
      // People need a moment, bots do not.
      needsTime: (seat) => this.#seats[seat]?.bot === null,
      // Bots learn nothing from a question that is not asked; people around the same screen would.
      soleDelay: (seat) => (people.length === 1 && people[0] === seat ? 0 : null),
      done: (done) => this.#done(done),
      faulted: (_action, error, beyondRepair) => {
        if (beyondRepair) throw error
      },
    })
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
        return this.#answer(message.key, message.seq, message.wait, message.answer)
      case 'undo':
        return this.#act(message.key, (seat) => ({ seat, undo: true }), 'pastTheFence')
      case 'why':
        return this.#tell({
          type: 'blocked',
          wait: this.#room.match.play.core.wait,
          blocked: blockedFor(this.#room.match.play, this.#viewer),
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
  show(tell: (message: TableMessage) => void): void {
    this.#show = tell
    this.#showAll()
  }

  get #info(): TableInfo {
    const { game, play } = this.#room.match
    const { record, touched } = this.#chronicle
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

  /** What this viewer sees now, apart from the game, which goes on. */
  #sight(viewer: Watcher): Sight {
    return copyJson(sight(this.#room.match.play, viewer))
  }

  #joined(viewer: Watcher): TableMessage {
    const { match } = this.#room
    return {
      type: 'joined',
      table: this.#info,
      you: seatOf(viewer),
      host: true,
      seq: match.seq,
      sight: this.#sight(viewer),
      continued: false,
      log: JSON.parse(match.logFor(viewer, null)) as LogEntry[],
      chat: [],
    }
  }

  #moved(viewer: Watcher): TableMessage {
    const { seq, lastLine } = this.#room.match
    const line = JSON.parse(lastLine.text(viewer)) as LogEntry
    return { type: 'moved', seq, log: [line], sight: this.#sight(viewer) }
  }

  #answer(key: string, seq: number, wait: number, answer: Answer): void {
    const seat = this.#you
    if (seat === null) return this.#refuse(key, { code: 'notAsked' })
    const refusal = this.#room.answer(seat, answer, seq, wait, null)
    const known = refusal && this.#room.match.answeredFor(seat, wait, answer)
    if (refusal && known === null) return this.#refuse(key, refusal)
    this.#accept(key, known ?? this.#room.match.seq)
  }

  #command(key: string, command: string, args: Json): void {
    this.#act(key, (seat) => ({ seat, command, args }), 'notAsked')
  }

  /** `otherwise`: what is said to somebody who sits nowhere. */
  #act(key: string, actionOf: (seat: Seat) => MatchAction, otherwise: 'notAsked' | 'pastTheFence'): void {
    const seat = this.#you
    const refusal = seat === null ? { code: otherwise } : this.#room.act(actionOf(seat), null)
    if (refusal) return this.#refuse(key, refusal)
    this.#accept(key, this.#room.match.seq)
  }

  #refuse(key: string, refusal: ActionRefusal): void {
    this.#tell({ type: 'refused', key, refusal })
  }

  #accept(key: string, seq: number): void {
    this.#tell({ type: 'accepted', key, seq })
    this.#goOn()
  }

  /** What a person, a bot or the clock has done is kept and told; what was taken back is shown as it stands. */
  #done(done: Performed): void {
    const { play } = this.#room.match
    this.#chronicle.add(done, play)
    this.#keep()
    if ('undo' in done.action) {
      this.#tellAll()
      return this.#showAll()
    }
    this.#tell(this.#moved(this.#viewer))
    this.#show?.(this.#moved(this.#onlooker))
    if (!play.core.over) return
    this.#tell({ type: 'table', table: this.#info, you: this.#you, host: true })
    this.#show?.({ type: 'table', table: this.#info, you: seatOf(this.#onlooker), host: true })
  }

  #keep(): void {
    this.#isSaved = true
    const { game, play } = this.#room.match
    const { record, times, touched } = this.#chronicle
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
    const looked = this.#now()
    const next = goOn(this.#room, this.#mind)
    // What was due and could not be done has to wait for the next action; what has become due since we looked has not.
    const waits = next !== null && next > looked
    this.#callOff = waits ? this.#later(Math.max(1, next - this.#now()), () => this.#goOn()) : () => {}
  }
}

const seatOf = (viewer: Watcher): Seat | null => (typeof viewer === 'number' ? viewer : null)
