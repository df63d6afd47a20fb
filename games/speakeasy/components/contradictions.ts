// What the shape of the components file cannot say: names that lead nowhere, twins, too few of something.

import type { Effect } from '../effects/vocabulary.ts'
import { twins } from '../../reading.ts'
import type { Components } from './schema.ts'
import { OPERATIONS, ZONES } from '../words.ts'

type Tell = (problem: string) => void

const idsOf = (items: readonly { readonly id: string | number }[]) => items.map((item) => item.id)
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)
const COUNTS = ['2', '3', '4'] as const
const numbers = (items: readonly { readonly number: number }[]) => new Set(items.map((one) => one.number))

function uniqueIds(c: Components, tell: Tell): void {
  const unique = (path: string, ids: readonly (string | number)[]) => twins(path, ids).forEach(tell)
  unique('players.colors', idsOf(c.players.colors))
  unique('zones', idsOf(c.zones))
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
    'reputationTrack.bonuses',
    c.reputationTrack.bonuses.map((bonus) => bonus.at),
  )
  unique(
    'centralParkObjectives.slots',
    c.centralParkObjectives.slots.map((slot) => slot.slot),
  )
  unique(
    'operationsBoard.buildings',
    c.operationsBoard.buildings.map((building) => building.slot),
  )
  for (const side of ['1-2', '3-4'] as const) {
    const known = new Set<string>()
    c.locations.items.forEach(({ contacts }, i) =>
      contacts[side].forEach(({ id }, j) => {
        if (known.has(id)) tell(`locations.items.${i}.contacts.${side}.${j}: ${id} stands there twice`)
        known.add(id)
      }),
    )
  }
}

/** SPK-7.1 to 7.7: four acts with a Luciano phase between them, each with a capo a round and a stack of its own. */
function theActs(c: Components, tell: Tell): void {
  c.acts.forEach(({ act, rounds, caposPerPlayer, lucianoPhase, mobsterStack }, i) => {
    const last = i === c.acts.length - 1
    if (act !== i + 1) tell(`acts.${i}.act: ${i + 1}, in this order`)
    if (rounds !== caposPerPlayer) tell(`acts.${i}.rounds: ${caposPerPlayer}, one for each capo`)
    if (caposPerPlayer > c.componentCounts.caposPerPlayer)
      tell(`acts.${i}.caposPerPlayer: a family has ${c.componentCounts.caposPerPlayer}`)
    if (lucianoPhase === last) tell(`acts.${i}.lucianoPhase: after every act but the last`)
    if ((mobsterStack === null) !== last || mobsterStack === 'A')
      tell(`acts.${i}.mobsterStack: B, C or D for every act but the last`)
  })
  const stacks = c.acts.flatMap(({ mobsterStack }) => mobsterStack ?? [])
  twins('acts', stacks).forEach(tell)
}

/** SPK-20.1: turn order is changed at the Restaurant, once a visit; Central Park alone swaps its tiles. */
function theLocations(c: Components, tell: Tell): void {
  c.locations.items.forEach(({ id, unlimited, contacts }, i) => {
    const path = `locations.items.${i}`
    const isRestaurant = id === 'restaurant'
    if (unlimited !== isRestaurant) tell(`${path}.unlimited: true for the Restaurant, and for no other`)
    for (const side of ['1-2', '3-4'] as const) {
      if (isRestaurant && contacts[side].length !== 1)
        tell(`${path}.contacts.${side}: the Restaurant has one`)
      contacts[side].forEach((contact, j) => {
        const ops = contact.rows.flat().map(({ op }) => op)
        const count = (wanted: Effect['op']) => ops.filter((op) => op === wanted).length
        const at = `${path}.contacts.${side}.${j}.rows`
        if (isRestaurant && contact.rows[0]?.[0]?.op !== 'change_turn_order')
          tell(`${at}: the Restaurant begins with the turn order`)
        if (count('change_turn_order') !== (isRestaurant ? 1 : 0))
          tell(`${at}: change_turn_order once at the Restaurant, and nowhere else`)
        if (count('restaurant_two_of_three') > (isRestaurant ? 1 : 0))
          tell(`${at}: restaurant_two_of_three once at the Restaurant, and nowhere else`)
        if (id !== 'park' && count('park_swap') > 0) tell(`${at}: park_swap is for Central Park`)
      })
    }
  })
  for (const [path, effects] of bonuses(c))
    if (effects.some(({ op }) => AT_LOCATIONS.includes(op)))
      tell(`${path}: ${AT_LOCATIONS.join(', ')} is no bonus`)
}

