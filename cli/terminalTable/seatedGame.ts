// One person's game against bots: a match in which the bots answer at once, as this person sees it.

import {
  type AnyGame,
  type Answer,
  type Event,
  fork,
  type GameRecord,
  type Json,
  newRecord,
  type Play,
  type Prompt,
  type Random,
  randomFrom,
  type Refusal,
  type Seat,
} from '@backroom/engine'
import {
  type ActionRefusal,
  Chronicle,
  type LogEntry,
  MatchRoom,
  type Mind,
  mindWith,
  step,
  type StepResult,
} from '@backroom/match'

export interface Seating {
  readonly game: AnyGame
  /** The person's seat; the bots have the others. */
  readonly seat: Seat
  readonly bots: readonly (string | null)[]
  /** Names for the record. */
  readonly names: readonly string[]
}

export class SeatedGame {
  readonly game: AnyGame
  readonly seat: Seat
  readonly #room: MatchRoom
  readonly #chronicle: Chronicle
  readonly #mind: Mind
  #last: StepResult = null

  constructor({ game, seat, bots }: Seating, sealed: GameRecord) {
    const { seal: _, ...record } = sealed
    const luck = randomFrom(`bots of ${record.seed} after ${record.answers.length}`)
    const lucks = bots.map(() => fork(luck))
    this.game = game
    this.seat = seat
    this.#mind = mindWith((of) => lucks[of] as Random)
    this.#chronicle = new Chronicle(record, [], Date.now())
    this.#room = new MatchRoom(this.#chronicle.match(game), {
      now: () => Date.now(),
      luck: () => luck,
      isOpen: () => true,
      playerOf: (of) => {
        const bot = bots[of]
        return bot == null ? null : { bot, standIn: false }
      },
      needsTime: (of) => of === seat,
      // The person is alone with bots: a question with a single answer need not be asked.
      soleDelay: (of) => (of === seat ? 0 : null),
      done: (done) => this.#chronicle.add(done, this.play),
      // Nobody else sits here who could play on: whoever runs the game sees what went wrong.
      faulted: (_action, error) => {
        throw error
      },
    })
  }

  static begin(seating: Seating, seed: string, options: Json): SeatedGame {
    return new SeatedGame(seating, newRecord(seating.game, seating.names, seed, options))
  }

  get play(): Play {
    return this.#room.match.play
  }

  /** What the person is asked now; null while the table waits for a bot, or at the end. */
  get prompt(): Prompt | null {
    const { play, seat } = this
    return play.core.sealed[seat] == null ? (play.promptOf(seat) ?? null) : null
  }

  /** What the person has heard so far. */
  get log(): readonly Event[] {
    const lines = JSON.parse(this.#room.match.logFor(this.seat, null)) as LogEntry[]
    return lines.flatMap(({ events }) => events)
  }

  /** The game so far; a finished one is sealed. */
  get record(): GameRecord {
    return this.#chronicle.record
  }

  /** The bot that gives the person a moment before it goes on. */
  get moment(): Seat | null {
    return this.#last !== null && this.#last !== 'done' ? this.#last.held : null
  }

  /** The clock and the bots do the next thing; false if the table waits for the person or is done. */
  goesOn(): boolean {
    this.#last = step(this.#room, this.#mind)
    return this.#last === 'done'
  }

  answer(answer: Answer): Refusal | null {
    const { seq, wait } = this.#room.moment
    return ofTheRules(this.#room.answer(this.seat, answer, seq, wait, null))
  }

  /** A command outside prompts. */
  says(command: string, args: Json): Refusal | null {
    return ofTheRules(this.#room.act({ seat: this.seat, command, args }, null))
  }

  timeIsUp(): void {
    this.#room.timeIsUp()
  }

  /** Takes back the person's last answer, if nothing has come to light since. */
  undo(): Refusal | null {
    return ofTheRules(this.#room.act({ seat: this.seat, undo: true }, null))
  }
}

/** A rule that fails is thrown above. */
function ofTheRules(refusal: ActionRefusal | null): Refusal | null {
  if (refusal?.code === 'ruleFault') throw new Error('a rule failed')
  return refusal
}
