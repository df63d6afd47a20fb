// Who sits where: what every table knows of its seats.

import { GameFault, type Seat } from '@backroom/engine'

/** A seat where something else could stand that has an id: `seat-2`. */
export type SeatName = `seat-${number}`

export const seatName = (seat: Seat): SeatName => `seat-${seat}`
export const isSeatName = (id: string): id is SeatName => /^seat-\d$/.test(id)
export const seatNamed = (name: SeatName): Seat => Number(name.slice('seat-'.length))

/** A game in which every seat is a family. */
interface Seated<Family> {
  readonly seats: readonly Family[]
}

export function familyOf<Family>(state: Seated<Family>, seat: Seat): Family {
  const family = state.seats[seat]
  if (family === undefined) throw new GameFault(`nobody sits at ${seat}`)
  return family
}

/** Seats clockwise, from this one on. */
export function clockwiseFrom(state: Seated<unknown>, first: Seat): Seat[] {
  const { length } = state.seats
  const seats: Seat[] = []
  for (let i = 0; i < length; i++) seats.push((first + i) % length)
  return seats
}

export const opponents = (state: Seated<unknown>, seat: Seat): Seat[] => clockwiseFrom(state, seat).slice(1)
