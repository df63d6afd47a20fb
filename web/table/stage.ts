// What is shown of the table: one frame after the other, at the reader's pace, until it equals the table again.

import type { Event, Sight } from '@backroom/engine'
import { type ReadonlySignal, signal } from '@preact/signals'
import { type Pace, prefs } from '../prefs.ts'
import type { Frame, TableSource } from '../play/tableSession.ts'

const DWELL: { readonly [pace in Pace]: number } = { slow: 1500, normal: 650, fast: 220, instant: 0 }
/** More than so many frames behind: the rest is not acted out. */
const TOO_MANY = 60

/** Acts a frame out over the page that already shows it. */
export type Actor = (frame: Frame, before: Sight, draw: () => void) => Promise<void>

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export class Stage {
  readonly #shown = signal<Sight | null>(null)
  readonly #caption = signal<readonly Event[]>([])
  readonly #acting = signal(false)
  readonly #upTo = signal(Number.POSITIVE_INFINITY)
  readonly #source: TableSource
  #queue: Frame[] = []
  /** What was shown since my last answer, for watching it again. */
  #since: { readonly before: Sight; readonly frame: Frame }[] = []
  #actor: Actor = async (_frame, _before, draw) => draw()
  #skipping = false
  #wake: () => void = () => {}

  constructor(source: TableSource) {
    this.#source = source
    source.onFrame((frame) => this.#take(frame))
  }

  get shown(): ReadonlySignal<Sight | null> {
    return this.#shown
  }

  /** What the frame on show is about. */
  get caption(): ReadonlySignal<readonly Event[]> {
    return this.#caption
  }

  /** The last entry that is shown: the log does not run ahead of the board. */
  get upTo(): ReadonlySignal<number> {
    return this.#upTo
  }

  get acting(): ReadonlySignal<boolean> {
    return this.#acting
  }

  actBy(actor: Actor): void {
    this.#actor = actor
  }

  /** On to the present. */
  skip(): void {
    this.#skipping = true
    this.#wake()
  }

  /** My turn begins anew: what happens from here on is what happened since. */
  answered(): void {
    this.#since = []
  }

  get canWatchAgain(): boolean {
    return !this.#acting.value && this.#since.some(({ frame }) => frame.entries.length > 0)
  }

  watchAgain(): void {
    const [first] = this.#since
    if (!first || this.#acting.value) return
    const frames = this.#since.map(({ frame }) => frame)
    this.#since = []
    this.#shown.value = first.before
    this.#queue = [...frames, ...this.#queue]
    void this.#run()
  }

  #take(frame: Frame): void {
    if (!frame.live || !this.#shown.value) {
      this.#queue = []
      this.#since = []
      this.#caption.value = []
      this.#shown.value = frame.sight
      return
    }
    this.#queue.push(frame)
    void this.#run()
  }

  async #run(): Promise<void> {
    if (this.#acting.value) return
    this.#acting.value = true
    this.#upTo.value = (this.#queue[0]?.entries[0]?.seq ?? Number.POSITIVE_INFINITY) - 1
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) await this.#show(frame)
    this.#acting.value = false
    this.#upTo.value = Number.POSITIVE_INFINITY
    this.#skipping = false
    this.#caption.value = []
  }

  async #show(frame: Frame): Promise<void> {
    const before = this.#shown.value
    if (!before) return
    this.#since.push({ before, frame })
    const draw = () => {
      this.#shown.value = frame.sight
      this.#upTo.value = frame.entries.at(-1)?.seq ?? this.#upTo.value
      this.#caption.value = frame.entries.flatMap(({ events }) => events)
    }
    const hurried = this.#skipping || document.hidden || this.#queue.length > TOO_MANY
    if (hurried || prefs.value.pace === 'instant') return draw()
    await this.#actor(frame, before, draw)
    // Nobody waits for somebody who is asked already.
    const mine = frame.sight.prompt !== null && this.#queue.length === 0
    if (!mine && this.#caption.value.length > 0 && this.#source.link.value !== 'closed') await this.#dwell()
  }

  async #dwell(): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve
    })
    await Promise.race([pause(DWELL[prefs.value.pace]), woken])
  }
}
