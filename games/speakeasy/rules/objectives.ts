// What the book spaces ask for. SPK-26.

import { interned, type Seat, type Sieve, SILENT } from '@backroom/engine'
import type { Choice, Why } from '../asked.ts'
import { buildingsOf, districtOf, operatesAt, zoneAt } from './board.ts'
import type { Box } from '../components/box.ts'
import type { Requirement } from '../components/printed.ts'
import { familyOf, item, kindOf, must, type Open, reputationOf } from '../state.ts'
import { leverageOf, strengthTotal } from './strength.ts'
import { type Kind, KINDS, LEVELS, type ObjectiveId, type Zone, ZONES } from '../words.ts'

interface Building {
  readonly kind: Kind | null
  readonly zone: Zone
  readonly district: number
  readonly guarded: boolean
  /** SPK-26.9: the still has none. */
  readonly barrel: boolean
}

/** SPK-6.4, 6.5: buildings that do not operate are overlooked unless the tile has the mark. */
function counted(open: Open, box: Box, seat: Seat, anyBuilding: boolean): Building[] {
  const found: Building[] = []
  for (const place of buildingsOf(open, seat)) {
    if (!anyBuilding && !operatesAt(open, box, place)) continue
    const space = item(open.spaces, place)
    found.push({
      kind: kindOf(box, space),
      zone: zoneAt(box, place),
      district: districtOf(box, place),
      guarded: space.guarded,
      barrel: space.barrel,
    })
  }
  return found
}

type Combo = Extract<Requirement, { readonly req: 'zone_combo' }>

