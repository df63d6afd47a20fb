// Laying out a position for a test: every card comes from where it really was.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import type { Business, Gangster, Nostra } from '../state.ts'
import type { Attached, Influence } from '../words.ts'

type ByFamily<T> = { readonly [family: string]: T }

/** Hands are empty unless they are named: nobody is asked in windows that a test is not about. */
export interface Arrangement {
  readonly round?: number
  readonly start?: string
  readonly cash?: ByFamily<number>
  readonly laundered?: ByFamily<number>
  readonly orders?: ByFamily<readonly string[]>
  readonly influence?: ByFamily<readonly Influence[]>
  /** All Business cards of the families that are named. */
  readonly businesses?: ByFamily<readonly string[]>
  /** Who else is in play, and for whom; null takes a start gangster off the street, under his Boss. */
  readonly gangsters?: { readonly [gangster: string]: string | null }
  readonly trophies?: ByFamily<readonly string[]>
  /** Tasks: an order face down, or a Business card as Purchase. */
  readonly planned?: { readonly [gangster: string]: string }
  readonly on?: { readonly [gangster: string]: readonly Attached[] }
  /** Owners of the Deal markers on Business cards. */
  readonly markers?: { readonly [business: string]: readonly string[] }
  readonly deactivated?: readonly string[]
  readonly used?: readonly string[]
  readonly market?: readonly (string | null)[]
  /** The next Business cards of the deck, the top one first. */
  readonly deck?: readonly string[]
  /** The whole Business deck, the top one first; the rest lies outside the game. */
  readonly wholeDeck?: readonly string[]
  /** The next orders of the current round's deck, the top one first. */
  readonly orderDeck?: readonly string[]
  readonly influenceDeck?: readonly Influence[]
}

function takeOut<T>(list: T[], card: T): boolean {
  const at = list.indexOf(card)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}

function takeOrder(state: Nostra, id: string): string {
  if (!state.secret.orderDecks.some((deck) => takeOut(deck, id))) throw new Error(`${id} is not to be had`)
  return id
}

function takeInfluence(state: Nostra, card: Influence): Influence {
  if (!takeOut(state.secret.influenceDeck, card)) throw new Error(`no ${card} is left`)
  return card
}

const newBusiness = (owner: Seat | null): Business => ({ owner, active: true, used: false, markers: [] })

function takeBusiness(state: Nostra, id: string): string {
  const space = state.open.market.indexOf(id)
  if (space >= 0) state.open.market[space] = state.secret.businessDeck.shift() ?? null
  else if (!takeOut(state.secret.businessDeck, id)) {
    if (!state.open.businesses[id]) throw new Error(`${id} is not to be had`)
    delete state.open.businesses[id]
  }
  return id
}

const gangster = (state: Nostra, id: string): Gangster => {
  const found = state.open.gangsters[id]
  if (!found) throw new Error(`${id} is not in the game`)
  return found
}

/** All cards in hand go back to their decks. */
function clearHands({ secret }: Nostra, box: Box): void {
  for (const { orders, influence } of secret.hands) {
    for (const order of orders.splice(0))
      secret.orderDecks[(box.order[order]?.round ?? 1) - 1]?.unshift(order)
    secret.influenceDeck.unshift(...influence.splice(0))
  }
}

function arrangeAreas(state: Nostra, wanted: Arrangement, seat: (family: string) => Seat): void {
  for (const family of Object.keys(wanted.businesses ?? {}))
    for (const [id, business] of Object.entries(state.open.businesses))
      if (business.owner === seat(family)) {
        delete state.open.businesses[id]
        state.secret.businessDeck.unshift(id)
      }
  for (const [family, ids] of Object.entries(wanted.businesses ?? {}))
    for (const id of ids) state.open.businesses[takeBusiness(state, id)] = newBusiness(seat(family))
  for (const [id, family] of Object.entries(wanted.gangsters ?? {})) {
    const card = gangster(state, id)
    card.where = family === null ? 'boss' : 'play'
    if (family !== null) card.owner = seat(family)
  }
  for (const [family, ids] of Object.entries(wanted.trophies ?? {}))
    for (const id of ids) {
      Object.assign(gangster(state, id), { owner: null, where: 'dead' })
      state.open.seats[seat(family)]?.trophies.push(id)
    }
}

