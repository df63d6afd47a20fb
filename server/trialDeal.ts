// A deal on trial, before a table is made or runs: whatever fails must fail while nobody has sat down for it.

import { type AnyGame, begin, type Json, OptionError } from '@backroom/engine'
import { Refused } from './refused.ts'

/**
 * Refuses what cannot be dealt. It is over soon whatever it is given: the games bound the size of what they read, and the
 * kernel the number of steps without a question.
 */
export function mustDeal(
  game: AnyGame,
  seats: number,
  seed: string,
  options: Json,
  entropy: readonly string[] = [],
): void {
  try {
    begin(game, seats, seed, options, entropy)
  } catch (error) {
    throw new Refused('badOptions', { problems: [...problemsOf(error)] }, error)
  }
}

const problemsOf = (error: unknown): readonly string[] =>
  error instanceof OptionError
    ? error.problems
    : [
        `options: this cannot be dealt: ${error instanceof Error ? error.message : String(error)}`.slice(
          0,
          200,
        ),
      ]