/** SPK-26.13, 26.14: some of the protected buildings of the zone fit; "different" means no two in one district. */
function fitsCombo({ buildings, guardedIn }: Sums, zone: Zone, { kinds, placement }: Combo): boolean {
  // Bots ask this all the time, and mostly there is nothing.
  if (guardedIn[zone] === 0) return false
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

type ByKind = { [kind in Kind]: number }
type ByZone = { [zone in Zone]: number }
const noKind = (): ByKind => ({ speakeasy: 0, still: 0, nightclub: 0, casino: 0 })
const noZone = (): ByZone => ({ downtown: 0, midtown: 0, uptown: 0 })

/** Buildings added up as the objectives ask for them. */
class Sums {
  readonly buildings: readonly Building[]
  readonly kinds = noKind()
  readonly kindsIn = { downtown: noKind(), midtown: noKind(), uptown: noKind() }
  barrels = 0
  readonly barrelsAt = noKind()
  readonly barrelsIn = noZone()
  guarded = 0
  readonly guardedIn = noZone()
  guardedDistricts = 0

  constructor(buildings: readonly Building[]) {
    this.buildings = buildings
    let seen = 0
    for (const { kind, zone, district, guarded, barrel } of buildings) {
      if (kind === null) continue
      this.kinds[kind]++
      this.kindsIn[zone][kind]++
      if (barrel) {
        this.barrels++
        this.barrelsAt[kind]++
        this.barrelsIn[zone]++
      }
      if (!guarded) continue
      this.guarded++
      this.guardedIn[zone]++
      if (!(seen & (1 << district))) this.guardedDistricts++
      seen |= 1 << district
    }
  }
}

/** A family's buildings as the objectives count them, looked up once for all of them. */
class Holdings {
  readonly open: Open
  readonly box: Box
  readonly seat: Seat
  #operating: Sums | null = null
  #all: Sums | null = null

  constructor(open: Open, box: Box, seat: Seat) {
    this.open = open
    this.box = box
    this.seat = seat
  }

  get(anyBuilding: boolean): Sums {
    if (anyBuilding) {
      this.#all ??= new Sums(counted(this.open, this.box, this.seat, true))
      return this.#all
    }
    this.#operating ??= new Sums(counted(this.open, this.box, this.seat, false))
    return this.#operating
  }
}

interface Given {
  readonly anyBuilding: boolean
  readonly zone: Zone
  readonly holdings: Holdings
}

function meets(open: Open, box: Box, seat: Seat, req: Requirement, given: Given): boolean {
  const family = familyOf(open, seat)
  const sums = given.holdings.get(given.anyBuilding)
  switch (req.req) {
    case 'protected_buildings':
      return sums.guarded >= req.n
    case 'kind_with_barrel':
      return sums.barrelsAt[req.kind] >= req.n
    case 'buildings_with_barrel':
      return sums.barrels >= req.n
    case 'leverage_total':
      // SPK-26.10: every source, tokens included.
      return leverageOf(open, box, seat) + family.leverage >= req.n
    case 'levels_at_least': {
      let high = 0
      for (const level of LEVELS) if (family.levels[level] >= req.level) high++
      return high >= req.count
    }
    case 'strength_total':
      return strengthTotal(open, box, seat) >= req.n
    case 'kind_in_each_zone':
      return ZONES.every((zone) => sums.kindsIn[zone][req.kind] >= req.n)
    case 'barrel_in_each_zone':
      return ZONES.every((zone) => sums.barrelsIn[zone] >= req.n)
    case 'kind_on_map':
      return sums.kinds[req.kind] >= req.n
    case 'zone_combo':
      return fitsCombo(sums, given.zone, req)
    case 'crates':
      return family.crates.length >= req.n
    case 'protected_districts':
      return sums.guardedDistricts >= req.n
    case 'reputation':
      return reputationOf(family) >= req.n
    case 'park_tile': {
      const tile = must(box.parkTile, item(open.parkTiles, req.slot - 1))
      const { zone, holdings } = given
      return meets(open, box, seat, tile.req, { anyBuilding: tile.anyBuilding, zone, holdings })
    }
    case 'zone_tile':
      return meets(open, box, seat, must(box.zoneTile, open.zoneTiles[req.zone]).req, {
        anyBuilding: given.anyBuilding,
        zone: req.zone,
        holdings: given.holdings,
      })
  }
}

/** What an objective asks for, as its tile on the board says. */
export interface Need {
  readonly req: Requirement
  /** SPK-6.5: buildings that do not operate count too. */
  readonly anyBuilding: boolean
}

export function needOf(
  { parkTiles, zoneTiles }: Pick<Open, 'parkTiles' | 'zoneTiles'>,
  box: Box,
  objective: ObjectiveId,
): Need {
  const { req } = must(box.objective, objective)
  if (req.req === 'park_tile') return must(box.parkTile, item(parkTiles, req.slot - 1))
  return {
    req: req.req === 'zone_tile' ? must(box.zoneTile, zoneTiles[req.zone]).req : req,
    anyBuilding: false,
  }
}

export const isMet = (
  open: Open,
  box: Box,
  seat: Seat,
  objective: ObjectiveId,
  holdings = new Holdings(open, box, seat),
): boolean =>
  meets(open, box, seat, must(box.objective, objective).req, {
    anyBuilding: false,
    zone: 'downtown',
    holdings,
  })

/** SPK-20.8, 20.9: free book spaces whose requirement is met, one of each objective for a family. */
export function cookable(open: Open, box: Box, seat: Seat): ObjectiveId[] {
  return cookOptions(open, box, seat, SILENT).map(({ objective }) => objective)
}

const objectiveOption = interned(
  (objective: ObjectiveId): Choice<'objective'> => ({ id: objective, say: 'objective', objective }),
)

/** The same as options; the sieve hears why not elsewhere. */
export function cookOptions(open: Open, box: Box, seat: Seat, sieve: Sieve): Choice<'objective'>[] {
  const found: Choice<'objective'>[] = []
  const holdings = new Holdings(open, box, seat)
  for (const { id, spaces } of box.objectives) {
    const why = whyNotCook(must(open.cooked, id), spaces, seat, () => isMet(open, box, seat, id, holdings))
    sieve.put(found, objectiveOption(id), why)
  }
  return found
}

const OWN_BOOK: Why = { rule: 'SPK-20.9', why: 'ownBookThere' }
const NO_SPACE: Why = { rule: 'SPK-20.8', why: 'noBookSpace' }
const NOT_MET: Why = { rule: 'SPK-20.8', why: 'requirementNotMet' }

function whyNotCook(books: readonly Seat[], spaces: number, seat: Seat, isMetNow: () => boolean): Why | null {
  if (books.includes(seat)) return OWN_BOOK
  if (books.length >= spaces) return NO_SPACE
  return isMetNow() ? null : NOT_MET
}

export const canCook = (open: Open, box: Box, seat: Seat): boolean =>
  familyOf(open, seat).books.board > 0 && cookable(open, box, seat).length > 0
