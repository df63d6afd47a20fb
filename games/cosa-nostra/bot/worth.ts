// What a position is worth to a family, in thousands of dollars, from what its seat may know.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { incomeOf, markersLeft } from '../rules/businesses.ts'
import { incomesLeft, orderWorth, taskWorth } from './prospects.ts'
import { aloneAtTheTop, muscle } from '../rules/scoring.ts'
import { hasTask } from '../rules/street.ts'
import { familyOf, type Gangster, handOf, must, type Nostra, type Open } from '../state.ts'

/** What a gangster does in a round on the average, by his strength. */
const ROUND_OF_WORK = [0, 2.2, 3.6, 4.6, 5.4, 6]
const INFLUENCE_CARD = 0.5
const MARKER_LEFT = 0.15
export const RIVALRY = 0.3
/** Of the orders in hand some will be carried out, the best first. */
const IN_HAND = 0.3

/** What everybody can see of a family's standing: money, income to come, people, trophies. */
export function publicWorth(open: Open, box: Box, seat: Seat): number {
  const { cash, laundered, trophies } = familyOf(open, seat)
  const money = cash + 2 * laundered + incomeOf(open, box, seat) * incomesLeft(open, box)
  return (money + muscle(box, trophies)) / 1000 + peopleWorth(open, box, seat)
}

function peopleWorth(open: Open, box: Box, seat: Seat): number {
  const rounds = box.lastRound - open.round
  let sum = 0
  const counts = open.seats.map(() => 0)
  for (const id of open.roster) {
    const gangster = open.gangsters[id] as Gangster
    if (gangster.where !== 'play' || gangster.owner === null) continue
    counts[gangster.owner] = (counts[gangster.owner] ?? 0) + 1
    if (gangster.owner !== seat) continue
    const now = open.phase === 'planning' && !hasTask(gangster) ? 0.8 : 0
    sum += (rounds + now) * (ROUND_OF_WORK[must(box.gangster, id).strength] ?? 6)
  }
  return sum + (aloneAtTheTop(counts) === seat ? 15 / (1 + rounds) : 0)
}

export function worth(state: Nostra, seat: Seat, box: Box): number {
  const { open } = state
  const { orders, influence } = handOf(state, seat)
  let sum = publicWorth(open, box, seat) + INFLUENCE_CARD * influence.length
  sum += MARKER_LEFT * markersLeft(open, box, seat)
  for (const id of open.roster) {
    const gangster = open.gangsters[id] as Gangster
    if (gangster.owner === seat) sum += taskWorth(state, box, seat, id, gangster)
  }
  for (const order of orders) sum += IN_HAND * orderWorth(open, box, seat, order)
  let best = 0
  for (let rival = 0; rival < open.seats.length; rival++)
    if (rival !== seat) best = Math.max(best, publicWorth(open, box, rival))
  return sum - RIVALRY * best
}