const AT_LOCATIONS: readonly Effect['op'][] = ['change_turn_order', 'restaurant_two_of_three', 'park_swap']

/** Every list of effects that is not a contact's, by its path. */
const bonuses = (c: Components): [string, readonly Effect[]][] => [
  ...c.operationsBoard.buildings.map(({ bonus }, i): [string, readonly Effect[]] => [
    `operationsBoard.buildings.${i}.bonus`,
    bonus,
  ]),
  ...c.operationCards.items.map(({ bonus }, i): [string, readonly Effect[]] => [
    `operationCards.items.${i}.bonus`,
    bonus,
  ]),
  ...c.cityTokens.kinds.map(({ effects }, i): [string, readonly Effect[]] => [
    `cityTokens.kinds.${i}.effects`,
    effects,
  ]),
  ...c.helperCards.items.map(({ effects }, i): [string, readonly Effect[]] => [
    `helperCards.items.${i}.effects`,
    effects,
  ]),
  ...c.reputationTrack.bonuses.map(({ effects }, i): [string, readonly Effect[]] => [
    `reputationTrack.bonuses.${i}.effects`,
    effects,
  ]),
  ...c.bookObjectives.items.map(({ bonus }, i): [string, readonly Effect[]] => [
    `bookObjectives.items.${i}.bonus`,
    bonus,
  ]),
  ...c.docks.rowBonuses.map((bonus, i): [string, readonly Effect[]] => [`docks.rowBonuses.${i}`, bonus]),
]

/** SPK-5: everybody can build any speakeasy or the still in 1920, and lay a card. */
function theFirstRound(c: Components, tell: Tell): void {
  const { startingCash, startingSafe, startingHandPerType } = c.setup
  const money = startingCash + Math.floor(startingSafe / c.laundering.rate)
  const hand = OPERATIONS.length * startingHandPerType
  c.operationsBoard.buildings.forEach(({ kind, cost, discardCards = 0 }, i) => {
    if (kind !== 'speakeasy' && kind !== 'still') return
    const path = `operationsBoard.buildings.${i}`
    if (cost > money) tell(`${path}.cost: a family begins with ${money}`)
    if (discardCards > hand) tell(`${path}.discardCards: a family begins with ${hand} cards`)
  })
  for (const type of OPERATIONS) {
    const cards = c.operationCards.items.filter((card) => card.type === type).length
    const dealt = 4 * startingHandPerType
    if (cards <= dealt) tell(`operationCards.items: more than ${dealt} of ${type}`)
  }
  if (c.setup.familyOnReputationTrack.length >= c.componentCounts.familyMembersPerPlayer)
    tell('setup.familyOnReputationTrack: fewer than there are family members')
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
  if (c.solo.ranks.some(({ from }, i, all) => from < (all[i - 1]?.from ?? 0) || (i === 0 && from > 0)))
    tell('solo.ranks: from 0, and from low to high')
  if ((c.reputationTrack.prices[0]?.from ?? 99) > 5) tell('reputationTrack.prices: the first from 5 or less')
  c.ships.items.forEach((ship, i) => {
    if (ship.prices.length !== c.setup.barrelsPerShip)
      tell(`ships.items.${i}.prices: one for each of ${c.setup.barrelsPerShip} barrels`)
    if (ship.defence.length !== c.setup.barrelsPerShip + 1)
      tell(`ships.items.${i}.defence: one more than barrels`)
  })
}

