// Rum runners: what their barrels cost, what they withstand, who can be hired against them. SPK-16.11, SPK-19.

import type { Seat } from '@backroom/engine'
import type { Raid, Why } from '../asked.ts'
import { membersInDock } from './board.ts'
import type { Box } from '../components/box.ts'
import { funds } from './money.ts'
import { familyOf, item, must, type Open, type ShipAt, type Side } from '../state.ts'
import { associateOf } from './strength.ts'
import type { Zone } from '../words.ts'

/** SPK-16.11: what the next barrel costs, or one after so many more. */
export const barrelPrice = (box: Box, { ship, barrels }: ShipAt, after = 0): number =>
  item(must(box.ship, ship).prices, Math.max(0, barrels - after - 1))

/** SPK-16.11, 16.12: so many barrels, one after another; null if the supply cannot give them (SPK-R66). */
export function purchaseCost(open: Open, box: Box, ship: ShipAt, count: number): number | null {
  if (count > ship.barrels + open.barrels) return null
  let cost = 0
  for (let n = 0; n < count; n++) cost += barrelPrice(box, ship, n)
  return cost
}

/** SPK-19.3: each missing barrel opens the next higher value. */
export const defenceOf = (box: Box, ship: ShipAt): number =>
  item(must(box.ship, ship.ship).defence, box.components.setup.barrelsPerShip - ship.barrels)

/** SPK-19.2: the zone of the ship's port. */
export const zoneOfShip = (box: Box, ship: ShipAt): Zone => item(box.ports, ship.port).zone

/** SPK-25.7: the one associate bonus that helps against ships. */
export function shipBonus(open: Open, box: Box, seat: Seat): number {
  const bonus = associateOf(open, box, seat)?.bonus
  return bonus?.op === 'assoc_ship_attack' ? bonus.n : 0
}

/** One for the same people, by their numbers seat by seat. */
const raids = new Map<string, Raid>()

function raidOption(hired: readonly number[], goons: number, cost: number): Raid {
  const id = `${hired.join()}:${goons}`
  const known = raids.get(id)
  if (known) return known
  const made: Raid = { id, say: 'ambushWith', hired, goons, cost }
  raids.set(id, made)
  return made
}

/** SPK-19.4: what such a raid adds up to. */
export function raidStrength(open: Open, box: Box, seat: Seat, ship: ShipAt, raid: Raid): number {
  const used = membersInDock(open, seat, zoneOfShip(box, ship)) + raid.cost
  return familyOf(open, seat).levels.strength * used + raid.goons + shipBonus(open, box, seat)
}

/** SPK-19.4, 19.5: every sufficient mixture of hired members and goons, the cheapest first. */
export function raidsOn(side: Side, ship: ShipAt): Raid[] {
  const { open, box, seat } = side
  const family = familyOf(open, seat)
  const zone = zoneOfShip(box, ship)
  const own = membersInDock(open, seat, zone)
  if (own === 0) return []
  const there = open.families.map((_, other) => (other === seat ? 0 : membersInDock(open, other, zone)))
  const money = funds(side)
  const bonus = shipBonus(open, box, seat)
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
      found.push(raidOption(hired, n, cost))
  }
  return found.sort((a, b) => a.cost + a.goons - b.cost - b.goons)
}

const NOBODY_THERE: Why = { rule: 'SPK-19.2', why: 'shipTooStrong' }
const SHIP_TOO_STRONG: Why = { rule: 'SPK-19.4', why: 'shipTooStrong' }

/** Why the ship cannot be beaten at all. */
export function whyNotRaid(side: Side, ship: ShipAt): Why | null {
  const { open, box, seat } = side
  const family = familyOf(open, seat)
  const zone = zoneOfShip(box, ship)
  const own = membersInDock(open, seat, zone)
  if (own === 0) return NOBODY_THERE
  let others = 0
  for (let other = 0; other < open.families.length; other++)
    if (other !== seat) others += membersInDock(open, other, zone)
  const used = own + Math.min(others, funds(side))
  const most = family.levels.strength * used + family.goons + shipBonus(open, box, seat)
  return most > defenceOf(box, ship) ? null : SHIP_TOO_STRONG
}

export const canRaid = (side: Side, ship: ShipAt): boolean => whyNotRaid(side, ship) === null
