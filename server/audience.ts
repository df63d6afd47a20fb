// Those who look at a table, and when each is told what was done: at once whoever has to act, the others in rounds.

import { type Play, type Seat, sight, type Viewer } from '@backroom/engine'
import { type Line, logFor } from './history.ts'
import { acceptedText } from './info.ts'

/** Somebody at a socket, as the table knows them. */
export interface Listener {
  readonly person: string | null
  send(...texts: readonly string[]): void
  /** They have to come again. */
  dismiss(): void
}

/** A deed that is done, and who is to hear that it is accepted. */
export interface Done {
  readonly line: Line
  readonly from: Listener | null
  readonly key: string | null
}

interface Ear {
  /** What was done and not yet told to them. */
  untold: Line[]
  /** The waiting point they know of. */
  wait: number
}

export class Audience {
  readonly #ears = new Map<Listener, Ear>()
  readonly #seatOf: (person: string | null) => Seat | null
  /** Milliseconds between two rounds. */
  readonly #pause: number
  #lastRound = Number.NEGATIVE_INFINITY
  #nextRound: NodeJS.Timeout | null = null

  constructor(pause: number, seatOf: (person: string | null) => Seat | null) {
    this.#pause = pause
    this.#seatOf = seatOf
  }

  get size(): number {
    return this.#ears.size
  }

  get people(): (string | null)[] {
    return Array.from(this.#ears.keys(), ({ person }) => person)
  }

  viewer(listener: Listener): Viewer {
    return this.#seatOf(listener.person) ?? 'spectator'
  }

  /** Somebody who knows everything up to this waiting point. */
  add(listener: Listener, wait: number): void {
    this.#ears.set(listener, { untold: [], wait })
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

  /** What was done is durable. `again` is called when those who have not heard of it may be told. */
  tell(done: readonly Done[], play: Play, again: () => void): void {
    for (const { line } of done) for (const { untold } of this.#ears.values()) untold.push(line)
    const now = performance.now()
    const isDue = now - this.#lastRound >= this.#pause
    if (isDue || play.core.over || done.some(({ line }) => line.undid)) this.#lastRound = now
    const everybody = this.#lastRound === now
    const awaited = play.awaited()
    const texts = new Map<Viewer, string>()
    let isBehind = false
    for (const [listener, ear] of this.#ears) {
      const viewer = this.viewer(listener)
      const accepted = acceptances(done, listener)
      const isAsked = ear.wait !== play.core.wait && awaited.some((seat) => seat === viewer)
      if (everybody || isAsked || accepted.length > 0) this.#tellOne(listener, ear, viewer, play, texts, accepted)
      else isBehind ||= ear.untold.length > 0
    }
    if (isBehind) this.#later(again)
  }

  #tellOne(
    listener: Listener,
    ear: Ear,
    viewer: Viewer,
    play: Play,
    sights: Map<Viewer, string>,
    accepted: readonly string[],
  ): void {
    const seq = ear.untold.at(-1)?.seq
    if (seq === undefined) return
    const seen = sights.get(viewer) ?? JSON.stringify(sight(play, viewer))
    sights.set(viewer, seen)
    const log = JSON.stringify(logFor(ear.untold, viewer))
    ear.untold = []
    ear.wait = play.core.wait
    listener.send(...accepted, `{"type":"moved","seq":${seq},"log":${log},"sight":${seen}}`)
  }

  #later(again: () => void): void {
    if (this.#nextRound) return
    const due = this.#lastRound + this.#pause - performance.now()
    this.#nextRound = setTimeout(() => {
      this.#nextRound = null
      again()
    }, Math.max(0, due)).unref()
  }
}

const acceptances = (done: readonly Done[], listener: Listener): string[] =>
  done.flatMap(({ from, key, line }) =>
    from === listener && key !== null ? [acceptedText(key, line.seq)] : [],
  )
