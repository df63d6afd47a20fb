// The games that the yardsticks play. Ours are in full swing when they are measured; the others are slower, and would
// still be at their beginnings, where there is less to see and to tell: so theirs are met at any moment of their course.

import { midGame } from '../midGame.ts'
import { SEATS } from './meter.ts'

/** No game by chance is over before, nor within the time that is measured. */
const LATEST = 220
const STEP = 61

let games = 0

/** Another game that is under way. */
export function underWay() {
  const n = games++
  return midGame('corleone', SEATS, `yardstick ${n}`, (n * STEP) % LATEST)
}
