// What the shape of the components file cannot say: names that lead nowhere, twins, too few of something.

import { twins } from '../reading.ts'
import type { Components } from './schema.ts'
import { LETTERS, OPERATIONS, ZONES } from './words.ts'

type Tell = (problem: string) => void

const idsOf = (items: readonly { readonly id: string | number }[]) => items.map((item) => item.id)
const numbers = (items: readonly { readonly number: number }[]) => new Set(items.map((one) => one.number))

function uniqueIds(c: Components, tell: Tell): void {
  const unique = (path: string, ids: readonly (string | number)[]) => twins(path, ids).forEach(tell)
  unique('players.colors', idsOf(c.players.colors))
  unique('districts', idsOf(c.districts))
  unique('ports.clockwise', idsOf(c.ports.clockwise))
  unique('ships.items', idsOf(c.ships.items))
  unique('crates.items', idsOf(c.crates.items))
  unique('mobsters.items', idsOf(c.mobsters.items))
  unique('cityTokens.kinds', idsOf(c.cityTokens.kinds))
  unique('bottles.items', idsOf(c.bottles.items))
  unique('helperCards.items', idsOf(c.helperCards.items))
  unique('operationCards.items', idsOf(c.operationCards.items))
  unique('centralParkObjectives.items', idsOf(c.centralParkObjectives.items))
  unique('zoneObjectives.items', idsOf(c.zoneObjectives.items))
  unique('bookObjectives.items', idsOf(c.bookObjectives.items))
  unique('locations.items', idsOf(c.locations.items))
  unique(
    'operationsBoard.buildings',
    c.operationsBoard.buildings.map((building) => building.slot),
  )
  for (const side of ['1-2', '3-4'] as const)
    unique(
      `locations.items (${side})`,
      c.locations.items.flatMap((location) => idsOf(location.contacts[side])),
    )
}

/** SPK-16.6: borders have two sides; a district lies in the zone that names it; a port where it says. */
function theMap(c: Components, tell: Tell): void {
  c.districts.forEach((one, i) => {
    for (const other of one.neighbours)
      if (!c.districts.find((two) => two.id === other)?.neighbours.includes(one.id))
        tell(`districts.${i}.neighbours: ${other} does not name ${one.id} in turn`)
    if (!c.zones.find((zone) => zone.id === one.zone)?.districts.includes(one.id))
      tell(`districts.${i}.zone: ${one.zone} does not name ${one.id}`)
    if (one.port !== null && c.ports.clockwise.find((port) => port.id === one.port)?.district !== one.id)
      tell(`districts.${i}.port: ${one.port} does not lie there`)
  })
  c.ports.clockwise.forEach((port, i) => {
    const there = c.districts.find((one) => one.id === port.district)
    if (there?.port !== port.id || there.zone !== port.zone)
      tell(`ports.clockwise.${i}: district ${port.district} knows nothing of it`)
  })
  // SPK-16.13: a ship must always find a port without another.
  if (c.ports.clockwise.length <= c.ships.items.length) tell('ports.clockwise: more ports than ships')
}

function theBoards(c: Components, tell: Tell): void {
  const { operationsBoard: board } = c
  if (board.operations.map((one) => one.id).join() !== OPERATIONS.join())
    tell(`operationsBoard.operations: ${OPERATIONS.join(', ')}, in this order`)
  if (!board.operations.find((one) => one.id === 'convoy')?.trucks)
    tell('operationsBoard.operations.3.trucks: how many trucks drive at each level')
  if (board.buildings.filter((one) => one.kind === 'still').length !== 1)
    tell('operationsBoard.buildings: one still')
  if (c.turnOrderTrack.columns.some(({ position }, i) => position !== i + 1))
    tell('turnOrderTrack.columns: positions 1 to 4, in this order')
  if (c.reputationTrack.prices.some(({ from }, i, all) => i > 0 && from <= (all[i - 1]?.from ?? 0)))
    tell('reputationTrack.prices: from low to high')
  if ((c.reputationTrack.prices[0]?.from ?? 99) > 5) tell('reputationTrack.prices: the first from 5 or less')
  c.ships.items.forEach((ship, i) => {
    if (ship.prices.length !== c.setup.barrelsPerShip)
      tell(`ships.items.${i}.prices: one for each of ${c.setup.barrelsPerShip} barrels`)
    if (ship.defence.length !== c.setup.barrelsPerShip + 1)
      tell(`ships.items.${i}.defence: one more than barrels`)
  })
}

