// The closing moment, Payday, and the end of the round. LCN-19, LCN-R60.

import { interned, type Seat } from '@backroom/engine'
import { ask, type OptionOn, reason } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { incomeOf } from '../rules/businesses.ts'
import { closingOf, fallDue, passDue } from '../rules/debts.ts'
import { takeFromHand } from '../rules/influence.ts'
import { NONE } from './passing.ts'
import { forgetPresets } from '../rules/presets.ts'
import { aloneAtTheTop } from '../rules/scoring.ts'
import {
  clockwiseFrom,
  familyOf,
  type Gangster,
  handOf,
  must,
  nextSeat,
  type Nostra,
  type NostraStep,
  type NostraTable,
} from '../state.ts'
import { putUnshown, recruitsOf, shed } from '../rules/street.ts'
import { ATTACHED, type GangsterId, type Influence, type OrderId } from '../words.ts'
import { beginPhase, freshMoment } from './round.ts'

const READY: readonly OptionOn<'ready'>[] = [{ id: 'ready', say: 'ready' }]

/** LCN-R60: bargaining is open until the last one has said that he is ready. */
export const closing: NostraStep<'closing'> = {
  ask: (state) =>
    state.open.seats.map((_, seat) => ask.one(seat, 'closing', 'LCN-R60', READY, { pause: true })),
  run(state, _args, _picked, table) {
    freshMoment(state)
    table.tell({ type: 'closed', round: state.open.round })
    passDue(state, closingOf(state.open, table.box), table)
  },
}

/** LCN-19.1: the income of all, announced to all. */
function payIncome(state: Nostra, table: NostraTable): void {
  const incomes = state.open.seats.map((_, seat) => incomeOf(state.open, table.box, seat))
  incomes.forEach((income, seat) => {
    familyOf(state.open, seat).cash += income
    table.tell({ type: 'income', seat, amount: income })
  })
  if (!table.box.variants.has('topEarnerBonus')) return
  // LCN-22.5: $5,000 extra for the highest income, if one player alone has it.
  const best = aloneAtTheTop(incomes)
  if (best === null) return
  familyOf(state.open, best).cash += table.box.topEarnerBonus
  table.tell({ type: 'topEarner', seat: best, amount: table.box.topEarnerBonus })
}

/** LCN-19.9: income, recruiting, cleaning up, hand limit, Start Player card. */
export const payday: NostraStep<'payday'> = {
  run(state, _args, _picked, table) {
    beginPhase(state, 'payday', table)
    payIncome(state, table)
    fallDue(state, 'payday', table)
    table.then('recruit', { left: clockwiseFrom(state.open, state.open.start) })
    table.then('cleanUp', {})
    table.then('discardOrders', {})
    table.then('discardInfluence', {})
    table.then('endRound', {})
  },
}

type RecruitOption = OptionOn<'recruit' | 'none'>
const recruits = interned(
  (gangster: GangsterId): RecruitOption => ({ id: `recruit:${gangster}`, say: 'recruit', gangster }),
)
const CANNOT_PAY = reason('LCN-19.3', 'cannotPay')
const costOf = (box: Box, id: GangsterId): number => must(box.gangster, id).recruitCost

/** LCN-19.2 to 19.4, LCN-R52: in turn order, also without the money, since a loan may help. */
export const recruit: NostraStep<'recruit', RecruitOption | undefined> = {
  ask(state, { left: [seat] }, box, sieve) {
    if (seat === undefined) return null
    const waiting = recruitsOf(state.open, seat)
    if (waiting.length === 0) return null
    const { cash } = familyOf(state.open, seat)
    const options = sieve.sift(
      waiting,
      (id) => (costOf(box, id) <= cash ? null : CANNOT_PAY),
      (id) => recruits(id),
    )
    return ask.one(seat, 'recruit', 'LCN-19.2', [...options, NONE], { pause: true })
  },
  run(state, { left: [seat, ...left] }, picked, table) {
    if (seat !== undefined && picked?.say === 'recruit') {
      const { gangster } = picked
      const price = costOf(table.box, gangster)
      familyOf(state.open, seat).cash -= price
      must(state.open.gangsters, gangster).where = 'play'
      table.tell({ type: 'recruited', seat, gangster, price })
    }
    freshMoment(state)
    if (left.length > 0) table.then('recruit', { left })
  },
}

