// One socket: reads what it sends, sees that it is not too much, and passes it to the table it has joined.

import type { Duplex } from 'node:stream'
import { type ClientMessage, keyIn, LIMITS, readClientMessage } from '@backroom/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { Listener } from './audience.ts'
import type { Meter } from './budget.ts'
import type { Dealer } from './dealer.ts'
import { writeFrames } from './frames.ts'
import type { RoomCache } from './roomCache.ts'
import { chatOf, refusedText, text } from './info.ts'
import { Refused } from './refused.ts'
import type { Room } from './room.ts'
import type { Sanctions } from './sanctions.ts'
import type { Person } from './storage/storage.ts'
import { calling } from './fairQueue.ts'

/** Whoever does not read what they are sent has to come again and catch up. */
const UNREAD_BYTES = 512 * 1024
/** Refusals for being too fast before the door is shut. */
const MOST_TOO_FAST = 200
/** Messages that may wait while a socket is being taken to its table. */
const WAITING_TO_JOIN = 16

/** What a join counts as: it is told more than anything else. */
const JOIN_COUNTS = 5
/** How long somebody has to hear why they are hung up on. */
const LAST_WORDS = 1000

/** Why a socket is closed by us (RFC 6455 and IANA's list). */
export const CLOSED = { goingAway: 1001, policy: 1008, comeAgain: 1012, later: 1013 } as const
/** What is said then to those who did something that we do not put up with. */
type Fault = 'tooFast' | 'unread' | 'notJoined'

export interface Services {
  readonly roomCache: RoomCache
  readonly dealer: Dealer
  readonly sanctions: Sanctions
  readonly log: FastifyBaseLogger
}

/** Says why, and listens no more. Whoever does not read even that is cut off. */
export function hangUp(socket: WebSocket, code: number, why: string): void {
  socket.close(code, why)
  socket.pause()
  setTimeout(() => socket.terminate(), LAST_WORDS).unref()
}

/** Who is at the other end, and what they may use up. */
interface Caller {
  readonly person: Person | null
  readonly address: string
  readonly meter: Meter
}

export class Connection implements Listener {
  readonly person: string | null
  readonly address: string
  readonly #socket: WebSocket
  readonly #wire: Duplex
  readonly #meter: Meter
  readonly #services: Services
  #room: Room | null = null
  /** The `join` that is under way, and how many messages that came after it wait for it. */
  #joining: Promise<void> | null = null
  #waiting = 0
  #tooFast = 0
  #hasJoined = false
  /** The last ping that is still to be answered. */
  #ping: Buffer | null = null