/** The order lies on this gangster, face down. */
function plan({ open, secret }: Nostra, box: Box, id: string, order: string): void {
  secret.planned[id] = order
  const man = open.gangsters[id]
  if (man) man.back = box.order[order]?.round ?? null
}

function arrangeTasks(state: Nostra, box: Box, wanted: Arrangement, seat: (family: string) => Seat): void {
  for (const [id, task] of Object.entries(wanted.planned ?? {})) {
    if (task.startsWith('ord-')) plan(state, box, id, takeOrder(state, task))
    else {
      gangster(state, id).purchase = takeBusiness(state, task)
      state.open.businesses[task] = newBusiness(null)
    }
  }
  for (const [id, cards] of Object.entries(wanted.on ?? {}))
    for (const card of cards) {
      takeInfluence(state, card)
      gangster(state, id).on.push(card)
    }
  for (const [id, families] of Object.entries(wanted.markers ?? {}))
    state.open.businesses[id]?.markers.push(...families.map(seat))
  for (const id of wanted.deactivated ?? []) {
    const card = state.open.gangsters[id] ?? state.open.businesses[id]
    if (!card) throw new Error(`${id} is not in play`)
    card.active = false
  }
  for (const id of wanted.used ?? []) Object.assign(state.open.businesses[id] ?? {}, { used: true })
}

function arrangeDecks(state: Nostra, wanted: Arrangement): void {
  if (wanted.market) {
    for (const card of state.open.market.splice(0)) if (card !== null) state.secret.businessDeck.unshift(card)
    state.open.market = wanted.market.map((card) => card && takeBusiness(state, card))
  }
  for (const id of wanted.deck?.toReversed() ?? []) state.secret.businessDeck.push(takeBusiness(state, id))
  if (wanted.wholeDeck)
    state.secret.businessDeck = wanted.wholeDeck.toReversed().map((id) => takeBusiness(state, id))
  for (const id of wanted.orderDeck?.toReversed() ?? [])
    state.secret.orderDecks[state.open.round - 1]?.push(takeOrder(state, id))
  for (const card of wanted.influenceDeck?.toReversed() ?? [])
    state.secret.influenceDeck.push(takeInfluence(state, card))
}

export function arrange(state: Nostra, box: Box, wanted: Arrangement): void {
  const seat = (family: string): Seat => {
    const found = state.open.seats.findIndex((one) => one.family === family)
    if (found < 0) throw new Error(`the ${family} do not sit at this table`)
    return found
  }
  clearHands(state, box)
  state.open.round = wanted.round ?? 1
  state.open.start = wanted.start === undefined ? 0 : seat(wanted.start)
  arrangeAreas(state, wanted, seat)
  arrangeTasks(state, box, wanted, seat)
  for (const [family, ids] of Object.entries(wanted.orders ?? {}))
    state.secret.hands[seat(family)]?.orders.push(...ids.map((id) => takeOrder(state, id)))
  for (const [family, cards] of Object.entries(wanted.influence ?? {}))
    state.secret.hands[seat(family)]?.influence.push(...cards.map((card) => takeInfluence(state, card)))
  for (const [family, cash] of Object.entries(wanted.cash ?? {}))
    Object.assign(state.open.seats[seat(family)] ?? {}, { cash })
  for (const [family, laundered] of Object.entries(wanted.laundered ?? {}))
    Object.assign(state.open.seats[seat(family)] ?? {}, { laundered })
  arrangeDecks(state, wanted)
}
