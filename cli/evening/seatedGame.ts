// One person's game against bots: who sits where, what has happened, and the way back.

import { asked, type Bot, firstToSpeak, MOST_IN_A_ROW, type Talker } from '@backroom/bots'
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
  take,
  Timekeeper,
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
  readonly #talkers: readonly Talker[]
  /** The person is alone with bots: a question with a single answer need not be asked. */
  readonly #time = new Timekeeper().answerSoles((seat) => (seat === this.seat ? 0 : null))
  /** What bots have said since somebody answered, or the person did anything. */
  #inARow = 0
  /** A bot waits with its answer, so that the person may say something. */
  #held: Seat | null = null
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
    this.#talkers = bots.flatMap((bot, at) => (bot ? [{ seat: at, bot }] : []))
    this.#time.look(play, Date.now())
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

  /** The bot that gives the person a moment before it goes on. */
  get moment(): Seat | null {
    return this.#held
  }

  /** A bot says something without being asked; false if none has anything to say. */
  botSays(): boolean {
    if (this.#inARow >= MOST_IN_A_ROW) return false
    const said = firstToSpeak(this.play, this.#talkers, (seat) => this.#lucks[seat] as Random)
    if (!said || this.#take(said)) return false
    this.#inARow++
    return true
  }

  /** The next bot that is asked answers; false if the table waits for the person or is done. */
  botMoves(): boolean {
    const { play, seat } = this
    this.#held = null
    const prompt = play.prompts.find((one) => one.seat !== seat && play.core.sealed[one.seat] == null)
    const bot = prompt && this.#bots[prompt.seat]
    if (!prompt || !bot) return false
    const answer = bot.decide(asked(play, prompt), this.#lucks[prompt.seat] as Random)
    if (this.#time.hold(prompt.seat, answer, Date.now(), (other) => other === seat)) {
      this.#held = prompt.seat
      return false
    }
    const refusal = this.#take({ seat: prompt.seat, answer })
    if (refusal) throw new Error(`${bot.name} was refused: ${refusal.code}`)
    this.#inARow = 0
    return true
  }

  answer(answer: Answer): Refusal | null {
    return this.#ofThePerson({ seat: this.seat, answer })
  }

  /** A command outside prompts. */
  says(command: string, args: Json): Refusal | null {
    return this.#ofThePerson({ seat: this.seat, command, args })
  }

  #ofThePerson(entry: Entry): Refusal | null {
    this.timeIsUp()
    const refusal = this.#take(entry)
    if (!refusal) this.#inARow = 0
    return refusal
  }

  /** Does what the clock says, for those whose it is; true: something was. */
  timeIsUp(): boolean {
    return this.#time.due(this.play, Date.now()).filter((entry) => this.#take(entry) === null).length > 0
  }

  #take(entry: Entry): Refusal | null {
    const reply = take(this.play, entry)
    if (!reply.ok) return reply.refusal
    this.#time.look(this.play, Date.now())
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
    this.#time.look(this.play, Date.now())
    this.#record = undone.record
    this.#heard = this.#heard.filter(({ taken }) => taken <= undone.record.answers.length)
    return null
  }
}
