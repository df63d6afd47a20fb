// Mob wars. SPK-9.

import { GameFault, type Seat } from '@backroom/engine'
import { ask, type Choice, NONE, type None, type Support } from '../asked.ts'
import type { Box } from '../components/box.ts'
import {
  familyOf,
  item,
  kindOf,
  must,
  ON_BOARD,
  type Open,
  OUT,
  sideOf,
  type Speakeasy,
  type SpkStep,
  type SpkTable,
  turnOrder,
  type War,
} from '../state.ts'
import { associateOf, defenceSupport, freeDefence, seemsSavable } from '../rules/strength.ts'
import { actOf } from './acts.ts'
import { spendSupport } from './building.ts'
import { buildingOption, type SpaceOption } from './cards.ts'

/** SPK-9.1, 9.2: the act's stack is shuffled unseen; a war in every threatened district, in ascending order. */
export const mobWars: SpkStep<'mobWars'> = {
  run({ open, secret }, _args, _picked, table) {
    open.phase = 'mobWar'
    const letter = actOf(open, table.box).mobsterStack
    if (letter) table.shuffle(secret.tiles[letter])
    table.tell({ type: 'mobWars', districts: [...open.threats] })
    for (const district of open.threats) table.then('war', { district })
    table.then('nextThreats', {})
  },
}

/** SPK-9.4 to 9.6: the top tile, its strength token, speakeasies on the empty spaces. */
export const war: SpkStep<'war'> = {
  run({ open, secret }, { district }, _picked, table) {
    const letter = actOf(open, table.box).mobsterStack
    const tile = letter ? secret.tiles[letter].pop() : undefined
    if (tile === undefined) return
    table.shown()
    const mobster = must(table.box.mobster, tile)
    open.mobs[district] = { tile, faceUp: true, holder: ON_BOARD }
    open.threats.splice(open.threats.indexOf(district), 1)
    open.war = { district, strength: mobster.war, settled: [] }
    table.tell({ type: 'mobWar', district, mobster: tile, strength: mobster.war })
    for (const place of item(table.box.spacesIn, district)) moveIn(open, place)
    table.then('warTurn', {})
    table.then('warOver', {})
  },
}

/** SPK-9.6, SPK-R30, SPK-R71: an empty space is taken while there are mobster speakeasies. */
function moveIn(open: Open, place: number): void {
  const space = item(open.spaces, place)
  if (space.owner >= 0 || space.mob || open.mobSupply === 0) return
  space.mob = true
  open.mobSupply--
}

const warOf = ({ war: now }: Open): War => {
  if (!now) throw new GameFault('there is no war')
  return now
}

/** SPK-9.8: the buildings of a family that are not settled yet. */
function unsettled(open: Open, box: Box, seat: Seat): number[] {
  const { district, settled } = warOf(open)
  return item(box.spacesIn, district).filter(
    (place) => item(open.spaces, place).owner === seat && !settled.includes(place),
  )
}

/** SPK-9.8, SPK-9.19, SPK-R20: family by family in turn order; what is safe, or lost for all to see, needs no question. */
export const warTurn: SpkStep<'warTurn', SpaceOption | undefined> = {
  ask({ open }, _args, box) {
    const [seat, places] = nextToSettle(open, box)
    if (seat === null || places.length < 2) return null
    const { strength } = warOf(open)
    if (places.some((place) => freeDefence(open, box, seat, place) >= strength)) return null
    if (!places.some((place) => seemsSavable(open, box, seat, place, strength))) return null
    return ask.one(
      seat,
      'warTurn',
      'SPK-9.8',
      places.map((place) => buildingOption(open, box, place)),
    )
  },
  run(state, _args, picked, table) {
    const { open } = state
    const [seat, places] = nextToSettle(open, table.box)
    if (seat === null) return
    const { strength } = warOf(open)
    const safe = places.find((place) => freeDefence(open, table.box, seat, place) >= strength)
    const place = picked ? must(table.box.placeOf, picked.space) : (safe ?? item(places, 0))
    if (safe === place) hold(state, seat, place, null, table)
    else table.then('defend', { seat, place })
    table.then('warTurn', {})
  },
}

function nextToSettle(open: Open, box: Box): [Seat | null, number[]] {
  for (const seat of turnOrder(open)) {
    const places = unsettled(open, box, seat)
    if (places.length > 0) return [seat, places]
  }
  return [null, []]
}

