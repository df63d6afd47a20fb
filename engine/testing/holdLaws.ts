// Every law over random games of any game, for its tests.

import fc from 'fast-check'
import type { Viewer } from '../event.ts'
import type { AnyGame } from '../game.ts'
import type { Json } from '../json.ts'
import { byChance } from './byChance.ts'

export interface LawOptions {
  readonly seats: number
  /** How many whole games are played. */
  readonly games?: number
  /** Which games: the same number gives the same ones, so that a failure can be looked at again. */
  readonly seed?: number
  readonly options?: Json
  /** Whether something is hidden from everybody who looks on; then a redeal that never differs peeks. */
  readonly hidden?: boolean
}

/** Throws with the violations of the first game that has any. */
export function holdLaws(
  game: AnyGame,
  { seats, games = 6, seed = 1, options = {}, hidden = true }: LawOptions,
): void {
  const differed = new Map<Viewer, number>()
  // A smaller seed is not a simpler game: nothing is gained by shrinking.
  const seeds = fc.noShrink(fc.string({ minLength: 1, maxLength: 12 }))
  fc.assert(
    fc.property(seeds, (gameSeed) => {
      const { violations, redeals } = byChance(game, seats, gameSeed, { options })
      for (const [viewer, count] of redeals)
        differed.set(viewer, (differed.get(viewer) ?? 0) + count.differed)
      if (violations.length > 0) throw new Error(violations.join('\n'))
    }),
    { numRuns: games, seed, endOnFailure: true },
  )
  const peeking = [...differed].filter(([, times]) => times === 0).map(([viewer]) => viewer)
  if (hidden && peeking.length > 0)
    throw new Error(`secrecy: ${game.id} with ${seats}: a redeal never differs for ${peeking.join(', ')}`)
}
