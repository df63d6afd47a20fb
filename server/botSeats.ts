// The seats of a room that bots play: which are asked, which may speak, and what becomes of what the bots thought.

import { randomBytes } from 'node:crypto'
import type { Said } from '@backroom/bots'
import { type Answer, randomAnswer, randomFrom, type Seat } from '@backroom/engine'
import type { AnyRefusal } from '@backroom/protocol'
import type { Floor } from './floor.ts'
import type { Match } from './match.ts'
import type { Deed, StoredTable } from './storage/storage.ts'
import type { Played } from './thinker.ts'

/** Answers that are tried for a seat for which everything else has failed. */
const OTHER_ANSWERS = 5

/** What the seats need of their room. */
interface Around {
  readonly table: StoredTable
  readonly match: Match | null
  readonly running: Match
  readonly abandoned: boolean
  readonly canWrite: boolean
  /** Whether somebody who sits here is connected. */
  readonly presence: { readonly isAwake: boolean }
}

export class BotSeats {
  /** Those for which a bot is thinking. */
  readonly thinking = new Set<Seat>()
  readonly #room: Around
  readonly #floor: Floor
  /** Who plays for those who have left. */
  readonly #standIn: string
  /** The deed after which no answer could be given for anybody. */
  #gaveUp = -1
  readonly #perform: (deed: Deed, wait?: number) => AnyRefusal | null

  constructor(
    room: Around,
    floor: Floor,
    standIn: string,
    perform: (deed: Deed, wait?: number) => AnyRefusal | null,
  ) {
    this.#room = room
    this.#floor = floor
    this.#standIn = standIn
    this.#perform = perform
  }

  /** The bot that plays at this seat now, for itself or for somebody who is away; null: none does. */
  #player(seat: Seat): string | null {
    const { table, presence, abandoned, canWrite } = this.#room
    if (abandoned || !canWrite || table.state !== 'running') return null
    const { bot, botSince } = table.seats[seat] ?? { bot: null, botSince: null }
    return bot ?? (botSince !== null && presence.isAwake ? this.#standIn : null)
  }

  /** The seats that the game waits for and that a bot plays. */
  awaited(): { readonly seat: Seat; readonly bot: string }[] {
    const { match } = this.#room
    if (!match || match.seq === this.#gaveUp) return []
    return match.play.awaited().flatMap((seat) => {
      const bot = this.#player(seat)
      return bot === null ? [] : [{ seat, bot }]
    })
  }

  /** Whoever may say something now without being asked: bots, and whoever makes excuses for somebody who left. */
  talkers(): Played[] {
    const { match, table } = this.#room
    if (!match || match.play.core.over || !this.#floor.isOpen(match.seq)) return []
    return table.seats.flatMap(({ bot }, seat) => (this.#player(seat) === null ? [] : [{ seat, bot }]))
  }

  /** All bots were asked after this deed, and none had anything to say. */
  heardOut(seq: number): void {
    this.#floor.heardOut(seq)
  }

  nextMove(): Promise<void> {
    return this.#floor.nextMove()
  }

  /** What a bot answers; null: it failed. If the table has moved on meanwhile, or a person is back, it is not heard. */
  answer(seat: Seat, wait: number, lastUndo: number, answer: Answer | null): void {
    const match = this.#room.running
    const { core } = match.play
    if (match.lastUndo !== lastUndo || core.wait !== wait || this.#player(seat) === null) return
    if (answer !== null && !this.#perform({ seat, answer }, wait)) return
    // A bot that answers nonsense must not hold up the table, nor must a rule that fails over its answer.
    for (const other of [...this.#lapsed(seat), ...this.otherAnswers(seat)])
      if (this.#room.abandoned || !this.#perform({ seat, answer: other }, wait)) return
    this.#gaveUp = match.seq
  }

  /** The answer for somebody whose time is up; none where the rule for it fails. */
  #lapsed(seat: Seat): Answer[] {
    const { play, game } = this.#room.running
    const prompt = play.promptOf(seat)
    try {
      return prompt ? [game.lapse(play.core.state, prompt, play.box)] : []
    } catch {
      return []
    }
  }

  /** A few legal answers, for a seat whose own could not be taken. */
  otherAnswers(seat: Seat): Answer[] {
    const prompt = this.#room.running.play.promptOf(seat)
    const random = randomFrom(randomBytes(16).toString('hex'))
    return prompt ? Array.from({ length: OTHER_ANSWERS }, () => randomAnswer(prompt, random)) : []
  }

  /** Somebody came or went: what had failed may be tried again. */
  hope(): void {
    this.#gaveUp = -1
  }

  /** What a bot has to say without being asked, if nothing was done since it thought of it. */
  say(said: Said, seq: number): void {
    if (this.#room.running.seq !== seq || this.#player(said.seat) === null) return
    // A bot that talks nonsense is not heard, and not asked again before something is done.
    if (this.#perform(said)) this.heardOut(seq)
  }
}
