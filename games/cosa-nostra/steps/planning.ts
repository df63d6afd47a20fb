// The Planning phase: tasks for gangsters, Influence cards on them. LCN-5.

import { interned, type Reason, type Seat, type Sieve } from '@backroom/engine'
import { ask, type OptionOn, reason } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { fillMarket, takeFromMarket } from '../rules/businesses.ts'
import { holds, layOn, notOn, playMarketSnitch } from '../rules/influence.ts'
import { PASS } from './passing.ts'
import { lapseOffers } from '../rules/offers.ts'
import {
  clockwiseFrom,
  type Gangster,
  handOf,
  must,
  nextSeat,
  type Nostra,
  type NostraStep,
  type NostraTable,
} from '../state.ts'
import { hasTask, isAvailable } from '../rules/street.ts'
import { type Attached, ATTACHED, type BusinessId, type GangsterId, type OrderId } from '../words.ts'
import { beginPhase, freshMoment } from './round.ts'

export type PlanOption = OptionOn<'task' | 'buy' | 'play' | 'market' | 'done' | 'pass'>

const tasks = interned((gangster: GangsterId) =>
  interned(
    (order: OrderId): PlanOption => ({ id: `task:${gangster}:${order}`, say: 'task', gangster, order }),
  ),
)
const buys = interned((gangster: GangsterId) =>
  interned(
    (business: BusinessId): PlanOption => ({
      id: `buy:${gangster}:${business}`,
      say: 'buy',
      gangster,
      business,
    }),
  ),
)
const playsOf = (card: Attached) =>
  interned(
    (gangster: GangsterId): PlanOption => ({ id: `play:${card}:${gangster}`, say: 'play', card, gangster }),
  )
const plays: { readonly [card in Attached]: (gangster: GangsterId) => PlanOption } = {
  saboteur: playsOf('saboteur'),
  distraction: playsOf('distraction'),
  'machine-gun': playsOf('machine-gun'),
  henchman: playsOf('henchman'),
}
const MARKET: PlanOption = { id: 'market', say: 'market' }
const DONE: PlanOption = { id: 'done', say: 'done' }

/** LCN-22.2: two tasks in a turn from round II on, if the table plays so. */
const tasksPerTurn = (state: Nostra, box: Box): number =>
  box.variants.has('doublePlanning') && state.open.round > 1 ? 2 : 1

/** LCN-5.3, LCN-R45: an available gangster, and something to give him. */
function canPlan(state: Nostra, seat: Seat): boolean {
  if (handOf(state, seat).orders.length === 0 && state.open.market.every((card) => card === null))
    return false
  for (const id of state.open.roster) {
    const gangster = state.open.gangsters[id] as Gangster
    if (gangster.owner === seat && isAvailable(gangster)) return true
  }
  return false
}

const HAS_TASK = reason('LCN-5.7', 'hasTask')
const ENOUGH_TASKS = reason('LCN-5.1', 'oneTaskATurn')
const TURNED = reason('LCN-5.2', 'deactivated')
const NO_PASSING = reason('LCN-5.3', 'noPassing')
const NO_SNITCH = reason('LCN-16.5', 'cardNotInHand', { card: 'snitch' })

/** LCN-5.1, 5.2, 5.7: why this gangster in play gets no task now. */
function noTaskFor(gangster: Gangster, enough: boolean): Reason | null {
  if (hasTask(gangster)) return HAS_TASK
  if (enough) return ENOUGH_TASKS
  return gangster.active ? null : TURNED
}

function putTasks(state: Nostra, seat: Seat, enough: boolean, options: PlanOption[], sieve: Sieve): void {
  const { orders } = handOf(state, seat)
  for (const id of state.open.roster) {
    const gangster = state.open.gangsters[id] as Gangster
    if (gangster.owner !== seat || gangster.where !== 'play') continue
    const reason = noTaskFor(gangster, enough)
    if (reason !== null && !sieve.asking) continue
    const forHim = tasks(id)
    for (const order of orders) sieve.put(options, forHim(order), reason)
    const toBuy = buys(id)
    for (const business of state.open.market)
      if (business !== null) sieve.put(options, toBuy(business), reason)
  }
}

/** LCN-5.13: the cards for the Planning phase that are in hand. */
function putPlays(state: Nostra, seat: Seat, options: PlanOption[], sieve: Sieve): void {
  for (const card of ATTACHED) {
    if (!holds(state, seat, card)) continue
    for (const id of state.open.roster) {
      const gangster = state.open.gangsters[id] as Gangster
      if (gangster.where === 'play') sieve.put(options, plays[card](id), notOn(gangster, seat, card))
    }
  }
}

