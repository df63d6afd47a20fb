// Who sits where, by family and by name.

import type { Seat } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { seatOf, viewOf } from '../game.ts'

export const familyId = (scene: Scene, seat: Seat): string | null => viewOf(scene).seats[seat]?.family ?? null

export const familyName = (scene: Scene, seat: Seat): string => scene.words.name(familyId(scene, seat) ?? '')

export const personName = (scene: Scene, seat: Seat): string =>
  scene.people.find((person) => person.seat === seat)?.name ?? familyName(scene, seat)

/** The others, clockwise from whoever looks. */
export function rivals(scene: Scene): Seat[] {
  const { length } = viewOf(scene).seats
  const me = seatOf(scene)
  return Array.from({ length }, (_, i) => ((me ?? -1) + 1 + i) % length).filter((seat) => seat !== me)
}
