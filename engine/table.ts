// What a running step may do besides changing the state: name what comes next, tell, draw, end.
// It is apart from Play because an object with a method called `then` must never be awaited.

import type { Core, Frame } from './core.ts'
import type { Event, Told } from './event.ts'
import type { Outcome, Table } from './game.ts'
import type { Seat } from './prompt.ts'
import { below, shuffle } from './random.ts'

export class RunningTable implements Table<unknown> {
  readonly box: unknown
  /** Whether since the last answer a draw was made, something hidden was shown, or somebody came to rely on it. */
  final = false
  told: Told[] | null = null
  readonly #core: Core
  readonly #next: Frame[] = []

  constructor(box: unknown, core: Core) {
    this.box = box
    this.#core = core
  }

  // oxlint-disable-next-line unicorn/no-thenable -- nobody awaits a table
  then(step: string, args: object): void {
    this.#next.push({ step, args })
  }

  tell(event: Event, secret?: { readonly [detail: string]: unknown }, to?: readonly Seat[]): void {
    if (secret) this.final = true
    if (this.told) this.told.push(secret && to ? { event, secret, to } : { event })
  }

  whisper(event: Event, to: readonly Seat[]): void {
    this.final = true
    if (this.told) this.told.push({ event, to, only: true })
  }

  below(limit: number): number {
    this.final = true
    return below(this.#core.random, limit)
  }

  shuffle<T>(items: T[]): T[] {
    this.final = true
    return shuffle(this.#core.random, items)
  }

  shown(): void {
    this.final = true
  }

  binds(): void {
    this.final = true
  }

  end(outcome: Outcome): void {
    this.#core.over = outcome
  }

  /** Puts the named steps on the stack, the first of them on top. */
  pushNext(): void {
    for (let i = this.#next.length - 1; i >= 0; i--) this.#core.stack.push(this.#next[i] as Frame)
    this.#next.length = 0
  }
}
