// Who may see what: the open part as it is, how much is hidden, and one's own secrets. SPK-30.

import type { Seat, Viewer } from '@backroom/engine'
import { handCount, type Open, type Own, type Speakeasy } from '../state.ts'
import type { Operation } from '../words.ts'

/** How much of everything is hidden, the same for all. */
interface Sizes {
  /** By family: cards in hand, and helper cards behind the safe screen. */
  readonly handCounts: readonly number[]
  readonly usedCounts: readonly number[]
  /** How many tokens lie in each face-down stack of the time track. */
  readonly threatStacks: readonly number[]
  readonly patrolStacks: readonly number[]
  readonly tokenStacks: readonly number[]
  /** With the card or crate that lies face up on top. */
  readonly deckCounts: { readonly [type in Operation]: number }
  readonly crateCount: number
  readonly helperDeck: number
}

interface Mine {
  /** By family; null for those that the viewer may not look at. */
  readonly secrets: readonly (Own | null)[]
}

export interface SpeakeasyView extends Open, Sizes, Mine {}

const height = (stack: readonly unknown[]): number => stack.length

export function sizes({ open, secret }: Speakeasy): Sizes {
  const deck = (type: Operation): number =>
    secret.decks[type].cards.length + (open.deckTops[type] === null ? 0 : 1)
  return {
    handCounts: secret.families.map(handCount),
    usedCounts: secret.families.map(({ used }) => used.length),
    threatStacks: secret.threatStacks.map(height),
    patrolStacks: secret.patrolStacks.map(height),
    tokenStacks: secret.tokenStacks.map(height),
    deckCounts: { vip: deck('vip'), party: deck('party'), still: deck('still'), convoy: deck('convoy') },
    crateCount: secret.crates.length + (open.crateTop === null ? 0 : 1),
    helperDeck: secret.helperDeck.length,
  }
}

/** SPK-30.1, 30.4: money in the safe, cards in hand, helper cards behind the screen; SPK-30.6: all of it at the end. */
export function mine({ open, secret }: Speakeasy, viewer: Viewer): Mine {
  const mayLook = (seat: Seat) => viewer === 'open' || viewer === seat || open.phase === 'over'
  return { secrets: secret.families.map((own, seat) => (mayLook(seat) ? own : null)) }
}
