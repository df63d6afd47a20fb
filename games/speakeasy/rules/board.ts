// The map: which buildings operate, what stands where, ships and docks. SPK-2, SPK-6.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { type Family, familyOf, item, kindOf, type Open, type ShipAt, type Space } from '../state.ts'
import { type District, type Kind, type Zone, ZONES } from '../words.ts'

/** SPK-6.3: no cop in the district, or a family member on the building. */
export const operates = (open: Open, space: Space, district: District): boolean =>
  space.guarded || !open.cops.includes(district)

/** The places of a family's buildings, in the order of the map. */
export function buildingsOf(open: Open, seat: Seat): number[] {
  const places: number[] = []
  const { spaces } = open
  for (let i = 0; i < spaces.length; i++) if ((spaces[i] as Space).owner === seat) places.push(i)
  return places
}

export const districtOf = (box: Box, place: number): District => item(box.spaces, place).district
export const zoneAt = (box: Box, place: number): Zone => item(box.spaces, place).zone

export const operatesAt = (open: Open, box: Box, place: number): boolean =>
  operates(open, item(open.spaces, place), districtOf(box, place))

export const has = (box: Box, space: Space, kind: Kind): boolean => kindOf(box, space) === kind

/** The place of the own still, if it operates; -1 otherwise. SPK-12.11. */
export function operatingStill(open: Open, box: Box, seat: Seat): number {
  const { spaces } = open
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as Space
    if (space.owner === seat && has(box, space, 'still')) return operatesAt(open, box, i) ? i : -1
  }
  return -1
}

/** SPK-15.1: one nightclub and one casino per zone, operating or not. */
export function hasKindIn(open: Open, box: Box, seat: Seat, kind: Kind, zone: Zone): boolean {
  const { spaces } = open
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as Space
    if (space.owner === seat && zoneAt(box, i) === zone && has(box, space, kind)) return true
  }
  return false
}

/** Own operating buildings other than the still, with or without a barrel. SPK-12.12, SPK-16.14. */
export function shops(open: Open, box: Box, seat: Seat, barrel: boolean): number[] {
  const places: number[] = []
  const { spaces } = open
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as Space
    if (space.owner !== seat || space.barrel !== barrel || has(box, space, 'still')) continue
    if (operatesAt(open, box, i)) places.push(i)
  }
  return places
}

export const shipIn = (open: Open, box: Box, district: District): ShipAt | null => {
  const port = box.portIn[district] ?? -1
  if (port < 0) return null
  for (const ship of open.ships) if (ship.port === port) return ship
  return null
}

/** SPK-16.13: clockwise, the next port without a ship. */
export function nextPort(open: Open, box: Box, ship: ShipAt): number {
  let { port } = ship
  do port = (port + 1) % box.ports.length
  while (open.ships.some((other) => other.port === port))
  return port
}

const known = new WeakMap<Box, number[][]>()

/** Steps between districts. SPK-16.6. */
export function distances(box: Box): readonly (readonly number[])[] {
  const found = known.get(box)
  if (found) return found
  const all = box.neighbours.map((_, from) => stepsFrom(box, from))
  known.set(box, all)
  return all
}

function stepsFrom(box: Box, from: District): number[] {
  const steps = box.neighbours.map(() => Number.POSITIVE_INFINITY)
  steps[from] = 0
  const queue = [from]
  for (let here = queue.shift(); here !== undefined; here = queue.shift())
    for (const next of item(box.neighbours, here)) {
      if (Number.isFinite(item(steps, next))) continue
      steps[next] = item(steps, here) + 1
      queue.push(next)
    }
  return steps
}

export interface Reach {
  /** By district: the cost of the way there, or infinity. */
  readonly costs: readonly number[]
  /** By district: it is further than the range. */
  readonly far: readonly boolean[]
}

/** SPK-16.6: what the nearest of trucks that stand here could reach; one that stands nowhere (0) may begin anywhere. */
export function reachFrom(box: Box, trucks: readonly District[], range: number): Reach {
  const anywhere = box.neighbours.map((_, district) => (district === 0 ? Number.POSITIVE_INFINITY : 0))
  const each = trucks.map((at) => (at === 0 ? anywhere : item(distances(box), at)))
  const costs = anywhere.map((_, district) => Math.min(...each.map((one) => item(one, district))))
  return { costs, far: costs.map((cost) => cost > range) }
}

export const DOCK_ROWS = 4
export const dockZone = (dock: number): Zone => item(ZONES, Math.floor(dock / DOCK_ROWS))
export const dockRow = (dock: number): number => dock % DOCK_ROWS

/** A dock space as one writes it: `downtown-1`. */
export const dockId = (dock: number): string => `${dockZone(dock)}-${dockRow(dock) + 1}`

/** How many members of a family lie in wait in a dock zone. */
export function membersInDock(open: Open, seat: Seat, zone: Zone): number {
  const first = ZONES.indexOf(zone) * DOCK_ROWS
  let count = 0
  for (let i = first; i < first + DOCK_ROWS; i++) if (open.docks[i] === seat) count++
  return count
}

export const freeDocks = (open: Open): number[] => {
  const free: number[] = []
  for (let i = 0; i < open.docks.length; i++) if (open.docks[i] === null) free.push(i)
  return free
}

/** SPK-12.17: seats in the VIP area by the VIP Room level. */
export const vipSeats = (box: Box, { levels }: Family): number =>
  item(item(box.components.operationsBoard.operations, 0).levels, levels.vip - 1)

export const freeVipSeats = (box: Box, family: Family): number =>
  Math.max(0, vipSeats(box, family) - family.members.vip)

export const hasVipSeat = (open: Open, box: Box, seat: Seat): boolean =>
  freeVipSeats(box, familyOf(open, seat)) > 0

/** The column of a family's marker, upper or lower row. */
export function columnOf(open: Open, seat: Seat): number {
  const lower = open.lower.indexOf(seat)
  return lower >= 0 ? lower : open.upper.indexOf(seat)
}
