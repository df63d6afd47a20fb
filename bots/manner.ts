// How a character shows in play: what it cares for more, or less, than the numbers say.

import type { Manner } from './levels.ts'
import type { Worth } from './lookahead.ts'
import { inTheLongRun } from './policy.ts'

/** By the names of the games' terms; 1 where nothing is said. Each is so near to 1 that nobody plays badly for it. */
const CARES: { readonly [manner in Manner]: { readonly [term: string]: number } } = {
  calculating: {},
  careful: { money: 1.1, danger: 1.5, rivals: 0.8, tasks: 0.9, orders: 0.9 },
  grasping: { turfs: 1.35, buildings: 1.2, income: 1.15, control: 1.25 },
  treacherous: { rivals: 1.7, trophies: 1.5, influence: 1.2 },
  loyal: { rivals: 0.5, people: 1.1, cards: 1.05 },
}

/** What a position is worth to somebody of this manner; nobody's manner changes who has won. */
export function judgeOf(manner: Manner | null): Worth {
  const cares = manner === null ? {} : CARES[manner]
  if (Object.keys(cares).length === 0) return inTheLongRun
  return (play, seat) => {
    const { game, core, box } = play
    let value = inTheLongRun(play, seat)
    const { prospects } = game.judgement
    if (!prospects || core.over) return value
    const amounts = prospects.of(core.state, seat, box)
    prospects.terms.forEach((term, i) => {
      value += ((cares[term] ?? 1) - 1) * (amounts[i] ?? 0)
    })
    return value
  }
}
