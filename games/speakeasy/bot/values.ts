// Roughly what something on offer is worth to a family, in dollars, at a glance and without looking ahead.

import { worthOf } from '../effects/vocabulary.ts'
import type { Seat } from '@backroom/engine'
import { districtOf, membersInDock } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { zoneOfShip } from '../rules/ships.ts'
import { strengthIn } from '../rules/sites.ts'
import { familyOf, handOf, item, kindOf, must, type Open, type Own } from '../state.ts'
import { freeDefence } from '../rules/strength.ts'
import type { Kind, Location, Zone } from '../words.ts'

export function effectsWorth(box: Box, from: string): number {
  let sum = 0
  for (const effect of box.effects[from] ?? []) sum += worthOf(effect)
  return sum
}

const ZONE: { readonly [zone in Zone]: number } = { downtown: 1.5, midtown: 3, uptown: 7 }
const KIND: { readonly [kind in Kind]: number } = { casino: 20, still: 17, nightclub: 14, speakeasy: 8 }

/** Somewhere quiet where there is something to control: no cop now or soon, no war soon. */
export function siteValue(open: Open, box: Box, seat: Seat, space: string): number {
  const place = must(box.placeOf, space)
  const district = districtOf(box, place)
  const { mob, token, guarded } = item(open.spaces, place)
  let value = ZONE[item(box.zoneOf, district)]
  if (open.cops.includes(district)) value -= 3
  if (open.patrols.includes(district)) value -= 2
  if (open.threats.includes(district) && freeDefence(open, box, seat, place) < 5 + 2 * open.act) value -= 6
  if (mob) value -= 0.8 * Math.max(0, strengthIn(open, box, district) - familyOf(open, seat).levels.strength)
  if (token !== null) value += 0.3 * effectsWorth(box, `token:${token}`)
  if (guarded) value += 4
  for (const other of item(box.spacesIn, district)) {
    const { owner } = item(open.spaces, other)
    if (other !== place && owner === seat) value -= 3
    else if (owner >= 0 && owner !== seat) value -= 1
  }
  return value
}

/** What a family member on this building changes. */
export function guardValue(open: Open, box: Box, seat: Seat, space: string, control: number): number {
  const place = must(box.placeOf, space)
  const district = districtOf(box, place)
  const there = item(open.spaces, place)
  const kind = kindOf(box, there)
  let value = kind ? KIND[kind] : 0
  if (there.barrel) value += 4
  const others = item(box.spacesIn, district).map((other) => item(open.spaces, other))
  if (!others.some((one) => one.guarded && one.owner === seat))
    value += control * ZONE[item(box.zoneOf, district)]
  if (open.cops.includes(district) || open.patrols.includes(district)) value += 3
  if (open.threats.includes(district) && freeDefence(open, box, seat, place) < 5 + 2 * open.act) value -= 12
  return value
}

/** Which barrel is sold first: the dearest. */
export const saleValue = (open: Open, box: Box, space: string): number => {
  const kind = kindOf(box, item(open.spaces, must(box.placeOf, space)))
  return kind ? KIND[kind] : 0
}

/** Cards of which there are many, and those with little to give, go first. */
export function keepValue(box: Box, own: Own, card: string): number {
  const { type } = must(box.card, card)
  const same = handOf(own).filter((one) => must(box.card, one).type === type).length
  return 0.4 * effectsWorth(box, `card:${card}`) + must(box.card, card).leverage - 1.5 * same
}

export const cardValue = (open: Open, box: Box, seat: Seat, card: string): number => {
  const { type, leverage, sale, production, range } = must(box.card, card)
  const former = familyOf(open, seat).area[type]
  const change = leverage - (former === null ? 0 : must(box.card, former).leverage)
  return effectsWorth(box, `card:${card}`) + 2 * change + 4 * sale + 3 * production + range
}

/** A building from the operations board; money from the safe costs double. */
export const slotValue = (box: Box, slot: string, pocket: number): number => {
  const { kind, cost } = must(box.slot, slot)
  return effectsWorth(box, `slot:${slot}`) + KIND[kind] - cost - Math.max(0, cost - pocket)
}

/** Where those in the docks wait together, best where a ship lies. */
export function dockValue(open: Open, box: Box, seat: Seat, zone: Zone): number {
  let value = 2 * membersInDock(open, seat, zone)
  for (let other = 0; other < open.families.length; other++) value += 0.5 * membersInDock(open, other, zone)
  for (const ship of open.ships) if (zoneOfShip(box, ship) === zone) value += 1
  return value
}

const LOCATION: { readonly [location in Location]: number } = {
  docks: 4,
  cityhall: 6,
  restaurant: 5,
  commission: 2,
  contractor: 4,
  planning: 5,
  garage: 4,
  park: 0,
}

export const contactValue = (box: Box, contact: string): number =>
  LOCATION[must(box.contact, contact).location]
