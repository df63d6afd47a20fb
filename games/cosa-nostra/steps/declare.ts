// Naming a target before an Attack is revealed: the moment for blackmail, and for bluff. LCN-10, LCN-24.3 to 24.5.

import { interned, type Seat } from '@backroom/engine'
import { isSeatName, seatNamed, type SeatName } from '../../seats.ts'
import { ask, type OptionOn, reason } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { fits, noTarget, targetOwner, thinkableTargets } from '../rules/orders.ts'
import { must, type Nostra, type NostraStep, type Open, orderOn } from '../state.ts'
import type { TargetId } from '../words.ts'
import { callOff } from './action.ts'
import { reveal } from './execute.ts'

export type TargetOption = OptionOn<'target' | 'player'>
const players = interned(
  (target: SeatName): TargetOption => ({ id: target, say: 'player', target, rival: seatNamed(target) }),
)
/** By whose they are. */
const cards = interned(
  (target: TargetId, rival: Seat | null): TargetOption => ({ id: target, say: 'target', target, rival }),
)

const optionFor = (open: Open, target: TargetId): TargetOption =>
  isSeatName(target) ? players(target) : cards(target, targetOwner(open, target))

/** LCN-24.3: a card or a player is named; the order stays face down and may be anything. */
export const declareTarget: NostraStep<'declareTarget', TargetOption> = {
  ask(state, { seat, gangster }, _box, sieve) {
    const options = sieve.sift(
      thinkableTargets(state.open),
      (target) => noTarget(state.open, seat, target),
      (target) => optionFor(state.open, target),
    )
    return ask.one(seat, 'declareTarget', 'LCN-24.3', options, { about: { gangster } })
  },
  run(state, { seat, extra, fresh, gangster }, { target }, table) {
    state.open.declared = { gangster, target }
    state.open.declarations++
    state.open.goneOn = []
    table.tell({ type: 'declared', seat, gangster, target, rival: targetOwner(state.open, target) })
    table.then('declared', { seat, extra, fresh })
  },
}

export type DeclaredOption = OptionOn<'reveal' | 'callOffDeclared' | 'standDown'>
const REVEAL: DeclaredOption = { id: 'reveal', say: 'reveal' }
const OFF: DeclaredOption = { id: 'off', say: 'callOffDeclared' }
const STAND_DOWN: DeclaredOption = { id: 'standDown', say: 'standDown' }
const DOES_NOT_FIT = reason('LCN-24.5', 'doesNotFit')

/** LCN-24.5, LCN-R30: an Attack whose kind of target fits, and the target is one still. */
function canReveal(state: Nostra, box: Box, seat: Seat): boolean {
  if (!state.open.declared) return false
  const { gangster, target } = state.open.declared
  const order = orderOn(state, gangster)
  return (
    order !== null && noTarget(state.open, seat, target) === null && fits(box, must(box.order, order), target)
  )
}

/** LCN-24.4: reveal, call this order off, or stand down. The moment for blackmail. */
export const declared: NostraStep<'declared', DeclaredOption | undefined> = {
  ask(state, { seat }, box, sieve) {
    const { declared: about } = state.open
    if (!about) return null
    const options: DeclaredOption[] = []
    sieve.put(options, REVEAL, canReveal(state, box, seat) ? null : DOES_NOT_FIT)
    options.push(OFF, STAND_DOWN)
    return ask.one(seat, 'declared', 'LCN-24.4', options, { about: { ...about } })
  },
  run(state, turn, picked, table) {
    const { declared } = state.open
    if (!declared) return table.then('endTurn', turn)
    if (picked?.say === 'standDown') {
      state.open.declared = null
      table.tell({ type: 'stoodDown', seat: turn.seat, ...declared })
      return table.then('actTurn', turn)
    }
    if (picked?.say === 'callOffDeclared') callOff(state, turn.seat, declared.gangster, table)
    else reveal(state, turn.seat, declared.gangster, declared.target, table)
    table.then('endTurn', turn)
  },
}
