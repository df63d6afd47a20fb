// One socket: reads what it sends, sees that it is not too much, and passes it to the table it has joined.

import type { Duplex } from 'node:stream'
import { type ClientMessage, LIMITS, readClientMessage } from '@backroom/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { Listener } from './audience.ts'
import type { Bucket } from './bucket.ts'
import type { Dealer } from './dealer.ts'
import { writeFrames } from './frames.ts'
import type { House } from './house.ts'
import { chatOf, refusedText, text } from './info.ts'
import { Refused } from './refused.ts'
import type { Room } from './room.ts'
import type { Sanctions } from './sanctions.ts'
import type { Person } from './storage/storage.ts'

/** Whoever does not read what they are sent has to come again and catch up. */
const UNREAD_BYTES = 4 * 1024 * 1024
/** Refusals for being too fast before the door is shut. */
const PATIENCE = 200
/** Messages that may wait while a socket is being taken to its table. */
const WAITING_TO_JOIN = 16

/** Why a socket is closed by us (RFC 6455 and IANA's list). */
export const CLOSED = { goingAway: 1001, policy: 1008, comeAgain: 1012 } as const

export interface Ways {
  readonly house: House
  readonly dealer: Dealer
  readonly sanctions: Sanctions
  readonly log: FastifyBaseLogger
}

export class Guest implements Listener {
  readonly person: string | null
  readonly #socket: WebSocket
  readonly #wire: Duplex
  readonly #bucket: Bucket
  readonly #ways: Ways
  #room: Room | null = null
  /** The `join` that is under way, and how many messages that came after it wait for it. */
  #joining: Promise<void> | null = null
  #waiting = 0
  #tooFast = 0

  constructor(socket: WebSocket, wire: Duplex, person: Person | null, bucket: Bucket, ways: Ways) {
    this.person = person?.id ?? null
    this.#socket = socket
    this.#wire = wire
    this.#bucket = bucket
    this.#ways = ways
    socket.on('message', (frame, isBinary) => this.#receive(frame, isBinary))
    socket.on('close', () => this.#leave())
    // Too large a frame, broken framing: ws closes the socket with the right code by itself.
    socket.on('error', (error) => ways.log.debug({ err: error }, 'a socket failed'))
  }

  send(...texts: readonly string[]): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > UNREAD_BYTES) return this.#socket.terminate()
    writeFrames(this.#wire, texts)
  }

  get isGone(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN
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
    if (!this.#bucket.take(performance.now())) return this.#slowDown()
    if (isBinary || !Buffer.isBuffer(frame)) return this.send(refusedText(null, { code: 'malformed' }))
    if (frame.length > LIMITS.message) return this.send(refusedText(null, { code: 'tooLarge' }))
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

  #slowDown(): void {
    this.#tooFast++
    if (this.#tooFast > PATIENCE) return this.#socket.close(CLOSED.policy)
    this.send(refusedText(null, { code: 'tooFast' }))
  }

  #refuse(key: string | null, error: unknown): void {
    if (!(error instanceof Refused)) this.#ways.log.error({ err: error }, 'a message failed')
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
        return this.#ways.dealer.pledge(this.#joined(), this.person, message.pledge)
      case 'reveal':
        return this.#ways.dealer.reveal(this.#joined(), this.person, message.text)
    }
  }

  /** A client need not wait for `joined` before it speaks: what it says is for the table it is being taken to. */
  async #afterJoining(joining: Promise<void>, message: ClientMessage): Promise<void> {
    if (this.#waiting >= WAITING_TO_JOIN) throw new Refused('tooFast')
    this.#waiting++
    // Why nobody was let in is told in answer to the `join` itself.
    await joining.catch(() => null)
    this.#waiting--
    await this.#obey(message)
  }

  #joined(): Room {
    if (!this.#room) throw new Refused('notJoined')
    return this.#room
  }

  #join(table: string, since: number | null): Promise<void> {
    return this.#ways.house.at(table, async (room) => {
      if (this.isGone) return
      if (this.#room !== room) this.#leave()
      this.#room = room
      const played = await this.#comeBack(room)
      await room.enter(this, since)
      if (played !== null) this.send(text({ type: 'handedBack', played }))
      // The socket may have closed, or joined elsewhere, while the record was read.
      if (this.#room !== room || this.#socket.readyState !== this.#socket.OPEN) return room.exit(this)
      this.send(await this.#ways.dealer.told(room))
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
    this.#ways.sanctions.mustBeHeard(this.person, room.id)
    const { house } = this.#ways
    // By the name they go by now: it may have changed since the line was opened.
    const name = (await house.storage.person(this.person))?.name ?? ''
    const { message, isNew } = await house.storage.addMessage({
      table: room.id,
      person: this.person,
      name,
      seat: room.seatOf(this.person),
      text: words,
      at: house.now(),
      key,
    })
    this.send(text({ type: 'accepted', key, seq: message.seq }))
    if (!isNew) return
    await room.chat.add(message)
    room.tellAll(text({ type: 'chat', message: chatOf(message) }))
  }
}
