// The heartbeat of the sockets: a line that died without a word is found within five seconds, whichever end sleeps.

import type { Duplex } from 'node:stream'
import { text } from './info.ts'

/** How often each socket is looked at; the sockets take turns, so that no moment has to serve all of them. */
const PERIOD = 1500
const TURNS = 6
export const TURN = PERIOD / TURNS
/** So many looks in a row without a word: gone. Two periods to answer in, and the one in which it was last heard. */
const MOST_MISSED = 3
/** Bytes that somebody has to read some of between two looks. */
const WORTH_READING = 32 * 1024
/** A turn that comes later than this finds a server that was busy itself: nobody's silence counts. */
const LATE = TURN

/**
 * An empty ping (RFC 6455, 5.5.2), which every browser answers by itself, and a text that a page can hear: its script
 * is not told of pings.
 */
const BEAT = text({ type: 'beat' })
const FRAMES = Buffer.concat([Buffer.from([0x89, 0, 0x81, BEAT.length]), Buffer.from(BEAT)])

/** What of a WebSocket matters here. */
interface Watched {
  readonly readyState: number
  readonly OPEN: number
  terminate(): void
  on(event: 'close', listener: () => void): unknown
}

interface Pulse {
  readonly socket: Watched
  readonly wire: Duplex
  /** Looks since it was last heard. */
  missed: number
  /** What waits to be read at the other end, and looks since any of it was. */
  unread: number
  stuck: number
  readonly onStuck: () => void
}

export class Heartbeat {
  readonly #turns: readonly Set<Pulse>[] = Array.from({ length: TURNS }, () => new Set<Pulse>())
  readonly #timer: NodeJS.Timeout
  #turn = 0
  #joined = 0
  #due: number

  constructor(start = performance.now()) {
    this.#due = start + TURN
    this.#timer = setInterval(() => this.beat(performance.now()), TURN)
    this.#timer.unref()
  }

  /** Looks after this socket until it closes. `onStuck` is called for somebody who does not read. */
  watch(socket: Watched, wire: Duplex, onStuck: () => void = () => socket.terminate()): void {
    const pulse: Pulse = { socket, wire, missed: 0, unread: 0, stuck: 0, onStuck }
    const turn = this.#turns[this.#joined++ % TURNS]
    turn?.add(pulse)
    wire.on('data', () => {
      pulse.missed = 0
    })
    socket.on('close', () => turn?.delete(pulse))
  }

  /** The next of the turns: hangs up on those who are gone, without a goodbye that nobody would answer. */
  beat(now: number): void {
    const late = now - this.#due > LATE
    this.#due = now + TURN
    for (const pulse of this.#turns[this.#turn++ % TURNS] ?? []) {
      if (!late && ++pulse.missed >= MOST_MISSED) pulse.socket.terminate()
      else if (!late && isStuck(pulse)) pulse.onStuck()
      else if (pulse.socket.readyState === pulse.socket.OPEN) pulse.wire.write(FRAMES)
    }
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

/** Whether nothing was read at the other end for three looks, although enough is there. */
function isStuck(pulse: Pulse): boolean {
  const unread = pulse.wire.writableLength
  pulse.stuck = unread >= WORTH_READING && unread >= pulse.unread ? pulse.stuck + 1 : 0
  pulse.unread = unread
  return pulse.stuck >= MOST_MISSED
}
