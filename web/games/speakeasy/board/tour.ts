// The garage tour in the making: which truck is in hand, what every district would cost it, where it has come from.

import { type District, type Reach, reachFrom, truckRange, trucksOf } from '@backroom/games/speakeasy'
import { useRef } from 'preact/hooks'
import type { Scene } from '../../../kit/screen.ts'
import { aboutOf, boxOf, optionOf, seatOf, viewOf } from '../game.ts'
import { truckGroup } from '../targets.ts'

/** Range left of each truck while a tour is open; null at other times. */
export function leftOnTour(scene: Scene): readonly number[] | null {
  return aboutOf(scene.sight.prompt, 'drive')?.left ?? null
}

/** The truck whose step is looked at, else the one that the prompt bar's switch holds. */
export function truckInHand(scene: Scene): number {
  const { group, inView } = scene.picks
  const looked = inView && optionOf(inView)
  if (looked && 'truck' in looked) return looked.truck
  return group === truckGroup(2) ? 2 : 1
}

/** What a tour by this truck could reach; without a tour, what the nearer of the own trucks could. */
export function reachOf(scene: Scene): Reach | null {
  const me = seatOf(scene)
  if (me === null) return null
  const box = boxOf(scene)
  const family = viewOf(scene).families[me]
  if (!family) return null
  const left = leftOnTour(scene)
  if (left) {
    const truck = truckInHand(scene)
    return reachFrom(box, [family.trucks[truck - 1]?.at ?? 0], left[truck - 1] ?? 0)
  }
  const trucks = family.trucks.slice(0, trucksOf(box, family)).map(({ at }) => at)
  return reachFrom(box, trucks, truckRange(box, family))
}

/** By truck: the districts it has come through, in turn. */
export type Trail = readonly (readonly District[])[]

/** Adds a stop; a step taken back takes its stop back. */
export function extended(stops: readonly District[], here: District): readonly District[] {
  if (here === 0 || stops.at(-1) === here) return stops
  if (stops.length > 1 && stops.at(-2) === here) return stops.slice(0, -1)
  return [...stops, here]
}

/** The ways of this tour as this screen has seen them; between two questions of a tour they stay. */
export function useTrail(scene: Scene): Trail {
  const seen = useRef<Trail>([])
  const me = seatOf(scene)
  const view = viewOf(scene)
  const { prompt } = scene.sight
  const left = leftOnTour(scene)
  if (me === null || view.turn !== me || (prompt !== null && !left)) seen.current = []
  else if (left) {
    const trucks = view.families[me]?.trucks ?? []
    seen.current = left.map((_, i) => extended(seen.current[i] ?? [], trucks[i]?.at ?? 0))
  }
  return seen.current
}
