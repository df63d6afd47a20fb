// Who may see what. COR-17.

import type { Seat, Viewer } from '@backroom/engine'
import type { Corleone, MoneyCount, Open } from '../state.ts'
import type { CardId, JobId } from '../words.ts'

/** How many there are of what nobody may look at. */
export interface Sizes {
  /** By seat. */
  readonly handCounts: readonly number[]
  readonly deckCount: number
  readonly drawnCount: number
  /** How many business tiles lie in the face-down stacks. */
  readonly tileCounts: { readonly blue: number; readonly red: number }
}

/** What not everybody may look at; null where the viewer may not. */
export interface Mine {
  /** By seat. */
  readonly hands: readonly (readonly CardId[] | null)[]
  /** The money in them, by seat; open to all once the game is over. */
  readonly suitcases: readonly (Readonly<MoneyCount> | null)[]
  /** The jobs that the drawer chooses from. */
  readonly drawn: readonly JobId[] | null
}

export type CorleoneView = Open & Sizes & Mine

export const sizes = ({ secret }: Corleone): Sizes => ({
  handCounts: secret.hands.map(({ length }) => length),
  deckCount: secret.deck.length,
  drawnCount: secret.drawn.length,
  tileCounts: { blue: secret.tileStacks.blue.length, red: secret.tileStacks.red.length },
})

export function mine({ open, secret }: Corleone, viewer: Viewer): Mine {
  const isMine = (seat: Seat | null) => viewer === 'open' || viewer === seat
  const over = open.phase === 'over'
  return {
    hands: secret.hands.map((hand, seat) => (isMine(seat) ? hand.map(({ card }) => card) : null)),
    // COR-17.2: hidden from opponents until the end.
    suitcases: secret.suitcases.map((money, seat) => (over || isMine(seat) ? money : null)),
    drawn: isMine(open.drawer) ? secret.drawn : null,
  }
}
