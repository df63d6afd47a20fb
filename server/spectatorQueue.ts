// When those are told who only look on: in rounds that take up no more than a part of the server's time, so that
// a busy server tells them several things at once and has its hands free for those who have to act.

/** How long one round may keep the others waiting, in milliseconds. */
const ROUND_MS = 5
/** Nobody looks at an old table for longer than this, however busy the server: from then on half of all time is theirs. */
const LONGEST_WAIT_MS = 1000
const SHARE_WHEN_LATE = 0.5

interface Told {
  /** Tells everybody who has not heard yet. */
  tellOnlookers(): void
}

export class SpectatorQueue {
  /** The part of all time; 0: nobody is told before they have to know. */
  readonly #share: number
  /** Where somebody has not heard what was done, and since when; the oldest first. */
  readonly #behind = new Map<Told, number>()
  #next: NodeJS.Timeout | null = null
  #notBefore = 0

  constructor(share: number) {
    this.#share = share
  }

  /** At this table somebody has not heard what was done. */
  add(table: Told): void {
    if (!this.#behind.has(table)) this.#behind.set(table, performance.now())
    this.#schedule()
  }

  #schedule(isLate = false): void {
    const [oldest] = this.#behind.values()
    if (this.#next || oldest === undefined || this.#share === 0) return
    const at = isLate ? this.#notBefore : Math.min(this.#notBefore, oldest + LONGEST_WAIT_MS)
    this.#next = setTimeout(() => this.#go(), Math.max(0, at - performance.now())).unref()
  }

  #go(): void {
    this.#next = null
    const began = performance.now()
    let took = 0
    for (const table of this.#behind.keys()) {
      this.#behind.delete(table)
      table.tellOnlookers()
      took = performance.now() - began
      if (took > ROUND_MS) break
    }
    const [oldest = Number.POSITIVE_INFINITY] = this.#behind.values()
    const isLate = oldest + LONGEST_WAIT_MS < began + took
    this.#notBefore = began + took / (isLate ? SHARE_WHEN_LATE : this.#share)
    this.#schedule(isLate)
  }
}
