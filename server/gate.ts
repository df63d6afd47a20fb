// The gate before everything that is asked by HTTP: one request at a time on a connection, a few of one address in a
// turn of the event loop, on the account of who asks; and whoever goes on after many refusals waits before each request.

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { addressOf } from './address.ts'
import { Accounts } from './budget.ts'
import type { Config } from './config.ts'
import { refuse } from './connections.ts'
import { type Rate, RateLimit } from './rateLimit.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void
type Asked = readonly [request: IncomingMessage, response: ServerResponse]

/** So many requests of one address are begun before the others have their turn. */
const IN_A_TURN = 4
/** So many wait at most; behind a proxy an address can have any number under way. */
const MOST_HELD = 512
/** Bytes that are given to Node's parser at once: it hands on every request in them before anybody can stop it. */
const SLICE = 1024

/** Those who ask from one address. */
class Lane {
  readonly waiting: Asked[] = []
  readonly refusals: RateLimit
  held = 0
  isMoving = false

  constructor(refusals: Rate, now: number) {
    this.refusals = new RateLimit(refusals, now)
  }

  isForgettable(now: number): boolean {
    return this.waiting.length === 0 && this.held === 0 && !this.isMoving && this.refusals.isFull(now)
  }
}

/** Who is told of what goes on here. */
interface Clerk {
  /** What the beginning of a request took, in milliseconds: most of it wherever nothing is waited for. */
  spend(request: IncomingMessage, milliseconds: number): void
  /** Somebody was cut off. */
  cutOff(address: string): void
}

export class Gate {
  readonly #config: Pick<Config, 'hops' | 'refusals'>
  readonly #clerk: Clerk
  readonly #lanes: Accounts<Lane>
  /** Connections whose request is not answered yet. */
  readonly #busy = new WeakSet<Duplex>()

  constructor(config: Pick<Config, 'hops' | 'refusals'>, clerk: Clerk) {
    this.#config = config
    this.#clerk = clerk
    this.#lanes = new Accounts((now) => new Lane(config.refusals, now))
  }

  #lane(request: IncomingMessage): Lane {
    return this.#lanes.of(addressOf(request, this.#config.hops), performance.now())
  }

  /** It was too much for whoever asked this. */
  refused(request: IncomingMessage): void {
    this.#lane(request).refusals.take(performance.now())
  }

  /** Stands before this handler. */
  before(handle: Handle): Handle {
    return (request, response) => {
      if (!this.#isAlone(request, response)) return
      const lane = this.#lane(request)
      const isPatient = lane.refusals.has(performance.now()) || lane.held >= MOST_HELD
      const asked: Asked = [request, response]
      if (isPatient) return this.#join(lane, asked, handle)
      lane.held++
      setTimeout(() => {
        lane.held--
        this.#join(lane, asked, handle)
      }, this.#config.refusals.wait).unref()
    }
  }

  /** No browser and no proxy asks for the next thing before it has the last; whoever does is cut off. */
  #isAlone(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request
    // What was parsed before the connection ended is not even looked at.
    if (socket.writableEnded || socket.destroyed) return false
    if (this.#busy.has(socket)) {
      this.#clerk.cutOff(addressOf(request, this.#config.hops))
      this.refused(request)
      refuse(socket, 'tooFast')
      return false
    }
    this.#busy.add(socket)
    response.once('close', () => this.#busy.delete(socket))
    return true
  }

  #join(lane: Lane, asked: Asked, handle: Handle): void {
    lane.waiting.push(asked)
    if (lane.isMoving) return
    lane.isMoving = true
    this.#move(lane, handle)
  }

  /** Both are called one after the other: all that lies between them is what was begun, and what followed at once. */
  #move(lane: Lane, handle: Handle): void {
    let begun: Asked[] = []
    let before = 0
    setImmediate(() => {
      before = performance.now()
      // What was asked by somebody who has hung up is not done.
      begun = lane.waiting.splice(0, IN_A_TURN).filter(([{ socket }]) => !socket.destroyed)
      for (const [request, response] of begun) handle(request, response)
    })
    setImmediate(() => {
      const each = (performance.now() - before) / begun.length
      for (const [request] of begun) this.#clerk.spend(request, each)
      lane.isMoving = lane.waiting.length > 0
      if (lane.isMoving) this.#move(lane, handle)
    })
  }
}

/** Lets what comes over the connections of a server through in small pieces, until they are sockets. */
export function slice(server: Server): void {
  server.on('connection', (socket) => {
    const push = socket.push.bind(socket)
    // With a listener of our own Node reads through the stream, not past it.
    socket.on('data', () => {})
    socket.push = (chunk: Buffer | null, encoding?: BufferEncoding): boolean => {
      if (chunk === null || chunk.length <= SLICE) return push(chunk, encoding)
      let isWanted = true
      for (let at = 0; at < chunk.length && !socket.writableEnded && !socket.destroyed; at += SLICE)
        isWanted = push(chunk.subarray(at, at + SLICE), encoding)
      return isWanted
    }
  })
  server.prependListener('upgrade', (_request, socket) => {
    Reflect.deleteProperty(socket, 'push')
  })
}
