// Another deal that looks the same to a viewer: everything unknown is pooled, sorted, shuffled and dealt again. LCN-23.

import { type Random, type Seat, shuffle, type Viewer } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { isHeardBy } from '../rules/offers.ts'
import type { Gangster, Nostra } from '../state.ts'
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

function redealOrders(state: Nostra, viewer: Viewer, bit: number, random: Random, box: Box): void {
  const pools = state.orderDecks.map(() => new Pool<OrderId>())
  const roundOf = (order: OrderId): number => (box.order[order]?.round ?? 1) - 1
  const poolOf = (order: OrderId): Pool<OrderId> => pools[roundOf(order)] as Pool<OrderId>
  state.seats.forEach((family, seat) => {
    if (seat === viewer) return
    // LCN-R61: the backs are public, the order of a hidden hand is not.
    family.orders.sort((a, b) => roundOf(a) - roundOf(b))
    const { orders } = family
    orders.forEach((order, i) =>
      poolOf(order).take(order, (card) => {
        orders[i] = card
      }),
    )
  })
  for (const id of state.roster) {
    const gangster = state.gangsters[id] as Gangster
    const { order, owner, seen } = gangster
    if (order === null || owner === viewer || (seen & bit) !== 0) continue
    poolOf(order).take(order, (card) => {
      gangster.order = card
    })
  }
  for (const { unshown } of state.orderPiles)
    for (const one of unshown)
      if ((one.seen & bit) === 0)
        poolOf(one.card).take(one.card, (card) => {
          one.card = card
        })
  state.orderDecks.forEach((deck, round) => pools[round]?.takeAll(deck))
  for (const pool of pools) pool.deal(random)
}

function redealInfluence(state: Nostra, viewer: Viewer, random: Random): void {
  const pool = new Pool<Influence>()
  state.seats.forEach(({ influence }, seat) => {
    if (seat !== viewer) pool.takeAll(influence)
  })
  for (const one of state.influenceUnshown)
    if (one.seat !== viewer)
      pool.take(one.card, (card) => {
        one.card = card
      })
  pool.takeAll(state.influenceDeck)
  pool.deal(random)
}

/** Private words between others were never spoken, as far as the viewer knows. */
function hushTalk(state: Nostra, seat: Seat | null): void {
  state.offers = state.offers.filter((offer) => isHeardBy(offer, seat))
  state.words = state.words.filter((word) => isHeardBy(word, seat))
  for (const counts of [state.offered, state.spoken])
    counts.forEach((made, from) => {
      if (from === seat) return
      for (const ears of Object.keys(made))
        if (ears !== 'all' && (seat === null || !ears.split('+').includes(String(seat)))) delete made[ears]
    })
  for (let one = 0; one < state.talk.length; one++)
    if (one !== seat) {
      state.talk[one] = 0
      // What others let pass is theirs to know; whom a window has passed over already stands with the window.
      state.standing[one] = {}
    }
}

export function redeal(state: Nostra, viewer: Viewer, random: Random, box: Box): void {
  const seat = typeof viewer === 'number' ? viewer : null
  const bit = seat === null ? 0 : 1 << seat
  redealOrders(state, viewer, bit, random, box)
  redealInfluence(state, viewer, random)
  // LCN-R12: what was put to the bottom in public is known; above it nobody knows the order.
  const unknown = shuffle(random, state.businessDeck.splice(state.bottomKnown).sort())
  state.businessDeck.push(...unknown)
  hushTalk(state, seat)
}
