// Who was seen, and where somebody was: noted at most every so often, and written a hundred at a time.

import type { FastifyBaseLogger } from 'fastify'

/** How exactly it is known when somebody was last seen, in milliseconds. */
const EXACTNESS = 10 * 60_000
/** How long what was noted waits for more. */
const WRITE_AFTER_MS = 5000
const WRITTEN_AT_ONCE = 100
/** Of how many it is remembered that they were noted lately; of the others it is written once more. */
const REMEMBERED = 20_000

export class LastSeen {
  readonly #write: (ids: readonly string[], at: number) => Promise<void>
  readonly #log: FastifyBaseLogger
  /** When each was last noted. */
  readonly #noted = new Map<string, number>()
  #unwritten = new Set<string>()
  #timer: NodeJS.Timeout | null = null

  constructor(write: (ids: readonly string[], at: number) => Promise<void>, log: FastifyBaseLogger) {
    this.#write = write
    this.#log = log
  }

  note(id: string, now: number): void {
    if (now - (this.#noted.get(id) ?? Number.NEGATIVE_INFINITY) < EXACTNESS) return
    if (this.#noted.size >= REMEMBERED) this.#noted.clear()
    this.#noted.set(id, now)
    this.#unwritten.add(id)
    this.#timer ??= setTimeout(() => void this.flush(now), WRITE_AFTER_MS).unref()
  }

  /** Writes what was noted; what cannot be written is lost, and noted again in a while. */
  async flush(now: number): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const ids = [...this.#unwritten]
    this.#unwritten = new Set()
    try {
      for (let i = 0; i < ids.length; i += WRITTEN_AT_ONCE)
        await this.#write(ids.slice(i, i + WRITTEN_AT_ONCE), now)
    } catch (error) {
      this.#log.warn({ err: error }, 'who was seen could not be written')
    }
  }
}
