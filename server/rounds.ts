// When those are told who only look on: in rounds that take up no more than a part of the server's time, so that
// a busy house tells them several things at once and has its hands free for those who have to act.

/** How long one round may keep the others waiting, in milliseconds. */
const ROUND_MS = 5

interface Told {
  /** Tells everybody who has not heard yet. */
  tellOnlookers(): void
}

export class Rounds {
  /** The part of all time; 0: nobody is told before they have to know. */
  readonly #share: number
  readonly #behind = new Set<Told>()
  #next: NodeJS.Timeout | null = null
  #notBefore = 0

  constructor(share: number) {
    this.#share = share
  }

  /** At this table somebody has not heard what was done. */
  add(table: Told): void {
    this.#behind.add(table)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#next || this.#behind.size === 0 || this.#share === 0) return
    this.#next = setTimeout(() => this.#go(), Math.max(0, this.#notBefore - performance.now())).unref()
  }

  #go(): void {
    this.#next = null
    const began = performance.now()
    let took = 0
    for (const table of this.#behind) {
      this.#behind.delete(table)
      table.tellOnlookers()
      took = performance.now() - began
      if (took > ROUND_MS) break
    }
    this.#notBefore = began + took / this.#share
    this.#schedule()
  }
}
