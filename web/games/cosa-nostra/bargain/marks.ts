// What became of a word, as those see it to whom it was given. LCN-20.2.

import type { Seat } from '@backroom/engine'
import { isSaidTo, partiesOf, restOf, type Word } from '@backroom/games/cosa-nostra'

export const MARKS = ['open', 'kept', 'broken', 'due', 'paid', 'late'] as const
export type Mark = (typeof MARKS)[number]

/** Sums speak for themselves. One who calls a word broken outweighs the rest: it was given to each of them. */
export function markOf({ judged, debt }: Word): Mark {
  if (debt) return debt.state
  if (judged.some(({ kept }) => !kept)) return 'broken'
  return judged.length > 0 ? 'kept' : 'open'
}

/** Words are judged by those to whom they were said; sums speak for themselves. */
export const mayJudge = (word: Word, seat: Seat | null): boolean =>
  seat !== null && word.debt === null && isSaidTo(word, seat)

/** What two said to each other, or to everybody. */
export const wordsBetween = (words: readonly Word[], me: Seat | null, other: Seat): Word[] =>
  words.filter((word) => {
    const { from, to } = word
    if (to === 'all') return from === other || from === me
    const parties = partiesOf(word)
    return me !== null && parties.includes(me) && parties.includes(other)
  })

const RANK: { readonly [state: string]: number } = { due: 0, broken: 1, open: 2 }
const rankOf = (word: Word): number => (restOf(word) > 0 ? (RANK[word.debt?.state ?? ''] ?? 3) : 3)

/** What is still to be paid first, then the newest. */
export const inOrder = (words: readonly Word[]): Word[] =>
  words.toReversed().sort((a, b) => rankOf(a) - rankOf(b))
