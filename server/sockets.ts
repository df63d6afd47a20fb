// The WebSocket door at /ws: who may pass, how many, and who is still there.

import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { LIMITS } from '@backroom/protocol'
import type { FastifyInstance } from 'fastify'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { addressOf } from './address.ts'
import { Account, Accounts, Meter, SharedAccount } from './budget.ts'
import type { Config } from './config.ts'
import { CLOSED, Connection, hangUp, type Services } from './connection.ts'
import { Heartbeat } from './heartbeat.ts'
import { refusedText } from './info.ts'
import { isOurs } from './origin.ts'
import { cookieIn } from './cookies.ts'
import type { People } from './people.ts'
import { meterFrames } from './frameMeter.ts'
import type { Person } from './storage/storage.ts'

/** How long a goodbye may take. */
const CLOSE_TIMEOUT = 1000
/** Larger than what we take, so that somebody a little over the limit is told so instead of being cut off. */
const FRAME_BYTES = 8 * LIMITS.message
/** Pieces in which one message may come, and in which one frame may. */
const MOST_FRAGMENTS = 64
const MOST_CHUNKS = 1024

const OPTIONS: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  maxPayload: FRAME_BYTES,
  maxFragments: MOST_FRAGMENTS,
  maxBufferedChunks: MOST_CHUNKS,
  perMessageDeflate: false,
  clientTracking: true,
  // Pings are counted like everything else.
  autoPong: false,
  closeTimeout: CLOSE_TIMEOUT,
}

export class Sockets {
  readonly #server = new WebSocketServer(OPTIONS)
  readonly #app: FastifyInstance
  readonly #config: Config
  readonly #people: People
  readonly #services: Services
  readonly #heartbeat = new Heartbeat()
  readonly #guests: Accounts<SharedAccount>
  readonly #addresses: Accounts<SharedAccount>
  /** Whose line each socket is. */
  readonly #callers = new Map<WebSocket, { readonly person: string | null; readonly address: string }>()

  constructor(app: FastifyInstance, config: Config, people: People, services: Services) {
    this.#app = app
    this.#config = config
    this.#people = people
    this.#services = services
    this.#guests = new Accounts((now) => new SharedAccount(config.budgets.guest, now))
    this.#addresses = new Accounts((now) => new SharedAccount(config.budgets.address, now))
    app.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
      this.#upgrade(request, wire, head).catch((error: unknown) => {
        services.log.error({ err: error }, 'a socket could not be opened')
        refuse(wire, '500 Internal Server Error')
      })
    })
  }

  async #upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> {
    wire.on('error', (error) => this.#services.log.debug({ err: error }, 'a connection failed'))
    if (request.url?.split('?')[0] !== '/ws') return refuse(wire, '404 Not Found')
    const now = performance.now()
    const address = addressOf(request, this.#config.hops)
    const account = this.#addresses.of(address, now)
    if (!account.openings.take(now)) {
      if (account.isNews(now)) this.#services.log.warn({ address }, 'sockets are opened too fast')
      return refuse(wire, '429 Too Many Requests')
    }
    // A browser sends the cookie along whatever page asks: only pages of ours may.
    const { origin, host, cookie } = request.headers
    if (!isOurs(origin, host, this.#config.origins)) return refuse(wire, '403 Forbidden')
    // Counted before anything is waited for: many may come at once.
    let isOneMore = counted(account, wire)
    const visit = isOneMore ? await this.#people.visit(cookieIn(this.#app.parseCookie(cookie ?? ''))) : null
    const person = visit && visit.person
    if (wire.destroyed) return
    const own = person && this.#guests.of(person.id, now)
    if (own) isOneMore = counted(own, wire)
    const shared = own ? [account, own] : [account]
    const caller = { person: person?.id ?? null, address }
    this.#server.handleUpgrade(request, wire, head, (socket) => {
      // Too large a frame, broken framing: ws closes the socket with the right code by itself.
      socket.on('error', (error) => this.#services.log.debug({ err: error }, 'a socket failed'))
      if (this.#services.sanctions.isBanned(caller.person, address)) return shut(socket)
      // A browser does not tell its page why it was not let in: whoever is one too many is let in to be told.
      if (isOneMore) return this.#welcome(socket, wire, person, address, shared)
      if (account.isNews(now)) this.#services.log.warn(caller, 'too many sockets')
      hangUp(socket, CLOSED.later, 'tooManySockets')
    })
  }

  #welcome(
    socket: WebSocket,
    wire: Duplex,
    person: Person | null,
    address: string,
    shared: readonly SharedAccount[],
  ): void {
    this.#callers.set(socket, { person: person?.id ?? null, address })
    socket.once('close', () => this.#callers.delete(socket))
    const { messages, budgets, joinWithin } = this.#config
    const meter = new Meter(new Account({ ...budgets.socket, messages }, performance.now()), shared)
    const connection = new Connection(socket, wire, { person, address, meter }, this.#services)
    meterFrames(socket, wire, meter, () => connection.hangUp('tooFast'))
    this.#heartbeat.watch(socket, wire, () => connection.hangUp('unread'))
    const timer = setTimeout(() => {
      if (!connection.hasJoined) connection.hangUp('notJoined')
    }, joinWithin).unref()
    socket.on('close', () => clearTimeout(timer))
  }

  /** How many lines are open. */
  get size(): number {
    return this.#callers.size
  }

  /** Hangs up on those who are not let in any more, and says why. */
  hangUp(): void {
    for (const [socket, { person, address }] of this.#callers)
      if (this.#services.sanctions.isBanned(person, address)) shut(socket)
  }

  /** Hangs up on somebody who is gone; whoever calls again is a stranger. */
  dropLines(of: string): void {
    for (const [socket, { person }] of this.#callers)
      if (person === of) hangUp(socket, CLOSED.comeAgain, 'gone')
  }

  /** Says goodbye, and hangs up on those who do not say it back. */
  async close(): Promise<void> {
    this.#heartbeat.stop()
    const { clients } = this.#server
    const gone = [...clients].map((socket) => once(socket, 'close'))
    for (const socket of clients) socket.close(CLOSED.goingAway)
    const timeout = new AbortController()
    await Promise.race([
      Promise.all(gone),
      sleep(CLOSE_TIMEOUT, null, { signal: timeout.signal }).catch(() => null),
    ])
    timeout.abort()
    for (const socket of clients) socket.terminate()
    this.#server.close()
  }
}

/** The reason is told before: a browser does not show why a line was closed. */
function shut(socket: WebSocket): void {
  socket.send(refusedText(null, { code: 'banned' }))
  hangUp(socket, CLOSED.policy, 'banned')
}

/** Counts the wire until it is closed. */
function counted(account: SharedAccount, wire: Duplex): boolean {
  const isOneMore = account.enter()
  wire.once('close', () => account.leave())
  return isOneMore
}

function refuse(wire: Duplex, status: string): void {
  // Whoever does not hang up is hung up on.
  wire.once('finish', () => wire.destroy())
  wire.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
