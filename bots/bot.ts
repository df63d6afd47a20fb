// What a bot is: somebody who answers from a chair, with luck of their own, in the time they are given.

import type { Answer, Call, Random } from '@backroom/engine'
import type { AskedChair, Chair } from './chair.ts'

/** How long a bot may think; those that answer at once take no notice. */
export interface Patience {
  /** So many times it may play on from an answer. */
  readonly playouts: number
  /** Whoever has a clock says when the time is up; with none the answer depends on chair, luck and number alone. */
  readonly isOver?: () => boolean
}

export interface Bot {
  readonly name: string
  /** The same chair, the same luck and the same number of playouts give the same answer. */
  decide(chair: AskedChair, random: Random, patience?: Patience): Answer
  /** Something to do outside prompts, in games that have such commands; null: nothing now. */
  volunteer?(chair: Chair, random: Random): Call | null
}
