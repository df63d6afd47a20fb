// Who may see what, besides what lies open: how much is hidden, and what one knows oneself. LCN-23.

import type { Seat, Viewer } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { isHeardBy } from '../rules/offers.ts'
import type { Hand, Nostra, Offer, Open, Presets, Word } from '../state.ts'
import type { BusinessId, GangsterId, Influence, OrderId } from '../words.ts'

/** How much there is of what is hidden. */
interface Sizes {
  /** How many orders of each round are in hand, by seat: their backs are public (LCN-R61). */
  orderBacks: number[][]
  /** How many Influence cards each seat has in hand. */
  influenceCounts: number[]
  businessDeckCount: number
  /** By round. */
  orderDeckCounts: number[]
  influenceDeckCount: number
}

/** What one viewer may know of what is secret. */
interface Mine {
  /** By seat; null for a hand that one does not see. */
  hands: (Hand | null)[]
  /** The orders that lie on gangsters, as far as they are one's own or one has looked at them. */
  planned: { [id: GangsterId]: OrderId }
  /** What lies unshown on the piles, in their order; null for a card that one does not know. */
  unshownOrders: (OrderId | null)[][]
  /** The same of the Influence cards that were discarded unshown. */
  unshownInfluence: (Influence | null)[]
  /** What is in the Business deck, in no order, for whoever looks through it. */
  businessDeck: BusinessId[] | null
  /** What one has heard of. */
  offers: Offer[]
  words: Word[]
  /** Reactions that one lets pass without being asked; nobody else's business. */
  standing: Presets | null
}

export type NostraView = Open & Sizes & Mine

function backsOf({ orders }: Hand, box: Box): number[] {
  const backs = box.components.rounds.map(() => 0)
  for (const order of orders) {
    const round = (box.order[order]?.round ?? 1) - 1
    backs[round] = (backs[round] ?? 0) + 1
  }
  return backs
}

export const sizes = ({ open, secret }: Nostra, box: Box): Sizes => ({
  orderBacks: secret.hands.map((hand) => backsOf(hand, box)),
  influenceCounts: secret.hands.map(({ influence }) => influence.length),
  businessDeckCount: open.deckBottom.length + secret.businessDeck.length,
  orderDeckCounts: secret.orderDecks.map((deck) => deck.length),
  influenceDeckCount: secret.influenceDeck.length,
})

export function mine({ open, secret }: Nostra, viewer: Viewer): Mine {
  const seat = typeof viewer === 'number' ? viewer : null
  const seesAll = viewer === 'open'
  const isOwn = (owner: Seat | null) => seesAll || (seat !== null && owner === seat)
  const hasSeen = (seen: number) => seesAll || (seat !== null && (seen & (1 << seat)) !== 0)
  const hears = (said: Offer | Word) => seesAll || isHeardBy(said, seat)
  const planned: Mine['planned'] = {}
  for (const [id, order] of Object.entries(secret.planned)) {
    const gangster = open.gangsters[id]
    if (gangster && (isOwn(gangster.owner) || hasSeen(gangster.seen))) planned[id] = order
  }
  return {
    hands: secret.hands.map((hand, owner) => (isOwn(owner) ? hand : null)),
    planned,
    unshownOrders: secret.unshownOrders.map((cards, round) =>
      cards.map((card, i) => (hasSeen(open.orderPiles[round]?.unshown[i] ?? 0) ? card : null)),
    ),
    unshownInfluence: secret.unshownInfluence.map((card, i) =>
      isOwn(open.influenceUnshown[i] ?? null) ? card : null,
    ),
    businessDeck:
      seesAll || (seat !== null && open.searching === seat)
        ? [...open.deckBottom, ...secret.businessDeck].sort()
        : null,
    offers: secret.offers.filter(hears),
    words: secret.words.filter(hears),
    standing: seat === null ? null : (secret.standing[seat] ?? {}),
  }
}
