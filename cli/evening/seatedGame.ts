// One person's game against bots: who sits where, what has happened, and the way back.

import { asked, type Bot } from '@backroom/bots'
import {
  type AnyGame,
  type Answer,
  begin,
  type Entry,
  type Event,
  fork,
  type GameRecord,
  heardAll,
  type Json,
  newRecord,
  type Play,
  type Prompt,
  type Random,
  randomFrom,
  type Refusal,
  replay,
  sealRecord,
  type Seat,
  undo,
} from '@backroom/engine'

/** What the person has heard, and after how many answers. */
interface Heard {
  readonly taken: number
  readonly event: Event
}

export interface Seating {
  readonly game: AnyGame
  /** The person's seat; the bots have the others. */
  readonly seat: Seat
  readonly bots: readonly (Bot | null)[]
  /** Names for the record. */
  readonly names: readonly string[]
}

export class SeatedGame {
  readonly game: AnyGame
  readonly seat: Seat
  play: Play
  readonly #bots: readonly (Bot | null)[]
  readonly #lucks: readonly Random[]
  #record: GameRecord
  #heard: Heard[] = []

  constructor({ game, seat, bots }: Seating, play: Play, record: GameRecord) {
    this.game = game
    this.seat = seat
    this.play = play
    this.#bots = bots
    this.#record = record
    const luck = randomFrom(`bots of ${record.seed} after ${record.answers.length}`)
    this.#lucks = bots.map(() => fork(luck))
  }

  static begin(seating: Seating, seed: string, options: Json): SeatedGame {
    const { game, names } = seating
    const play = begin(game, names.length, seed, options, [], true)
    const seated = new SeatedGame(seating, play, newRecord(game, names, seed, options))
    seated.#listen()
    return seated
  }

  static resume(seating: Seating, sealed: GameRecord): SeatedGame {
    const { seal: _, ...record } = sealed
    const heard: Heard[] = []
    const play = replay(seating.game, record, record.answers.length, (step, taken) => {
      for (const event of heardAll(step.takeTold(), seating.seat)) heard.push({ taken, event })
    })
    const seated = new SeatedGame(seating, play, record)
    seated.#heard = heard
    return seated
  }

  /** What the person is asked now; null while the table waits for a bot, or at the end. */
  get prompt(): Prompt | null {
    const { play, seat } = this
    return play.core.sealed[seat] == null ? (play.promptOf(seat) ?? null) : null
  }

  get log(): readonly Event[] {
    return this.#heard.map(({ event }) => event)
  }

  /** The game so far; a finished one is sealed. */
  get record(): GameRecord {
    return sealRecord(this.#record, this.play)
  }

  /** The next bot that is asked answers; false if the table waits for the person or is done. */
  botMoves(): boolean {
    const { play, seat } = this
    const prompt = play.prompts.find((one) => one.seat !== seat && play.core.sealed[one.seat] == null)
    const bot = prompt && this.#bots[prompt.seat]
    if (!prompt || !bot) return false
    const answer = bot.decide(asked(play, prompt), this.#lucks[prompt.seat] as Random)
    const refusal = this.#take(prompt.seat, answer)
    if (refusal) throw new Error(`${bot.name} was refused: ${refusal.code}`)
    return true
  }

  answer(answer: Answer): Refusal | null {
    return this.#take(this.seat, answer)
  }

  #take(seat: Seat, answer: Answer): Refusal | null {
    const reply = this.play.answer(seat, this.play.core.wait, answer)
    if (!reply.ok) return reply.refusal
    const entry: Entry = { seat, answer }
    this.#record = { ...this.#record, answers: [...this.#record.answers, entry] }
    this.#listen()
    return null
  }

  #listen(): void {
    const { taken } = this.play.core
    for (const event of heardAll(this.play.takeTold(), this.seat)) this.#heard.push({ taken, event })
  }

  /** Takes back the person's last answer, if nothing has come to light since. */
  undo(): Refusal | null {
    const undone = undo(this.game, this.play, this.#record, this.seat)
    if ('refusal' in undone) return undone.refusal
    this.play = undone.play.listen()
    this.#record = undone.record
    this.#heard = this.#heard.filter(({ taken }) => taken <= undone.record.answers.length)
    return null
  }
}
