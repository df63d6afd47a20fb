// Who promised or threatened what to whom: words bind nobody, and are remembered. LCN-20.2.

import { isPrivate } from './offers.ts'
import type { Nostra, Word } from './state.ts'

/** So many words of one seat are kept for each of those that it speaks to. */
const REMEMBERED = 12

/** What is forgotten depends on what the same ears have heard, so that nobody else notices it. */
export function remember(state: Nostra, said: Omit<Word, 'round'>): void {
  const hidden = isPrivate(said)
  const known = state.words.filter(
    (word) => word.from === said.from && isPrivate(word) === hidden && (!hidden || word.to === said.to),
  )
  const [oldest] = known
  if (known.length >= REMEMBERED && oldest) state.words.splice(state.words.indexOf(oldest), 1)
  state.words.push({ round: state.round, ...said })
}
