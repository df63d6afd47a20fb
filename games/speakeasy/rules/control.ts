// Who controls a district, and what place that gives in its zone. SPK-11.

import type { Seat } from '@backroom/engine'
import { operates } from './board.ts'
import type { Box } from '../components/box.ts'
import { item, kindOf, type Open, type Space } from '../state.ts'
import type { District, Zone } from '../words.ts'

export type Controllers = readonly Seat[] | 'mobsters'

/** SPK-11.7, 11.8: the owners of the best of these buildings. */
function best(box: Box, spaces: readonly Space[]): Seat[] {
  const { controlRank } = box.components.operationsBoard
  for (const rank of controlRank) {
    const owners = spaces.filter((space) => kindOf(box, space) === rank).map((space) => space.owner)
    if (owners.length > 0) return [...new Set(owners)].sort((a, b) => a - b)
  }
  return []
}

/** SPK-11.3 to 11.6: protected buildings first, then any without a cop, then the mobsters. */
export function controllersOf(open: Open, box: Box, district: District): Controllers {
  const spaces = item(box.spacesIn, district).map((place) => item(open.spaces, place))
  const guarded = spaces.filter((space) => space.guarded)
  if (guarded.length > 0) return best(box, guarded)
  const working = spaces.filter((space) => space.owner >= 0 && operates(open, space, district))
  if (working.length > 0) return best(box, working)
  return spaces.some((space) => space.mob) ? 'mobsters' : []
}

/** Districts controlled in a zone: by each family, and by the mobsters last. */
export function countControl(open: Open, box: Box, zone: Zone): number[] {
  const counts = Array<number>(open.families.length + 1).fill(0)
  for (let district = 1; district < box.zoneOf.length; district++) {
    if (box.zoneOf[district] !== zone) continue
    const controllers = controllersOf(open, box, district)
    const markers = controllers === 'mobsters' ? [open.families.length] : controllers
    for (const marker of markers) counts[marker] = (counts[marker] ?? 0) + 1
  }
  return counts
}

/** SPK-11.10: the place of a marker, tied ones on the lowest of the tied places; 0 without a district. */
export function markerPlace(counts: readonly number[], seat: Seat): number {
  const own = counts[seat] ?? 0
  if (own === 0) return 0
  let place = 0
  for (const count of counts) if (count >= own) place++
  return place
}

/** SPK-11.10 to 11.12: the payout of a family by the number of markers on or above its own. */
export function payoutOf(box: Box, zone: Zone, counts: readonly number[], seat: Seat): number {
  const place = markerPlace(counts, seat)
  return place === 0 ? 0 : item(box.components.lucianoPayout[zone], place - 1)
}
