// Counts answers and how long each took; the first ones only warm up. Runs among the guests, and prints.

export const TABLES = 200
export const SEATS = 5
const WARM_UP_MS = 4000
const MEASURED_MS = 4000
/** Or as soon as this many are counted: a game does not go on for ever. */
const MEASURED_ANSWERS = 100 * TABLES

/** What the guests print when the warm-up is over. */
export const WARM = 'warm'

/** What the guests print at the end. */
export interface Count {
  readonly answers: number
  readonly seconds: number
  /** Milliseconds from sending an answer to knowing that it is accepted. */
  readonly p50: number
  readonly p99: number
}

export class Meter {
  readonly #took: number[] = []
  #begun = Number.POSITIVE_INFINITY
  #warm = Number.POSITIVE_INFINITY
  #isDone = false

  /** Everybody is seated: from the first answer on time runs. */
  begin(): void {
    this.#begun = performance.now()
  }

  /** An answer that was sent at this time has been accepted. */
  count(sent: number): void {
    const now = performance.now()
    if (this.#isDone || now - this.#begun < WARM_UP_MS) return
    if (this.#warm > now) {
      this.#warm = now
      console.log(WARM)
    }
    this.#took.push(now - sent)
    if (now - this.#warm >= MEASURED_MS || this.#took.length >= MEASURED_ANSWERS) this.#finish(now)
  }

  #finish(now: number): void {
    this.#isDone = true
    const took = this.#took.toSorted((a, b) => a - b)
    const at = (part: number) => Number((took[Math.floor(part * took.length)] ?? 0).toFixed(1))
    const count: Count = {
      answers: took.length,
      seconds: (now - this.#warm) / 1000,
      p50: at(0.5),
      p99: at(0.99),
    }
    process.stdout.write(`${JSON.stringify(count)}\n`, () => process.exit())
  }
}
