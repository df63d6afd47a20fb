// The WebSocket door at /ws: who may pass, who is still there.

import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { LIMITS } from '@backroom/protocol'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { addressOf } from './address.ts'
import { Bucket } from './bucket.ts'
import type { Config } from './config.ts'
import { CLOSED, Guest, type Ways } from './guest.ts'
import { Heartbeat } from './heartbeat.ts'
import { refusedText } from './info.ts'
import { isOurs } from './origin.ts'
import { COOKIE, type People } from './people.ts'

/** How long a goodbye may take. */
const PATIENCE = 1000
/** Larger than what we take, so that somebody a little over the limit is told so instead of being cut off. */
const FRAME_BYTES = 8 * LIMITS.message

export class Sockets {
  readonly #server: WebSocketServer
  readonly #app: FastifyInstance
  readonly #config: Config
  readonly #people: People
  readonly #ways: Ways
  readonly #heartbeat = new Heartbeat()
  /** Whose line each socket is. */
  readonly #callers = new Map<WebSocket, { readonly person: string | null; readonly address: string }>()

  constructor(app: FastifyInstance, config: Config, people: People, ways: Ways) {
    this.#app = app
    this.#config = config
    this.#people = people
    this.#ways = ways
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: FRAME_BYTES,
      perMessageDeflate: false,
      clientTracking: true,
    })
    app.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
      this.#upgrade(request, wire, head).catch((error: unknown) => {
        ways.log.error({ err: error }, 'a socket could not be opened')
        refuse(wire, '500 Internal Server Error')
      })
    })
  }

  async #upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> {
    wire.on('error', (error) => this.#ways.log.debug({ err: error }, 'a connection failed'))
    if (request.url?.split('?')[0] !== '/ws') return refuse(wire, '404 Not Found')
    // A browser sends the cookie along whatever page asks: only pages of ours may.
    const { origin, host, cookie } = request.headers
    if (!isOurs(origin, host, this.#config.origins)) return refuse(wire, '403 Forbidden')
    const person = await this.#people.known(this.#app.parseCookie(cookie ?? '')[COOKIE])
    const address = addressOf(request, Number(this.#config.behindProxy))
    const { perSecond, burst } = this.#config.messages
    this.#server.handleUpgrade(request, wire, head, (socket) => {
      const caller = { person: person?.id ?? null, address }
      if (this.#ways.sanctions.isBanned(caller.person, address)) return shut(socket)
      this.#callers.set(socket, caller)
      socket.once('close', () => this.#callers.delete(socket))
      const bucket = new Bucket(perSecond, Math.max(burst, perSecond), performance.now())
      this.#heartbeat.watch(socket, wire)
      return new Guest(socket, wire, person, bucket, this.#ways)
    })
  }

  /** How many lines are open. */
  get size(): number {
    return this.#callers.size
  }

  /** Hangs up on those who are not let in any more, and says why. */
  hangUp(): void {
    for (const [socket, { person, address }] of this.#callers)
      if (this.#ways.sanctions.isBanned(person, address)) shut(socket)
  }

  /** Hangs up on somebody who is gone; whoever calls again is a stranger. */
  dropLines(of: string): void {
    for (const [socket, { person }] of this.#callers) if (person === of) socket.close(CLOSED.comeAgain)
  }

  /** Says goodbye, and hangs up on those who do not say it back. */
  async close(): Promise<void> {
    this.#heartbeat.stop()
    const { clients } = this.#server
    const gone = [...clients].map((socket) => once(socket, 'close'))
    for (const socket of clients) socket.close(CLOSED.goingAway)
    const patience = new AbortController()
    await Promise.race([
      Promise.all(gone),
      sleep(PATIENCE, null, { signal: patience.signal }).catch(() => null),
    ])
    patience.abort()
    for (const socket of clients) socket.terminate()
    this.#server.close()
  }
}

/** The reason is told before: a browser does not show why a line was closed. */
function shut(socket: WebSocket): void {
  socket.send(refusedText(null, { code: 'banned' }))
  socket.close(CLOSED.policy)
}

function refuse(wire: Duplex, status: string): void {
  wire.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
