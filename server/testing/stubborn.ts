// Somebody who plays on whatever happens: connects again, catches up, sends again what was never acknowledged.

import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, anyAnswer, type Message, type PlainGuest, type PlainSocket } from './plainClient.ts'

export interface Acknowledged {
  readonly seat: number
  readonly key: string
  readonly seq: number
  /** Null: an undo. */
  readonly answer: Answer | null
}

interface Unanswered {
  readonly key: string
  readonly answer: Answer | null
  readonly message: object
}

export class Stubborn {
  readonly acknowledged: Acknowledged[] = []
  /** Every line of the log that was told, with its time. */
  readonly told = new Map<number, number>()
  readonly refusals: string[] = []
  over = false
  readonly #guest: PlainGuest
  readonly #table: string
  readonly #chance: () => number
  #socket: PlainSocket | null = null
  #sent: Unanswered | null = null
  #seq: number | null = null
  /** What was accepted last; until it is shown, the sight still has the old question. */
  #accepted = 0
  #keys = 0

  constructor(guest: PlainGuest, table: string, chance: () => number) {
    this.#guest = guest
    this.#table = table
    this.#chance = chance
  }

  /** Plays until the game is over. */
  async play(): Promise<void> {
    while (!this.over) {
      try {
        await this.#sit()
      } catch {
        // Nobody answers the door: the server is being started again.
        await sleep(20)
      }
    }
    this.#socket?.cut()
  }

  /** One connection, from joining to its end. */
  async #sit(): Promise<void> {
    const socket = await this.#guest.connect()
    this.#socket = socket
    socket.onMessage = (message) => this.#hear(socket, message)
    socket.send({ type: 'join', table: this.#table, since: this.#seq })
    while (socket.closed === null && !this.over) await sleep(10)
  }

  #hear(socket: PlainSocket, message: Message): void {
    for (const { seq, at } of message.log ?? []) this.told.set(seq, at)
    const { type, key, seq = 0 } = message
    if (type === 'joined' || type === 'moved') this.#seq = seq
    if (this.#sent && key === this.#sent.key) {
      const { answer } = this.#sent
      if (type === 'accepted') {
        this.acknowledged.push({ seat: socket.you ?? -1, key, seq, answer })
        this.#accepted = seq
      } else this.refusals.push(message.refusal?.code ?? '')
      this.#sent = null
    }
    if (socket.sight?.over) this.over = true
    else if (type === 'joined' && this.#sent) socket.send(this.#sent.message)
    else if (!this.#sent && this.#accepted <= socket.seq) this.#act(socket)
  }

  #act(socket: PlainSocket): void {
    const { sight, seq } = socket
    if (!sight || this.#sent) return
    this.#keys++
    const key = `${this.#table.slice(0, 4)}-${socket.you}-${this.#keys}`
    const { prompt, wait } = sight
    if (prompt) {
      const answer = anyAnswer(prompt, this.#chance)
      this.#send(socket, { key, answer, message: { type: 'answer', key, seq, wait, answer } })
    } else if (sight.taken > sight.fence && this.#chance() < 0.1) {
      this.#send(socket, { key, answer: null, message: { type: 'undo', key } })
    }
  }

  #send(socket: PlainSocket, sent: Unanswered): void {
    this.#sent = sent
    socket.send(sent.message)
  }
}
