// Throttle of a notice that many cause and many get: once a turn of the event loop, and with pauses between.

export class Throttle {
  readonly #run: () => void
  readonly #pause: () => number
  #isSoon = false
  #last = 0

  /** `pause`: the least time between two runs, in milliseconds. */
  constructor(run: () => void, pause: () => number) {
    this.#run = run
    this.#pause = pause
  }

  /** Runs it soon, once for all who ask until then. */
  ask(): void {
    if (this.#isSoon) return
    this.#isSoon = true
    const wait = this.#last + this.#pause() - performance.now()
    if (wait > 1) setTimeout(() => this.#now(), wait).unref()
    else setImmediate(() => this.#now())
  }

  #now(): void {
    this.#isSoon = false
    this.#last = performance.now()
    this.#run()
  }
}
