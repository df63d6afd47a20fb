// A copy of a game in play, written out by hand: bots imagine a game for every thought, and most of it is flat.

import { copyJson } from '@backroom/engine'
import type { Business, Gangster, Nostra, Open, Secret } from '../state.ts'

/** Of what lies open, also as it stands in a view. */
export function copyOpen(open: Open): Open {
  const gangsters: Open['gangsters'] = {}
  for (const id of open.roster) {
    const { owner, where, active, back, seen, purchase, on } = open.gangsters[id] as Gangster
    gangsters[id] = { owner, where, active, back, seen, purchase, on: on.slice() }
  }
  const businesses: Open['businesses'] = {}
  for (const id in open.businesses) {
    const { owner, active, used, markers } = open.businesses[id] as Business
    businesses[id] = { owner, active, used, markers: markers.slice() }
  }
  return {
    ...open,
    seats: open.seats.map((family) => ({ ...family, trophies: family.trophies.slice() })),
    roster: open.roster.slice(),
    gangsters,
    businesses,
    market: open.market.slice(),
    deckBottom: open.deckBottom.slice(),
    orderPiles: open.orderPiles.map(({ shown, unshown }) => ({
      shown: shown.slice(),
      unshown: unshown.slice(),
    })),
    influenceDiscard: open.influenceDiscard.slice(),
    influenceUnshown: open.influenceUnshown.slice(),
    monopolies: { ...open.monopolies },
    executions: copyJson(open.executions),
    schemed: open.schemed.slice(),
    declared: open.declared && { ...open.declared },
    goneOn: open.goneOn.slice(),
    sheet: copyJson(open.sheet),
  }
}

const copySecret = (secret: Secret): Secret => ({
  hands: secret.hands.map(({ orders, influence }) => ({
    orders: orders.slice(),
    influence: influence.slice(),
  })),
  planned: { ...secret.planned },
  businessDeck: secret.businessDeck.slice(),
  orderDecks: secret.orderDecks.map((deck) => deck.slice()),
  unshownOrders: secret.unshownOrders.map((pile) => pile.slice()),
  influenceDeck: secret.influenceDeck.slice(),
  unshownInfluence: secret.unshownInfluence.slice(),
  offers: copyJson(secret.offers),
  offered: secret.offered.map((made) => ({ ...made })),
  words: secret.words.map((word) => ({
    ...word,
    among: word.among.slice(),
    debt: word.debt && { ...word.debt },
    judged: word.judged.map((one) => ({ ...one })),
  })),
  spoken: secret.spoken.map((said) => ({ ...said })),
  talk: secret.talk.slice(),
  standing: copyJson(secret.standing),
})

export const copy = ({ open, secret }: Nostra): Nostra => ({
  open: copyOpen(open),
  secret: copySecret(secret),
})
