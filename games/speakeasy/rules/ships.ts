// Rum runners: what their barrels cost, what they withstand, who can be hired against them. SPK-16.11, SPK-19.

import type { Reason, Seat } from '@backroom/engine'
import { membersInDock } from './board.ts'
import type { Box } from '../components/box.ts'
import { Made } from '../made.ts'
import { funds } from './money.ts'
import { at, familyOf, of, type ShipAt, type Speakeasy } from '../state.ts'
import { associateOf } from './strength.ts'
import type { Zone } from '../words.ts'

/** SPK-16.11, 16.12: so many barrels, one after another; null if the supply cannot give them (SPK-R66). */
export function purchaseCost(state: Speakeasy, box: Box, ship: ShipAt, count: number): number | null {
  const { prices } = of(box.ship, ship.ship)
  if (count > ship.barrels + state.barrels) return null
  let cost = 0
  for (let n = 0; n < count; n++) cost += at(prices, Math.max(0, ship.barrels - n - 1))
  return cost
}

/** SPK-19.3: each missing barrel opens the next higher value. */
export const defenceOf = (box: Box, ship: ShipAt): number =>
  at(of(box.ship, ship.ship).defence, box.components.setup.barrelsPerShip - ship.barrels)

/** SPK-19.2: the zone of the ship's port. */
export const zoneOfShip = (box: Box, ship: ShipAt): Zone => at(box.ports, ship.port).zone

/** SPK-25.7: the one associate bonus that helps against ships. */
function shipBonus(state: Speakeasy, box: Box, seat: Seat): number {
  const bonus = associateOf(state, box, seat)?.bonus
  return bonus?.op === 'assoc_ship_attack' ? bonus.n : 0
}

export interface Raid {
  readonly id: string
  readonly say: 'ambushWith'
  /** Hired members by seat. */
  readonly hired: readonly number[]
  readonly goons: number
  readonly cost: number
}

const raids = new Made<Raid>((key) => {
  const [hired = '', goons = 0] = key.split(':')
  const bySeat = hired.split(',').map(Number)
  return {
    id: key,
    say: 'ambushWith',
    hired: bySeat,
    goons: Number(goons),
    cost: bySeat.reduce((sum, n) => sum + n, 0),
  }
})

/** SPK-19.4: what such a raid adds up to. */
export function raidStrength(state: Speakeasy, box: Box, seat: Seat, ship: ShipAt, raid: Raid): number {
  const used = membersInDock(state, seat, zoneOfShip(box, ship)) + raid.cost
  return familyOf(state, seat).levels.strength * used + raid.goons + shipBonus(state, box, seat)
}

/** SPK-19.4, 19.5: every sufficient mixture of hired members and goons, the cheapest first. */
export function raidsOn(state: Speakeasy, box: Box, seat: Seat, ship: ShipAt): Raid[] {
  const family = familyOf(state, seat)
  const zone = zoneOfShip(box, ship)
  const own = membersInDock(state, seat, zone)
  if (own === 0) return []
  const there = state.families.map((_, other) => (other === seat ? 0 : membersInDock(state, other, zone)))
  const money = funds(box, family)
  const bonus = shipBonus(state, box, seat)
  const defence = defenceOf(box, ship)
  let hires: number[][] = [[]]
  for (const count of there)
    hires = hires.flatMap((some) => Array.from({ length: count + 1 }, (_, n) => [...some, n]))
  const found: Raid[] = []
  for (const hired of hires) {
    const cost = hired.reduce((sum, n) => sum + n, 0)
    if (cost > money) continue
    const attack = family.levels.strength * (own + cost) + bonus
    for (let n = Math.max(0, defence + 1 - attack); n <= family.goons; n++)
      found.push(raids.get(`${hired.join()}:${n}`))
  }
  return found.sort((a, b) => a.cost + a.goons - b.cost - b.goons)
}

const NOBODY_THERE = { rule: 'SPK-19.2', why: 'shipTooStrong' }
const SHIP_TOO_STRONG = { rule: 'SPK-19.4', why: 'shipTooStrong' }

/** Why the ship cannot be beaten at all. */
export function whyNotRaid(state: Speakeasy, box: Box, seat: Seat, ship: ShipAt): Reason | null {
  const family = familyOf(state, seat)
  const zone = zoneOfShip(box, ship)
  const own = membersInDock(state, seat, zone)
  if (own === 0) return NOBODY_THERE
  let others = 0
  for (let other = 0; other < state.families.length; other++)
    if (other !== seat) others += membersInDock(state, other, zone)
  const used = own + Math.min(others, funds(box, family))
  const most = family.levels.strength * used + family.goons + shipBonus(state, box, seat)
  return most > defenceOf(box, ship) ? null : SHIP_TOO_STRONG
}

export const canRaid = (state: Speakeasy, box: Box, seat: Seat, ship: ShipAt): boolean =>
  whyNotRaid(state, box, seat, ship) === null
