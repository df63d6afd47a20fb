// Counting: the score sheet item by item, and who has won. COR-14.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { type Bonus, type Corleone, of, type ScoreSheet } from '../state.ts'
import { COLORS, MONEY, valueOf } from '../words.ts'

const inSuitcase = (state: Corleone): number[] =>
  state.seats.map(({ suitcase }) =>
    MONEY.reduce((sum, card) => sum + suitcase.money[card] * valueOf(card), 0),
  )

/** COR-14.4: most markers in the stack; of tied players the one whose marker lies highest. */
export function turfBonusOf(stack: readonly Seat[]): Seat | null {
  const count = (seat: Seat) => stack.filter((one) => one === seat).length
  const most = Math.max(0, ...stack.map(count))
  return stack.findLast((seat) => count(seat) === most) ?? null
}

/** COR-14.5: everybody with most completed jobs of a colour; COR-R25: nobody, if there are none. */
export function jobBonusOf(counts: readonly number[]): Seat[] {
  const most = Math.max(...counts)
  return most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []))
}

/** The sheet as it would be if the game ended now. COR-R27: bonuses are numbers, not cards. */
export function scoreSheet(state: Corleone, box: Box): ScoreSheet {
  const { turfBonus, jobColorBonus } = box.components.scoring
  const turfs = box.numbered.flatMap((turf): Bonus[] => {
    const seat = turfBonusOf(of(state.control, turf))
    return seat === null ? [] : [{ seat, turf, money: turfBonus }]
  })
  const jobs = COLORS.flatMap((color): Bonus[] => {
    const counts = state.seats.map(
      ({ suitcase }) => suitcase.jobs.filter((job) => of(box.job, job).color === color).length,
    )
    return jobBonusOf(counts).map((seat) => ({ seat, color, money: jobColorBonus }))
  })
  const money = inSuitcase(state)
  const bonuses = [...turfs, ...jobs]
  return {
    money,
    bonuses,
    totals: money.map((sum, seat) =>
      bonuses.reduce((all, one) => (one.seat === seat ? all + one.money : all), sum),
    ),
    turfBonuses: state.seats.map((_, seat) => turfs.filter((bonus) => bonus.seat === seat).length),
  }
}

/** COR-14.6: most money, then most turf bonuses; COR-R26: still tied, the victory is shared. */
export function winners({ totals, turfBonuses }: ScoreSheet): Seat[] {
  const richest = Math.max(...totals)
  const rich = totals.flatMap((total, seat) => (total === richest ? [seat] : []))
  const most = Math.max(...rich.map((seat) => turfBonuses[seat] ?? 0))
  return rich.filter((seat) => turfBonuses[seat] === most)
}
