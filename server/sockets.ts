// The WebSocket door at /ws: who may pass, who is still there.

import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { LIMITS } from '@backroom/protocol'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import { Bucket } from './bucket.ts'
import type { Config } from './config.ts'
import { CLOSED, Guest, type Ways } from './guest.ts'
import { Heartbeat } from './heartbeat.ts'
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
    const { perSecond, burst } = this.#config.messages
    this.#server.handleUpgrade(request, wire, head, (socket) => {
      const bucket = new Bucket(perSecond, Math.max(burst, perSecond), performance.now())
      this.#heartbeat.watch(socket, wire)
      return new Guest(socket, wire, person, bucket, this.#ways)
    })
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

function refuse(wire: Duplex, status: string): void {
  wire.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
