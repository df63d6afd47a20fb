// Who promised or threatened what to whom, and what came of it: words bind nobody, and are remembered. LCN-20.2.

import type { OpenEvent, Seat } from '@backroom/engine'
import type { Events } from '../events.ts'
import { earsOf, isHeardBy, isPrivate, partiesOf } from './offers.ts'
import type { Nostra, NostraTable, Offer, Said, Word } from '../state.ts'

/** So many words of one seat that came with no deal and no sum are kept for the same ears. */
const REMEMBERED = 24

const isPlain = ({ dealt, debt }: Pick<Word, 'dealt' | 'debt'>): boolean => !dealt && debt === null

/** What is forgotten, and its number, depend on what the same ears have heard, so that nobody else notices it. */
export function remember(state: Nostra, said: Omit<Word, 'id' | 'round' | 'judged'>): Word {
  const ears = earsOf(said)
  if (isPlain(said)) {
    const known = state.secret.words.filter(
      (word) => word.from === said.from && isPlain(word) && earsOf(word) === ears,
    )
    const [oldest] = known
    if (known.length >= REMEMBERED && oldest) state.secret.words.splice(state.secret.words.indexOf(oldest), 1)
  }
  const spoken = (state.secret.spoken[said.from] ??= {})
  spoken[ears] = (spoken[ears] ?? 0) + 1
  const id = `${said.from}-${ears}-word-${spoken[ears]}`
  const { kind, from, to, among, aloud, text, debt, dealt } = said
  const word: Word = {
    id,
    round: state.open.round,
    kind,
    from,
    to,
    among,
    aloud,
    text,
    debt,
    dealt,
    judged: [],
  }
  state.secret.words.push(word)
  return word
}

/**
 * LCN-20.2, LCN-R32: what was said on the way to an offer, its own words last. A counter-offer takes back no words
 * but those of its own maker, and only if it has others.
 */
export function wordsWith({ from, to, among, aloud, text, before }: Offer): Said[] {
  if (text === '') return before
  return [...before.filter((said) => said.from !== from), { from, to, among, aloud, text }]
}

/** The word as this seat knows it; one that it has not heard does not exist for it. */
export const heardWord = (state: Nostra, seat: Seat, id: string): Word | undefined =>
  state.secret.words.find((word) => word.id === id && isHeardBy(word, seat))

/** Whether it was said to this seat. A pact is everybody's who is in it, a sum is owed to one. */
export const isSaidTo = (word: Word, seat: Seat): boolean => {
  if (word.debt) return word.to === seat
  if (word.kind === 'pact') return partiesOf(word).includes(seat)
  return word.from !== seat && (word.to === 'all' || partiesOf(word).includes(seat))
}

/** To those who have heard what it is about. */
export function tellOf(
  said: Parameters<typeof isHeardBy>[0],
  event: OpenEvent<Events, keyof Events>,
  table: NostraTable,
): void {
  if (isPrivate(said)) table.whisper(event, partiesOf(said))
  else table.tell(event)
}