function theStacks(c: Components, tell: Tell): void {
  for (const players of ['2', '3', '4'] as const) {
    const numbers = c.setup[players]
    const side = numbers.boardSide
    const perAct = c.acts.flatMap((act) => (act.mobsterStack ? [act.mobsterStack] : []))
    perAct.forEach((letter, i) => {
      const tiles = c.mobsters.items.filter((one) => one.letter === letter).length
      if (tiles < (numbers.mobsterTokensFaceDown[i] ?? 0))
        tell(`mobsters.items: ${players} players need more tiles of ${letter}`)
    })
    const blocked = ZONES.reduce((sum, zone) => sum + (numbers.blockedDistricts?.[zone] ?? 0), 0)
    const tokens = numbers.mobsterTokensFaceDown.reduce((sum, n) => sum + n, 0)
    if (blocked + numbers.mobsterATiles + tokens !== 16)
      tell(`setup.${players}: the sixteen mobster district tokens are not all used`)
    const tiles = c.mobsters.items.filter((one) => one.letter === 'A').length
    if (tiles !== numbers.mobsterATiles + numbers.mobsterATilesRemoved)
      tell(`setup.${players}.mobsterATiles: ${tiles} tiles of A`)
    // SPK-8.10: a capo can always be placed.
    const contacts = c.locations.items
      .filter((location) => !location.unlimited)
      .reduce((sum, location) => sum + location.contacts[side].length, 0)
    if (contacts < Number(players) * c.componentCounts.caposPerPlayer)
      tell(`locations.items: too few contacts for ${players} players`)
  }
  const cops = c.setup.copTokensFaceDown.reduce((sum, n) => sum + n, c.setup.copsAtSetup)
  if (cops !== 16) tell('setup.copTokensFaceDown: the sixteen cop district tokens are not all used')
  const spaces = c.districts.reduce((sum, one) => sum + one.spaces['4'], 0)
  const tokens = c.cityTokens.kinds.reduce((sum, one) => sum + one.count, 0)
  if (tokens < spaces + c.setup.cityTokenDisplay) tell('cityTokens.kinds: too few for every building space')
  if (c.crates.items.length < c.ships.items.length) tell('crates.items: one for each ship')
  if (c.helperCards.items.length < c.setup.helperDisplay) tell('helperCards.items: too few for the display')
  for (const type of OPERATIONS)
    if (c.operationCards.items.filter((card) => card.type === type).length < 5)
      tell(`operationCards.items: at least five of ${type}`)
  if (c.componentCounts.barrels < c.ships.items.length * c.setup.barrelsPerShip)
    tell('componentCounts.barrels: too few for the ships')
}

/** SPK-3.16, SPK-3.17: there must be tiles with so many different numbers. */
function theObjectives(c: Components, tell: Tell): void {
  if (numbers(c.zoneObjectives.items).size < ZONES.length) tell('zoneObjectives.items: three numbers')
  for (const letter of LETTERS.slice(0, 3)) {
    const tiles = c.centralParkObjectives.items.filter((one) => one.letter === letter)
    if (numbers(tiles).size < 5) tell(`centralParkObjectives.items: five numbers of ${letter}`)
  }
  c.bookObjectives.items.forEach(({ req }, i) => {
    if (req.req === 'park_tile' && !c.centralParkObjectives.slots.some((slot) => slot.slot === req.slot))
      tell(`bookObjectives.items.${i}.req: Central Park has no slot ${req.slot}`)
  })
}

function theBottles(c: Components, tell: Tell): void {
  c.helperCards.items.forEach((helper, i) => {
    if (!c.bottles.items.some((bottle) => bottle.id === helper.bottle))
      tell(`helperCards.items.${i}.bottle: no bottle is called ${helper.bottle}`)
  })
}

export function contradictions(c: Components): string[] {
  const problems: string[] = []
  const tell = (problem: string) => problems.push(problem)
  for (const look of [uniqueIds, theMap, theBoards, theStacks, theObjectives, theBottles]) look(c, tell)
  return problems
}