function plansOf(state: Nostra, box: Box, seat: Seat, given: number, sieve: Sieve): PlanOption[] {
  const options: PlanOption[] = []
  putTasks(state, seat, given >= tasksPerTurn(state, box), options, sieve)
  putPlays(state, seat, options, sieve)
  sieve.put(options, MARKET, holds(state, seat, 'snitch') ? null : NO_SNITCH)
  sieve.put(options, DONE, given > 0 ? null : NO_PASSING)
  sieve.not(PASS, NO_PASSING)
  return options
}

export const planning: NostraStep<'planning'> = {
  run(state, _args, _picked, table) {
    beginPhase(state, 'planning', table)
    table.then('nextPlan', { from: state.open.start })
    // LCN-22.4, LCN-R67: with free influence there is a closing moment.
    if (table.box.variants.has('freeInfluence'))
      table.then('lastInfluence', { seat: state.open.start, passed: 0 })
  },
}

/** LCN-5.1, 5.3: round the table until no available gangster is left anywhere. */
export const nextPlan: NostraStep<'nextPlan'> = {
  run(state, { from }, _picked, table) {
    const seat = clockwiseFrom(state.open, from).find((one) => canPlan(state, one))
    state.open.turn = seat ?? null
    if (seat === undefined) return
    state.open.turns++
    state.open.timeUp = false
    // LCN-22.6: so that everybody can see it run.
    const { planningSeconds: seconds } = table.box
    if (seconds !== null) table.tell({ type: 'timeRuns', seat, seconds })
    freshMoment(state)
    table.then('planTurn', { seat, given: 0 })
  },
}

function endPlanTurn(state: Nostra, seat: Seat, table: NostraTable): void {
  lapseOffers(state, 'turn', table)
  table.then('nextPlan', { from: nextSeat(state.open, seat) })
}

function carryOutPlan(state: Nostra, seat: Seat, plan: PlanOption, table: NostraTable): void {
  switch (plan.say) {
    case 'task': {
      const { orders } = handOf(state, seat)
      orders.splice(orders.indexOf(plan.order), 1)
      state.secret.planned[plan.gangster] = plan.order
      // LCN-5.4, LCN-R61: all see who it is, and the back of the card.
      const { round } = must(table.box.order, plan.order)
      must(state.open.gangsters, plan.gangster).back = round
      table.tell({ type: 'planned', seat, gangster: plan.gangster, round })
      return
    }
    case 'buy':
      takeFromMarket(state.open, plan.business)
      must(state.open.gangsters, plan.gangster).purchase = plan.business
      state.open.businesses[plan.business] = { owner: null, active: true, used: false, markers: [] }
      table.tell({ type: 'purchasePlanned', seat, gangster: plan.gangster, business: plan.business })
      fillMarket(state, table)
      return
    case 'play':
      layOn(state, seat, plan.card, plan.gangster, table)
      return
    case 'market':
      playMarketSnitch(state, seat, table)
      return
    case 'done':
    case 'pass':
  }
}

/** LCN-5.1, 5.13, LCN-R57: one task, Influence cards before or after it, then the end of the turn. */
export const planTurn: NostraStep<'planTurn', PlanOption | undefined> = {
  ask(state, { seat, given }, box, sieve) {
    const mayGive = given < tasksPerTurn(state, box) && canPlan(state, seat)
    // LCN-R62: whoever gave away his last available gangster has ended his turn.
    if (given === 0 && !mayGive) return null
    // LCN-R57: their number is public, so ending at once gives nothing away.
    if (!mayGive && handOf(state, seat).influence.length === 0) return null
    return ask.one(
      seat,
      given === 0 ? 'plan' : 'planMore',
      given === 0 ? 'LCN-5.1' : 'LCN-R57',
      plansOf(state, box, seat, given, sieve),
      { pause: true },
    )
  },
  run(state, { seat, given }, picked, table) {
    if (!picked || picked.say === 'done') return endPlanTurn(state, seat, table)
    carryOutPlan(state, seat, picked, table)
    const isTask = picked.say === 'task' || picked.say === 'buy'
    table.then('planTurn', { seat, given: isTask ? given + 1 : given })
  },
}

/** LCN-R67: in turn order one card or a pass, until all have passed one after the other. */
export const lastInfluence: NostraStep<'lastInfluence', PlanOption | undefined> = {
  ask(state, { seat, passed }, _box, sieve) {
    if (passed >= state.open.seats.length) return null
    const options: PlanOption[] = []
    if (handOf(state, seat).influence.length > 0) putPlays(state, seat, options, sieve)
    options.push(PASS)
    // Whoever has no Influence card can only pass, and all can see that.
    return ask.one(seat, 'lastInfluence', 'LCN-R67', options, {
      auto: handOf(state, seat).influence.length === 0,
    })
  },
  run(state, { seat, passed }, picked, table) {
    if (!picked) return
    carryOutPlan(state, seat, picked, table)
    const isPass = picked.say === 'pass'
    table.then('lastInfluence', { seat: nextSeat(state.open, seat), passed: isPass ? passed + 1 : 0 })
  },
}
