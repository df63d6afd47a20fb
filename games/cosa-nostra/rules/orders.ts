// What an order needs: Business cards for a Cash Job, a fitting target for an Attack, dice and difficulty. LCN-7, 8, 10, 13.

import type { Reason, Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { activeOfType } from './businesses.ts'
import type { PrintedOrder } from '../components/components.ts'
import { familyOf, type Nostra, of } from '../state.ts'
import { hasTask, nerves, strengthOf } from './street.ts'
import {
  type BusinessId,
  type BusinessType,
  type GangsterId,
  isGangster,
  isSeat,
  type OrderId,
  seatTarget,
  type TargetId,
  targetSeat,
} from '../words.ts'

/** LCN-8.4, LCN-R34: active cards of opponents that carry this seat's marker; a card counts once. */
export function markedOfType(state: Nostra, box: Box, seat: Seat, type: BusinessType): BusinessId[] {
  const found: BusinessId[] = []
  for (const id of box.cardsOfType[type] ?? []) {
    const business = state.businesses[id]
    // LCN-8.6: a planned Purchase has no owner yet and serves nobody.
    if (!business?.active || business.owner === null || business.owner === seat) continue
    if (business.markers.includes(seat)) found.push(id)
  }
  return found
}

/** LCN-8.5, LCN-R34: how many cards of this type own cards leave to be met by markers. */
export function missingOfType(
  state: Nostra,
  box: Box,
  seat: Seat,
  order: PrintedOrder,
  type: string,
): number {
  let needed = 0
  for (const one of order.requires) if (one === type) needed++
  return Math.max(0, needed - activeOfType(state, box, seat, type).length)
}

/** LCN-8.2: the types that neither own cards nor markers can meet now. */
export function unmet(state: Nostra, box: Box, seat: Seat, order: PrintedOrder): BusinessType[] {
  const { requires } = order
  return requires.filter(
    (type, i) =>
      requires.indexOf(type) === i &&
      missingOfType(state, box, seat, order, type) > markedOfType(state, box, seat, type).length,
  )
}

const REQUIREMENTS_MISSING: Reason = { rule: 'LCN-8.2', why: 'requirementsMissing' }
const REACTIONS_WAIT: Reason = { rule: 'LCN-6.9', why: 'reactionsWait' }
const DECLARE_FIRST: Reason = { rule: 'LCN-10.2', why: 'declareFirst' }
const NO_STAKE: Reason = { rule: 'LCN-R38', why: 'noStake' }

/** LCN-24.5: why it cannot be carried out now without a target being declared. */
export function notRunnable(state: Nostra, box: Box, seat: Seat, id: OrderId): Reason | null {
  const order = of(box.order, id)
  switch (order.kind) {
    case 'cashJob': {
      const met = order.requires.length === 0 || unmet(state, box, seat, order).length === 0
      return met ? null : REQUIREMENTS_MISSING
    }
    case 'special':
      // LCN-R38: a race without a stake is none.
      return order.stake === undefined || familyOf(state, seat).cash >= 1000 ? null : NO_STAKE
    case 'reaction':
      return REACTIONS_WAIT
    case 'attack':
      return DECLARE_FIRST
  }
}

/** The player who is hit when the target is. */
export function targetOwner(state: Nostra, target: TargetId): Seat | null {
  if (isSeat(target)) return targetSeat(target)
  return (isGangster(target) ? state.gangsters[target]?.owner : state.businesses[target]?.owner) ?? null
}

const NOT_IN_PLAY: Reason = { rule: 'LCN-10.3', why: 'notInPlay' }
const OWN_TARGET: Reason = { rule: 'LCN-10.3', why: 'ownTarget' }
const TURNED: Reason = { rule: 'LCN-R19', why: 'deactivated' }

/** LCN-10.3, LCN-R19: why this cannot be declared a target; it must be active in an opponent's area, or an opponent. */
export function noTarget(state: Nostra, seat: Seat, target: TargetId): Reason | null {
  const owner = targetOwner(state, target)
  const gangster = isGangster(target) ? state.gangsters[target] : undefined
  if (owner === null || owner >= state.seats.length) return NOT_IN_PLAY
  if (gangster && gangster.where !== 'play') return NOT_IN_PLAY
  if (owner === seat) return OWN_TARGET
  const { active } = gangster ?? state.businesses[target] ?? { active: isSeat(target) }
  return active ? null : TURNED
}

/** Every card and player that somebody could think of as a target (LCN-24.3). */
export const thinkableTargets = (state: Nostra): TargetId[] => [
  ...state.roster,
  ...Object.keys(state.businesses),
  ...state.seats.map((_, seat) => seatTarget(seat)),
]

/** LCN-10.1: whether the kind of target is the one that the Attack names. */
export function fits(box: Box, order: PrintedOrder, target: TargetId): boolean {
  switch (order.target) {
    case 'otherPlayer':
      return isSeat(target)
    case 'opponentGangster':
      return isGangster(target)
    case 'opponentBusinessman':
      return box.business[target]?.kind === 'businessman'
    case 'opponentCompany':
      return box.business[target]?.kind === 'company'
    case 'cashJobOwner':
    case 'attackingGangster':
    case null:
      return false
  }
}

/** LCN-7.4, 7.5, LCN-13: printed or the target's strength, one more if he is busy, and what lies on the gangster. */
export function difficultyOf(
  state: Nostra,
  box: Box,
  id: OrderId,
  gangster: GangsterId,
  target: TargetId | null,
): number {
  const { difficulty } = of(box.order, id)
  const change = nerves(state, gangster)
  if (typeof difficulty === 'number') return difficulty + change
  if (target === null) return change
  const busy = hasTask(of(state.gangsters, target)) ? difficulty.plusIfTasked : 0
  return strengthOf(state, box, target) + busy + change
}
