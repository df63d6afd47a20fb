// What a position is worth in the long run, in thousands of dollars, term by term. The weights are those with which the
// terms foretold the final scores of 150 games of four families best, rounded; docs/bots.md says how they were found.

import type { Prospects, Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { incomeOf, markersLeft } from '../rules/businesses.ts'
import { aloneAtTheTop, muscle } from '../rules/scoring.ts'
import { isAvailable } from '../rules/street.ts'
import { familyOf, type Gangster, handOf, type Nostra, must } from '../state.ts'
import { orderWorth, taskWorth } from './prospects.ts'

/** By the number of rounds that are left after this one. */
const INCOME = [1.95, 2.55, 2.9, 3.7]
const INFLUENCE = [0.8, 2.2, 2.8, 2]
/** Cash can still be stolen, and buys what is worth more than it. */
const CASH = [0.92, 0.88, 0.88, 0.95]
const MAN_A_ROUND = 5.2
const MAN_AT_THE_END = 2.5
/** What a free man does in this round. */
const FREE_MAN = 3.5
const STRONG_MAN = 0.7
const MARKER = 0.4
/** The best orders in hand, the next, the rest. */
const IN_HAND = [0.7, 0.5, 0.2]
const SPEARHEAD = 13

/** How much a dollar of the leading rival counts against one's own. */
const RIVALRY = 0.3

const OWN = ['money', 'income', 'people', 'tasks', 'orders', 'influence', 'trophies'] as const

/** One amount for each of the own terms, in their order. */
function ownTerms(state: Nostra, seat: Seat, box: Box): number[] {
  const { open } = state
  const { cash, laundered, trophies } = familyOf(open, seat)
  const { orders, influence } = handOf(state, seat)
  const left = Math.max(0, box.lastRound - open.round)
  const isOver = open.phase === 'over'
  const money = (cash * (isOver ? 1 : (CASH[left] ?? 1)) + 2 * laundered) / 1000
  const income = (incomeOf(open, box, seat) * (INCOME[left] ?? 3.7)) / 1000
  let [people, tasks] = [0, 0]
  const counts = open.seats.map(() => 0)
  for (const id of open.roster) {
    const gangster = open.gangsters[id] as Gangster
    if (gangster.where !== 'play' || gangster.owner === null) continue
    counts[gangster.owner] = (counts[gangster.owner] ?? 0) + 1
    if (gangster.owner !== seat) continue
    const strong = STRONG_MAN * (must(box.gangster, id).strength - 2)
    people += left * (MAN_A_ROUND + strong) + MAN_AT_THE_END
    if (open.phase === 'planning' && isAvailable(gangster)) people += FREE_MAN + strong
    tasks += taskWorth(state, box, seat, id, gangster)
  }
  if (aloneAtTheTop(counts) === seat) people += SPEARHEAD
  const worths = isOver ? [] : orders.map((order) => orderWorth(open, box, seat, order)).sort((a, b) => b - a)
  let hand = 0
  for (let i = 0; i < worths.length; i++) hand += (worths[i] ?? 0) * (IN_HAND[i] ?? 0.1)
  return [
    money,
    income,
    people,
    tasks,
    hand * (left > 0 || open.phase === 'planning' ? 1 : 0),
    isOver ? 0 : (INFLUENCE[left] ?? 0) * influence.length + MARKER * markersLeft(open, box, seat),
    muscle(box, trophies) / 1000,
  ]
}

function hopesOf(state: Nostra, seat: Seat, box: Box): number {
  let sum = 0
  for (const amount of ownTerms(state, seat, box)) sum += amount
  return sum
}

function rivals(state: Nostra, seat: Seat, box: Box): number {
  let most = Number.NEGATIVE_INFINITY
  for (let rival = 0; rival < state.open.seats.length; rival++)
    if (rival !== seat) most = Math.max(most, hopesOf(state, rival, box))
  return -RIVALRY * most
}

export const prospects: Prospects<Nostra, Box> = {
  terms: [...OWN, 'rivals'],
  of: (state, seat, box) => [...ownTerms(state, seat, box), rivals(state, seat, box)],
  sum: (state, seat, box) => hopesOf(state, seat, box) + rivals(state, seat, box),
}
