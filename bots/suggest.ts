// What the Boss would do, and why: the best answer, what it brings by the game's own terms, and the next best.

import type { Answer, Play, Random, Seat } from '@backroom/engine'
import type { Patience } from './bot.ts'
import { SETTINGS } from './boss.ts'
import type { AskedChair } from './chair.ts'
import { meanOf, search, termsOf, type Tried } from './search.ts'

/** A term of the game's evaluation, and by how much it changes; in the unit of the game's evaluation. */
export interface Reason {
  readonly term: string
  readonly amount: number
}

export interface Suggestion {
  readonly answer: Answer
  /** What the position is worth more than now once things have been played on; the reasons add up to it. */
  readonly gain: number
  /** The largest first. None where there is but one answer, or the game has no terms. */
  readonly reasons: readonly Reason[]
  /** The next best, and how far behind each is. */
  readonly next: readonly { readonly answer: Answer; readonly behind: number }[]
  /** How many games it was played on in, which says how sure this is, and how many all of them together. */
  readonly games: number
  readonly playouts: number
}

const NEXT = 2

export function suggest(chair: AskedChair, random: Random, patience: Patience): Suggestion {
  const now = chair.imagine(random)
  const found = search(chair, random, SETTINGS, patience)
  const [best, ...others] = found
  if (!best) throw new Error('no answer is worth a look')
  const reasons = reasonsFor(best, now, chair.seat)
  return {
    answer: best.answer,
    gain: reasons.reduce((sum, { amount }) => sum + amount, 0),
    reasons,
    next: others.slice(0, NEXT).map((one) => ({ answer: one.answer, behind: behindOf(best, one) })),
    games: best.values.length,
    playouts: found.reduce((sum, { values }) => sum + values.length, 0),
  }
}

function reasonsFor({ terms, values }: Tried, now: Play, seat: Seat): Reason[] {
  if (values.length === 0) return []
  const before = termsOf(now, seat)
  return (now.game.judgement.prospects?.terms ?? [])
    .map((term, i) => ({ term, amount: (terms[i] ?? 0) / values.length - (before[i] ?? 0) }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
}

/** By the games that both were played on in; by the first look where there are none. */
function behindOf(best: Tried, other: Tried): number {
  const common = Math.min(best.values.length, other.values.length)
  return common > 0 ? meanOf(best, common) - meanOf(other, common) : best.look - other.look
}
