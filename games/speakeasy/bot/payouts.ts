// What the zones will pay in the Luciano phases to come, as far as one can tell now. SPK-9 to SPK-11.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { payoutOf } from '../rules/control.ts'
import { familyOf, kindOf, type Open, ownOf, type Space, type Speakeasy } from '../state.ts'
import { associateOf, freeDefence } from '../rules/strength.ts'
import { type District, type Kind, ZONES } from '../words.ts'

/** Luciano phases that have yet to pay. */
export function payoutsLeft(open: Open, box: Box): number {
  if (open.phase === 'over') return 0
  const from = open.phase === 'setUpRound' ? 0 : open.act
  let left = 0
  for (const { lucianoPhase, act } of box.acts) if (lucianoPhase && act >= from) left++
  return left
}

/** SPK-9.16: the strength that a mobster of the next wars has, as a rule. */
const warStrength = (open: Open): number => 5 + 2 * Math.max(1, open.act)

/** So much money pays an associate for a building or two. */
const ENOUGH = 20

/** Whether this building stands after the next wars, as far as one can tell. */
export function survives({ open, secret }: Speakeasy, box: Box, place: number, owner: Seat): boolean {
  const family = familyOf(open, owner)
  const help =
    family.pocket + ownOf(secret, owner).safe > ENOUGH ? (associateOf(open, box, owner)?.strength ?? 0) : 0
  return freeDefence(open, box, owner, place) + family.goons + help >= warStrength(open)
}

const RANK: { readonly [kind in Kind]: number } = { casino: 4, nightclub: 3, speakeasy: 2, still: 1 }

/** Who holds a district after the next war, guarded or not; families as bits, since bots ask this all the time. */
interface Holders {
  guards: number
  opens: number
  mob: boolean
}
const EMPTY = { guards: 0, opens: 0, mob: false }

/** The owners of the best buildings. */
function holdersOf(state: Speakeasy, box: Box, district: District): Readonly<Holders> {
  const { open } = state
  const places = box.spacesIn[district] as readonly number[]
  const war = open.threats.includes(district)
  if (!war && places.every((place) => isVacant(open.spaces[place] as Space))) return EMPTY
  let [guards, guardRank, opens, openRank] = [0, 0, 0, 0]
  let mob = false
  for (const place of places) {
    const space = open.spaces[place] as Space
    if (space.owner < 0 || (war && !survives(state, box, place, space.owner))) {
      mob ||= space.mob || war
      continue
    }
    const kind = kindOf(box, space)
    const rank = kind ? RANK[kind] : 0
    const bit = 1 << space.owner
    if (space.guarded) {
      guards = rank > guardRank ? bit : rank === guardRank ? guards | bit : guards
      guardRank = Math.max(guardRank, rank)
    } else {
      opens = rank > openRank ? bit : rank === openRank ? opens | bit : opens
      openRank = Math.max(openRank, rank)
    }
  }
  return { guards, opens, mob }
}

const isVacant = ({ owner, mob }: Space): boolean => owner < 0 && !mob

/** Adds a district to the families that hold it, or to the mobsters. */
function count(counts: number[], holders: number, mob: boolean): void {
  const mobsters = counts.length - 1
  for (let seat = 0; seat < mobsters; seat++)
    if (holders & (1 << seat)) counts[seat] = (counts[seat] as number) + 1
  if (holders === 0 && mob) counts[mobsters] = (counts[mobsters] as number) + 1
}

/**
 * What this family will get: at the next Luciano phase, when the cops that are coming will have come, and later, when
 * only guarded buildings work; and how many districts it will hold.
 */
export function zonePayouts(
  state: Speakeasy,
  box: Box,
  seat: Seat,
): { readonly next: number; readonly later: number; readonly held: number } {
  const { open } = state
  const sum = { next: 0, later: 0, held: 0 }
  for (const zone of ZONES) {
    const next = Array<number>(open.families.length + 1).fill(0)
    const later = next.slice()
    for (let district = 1; district < box.zoneOf.length; district++) {
      if (box.zoneOf[district] !== zone) continue
      const { guards, opens, mob } = holdersOf(state, box, district)
      if (guards === 0 && opens === 0 && !mob) continue
      const cop = guards === 0 && (open.cops.includes(district) || open.patrols.includes(district))
      count(next, guards || (cop ? 0 : opens), mob)
      count(later, guards, mob)
    }
    sum.next += payoutOf(box, zone, next, seat)
    sum.later += payoutOf(box, zone, later, seat)
    sum.held += next[seat] as number
  }
  return sum
}
