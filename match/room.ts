// A match with those who sit at it: what people, bots and the clock do goes through here, whatever host it has.

import type { Said } from '@backroom/bots'
import {
  type Action,
  type Answer,
  type Hold,
  type Random,
  randomAnswer,
  type Refusal,
  type Seat,
} from '@backroom/engine'
import type { MatchAction } from './action.ts'
import type { LogLine } from './logLine.ts'
import { type Match, RuleFault } from './match.ts'
import { TalkLimit } from './talkLimit.ts'

/** Answers that are tried for a seat for which everything else has failed. */
const OTHER_ANSWERS = 5

/** A rule failed over it; the match stands as before. */
export type ActionRefusal = Refusal | { readonly code: 'ruleFault' }

/** Who plays a seat without being a person. */
export interface SeatPlayer {
  readonly bot: string
  /** It plays for somebody who is away: it answers, and makes no deals. */
  readonly standIn: boolean
}

/** A seat that may speak; `bot` is null where somebody who is away is only excused. */
export interface Speaker {
  readonly seat: Seat
  readonly bot: string | null
}

export interface Performed {
  readonly action: MatchAction
  readonly at: number
  readonly line: LogLine
  /** A bot answered for somebody who is away. */
  readonly standIn: boolean
}

/** What a bot thought about: if the match has moved on since, the thought is of no use. */
export interface Moment {
  readonly seq: number
  readonly wait: number
  readonly lastUndo: number
}

/** What is around a match: time, chance, who is there, and where that goes which was done. */
export interface Host<Note> {
  now(): number
  /** Chance for answers that have to be made up. */
  luck(): Random
  /** Whether the match goes on at all. */
  isOpen(): boolean
  /** Null: a person plays there, or nobody. */
  playerOf(seat: Seat): SeatPlayer | null
  /** Whether somebody sits there who needs a moment to think or to speak. */
  needsTime(seat: Seat): boolean
  /** How long a question with a single answer stays open; null: it is not answered for its seat. */
  soleDelay(seat: Seat): number | null
  /** `note` is what the person's host wants to remember of it; null for bots and the clock. */
  done(done: Performed, note: Note | null): void
  /** A rule failed. `beyondRepair`: the match must be read anew from its record. */
  faulted(action: MatchAction | null, error: unknown, beyondRepair: boolean): void
  /** A bot's answer was refused: a fault of the bot, for which the match makes up. */
  botRefused?(seat: Seat, bot: string, refusal: ActionRefusal): void
}

export class MatchRoom<Note = null> {
  readonly match: Match
  readonly #host: Host<Note>
  readonly #talk = new TalkLimit()
  /** The action after which no answer could be given for anybody. */
  #gaveUp = -1

  constructor(match: Match, host: Host<Note>) {
    this.match = match
    this.#host = host
    match.time.answerSoles((seat) => host.soleDelay(seat)).look(match.play, host.now())
  }

  get moment(): Moment {
    const { seq, lastUndo, play } = this.match
    return { seq, wait: play.core.wait, lastUndo }
  }

  // ——— people

  /** `seq`: the last action that this person knew of; `wait`: the waiting point that the answer is meant for. */
  answer(seat: Seat, answer: Answer, seq: number, wait: number, note: Note): ActionRefusal | null {
    if (this.match.lastUndo > seq) return { code: 'stale' }
    return this.hold(seat, answer)?.refusal ?? this.#perform({ seat, answer }, 'person', note, wait)
  }

  /** A command or an undo. */
  act(action: MatchAction, note: Note): ActionRefusal | null {
    // What has ended with time cannot be accepted in the moment before the clock is looked at.
    if ('command' in action) this.timeIsUp()
    return this.#perform(action, 'person', note)
  }

  // ——— time

