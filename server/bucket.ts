// How fast somebody may send: a bucket that fills steadily and is emptied by every message.

export class Bucket {
  readonly #perSecond: number
  readonly #burst: number
  #left: number
  #at: number

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#left = burst
    this.#at = now
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
