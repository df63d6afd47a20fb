// The table as one viewer knows it, for sums over what lies open: what is hidden from them is left blank.

import type { Seat } from '@backroom/engine'
import type { Nostra } from '../state.ts'
import type { Attached } from '../words.ts'
import type { NostraView } from './view.ts'

/** An order that lies there face down: it keeps its gangster busy, and that is all that is known of it. */
const FACE_DOWN = ''

export function knownState(view: NostraView, seat: Seat | null): Nostra {
  const gangsters: Nostra['gangsters'] = {}
  for (const [id, one] of Object.entries(view.gangsters))
    gangsters[id] = {
      owner: one.owner,
      where: one.where,
      active: one.active,
      order: one.back === null ? null : (one.order ?? FACE_DOWN),
      seen: 0,
      purchase: one.purchase,
      on: one.on.map((card) => card as Attached),
    }
  const businesses: Nostra['businesses'] = {}
  for (const [id, one] of Object.entries(view.businesses))
    businesses[id] = { ...one, markers: [...one.markers] }
  return {
    round: view.round,
    phase: view.phase,
    start: view.start,
    turn: view.turn,
    turns: 0,
    timeUp: false,
    seats: view.seats.map((family) => ({
      family: family.family,
      cash: family.cash,
      laundered: family.laundered,
      orders: [...(family.orders ?? [])],
      influence: [...(family.influence ?? [])],
      looks: family.looks,
      trophies: [...family.trophies],
    })),
    roster: Object.keys(gangsters),
    gangsters,
    businesses,
    market: [...view.market],
    businessDeck: [],
    bottomKnown: 0,
    orderDecks: view.orderDecks.map(() => []),
    orderPiles: view.orderPiles.map(() => ({ shown: [], unshown: [] })),
    influenceDeck: [],
    influenceDiscard: [],
    influenceUnshown: [],
    monopolies: { ...view.monopolies },
    executions: view.executions.map((one) => ({ ...one })),
    schemed: [...view.schemed],
    declared: view.declared,
    declarations: view.declarations,
    goneOn: [...(view.moment?.goneOn ?? [])],
    searching: view.searching,
    offers: view.offers.map((offer) => ({ ...offer })),
    offered: view.seats.map(() => ({})),
    words: view.words.map((word) => ({ ...word })),
    spoken: view.seats.map(() => ({})),
    talk: view.seats.map(() => 0),
    standing: view.seats.map((_, one) => (one === seat ? (view.standing ?? {}) : {})),
    sheet: view.sheet,
  }
}
