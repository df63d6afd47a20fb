// What a position is worth to a family, in dollars at the end of the game.

import type { Judgement, Seat } from '@backroom/engine'
import type { Box } from './box.ts'
import { candidates } from './candidates.ts'
import { OPPORTUNITIES, type Opportunities, PROSPECTS, prospectsOf, turnsLeft } from './prospects.ts'
import { payoutsLeft, zonePayouts } from './payouts.ts'
import { scoreLine } from './scoring.ts'
import type { Speakeasy } from './state.ts'
import { CONTROL, OPEN, TURNS, WEIGHTS } from './weights.ts'

/** SPK-7.1: four, three, three and one. */
const ALL_TURNS = 11

/** The dearest first, as far as the turns go. */
function openWorth(open: Opportunities, turns: number): number {
  const dollars = OPPORTUNITIES.map((one) => OPEN[one] * open[one]).sort((a, b) => b - a)
  let sum = 0
  dollars.forEach((value, i) => {
    sum += value * Math.min(1, Math.max(0, (turns - i * TURNS.needed) / TURNS.ease))
  })
  return sum
}

export function worth(state: Speakeasy, seat: Seat, box: Box): number {
  const { total } = scoreLine(state, box, seat)
  const turns = turnsLeft(state, box, seat)
  const payouts = payoutsLeft(state, box)
  if (turns === 0 && payouts === 0) return total
  const soon = Math.min(1, turns / 2)
  const each = turns / ALL_TURNS
  const [found, open] = prospectsOf(state, box, seat)
  let sum = total + openWorth(open, turns)
  for (const one of PROSPECTS) sum += found[one] * (WEIGHTS[one].soon * soon + WEIGHTS[one].each * each)
  if (payouts > 0) {
    const { next, later, held } = zonePayouts(state, box, seat)
    sum += CONTROL.next * next + CONTROL.later * (payouts - 1) * later + CONTROL.held * held
  }
  return sum
}

export const judgement: Judgement<Speakeasy, Box> = { worth, candidates }
