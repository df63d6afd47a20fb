// Another deal that looks the same to a viewer: everything unknown is pooled, sorted, shuffled and dealt again. LCN-23.

import { type Random, type Seat, shuffle, type Viewer } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { isHeardBy } from '../rules/offers.ts'
import type { Gangster, Open, Secret } from '../state.ts'
import type { Influence, OrderId } from '../words.ts'

/** Deals the unknown cards of one kind into the places that the viewer cannot see. */
class Pool<Card extends string> {
  readonly #cards: Card[] = []
  readonly #places: ((card: Card) => void)[] = []

  /** A card whose place can be followed, but not its face. */
  take(card: Card, put: (card: Card) => void): void {
    this.#cards.push(card)
    this.#places.push(put)
  }

  takeAll(cards: Card[]): void {
    for (let i = 0; i < cards.length; i++)
      this.take(cards[i] as Card, (card) => {
        cards[i] = card
      })
  }

  /** Sorted first, so that the truth cannot shine through. */
  deal(random: Random): void {
    const cards = shuffle(random, this.#cards.sort())
    for (let i = 0; i < cards.length; i++) this.#places[i]?.(cards[i] as Card)
  }
}

/** A redeal looks at what lies open, and deals the secrets. */
interface Redealt {
  readonly open: Readonly<Open>
  readonly secret: Secret
}

function redealOrders(
  { open, secret }: Redealt,
  viewer: Viewer,
  bit: number,
  random: Random,
  box: Box,
): void {
  const pools = secret.orderDecks.map(() => new Pool<OrderId>())
  const roundOf = (order: OrderId): number => (box.order[order]?.round ?? 1) - 1
  const poolOf = (order: OrderId): Pool<OrderId> => pools[roundOf(order)] as Pool<OrderId>
  secret.hands.forEach(({ orders }, seat) => {
    if (seat === viewer) return
    // LCN-R61: the backs are public, the order of a hidden hand is not.
    orders.sort((a, b) => roundOf(a) - roundOf(b))
    orders.forEach((order, i) =>
      poolOf(order).take(order, (card) => {
        orders[i] = card
      }),
    )
  })
  for (const id of open.roster) {
    const { owner, seen } = open.gangsters[id] as Gangster
    const order = secret.planned[id]
    if (order === undefined || owner === viewer || (seen & bit) !== 0) continue
    poolOf(order).take(order, (card) => {
      secret.planned[id] = card
    })
  }
  secret.unshownOrders.forEach((cards, round) => {
    const known = open.orderPiles[round]?.unshown ?? []
    cards.forEach((order, i) => {
      if (((known[i] ?? 0) & bit) !== 0) return
      poolOf(order).take(order, (card) => {
        cards[i] = card
      })
    })
  })
  secret.orderDecks.forEach((deck, round) => pools[round]?.takeAll(deck))
  for (const pool of pools) pool.deal(random)
}

function redealInfluence({ open, secret }: Redealt, viewer: Viewer, random: Random): void {
  const pool = new Pool<Influence>()
  secret.hands.forEach(({ influence }, seat) => {
    if (seat !== viewer) pool.takeAll(influence)
  })
  secret.unshownInfluence.forEach((discarded, i) => {
    if (open.influenceUnshown[i] === viewer) return
    pool.take(discarded, (card) => {
      secret.unshownInfluence[i] = card
    })
  })
  pool.takeAll(secret.influenceDeck)
  pool.deal(random)
}

/** Private words between others were never spoken, as far as the viewer knows. */
function hushTalk(secret: Secret, seat: Seat | null): void {
  secret.offers = secret.offers.filter((offer) => isHeardBy(offer, seat))
  secret.words = secret.words.filter((word) => isHeardBy(word, seat))
  for (const counts of [secret.offered, secret.spoken])
    counts.forEach((made, from) => {
      if (from === seat) return
      for (const ears of Object.keys(made))
        if (ears !== 'all' && (seat === null || !ears.split('+').includes(String(seat)))) delete made[ears]
    })
  for (let one = 0; one < secret.talk.length; one++)
    if (one !== seat) {
      secret.talk[one] = 0
      // What others let pass is theirs to know; whom a window has passed over already stands with the window.
      secret.standing[one] = {}
    }
}

export function redeal(state: Redealt, viewer: Viewer, random: Random, box: Box): void {
  const seat = typeof viewer === 'number' ? viewer : null
  const bit = seat === null ? 0 : 1 << seat
  const { secret } = state
  redealOrders(state, viewer, bit, random, box)
  redealInfluence(state, viewer, random)
  // LCN-R12: above the cards at the bottom that all saw go there nobody knows the order.
  shuffle(random, secret.businessDeck.sort())
  hushTalk(secret, seat)
}
