// A game in play on this machine: its record, what was told on the way, and what ends with time in it.

import {
  type AnyGame,
  copyJson,
  type Entry,
  type GameRecord,
  heardAll,
  mayUndo,
  type Play,
  type Refusal,
  replay,
  type Reply,
  type Seat,
  sealRecord,
  type Sight,
  sight,
  type SoleDelay,
  take,
  Timekeeper,
  type Told,
  undo,
  type Viewer,
} from '@backroom/engine'
import type { LogEntry } from '@backroom/protocol'

/** What was done at the table: when, and what was told. */
interface Done {
  readonly at: number
  readonly told: readonly Told[]
}

export class LocalMatch {
  readonly game: AnyGame
  #record: GameRecord
  #play: Play
  #done: Done[] = []
  #time = new Timekeeper()
  readonly #soleDelay: SoleDelay
  #touched: number

  /** `touched`: when it was last played; `times`: when each thing was done, as far as that is known. */
  constructor(
    game: AnyGame,
    record: GameRecord,
    touched: number,
    times: readonly number[],
    soleDelay: SoleDelay,
  ) {
    this.game = game
    this.#soleDelay = soleDelay
    this.#record = record
    this.#touched = touched
    this.#play = this.#replayed(times)
  }

  /** The game from its record, with everything that was told on the way. */
  #replayed(times: readonly number[]): Play {
    this.#done = []
    this.#time = new Timekeeper().answerSoles(this.#soleDelay)
    return replay(this.game, this.#record, undefined, (play, seq) => {
      const at = times[seq] ?? this.#touched
      this.#done.push({ at, told: play.takeTold() })
      this.#time.look(play, at)
    })
  }

  get play(): Play {
    return this.#play
  }

  get record(): GameRecord {
    return this.#record
  }

  get time(): Timekeeper {
    return this.#time
  }

  /** The number of the last deed; the deal is 0. */
  get seq(): number {
    return this.#done.length - 1
  }

  /** When something was done last. */
  get touched(): number {
    return this.#touched
  }

  /** When each thing was done, the deal first. */
  get times(): number[] {
    return this.#done.map(({ at }) => at)
  }

  #at(seq: number): Done {
    const done = this.#done[seq]
    if (!done) throw new Error(`nothing was done as number ${seq}`)
    return done
  }

  /** What this viewer heard of a deed. */
  entry(seq: number, viewer: Viewer): LogEntry {
    const { at, told } = this.#at(seq)
    return { seq, at, events: heardAll(told, viewer) }
  }

  log(viewer: Viewer): LogEntry[] {
    return this.#done.map((_, seq) => this.entry(seq, viewer))
  }

  /** What this viewer sees now, apart from the game, which goes on. */
  sight(viewer: Viewer): Sight {
    return copyJson(sight(this.#play, viewer))
  }

  /** Does the deed, or refuses and changes nothing. `wait`: the waiting point that an answer was meant for. */
  perform(entry: Entry, at: number, wait = this.#play.core.wait): Reply {
    const reply =
      'answer' in entry ? this.#play.answer(entry.seat, wait, entry.answer) : take(this.#play, entry)
    if (!reply.ok) return reply
    this.#touched = at
    this.#done.push({ at, told: this.#play.takeTold() })
    this.#time.look(this.#play, at)
    this.#record = { ...this.#record, answers: [...this.#record.answers, entry] }
    if (this.#play.core.over) this.#record = sealRecord(this.#record, this.#play)
    return reply
  }

  /** Takes back what this seat did last; null: done. */
  takeBack(seat: Seat, at: number): Refusal | null {
    if (!mayUndo(this.#play, this.#record, seat)) return { code: 'pastTheFence' }
    const undone = undo(this.game, this.#play, this.#record, seat)
    if ('refusal' in undone) return undone.refusal
    this.#record = undone.record
    this.#touched = at
    this.#play = this.#replayed(this.times.slice(0, undone.record.answers.length + 1))
    return null
  }
}
