// When a bot is asked or has something to say: it thinks in a worker, takes its time as a person would, and speaks.

import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Said } from '@backroom/bots'
import type { Answer, Seat } from '@backroom/engine'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import type { Config } from './config.ts'
import type { Room } from './room.ts'
import type { Played, Position, Question } from './thinker.ts'

type Awaited = { readonly seat: Seat; readonly bot: string }

/** What a thought was about: if the table has moved on, it is of no use any more. */
interface Moment {
  readonly position: Omit<Position, 'luck'>
  readonly wait: number
  readonly lastUndo: number
  readonly seq: number
}

export class Bots {
  readonly #config: Config
  readonly #log: FastifyBaseLogger
  readonly #pool: Piscina<Question, Answer | Said | null>
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

  /** Asks every bot that the table waits for and that is not thinking already; hears those who have something to say. */
  wake(room: Room): void {
    if (this.#closing.signal.aborted || !room.match || room.abandoned || !room.canWrite) return
    const talks = room.match.game.commands !== undefined
    const { thinking } = room.bots
    // Where one may speak at any time, all of them look at the table together, and at its next state afterwards.
    if (talks && thinking.size > 0) return
    const awaited = room.bots.awaited().filter(({ seat }) => !thinking.has(seat))
    const talkers = talks ? room.bots.talkers() : []
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

  async #think(room: Room, awaited: readonly Awaited[], talkers: readonly Played[]): Promise<void> {
    const { play, lastUndo, seq } = room.running
    const { game, options } = room.table
    const moment: Moment = {
      position: { game, options, seats: play.seats, core: JSON.stringify(play.core) },
      wait: play.core.wait,
      lastUndo,
      seq,
    }
    const pause = this.#pause(room, talkers.length > 0)
    const said = talkers.length > 0 ? await this.#speaker(moment, talkers) : null
    if (said) {
      await pause
      if (this.#isOpen(room)) room.bots.say(said, seq)
    } else {
      room.bots.heardOut(seq)
      if (awaited.length > 0) await this.#answer(room, moment, awaited, pause)
    }
    await room.settled()
  }

  async #answer(
    room: Room,
    moment: Moment,
    awaited: readonly Awaited[],
    pause: Promise<unknown>,
  ): Promise<void> {
    const [answers] = await Promise.all([
      Promise.all(awaited.map(({ seat, bot }) => this.#ask({ ...asking(moment), ask: 'answer', seat, bot }))),
      pause,
    ])
    const given = awaited.map(({ seat }, i) => ({ seat, answer: (answers[i] ?? null) as Answer | null }))
    await this.#untilAllowed(room, moment, given)
    if (!this.#isOpen(room)) return
    for (const { seat, answer } of given) room.bots.answer(seat, moment.wait, moment.lastUndo, answer)
  }

  /** The table may give its people a moment before an answer is taken; if it moves on meanwhile, all think again. */
  async #untilAllowed(
    room: Room,
    { seq }: Moment,
    given: readonly { readonly seat: Seat; readonly answer: Answer | null }[],
  ): Promise<void> {
    const until = Math.max(0, ...given.map((one) => room.heldUntil(one.seat, one.answer)))
    const left = until - Date.now()
    if (left > 0 && this.#isOpen(room) && room.running.seq === seq)
      await Promise.race([this.#sleep(left), room.bots.nextMove()])
  }

  #isOpen(room: Room): boolean {
    return !room.abandoned && !this.#closing.signal.aborted
  }

  /** As long as a person would take; where one may speak at any time, not longer than nothing happens. */
  #pause(room: Room, talking: boolean): Promise<unknown> {
    const { min, max } = this.#config.botDelay
    if (max === 0) return Promise.resolve()
    const slept = this.#sleep(randomInt(min, max + 1))
    return talking ? Promise.race([slept, room.bots.nextMove()]) : slept
  }

  async #sleep(milliseconds: number): Promise<void> {
    try {
      await sleep(milliseconds, null, { signal: this.#closing.signal })
    } catch {
      // The house closes: nobody waits any more.
    }
  }

  async #speaker(moment: Moment, talkers: readonly Played[]): Promise<Said | null> {
    // Nobody is always the first to be heard.
    const first = moment.seq % talkers.length
    const inTurn = [...talkers.slice(first), ...talkers.slice(0, first)]
    return (await this.#ask({ ...asking(moment), ask: 'speak', talkers: inTurn })) as Said | null
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

const asking = ({ position }: Moment): Position => ({ ...position, luck: randomBytes(16).toString('hex') })
