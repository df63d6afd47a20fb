// Who may see what. LCN-23.

import { copyJson, type Seat, type Viewer } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { incomeOf, markersLeft } from '../rules/businesses.ts'
import { isHeardBy } from '../rules/offers.ts'
import {
  type Execution,
  type Family,
  type Gangster,
  isOpenForBargains,
  type Nostra,
  type Offer,
  type Presets,
  type ScoreSheet,
  type Word,
} from '../state.ts'
import { strengthOf } from '../rules/street.ts'
import {
  type BusinessId,
  type GangsterId,
  type Influence,
  MOMENT_SECONDS,
  type OrderId,
  type Pace,
  type Phase,
  type Variant,
} from '../words.ts'

interface FamilyView {
  readonly family: string
  readonly cash: number
  readonly laundered: number
  readonly income: number
  readonly markersLeft: number
  /** How many orders of each round are in hand: their backs are public (LCN-R61). */
  readonly orderBacks: readonly number[]
  readonly influenceCount: number
  /** Only in one's own view. */
  readonly orders: readonly OrderId[] | null
  readonly influence: readonly Influence[] | null
  readonly looks: number
  readonly trophies: readonly GangsterId[]
}

interface GangsterView {
  readonly owner: Seat | null
  readonly where: Gangster['where']
  readonly active: boolean
  readonly strength: number
  /** The round on the back of the planned order. */
  readonly back: number | null
  /** The order itself, for its owner and whoever has looked at it. */
  readonly order: OrderId | null
  readonly lookedAtBy: readonly Seat[]
  readonly purchase: BusinessId | null
  readonly on: readonly string[]
}

interface PileView {
  readonly shown: readonly OrderId[]
  /** Null for a card that the viewer does not know. */
  readonly unshown: readonly (OrderId | null)[]
}

export interface NostraView {
  readonly round: number
  readonly lastRound: number
  /** How this table plays: LCN-22, and whether one may whisper. */
  readonly variants: readonly Variant[]
  readonly privateTalk: boolean
  readonly pace: Pace
  /** LCN-22.6: how long a planning turn lasts; null: as long as it takes. */
  readonly planningSeconds: number | null
  readonly phase: Phase
  readonly start: Seat
  readonly turn: Seat | null
  readonly seats: readonly FamilyView[]
  readonly gangsters: { readonly [id: GangsterId]: GangsterView }
  readonly businesses: Nostra['businesses']
  readonly market: readonly (BusinessId | null)[]
  readonly businessDeckCount: number
  /** The cards that lie at the bottom of the deck, the lowest first, as far as everybody saw them go there. */
  readonly deckBottom: readonly BusinessId[]
  /** What is in the deck, in no order, for whoever looks through it. */
  readonly businessDeck: readonly BusinessId[] | null
  readonly orderDecks: readonly number[]
  readonly orderPiles: readonly PileView[]
  readonly influenceDeckCount: number
  readonly influenceDiscard: readonly Influence[]
  /** How many Influence cards each seat has discarded unshown since the last shuffle; the viewer's own by name. */
  readonly influenceUnshown: readonly { readonly seat: Seat; readonly card: Influence | null }[]
  readonly monopolies: Nostra['monopolies']
  readonly executions: readonly Execution[]
  readonly schemed: readonly Seat[]
  readonly declared: Nostra['declared']
  readonly declarations: number
  /** The moment for blackmail after a declaration: how long it lasts, and who needs no more of it (LCN-R30). */
  readonly moment: { readonly seconds: number; readonly goneOn: readonly Seat[] } | null
  readonly searching: Seat | null
  readonly offers: readonly Offer[]
  readonly words: readonly Word[]
  /** Reactions that the viewer lets pass without being asked; nobody else's business. */
  readonly standing: Presets | null
  readonly sheet: ScoreSheet | null
}

