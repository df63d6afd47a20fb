// What orders, Purchases and cards may still bring a family, in thousands of dollars, from what one seat may know.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { activeOfType } from '../rules/businesses.ts'
import type { PrintedOrder } from '../components/components.ts'
import { wordOf } from '../effects/vocabulary.ts'
import { markedOfType } from '../rules/orders.ts'
import { familyOf, type Gangster, handOf, must, type Nostra, type Open, orderOn } from '../state.ts'
import { nerves, strengthOf } from '../rules/street.ts'
import type { GangsterId, OrderId } from '../words.ts'

/** How often income still comes: every Payday ahead, and twice at the end. */
export function incomesLeft(open: Open, box: Box): number {
  const paydays = box.lastRound - open.round - (open.phase === 'payday' ? 1 : 0)
  return Math.max(0, paydays) + 2
}

interface Chance {
  /** At least one success, at least two. */
  readonly one: number
  readonly two: number
}

export function chance(dice: number, difficulty: number): Chance {
  const hit = Math.min(1, Math.max(0, (7 - difficulty) / 6))
  const none = (1 - hit) ** dice
  return { one: 1 - none, two: 1 - none - dice * hit * (1 - hit) ** (dice - 1) }
}

/** Strength of a middling gangster, for orders that lie on nobody yet. */
const ANYBODY = 2
/** What a job is worth whose cards are not all there: they may be bought, or bargained for. */
export const LACKING_ONE = 0.3
const LACKING = [1, LACKING_ONE, 0.12, 0.05]

function lacking(open: Open, box: Box, seat: Seat, { requires }: PrintedOrder): number {
  let missing = 0
  for (let i = 0; i < requires.length; i++) {
    const type = requires[i] as string
    if (requires.indexOf(type) !== i) continue
    const needed = requires.filter((one) => one === type).length
    const there = activeOfType(open, box, seat, type).length + markedOfType(open, box, seat, type).length
    missing += Math.max(0, needed - there)
  }
  return missing
}

function richest(open: Open, seat: Seat): number {
  let most = 0
  for (let rival = 0; rival < open.seats.length; rival++)
    if (rival !== seat) most = Math.max(most, familyOf(open, rival).cash)
  return most / 1000
}

const amountOf = (order: PrintedOrder, successes: number): number => {
  for (const result of order.results)
    if (result.successes === successes)
      for (const effect of result.effects) {
        const dollars = wordOf(effect).dollars?.(effect)
        if (dollars !== undefined) return dollars / 1000
      }
  return 0
}

/** What a printed order brings on the average to somebody middling who has all its cards. */
export function averageOf(order: PrintedOrder): number {
  const printed = typeof order.difficulty === 'number' ? order.difficulty : ANYBODY + 1
  const { one, two } = chance(ANYBODY, printed)
  return amountOf(order, 1) * (one - two) + amountOf(order, 2) * two
}

/** What an order will bring on the average when rolled with these dice. */
export function orderWorth(
  open: Open,
  box: Box,
  seat: Seat,
  id: OrderId,
  dice = ANYBODY,
  change = 0,
): number {
  const order = must(box.order, id)
  const printed = typeof order.difficulty === 'number' ? order.difficulty : ANYBODY + 1
  const { one, two } = chance(dice, printed + change)
  const [low, high] = [amountOf(order, 1), amountOf(order, 2)]
  const average = low * (one - two) + high * two
  switch (order.type) {
    case 'cash-job':
      return average * (LACKING[lacking(open, box, seat, order)] ?? 0.02)
    case 'theft':
      return Math.min(average, richest(open, seat))
    case 'birthday-party':
      return 0.8 * average * (open.seats.length - 1)
    case 'money-laundering':
      return Math.min(average, one * (familyOf(open, seat).cash / 1000 + 2))
    case 'horse-races':
      return (2 * one - 1) * Math.min(20, familyOf(open, seat).cash / 1000)
    case 'bribery':
      return two * 2 * incomesLeft(open, box)
    case 'murder':
    case 'car-bomb':
      return 7 * two
    case 'drive-by':
      return 7 * one - 2
    case 'offer-you-cant-refuse':
    case 'connections':
      return one * (1 + incomesLeft(open, box) / 2)
    case 'robbery':
      return 2.5
    case 'trap':
      return 1.2
    default:
      // Harm that brings nothing to oneself.
      return one
  }
}

/** What the task of a gangster will bring. */
export function taskWorth(state: Nostra, box: Box, seat: Seat, id: GangsterId, gangster: Gangster): number {
  const { open } = state
  const order = orderOn(state, id)
  if (order !== null) return orderWorth(open, box, seat, order, strengthOf(open, box, id), nerves(open, id))
  if (gangster.purchase === null) return 0
  const { price, income, type } = must(box.business, gangster.purchase)
  const gain = (income * incomesLeft(open, box) - price) / 1000 + usefulness(state, box, seat, type)
  return gain * (familyOf(open, seat).cash >= price ? 0.95 : 0.4)
}

/** Cards of a type that the own orders ask for. */
function usefulness(state: Nostra, box: Box, seat: Seat, type: string): number {
  if (activeOfType(state.open, box, seat, type).length > 0) return 0.3
  const wanted = handOf(state, seat).orders.some((id) => must(box.order, id).requires.includes(type))
  return wanted ? 1.5 : 0.5
}
