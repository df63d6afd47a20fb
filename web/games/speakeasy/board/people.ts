// Who is who on the board: colours of seats, and what a family is called.

import type { Scene } from '../../../kit/screen.ts'
import { seatOf, viewOf } from '../game.ts'

export const colorOf = (scene: Scene, seat: number): string => viewOf(scene).families[seat]?.color ?? ''

/** The person at the seat, or the colour of a family that the house plays. */
export const nameOf = (scene: Scene, seat: number): string =>
  scene.people.find((person) => person.seat === seat)?.name ?? scene.words.name(colorOf(scene, seat))

export const isMine = (scene: Scene, seat: number): boolean => seatOf(scene) === seat

export { contactName, districtName } from '../people.ts'
