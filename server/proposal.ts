// A table that somebody wants to make, as large a text as that may be: read, looked through and dealt on trial.

import type { Json } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { type AnyRefusal, makeTable, read } from '@backroom/protocol'
import type { InferOutput } from 'valibot'
import { Refused } from './refused.ts'
import { shownOptions } from './shownOptions.ts'
import { mustDeal } from './trialDeal.ts'

export interface Proposed {
  readonly want: 'table'
  readonly text: string
  readonly seed: string
}

type Wanted = Omit<InferOutput<typeof makeTable>, 'options'>

/** The options as they are to be stored, and what everybody sees of them; or why not. */
export type Proposal =
  | { readonly ok: true; readonly wanted: Wanted; readonly options: string; readonly shown: Json }
  | { readonly ok: false; readonly refusal: AnyRefusal }

/** Keys that would change what an object is instead of what it holds. */
function harmless(key: string, value: unknown): unknown {
  const isPoison =
    key === '__proto__' ||
    (key === 'constructor' &&
      typeof value === 'object' &&
      value !== null &&
      Object.hasOwn(value, 'prototype'))
  if (isPoison) throw new SyntaxError(`${key} is no name of anything`)
  return value
}

export function proposal({ text, seed }: Proposed): Proposal {
  let given: unknown
  try {
    given = JSON.parse(text, harmless)
  } catch {
    return { ok: false, refusal: { code: 'malformed' } }
  }
  const said = read(makeTable, given)
  if (!said.ok) return said
  const { options, ...wanted } = said.value
  const game = Object.hasOwn(GAMES, wanted.game) ? GAMES[wanted.game] : undefined
  const count = wanted.seats.length
  // What is wrong besides is found where all tables are made.
  if (game && count >= game.players.min && count <= game.players.max)
    try {
      mustDeal(game, count, seed, options as Json)
    } catch (error) {
      if (error instanceof Refused) return { ok: false, refusal: error.refusal }
      throw error
    }
  return { ok: true, wanted, options: JSON.stringify(options), shown: shownOptions(options as Json) }
}
