// Those who look at a table, and when each is told what was done: at once whoever has to act, the others in turn, as spectators.

import { type Play, type Seat, SightTexts } from '@backroom/engine'
import { type LogLine, logText, type Watcher } from '@backroom/match'
import { acceptedText } from './info.ts'

/** Somebody at a socket, as the table knows them. */
export interface Listener {
  readonly person: string | null
  /** They have hung up. */
  readonly isGone: boolean
  send(...texts: readonly string[]): void
  /** They have to come again. */
  dismiss(): void
}

/** An action that is done, and who is to hear that it is accepted. */
export interface Notice {
  readonly line: LogLine
  /** Null: the deal. */
  readonly seat: Seat | null
  readonly from: Listener | null
  readonly key: string | null
}

interface Ear {
  /** Up to which of the lines that were ever told here they have heard. */
  heard: number
  /** The waiting point at which they know themselves to be asked. */
  asked: number | null
  /** The moment at which they last saw the table. */
  saw: number
}

/** Lines are forgotten when everybody has heard them, or so many at once. */
const LINES_KEPT = 64

export class Audience {
  readonly #ears = new Map<Listener, Ear>()
  /** What somebody may not have heard yet, and how many lines there were before. */
  #lines: LogLine[] = []
  #forgotten = 0
  readonly #texts = new SightTexts()
  readonly #seatOf: (person: string | null) => Seat | null

  constructor(seatOf: (person: string | null) => Seat | null) {
    this.#seatOf = seatOf
  }

  get size(): number {
    return this.#ears.size
  }

  get people(): (string | null)[] {
    return Array.from(this.#ears.keys(), ({ person }) => person)
  }

  /** The lines of one person. */
  of(person: string): Listener[] {
    return [...this.#ears.keys()].filter((listener) => listener.person === person)
  }

  viewer(listener: Listener): Watcher {
    return this.#seatOf(listener.person) ?? 'spectator'
  }

  /** How many lines were told here. */
  get #told(): number {
    return this.#forgotten + this.#lines.length
  }

  /** Somebody has come who sees the table as it is now: the JSON of their sight, null before the game. */
  add(listener: Listener, play: Play | null): string {
    const viewer = this.viewer(listener)
    if (play) this.#texts.look(play)
    const { moment } = this.#texts
    this.#ears.set(listener, { heard: this.#told, asked: play && askedAt(play, viewer), saw: moment })
    return play ? this.#texts.whole(viewer) : 'null'
  }

  /** Whether they were here. */
  remove(listener: Listener): boolean {
    return this.#ears.delete(listener)
  }

  sendAll(textFor: (listener: Listener) => string): void {
    for (const listener of this.#ears.keys()) listener.send(textFor(listener))
  }

  dismissAll(): void {
    for (const listener of this.#ears.keys()) listener.dismiss()
    this.#ears.clear()
  }

  /**
   * What was done is durable: tells those who did it that it is accepted, and those for whom it changes what they are
   * asked, or everybody, how the table looks now. True: somebody has not seen it yet.
   */
  tell(done: readonly Notice[], play: Play, everybody: boolean): boolean {
    if (this.#ears.size === 0) return false
    for (const { line } of done) this.#lines.push(line)
    const told = this.#told
    const sightOf = this.#sights(play)
    let isBehind = false
    for (const [listener, ear] of this.#ears) {
      if (ear.heard === told) continue
      const viewer = this.viewer(listener)
      const accepted = acceptances(done, listener)
      const asked = askedAt(play, viewer)
      // Whoever has answered and is not asked again looks on from now.
      const isDone = accepted.length > 0 && asked === null
      if (everybody || (asked !== ear.asked && !isDone)) {
        const untold = this.#lines.slice(ear.heard - this.#forgotten)
        listener.send(...accepted, movedText(untold, viewer, sightOf(viewer, ear.saw)))
        ear.heard = told
        ear.saw = this.#texts.moment
      } else {
        if (accepted.length > 0) listener.send(...accepted)
        isBehind = true
      }
      ear.asked = asked
    }
    if (!isBehind || this.#lines.length > LINES_KEPT) this.#forget()
    return isBehind
  }

  /** What has changed for a viewer since they last looked. Often nobody is told at once: then nothing is written. */
  #sights(play: Play): (viewer: Watcher, saw: number) => string {
    const written = new Map<string, string>()
    let isLookedAt = false
    return (viewer, saw) => {
      if (!isLookedAt) this.#texts.look(play)
      isLookedAt = true
      const key = `${viewer} ${saw}`
      const text = written.get(key) ?? this.#texts.since(saw, viewer)
      written.set(key, text)
      return text
    }
  }

  #forget(): void {
    let heard = this.#told
    for (const ear of this.#ears.values()) heard = Math.min(heard, ear.heard)
    this.#lines = this.#lines.slice(heard - this.#forgotten)
    this.#forgotten = heard
  }
}

/** The waiting point, if the table waits for this viewer. */
function askedAt({ core, prompts }: Play, viewer: Watcher): number | null {
  for (const { seat } of prompts) if (seat === viewer && core.sealed[seat] == null) return core.wait
  return null
}

function movedText(lines: readonly LogLine[], viewer: Watcher, sight: string): string {
  return `{"type":"moved","seq":${lines.at(-1)?.seq ?? 0},"log":${logText(lines, viewer)},"sight":${sight}}`
}

function acceptances(done: readonly Notice[], listener: Listener): string[] {
  const accepted: string[] = []
  for (const { from, key, line } of done)
    if (from === listener && key !== null) accepted.push(acceptedText(key, line.seq))
  return accepted
}