function hold(state: Speakeasy, seat: Seat, place: number, way: Support | null, table: SpkTable): void {
  const { open } = state
  const { goons = 0, help = 'alone' } = way ?? {}
  const { box } = table
  const friend = help === 'alone' ? 0 : (associateOf(open, box, seat)?.strength ?? 0)
  const defence = freeDefence(open, box, seat, place) + goons + friend
  if (way) spendSupport(state, seat, way, false, table)
  const { settled, strength } = warOf(open)
  settled.push(place)
  const building = { space: item(box.spaces, place).id, kind: kindOf(box, item(open.spaces, place)) }
  table.tell({ type: 'buildingHeld', seat, ...building, goons, help, defence, strength })
}

/** SPK-D20, SPK-D36: goons and associate that are enough, or the building is given up. */
export const defend: SpkStep<'defend', Support | None | undefined> = {
  ask(state, { seat, place }, box) {
    const { open } = state
    const { strength } = warOf(open)
    // SPK-R20: where only the safe is to blame the question is put all the same, or its absence would show the safe.
    if (!seemsSavable(open, box, seat, place, strength)) return null
    const ways = defenceSupport(sideOf(state, box, seat), place, strength)
    const kind = kindOf(box, item(open.spaces, place))
    const about = {
      space: item(box.spaces, place).id,
      kind,
      strength,
      own: freeDefence(open, box, seat, place),
    }
    return ask.one(seat, 'defend', 'SPK-9.9', [...ways, NONE], { about })
  },
  run(state, { seat, place }, picked, table) {
    if (picked && picked.say !== 'none') hold(state, seat, place, picked, table)
    else lose(state.open, seat, place, table)
  },
}

/** SPK-9.12: building and member leave the game, barrels go to the supply, a mobster speakeasy takes the space. */
function lose(open: Open, seat: Seat, place: number, table: SpkTable): void {
  const space = item(open.spaces, place)
  const family = familyOf(open, seat)
  const kind = kindOf(table.box, space)
  if (space.guarded) family.members.gone++
  if (space.barrel) open.barrels++
  if (space.slot !== null) family.lost.push(space.slot)
  space.guarded = false
  space.barrel = false
  space.owner = -1
  space.slot = null
  warOf(open).settled.push(place)
  table.tell({ type: 'buildingLost', seat, space: item(table.box.spaces, place).id, kind })
  if (kind === 'still') {
    open.barrels += family.cellar
    family.cellar = 0
    if (table.box.rebuildStill) table.then('rebuildStill', { seat })
  }
  moveIn(open, place)
}

type Rebuild = Choice<'rebuildStill'>
const REBUILD: Rebuild = { id: 'rebuild', say: 'rebuildStill' }

/** SPK-D38, SPK-28.1, SPK-R64: back to its space on the operations board, or out of the game. */
export const rebuildStill: SpkStep<'rebuildStill', Rebuild | None> = {
  ask: (_state, { seat }) => ask.one(seat, 'rebuildStill', 'SPK-28.1', [REBUILD, NONE]),
  run({ open }, { seat }, picked, table) {
    if (picked.say !== 'rebuildStill') return
    const family = familyOf(open, seat)
    const still = family.lost.pop()
    if (still === undefined) return
    const { slots } = table.box
    family.slots = slots.filter((slot) => slot === still || family.slots.includes(slot))
    table.tell({ type: 'stillReturned', seat })
  },
}

/** SPK-9.13: a newcomer without a speakeasy goes, and his strength token is turned face down. */
export const warOver: SpkStep<'warOver'> = {
  run({ open }, _args, _picked, table) {
    const { district } = warOf(open)
    open.war = null
    const mob = open.mobs[district]
    if (!mob || item(table.box.spacesIn, district).some((place) => item(open.spaces, place).mob)) return
    mob.faceUp = false
    mob.holder = OUT
    table.tell({ type: 'mobsterLeft', district, mobster: mob.tile })
  },
}

/** SPK-9.15, 9.17: unused tiles leave the game; the next districts are threatened. */
export const nextThreats: SpkStep<'nextThreats'> = {
  run({ open, secret }, _args, _picked, table) {
    const letter = actOf(open, table.box).mobsterStack
    if (letter) secret.tilesGone.push(...secret.tiles[letter].splice(0).sort())
    const next = secret.threatStacks.shift()
    if (!next) return
    table.shown()
    open.threats = next.sort((a, b) => a - b)
    table.tell({ type: 'threatened', districts: [...open.threats] })
  },
}
