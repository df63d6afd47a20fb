// Naming a target before an Attack is revealed: the moment for blackmail, and for bluff. LCN-10, LCN-24.3 to 24.5.

import { type Blocked, type Option, pickOne, type Seat } from '@backroom/engine'
import type { Box } from '../box.ts'
import { Made } from '../made.ts'
import { fits, isTarget, targetOwner, targetsOf } from '../orders.ts'
import { type Nostra, type NostraStep, of, opponents } from '../state.ts'
import { seatTarget, type TargetId } from '../words.ts'
import { callOff } from './action.ts'
import { reveal } from './execute.ts'

type TargetOption = Option & { readonly target: TargetId }
const players = new Made<TargetOption>((target) => ({ id: target, say: 'player', target }))
/** By whose they are: there may be a Lawyer in every area. */
const cards = new Made(
  (rival) =>
    new Made<TargetOption & { readonly rival: Seat }>((target) => ({
      id: target,
      say: 'target',
      target,
      rival: Number(rival),
    })),
)

/** LCN-24.3: a card or a player is named; the order stays face down and may be anything. */
export const declareTarget: NostraStep<'declareTarget', TargetOption> = {
  ask(state, { seat, gangster }) {
    const options: TargetOption[] = []
    for (const id of targetsOf(state, seat)) options.push(cards.get(String(targetOwner(state, id))).get(id))
    for (const rival of opponents(state, seat)) options.push(players.get(seatTarget(rival)))
    return pickOne(seat, 'declareTarget', 'LCN-24.3', options, { about: { gangster } })
  },
  blocked(state, { seat }) {
    const blocked: Blocked[] = [{ id: seatTarget(seat), rule: 'LCN-10.3', why: 'ownTarget' }]
    const look = (
      id: string,
      inPlay: boolean,
      { owner, active }: { owner: Seat | null; active: boolean },
    ) => {
      if (!inPlay) blocked.push({ id, rule: 'LCN-10.3', why: 'notInPlay' })
      else if (owner === seat) blocked.push({ id, rule: 'LCN-10.3', why: 'ownTarget' })
      else if (!active) blocked.push({ id, rule: 'LCN-R19', why: 'deactivated' })
    }
    for (const [id, gangster] of Object.entries(state.gangsters))
      look(id, gangster.where === 'play', gangster)
    for (const [id, business] of Object.entries(state.businesses)) look(id, business.owner !== null, business)
    return blocked
  },
  run(state, { seat, extra, fresh, gangster }, { target }, table) {
    state.declared = { gangster, target }
    state.declarations++
    state.goneOn = []
    table.tell({ type: 'declared', seat, gangster, target, rival: targetOwner(state, target) })
    table.then('declared', { seat, extra, fresh })
  },
}

const REVEAL: Option = { id: 'reveal', say: 'reveal' }
const OFF: Option = { id: 'off', say: 'callOffDeclared' }
const STAND_DOWN: Option = { id: 'standDown', say: 'standDown' }
const NO_REVEAL = [OFF, STAND_DOWN]
const WITH_REVEAL = [REVEAL, OFF, STAND_DOWN]

/** LCN-24.5, LCN-R30: an Attack whose kind of target fits, and the target is one still. */
function canReveal(state: Nostra, box: Box, seat: Seat): boolean {
  if (!state.declared) return false
  const { gangster, target } = state.declared
  const { order } = of(state.gangsters, gangster)
  return order !== null && isTarget(state, seat, target) && fits(box, of(box.order, order), target)
}

/** LCN-24.4: reveal, call this order off, or stand down. The moment for blackmail. */
export const declared: NostraStep<'declared', Option> = {
  ask: (state, { seat }, box) =>
    pickOne(seat, 'declared', 'LCN-24.4', canReveal(state, box, seat) ? WITH_REVEAL : NO_REVEAL, {
      about: { ...state.declared },
    }),
  blocked: (state, { seat }, box) =>
    canReveal(state, box, seat) ? [] : [{ id: 'reveal', rule: 'LCN-24.5', why: 'doesNotFit' }],
  run(state, turn, { id }, table) {
    const { declared } = state
    if (!declared) return table.then('endTurn', turn)
    if (id === 'standDown') {
      state.declared = null
      table.tell({ type: 'stoodDown', seat: turn.seat, ...declared })
      return table.then('actTurn', turn)
    }
    if (id === 'off') callOff(state, turn.seat, declared.gangster, table)
    else reveal(state, turn.seat, declared.gangster, declared.target, table)
    table.then('endTurn', turn)
  },
}
