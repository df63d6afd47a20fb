// What an address, and a guest from all of theirs, may ask by HTTP: requests, bytes, processor time, new guests and tables.

import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { addressOf } from './address.ts'
import { type Rate, RateLimit } from './rateLimit.ts'
import { Accounts } from './budget.ts'
import { Refused } from './refused.ts'
import type { Caller } from './fairQueue.ts'

/** What can be made in any number. */
const MADE = ['guests', 'tables'] as const
type Made = (typeof MADE)[number]

export interface HttpRates {
  /** Bytes of bodies that come in. */
  readonly bytes: Rate
  /** Milliseconds of processor time. */
  readonly work: Rate
  /** All of these rates hold at once. */
  readonly guests: readonly Rate[]
  readonly tables: readonly Rate[]
}

export interface HttpLimits {
  readonly requestsPerMinute: number
  readonly http: { readonly address: HttpRates; readonly guest: HttpRates }
  /** Proxies in front of us. */
  readonly hops: number
}

/** Files of the client, and what is not there, cost less: so many may be asked for where one other thing may. */
const FILES_PER_REQUEST = 10

const inAMinute = (most: number): Rate => ({ perSecond: most / 60, burst: most })

class HttpAccount {
  readonly requests: RateLimit
  readonly files: RateLimit
  readonly bytes: RateLimit
  readonly work: RateLimit
  readonly guests: readonly RateLimit[]
  readonly tables: readonly RateLimit[]

  constructor(perMinute: number, rates: HttpRates, now: number) {
    this.requests = new RateLimit(inAMinute(perMinute), now)
    this.files = new RateLimit(inAMinute(FILES_PER_REQUEST * perMinute), now)
    this.bytes = new RateLimit(rates.bytes, now)
    this.work = new RateLimit(rates.work, now)
    this.guests = rates.guests.map((rate) => new RateLimit(rate, now))
    this.tables = rates.tables.map((rate) => new RateLimit(rate, now))
  }

  isForgettable(now: number): boolean {
    const { requests, files, bytes, work, guests, tables } = this
    return [requests, files, bytes, work, ...guests, ...tables].every((rateLimit) => rateLimit.isFull(now))
  }

  /** One request more, with so many bytes; throws if that is too much, or something is still owed. */
  enter(kind: 'requests' | 'files', bytes: number, now: number): void {
    const owes = this.bytes.debt(now) > 0 || this.work.debt(now) > 0
    if (owes || !this[kind].take(now)) throw new Refused('tooFast')
    this.bytes.spend(now, bytes)
  }
}

/** Somebody who asks by HTTP, and on whose accounts. */
export class HttpCaller implements Caller {
  readonly address: string
  readonly #request: FastifyRequest
  readonly #accounts: HttpAccount[]

  constructor(address: string, account: HttpAccount, request: FastifyRequest) {
    this.address = address
    this.#accounts = [account]
    this.#request = request
  }

  isGone(): boolean {
    return this.#request.raw.socket.destroyed
  }

  /** From here on a guest's account as well. */
  join(account: HttpAccount): void {
    account.enter('requests', bytesOf(this.#request), performance.now())
    this.#accounts.push(account)
  }

  spend(milliseconds: number): void {
    const now = performance.now()
    for (const { work } of this.#accounts) work.spend(now, milliseconds)
  }

  /** One guest or table more; throws if that is one too many for now. */
  make(what: Made): void {
    const now = performance.now()
    const rateLimits = this.#accounts.flatMap((account) => account[what])
    if (!rateLimits.every((rateLimit) => rateLimit.has(now))) throw new Refused('tooManyFromHere')
    for (const rateLimit of rateLimits) rateLimit.take(now)
  }
}

/** What is announced; of a body in pieces nobody knows, so it counts as the largest that we take. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? 0
  const length = Number(headers['content-length'] ?? 0)
  return Number.isFinite(length) ? length : 0
}

/** The route under which the files of the client are served. */
const FILES = '/*'

export class HttpBudget {
  readonly #hops: number
  readonly #addresses: Accounts<HttpAccount>
  readonly #guests: Accounts<HttpAccount>
  readonly #callers = new WeakMap<IncomingMessage, HttpCaller>()

  constructor({ http, requestsPerMinute, hops }: HttpLimits) {
    this.#hops = hops
    this.#addresses = new Accounts((now) => new HttpAccount(requestsPerMinute, http.address, now))
    this.#guests = new Accounts((now) => new HttpAccount(requestsPerMinute, http.guest, now))
  }

  /** Who asks. The first time it is counted, by the route that was found: what is written in the address does not matter. */
  of(request: FastifyRequest): HttpCaller {
    const known = this.#callers.get(request.raw)
    if (known) return known
    const address = addressOf(request.raw, this.#hops)
    const now = performance.now()
    const account = this.#addresses.of(address, now)
    const caller = new HttpCaller(address, account, request)
    this.#callers.set(request.raw, caller)
    account.enter(request.routeOptions.url === FILES ? 'files' : 'requests', bytesOf(request), now)
    return caller
  }

  /** It is this guest who asks. */
  isOf(request: FastifyRequest, person: string): void {
    this.of(request).join(this.#guests.of(person, performance.now()))
  }

  /** So much processor time was used up for it. */
  spend(request: IncomingMessage, milliseconds: number): void {
    this.#callers.get(request)?.spend(milliseconds)
  }
}
