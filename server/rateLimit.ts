// How fast somebody may use something up: a token bucket that fills steadily and is emptied by every use.

export interface Rate {
  readonly perSecond: number
  /** How much can be saved up. */
  readonly burst: number
}

export class RateLimit {
  readonly #rate: Rate
  #left: number
  #at: number

  constructor(rate: Rate, now: number) {
    this.#rate = rate
    this.#left = rate.burst
    this.#at = now
  }

  #fill(now: number): void {
    const { perSecond, burst } = this.#rate
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond)
    this.#at = now
  }

  has(now: number, amount = 1): boolean {
    this.#fill(now)
    return this.#left >= amount
  }

  /** Takes so much, if it is there. */
  take(now: number, amount = 1): boolean {
    if (!this.has(now, amount)) return false
    this.#left -= amount
    return true
  }

  /** Takes so much, on credit if need be: what was used up already can only be paid back. */
  spend(now: number, amount: number): void {
    this.#fill(now)
    this.#left -= amount
  }

  /** How many milliseconds it takes until nothing is owed. */
  debt(now: number): number {
    this.#fill(now)
    return this.#left >= 0 ? 0 : (-this.#left / this.#rate.perSecond) * 1000
  }

  isFull(now: number): boolean {
    return this.has(now, this.#rate.burst)
  }
}
