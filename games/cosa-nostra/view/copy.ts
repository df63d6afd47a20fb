// A copy of a game in play, written out by hand: bots imagine a game for every thought, and most of it is flat.

import { copyJson } from '@backroom/engine'
import type { Business, Gangster, Nostra } from '../state.ts'

export function copy(state: Nostra): Nostra {
  const gangsters: Nostra['gangsters'] = {}
  for (const id of state.roster) {
    const { owner, where, active, order, seen, purchase, on } = state.gangsters[id] as Gangster
    gangsters[id] = { owner, where, active, order, seen, purchase, on: on.slice() }
  }
  const businesses: Nostra['businesses'] = {}
  for (const id in state.businesses) {
    const { owner, active, used, markers } = state.businesses[id] as Business
    businesses[id] = { owner, active, used, markers: markers.slice() }
  }
  return {
    ...state,
    seats: state.seats.map((family) => ({
      ...family,
      orders: family.orders.slice(),
      influence: family.influence.slice(),
      trophies: family.trophies.slice(),
    })),
    roster: state.roster.slice(),
    gangsters,
    businesses,
    market: state.market.slice(),
    businessDeck: state.businessDeck.slice(),
    orderDecks: state.orderDecks.map((deck) => deck.slice()),
    orderPiles: state.orderPiles.map(({ shown, unshown }) => ({
      shown: shown.slice(),
      unshown: unshown.map(({ card, seen }) => ({ card, seen })),
    })),
    influenceDeck: state.influenceDeck.slice(),
    influenceDiscard: state.influenceDiscard.slice(),
    influenceUnshown: state.influenceUnshown.map(({ card, seat }) => ({ card, seat })),
    monopolies: { ...state.monopolies },
    executions: copyJson(state.executions),
    schemed: state.schemed.slice(),
    declared: state.declared && { ...state.declared },
    goneOn: state.goneOn.slice(),
    offers: copyJson(state.offers),
    offered: state.offered.map((made) => ({ ...made })),
    words: state.words.map((word) => ({
      ...word,
      among: word.among.slice(),
      debt: word.debt && { ...word.debt },
      judged: word.judged.map((one) => ({ ...one })),
    })),
    spoken: state.spoken.map((said) => ({ ...said })),
    talk: state.talk.slice(),
    standing: copyJson(state.standing),
    sheet: copyJson(state.sheet),
  }
}
