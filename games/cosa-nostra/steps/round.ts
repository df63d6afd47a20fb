// A round begins: the draw, the opening-hand swap, turned cards set upright. LCN-3, LCN-4.

import { GameFault, type Seat } from '@backroom/engine'
import { ask, type OptionOn, reason } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { activeOfType, checkMonopolies } from '../rules/businesses.ts'
import { lapseOffers } from '../rules/offers.ts'
import {
  type Business,
  clockwiseFrom,
  type Gangster,
  handOf,
  type Nostra,
  type NostraStep,
  type NostraTable,
} from '../state.ts'
import type { Influence, OrderId, Phase } from '../words.ts'

/** What the components say of the current round. */
function roundOf(state: Nostra, box: Box): Box['components']['rounds'][number] {
  const round = box.components.rounds[state.open.round - 1]
  if (!round) throw new GameFault(`there is no round ${state.open.round}`)
  return round
}

/** Whoever measures his words begins to count anew. */
export function freshMoment(state: Nostra): void {
  state.secret.talk.fill(0)
}

export function beginPhase(state: Nostra, phase: Phase, table: NostraTable): void {
  state.open.phase = phase
  state.open.turn = null
  freshMoment(state)
  // LCN-R13, LCN-R36: after the Action phase no order is left to look at.
  if (phase === 'payday') for (const family of state.open.seats) family.looks = 0
  lapseOffers(state, 'phase', table)
  table.tell({ type: 'phase', phase, round: state.open.round })
}

/** LCN-3.2: Draw, Planning, Action, Payday; LCN-3.3: scoring takes the place of the last Payday. */
export const startRound: NostraStep<'startRound'> = {
  run(state, _args, _picked, table) {
    table.tell({ type: 'round', round: state.open.round, start: state.open.start })
    table.then('draw', {})
    // LCN-R8: the swap is for the opening hand alone.
    if (state.open.round === 1) table.then('swap', {})
    table.then('reactivate', {})
    table.then('planning', {})
    table.then('action', {})
    table.then('closing', {})
    table.then(state.open.round === table.box.lastRound ? 'theEnd' : 'payday', {})
  },
}

function dealOrders(state: Nostra, seat: Seat, table: NostraTable): void {
  const deck = state.secret.orderDecks[state.open.round - 1] ?? []
  const drawn: OrderId[] = []
  for (let left = roundOf(state, table.box).orderDraw; left > 0; left--) {
    const card = deck.pop()
    if (card !== undefined) drawn.push(card)
  }
  handOf(state, seat).orders.push(...drawn)
  table.tell({ type: 'drewOrders', seat, count: drawn.length, round: state.open.round }, { orders: drawn }, [
    seat,
  ])
}

/** LCN-R11: an empty Influence deck is made anew from its discard pile. */
function drawInfluence(state: Nostra, table: NostraTable): Influence | undefined {
  if (state.secret.influenceDeck.length === 0) {
    const { open, secret } = state
    open.influenceUnshown = []
    const discarded = [...open.influenceDiscard.splice(0), ...secret.unshownInfluence.splice(0)]
    secret.influenceDeck = table.shuffle(discarded.sort())
    table.tell({ type: 'influenceShuffled', count: state.secret.influenceDeck.length })
  }
  return state.secret.influenceDeck.pop()
}

function dealInfluence(state: Nostra, seat: Seat, table: NostraTable): void {
  // LCN-4.2, LCN-R9: one more for every active politician, in round I too.
  const extra = activeOfType(state.open, table.box, seat, 'politician').length
  const drawn: Influence[] = []
  for (let left = roundOf(state, table.box).influenceDraw + extra; left > 0; left--) {
    const card = drawInfluence(state, table)
    if (card !== undefined) drawn.push(card)
  }
  if (drawn.length === 0) return
  handOf(state, seat).influence.push(...drawn)
  table.tell({ type: 'drewInfluence', seat, count: drawn.length }, { cards: drawn }, [seat])
}

/** LCN-4.1: player by player in turn order, orders first. */
export const draw: NostraStep<'draw'> = {
  run(state, _args, _picked, table) {
    beginPhase(state, 'draw', table)
    for (const seat of clockwiseFrom(state.open, state.open.start)) {
      dealOrders(state, seat, table)
      dealInfluence(state, seat, table)
    }
  },
}

const KEEP: OptionOn<'keep'> = { id: 'keep', say: 'keep' }
const DEMAND: OptionOn<'demand'> = { id: 'demand', say: 'demand' }
const NOT_ALL_ATTACKS = reason('LCN-4.5', 'notAllAttacks')

const allAttacks = (state: Nostra, box: Box, seat: Seat): boolean =>
  handOf(state, seat).orders.every((order) => box.order[order]?.isAttack === true)

/** LCN-4.5 to 4.7, LCN-R8: all are asked at once and secretly; one demand is enough. */
export const swap: NostraStep<'swap', readonly (OptionOn<'keep' | 'demand'> | undefined)[]> = {
  ask: (state, _args, box, sieve) =>
    state.open.seats.map((_, seat) => {
      const options: OptionOn<'keep' | 'demand'>[] = [KEEP]
      sieve.of(seat).put(options, DEMAND, allAttacks(state, box, seat) ? null : NOT_ALL_ATTACKS)
      return ask.one(seat, 'swap', 'LCN-R8', options)
    }),
  run(state, _args, picked, table) {
    const seats = picked.flatMap((option, seat) => (option?.say === 'demand' ? [seat] : []))
    if (seats.length === 0) return
    table.tell({ type: 'newDeal', seats })
    const deck = state.secret.orderDecks[0] ?? []
    for (const hand of state.secret.hands) deck.push(...hand.orders.splice(0))
    table.shuffle(deck.sort())
    for (const seat of clockwiseFrom(state.open, state.open.start)) dealOrders(state, seat, table)
    table.then('swap', {})
  },
}

/** LCN-4.8, LCN-11.8, LCN-R10: turned cards are set upright only when everybody has drawn. */
export const reactivate: NostraStep<'reactivate'> = {
  run(state, _args, _picked, table) {
    for (const id of state.open.roster) (state.open.gangsters[id] as Gangster).active = true
    for (const id in state.open.businesses) {
      const business = state.open.businesses[id] as Business
      if (business.active) continue
      business.active = true
      checkMonopolies(state.open, table)
    }
  },
}
