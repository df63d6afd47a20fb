// How much bots may say where one may speak at any time: in measure, and not twice about the same.

import { MOST_IN_A_ROW } from '@backroom/bots'
import type { MatchAction } from './action.ts'

export class TalkLimit {
  /** The action after which all bots were asked and had nothing to say. */
  #heardOut = -1
  /** What bots have said since somebody answered, or a person did anything. */
  #inARow = 0

  /** Whether bots may speak after this action. */
  isOpen(seq: number): boolean {
    return this.#heardOut !== seq && this.#inARow < MOST_IN_A_ROW
  }

  heardOut(seq: number): void {
    this.#heardOut = seq
  }

  taken(action: MatchAction, byPerson: boolean): void {
    this.#inARow = !byPerson && 'command' in action ? this.#inARow + 1 : 0
  }
}
