// The Planning phase: tasks for gangsters, Influence cards on them. LCN-5.

import { type Blocked, type Option, pickOne, type Seat } from '@backroom/engine'
import type { Box } from '../box.ts'
import { fillMarket, takeFromMarket } from '../businesses.ts'
import { gangstersFor, holds, layOn, playMarketSnitch } from '../influence.ts'
import { Made, PASS, type Pass } from '../made.ts'
import { lapseOffers } from '../offers.ts'
import {
  clockwiseFrom,
  familyOf,
  type Gangster,
  nextSeat,
  type Nostra,
  type NostraStep,
  type NostraTable,
  of,
} from '../state.ts'
import { gangstersOf, hasTask, isAvailable } from '../street.ts'
import {
  type Attached,
  ATTACHED,
  type BusinessId,
  type GangsterId,
  isHostile,
  type OrderId,
} from '../words.ts'
import { beginPhase, freshMoment } from './round.ts'

type Plan =
  | { readonly do: 'task'; readonly gangster: GangsterId; readonly order: OrderId }
  | { readonly do: 'buy'; readonly gangster: GangsterId; readonly business: BusinessId }
  | { readonly do: 'play'; readonly card: Attached; readonly gangster: GangsterId }
  | { readonly do: 'market' }
  | { readonly do: 'done' }

export type PlanOption = Option & { readonly plan: Plan }

const option = (id: string, plan: Plan): PlanOption => ({ id, say: plan.do, plan })

const tasks = new Made(
  (gangster) => new Made((order) => option(`task:${gangster}:${order}`, { do: 'task', gangster, order })),
)
const buys = new Made(
  (gangster) =>
    new Made((business) => option(`buy:${gangster}:${business}`, { do: 'buy', gangster, business })),
)
const plays = Object.fromEntries(
  ATTACHED.map((card) => [
    card,
    new Made((gangster) => option(`play:${card}:${gangster}`, { do: 'play', card, gangster })),
  ]),
) as { readonly [card in Attached]: Made<PlanOption> }
const MARKET = option('market', { do: 'market' })
const DONE = option('done', { do: 'done' })

/** LCN-22.2: two tasks in a turn from round II on, if the table plays so. */
const tasksPerTurn = (state: Nostra, box: Box): number =>
  box.variants.has('doublePlanning') && state.round > 1 ? 2 : 1

/** LCN-5.3, LCN-R45: an available gangster, and something to give him. */
function canPlan(state: Nostra, seat: Seat): boolean {
  if (familyOf(state, seat).orders.length === 0 && state.market.every((card) => card === null)) return false
  for (const id of state.roster) {
    const gangster = state.gangsters[id] as Gangster
    if (gangster.owner === seat && isAvailable(gangster)) return true
  }
  return false
}

function addTasks(state: Nostra, seat: Seat, options: PlanOption[]): void {
  const { orders } = familyOf(state, seat)
  for (const id of state.roster) {
    const gangster = state.gangsters[id] as Gangster
    if (gangster.owner !== seat || !isAvailable(gangster)) continue
    const forHim = tasks.get(id)
    for (const order of orders) options.push(forHim.get(order))
    const toBuy = buys.get(id)
    for (const business of state.market) if (business !== null) options.push(toBuy.get(business))
  }
}

/** LCN-5.13: the cards for the Planning phase that are in hand. */
function addPlays(state: Nostra, seat: Seat, options: PlanOption[]): void {
  for (const card of ATTACHED) {
    if (!holds(state, seat, card)) continue
    for (const id of gangstersFor(state, seat, card)) options.push(plays[card].get(id))
  }
}

function plansOf(state: Nostra, box: Box, seat: Seat, given: number): PlanOption[] {
  const options: PlanOption[] = []
  if (given < tasksPerTurn(state, box)) addTasks(state, seat, options)
  addPlays(state, seat, options)
  if (holds(state, seat, 'snitch')) options.push(MARKET)
  if (given > 0) options.push(DONE)
  return options
}

export const planning: NostraStep<'planning'> = {
  run(state, _args, _picked, table) {
    beginPhase(state, 'planning', table)
    table.then('nextPlan', { from: state.start })
    // LCN-22.4, LCN-R67: with free influence there is a closing moment.
    if (table.box.variants.has('freeInfluence')) table.then('lastInfluence', { seat: state.start, passed: 0 })
  },
}

/** LCN-5.1, 5.3: round the table until no available gangster is left anywhere. */
export const nextPlan: NostraStep<'nextPlan'> = {
  run(state, { from }, _picked, table) {
    const seat = clockwiseFrom(state, from).find((one) => canPlan(state, one))
    state.turn = seat ?? null
    if (seat === undefined) return
    state.turns++
    freshMoment(state)
    table.then('planTurn', { seat, given: 0 })
  },
}

