// The game at a table: begun or taken up again, and brought back to where it stood when an answer is undone or a rule
// fails in the middle of one.

import {
  type Action,
  type Answer,
  type AnyGame,
  begin,
  type Core,
  mayUndo,
  type Play,
  type Prompt,
  type Reply,
  resumeFrom,
  sameJson,
  type Seat,
  take,
  takenBack,
  Timekeeper,
} from '@backroom/engine'
import type { MatchAction } from './action.ts'
import { MatchLog } from './log.ts'
import { LogLine, type Watcher } from './logLine.ts'
import type { MatchSetup, Snapshot } from './snapshot.ts'

/** A rule failed while it was applied. The game stands as it stood before. */
export class RuleFault extends Error {
  constructor(cause: unknown) {
    super('a rule failed', { cause })
    this.name = 'RuleFault'
  }
}

const itself = (action: Action): Action => action

export class Match {
  readonly game: AnyGame
  /** What ends with time here, and since when it is there. */
  readonly time: Timekeeper
  #play: Play
  #seq: number
  /** The number of the last action that took another back. */
  #lastUndo: number
  /** By seat: the waiting point since which only others have spoken, if any have. */
  #askedSince: readonly (number | undefined)[] = []
  /** By seat: the last question that was answered for it because it had a single answer. */
  readonly #soles: ({ readonly wait: number; readonly seq: number; readonly answer: Answer } | undefined)[] =
    []
  /** The game at its fence or before: from here all that can be undone is played again. */
  #base: Play
  /** What was done since the base, after the one before it, which an undo has to know; and their numbers. */
  #actions: Action[]
  #seqs: number[]
  readonly #log: MatchLog

  constructor(game: AnyGame, table: MatchSetup, from: Snapshot | null = null) {
    const seats = table.names.length
    this.game = game
    this.time = new Timekeeper(from?.times)
    this.#log = new MatchLog(seats, from?.log)
    this.#seq = from?.seq ?? 0
    this.#lastUndo = from?.lastUndo ?? 0
    this.#actions = [...(from?.actions ?? [])]
    this.#seqs = [...(from?.seqs ?? [])]
    if (from) {
      const resumed = (core: string) => resumeFrom(game, seats, table.options, JSON.parse(core) as Core)
      this.#play = resumed(from.core).listen()
      this.#base = resumed(from.base)
      this.time.look(this.#play, from.at)
    } else {
      const started = table.started ?? 0
      this.#play = begin(game, seats, table.seed, table.options, table.entropy, true)
      this.#base = this.#play.copy()
      this.#log.add(LogLine.of({ seq: 0, at: started }, this.#play.takeTold()))
      this.time.look(this.#play, started)
    }
  }

  get play(): Play {
    return this.#play
  }

  get seq(): number {
    return this.#seq
  }

  get lastUndo(): number {
    return this.#lastUndo
  }

  /** Does the action, or refuses and changes nothing. `wait`: the waiting point that an answer was meant for. */
  perform(action: MatchAction, at: number, wait = this.#play.core.wait, standIn = false): Reply {
    if ('undo' in action) return this.#takeBack(action.seat, at)
    this.#moveBase()
    const { prompts, core } = this.#play
    const before = core.wait
    const reply = this.#unharmed(at, () => {
      const given =
        'answer' in action
          ? this.#play.answer(action.seat, this.#waitOf(action.seat, wait), action.answer)
          : take(this.#play, action)
      if (given.ok) this.time.look(this.#play, at)
      return given
    })
    if (!reply.ok) return reply
    // An answer that is sealed until all are in leaves everything as it is.
    if (core.wait !== before) this.#questions(prompts, 'command' in action)
    this.#seq++
    if ('answer' in action && action.by === 'sole')
      this.#soles[action.seat] = { wait: before, seq: this.#seq, answer: action.answer }
    this.#actions.push(action)
    this.#seqs.push(this.#seq)
    const head = { seq: this.#seq, at, ...(standIn && { standIn: action.seat }) }
    this.#log.add(LogLine.of(head, this.#play.takeTold()))
    return reply
  }

  /** How many answers and commands were taken at the base and before what we have of them. */
  get #before(): number {
    return Math.max(0, this.#base.core.taken - 1)
  }

  /** Where the fence has come up to the game, nothing before it is ever played again. */
  #moveBase(): void {
    const { fence, taken } = this.#play.core
    if (fence < taken || this.#base.core.taken === taken) return
    this.#base = this.#play.copy()
    this.#actions = this.#actions.slice(-1)
    this.#seqs = this.#seqs.slice(-1)
  }

  /** The game from its base on, up to so many of the actions that we have. */
  #again(count: number): Play {
    const play = this.#base.copy()
    for (let i = play.core.taken - this.#before; i < count; i++)
      if (!take(play, this.#actions[i] as Action).ok) throw new Error(`action ${i} is not accepted again`)
    return play.listen()
  }

  /** A rule that throws may leave anything half done: the game is played again to where it stood. */
  #unharmed(at: number, apply: () => Reply): Reply {
    try {
      return apply()
    } catch (error) {
      this.#play = this.#again(this.#actions.length)
      this.time.look(this.#play, at)
      throw new RuleFault(error)
    }
  }

  /** The number under which this very answer was given for the seat, which was about to give it; null: it was not. */
  answeredFor(seat: Seat, wait: number, answer: Answer): number | null {
    const sole = this.#soles[seat]
    return sole && sole.wait === wait && sameJson(sole.answer, answer) ? sole.seq : null
  }

  /** Somebody may have spoken while the answer was on its way: it is in time as long as its question stands. */
  #waitOf(seat: Seat, wait: number): number {
    return wait >= (this.#askedSince[seat] ?? Number.POSITIVE_INFINITY) ? this.#play.core.wait : wait
  }

  /** Since when each seat is asked what it is asked now; a command may leave the questions as they are. */
  #questions(former: readonly Prompt[], spoken: boolean): void {
    const { prompts, core } = this.#play
    const since: number[] = []
    if (spoken)
      for (const prompt of prompts) {
        const was = former.find(({ seat }) => seat === prompt.seat)
        if (was && sameJson(was, prompt)) since[prompt.seat] = this.#askedSince[prompt.seat] ?? core.wait - 1
      }
    this.#askedSince = since
  }

  #takeBack(seat: Seat, at: number): Reply {
    const { core } = this.#play
    if (!mayUndo(this.#play, { answers: this.#actions }, seat, this.#before))
      return { ok: false, refusal: { code: core.over ? 'over' : 'pastTheFence' } }
    const left = this.#actions.length - takenBack(this.#actions, itself)
    try {
      this.#play = this.#again(left)
    } catch (error) {
      throw new RuleFault(error)
    }
    this.#askedSince = []
    this.#actions.length = left
    const [seq = 0] = this.#seqs.splice(left)
    this.#seq++
    this.#lastUndo = this.#seq
    this.#log.takeBack(seq)
    this.#log.add(LogLine.of({ seq: this.#seq, at, undid: { seq, seat } }, []))
    this.time.look(this.#play, at)
    return { ok: true }
  }

  /** The line of the last action. */
  get lastLine(): LogLine {
    return this.#log.last
  }

  /** Whether somebody whose last line was `since` can be told the rest alone. */
  continues(since: number): boolean {
    return since <= this.#seq && this.#log.continues(since)
  }

  /** The JSON of what this viewer may hear of all that was done, or of what was done since. */
  logFor(viewer: Watcher, since: number | null): string {
    return this.#log.textFor(viewer, since)
  }
}
