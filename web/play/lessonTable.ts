// A lesson in the room of a worker: the same messages as at any table, and beside them where the lesson stands.

import {
  type Answer,
  type AnyGame,
  blockedFor,
  copyJson,
  type Json,
  type Refusal,
  sight,
} from '@backroom/engine'
import type { Lesson } from '@backroom/games/lessons'
import type { LogEntry } from '@backroom/match'
import { type LessonPlace, LessonRun, type LessonState } from '@backroom/match/lesson'
import type { TableInfo, TableMessage } from '@backroom/protocol'
import { PRESENT } from './localTable.ts'
import type { Said } from './wire.ts'

/** What the learner asks of the coach. */
export type CoachOrder = 'next' | 'takeBack' | 'showMe'

/** Where the lesson stands, and what is needed to go on from there another day. */
export interface LessonNews {
  readonly state: LessonState
  readonly place: LessonPlace
}

export class LessonTable {
  readonly #game: AnyGame
  readonly #run: LessonRun
  readonly #tell: (message: TableMessage) => void
  readonly #report: (news: LessonNews) => void

  constructor(
    game: AnyGame,
    lesson: Lesson,
    from: LessonPlace | null,
    tell: (message: TableMessage) => void,
    report: (news: LessonNews) => void,
  ) {
    this.#game = game
    this.#tell = tell
    this.#report = report
    const onlooker = { moved: () => this.#tell(this.#moved()), reset: () => this.#tell(this.#joined()) }
    this.#run = resumed(game, lesson, onlooker, from)
  }

  hear(message: Said): void {
    switch (message.type) {
      case 'join':
        this.#tell(this.#joined())
        return this.#reported()
      case 'answer':
        return this.#move(message.key, message.answer)
      case 'command':
        return this.#move(message.key, { command: message.command, args: message.args })
      case 'undo':
        this.#tell({ type: 'accepted', key: message.key, seq: this.#run.match.seq })
        return this.order('takeBack')
      case 'why':
        return this.#tell({
          type: 'blocked',
          wait: this.#run.match.play.core.wait,
          blocked: blockedFor(this.#run.match.play, this.#run.seat),
        })
      case 'ping':
        return this.#tell({ type: 'pong' })
      case 'look':
      case 'chat':
      case 'pledge':
      case 'reveal':
    }
  }

  order(order: CoachOrder): void {
    this.#run[order]()
    this.#reported()
  }

  #move(key: string, move: Answer | { readonly command: string; readonly args: Json }): void {
    const refusal: Refusal | null = this.#run.move(move)
    this.#tell(
      refusal ? { type: 'refused', key, refusal } : { type: 'accepted', key, seq: this.#run.match.seq },
    )
    this.#reported()
  }

  #reported(): void {
    this.#report({ state: this.#run.state, place: this.#run.place })
  }

  get #info(): TableInfo {
    const { record, seat } = this.#run
    const { over } = this.#run.match.play.core
    return {
      id: this.#run.lesson.id,
      game: this.#game.id,
      version: this.#game.version,
      name: null,
      public: false,
      state: over ? 'over' : 'running',
      options: record.options,
      seats: record.seats.map((_, number) =>
        number === seat ? { ...PRESENT, name: '' } : { kind: 'bot', bot: 'greedy' },
      ),
      host: '',
      hostSeat: null,
      whenAway: 'never',
      rematch: null,
      watchers: 0,
      commitment: record.commitment,
      made: 0,
      started: 0,
      ended: null,
      outcome: over,
    }
  }

  #joined(): TableMessage {
    const { match, seat } = this.#run
    return {
      type: 'joined',
      table: this.#info,
      you: seat,
      host: true,
      seq: match.seq,
      sight: copyJson(sight(match.play, seat)),
      continued: false,
      log: JSON.parse(match.logFor(seat, null)) as LogEntry[],
      chat: [],
    }
  }

  #moved(): TableMessage {
    const { match, seat } = this.#run
    const line = JSON.parse(match.lastLine.text(seat)) as LogEntry
    return { type: 'moved', seq: match.seq, log: [line], sight: copyJson(sight(match.play, seat)) }
  }
}

/** A lesson that was changed since begins anew. */
function resumed(
  game: AnyGame,
  lesson: Lesson,
  onlooker: ConstructorParameters<typeof LessonRun>[2],
  from: LessonPlace | null,
): LessonRun {
  try {
    return new LessonRun(game, lesson, onlooker, from)
  } catch (error) {
    if (!from) throw error
    return new LessonRun(game, lesson, onlooker)
  }
}