  constructor(socket: WebSocket, wire: Duplex, { person, address, meter }: Caller, services: Services) {
    this.person = person?.id ?? null
    this.address = address
    this.#socket = socket
    this.#wire = wire
    this.#meter = meter
    this.#services = services
    socket.on('message', (frame, isBinary) => this.#receive(frame, isBinary))
    socket.on('ping', (payload) => this.#pinged(payload))
    socket.on('pong', () => this.#counts() || this.#slowDown(null))
    socket.on('close', () => this.#leave())
  }

  send(...texts: readonly string[]): void {
    if (this.isGone) return
    if (this.#wire.writableLength > UNREAD_BYTES) return this.hangUp('unread')
    writeFrames(this.#wire, texts)
  }

  hangUp(why: Fault): void {
    if (this.isGone) return
    this.#services.log.warn({ why, address: this.address, guest: this.person }, 'a socket was hung up on')
    this.#leave()
    hangUp(this.#socket, CLOSED.policy, why)
  }

  get hasJoined(): boolean {
    return this.#hasJoined
  }

  get isGone(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN
  }

  #counts(messages = 1): boolean {
    return this.#meter.message(performance.now(), messages)
  }

  /** Of many pings the last is answered (RFC 6455, 5.5.3), when all that came with it is read. */
  #pinged(payload: Buffer): void {
    if (!this.#counts()) return this.#slowDown(null)
    if (this.#ping === null)
      setImmediate(() => {
        if (!this.isGone && this.#wire.writableLength <= UNREAD_BYTES) this.#socket.pong(this.#ping)
        this.#ping = null
      })
    this.#ping = payload
  }

  dismiss(): void {
    this.#room = null
    this.#socket.close(CLOSED.comeAgain)
  }

  #leave(): void {
    this.#room?.exit(this)
    this.#room = null
  }

  #receive(frame: RawData, isBinary: boolean): void {
    // What somebody has sent before they hung up, or were, is nobody's any more.
    if (this.isGone) return
    if (!Buffer.isBuffer(frame)) return this.send(refusedText(null, { code: 'malformed' }))
    if (!this.#counts()) return this.#slowDown(keyIn(frame))
    if (isBinary) return this.send(refusedText(null, { code: 'malformed' }))
    if (frame.length > LIMITS.message) return this.send(refusedText(keyIn(frame), { code: 'tooLarge' }))
    const message = readClientMessage(frame.toString())
    if (!message.ok) return this.send(refusedText(message.key, message.refusal))
    const { value, key } = message
    try {
      const later = this.#obey(value)
      if (later) later.catch((error: unknown) => this.#refuse(key, error))
    } catch (error) {
      this.#refuse(key, error)
    }
  }

  #slowDown(key: string | null): void {
    this.#tooFast++
    if (this.#tooFast > MOST_TOO_FAST) return this.hangUp('tooFast')
    this.send(refusedText(key, { code: 'tooFast' }))
  }

  #refuse(key: string | null, error: unknown): void {
    if (!(error instanceof Refused)) this.#services.log.error({ err: error }, 'a message failed')
    const refusal = error instanceof Refused ? error.refusal : { code: 'outOfOrder' as const }
    this.send(refusedText(key, refusal))
  }

  /** Answers are dealt with at once; whatever has to look into the storage comes as a promise. */
  #obey(message: ClientMessage): Promise<void> | null {
    if (this.#joining && message.type !== 'ping' && message.type !== 'join')
      return this.#afterJoining(this.#joining, message)
    switch (message.type) {
      case 'ping':
        this.send(text({ type: 'pong' }))
        return null
      case 'join': {
        if (!this.#counts(JOIN_COUNTS - 1)) throw new Refused('tooFast')
        const joining = this.#join(message.table, message.since)
        this.#joining = joining
        return joining.finally(() => {
          if (this.#joining === joining) this.#joining = null
        })
      }
      case 'answer':
        this.#joined().answer(this, message.key, message.seq, message.wait, message.answer)
        return null
      case 'command':
        return this.#joined().act(this, message.key, (seat) => ({
          seat,
          command: message.command,
          args: message.args,
        }))
      case 'undo':
        return this.#joined().act(this, message.key, (seat) => ({ seat, undo: true }))
      case 'why':
        return this.#joined().why(this, message.wait)
      case 'chat':
        return this.#say(message.key, message.text)
      case 'pledge':
        return this.#services.dealer.pledge(this.#joined(), this.person, message.pledge)
      case 'reveal':
        return this.#services.dealer.reveal(this.#joined(), this.person, message.text)
    }
  }

  /** A client need not wait for `joined` before it speaks: what it says is for the table it is being taken to. */
  async #afterJoining(joining: Promise<void>, message: ClientMessage): Promise<void> {
    if (this.#waiting >= WAITING_TO_JOIN) throw new Refused('tooFast')
    this.#waiting++
    // Why nobody was let in is told in answer to the `join` itself.
    await joining.catch(() => null)
    this.#waiting--
    if (this.isGone) return
    await this.#obey(message)
  }

  #joined(): Room {
    if (!this.#room) throw new Refused('notJoined')
    return this.#room
  }

  /** On the account of whoever asks: if they hang up before it is their turn, nothing is done. */
  #join(table: string, since: number | null): Promise<void> {
    const caller = { address: this.address, isGone: () => this.isGone }
    return calling.run(caller, () => this.#enter(table, since))
  }

  #enter(table: string, since: number | null): Promise<void> {
    return this.#services.roomCache.at(table, async (room) => {
      if (this.isGone) return
      if (this.#room !== room) this.#leave()
      this.#room = room
      this.#hasJoined = true
      const played = await this.#comeBack(room)
      await room.enter(this, since)
      if (played !== null) this.send(text({ type: 'handedBack', played }))
      // The socket may have closed, or joined elsewhere, while the record was read.
      if (this.#room !== room || this.#socket.readyState !== this.#socket.OPEN) return room.exit(this)
      this.send(await this.#services.dealer.told(room))
    })
  }

  /** Whoever joins again has their seat back. */
  #comeBack(room: Room): Promise<number | null> {
    const { person } = this
    return person === null
      ? Promise.resolve(null)
      : room.presence.inTurn(() => room.presence.comeBack(person))
  }

  async #say(key: string, words: string): Promise<void> {
    const room = this.#joined()
    if (this.person === null) throw new Refused('nobody')
    this.#services.sanctions.mustBeHeard(this.person, room.id)
    if (!this.#meter.chat(performance.now())) throw new Refused('tooFast')
    const { roomCache } = this.#services
    // By the name they go by now: it may have changed since the line was opened.
    const name = (await roomCache.storage.person(this.person))?.name ?? ''
    const { message, isNew } = await roomCache.storage.addMessage({
      table: room.id,
      person: this.person,
      name,
      seat: room.seatOf(this.person),
      text: words,
      at: roomCache.now(),
      key,
    })
    this.send(text({ type: 'accepted', key, seq: message.seq }))
    if (!isNew) return
    await room.chat.add(message)
    room.tellAll(text({ type: 'chat', message: chatOf(message) }))
  }
}