/** LCN-19.5, 19.6, LCN-25.14: cards on gangsters and "used" marks go; Deal markers stay. */
export const cleanUp: NostraStep<'cleanUp'> = {
  run(state) {
    for (const id of state.open.roster)
      if ((state.open.gangsters[id] as Gangster).on.length > 0) shed(state.open, id, ATTACHED)
    for (const business of Object.values(state.open.businesses)) business.used = false
  },
}

type OrderOption = OptionOn<'orderCard'>
const orderCards = interned((order: OrderId): OrderOption => ({ id: order, say: 'orderCard', order }))

/** How many cards are above the limit: the numbers are public. */
const surplus = (cards: readonly unknown[], limit: number): number => Math.max(0, cards.length - limit)

/** LCN-19.7, LCN-R46: at the same time, by one's own choice, unshown; the orders are out of the game. */
export const discardOrders: NostraStep<'discardOrders', readonly (readonly OrderOption[] | undefined)[]> = {
  ask: (state, _args, box) =>
    state.secret.hands.flatMap(({ orders }, seat) => {
      const count = surplus(orders, box.components.limits.handOrders)
      if (count === 0) return []
      const options = orders.map((order) => orderCards(order))
      return [ask.some(seat, 'discardOrders', 'LCN-19.7', options, { min: count, max: count })]
    }),
  run(state, _args, picked, table) {
    picked.forEach((cards, seat) => {
      if (cards)
        dropOrders(
          state,
          seat,
          cards.map(({ order }) => order),
          table,
        )
    })
  },
}

function dropOrders(state: Nostra, seat: Seat, orders: readonly OrderId[], table: NostraTable): void {
  const hand = handOf(state, seat)
  hand.orders = hand.orders.filter((order) => !orders.includes(order))
  for (const card of orders) putUnshown(state, table.box, card, 1 << seat)
  const rounds = orders.map((order) => must(table.box.order, order).round).sort((a, b) => a - b)
  table.tell({ type: 'discardedOrders', seat, count: orders.length, rounds })
}

type InfluenceOption = OptionOn<'influenceCard'>

/** One option a kind, as often as it is in hand. */
function influenceOptions(hand: readonly Influence[]): InfluenceOption[] {
  const kinds = [...new Set(hand)]
  return kinds.map((card) => ({
    id: card,
    say: 'influenceCard',
    card,
    times: hand.filter((one) => one === card).length,
  }))
}

/** LCN-19.7, LCN-R46: surplus Influence cards join the discard pile unshown. */
export const discardInfluence: NostraStep<
  'discardInfluence',
  readonly (readonly InfluenceOption[] | undefined)[]
> = {
  ask: (state, _args, box) =>
    state.secret.hands.flatMap(({ influence }, seat) => {
      const count = surplus(influence, box.components.limits.handInfluence)
      if (count === 0) return []
      return [
        ask.some(seat, 'discardInfluence', 'LCN-19.7', influenceOptions(influence), {
          min: count,
          max: count,
        }),
      ]
    }),
  run(state, _args, picked, table) {
    picked.forEach((cards, seat) => {
      if (!cards) return
      for (const { card } of cards) {
        takeFromHand(state, seat, card)
        state.open.influenceUnshown.push(seat)
        state.secret.unshownInfluence.push(card)
      }
      table.tell({ type: 'discardedInfluence', seat, count: cards.length })
    })
  },
}

/** LCN-19.8: the Start Player card passes to the left-hand neighbour. */
export const endRound: NostraStep<'endRound'> = {
  run(state, _args, _picked, table) {
    passDue(state, 'payday', table)
    state.open.start = nextSeat(state.open, state.open.start)
    forgetPresets(state)
    state.open.round++
    table.then('startRound', {})
  },
}
