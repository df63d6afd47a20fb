// One line of a match's log as each viewer may hear of it, as text.

import { type Event, heardAll, type Seat, type Told, type Viewer } from '@backroom/engine'

/** Somebody at the table or beside it. Nobody is told with all cards open. */
export type Watcher = Exclude<Viewer, 'open'>

/** A line of the log without what was told. 0 is the deal. */
interface LineHead {
  readonly seq: number
  readonly at: number
  /** The first of the lines that were taken back. */
  readonly undid?: { readonly seq: number; readonly seat: Seat }
  /** A bot answered for the owner of this seat. */
  readonly standIn?: Seat
}

/** A line as its viewer reads it. */
export interface LogEntry extends LineHead {
  readonly events: readonly Event[]
}

/** The text for somebody who watches comes first, then those for the seats. */
const placeOf = (viewer: Watcher): number => (viewer === 'spectator' ? 0 : viewer + 1)
const watcherAt = (place: number): Watcher => (place === 0 ? 'spectator' : place - 1)

/** Whether everybody hears the same of it. */
const isOpen = (told: readonly Told[]): boolean => told.every(({ secret, only }) => !secret && !only)

/**
 * One line of the log as each viewer may hear of it: JSON, written when it is first told and kept, so that whoever
 * comes later costs no more than the sending.
 */
export class LogLine {
  readonly seq: number
  /** The number of the first line that this one takes back; null: it takes back none. */
  readonly undid: number | null
  readonly #head: LineHead | null
  #told: readonly Told[]
  /** One for all, or by viewer. */
  #text: string | null = null
  #texts: (string | undefined)[] = []

  private constructor(seq: number, undid: number | null, head: LineHead | null, told: readonly Told[]) {
    this.seq = seq
    this.undid = undid
    this.#head = head
    this.#told = told
  }

  static of(head: LineHead, told: readonly Told[]): LogLine {
    return new LogLine(head.seq, head.undid?.seq ?? null, head, told)
  }

  /** Neither line ends nor tabulators stand in JSON as they are. */
  static unpacked(text: string): LogLine {
    const [seq, undid, ...texts] = text.split('\t')
    const line = new LogLine(Number(seq), undid === '' ? null : Number(undid), null, [])
    if (texts.length === 1) line.#text = texts[0] ?? null
    else line.#texts = texts
    return line
  }

  /** What `unpacked` reads, for a table with so many seats. */
  packed(seats: number): string {
    this.settle(seats)
    return [this.seq, this.undid ?? '', ...(this.#text === null ? this.#texts : [this.#text])].join('\t')
  }

  /** Writes it for all who might ever ask, and forgets the events. */
  settle(seats: number): this {
    for (let place = 0; place <= seats; place++) this.text(watcherAt(place))
    this.#told = []
    return this
  }

  text(viewer: Watcher): string {
    if (this.#text !== null) return this.#text
    const place = placeOf(viewer)
    const known = this.#texts[place]
    if (known !== undefined) return known
    const text = JSON.stringify(this.#entryFor(viewer))
    if (isOpen(this.#told)) this.#text = text
    else this.#texts[place] = text
    return text
  }

  #entryFor(viewer: Watcher): LogEntry {
    if (!this.#head) throw new Error(`line ${this.seq} was not written for ${viewer}`)
    const { seq, at, undid, standIn } = this.#head
    return {
      seq,
      at,
      events: heardAll(this.#told, viewer),
      ...(undid && { undid }),
      ...(standIn !== undefined && { standIn }),
    }
  }
}

/** The JSON of these lines as this viewer may hear of them. */
export const logText = (lines: readonly LogLine[], viewer: Watcher): string =>
  `[${lines.map((line) => line.text(viewer)).join(',')}]`
