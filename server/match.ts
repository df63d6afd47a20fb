// The game at a table: rebuilt from its record, and a little of the log for those who were away for a moment.

import {
  type Answer,
  type AnyGame,
  begin,
  commit,
  type Entry,
  type GameRecord,
  type Play,
  type Prompt,
  type Reply,
  replay,
  sameJson,
  sealRecord,
  type Seat,
  take,
  takenBack,
  Timekeeper,
  undo,
} from '@backroom/engine'
import { fold, type Line, linesSince } from './history.ts'
import type { Deed, StoredDeed, StoredTable } from './storage/storage.ts'

/** Lines kept at hand; whoever was away for longer gets theirs from the record. */
const LINES_KEPT = 16

/** What of a table makes its game. */
export type Started = Pick<
  StoredTable,
  'game' | 'version' | 'options' | 'names' | 'seed' | 'entropy' | 'pledges' | 'started'
>

const recordOf = (table: Started, answers: readonly Entry[]): GameRecord => ({
  format: 1,
  game: table.game,
  version: table.version,
  options: table.options,
  seats: table.names,
  seed: table.seed,
  entropy: table.entropy,
  commitment: commit(table.seed),
  // Games that began before there were pledges have none.
  ...(table.pledges !== null && { pledges: table.pledges }),
  answers,
})

export class Match {
  readonly game: AnyGame
  /** What ends with time here, and since when it is there. */
  readonly time = new Timekeeper()
  readonly #table: Started
  #play: Play
  #seq: number
  /** The number of the last deed that took another back. */
  #lastUndo: number
  /** By seat: the waiting point since which only others have spoken, if any have. */
  #askedSince: readonly (number | undefined)[] = []
  /** By seat: the last question that was answered for it because it had a single answer. */
  readonly #soles: ({ readonly wait: number; readonly seq: number; readonly answer: Answer } | undefined)[] =
    []
  readonly #answers: Entry[]
  readonly #seqs: number[]
  #lines: Line[]
  /** All lines after this one are at hand. */
  #linesFrom: number