function endPlanTurn(state: Nostra, seat: Seat, table: NostraTable): void {
  lapseOffers(state, 'turn', table)
  table.then('nextPlan', { from: nextSeat(state, seat) })
}

function carryOutPlan(state: Nostra, seat: Seat, plan: Plan, table: NostraTable): void {
  switch (plan.do) {
    case 'task': {
      const { orders } = familyOf(state, seat)
      orders.splice(orders.indexOf(plan.order), 1)
      of(state.gangsters, plan.gangster).order = plan.order
      // LCN-5.4, LCN-R61: all see who it is, and the back of the card.
      const { round } = of(table.box.order, plan.order)
      table.tell({ type: 'planned', seat, gangster: plan.gangster, round })
      return
    }
    case 'buy':
      takeFromMarket(state, plan.business)
      of(state.gangsters, plan.gangster).purchase = plan.business
      state.businesses[plan.business] = { owner: null, active: true, used: false, markers: [] }
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
  }
}

/** LCN-5.1, 5.13, LCN-R57: one task, Influence cards before or after it, then the end of the turn. */
export const planTurn: NostraStep<'planTurn', PlanOption | undefined> = {
  ask(state, { seat, given }, box) {
    const mayGive = given < tasksPerTurn(state, box) && canPlan(state, seat)
    // LCN-R62: whoever gave away his last available gangster has ended his turn.
    if (given === 0 && !mayGive) return null
    // LCN-R57: their number is public, so ending at once gives nothing away.
    if (!mayGive && familyOf(state, seat).influence.length === 0) return null
    return pickOne(
      seat,
      given === 0 ? 'plan' : 'planMore',
      given === 0 ? 'LCN-5.1' : 'LCN-R57',
      plansOf(state, box, seat, given),
      { pause: true },
    )
  },
  blocked: (state, { given }, box, seat) => blockedPlans(state, box, seat, given),
  run(state, { seat, given }, picked, table) {
    if (!picked || picked.plan.do === 'done') return endPlanTurn(state, seat, table)
    carryOutPlan(state, seat, picked.plan, table)
    const isTask = picked.plan.do === 'task' || picked.plan.do === 'buy'
    table.then('planTurn', { seat, given: isTask ? given + 1 : given })
  },
}

function blockedPlans(state: Nostra, box: Box, seat: Seat, given: number): Blocked[] {
  const { orders } = familyOf(state, seat)
  const full = given >= tasksPerTurn(state, box)
  const blocked: Blocked[] = [{ id: 'pass', rule: 'LCN-5.3', why: 'noPassing' }]
  if (given === 0) blocked.push({ id: 'done', rule: 'LCN-5.3', why: 'noPassing' })
  for (const id of gangstersOf(state, seat)) {
    const gangster = of(state.gangsters, id)
    if (!full && isAvailable(gangster)) continue
    const [rule, why] = hasTask(gangster)
      ? ['LCN-5.7', 'hasTask']
      : full
        ? ['LCN-5.1', 'oneTaskATurn']
        : ['LCN-5.2', 'deactivated']
    for (const order of orders) blocked.push({ id: `task:${id}:${order}`, rule, why })
    for (const card of state.market) if (card !== null) blocked.push({ id: `buy:${id}:${card}`, rule, why })
  }
  for (const card of ATTACHED) {
    if (!holds(state, seat, card)) continue
    for (const id of state.roster) {
      const { where, on, owner } = state.gangsters[id] as Gangster
      if (where !== 'play') continue
      if (isHostile(card) && owner === seat)
        blocked.push({ id: `play:${card}:${id}`, rule: 'LCN-R15', why: 'opponentsOnly' })
      else if (on.includes(card))
        blocked.push({ id: `play:${card}:${id}`, rule: 'LCN-16.3', why: 'oneOfAKind' })
    }
  }
  if (!holds(state, seat, 'snitch')) blocked.push({ id: 'market', rule: 'LCN-16.5', why: 'cardNotInHand' })
  return blocked
}

/** LCN-R67: in turn order one card or a pass, until all have passed one after the other. */
export const lastInfluence: NostraStep<'lastInfluence', PlanOption | Pass | undefined> = {
  ask(state, { seat, passed }) {
    if (passed >= state.seats.length) return null
    const options: (PlanOption | Pass)[] = []
    const cards: PlanOption[] = []
    if (familyOf(state, seat).influence.length > 0) addPlays(state, seat, cards)
    options.push(...cards, PASS)
    // Whoever has no Influence card can only pass, and all can see that.
    return pickOne(seat, 'lastInfluence', 'LCN-R67', options, {
      auto: familyOf(state, seat).influence.length === 0,
    })
  },
  run(state, { seat, passed }, picked, table) {
    if (!picked) return
    if ('plan' in picked) carryOutPlan(state, seat, picked.plan, table)
    table.then('lastInfluence', { seat: nextSeat(state, seat), passed: 'plan' in picked ? 0 : passed + 1 })
  },
}
