// What a position is worth in the long run, in thousands of dollars, term by term. The weights are those with which the
// terms foretold the final scores of 150 games of four families best, rounded; docs/bots.md says how they were found.

import type { Prospects, Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { incomeOf, markersLeft } from '../rules/businesses.ts'
import { aloneAtTheTop, muscle } from '../rules/scoring.ts'
import { isAvailable } from '../rules/street.ts'
import { familyOf, type Gangster, handOf, type Nostra, must, type Open } from '../state.ts'
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

interface Visible {
  readonly money: number
  readonly income: number
  readonly people: number
  readonly influence: number
  readonly trophies: number
}

/** What everybody can see of a family. */
function visible(state: Nostra, seat: Seat, box: Box): Visible {
  const { open } = state
  const { cash, laundered, trophies } = familyOf(open, seat)
  const left = roundsLeft(open, box)
  const isOver = open.phase === 'over'
  let people = 0
  const counts = open.seats.map(() => 0)
  for (const id of open.roster) {
    const gangster = open.gangsters[id] as Gangster
    if (gangster.where !== 'play' || gangster.owner === null) continue
    counts[gangster.owner] = (counts[gangster.owner] ?? 0) + 1
    if (gangster.owner !== seat) continue
    const strong = STRONG_MAN * (must(box.gangster, id).strength - 2)
    people += left * (MAN_A_ROUND + strong) + MAN_AT_THE_END
    if (open.phase === 'planning' && isAvailable(gangster)) people += FREE_MAN + strong
  }
  if (aloneAtTheTop(counts) === seat) people += SPEARHEAD
  const cards = handOf(state, seat).influence.length
  return {
    money: (cash * (isOver ? 1 : (CASH[left] ?? 1)) + 2 * laundered) / 1000,
    income: (incomeOf(open, box, seat) * (INCOME[left] ?? 3.7)) / 1000,
    people,
    influence: isOver ? 0 : (INFLUENCE[left] ?? 0) * cards + MARKER * markersLeft(open, box, seat),
    trophies: muscle(box, trophies) / 1000,
  }
}

const roundsLeft = (open: Open, box: Box): number => Math.max(0, box.lastRound - open.round)

/** What the planned tasks will bring. */
function tasksOf(state: Nostra, seat: Seat, box: Box): number {
  let sum = 0
  for (const id of state.open.roster) {
    const gangster = state.open.gangsters[id] as Gangster
    if (gangster.where === 'play' && gangster.owner === seat) sum += taskWorth(state, box, seat, id, gangster)
  }
  return sum
}

/** What the orders in hand may bring, while somebody can still be given one. */
function ordersOf(state: Nostra, seat: Seat, box: Box): number {
  const { open } = state
  if (open.phase === 'over' || (roundsLeft(open, box) === 0 && open.phase !== 'planning')) return 0
  const worths = handOf(state, seat).orders.map((order) => orderWorth(open, box, seat, order))
  worths.sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < worths.length; i++) sum += (worths[i] ?? 0) * (IN_HAND[i] ?? 0.1)
  return sum
}

function rivals(state: Nostra, seat: Seat, box: Box): number {
  let most = Number.NEGATIVE_INFINITY
  for (let rival = 0; rival < state.open.seats.length; rival++)
    if (rival !== seat) most = Math.max(most, sumOf(visible(state, rival, box)))
  return -RIVALRY * most
}

const sumOf = ({ money, income, people, influence, trophies }: Visible): number =>
  money + income + people + influence + trophies

export const prospects: Prospects<Nostra, Box> = {
  terms: ['money', 'income', 'people', 'influence', 'trophies', 'tasks', 'orders', 'rivals'],
  of(state, seat, box) {
    const { money, income, people, influence, trophies } = visible(state, seat, box)
    const hidden = [tasksOf(state, seat, box), ordersOf(state, seat, box)]
    return [money, income, people, influence, trophies, ...hidden, rivals(state, seat, box)]
  },
  sum: (state, seat, box) =>
    sumOf(visible(state, seat, box)) +
    tasksOf(state, seat, box) +
    ordersOf(state, seat, box) +
    rivals(state, seat, box),
}
