// When a bot is asked or has something to say: it thinks in a worker, takes its time as a person would, and speaks.

import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Said } from '@backroom/bots'
import type { Answer, Seat } from '@backroom/engine'
import type { Moment, Speaker } from '@backroom/match'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import type { Config } from './config.ts'
import type { Room } from './room.ts'
import type { Position, Question } from './botWorker.ts'

type Awaited = { readonly seat: Seat; readonly bot: string }

/** What a thought was about. */
interface Thought extends Moment {
  readonly position: Omit<Position, 'luck' | 'budget'>
}

interface Given {
  readonly seat: Seat
  readonly answer: Answer | null
}

/** Until when this answer has to wait, because people at the table are given a moment; 0: it need not. */
const heldUntil = ({ playing }: Room, { seat, answer }: Given): number =>
  (answer !== null && playing.hold(seat, answer)?.until) || 0

/**
 * Where more wait than can think at once, each thinks for a shorter time, so that nobody waits much longer than the
 * budget: those who wait are served in the order in which they came, and no table asks again before it was answered.
 */
export const shareOf = (budget: number, waiting: number, threads: number): number =>
  Math.round(budget / (1 + waiting / threads))

export class Bots {
  readonly #config: Config
  readonly #log: FastifyBaseLogger
  readonly #pool: Piscina<Question, Answer | Said | null>
  readonly #closing = new AbortController()

  constructor(config: Config, log: FastifyBaseLogger) {
    this.#config = config
    this.#log = log
    this.#pool = new Piscina({
      filename: new URL('./botWorker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: config.botThreads,
      idleTimeout: 60_000,
    })
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#pool.destroy()
  }

  /** Asks every bot that the table waits for and that is not thinking already; hears those who have something to say. */
  wake(room: Room): void {
    if (this.#closing.signal.aborted || !room.match || room.abandoned || !room.canWrite) return
    const talks = room.match.game.commands !== undefined
    const { thinking, playing } = room
    // Where one may speak at any time, all of them look at the table together, and at its next state afterwards.
    if (talks && thinking.size > 0) return
    const awaited = playing.awaited().filter(({ seat }) => !thinking.has(seat))
    const talkers = playing.speakers()
    if (awaited.length + talkers.length === 0) return
    const seats = [...awaited, ...talkers]
    for (const { seat } of seats) thinking.add(seat)
    // All who are asked at once answer at once: how long somebody took must not tell what they hold.
    void this.#think(room, awaited, talkers)
      .catch((error: unknown) => {
        if (!this.#closing.signal.aborted) this.#log.error({ err: error, table: room.id }, 'the bots failed')
      })
      .finally(() => {
        for (const { seat } of seats) thinking.delete(seat)
        this.wake(room)
      })
  }

  async #think(room: Room, awaited: readonly Awaited[], talkers: readonly Speaker[]): Promise<void> {
    const { match, moment: now } = room.playing
    const { play } = match
    const { game, version, options } = room.table
    const moment: Thought = {
      position: { game, version, options, seats: play.seats, core: JSON.stringify(play.core) },
      ...now,
    }
    const { seq } = moment
    const pause = this.#pause(room, talkers.length > 0)
    const said = talkers.length > 0 ? await this.#speaker(moment, talkers) : null
    if (said) {
      await pause
      if (this.#isOpen(room)) room.playing.botSays(said, seq)
    } else {
      room.playing.heardOut(seq)
      if (awaited.length > 0) await this.#answer(room, moment, awaited, pause)
    }
    await room.settled()
  }

  async #answer(
    room: Room,
    moment: Thought,
    awaited: readonly Awaited[],
    pause: Promise<unknown>,
  ): Promise<void> {
    const [answers] = await Promise.all([
      Promise.all(
        awaited.map(({ seat, bot }) => this.#ask({ ...this.#asking(moment), ask: 'answer', seat, bot })),
      ),
      pause,
    ])
    const given = awaited.map(({ seat }, i) => ({ seat, answer: (answers[i] ?? null) as Answer | null }))
    await this.#untilAllowed(room, moment, given)
    if (!this.#isOpen(room)) return
    for (const { seat, answer } of given) room.playing.botAnswers(seat, moment, answer)
  }

  /** The table may give its people a moment before an answer is taken; if it moves on meanwhile, all think again. */
  async #untilAllowed(room: Room, { seq }: Moment, given: readonly Given[]): Promise<void> {
    const until = Math.max(0, ...given.map((one) => heldUntil(room, one)))
    const left = until - Date.now()
    if (left > 0 && this.#isOpen(room) && room.playing.match.seq === seq)
      await Promise.race([this.#sleep(left), room.nextMove()])
  }

  #isOpen(room: Room): boolean {
    return !room.abandoned && !this.#closing.signal.aborted
  }

  /** As long as a person would take; where one may speak at any time, not longer than nothing happens. */
  #pause(room: Room, talking: boolean): Promise<unknown> {
    const { min, max } = this.#config.botDelay
    if (max === 0) return Promise.resolve()
    const slept = this.#sleep(randomInt(min, max + 1))
    return talking ? Promise.race([slept, room.nextMove()]) : slept
  }

  async #sleep(milliseconds: number): Promise<void> {
    try {
      await sleep(milliseconds, null, { signal: this.#closing.signal })
    } catch {
      // The server closes: nobody waits any more.
    }
  }

  async #speaker(moment: Thought, talkers: readonly Speaker[]): Promise<Said | null> {
    return (await this.#ask({ ...this.#asking(moment), ask: 'speak', talkers })) as Said | null
  }

  #asking({ position }: Thought): Position {
    const { botBudget, botThreads } = this.#config
    const budget = shareOf(botBudget, this.#pool.queueSize, botThreads)
    return { ...position, luck: randomBytes(16).toString('hex'), budget }
  }

  /** Null: it failed, and the game's own default has to do. */
  async #ask(question: Question): Promise<Answer | Said | null> {
    try {
      return await this.#pool.run(question, { signal: this.#closing.signal })
    } catch (error) {
      if (!this.#closing.signal.aborted)
        this.#log.error({ err: error, asked: question.ask }, 'a bot did not answer')
      return null
    }
  }
}