function theStacks(c: Components, tell: Tell): void {
  for (const players of COUNTS) {
    const numbers = c.setup[players]
    const side = numbers.boardSide
    const perAct = c.acts.flatMap((act) => (act.mobsterStack ? [act.mobsterStack] : []))
    perAct.forEach((letter, i) => {
      const tiles = c.mobsters.items.filter((one) => one.letter === letter).length
      if (tiles < (numbers.mobsterTokensFaceDown[i] ?? 0))
        tell(`mobsters.items: ${players} players need more tiles of ${letter}`)
    })
    for (const { id, districts } of c.zones)
      if ((numbers.blockedDistricts?.[id] ?? 0) > districts.length)
        tell(`setup.${players}.blockedDistricts.${id}: it has ${districts.length} districts`)
    const blocked = sum(ZONES.map((zone) => numbers.blockedDistricts?.[zone] ?? 0))
    const tokens = sum(numbers.mobsterTokensFaceDown)
    // SPK-5.3: a free district for everybody's first building.
    if (tokens < Number(players)) tell(`setup.${players}.mobsterTokensFaceDown: at least ${players} together`)
    if (numbers.turnOrderColumns !== Number(players))
      tell(`setup.${players}.turnOrderColumns: one for each family`)
    if (c.turnOrderTrack.extraDiscardPositions[players].some((position) => position > Number(players)))
      tell(`turnOrderTrack.extraDiscardPositions.${players}: no more than ${players} positions`)
    if (blocked + numbers.mobsterATiles + tokens !== 16)
      tell(`setup.${players}: the sixteen mobster district tokens are not all used`)
    const tiles = c.mobsters.items.filter((one) => one.letter === 'A').length
    if (tiles !== numbers.mobsterATiles + numbers.mobsterATilesRemoved)
      tell(`setup.${players}.mobsterATiles: ${tiles} tiles of A`)
    // SPK-8.10: a capo can always be placed.
    const contacts = sum(
      c.locations.items
        .filter((location) => !location.unlimited)
        .map((location) => location.contacts[side].length),
    )
    if (contacts < Number(players) * c.componentCounts.caposPerPlayer)
      tell(`locations.items: too few contacts for ${players} players`)
  }
  const cops = c.setup.copsAtSetup + sum(c.setup.copTokensFaceDown)
  if (cops !== 16) tell('setup.copTokensFaceDown: the sixteen cop district tokens are not all used')
  const spaces = Math.max(...COUNTS.map((players) => sum(c.districts.map((one) => one.spaces[players]))))
  const tokens = sum(c.cityTokens.kinds.map((one) => one.count))
  if (tokens < spaces + c.setup.cityTokenDisplay) tell('cityTokens.kinds: too few for every building space')
  if (c.crates.items.length < c.ships.items.length) tell('crates.items: one for each ship')
  if (c.helperCards.items.length < c.setup.helperDisplay) tell('helperCards.items: too few for the display')
  if (c.componentCounts.barrels < c.ships.items.length * c.setup.barrelsPerShip)
    tell('componentCounts.barrels: too few for the ships')
}

/** SPK-3.16, SPK-3.17: there must be tiles with so many different numbers. */
function theObjectives(c: Components, tell: Tell): void {
  if (numbers(c.zoneObjectives.items).size < ZONES.length) tell('zoneObjectives.items: three numbers')
  const { items, slots } = c.centralParkObjectives
  slots.forEach(({ letter }, i) => {
    const tiles = items.filter((one) => one.letter === letter)
    if (numbers(tiles).size < slots.length)
      tell(`centralParkObjectives.slots.${i}.letter: there are not ${slots.length} numbers of ${letter}`)
  })
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
  const looks = [
    uniqueIds,
    theActs,
    theLocations,
    theFirstRound,
    theMap,
    theBoards,
    theStacks,
    theObjectives,
    theBottles,
  ]
  for (const look of looks) look(c, tell)
  return problems
}
