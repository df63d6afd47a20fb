// Ambushing a rum runner. SPK-19, SPK-24.

import { GameFault, interned, type Seat } from '@backroom/engine'
import { ask, type Choice, NONE, type None, type Raid } from '../asked.ts'
import { DOCK_ROWS, hasVipSeat, operatingStill, nextPort, shops } from '../rules/board.ts'
import { crateCash } from '../rules/crates.ts'
import { earn, pay } from '../rules/money.ts'
import { defenceOf, raidsOn, raidStrength, whyNotRaid, zoneOfShip } from '../rules/ships.ts'
import {
  familyOf,
  item,
  must,
  type Open,
  type ShipAt,
  sideOf,
  type Speakeasy,
  type SpkStep,
  type SpkTable,
} from '../state.ts'
import { type ShipId, ZONES } from '../words.ts'
import { buildingOption } from './cards.ts'
import { dockOption } from './members.ts'

type ShipOption = Choice<'ship'>
const shipOption = interned((ship: ShipId): ShipOption => ({ id: ship, say: 'ship', ship }))

function shipCalled(open: Open, id: ShipId): ShipAt {
  const ship = open.ships.find((one) => one.ship === id)
  if (!ship) throw new GameFault(`no ship is called ${id}`)
  return ship
}

/** SPK-D26: a ship that can be beaten, or none. */
export const ambush: SpkStep<'ambush', ShipOption | None | undefined> = {
  ask(state, { seat }, box, sieve) {
    const side = sideOf(state, box, seat)
    const options = sieve.sift<ShipAt, ShipOption | None>(
      state.open.ships,
      (ship) => whyNotRaid(side, ship),
      ({ ship }) => shipOption(ship),
    )
    if (options.length === 0) return null
    return ask.one(seat, 'ambush', 'SPK-19.1', [...options, NONE])
  },
  run(_state, { seat }, picked, table) {
    if (picked?.say === 'ship') table.then('raid', { seat, ship: picked.ship })
  },
}

/** SPK-D27: hired members and goons; thinking better of it ends the ambush. */
export const raid: SpkStep<'raid', Raid | None | undefined> = {
  ask(state, { seat, ship: id }, box) {
    const ship = shipCalled(state.open, id)
    const [least, ...others] = raidsOn(sideOf(state, box, seat), ship)
    // SPK-R37: where the own people are enough nobody is asked; what costs anything is a choice, be it the only way.
    if (!least || least.cost + least.goons === 0) return null
    const about = { ship: id, defence: defenceOf(box, ship) }
    return ask.one(seat, 'raid', 'SPK-19.4', [least, ...others, NONE], { about })
  },
  run(state, { seat, ship: id }, picked, table) {
    const { open } = state
    const ship = shipCalled(open, id)
    const way = picked ?? raidsOn(sideOf(state, table.box, seat), ship)[0]
    if (way?.say !== 'ambushWith') return
    const attack = raidStrength(open, table.box, seat, ship, way)
    const defence = defenceOf(table.box, ship)
    payHired(state, seat, way, table)
    familyOf(open, seat).goons -= way.goons
    const { goons, hired } = way
    table.tell({ type: 'shipAmbushed', seat, ship: id, goons, hired: [...hired], attack, defence })
    takeCrate(state, seat, ship, table)
    table.then('stolenBarrel', { seat, ship: id })
    table.then('memberReturns', { seat, zone: zoneOfShip(table.box, ship) })
    table.then('sailOn', { ship: id })
  },
}

/** SPK-19.5, SPK-R16: 1 each, into the pocket of the owner. */
function payHired(state: Speakeasy, seat: Seat, { hired, cost }: Raid, table: SpkTable): void {
  pay(state, seat, cost, 'hired', table)
  hired.forEach((count, owner) => earn(state.open, owner, count, 'hired', table))
}

/** SPK-19.7 a, b: cash first, the crate turned over, then the next crate of the stack. */
function takeCrate(state: Speakeasy, seat: Seat, ship: ShipAt, table: SpkTable): void {
  const { open, secret } = state
  const { crate } = ship
  if (crate === null) return
  const cash = crateCash(sideOf(state, table.box, seat), crate, zoneOfShip(table.box, ship))
  familyOf(open, seat).crates.push(crate)
  table.tell({ type: 'crateTaken', seat, crate })
  earn(open, seat, cash, 'crate', table)
  ship.crate = open.crateTop
  open.crateTop = secret.crates.pop() ?? null
  // The crate below the top of the stack comes to light.
  if (open.crateTop !== null) table.shown()
}

type BarrelPlace = Choice<'building' | 'stillArea'>
const IN_STILL: BarrelPlace = { id: 'still', say: 'stillArea' }

/** SPK-D28, SPK-19.7 c: to an own operating building without a barrel or to the still area, else to the supply. */
export const stolenBarrel: SpkStep<'stolenBarrel', BarrelPlace | undefined> = {
  ask({ open }, { seat, ship }, box) {
    if (shipCalled(open, ship).barrels === 0 && open.barrels === 0) return null
    const options: BarrelPlace[] = shops(open, box, seat, false).map((place) =>
      buildingOption(open, box, place),
    )
    if (operatingStill(open, box, seat) >= 0) options.push(IN_STILL)
    return options.length === 0 ? null : ask.one(seat, 'stolenBarrel', 'SPK-19.7', options, { auto: true })
  },
  run({ open }, { seat, ship: id }, picked, table) {
    const ship = shipCalled(open, id)
    if (ship.barrels > 0) ship.barrels--
    else if (open.barrels > 0) open.barrels--
    else return
    if (!picked) open.barrels++
    else if (picked.say === 'building') item(open.spaces, must(table.box.placeOf, picked.space)).barrel = true
    else familyOf(open, seat).cellar++
    table.tell({ type: 'barrelStolen', seat, ship: id, to: picked?.id ?? 'supply' })
  },
}

/** SPK-D37, SPK-19.7 d: one own member of that dock zone returns, to the supply if there is no room. */
export const memberReturns: SpkStep<'memberReturns', Choice<'toDock'> | undefined> = {
  ask({ open }, { seat, zone }) {
    const options: Choice<'toDock'>[] = []
    const first = ZONES.indexOf(zone) * DOCK_ROWS
    for (let dock = first; dock < first + DOCK_ROWS; dock++)
      if (open.docks[dock] === seat) options.push(dockOption(dock))
    return ask.one(seat, 'memberReturns', 'SPK-19.8', options, { auto: true })
  },
  run({ open }, { seat }, picked, table) {
    if (!picked) return
    open.docks[picked.dock] = null
    const { members } = familyOf(open, seat)
    const vip = hasVipSeat(open, table.box, seat)
    if (vip) members.vip++
    else members.supply++
    table.tell({ type: 'memberReturned', seat, to: vip ? 'vip' : 'supply' })
  },
}

/** SPK-19.7 e: clockwise to the next free port. */
export const sailOn: SpkStep<'sailOn'> = {
  run({ open }, { ship: id }, _picked, table) {
    const ship = shipCalled(open, id)
    ship.port = nextPort(open, table.box, ship)
    table.tell({ type: 'shipSailed', ship: id, port: item(table.box.ports, ship.port).id })
  },
}
