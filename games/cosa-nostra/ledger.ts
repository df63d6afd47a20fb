// Who promised or threatened what to whom, and what came of it: words bind nobody, and are remembered. LCN-20.2.

import type { Seat } from '@backroom/engine'
import { isHeardBy, isPrivate } from './offers.ts'
import type { Nostra, Offer, Said, Word } from './state.ts'

/** So many words of one seat are kept for each of those that it speaks to. */
const REMEMBERED = 12

/** What is forgotten, and its number, depend on what the same ears have heard, so that nobody else notices it. */
export function remember(state: Nostra, said: Omit<Word, 'id' | 'round' | 'judged'>): Word {
  const hidden = isPrivate(said)
  const known = state.words.filter(
    (word) => word.from === said.from && isPrivate(word) === hidden && (!hidden || word.to === said.to),
  )
  const [oldest] = known
  if (known.length >= REMEMBERED && oldest) state.words.splice(state.words.indexOf(oldest), 1)
  const spoken = state.spoken[said.from] ?? []
  const ears = hidden ? Number(said.to) : state.seats.length
  spoken[ears] = (spoken[ears] ?? 0) + 1
  const id = `${said.from}-${hidden ? said.to : 'all'}-word-${spoken[ears]}`
  const word: Word = { id, round: state.round, ...said, judged: [] }
  state.words.push(word)
  return word
}

/**
 * LCN-20.2, LCN-R32: what was said on the way to an offer, its own words last. A counter-offer takes back no words
 * but those of its own maker, and only if it has others.
 */
export function wordsWith({ from, to, aloud, text, before }: Offer): Said[] {
  if (text === '') return before
  return [...before.filter((said) => said.from !== from), { from, to, aloud, text }]
}

/** The word as this seat knows it; one that it has not heard does not exist for it. */
export const heardWord = (state: Nostra, seat: Seat, id: string): Word | undefined =>
  state.words.find((word) => word.id === id && isHeardBy(word, seat))

/** Whether it was said to this seat. */
export const isSaidTo = ({ from, to }: Word, seat: Seat): boolean =>
  from !== seat && (to === 'all' || to === seat)
