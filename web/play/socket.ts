// The line to the house: a WebSocket that comes back by itself after it was dropped.

import { readServerMessage } from '@backroom/protocol'
import type { Listener, Said, Wire } from './wire.ts'

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000
const PING_EVERY = 20_000
/** No word for so long after a ping: the line is dead although nobody told us. */
const SILENCE = 10_000

export const backoff = (tries: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries)

export class SocketWire implements Wire {
  readonly local = false
  readonly #url: string
  #socket: WebSocket | null = null
  #listener: Listener | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #heard = 0
  readonly #wake = () => this.#hurry()
  readonly #cut = () => this.#hangUp()

  constructor(url = `${location.origin.replace(/^http/, 'ws')}/ws`) {
    this.#url = url
  }

  open(listener: Listener): void {
    this.#listener = listener
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#wake)
    this.#dial()
  }

  send(message: Said): void {
    if (message.type === 'look') return
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  redial(): void {
    this.#tries = 0
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#dial()
  }

  close(): void {
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#timer)
    clearInterval(this.#heartbeat)
    this.#listener?.link('closed')
    this.#listener = null
    this.#socket?.close()
    this.#socket = null
  }

  #dial(): void {
    clearTimeout(this.#timer)
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    if (this.#tries === 0) this.#listener?.link('opening')
    socket.addEventListener('open', () => {
      this.#tries = 0
      this.#heard = Date.now()
      this.#listener?.link('live')
      this.#listener?.opened()
      clearInterval(this.#heartbeat)
      this.#heartbeat = setInterval(() => this.#ping(), PING_EVERY)
    })
    socket.addEventListener('message', ({ data }) => {
      this.#heard = Date.now()
      const said = readServerMessage(String(data))
      if (!said.ok)
        throw new Error(`the house speaks otherwise than agreed: ${said.refusal.problems?.join(', ')}`)
      this.#listener?.hear(said.value)
    })
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost()
    })
  }

  #lost(): void {
    clearInterval(this.#heartbeat)
    this.#socket = null
    if (!this.#listener) return
    this.#listener.link('lost')
    this.#timer = setTimeout(() => this.#dial(), backoff(this.#tries++))
  }

  /** The browser knows that there is no net: say so at once, and do not wait for a silence to be noticed. */
  #hangUp(): void {
    const socket = this.#socket
    if (!socket) return
    this.#lost()
    socket.close()
  }

  /** Back at the window or on the net: no reason to wait for the next try. */
  #hurry(): void {
    if (this.#listener && !this.#socket && document.visibilityState === 'visible') this.#dial()
  }

  #ping(): void {
    const asked = Date.now()
    this.send({ type: 'ping' })
    setTimeout(() => {
      if (this.#socket && this.#heard < asked) this.#socket.close()
    }, SILENCE)
  }
}
