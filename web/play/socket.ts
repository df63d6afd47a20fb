// The line to the server: a WebSocket that notices when it died without a word, and comes back by itself.

import { type AnyRefusalCode, readServerMessage, SightReader } from '@backroom/protocol'
import { PAGE, type Surroundings } from './page.ts'
import type { LinkState, Listener, Said, Wire } from './wire.ts'

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000
/** The server says something every second and a half: after so long without a word the line is doubtful. */
const DOUBT = 2500
/** And after so long from there it is dead, in milliseconds. */
const PONG_TIMEOUT = 1500
/** Somebody who comes back to the page learns within a second how the line is. */
const PONG_TIMEOUT_ON_WAKING = 800
/** How long a call may ring. */
const RINGS = 5000
/** A timer that is later than this says that the page was busy or asleep, and nothing of the line. */
const LATE = 300

/** Closings by which the server refuses something (docs/protocol.md): calling again at once would lead to the same. */
const SHUT: { readonly [code: number]: AnyRefusalCode | null } = {
  1008: null,
  1009: 'tooLarge',
  1013: 'tooManySockets',
}
const TRIES_WHEN_SHUT = 4

export const backoff = (tries: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries)

/** Up to half as long again: a server that comes back is not stormed by all its guests at once. */
const scattered = (pause: number): number => pause * (1 + Math.random() / 2)

export class SocketWire implements Wire {
  readonly local = false
  readonly #url: string
  readonly #page: Surroundings
  #socket: WebSocket | null = null
  #listener: Listener | null = null
  #state: LinkState = 'closed'
  /** Calls in a row that led to nothing. */
  #tries = 0
  /** When the next call is made, or the line is doubted, or given up. */
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the server was last heard, or the call was made. */
  #heard = 0
  #leavePage: () => void = () => {}

  constructor(url = `${location.origin.replace(/^http/, 'ws')}/ws`, page: Surroundings = PAGE) {
    this.#url = url
    this.#page = page
  }

  open(listener: Listener): void {
    this.#listener = listener
    this.#leavePage = this.#page.watch({ wake: () => this.#check(), cut: () => this.#hangUp() })
    this.#is('opening')
    this.#dial()
  }

  send(message: Said): void {
    if (message.type === 'look') return
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  redial(): void {
    this.#tries = 0
    this.#drop()
    this.#is('opening')
    this.#dial()
  }

  close(): void {
    this.#leavePage()
    clearTimeout(this.#timer)
    this.#is('closed')
    this.#listener = null
    this.#drop()
  }

  #is(state: LinkState): void {
    if (this.#state === state) return
    this.#state = state
    this.#listener?.link(state)
  }

  #dial(): void {
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    this.#heard = Date.now()
    this.#within(RINGS, () => this.#hangUp())
    // Whatever an old socket still says after it was given up is no longer our line.
    const ours = () => this.#socket === socket
    const sights = new SightReader()
    socket.addEventListener('open', () => {
      if (!ours()) return
      this.#alive()
      this.#listener?.opened()
    })
    socket.addEventListener('message', ({ data }) => {
      if (!ours()) return
      this.#tries = 0
      this.#alive()
      const said = readServerMessage(String(data))
      if (!said.ok)
        throw new Error(`the server speaks otherwise than agreed: ${said.refusal.problems?.join(', ')}`)
      this.#listener?.hear(sights.read(said.value))
    })
    socket.addEventListener('close', ({ code }) => {
      if (!ours()) return
      const refused = SHUT[code]
      if (refused) this.#listener?.hear({ type: 'refused', key: null, refusal: { code: refused } })
      if (refused !== undefined) this.#tries = Math.max(this.#tries, TRIES_WHEN_SHUT)
      this.#lost(scattered(backoff(this.#tries)))
    })
  }

  /** A word came: the line is good for a while. */
  #alive(): void {
    this.#heard = Date.now()
    this.#is('live')
    this.#within(DOUBT, () => this.#ask(PONG_TIMEOUT))
  }

  /** Is anybody there? Without a word in time the line is dead. */
  #ask(timeout: number): void {
    if (Date.now() - this.#heard >= DOUBT) this.#is('checking')
    this.send({ type: 'ping' })
    this.#within(timeout, () => this.#hangUp())
  }

  /** After so long, unless something is heard before. What has come while the page could not listen is heard first. */
  #within(pause: number, what: () => void): void {
    clearTimeout(this.#timer)
    const due = Date.now() + pause
    this.#timer = setTimeout(() => {
      if (Date.now() - due <= LATE) what()
      else this.#within(LATE, what)
    }, pause)
  }

  /** Back at the page or on the net: no reason to wait for anything. */
  #check(): void {
    if (!this.#listener || !this.#page.visible()) return
    const socket = this.#socket
    if (socket?.readyState === WebSocket.OPEN) this.#ask(PONG_TIMEOUT_ON_WAKING)
    else if (!socket || Date.now() - this.#heard > PONG_TIMEOUT_ON_WAKING) {
      this.#drop()
      this.#dial()
    }
  }

  /** Gives the line up at once: the closing handshake of a dead line would take a minute. */
  #hangUp(): void {
    if (!this.#socket) return
    this.#drop()
    this.#lost(this.#tries === 0 ? 0 : scattered(backoff(this.#tries)))
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #lost(pause: number): void {
    this.#socket = null
    clearTimeout(this.#timer)
    if (!this.#listener) return
    this.#is('lost')
    this.#tries++
    this.#timer = setTimeout(() => this.#dial(), pause)
  }
}
