// A journey under way: one pick that stands for several answers, each given to its own question.

import type { Answer, Prompt } from '@backroom/engine'
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Journey } from '../kit/screen.ts'

/** What I am asked, and how many answers the table had taken by then. */
export interface Asked {
  readonly prompt: Prompt
  readonly wait: number
  readonly taken: number
}

/** What is left of it: the answers, and how many the table has taken when the next of them is due. */
interface Onward {
  readonly answers: readonly string[]
  readonly taken: number
}

const NOWHERE: Onward = { answers: [], taken: 0 }

export class OnTheWay {
  readonly #onward = signal<Onward>(NOWHERE)
  readonly #asked: ReadonlySignal<Asked | null>
  readonly #say: (wait: number, answer: Answer) => void
  readonly stop: () => void

  constructor(asked: ReadonlySignal<Asked | null>, say: (wait: number, answer: Answer) => void) {
    this.#asked = asked
    this.#say = say
    this.stop = effect(() => this.#goOn())
  }

  /** Nobody else is to answer meanwhile. */
  get going(): boolean {
    return this.#onward.value.answers.length > 0
  }

  /** Gives an answer, or the first of the journey it stands for. */
  answer(wait: number, answer: Answer, journeys: readonly Journey[]): void {
    const taken = this.#asked.peek()?.taken ?? 0
    const journey = journeys.find(({ option }) => option.id === answer)
    const [first = answer, ...answers] = journey?.answers ?? []
    this.#say(wait, first)
    // Only once the first is on its way: before that the next would seem not to be offered.
    this.#onward.value = { answers, taken: taken + 1 }
  }

  /**
   * The next step, if nothing but the last one has happened since and it is offered. Else the journey ends and the
   * question is open: a refusal, an undo and somebody else's answer all show in how many answers were taken.
   */
  #goOn(): void {
    const { answers, taken } = this.#onward.value
    const asked = this.#asked.value
    const [next, ...rest] = answers
    if (next === undefined || !asked) return
    const { prompt, wait } = asked
    const offered = prompt.kind === 'one' && prompt.options.some(({ id }) => id === next)
    const due = offered && asked.taken === taken
    this.#onward.value = due ? { answers: rest, taken: taken + 1 } : NOWHERE
    if (due) this.#say(wait, next)
  }
}
