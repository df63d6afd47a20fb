// When a bot is asked: it thinks in a worker, takes its time as a person would, and answers.

import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Seat } from '@backroom/engine'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import type { Config } from './config.ts'
import type { Room } from './room.ts'
import type { Question } from './thinker.ts'

export class Bots {
  readonly #config: Config
  readonly #log: FastifyBaseLogger
  readonly #pool: Piscina<Question, Answer>
  readonly #closing = new AbortController()

  constructor(config: Config, log: FastifyBaseLogger) {
    this.#config = config
    this.#log = log
    this.#pool = new Piscina({
      filename: new URL('./thinker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: config.botThreads,
      idleTimeout: 60_000,
    })
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#pool.destroy()
  }

  /** Asks every bot that the table waits for and that is not thinking already. */
  wake(room: Room): void {
    if (this.#closing.signal.aborted) return
    const seats = room.awaitedBots().filter(({ seat }) => !room.thinking.has(seat))
    if (seats.length === 0) return
    for (const { seat } of seats) room.thinking.add(seat)
    // All who are asked at once answer at once: how long somebody took must not tell what they hold.
    void this.#think(room, seats)
      .catch((error: unknown) => {
        if (!this.#closing.signal.aborted) this.#log.error({ err: error, table: room.id }, 'the bots failed')
      })
      .finally(() => {
        for (const { seat } of seats) room.thinking.delete(seat)
        if (!room.abandoned) this.wake(room)
      })
  }

  async #think(room: Room, seats: readonly { seat: Seat; bot: string }[]): Promise<void> {
    const { play, lastUndo } = room.running
    const { wait } = play.core
    const core = JSON.stringify(play.core)
    const { game, options } = room.table
    const { min, max } = this.#config.botDelay
    const [answers] = await Promise.all([
      Promise.all(
        seats.map(({ seat, bot }) =>
          this.#ask({
            game,
            options,
            seats: play.seats,
            core,
            seat,
            bot,
            luck: randomBytes(16).toString('hex'),
          }),
        ),
      ),
      max > 0 ? sleep(randomInt(min, max + 1), null, { signal: this.#closing.signal }) : null,
    ])
    if (room.abandoned || this.#closing.signal.aborted) return
    seats.forEach(({ seat }, i) => room.botAnswers(seat, wait, lastUndo, answers[i] ?? null))
    await room.settled()
  }

  /** Null: it failed, and the game's own default has to do. */
  async #ask(question: Question): Promise<Answer | null> {
    try {
      return await this.#pool.run(question, { signal: this.#closing.signal })
    } catch (error) {
      if (!this.#closing.signal.aborted)
        this.#log.error({ err: error, bot: question.bot }, 'a bot did not answer')
      return null
    }
  }
}
