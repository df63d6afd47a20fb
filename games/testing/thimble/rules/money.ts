// Who has how much, from what lies open: the same in a step, in a bot and on a screen.

import type { Seat } from '@backroom/engine'
import type { Open } from '../state.ts'

export const moneyOf = ({ seats }: Pick<Open, 'seats'>, seat: Seat): number => seats[seat]?.money ?? 0

export const standings = ({ seats }: Pick<Open, 'seats'>): number[] => seats.map(({ money }) => money)

/** THM-5.1, 5.2: whoever has most; several share the win. */
export function leaders(open: Pick<Open, 'seats'>): Seat[] {
  const scores = standings(open)
  const most = Math.max(...scores)
  return scores.flatMap((score, seat) => (score === most ? [seat] : []))
}

/** Everybody but the rigger, clockwise. */
export const guessers = ({ seats, rigger }: Pick<Open, 'seats' | 'rigger'>): Seat[] =>
  seats.slice(1).map((_, i) => (rigger + 1 + i) % seats.length)
