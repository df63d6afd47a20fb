// What the book spaces ask for. SPK-26.

import type { Seat } from '@backroom/engine'
import { buildingsOf, districtOf, operatesAt, zoneAt } from './board.ts'
import type { Box } from './box.ts'
import type { Requirement } from './schema.ts'
import { at, familyOf, kindOf, of, reputationOf, type Speakeasy } from './state.ts'
import { leverageOf, strengthTotal } from './strength.ts'
import { type Kind, KINDS, LEVELS, type ObjectiveId, type Zone, ZONES } from './words.ts'

interface Building {
  readonly kind: Kind | null
  readonly zone: Zone
  readonly district: number
  readonly guarded: boolean
  /** SPK-26.9: the still has none. */
  readonly barrel: boolean
}

/** SPK-6.4, 6.5: buildings that do not operate are overlooked unless the tile has the mark. */
function counted(state: Speakeasy, box: Box, seat: Seat, anyBuilding: boolean): Building[] {
  return buildingsOf(state, seat)
    .filter((place) => anyBuilding || operatesAt(state, box, place))
    .map((place) => {
      const space = at(state.spaces, place)
      return {
        kind: kindOf(box, space),
        zone: zoneAt(box, place),
        district: districtOf(box, place),
        guarded: space.guarded,
        barrel: space.barrel,
      }
    })
}

const count = (buildings: readonly Building[], wanted: (building: Building) => boolean): number => {
  let sum = 0
  for (const building of buildings) if (wanted(building)) sum++
  return sum
}

type Combo = Extract<Requirement, { readonly req: 'zone_combo' }>

/** SPK-26.13, 26.14: some of the protected buildings of the zone fit; "different" means no two in one district. */
function fitsCombo(buildings: readonly Building[], zone: Zone, { kinds, placement }: Combo): boolean {
  const there = buildings.filter((one) => one.zone === zone && one.guarded)
  const wanted = KINDS.flatMap((kind) => Array<Kind>(kinds[kind] ?? 0).fill(kind))
  const choose = (next: number, chosen: readonly Building[]): boolean => {
    const kind = wanted[next]
    if (kind === undefined) return true
    return there.some((one) => {
      if (one.kind !== kind || chosen.includes(one)) return false
      if (placement === 'same' && chosen.some((other) => other.district !== one.district)) return false
      if (placement === 'different' && chosen.some((other) => other.district === one.district)) return false
      return choose(next + 1, [...chosen, one])
    })
  }
  return choose(0, [])
}

/** A family's buildings as the objectives count them, looked up once for all of them. */
class Holdings {
  readonly #look: (anyBuilding: boolean) => Building[]
  #operating: Building[] | null = null
  #all: Building[] | null = null

  constructor(state: Speakeasy, box: Box, seat: Seat) {
    this.#look = (anyBuilding) => counted(state, box, seat, anyBuilding)
  }

  get(anyBuilding: boolean): readonly Building[] {
    if (anyBuilding) {
      this.#all ??= this.#look(true)
      return this.#all
    }
    this.#operating ??= this.#look(false)
    return this.#operating
  }
}

interface Given {
  readonly anyBuilding: boolean
  readonly zone: Zone
  readonly holdings: Holdings
}

function meets(state: Speakeasy, box: Box, seat: Seat, req: Requirement, given: Given): boolean {
  const family = familyOf(state, seat)
  const buildings = () => given.holdings.get(given.anyBuilding)
  switch (req.req) {
    case 'protected_buildings':
      return count(buildings(), (one) => one.guarded) >= req.n
    case 'kind_with_barrel':
      return count(buildings(), (one) => one.barrel && one.kind === req.kind) >= req.n
    case 'buildings_with_barrel':
      return count(buildings(), (one) => one.barrel) >= req.n
    case 'leverage_total':
      // SPK-26.10: every source, tokens included.
      return leverageOf(state, box, seat) + family.leverage >= req.n
    case 'levels_at_least':
      return LEVELS.filter((level) => family.levels[level] >= req.level).length >= req.count
    case 'strength_total':
      return strengthTotal(state, box, seat) >= req.n
    case 'kind_in_each_zone': {
      const all = buildings()
      return ZONES.every((zone) => count(all, (one) => one.zone === zone && one.kind === req.kind) >= req.n)
    }
    case 'barrel_in_each_zone': {
      const all = buildings()
      return ZONES.every((zone) => count(all, (one) => one.zone === zone && one.barrel) >= req.n)
    }
    case 'kind_on_map':
      return count(buildings(), (one) => one.kind === req.kind) >= req.n
    case 'zone_combo':
      return fitsCombo(buildings(), given.zone, req)
    case 'crates':
      return family.crates.length >= req.n
    case 'protected_districts': {
      const guarded = buildings().filter((one) => one.guarded)
      return new Set(guarded.map((one) => one.district)).size >= req.n
    }
    case 'reputation':
      return reputationOf(family) >= req.n
    case 'park_tile': {
      const tile = of(box.parkTile, at(state.parkTiles, req.slot - 1))
      return meets(state, box, seat, tile.req, { ...given, anyBuilding: tile.anyBuilding })
    }
    case 'zone_tile':
      return meets(state, box, seat, of(box.zoneTile, state.zoneTiles[req.zone]).req, {
        ...given,
        zone: req.zone,
      })
  }
}

export const isMet = (
  state: Speakeasy,
  box: Box,
  seat: Seat,
  objective: ObjectiveId,
  holdings = new Holdings(state, box, seat),
): boolean =>
  meets(state, box, seat, of(box.objective, objective).req, {
    anyBuilding: false,
    zone: 'downtown',
    holdings,
  })

/** SPK-20.8, 20.9: free book spaces whose requirement is met, one of each objective for a family. */
export function cookable(state: Speakeasy, box: Box, seat: Seat): ObjectiveId[] {
  const found: ObjectiveId[] = []
  const holdings = new Holdings(state, box, seat)
  for (const { id, spaces } of box.objectives) {
    const there = of(state.cooked, id)
    if (there.length < spaces && !there.includes(seat) && isMet(state, box, seat, id, holdings))
      found.push(id)
  }
  return found
}

export const canCook = (state: Speakeasy, box: Box, seat: Seat): boolean =>
  familyOf(state, seat).books.board > 0 && cookable(state, box, seat).length > 0
