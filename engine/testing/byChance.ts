// A whole game played by chance, watched by the laws from its first waiting point to its end.

import type { AnyGame } from '../game.ts'
import type { Json } from '../json.ts'
import { type RedealCount, watchLaws } from '../laws/index.ts'
import { anyAction } from '../laws/law.ts'
import { randomFrom } from '../random.ts'
import { type Action, begin, type GameRecord, newRecord, take } from '../record.ts'

export interface Played {
  readonly violations: readonly string[]
  readonly record: GameRecord
  readonly redeals: RedealCount
}

/** More violations than this say no more about a game than these. */
const ENOUGH = 20

export function byChance(
  game: AnyGame,
  seats: number,
  seed: string,
  { thorough = true, options = {} }: { readonly thorough?: boolean; readonly options?: Json } = {},
): Played {
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
  const entropy = [`${seed} entropy`]
  const random = randomFrom(seed, ['by chance'])
  const watch = watchLaws(game, { thorough })
  const violations: string[] = []
  const answers: Action[] = []
  const record = { ...newRecord(game, names, seed, options, entropy), answers }
  try {
    const play = begin(game, seats, seed, options, entropy)
    while (!play.core.over && violations.length < ENOUGH && play.core.taken <= game.bound) {
      violations.push(...watch.at(play, record, random))
      const action = anyAction(play, random)
      const reply = take(play, action)
      if (!reply.ok) throw new Error(`${JSON.stringify(action)} is refused: ${reply.refusal.code}`)
      answers.push(action)
    }
    violations.push(...watch.end(play, record, random))
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    violations.push(`no dead end: ${game.id} with ${seats}, after ${record.answers.length} answers: ${fault}`)
  }
  return { violations, record, redeals: watch.redeals }
}
