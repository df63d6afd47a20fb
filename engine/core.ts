// What is saved of a game in play.

import type { Outcome, SplitState } from './game.ts'
import type { Answer } from './prompt.ts'
import type { Random } from './random.ts'

/** A step waiting on the stack. */
export interface Frame {
  readonly step: string
  readonly args: object
}

/** Everything a game in play consists of. Plain data: save it, copy it, send it. */
export interface Core {
  state: SplitState
  stack: Frame[]
  random: Random
  /** The number of the waiting point; an answer names the one it was meant for. */
  wait: number
  /** Answers given so far to a prompt of several seats, by seat; null where none is in. */
  sealed: (Answer | null)[]
  /** How many answers and commands have been taken. */
  taken: number
  /** How many of them can no longer be undone. */
  fence: number
  over: Outcome | null
}
