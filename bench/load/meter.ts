// Counts answers and how long each took; the first ones only warm up.

export const TABLES = 200
export const SEATS = 5
const WARM_UP = 8000
const MEASURED = 20_000

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
  #counted = 0
  #began = 0

  constructor() {
    const { promise, resolve } = Promise.withResolvers<Measured>()
    this.measured = promise
    this.#done = resolve
  }

  /** An answer that was sent at this time has been accepted. */
  count(sent: number): void {
    const now = performance.now()
    this.#counted++
    if (this.#counted <= WARM_UP) this.#began = now
    else this.#took.push(now - sent)
    if (this.#took.length === MEASURED) this.#finish(now)
  }

  #finish(now: number): void {
    const took = this.#took.toSorted((a, b) => a - b)
    const at = (part: number) => Number((took[Math.floor(part * took.length)] ?? 0).toFixed(1))
    this.#done({ perSecond: (1000 * took.length) / (now - this.#began), p50: at(0.5), p99: at(0.99) })
  }
}
