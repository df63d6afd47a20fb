// What is done at a table when its time has come, and since when it waits: offers that end, turns that run out,
// questions that have a single answer. It has no clock: whoever keeps the table tells the time.

import type { Clock, Refusal } from './game.ts'
import { sameJson } from './json.ts'
import type { Play } from './play.ts'
import { type Answer, type Prompt, type Seat, soleAnswer } from './prompt.ts'
import type { Action } from './record.ts'

/** An answer that has to wait: what to say to whoever gives it, and until when, in milliseconds. */
export interface Hold {
  readonly refusal: Refusal
  readonly until: number
}

/**
 * How many milliseconds a question with a single answer stays open before it is answered for its seat; null: it is
 * not. Nobody must be able to tell by it that there was no choice.
 */
export type SoleDelay = (seat: Seat) => number | null

interface Sole {
  readonly prompt: Prompt
  readonly answer: Answer
  readonly until: number
}

export class Timekeeper {
  #clocks: readonly Clock[] = []
  #soles: readonly Sole[] = []
  readonly #since: Map<string, number>
  #soleDelay: SoleDelay = () => null

  /** `since`: when each clock of a game that is taken up again was first there. */
  constructor(since: readonly (readonly [string, number])[] = []) {
    this.#since = new Map(since)
  }

  /** What another timekeeper needs to know to go on from here. */
  get since(): [string, number][] {
    return [...this.#since]
  }

  /** From now on questions with a single answer are answered so for their seats. */
  answerSoles(soleDelay: SoleDelay): this {
    this.#soleDelay = soleDelay
    return this
  }

  /** Looks at the game after something was done at this time. */
  look(play: Play, at: number): void {
    const { game, core, box } = play
    this.#soles = this.#solesOf(play, at)
    if (!game.clocks) return
    this.#clocks = core.over ? [] : game.clocks(core.state, box)
    for (const id of this.#since.keys())
      if (!this.#clocks.some((clock) => clock.id === id)) this.#since.delete(id)
    for (const { id } of this.#clocks) if (!this.#since.has(id)) this.#since.set(id, at)
  }

  /** The questions that are answered for their seats; one that was there before keeps its time. */
  #solesOf({ prompts, core }: Play, at: number): Sole[] {
    const soles: Sole[] = []
    for (const prompt of prompts) {
      const answer = prompt.pause || core.sealed[prompt.seat] != null ? null : soleAnswer(prompt)
      if (answer === null) continue
      const former = this.#soles.find((one) => one.prompt.seat === prompt.seat)
      const delay = this.#soleDelay(prompt.seat)
      if (former && sameJson(former.prompt, prompt)) soles.push(former)
      else if (delay !== null) soles.push({ prompt, answer, until: at + delay })
    }
    return soles
  }

  #end({ id, seconds }: Clock): number {
    return (this.#since.get(id) ?? 0) + 1000 * seconds
  }

  /** When something is to be done next; null: nothing is. */
  get next(): number | null {
    let next = Number.POSITIVE_INFINITY
    for (const clock of this.#clocks)
      if (clock.call || clock.timesOut !== undefined) next = Math.min(next, this.#end(clock))
    for (const { until } of this.#soles) next = Math.min(next, until)
    return Number.isFinite(next) ? next : null
  }

  /** When the time of this seat runs out; null: it has all the time it wants. */
  runsOut(seat: Seat): number | null {
    const clock = this.#clocks.find(({ timesOut }) => timesOut === seat)
    return clock ? this.#end(clock) : null
  }

  /** What is to be done now: commands whose time has come, and answers for those whose time has run out. */
  due(play: Play, now: number): Action[] {
    const due: Action[] = []
    for (const { prompt, answer, until } of this.#soles)
      if (until <= now) due.push({ seat: prompt.seat, answer, by: 'sole' })
    for (const clock of this.#clocks) {
      if (this.#end(clock) > now) continue
      if (clock.call) due.push(clock.call)
      if (clock.timesOut !== undefined) due.push(...timedOut(play, clock.timesOut))
    }
    return due
  }

  /** Why this answer has to wait; null: it need not, or nobody else needs the time. */
  hold(seat: Seat, answer: Answer, now: number, needsTime: (seat: Seat) => boolean): Hold | null {
    for (const clock of this.#clocks) {
      const { holds } = clock
      if (!holds || holds.seat !== seat || !sameJson(holds.answer, answer)) continue
      const until = this.#end(clock)
      if (until <= now || !holds.others.some(needsTime)) continue
      return { refusal: { code: 'notNow', rule: holds.rule, why: holds.why }, until }
    }
    return null
  }
}

function timedOut({ game, core, box, prompts }: Play, seat: Seat): Action[] {
  const prompt = prompts.find((one) => one.seat === seat && core.sealed[seat] == null)
  return prompt ? [{ seat, answer: game.timeoutAnswer(core.state, prompt, box), by: 'clock' }] : []
}
