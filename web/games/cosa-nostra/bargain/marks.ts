// What became of a word, as those see it to whom it was given. LCN-20.2.

import type { Seat } from '@backroom/engine'
import type { Word } from './game.ts'

export const MARKS = ['open', 'kept', 'broken'] as const
export type Mark = (typeof MARKS)[number]

/** One who calls it broken outweighs the rest: a word to all was given to each of them. */
export function markOf({ judged }: Word): Mark {
  if (judged.some(({ kept }) => !kept)) return 'broken'
  return judged.length > 0 ? 'kept' : 'open'
}

export const mayJudge = ({ from, to }: Word, seat: Seat | null): boolean =>
  seat !== null && from !== seat && (to === 'all' || to === seat)

/** What two said to each other, or to everybody. */
export const wordsBetween = (words: readonly Word[], me: Seat | null, other: Seat): Word[] =>
  words.filter(
    ({ from, to }) =>
      (from === other && (to === me || to === 'all')) || (from === me && (to === other || to === 'all')),
  )
