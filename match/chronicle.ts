// The whole record of a match as it grows, for hosts that keep it as one thing.

import {
  type Action,
  type AnyGame,
  type GameRecord,
  type Play,
  sealRecord,
  takenBack,
} from '@backroom/engine'
import { Match } from './match.ts'
import type { Performed } from './room.ts'
import { snapshotOf } from './snapshot.ts'

const itself = (action: Action): Action => action

export class Chronicle {
  #record: GameRecord
  #times: readonly number[]
  #touched: number

  /** `times`: when each thing was done, the deal first, as far as that is known; `touched`: when the last was. */
  constructor(record: GameRecord, times: readonly number[], touched: number) {
    this.#record = record
    this.#touched = touched
    this.#times = [touched, ...record.answers].map((_, i) => times[i] ?? touched)
  }

  /** The match as it stands. */
  match(game: AnyGame): Match {
    const { seats, answers, pledges = null, ...record } = this.#record
    const setup = { ...record, names: seats, pledges, started: this.#times[0] ?? this.#touched }
    const actions = answers.map((action, i) => ({
      seq: i + 1,
      at: this.#times[i + 1] ?? this.#touched,
      action,
    }))
    return new Match(game, setup, snapshotOf(game, setup, actions))
  }

  add({ action, at }: Performed, play: Play): void {
    const { seal: _, ...record } = this.#record
    const { answers } = record
    const undone = 'undo' in action
    const left = undone ? answers.slice(0, -takenBack(answers, itself)) : [...answers, action]
    this.#record = sealRecord({ ...record, answers: left }, play)
    this.#times = undone ? this.#times.slice(0, left.length + 1) : [...this.#times, at]
    this.#touched = at
  }

  /** The game so far; a finished one is sealed. */
  get record(): GameRecord {
    return this.#record
  }

  get times(): readonly number[] {
    return this.#times
  }

  get touched(): number {
    return this.#touched
  }
}
