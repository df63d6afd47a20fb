// Picking up and delivering: one step of one truck at a time. SPK-16.

import { type Seat, type Sieve } from '@backroom/engine'
import { buyOption, enterOption, loadOption, moveOption, unloadOption } from '../rules/truckOptions.ts'
import { ask, STOP, type Stop, type TruckOption, type Why } from '../asked.ts'
import { districtOf, has, operates, operatingStill, nextPort, shipIn } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { funds, pay } from '../rules/money.ts'
import { purchaseCost } from '../rules/ships.ts'
import {
  familyOf,
  item,
  must,
  type Open,
  type Side,
  sideOf,
  type Space,
  type Speakeasy,
  type SpkStep,
  type SpkTable,
  type Truck,
} from '../state.ts'
import { truckRange, trucksOf } from '../rules/strength.ts'
import type { District } from '../words.ts'

/** SPK-16.5: begins with the full range of every truck. */
export const deliver: SpkStep<'deliver'> = {
  run({ open }, { seat, extra }, _picked, table) {
    const family = familyOf(open, seat)
    const range = truckRange(table.box, family) + extra
    const left = Array<number>(trucksOf(table.box, family)).fill(range)
    table.then('drive', { seat, left })
  },
}

const BARREL_THERE: Why = { rule: 'SPK-16.14', why: 'barrelThere' }
const NOT_AT_THE_STILL: Why = { rule: 'SPK-16.14', why: 'notAtTheStill' }
const NOT_OPERATING: Why = { rule: 'SPK-6.4', why: 'notOperating' }

/** SPK-16.14: why no barrel can be unloaded at this own building. */
function whyNotUnload(open: Open, box: Box, space: Space, here: District): Why | null {
  if (space.barrel) return BARREL_THERE
  if (has(box, space, 'still')) return NOT_AT_THE_STILL
  return operates(open, space, here) ? null : NOT_OPERATING
}

/** SPK-16.10 to 16.14: what a truck may do where it stands. */
function addStops(side: Side, index: number, options: (TruckOption | Stop)[], sieve: Sieve): void {
  const { open, box, seat } = side
  const family = familyOf(open, seat)
  const truck = family.trucks[index] as Truck
  const room = box.components.operationsBoard.truckCapacity - truck.load
  if (room > 0) {
    const still = family.cellar > 0 ? operatingStill(open, box, seat) : -1
    if (still >= 0 && districtOf(box, still) === truck.at) options.push(loadOption(index + 1))
    const ship = shipIn(open, box, truck.at)
    if (ship)
      for (let count = 1; count <= room; count++) {
        const cost = purchaseCost(open, box, ship, count)
        if (cost !== null && cost <= funds(side)) options.push(buyOption(index + 1, count, cost))
      }
  }
  if (truck.load === 0) return
  for (const place of item(box.spacesIn, truck.at)) {
    const space = open.spaces[place] as Space
    if (space.owner !== seat) continue
    const unload = unloadOption(index + 1, item(box.spaces, place).id)
    sieve.put(options, unload, whyNotUnload(open, box, space, truck.at))
  }
}

const NO_RANGE: Why = { rule: 'SPK-16.15', why: 'noRangeLeft' }
const NOT_ADJACENT: Why = { rule: 'SPK-16.6', why: 'notAdjacent' }

/** SPK-16.6, 16.15: to the districts around, while there is range; every other one is too far. */
function addMoves(
  box: Box,
  index: number,
  { here, range }: { readonly here: District; readonly range: number },
  options: (TruckOption | Stop)[],
  sieve: Sieve,
): void {
  const around = item(box.neighbours, here)
  for (const district of around)
    sieve.put(options, moveOption(index + 1, district), range > 0 ? null : NO_RANGE)
  if (!sieve.asking) return
  for (let district = 1; district < box.zoneOf.length; district++)
    if (!around.includes(district))
      sieve.not(moveOption(index + 1, district), range > 0 ? NOT_ADJACENT : NO_RANGE)
}

/** SPK-D22, SPK-R38: the trucks in any interleaving; unused range is lost (SPK-16.15). */
export const drive: SpkStep<'drive', TruckOption | Stop | undefined> = {
  ask(state, { seat, left }, box, sieve) {
    const options: (TruckOption | Stop)[] = []
    const side = sideOf(state, box, seat)
    for (let index = 0; index < left.length; index++) {
      const truck = familyOf(state.open, seat).trucks[index] as Truck
      if (truck.at === 0) {
        for (let district = 1; district < box.zoneOf.length; district++)
          options.push(enterOption(index + 1, district))
        continue
      }
      addMoves(box, index, { here: truck.at, range: left[index] ?? 0 }, options, sieve)
      addStops(side, index, options, sieve)
    }
    if (options.length === 0) return null
    options.push(STOP)
    return ask.one(seat, 'drive', 'SPK-16.4', options, { about: { left: [...left] } })
  },
  run(state, { seat, left }, picked, table) {
    if (!picked || picked.say === 'stop') return
    const index = picked.truck - 1
    const next = [...left]
    if (picked.say === 'truckMove') next[index] = item(left, index) - 1
    step(state, seat, picked, table)
    table.then('drive', { seat, left: next })
  },
}

function step(state: Speakeasy, seat: Seat, picked: TruckOption, table: SpkTable): void {
  const { open } = state
  const family = familyOf(open, seat)
  const truck = item(family.trucks, picked.truck - 1)
  switch (picked.say) {
    case 'truckEnter':
    case 'truckMove':
      truck.at = picked.district
      table.tell({ type: 'truckMoved', seat, truck: picked.truck, district: picked.district })
      return
    case 'truckLoad':
      family.cellar--
      truck.load++
      table.tell({ type: 'barrelLoaded', seat, truck: picked.truck, district: truck.at })
      return
    case 'truckBuy':
      return buy(state, seat, truck, picked, table)
    case 'truckUnload':
      truck.load--
      item(open.spaces, must(table.box.placeOf, picked.space)).barrel = true
      table.tell({ type: 'barrelDelivered', seat, truck: picked.truck, space: picked.space })
  }
}

/** SPK-16.16: paid one after another, then the ship leaves. */
function buy(
  state: Speakeasy,
  seat: Seat,
  truck: Truck,
  { count, cost }: { readonly count: number; readonly cost: number },
  table: SpkTable,
): void {
  const { open } = state
  const ship = shipIn(open, table.box, truck.at)
  if (!ship) return
  pay(state, seat, cost, 'barrels', table)
  const aboard = Math.min(count, ship.barrels)
  ship.barrels -= aboard
  // SPK-16.12: what the ship no longer has comes from the supply.
  open.barrels -= count - aboard
  truck.load += count
  table.tell({ type: 'barrelsBought', seat, ship: ship.ship, count, cost })
  ship.port = nextPort(open, table.box, ship)
  table.tell({ type: 'shipSailed', ship: ship.ship, port: item(table.box.ports, ship.port).id })
}