function familyView(state: Nostra, box: Box, family: Family, seat: Seat, open: boolean): FamilyView {
  const orderBacks = state.orderDecks.map(() => 0)
  for (const order of family.orders) {
    const at = (box.order[order]?.round ?? 1) - 1
    orderBacks[at] = (orderBacks[at] ?? 0) + 1
  }
  return {
    family: family.family,
    cash: family.cash,
    laundered: family.laundered,
    income: incomeOf(state, box, seat),
    markersLeft: markersLeft(state, box, seat),
    orderBacks,
    influenceCount: family.influence.length,
    orders: open ? [...family.orders] : null,
    influence: open ? [...family.influence] : null,
    looks: family.looks,
    trophies: [...family.trophies],
  }
}

function gangsterView(
  state: Nostra,
  box: Box,
  id: GangsterId,
  gangster: Gangster,
  viewer: Viewer,
): GangsterView {
  const { owner, where, active, order, seen, purchase, on } = gangster
  const lookedAtBy = state.seats.flatMap((_, seat) => ((seen & (1 << seat)) === 0 ? [] : [seat]))
  const knows =
    viewer === 'open' || (typeof viewer === 'number' && (owner === viewer || lookedAtBy.includes(viewer)))
  return {
    owner,
    where,
    active,
    strength: strengthOf(state, box, id),
    back: order === null ? null : (box.order[order]?.round ?? null),
    order: knows ? order : null,
    lookedAtBy,
    purchase,
    on: [...on],
  }
}

export function view(state: Nostra, viewer: Viewer, box: Box): NostraView {
  const isOpen = (seat: Seat) => viewer === 'open' || viewer === seat
  const ears = typeof viewer === 'number' ? viewer : null
  const hears = (said: Offer | Word) => viewer === 'open' || isHeardBy(said, ears)
  const bit = ears === null ? 0 : 1 << ears
  return {
    round: state.round,
    lastRound: box.lastRound,
    variants: [...box.variants],
    privateTalk: box.privateTalk,
    pace: box.pace,
    planningSeconds: box.planningSeconds,
    phase: state.phase,
    start: state.start,
    turn: state.turn,
    seats: state.seats.map((family, seat) => familyView(state, box, family, seat, isOpen(seat))),
    gangsters: Object.fromEntries(
      Object.entries(state.gangsters).map(([id, one]) => [id, gangsterView(state, box, id, one, viewer)]),
    ),
    businesses: Object.fromEntries(
      Object.entries(state.businesses).map(([id, one]) => [id, { ...one, markers: [...one.markers] }]),
    ),
    market: [...state.market],
    businessDeckCount: state.businessDeck.length,
    deckBottom: state.businessDeck.slice(0, state.bottomKnown),
    businessDeck:
      viewer === 'open' || (state.searching !== null && state.searching === viewer)
        ? state.businessDeck.toSorted()
        : null,
    orderDecks: state.orderDecks.map((deck) => deck.length),
    orderPiles: state.orderPiles.map(({ shown, unshown }) => ({
      shown: [...shown],
      unshown: unshown.map(({ card, seen }) => (viewer === 'open' || (seen & bit) !== 0 ? card : null)),
    })),
    influenceDeckCount: state.influenceDeck.length,
    influenceDiscard: [...state.influenceDiscard],
    influenceUnshown: state.influenceUnshown.map(({ seat, card }) => ({
      seat,
      card: isOpen(seat) ? card : null,
    })),
    monopolies: { ...state.monopolies },
    executions: state.executions.map((one) => ({ ...one, dice: [...one.dice], marks: [...one.marks] })),
    schemed: [...state.schemed],
    declared: state.declared && { ...state.declared },
    declarations: state.declarations,
    moment:
      state.declared && isOpenForBargains(state)
        ? { seconds: MOMENT_SECONDS[box.pace], goneOn: [...state.goneOn] }
        : null,
    searching: state.searching,
    offers: state.offers.filter(hears).map((offer) => copyJson(offer)),
    words: state.words.filter(hears).map((word) => copyJson(word)),
    standing: ears === null ? null : copyJson(state.standing[ears] ?? {}),
    sheet: state.sheet,
  }
}
