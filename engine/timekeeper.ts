// What ends with time at a table, and since when it is there. It has no clock: whoever keeps the table tells the time.

import type { Call, Clock, Refusal } from './game.ts'
import { sameJson } from './json.ts'
import type { Play } from './play.ts'
import type { Answer, Seat } from './prompt.ts'

/** An answer that has to wait: what to say to whoever gives it, and until when, in milliseconds. */
export interface Hold {
  readonly refusal: Refusal
  readonly until: number
}

export class Timekeeper {
  #clocks: readonly Clock[] = []
  readonly #since = new Map<string, number>()

  /** Looks at the game after something was done at this time. */
  look({ game, core, box }: Play, at: number): void {
    if (!game.clocks) return
    this.#clocks = core.over ? [] : game.clocks(core.state, box)
    for (const id of this.#since.keys())
      if (!this.#clocks.some((clock) => clock.id === id)) this.#since.delete(id)
    for (const { id } of this.#clocks) if (!this.#since.has(id)) this.#since.set(id, at)
  }

  #end({ id, seconds }: Clock): number {
    return (this.#since.get(id) ?? 0) + 1000 * seconds
  }

  /** When the next command is to be given; null: none is. */
  get next(): number | null {
    if (this.#clocks.length === 0) return null
    const ends = this.#clocks.flatMap((clock) => (clock.call ? [this.#end(clock)] : []))
    return ends.length > 0 ? Math.min(...ends) : null
  }

  /** The commands whose time has come. */
  due(now: number): (Call & { readonly seat: Seat })[] {
    return this.#clocks.flatMap((clock) => (clock.call && this.#end(clock) <= now ? [clock.call] : []))
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
