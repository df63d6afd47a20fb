// Counting: the score sheet item by item, and who has won. COR-14.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { type Bonus, type Family, type MoneyCount, must, type Open, type ScoreSheet } from '../state.ts'
import { type CardId, COLORS, isMoney, type JobColor, MONEY, valueOf } from '../words.ts'

/** What the money among these cards comes to. */
export const sumOf = (cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => (isMoney(card) ? sum + valueOf(card) : sum), 0)

/** What so many of each money card come to. */
export const sumIn = (money: MoneyCount): number =>
  MONEY.reduce((sum, card) => sum + money[card] * valueOf(card), 0)

/** COR-14.4: most markers in the stack; of tied players the one whose marker lies highest. */
function turfBonusOf(stack: readonly Seat[]): Seat | null {
  const count = (seat: Seat) => stack.filter((one) => one === seat).length
  const most = Math.max(0, ...stack.map(count))
  return stack.findLast((seat) => count(seat) === most) ?? null
}

/** COR-14.5: everybody with most completed jobs of a colour; COR-R25: nobody, if there are none. */
function jobBonusOf(counts: readonly number[]): Seat[] {
  const most = Math.max(...counts)
  return most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []))
}

/** COR-R43: how many jobs of a colour a family has completed. */
export const completedJobs = ({ jobs }: Family, box: Box, color: JobColor): number =>
  jobs.filter((job) => must(box.job, job).color === color).length

/** The bonuses as they would be if the game ended now. COR-R27: they are numbers, not cards. */
export function bonusesNow(open: Open, box: Box): Bonus[] {
  const { turfBonus, jobColorBonus } = box.components.scoring
  const turfs = box.numbered.flatMap((turf): Bonus[] => {
    const seat = turfBonusOf(must(open.control, turf))
    return seat === null ? [] : [{ seat, turf, money: turfBonus }]
  })
  const jobs = COLORS.flatMap((color) =>
    jobBonusOf(open.seats.map((family) => completedJobs(family, box, color))).map(
      (seat): Bonus => ({ seat, color, money: jobColorBonus }),
    ),
  )
  return [...turfs, ...jobs]
}

/** The sheet as it would be if the game ended now, with this money in the suitcases. */
export function scoreSheet(open: Open, suitcases: readonly MoneyCount[], box: Box): ScoreSheet {
  const bonuses = bonusesNow(open, box)
  const money = suitcases.map(sumIn)
  return {
    money,
    bonuses,
    totals: money.map((sum, seat) =>
      bonuses.reduce((all, one) => (one.seat === seat ? all + one.money : all), sum),
    ),
    turfBonuses: money.map(
      (_, seat) => bonuses.filter((bonus) => bonus.seat === seat && bonus.turf !== undefined).length,
    ),
  }
}

/** COR-14.6: most money, then most turf bonuses; COR-R26: still tied, the victory is shared. */
export function winners({ totals, turfBonuses }: ScoreSheet): Seat[] {
  const richest = Math.max(...totals)
  const rich = totals.flatMap((total, seat) => (total === richest ? [seat] : []))
  const most = Math.max(...rich.map((seat) => turfBonuses[seat] ?? 0))
  return rich.filter((seat) => turfBonuses[seat] === most)
}
