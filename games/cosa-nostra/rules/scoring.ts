// Counting: the score sheet line by line, and who has won. LCN-21.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { incomeOf } from './businesses.ts'
import type { Open, ScoreSheet } from '../state.ts'
import type { GangsterId } from '../words.ts'

/** The one seat with the most; nobody where the first place is tied. */
export function aloneAtTheTop(counts: readonly number[]): Seat | null {
  const most = Math.max(...counts)
  const first = counts.indexOf(most)
  return counts.indexOf(most, first + 1) < 0 ? first : null
}

/** LCN-21.3, LCN-R39: who would enter a further round with the most gangsters; nobody where it is tied. */
function mostGangsters(open: Open): Seat | null {
  const counts = open.seats.map(() => 0)
  for (const { owner, where } of Object.values(open.gangsters))
    if (owner !== null && where === 'play') counts[owner] = (counts[owner] ?? 0) + 1
  return aloneAtTheTop(counts)
}

/** LCN-21.5: printed strength of all trophies times a rate that grows with their number. */
export function muscle(box: Box, trophies: readonly GangsterId[]): number {
  let rate = 0
  for (const { kills, perStrength } of box.components.finalScoring.muscleBonus)
    if (kills <= trophies.length) rate = perStrength
  return rate * trophies.reduce((sum, id) => sum + (box.gangster[id]?.strength ?? 0), 0)
}

/** LCN-21.7, LCN-R40: prices of owned Business cards and gangsters in play; planned Purchases are not owned. */
function tieBreak(open: Open, box: Box, seat: Seat): number {
  let sum = 0
  for (const id in open.businesses)
    if (open.businesses[id]?.owner === seat) sum += box.business[id]?.price ?? 0
  for (const id of open.roster) {
    const gangster = open.gangsters[id]
    if (gangster?.owner === seat && gangster.where === 'play') sum += box.gangster[id]?.recruitCost ?? 0
  }
  return sum
}

/** LCN-22.5: the one with the highest income of all; nobody where it is tied, or not played. */
export const topEarner = (open: Open, box: Box): Seat | null =>
  box.variants.has('topEarnerBonus')
    ? aloneAtTheTop(open.seats.map((_, seat) => incomeOf(open, box, seat)))
    : null

/** LCN-22.5: what that one has besides. */
export const earnerBonus = (open: Open, box: Box, seat: Seat): number =>
  topEarner(open, box) === seat ? box.topEarnerBonus : 0

/** LCN-19.2, LCN-22.5: what a payday brings to a family. */
export const paydayIncome = (open: Open, box: Box, seat: Seat): number =>
  incomeOf(open, box, seat) + earnerBonus(open, box, seat)

/** LCN-21.2 to 21.5, LCN-21.9: the sheet as it would be if the game ended now. */
export function scoreSheet(open: Open, box: Box): ScoreSheet {
  const rules = box.components.finalScoring
  const incomes = open.seats.map((_, seat) => incomeOf(open, box, seat))
  // LCN-R41: compared and paid in the last round as well, once and not doubled.
  const earner = topEarner(open, box)
  const strongest = mostGangsters(open)
  return open.seats.map((family, seat) => {
    const line = {
      cash: family.cash,
      income: rules.businessAndMonopolyIncomeFactor * (incomes[seat] ?? 0),
      topEarner: earner === seat ? box.topEarnerBonus : 0,
      mostGangsters: strongest === seat ? rules.mostGangstersBonus : 0,
      laundered: rules.launderedFactor * family.laundered,
      muscle: muscle(box, family.trophies),
    }
    const total = line.cash + line.income + line.topEarner + line.mostGangsters + line.laundered + line.muscle
    return { ...line, total, tieBreak: tieBreak(open, box, seat) }
  })
}

/** LCN-21.6 to 21.8: most money, then the prices of what one owns; LCN-R40: still tied, the victory is shared. */
export function winners(sheet: ScoreSheet): Seat[] {
  const richest = Math.max(...sheet.map(({ total }) => total))
  const rich = sheet.flatMap(({ total }, seat) => (total === richest ? [seat] : []))
  const most = Math.max(...rich.map((seat) => sheet[seat]?.tieBreak ?? 0))
  return rich.filter((seat) => sheet[seat]?.tieBreak === most)
}
