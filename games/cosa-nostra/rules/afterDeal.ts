// What everybody would have after a deal, and why it cannot be made: from what one viewer may know. LCN-20, LCN-R32.

import type { Seat } from '@backroom/engine'
import * as v from 'valibot'
import type { Box } from '../components/box.ts'
import { incomeOf, markersLeft, shortOf } from './businesses.ts'
import { type Args, terms } from '../commands/shapes.ts'
import { copyOpen } from '../view/copy.ts'
import { handOver } from './offers.ts'
import { fits, notRunnable, noTarget, thinkableTargets, unmet } from './orders.ts'
import { silent } from './silent.ts'
import { familyOf, type Leg, must, type Open } from '../state.ts'
import { gangstersOf, hasTask } from './street.ts'
import type { NostraView } from '../view/view.ts'
import {
  type BusinessId,
  type BusinessType,
  type GangsterId,
  MONOPOLIES,
  type MonopolyId,
  type OrderId,
} from '../words.ts'

/** Before and after. */
export interface Change<T> {
  readonly now: T
  readonly then: T
}

// oxlint-disable-next-line unicorn/no-thenable -- nobody awaits a change
export const change = <T>(now: T, then: T): Change<T> => ({ now, then })

export interface FamilyAfter {
  readonly seat: Seat
  readonly cash: Change<number>
  /** What a Payday would bring (LCN-19.1). */
  readonly income: Change<number>
  readonly monopolies: Change<readonly MonopolyId[]>
  /** Deal markers that are not on the table (LCN-9.7). */
  readonly markersLeft: Change<number>
  /** Gangsters in play. */
  readonly gangsters: Change<number>
  /** Whether anything of this is different afterwards. */
  readonly changes: boolean
}

/** One of the viewer's own tasks or orders in hand, and whether it can be carried out. */
export interface JobAfter {
  /** Null: the order is in hand still. */
  readonly gangster: GangsterId | null
  readonly order: OrderId | null
  readonly purchase: BusinessId | null
  readonly possible: Change<boolean>
  /** The types of Business cards that a Cash Job lacks; empty for everything else (LCN-8.2). */
  readonly lacks: Change<readonly BusinessType[]>
}

export interface AfterDeal {
  /** By seat, everybody: a Monopoly may fall to somebody who has no part in the deal (LCN-18). */
  readonly families: readonly FamilyAfter[]
  /** The viewer's own planned tasks, then the orders in hand; nothing for somebody who only watches. */
  readonly jobs: readonly JobAfter[]
}

/** What `from` gives to `to`, and what for, and what others give; terms as the `offer` command takes them. */
export interface Deal {
  readonly from: Seat
  readonly to: Seat
  readonly give?: Args<'offer'>['give']
  readonly want?: Args<'offer'>['want']
  readonly legs?: Args<'offer'>['legs']
}

type Standing = {
  readonly [field in Exclude<keyof FamilyAfter, 'seat' | 'changes'>]: FamilyAfter[field]['now']
}

const standingOf = (open: Open, box: Box, seat: Seat): Standing => ({
  cash: familyOf(open, seat).cash,
  income: incomeOf(open, box, seat),
  monopolies: MONOPOLIES.filter((id) => open.monopolies[id] === seat),
  markersLeft: markersLeft(open, box, seat),
  gangsters: gangstersOf(open, seat).length,
})

/** LCN-24.5, LCN-6.6: whether it could be done if it were the viewer's turn; a Reaction waits for its moment. */
function isPossible(open: Open, box: Box, seat: Seat, { order, purchase }: Task): boolean {
  if (purchase !== null) return shortOf(must(box.business, purchase), familyOf(open, seat).cash) === 0
  if (order === null) return false
  const card = must(box.order, order)
  if (card.kind === 'reaction') return true
  if (card.kind !== 'attack') return notRunnable(open, box, seat, order) === null
  const targets = thinkableTargets(open).filter((target) => noTarget(open, seat, target) === null)
  return targets.some((target) => fits(box, card, target))
}

const lacksOf = (open: Open, box: Box, seat: Seat, { order }: Task): BusinessType[] =>
  order === null || must(box.order, order).kind !== 'cashJob'
    ? []
    : unmet(open, box, seat, must(box.order, order))

type Task = Pick<JobAfter, 'gangster' | 'order' | 'purchase'>

function tasksOf(view: NostraView, seat: Seat): Task[] {
  const planned = gangstersOf(view, seat).flatMap((gangster): Task[] => {
    const man = must(view.gangsters, gangster)
    const order = view.planned[gangster] ?? null
    return hasTask(man) ? [{ gangster, order, purchase: man.purchase }] : []
  })
  const orders = view.hands[seat]?.orders ?? []
  const inHand = orders.map((order): Task => ({ gangster: null, order, purchase: null }))
  return [...planned, ...inHand]
}

/**
 * Both sides of the deal carried out on a copy of what lies open. Whether the deal is legal is not looked at:
 * ask `offerProblem` or `acceptProblem` first. Null: it names cards that are not there.
 */
export function afterDeal(view: NostraView, box: Box, viewer: Seat | null, deal: Deal): AfterDeal | null {
  const then = copyOpen(view)
  const { from, to } = deal
  const legs: Leg[] = []
  for (const leg of [
    { from, to, give: deal.give ?? {} },
    { from: to, to: from, give: deal.want ?? {} },
    ...(deal.legs ?? []),
  ]) {
    const give = v.safeParse(terms, leg.give)
    if (!give.success) return null
    legs.push({ from: leg.from, to: leg.to, give: give.output })
  }
  for (const { give } of legs) {
    const { businesses, gangsters, access } = give
    if (
      ![...businesses, ...access].every((id) => Object.hasOwn(view.businesses, id)) ||
      !gangsters.every((id) => Object.hasOwn(view.gangsters, id))
    )
      return null
  }
  handOver(then, legs, silent(box))
  return {
    families: view.seats.map((_, seat) => familyAfter(view, then, box, seat)),
    jobs:
      viewer === null
        ? []
        : tasksOf(view, viewer).map((task) => ({
            ...task,
            possible: change(isPossible(view, box, viewer, task), isPossible(then, box, viewer, task)),
            lacks: change(lacksOf(view, box, viewer, task), lacksOf(then, box, viewer, task)),
          })),
  }
}

function familyAfter(now: Open, then: Open, box: Box, seat: Seat): FamilyAfter {
  const before = standingOf(now, box, seat)
  const after = standingOf(then, box, seat)
  const changeOf = <Field extends keyof Standing>(field: Field): Change<Standing[Field]> =>
    change(before[field], after[field])
  return {
    seat,
    cash: changeOf('cash'),
    income: changeOf('income'),
    monopolies: changeOf('monopolies'),
    markersLeft: changeOf('markersLeft'),
    gangsters: changeOf('gangsters'),
    changes: JSON.stringify(before) !== JSON.stringify(after),
  }
}
