// The Action phase: the Schemer window, a turn, Purchases, calling off. LCN-6, LCN-24.2.

import { interned, type Reason, type Seat, type Sieve } from '@backroom/engine'
import { ask, type OptionOn, reason } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { settle, shortOf } from '../rules/businesses.ts'
import { closingOf, fallDue } from '../rules/debts.ts'
import { holds, playCard, playMarketSnitch } from '../rules/influence.ts'
import { PASS, PASS_ONLY } from './passing.ts'
import { lapseOffers } from '../rules/offers.ts'
import { notRunnable } from '../rules/orders.ts'
import { passing } from '../rules/presets.ts'
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
  opponents,
  orderOn,
} from '../state.ts'
import { busySeats, dropTask, hasTasks, shed, WITH_THE_TASK } from '../rules/street.ts'
import type { GangsterId } from '../words.ts'
import { reveal } from './execute.ts'
import type { Turn } from './names.ts'
import { beginPhase, freshMoment } from './round.ts'

export type ActOption = OptionOn<'run' | 'declare' | 'pay' | 'off' | 'market' | 'skip'>

const made = (say: 'run' | 'declare' | 'pay' | 'off') =>
  interned((gangster: GangsterId): ActOption => ({ id: `${say}:${gangster}`, say, gangster }))
const runs = made('run')
const pays = made('pay')
const offs = made('off')
const declares = made('declare')
const MARKET: ActOption = { id: 'market', say: 'market' }
const SKIP: ActOption = { id: 'skip', say: 'skip' }

export const action: NostraStep<'action'> = {
  run(state, _args, _picked, table) {
    beginPhase(state, 'action', table)
    table.then('nextAction', { from: state.open.start })
  },
}

/** LCN-6.1, 6.4, 6.11: whoever has a task, round the table, until nobody has one. */
export const nextAction: NostraStep<'nextAction'> = {
  run(state, { from }, _picked, table) {
    const busy = busySeats(state.open)
    const seat = clockwiseFrom(state.open, from).find((one) => (busy & (1 << one)) !== 0)
    state.open.turn = null
    // LCN-R60: what was promised for the end of the Action phase can be paid until all are ready.
    if (seat === undefined) return fallDue(state, closingOf(state.open, table.box), table)
    state.open.schemed = []
    table.then('schemers', { seat })
  },
}

/** LCN-R29: with nothing but Reactions one would have to discard one. */
function hasMoreThanReactions(state: Nostra, box: Box, seat: Seat): boolean {
  for (const id of state.open.roster) {
    const { owner, purchase } = state.open.gangsters[id] as Gangster
    if (owner !== seat) continue
    const order = orderOn(state, id)
    if (purchase !== null || (order !== null && must(box.order, order).kind !== 'reaction')) return true
  }
  return false
}

const NO_SCHEMER = reason('LCN-16.18', 'cardNotInHand', { card: 'schemer' })
const ONLY_REACTIONS = reason('LCN-R29', 'onlyReactions')

function noScheming(state: Nostra, box: Box, seat: Seat): Reason | null {
  if (!holds(state, seat, 'schemer')) return NO_SCHEMER
  return hasMoreThanReactions(state, box, seat) ? null : ONLY_REACTIONS
}

const SCHEME: OptionOn<'scheme'> = { id: 'scheme', say: 'scheme' }

type SchemeOption = OptionOn<'pass' | 'scheme'>

/** LCN-R26, LCN-R28: who is asked follows from public facts alone. */
const askedToScheme = (state: Nostra, busy: number, seat: Seat): Seat[] =>
  opponents(state.open, seat).filter(
    (one) =>
      (busy & (1 << one)) !== 0 &&
      handOf(state, one).influence.length > 0 &&
      !state.open.schemed.includes(one),
  )

export const schemers: NostraStep<'schemers'> = {
  run(state, { seat }, _picked, table) {
    const asked = askedToScheme(state, busySeats(state.open), seat)
    const facts = () => ({ atStake: null, rival: seat, murder: false })
    const passed = passing(state, 'scheme', asked, facts, table)
    table.then('askSchemers', { seat, passed })
  },
}

/** LCN-16.18 to 16.22, LCN-R28: before the turn of `seat` the others may take one of their own. */
export const askSchemers: NostraStep<'askSchemers', readonly (SchemeOption | undefined)[] | undefined> = {
  ask(state, { seat, passed }, box, sieve) {
    const busy = busySeats(state.open)
    if ((busy & (1 << seat)) === 0) return null
    return askedToScheme(state, busy, seat).map((one) => {
      const about = { rival: seat }
      if (passed.includes(one)) return ask.one(one, 'scheme', 'LCN-R28', PASS_ONLY, { about, auto: true })
      const options: SchemeOption[] = [PASS]
      sieve.of(one).put(options, SCHEME, noScheming(state, box, one))
      return ask.one<'scheme', SchemeOption>(one, 'scheme', 'LCN-R28', options, { about })
    })
  },
  run(state, { seat }, picked, table) {
    // LCN-R28: who has lost his last task in the meantime is passed over.
    if (!picked) return table.then('nextAction', { from: nextSeat(state.open, seat) })
    const first = clockwiseFrom(state.open, state.open.start).find((one) => picked[one]?.say === 'scheme')
    if (first === undefined) return beginTurn(state, { seat, extra: false, fresh: true }, table)
    playCard(state, first, 'schemer')
    state.open.schemed.push(first)
    table.tell({ type: 'schemed', seat: first, rival: seat })
    beginTurn(state, { seat: first, extra: true, fresh: true }, table)
    table.then('schemers', { seat })
  },
}

