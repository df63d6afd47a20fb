// What is special about seeing: sizes of what is hidden, one's own secrets, and another deal that looks the same.

import { pick, type Random, type Seat, shuffle, type Viewer } from '@backroom/engine'
import type { Box } from '../components/components.ts'
import type { Open, Thimblerig } from '../state.ts'
import type { CardId, ThimbleId } from '../words.ts'

interface Sizes {
  /** Cards in the hand of each seat. */
  readonly cards: readonly number[]
  readonly deck: number
}

interface Mine {
  /** Where the pea is, for whoever has hidden it or has found it. */
  readonly pea: ThimbleId | null
  /** My own card, and those of everybody once nothing is hidden. */
  readonly hands: readonly (CardId | null)[]
  /** Thimbles that I have looked under in vain. */
  readonly empty: readonly ThimbleId[]
}

export type View = Readonly<Open> & Sizes & Mine

export const sizes = ({ secret }: Thimblerig): Sizes => ({
  cards: secret.hands.map((card) => (card === null ? 0 : 1)),
  deck: secret.deck.length,
})

/** Whether this viewer has seen the pea where it is. */
function knows({ open, secret }: Thimblerig, viewer: Viewer): boolean {
  if (viewer === 'open' || viewer === open.rigger) return true
  return open.looked.some(({ seat, thimble }) => seat === viewer && thimble === secret.pea)
}

const emptyFor = ({ open, secret }: Thimblerig, viewer: Viewer): ThimbleId[] =>
  open.looked.flatMap(({ seat, thimble }) => (seat === viewer && thimble !== secret.pea ? [thimble] : []))

export const mine = (state: Thimblerig, viewer: Viewer): Mine => ({
  pea: knows(state, viewer) ? state.secret.pea : null,
  hands: state.secret.hands.map((card, seat) => (viewer === 'open' || viewer === seat ? card : null)),
  empty: state.secret.pea === null ? [] : emptyFor(state, viewer),
})

/** Hidden cards are dealt anew, and the pea lies under any thimble of which the viewer does not know better. */
export function redeal(state: Thimblerig, viewer: Viewer, random: Random, box: Box): void {
  if (viewer === 'open') return
  const { secret } = state
  const others = secret.hands.flatMap((card, seat) => (card === null || seat === viewer ? [] : [seat]))
  const hidden = [...secret.deck, ...others.map((seat) => cardOf(state, seat))].sort()
  shuffle(random, hidden)
  for (const seat of others) secret.hands[seat] = hidden.pop() ?? null
  secret.deck = hidden
  if (secret.pea === null || knows(state, viewer)) return
  const known = emptyFor(state, viewer)
  secret.pea = pick(
    random,
    box.thimbles.filter((thimble) => !known.includes(thimble)),
  )
}

const cardOf = ({ secret }: Thimblerig, seat: Seat): CardId => secret.hands[seat] ?? 'blank'

/** How many there are of every component. */
export function tally({ open, secret }: Thimblerig): { [component: string]: number } {
  const counts: { [component: string]: number } = {
    money: open.seats.reduce((sum, { money }) => sum + money, open.bank),
  }
  for (const card of [...secret.deck, ...secret.hands, ...open.played])
    if (card !== null) counts[card] = (counts[card] ?? 0) + 1
  return counts
}
