// What a bot is: somebody who answers from a chair, with luck of their own.

import type { Answer, Call, Random } from '@backroom/engine'
import type { AskedChair, Chair } from './chair.ts'

export interface Bot {
  readonly name: string
  /** The same chair and the same luck give the same answer. */
  decide(chair: AskedChair, random: Random): Answer
  /** Something to do outside prompts, in games that have such commands; null: nothing now. */
  volunteer?(chair: Chair, random: Random): Call | null
}
