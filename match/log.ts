// The log of a game as it is told to those who come: every line ready as text, and no more of them than fit.

import { LogLine, logText, type Watcher } from './logLine.ts'

/** The newest lines whose events are kept beside their text; what is older is written for everybody. */
const FRESH = 16
/** Where people may talk without end, a log has no end either: whoever comes then is told the newest lines. */
const MOST_LINES = 4000
const MOST_LETTERS = 1024 * 1024
/** Somebody can answer and take back for ever. */
const MOST_UNDOS = 64

export class MatchLog {
  readonly #seats: number
  #lines: LogLine[] = []
  #letters = 0
  #undos = 0
  /** Whoever has not got as far as this line is told everything anew: something that they lack is forgotten. */
  #forgotten = -1

  constructor(seats: number, packed = '') {
    this.#seats = seats
    if (packed === '') return
    const [forgotten, ...lines] = packed.split('\n')
    this.#forgotten = Number(forgotten)
    for (const text of lines) this.#push(LogLine.unpacked(text), text.length)
  }

  /** What the constructor reads. */
  get packed(): string {
    return [this.#forgotten, ...this.#lines.map((line) => line.packed(this.#seats))].join('\n')
  }

  add(line: LogLine): void {
    const old = this.#lines.at(-FRESH)
    old?.settle(this.#seats)
    this.#push(line, line.text('spectator').length)
  }

  #push(line: LogLine, letters: number): void {
    this.#lines.push(line)
    this.#letters += letters
    if (line.undid !== null) this.#undos++
    if (this.#undos > MOST_UNDOS) this.#forgetUndo()
    if (this.#lines.length > MOST_LINES || this.#letters > MOST_LETTERS) this.#forgetOldest()
  }

  #forgetUndo(): void {
    const at = this.#lines.findIndex(({ undid }) => undid !== null)
    const [gone] = this.#lines.splice(at, 1)
    this.#undos--
    if (gone) this.#forgotten = Math.max(this.#forgotten, gone.seq)
  }

  /** A tenth at once, so that it is seldom done. */
  #forgetOldest(): void {
    const gone = this.#lines.splice(0, Math.ceil(this.#lines.length / 10))
    this.#undos = this.#lines.filter(({ undid }) => undid !== null).length
    this.#letters = this.#lines.reduce((sum, line) => sum + line.text('spectator').length, 0)
    this.#forgotten = Math.max(this.#forgotten, gone.at(-1)?.seq ?? 0)
  }

  /** Takes back this line and all after it. */
  takeBack(seq: number): void {
    this.#lines = this.#lines.filter((line) => line.seq < seq)
    this.#undos = this.#lines.filter(({ undid }) => undid !== null).length
  }

  get last(): LogLine {
    const line = this.#lines.at(-1)
    if (!line) throw new Error('nothing was done yet')
    return line
  }

  /** Whether somebody whose last line was `since` can be told the rest alone. */
  continues(since: number): boolean {
    return since >= this.#forgotten
  }

  /**
   * The JSON of the lines that somebody lacks whose last one was `since`. An undo matters only to those who know what
   * it took back; for the others neither has ever been.
   */
  textFor(viewer: Watcher, since: number | null): string {
    const lacked = this.#lines.filter(({ seq, undid }) =>
      since === null ? undid === null : seq > since && (undid === null || undid <= since),
    )
    return logText(lacked, viewer)
  }
}
