// Counts answers and how long each took; the first ones only warm up.

export const TABLES = 200
export const SEATS = 5
const WARM_UP_MS = 1500
const MEASURED_MS = 4000

export interface Measured {
  readonly perSecond: number
  /** Milliseconds from sending an answer to knowing that it is accepted. */
  readonly p50: number
  readonly p99: number
}

export class Meter {
  readonly measured: Promise<Measured>
  readonly #done: (measured: Measured) => void
  readonly #took: number[] = []
  #from = Number.POSITIVE_INFINITY
  #finished = false

  constructor() {
    const { promise, resolve } = Promise.withResolvers<Measured>()
    this.measured = promise
    this.#done = resolve
  }

  /** Everybody is seated: from the first answer on time runs. */
  begin(): void {
    this.#from = performance.now() + WARM_UP_MS
  }

  /** An answer that was sent at this time has been accepted. */
  count(sent: number): void {
    const now = performance.now()
    if (now < this.#from || this.#finished) return
    this.#took.push(now - sent)
    if (now - this.#from >= MEASURED_MS) this.#finish(now)
  }

  #finish(now: number): void {
    this.#finished = true
    const took = this.#took.toSorted((a, b) => a - b)
    const at = (part: number) => Number((took[Math.floor(part * took.length)] ?? 0).toFixed(1))
    this.#done({ perSecond: (1000 * took.length) / (now - this.#from), p50: at(0.5), p99: at(0.99) })
  }
}
