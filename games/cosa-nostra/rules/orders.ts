// What an order needs: Business cards for a Cash Job, a fitting target for an Attack, dice and difficulty. LCN-7, 8, 10, 13.

import type { Reason, Seat } from '@backroom/engine'
import { isSeatName, seatName, seatNamed } from '../../seats.ts'
import { reason } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { activeOfType } from './businesses.ts'
import type { PrintedOrder } from '../components/components.ts'
import { familyOf, must, type Open } from '../state.ts'
import { hasTask, nerves, strengthOf } from './street.ts'
import {
  type BusinessId,
  type BusinessType,
  type GangsterId,
  isGangster,
  type OrderId,
  type TargetId,
} from '../words.ts'

/** LCN-8.4, LCN-R34: active cards of opponents that carry this seat's marker; a card counts once. */
export function markedOfType(open: Open, box: Box, seat: Seat, type: BusinessType): BusinessId[] {
  const found: BusinessId[] = []
  for (const id of box.cardsOfType[type] ?? []) {
    const business = open.businesses[id]
    // LCN-8.6: a planned Purchase has no owner yet and serves nobody.
    if (!business?.active || business.owner === null || business.owner === seat) continue
    if (business.markers.includes(seat)) found.push(id)
  }
  return found
}

/** LCN-8.5, LCN-R34: how many cards of this type own cards leave to be met by markers. */
export function missingOfType(open: Open, box: Box, seat: Seat, order: PrintedOrder, type: string): number {
  let needed = 0
  for (const one of order.requires) if (one === type) needed++
  return Math.max(0, needed - activeOfType(open, box, seat, type).length)
}

/** LCN-8.2: the types that neither own cards nor markers can meet now. */
export function unmet(open: Open, box: Box, seat: Seat, order: PrintedOrder): BusinessType[] {
  const { requires } = order
  return requires.filter(
    (type, i) =>
      requires.indexOf(type) === i &&
      missingOfType(open, box, seat, order, type) > markedOfType(open, box, seat, type).length,
  )
}

export interface Serving {
  readonly business: BusinessId
  readonly type: BusinessType
  /** By a Deal marker on somebody else's card. */
  readonly marked: boolean
}

/** LCN-8.4, LCN-R34: own active cards first, then marked ones, as many as the order asks for. */
export function servingCards(open: Open, box: Box, seat: Seat, order: PrintedOrder): Serving[] {
  const serving: Serving[] = []
  for (const type of new Set(order.requires)) {
    const needed = order.requires.filter((one) => one === type).length
    const own = activeOfType(open, box, seat, type).map((business) => ({ business, type, marked: false }))
    const others = markedOfType(open, box, seat, type).map((business) => ({ business, type, marked: true }))
    serving.push(...[...own, ...others].slice(0, needed))
  }
  return serving
}

/** LCN-8.2: each required card with what meets it; null where nothing does. */
export function requirements(
  open: Open,
  box: Box,
  seat: Seat,
  order: PrintedOrder,
): { readonly type: BusinessType; readonly by: Serving | null }[] {
  const free = servingCards(open, box, seat, order)
  return order.requires.map((type) => {
    const i = free.findIndex((one) => one.type === type)
    const [by] = i < 0 ? [] : free.splice(i, 1)
    return { type, by: by ?? null }
  })
}

const REQUIREMENTS_MISSING = reason('LCN-8.2', 'requirementsMissing')
const REACTIONS_WAIT = reason('LCN-6.9', 'reactionsWait')
const DECLARE_FIRST = reason('LCN-10.2', 'declareFirst')
const NO_STAKE = reason('LCN-R38', 'noStake')

/** LCN-24.5: why it cannot be carried out now without a target being declared. */
export function notRunnable(open: Open, box: Box, seat: Seat, id: OrderId): Reason | null {
  const order = must(box.order, id)
  switch (order.kind) {
    case 'cashJob': {
      const met = order.requires.length === 0 || unmet(open, box, seat, order).length === 0
      return met ? null : REQUIREMENTS_MISSING
    }
    case 'special':
      // LCN-R38: a race without a stake is none.
      return order.stake === undefined || familyOf(open, seat).cash >= 1000 ? null : NO_STAKE
    case 'reaction':
      return REACTIONS_WAIT
    case 'attack':
      return DECLARE_FIRST
  }
}

/** The player who is hit when the target is. */
export function targetOwner(open: Open, target: TargetId): Seat | null {
  if (isSeatName(target)) return seatNamed(target)
  return (isGangster(target) ? open.gangsters[target]?.owner : open.businesses[target]?.owner) ?? null
}

const NOT_IN_PLAY = reason('LCN-10.3', 'notInPlay')
const OWN_TARGET = reason('LCN-10.3', 'ownTarget')
const TURNED = reason('LCN-R19', 'deactivated')

/** LCN-10.3, LCN-R19: why this cannot be declared a target; it must be active in an opponent's area, or an opponent. */
export function noTarget(open: Open, seat: Seat, target: TargetId): Reason | null {
  const owner = targetOwner(open, target)
  const gangster = isGangster(target) ? open.gangsters[target] : undefined
  if (owner === null || owner >= open.seats.length) return NOT_IN_PLAY
  if (gangster && gangster.where !== 'play') return NOT_IN_PLAY
  if (owner === seat) return OWN_TARGET
  const { active } = gangster ?? open.businesses[target] ?? { active: isSeatName(target) }
  return active ? null : TURNED
}

/** Every card and player that somebody could think of as a target (LCN-24.3). */
export const thinkableTargets = (open: Open): TargetId[] => [
  ...open.roster,
  ...Object.keys(open.businesses),
  ...open.seats.map((_, seat) => seatName(seat)),
]

/** LCN-10.1: whether the kind of target is the one that the Attack names. */
export function fits(box: Box, order: PrintedOrder, target: TargetId): boolean {
  switch (order.target) {
    case 'otherPlayer':
      return isSeatName(target)
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
  open: Open,
  box: Box,
  id: OrderId,
  gangster: GangsterId,
  target: TargetId | null,
): number {
  const { difficulty } = must(box.order, id)
  const change = nerves(open, gangster)
  if (typeof difficulty === 'number') return difficulty + change
  if (target === null) return change
  const busy = hasTask(must(open.gangsters, target)) ? difficulty.plusIfTasked : 0
  return strengthOf(open, box, target) + busy + change
}
