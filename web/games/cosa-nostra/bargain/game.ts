// The others at the bargaining table, and whether it is open.

import type { Seat } from '@backroom/engine'
import type { NostraView } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { seatOf, viewOf } from '../game.ts'

/** The others, clockwise from whoever looks. */
export function rivals(scene: Scene): Seat[] {
  const { length } = viewOf(scene).seats
  const me = seatOf(scene)
  return Array.from({ length }, (_, i) => ((me ?? -1) + 1 + i) % length).filter((seat) => seat !== me)
}

/** LCN-R31: bargaining rests while an order is carried out, and once scoring has begun. */
export const isResting = ({ executions, phase }: NostraView): boolean =>
  executions.length > 0 || phase === 'over'
