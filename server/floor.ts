// Who has the floor at a table where one may speak at any time: bots speak in measure, and not twice about the same.

import { MOST_IN_A_ROW } from '@backroom/bots'
import type { Deed } from './storage/storage.ts'

export class Floor {
  /** The deed after which all bots had their say and had nothing to say. */
  #heardOut = -1
  /** What bots have said since somebody answered, or a person did anything. */
  #inARow = 0
  #waiting: (() => void)[] = []

  /** Whether bots may speak after this deed. */
  isOpen(seq: number): boolean {
    return this.#heardOut !== seq && this.#inARow < MOST_IN_A_ROW
  }

  heardOut(seq: number): void {
    this.#heardOut = seq
  }

  /** Something was done, by a bot or by somebody else. */
  taken(deed: Deed, byBot: boolean): void {
    this.#inARow = byBot && 'command' in deed ? this.#inARow + 1 : 0
  }

  /** Resolves when something is done at the table, or nothing can be any more. */
  nextMove(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  moved(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