function beginTurn(state: Nostra, turn: Turn, table: NostraTable): void {
  state.open.turn = turn.seat
  state.open.turns++
  state.open.declarations = 0
  freshMoment(state)
  table.then('actTurn', turn)
}

export const endTurn: NostraStep<'endTurn'> = {
  run(state, { seat, extra }, _picked, table) {
    state.open.turn = null
    state.open.declared = null
    lapseOffers(state, 'turn', table)
    if (!extra) table.then('nextAction', { from: nextSeat(state.open, seat) })
  },
}

const NO_PASSING = reason('LCN-6.3', 'noPassing')
const CANNOT_PAY = reason('LCN-6.7', 'cannotPay')
const DECLARED_ENOUGH = reason('LCN-R30', 'declaredEnough')
const NO_SNITCH = reason('LCN-16.5', 'cardNotInHand', { card: 'snitch' })
const EXTRA_TURN = reason('LCN-R28', 'extraTurn')
const TURN_HAS_BEGUN = reason('LCN-16.23', 'turnHasBegun')
const NO_SCHEMER_TO_SKIP = reason('LCN-16.23', 'cardNotInHand', { card: 'schemer' })

/** LCN-16.23: when the turn begins; LCN-R28: extra turns cannot be skipped. */
function noSkipping(state: Nostra, { seat, extra, fresh }: Turn): Reason | null {
  if (extra) return EXTRA_TURN
  if (!fresh) return TURN_HAS_BEGUN
  return holds(state, seat, 'schemer') ? null : NO_SCHEMER_TO_SKIP
}

/** LCN-24.2: execute, declare or call off one task; skip with a Schemer; replace the Market with a Snitch. */
function actsOf(state: Nostra, box: Box, turn: Turn, sieve: Sieve): ActOption[] {
  const { seat } = turn
  const options: ActOption[] = []
  const { cash } = familyOf(state.open, seat)
  const { declarationsPerTurn } = box.components.tableLimits
  const declaring = state.open.declarations < declarationsPerTurn ? null : DECLARED_ENOUGH
  for (const id of state.open.roster) {
    const { owner, purchase } = state.open.gangsters[id] as Gangster
    if (owner !== seat) continue
    const order = orderOn(state, id)
    if (order !== null) {
      sieve.put(options, runs(id), notRunnable(state.open, box, seat, order))
      sieve.put(options, declares(id), declaring)
    } else if (purchase === null) continue
    else sieve.put(options, pays(id), shortOf(must(box.business, purchase), cash) > 0 ? CANNOT_PAY : null)
    options.push(offs(id))
  }
  sieve.put(options, MARKET, holds(state, seat, 'snitch') ? null : NO_SNITCH)
  sieve.put(options, SKIP, noSkipping(state, turn))
  sieve.not(PASS, NO_PASSING)
  return options
}

/** LCN-6.3: one task is executed or called off; LCN-R44: never without asking. */
export const actTurn: NostraStep<'actTurn', ActOption | undefined> = {
  ask: (state, turn, box, sieve) =>
    hasTasks(state.open, turn.seat)
      ? ask.one(turn.seat, 'act', 'LCN-6.3', actsOf(state, box, turn, sieve), { pause: true })
      : null,
  run(state, turn, picked, table) {
    if (!picked) return table.then('endTurn', turn)
    switch (picked.say) {
      case 'run':
        reveal(state, turn.seat, picked.gangster, null, table)
        table.then('endTurn', turn)
        return
      case 'pay':
        payPurchase(state, turn.seat, picked.gangster, table)
        table.then('endTurn', turn)
        return
      case 'off':
        callOff(state, turn.seat, picked.gangster, table)
        table.then('endTurn', turn)
        return
      case 'declare':
        table.then('declareTarget', { ...turn, fresh: false, gangster: picked.gangster })
        return
      case 'market':
        playMarketSnitch(state, turn.seat, table)
        table.then('actTurn', { ...turn, fresh: false })
        return
      case 'skip':
        playCard(state, turn.seat, 'schemer')
        table.tell({ type: 'skipped', seat: turn.seat })
        table.then('endTurn', turn)
    }
  },
}

/** LCN-6.6, LCN-25.3: paid to the bank, it comes into the area with the markers on it. */
function payPurchase(state: Nostra, seat: Seat, id: GangsterId, table: NostraTable): void {
  const gangster = must(state.open.gangsters, id)
  const business = gangster.purchase ?? ''
  const { price } = must(table.box.business, business)
  familyOf(state.open, seat).cash -= price
  gangster.purchase = null
  table.tell({ type: 'bought', seat, gangster: id, business, price })
  shed(state.open, id, WITH_THE_TASK)
  settle(state.open, business, seat, table)
}

/** LCN-6.5, 6.7, 6.10: without being shown; nothing else happens. */
export function callOff(state: Nostra, seat: Seat, id: GangsterId, table: NostraTable): void {
  table.tell({ type: 'calledOff', seat, gangster: id })
  dropTask(state, id, table)
}