  /** Why this answer has to wait a moment; null: it need not. */
  hold(seat: Seat, answer: Answer): Hold | null {
    return this.match.time.hold(seat, answer, this.#host.now(), (other) => this.#host.needsTime(other))
  }

  /** When something is to be done because its time is up; null: never, as things stand. */
  get nextDue(): number | null {
    return this.#host.isOpen() ? this.match.time.next : null
  }

  /** Does what the clock says, for those whose it is; one thing may make the next one due. */
  timeIsUp(): void {
    const { time } = this.match
    let seq: number
    do {
      seq = this.match.seq
      if (!this.#host.isOpen()) return
      for (const action of this.#due(time)) this.#doFor(action)
    } while (this.match.seq > seq)
  }

  /** What answers for somebody, and when, is a rule too, and may fail. */
  #due(time: Match['time']): Action[] {
    try {
      return time.due(this.match.play, this.#host.now())
    } catch (error) {
      this.#host.faulted(null, error, false)
      return []
    }
  }

  /** A question whose answer by the clock fails is answered in another way, if there is one. */
  #doFor(action: Action): void {
    const { seq } = this.match
    const refusal = this.#perform(action, 'clock')
    if (refusal?.code !== 'ruleFault' || !('answer' in action) || action.by !== 'clock') return
    for (const answer of this.#otherAnswers(action.seat)) {
      if (!this.#host.isOpen() || this.match.seq !== seq) return
      this.#perform({ ...action, answer }, 'clock')
    }
  }

  // ——— bots

  /** The seats that the match waits for and that a bot plays. */
  awaited(): { readonly seat: Seat; readonly bot: string }[] {
    if (!this.#host.isOpen() || this.match.seq === this.#gaveUp) return []
    return this.match.play.awaited().flatMap((seat) => {
      const player = this.#host.playerOf(seat)
      return player ? [{ seat, bot: player.bot }] : []
    })
  }

  /** The seats that may say something now without being asked, a different one first each time. */
  speakers(): Speaker[] {
    const { play, seq } = this.match
    if (!play.game.commands || play.core.over || !this.#host.isOpen() || !this.#talk.isOpen(seq)) return []
    const speakers: Speaker[] = []
    for (let seat = 0; seat < play.seats; seat++) {
      const player = this.#host.playerOf(seat)
      if (player) speakers.push({ seat, bot: player.standIn ? null : player.bot })
    }
    const first = speakers.length > 0 ? seq % speakers.length : 0
    return [...speakers.slice(first), ...speakers.slice(0, first)]
  }

  /** All bots were asked after this action, and none had anything to say. */
  heardOut(seq: number): void {
    this.#talk.heardOut(seq)
  }

  /** Null: the bot failed. If the match has moved on since, or a person is back, it is not heard. */
  botAnswers(seat: Seat, { wait, lastUndo }: Moment, answer: Answer | null): void {
    const { match } = this
    const bot = this.#host.playerOf(seat)?.bot
    if (match.lastUndo !== lastUndo || match.play.core.wait !== wait || bot === undefined) return
    if (answer !== null) {
      const refusal = this.#perform({ seat, answer }, 'bot', null, wait)
      if (!refusal) return
      this.#host.botRefused?.(seat, bot, refusal)
    }
    // A bot that answers nonsense must not hold up the table, nor must a rule that fails over its answer.
    for (const other of [...this.#timeoutAnswers(seat), ...this.#otherAnswers(seat)])
      if (!this.#host.isOpen() || !this.#perform({ seat, answer: other }, 'bot', null, wait)) return
    this.#gaveUp = match.seq
  }

  /** What a bot says without being asked, if nothing was done since it thought of it. */
  botSays(said: Said, seq: number): void {
    const bot = this.#host.playerOf(said.seat)?.bot
    if (this.match.seq !== seq || bot === undefined) return
    const refusal = this.#perform(said, 'bot')
    if (!refusal) return
    // A bot that talks nonsense is not heard, and not asked again before something is done.
    this.#host.botRefused?.(said.seat, bot, refusal)
    this.heardOut(seq)
  }

  /** Somebody came or went: what had failed may be tried again. */
  hope(): void {
    this.#gaveUp = -1
  }

  /** The answer for somebody whose time is up; none where the rule for it fails. */
  #timeoutAnswers(seat: Seat): Answer[] {
    const { play, game } = this.match
    const prompt = play.promptOf(seat)
    try {
      return prompt ? [game.timeoutAnswer(play.core.state, prompt, play.box)] : []
    } catch {
      return []
    }
  }

  #otherAnswers(seat: Seat): Answer[] {
    const prompt = this.match.play.promptOf(seat)
    if (!prompt) return []
    const random = this.#host.luck()
    return Array.from({ length: OTHER_ANSWERS }, () => randomAnswer(prompt, random))
  }

  // ———

  #perform(
    action: MatchAction,
    by: 'person' | 'bot' | 'clock',
    note: Note | null = null,
    wait?: number,
  ): ActionRefusal | null {
    const { match } = this
    const at = this.#host.now()
    // What a bot says for somebody only tells that it was asked, which may be a secret of theirs: it is not marked.
    const standIn = by === 'bot' && 'answer' in action && this.#host.playerOf(action.seat)?.standIn === true
    try {
      const reply = match.perform(action, at, wait, standIn)
      if (!reply.ok) return reply.refusal
    } catch (error) {
      this.#host.faulted(action, error, !(error instanceof RuleFault))
      return { code: 'ruleFault' }
    }
    this.#talk.taken(action, by === 'person')
    this.#host.done({ action, at, line: match.lastLine, standIn }, note)
    return null
  }
}
