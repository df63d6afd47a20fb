// What a socket, a guest on all of theirs, and an address may use up: messages, bytes and the server's time.

import { type Rate, RateLimit } from './rateLimit.ts'

export interface Rates {
  /** Messages, pings and pongs. */
  readonly messages: Rate
  /** Bytes as they come over the wire. */
  readonly bytes: Rate
  /** Milliseconds of processor time that are spent on them. */
  readonly work: Rate
}

/** What all sockets of a guest, or of an address, have together. */
export interface SharedRates extends Rates {
  readonly sockets: number
  /** How fast sockets may be opened. */
  readonly openings: Rate
  /** What is said to everybody at a table, and written. */
  readonly chat: Rate
}

/** A few lines at once, then one every ten seconds. */
const NEWS: Rate = { perSecond: 0.1, burst: 3 }

export class Account {
  readonly messages: RateLimit
  readonly bytes: RateLimit
  readonly work: RateLimit

  constructor(rates: Rates, now: number) {
    this.messages = new RateLimit(rates.messages, now)
    this.bytes = new RateLimit(rates.bytes, now)
    this.work = new RateLimit(rates.work, now)
  }
}

export class SharedAccount extends Account {
  readonly openings: RateLimit
  readonly chat: RateLimit
  readonly #most: number
  readonly #news: RateLimit
  #sockets = 0

  constructor(rates: SharedRates, now: number) {
    super(rates, now)
    this.openings = new RateLimit(rates.openings, now)
    this.chat = new RateLimit(rates.chat, now)
    this.#most = rates.sockets
    this.#news = new RateLimit(NEWS, now)
  }

  /** Whether it is worth a line in the log that somebody was refused: a flood must not become one there. */
  isNews(now: number): boolean {
    return this.#news.take(now)
  }

  /** Counts a socket more; false: it is one too many, and must be closed. Either way `leave` is called for it. */
  enter(): boolean {
    return ++this.#sockets <= this.#most
  }

  leave(): void {
    this.#sockets--
  }

  /** Whether it would be the same if it were opened anew. */
  isForgettable(now: number): boolean {
    const rateLimits = [this.messages, this.bytes, this.work, this.openings, this.chat]
    return this.#sockets === 0 && rateLimits.every((rateLimit) => rateLimit.isFull(now))
  }
}

/** Accounts are looked through when there are twice as many as were left the last time. */
const FEWEST = 1000

/** The accounts of all guests, or of all addresses. Whoever comes again at once finds theirs as they left it. */
export class Accounts<A extends { isForgettable(now: number): boolean }> {
  readonly #open: (now: number) => A
  readonly #accounts = new Map<string, A>()
  #lookAt = FEWEST

  constructor(open: (now: number) => A) {
    this.#open = open
  }

  of(name: string, now: number): A {
    const known = this.#accounts.get(name)
    if (known) return known
    if (this.#accounts.size >= this.#lookAt) this.#forget(now)
    const account = this.#open(now)
    this.#accounts.set(name, account)
    return account
  }

  get size(): number {
    return this.#accounts.size
  }

  #forget(now: number): void {
    for (const [name, account] of this.#accounts) if (account.isForgettable(now)) this.#accounts.delete(name)
    this.#lookAt = Math.max(FEWEST, 2 * this.#accounts.size)
  }
}

/** Whatever a socket uses up is taken from all accounts that it belongs to. */
export class Meter {
  readonly #accounts: readonly Account[]
  readonly #shared: readonly SharedAccount[]

  constructor(own: Account, shared: readonly SharedAccount[]) {
    this.#accounts = [own, ...shared]
    this.#shared = shared
  }

  /** Whether so many messages more are not too many. */
  message(now: number, count = 1): boolean {
    if (!this.#accounts.every(({ messages }) => messages.has(now, count))) return false
    for (const { messages } of this.#accounts) messages.take(now, count)
    return true
  }

  chat(now: number): boolean {
    if (!this.#shared.every(({ chat }) => chat.has(now))) return false
    for (const { chat } of this.#shared) chat.take(now)
    return true
  }

  /** These bytes came and took so many milliseconds; for how many the socket must not be listened to. */
  used(now: number, bytes: number, milliseconds: number): number {
    let wait = 0
    for (const account of this.#accounts) {
      account.bytes.spend(now, bytes)
      account.work.spend(now, milliseconds)
      wait = Math.max(wait, account.bytes.debt(now), account.work.debt(now))
    }
    return wait
  }
}
