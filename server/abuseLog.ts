// Traces of abuse: who was refused how often and why, one line an address and minute, however many requests it was.

import type { AnyRefusalCode } from '@backroom/protocol'
import type { FastifyBaseLogger } from 'fastify'

const MINUTE = 60_000
/** Lines a minute; the others are counted. */
const MOST_LINES = 20

/** Refusals that people who play do not meet. */
const OF_ABUSE: readonly AnyRefusalCode[] = [
  'malformed',
  'tooLarge',
  'tooFast',
  'tooSlow',
  'tooManySockets',
  'tooManyFromHere',
  'foreignOrigin',
  'banned',
]

export class AbuseLog {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #refused = new Map<string, Map<AnyRefusalCode, number>>()
  #timer: NodeJS.Timeout | null = null

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#log = log
  }

  note(address: string, code: AnyRefusalCode): void {
    if (!OF_ABUSE.includes(code)) return
    const codes = this.#refused.get(address) ?? new Map<AnyRefusalCode, number>()
    codes.set(code, (codes.get(code) ?? 0) + 1)
    this.#refused.set(address, codes)
    this.#timer ??= setTimeout(() => this.flush(), MINUTE).unref()
  }

  flush(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const all = [...this.#refused]
    this.#refused.clear()
    for (const [address, codes] of all.slice(0, MOST_LINES))
      this.#log.warn({ address, refused: Object.fromEntries(codes) }, 'requests were refused')
    const others = all.length - MOST_LINES
    if (others > 0) this.#log.warn({ addresses: others }, 'requests of further addresses were refused')
  }
}