  constructor(game: AnyGame, table: Started, deeds: readonly StoredDeed[]) {
    const { standing, undos } = fold(deeds)
    this.game = game
    this.#table = table
    this.#answers = standing.map(({ entry }) => entry)
    this.#seqs = standing.map(({ seq }) => seq)
    this.#seq = deeds.at(-1)?.seq ?? 0
    this.#lastUndo = undos.at(-1)?.seq ?? 0
    if (deeds.length > 0) {
      this.#play = this.#replayed(standing.map(({ at }) => at)).listen()
      this.#lines = []
      this.#linesFrom = this.#seq
    } else {
      this.#play = begin(game, table.names.length, table.seed, table.options, table.entropy, true)
      this.#lines = [{ seq: 0, at: table.started ?? 0, told: this.#play.takeTold() }]
      this.#linesFrom = -1
      this.time.look(this.#play, table.started ?? 0)
    }
  }

  /** The game from its record; clocks that have run since before are found running. */
  #replayed(times: readonly number[]): Play {
    const record = recordOf(this.#table, this.#answers)
    if (!this.game.clocks) return replay(this.game, record)
    return replay(this.game, record, times.length, (play, done) => {
      this.time.look(play, times[done - 1] ?? this.#table.started ?? 0)
      play.takeTold()
    })
  }

  get play(): Play {
    return this.#play
  }

  get seq(): number {
    return this.#seq
  }

  get lastUndo(): number {
    return this.#lastUndo
  }

  get record(): GameRecord {
    return recordOf(this.#table, [...this.#answers])
  }

  get sealed(): GameRecord {
    return sealRecord(this.record, this.#play)
  }

  /** Does the deed, or refuses and changes nothing. `wait`: the waiting point that an answer was meant for. */
  perform(deed: Deed, at: number, wait = this.#play.core.wait, standIn = false): Reply {
    if ('undo' in deed) return this.#takeBack(deed.seat, at)
    const { prompts, core } = this.#play
    const before = core.wait
    const reply =
      'answer' in deed
        ? this.#play.answer(deed.seat, this.#waitOf(deed.seat, wait), deed.answer)
        : take(this.#play, deed)
    if (!reply.ok) return reply
    // An answer that is sealed until all are in leaves everything as it is.
    if (core.wait !== before) this.#questions(prompts, 'command' in deed)
    this.#seq++
    if ('answer' in deed && deed.by === 'sole')
      this.#soles[deed.seat] = { wait: before, seq: this.#seq, answer: deed.answer }
    this.#answers.push(deed)
    this.#seqs.push(this.#seq)
    this.#keep({
      seq: this.#seq,
      at,
      told: this.#play.takeTold(),
      ...(standIn && { standIn: deed.seat }),
    })
    this.time.look(this.#play, at)
    return reply
  }

  /** The number under which this very answer was given for the seat, which was about to give it; null: it was not. */
  answeredFor(seat: Seat, wait: number, answer: Answer): number | null {
    const sole = this.#soles[seat]
    return sole && sole.wait === wait && sameJson(sole.answer, answer) ? sole.seq : null
  }

  /** Somebody may have spoken while the answer was on its way: it is in time as long as its question stands. */
  #waitOf(seat: Seat, wait: number): number {
    return wait >= (this.#askedSince[seat] ?? Number.POSITIVE_INFINITY) ? this.#play.core.wait : wait
  }

  /** Since when each seat is asked what it is asked now; a command may leave the questions as they are. */
  #questions(former: readonly Prompt[], spoken: boolean): void {
    const { prompts, core } = this.#play
    const since: number[] = []
    if (spoken)
      for (const prompt of prompts) {
        const was = former.find(({ seat }) => seat === prompt.seat)
        if (was && sameJson(was, prompt)) since[prompt.seat] = this.#askedSince[prompt.seat] ?? core.wait - 1
      }
    this.#askedSince = since
  }

  #takeBack(seat: Seat, at: number): Reply {
    const undone = undo(this.game, this.#play, this.record, seat)
    if ('refusal' in undone) return { ok: false, refusal: undone.refusal }
    this.#play = undone.play.listen()
    this.#askedSince = []
    const left = this.#answers.length - takenBack(this.#answers, (entry) => entry)
    this.#answers.length = left
    const [seq = 0] = this.#seqs.splice(left)
    this.#seq++
    this.#lastUndo = this.#seq
    this.#lines = this.#lines.filter((line) => line.seq < seq)
    this.#keep({ seq: this.#seq, at, told: [], undid: { seq, seat } })
    this.time.look(this.#play, at)
    return { ok: true }
  }

  #keep(line: Line): void {
    this.#lines.push(line)
    if (this.#lines.length <= LINES_KEPT) return
    this.#linesFrom = this.#lines.shift()?.seq ?? this.#linesFrom
  }

  /** The line of the last deed. */
  get lastLine(): Line {
    const line = this.#lines.at(-1)
    if (!line) throw new Error('nothing was done yet')
    return line
  }

  /** The lines after `since` that are at hand; null: ask the record. */
  linesAfter(since: number | null): Line[] | null {
    const known = since ?? -1
    if (known === this.#seq) return []
    return known >= this.#linesFrom ? linesSince(this.#lines, since) : null
  }
}

/** Every line of the game's log, from the record. */
export function wholeLog(game: AnyGame, table: Started, deeds: readonly StoredDeed[]): Line[] {
  const { standing, undos } = fold(deeds)
  const lines: Line[] = []
  replay(
    game,
    recordOf(
      table,
      standing.map(({ entry }) => entry),
    ),
    standing.length,
    (play, done) => {
      const { seq, at, standIn } = standing[done - 1] ?? { seq: 0, at: table.started ?? 0 }
      lines.push({ seq, at, told: play.takeTold(), ...(standIn !== undefined && { standIn }) })
    },
  )
  return [...lines, ...undos].sort((a, b) => a.seq - b.seq)
}
