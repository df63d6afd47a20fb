// What is wrong with a components file although its shape is right, named by path.

import { twins } from '../../reading.ts'
import type { Components } from './schema.ts'
import { ROLES } from '../words.ts'

const LISTS = [
  'families',
  'familySpaces',
  'printedBusinesses',
  'businessTiles',
  'jobs',
  'allies',
  'goods',
] as const

/** What a shape alone cannot say: names that lead nowhere, twins, too few of something. */
export function contradictions(c: Components): string[] {
  const problems: string[] = []
  const unique = (path: string, ids: readonly (string | number)[]) => problems.push(...twins(path, ids))
  const turfIds = c.turfs.list.map((turf) => turf.id)
  const knownTurf = (path: string, turf: string) => {
    if (!turfIds.includes(turf)) problems.push(`${path}: no turf is called ${turf}`)
  }
  unique('turfs.list', turfIds)
  for (const list of LISTS)
    unique(
      `${list}.list`,
      c[list].list.map(({ id }) => id),
    )
  unique(
    'money.list',
    c.money.list.map((money) => money.value),
  )
  unique(
    'acts.list',
    c.acts.list.map((act) => act.act),
  )
  const numbers = c.turfs.list.map((turf) => turf.number).filter((number) => number !== null)
  if (numbers.toSorted((a, b) => a - b).join() !== '1,2,3,4,5,6,7')
    problems.push('turfs.list: the numbers 1 to 7, once each')
  c.turfs.list.forEach((turf, i) => {
    const business = c.printedBusinesses.list.find((one) => one.id === turf.printedBusiness)
    if (business?.turf !== turf.id)
      problems.push(`turfs.list.${i}.printedBusiness: ${turf.printedBusiness} does not stand in ${turf.id}`)
    // COR-4.3: a thug could stand in every turf but Central Park.
    if (business && (business.front !== null) !== (turf.number !== null))
      problems.push(`turfs.list.${i}.printedBusiness: a front in the seven numbered turfs and in no other`)
    if (turf.controllable !== (turf.number !== null))
      problems.push(`turfs.list.${i}.controllable: true for the seven numbered turfs and for no other`)
    if ((turf.tileSpaces === 1) !== (turf.number !== null))
      problems.push(`turfs.list.${i}.tileSpaces: 1 for the seven numbered turfs and 0 for any other`)
  })
  c.printedBusinesses.list.forEach((business, i) => {
    knownTurf(`printedBusinesses.list.${i}.turf`, business.turf)
    if (!c.turfs.list.some((turf) => turf.printedBusiness === business.id))
      problems.push(`printedBusinesses.list.${i}: no turf has it`)
  })
  c.familySpaces.list.forEach((space, i) => {
    for (const turf of space.turfs) knownTurf(`familySpaces.list.${i}.turfs`, turf)
    unique(`familySpaces.list.${i}.turfs`, space.turfs)
  })
  for (const [players, numbersOf] of Object.entries(c.players.byCount)) {
    const path = `players.byCount.${players}`
    for (const turf of numbersOf.setupBlueTurfs) {
      knownTurf(`${path}.setupBlueTurfs`, turf)
      if (c.turfs.list.find((one) => one.id === turf)?.tileSpaces === 0)
        problems.push(`${path}.setupBlueTurfs: ${turf} has no room for a tile`)
    }
    unique(`${path}.setupBlueTurfs`, numbersOf.setupBlueTurfs)
    const tiles = numbersOf.setupBlueTurfs.length + 2
    if (c.businessTiles.list.filter((tile) => tile.color === 'blue').length < tiles)
      problems.push(`businessTiles.list: ${players} players need ${tiles} blue tiles`)
    for (const act of [1, 2, 3])
      if (c.allies.list.filter((ally) => ally.act === act).length < numbersOf.allies)
        problems.push(`allies.list: ${players} players need ${numbersOf.allies} allies of act ${act}`)
    problems.push(...tooFewSpaces(c, Number(players), numbersOf, path))
  }
  if (c.businessTiles.list.filter((tile) => tile.color === 'red').length < 2)
    problems.push('businessTiles.list: two red tiles are needed')
  const jobs = c.jobs.list.reduce((sum, job) => sum + job.count, 0)
  if (jobs < 5 * c.players.startingHand.randomJobs + 4) problems.push('jobs.list: too few cards to deal from')
  if (c.controlMarkers.total !== 5 * c.controlMarkers.perFamily)
    problems.push('controlMarkers.total: five times perFamily')
  c.families.list.forEach((family, i) => {
    if (family.members.map((member) => member.role).join() !== ROLES.join())
      problems.push(`families.list.${i}.members: ${ROLES.join(', ')}, in this order`)
  })
  for (const { value: worth } of c.money.list) {
    const needed = 5 * c.players.startingHand.money.filter((one) => one === worth).length
    const have = c.money.list.find((one) => one.value === worth)?.count ?? 0
    if (have < needed)
      problems.push(`money.list: $${worth}: ${needed} are dealt at the start, ${have} are there`)
  }
  return problems
}

/** COR-R32: everybody must always find a place. */
function tooFewSpaces(
  c: Components,
  players: number,
  { thugs, setupBlueTurfs, use3PlusSpaces }: Components['players']['byCount']['2'],
  path: string,
): string[] {
  const spaces = c.familySpaces.list.filter((space) => use3PlusSpaces || space.minPlayers <= 2).length
  const printedFronts = c.printedBusinesses.list.filter((business) => business.front !== null).length
  const fronts = printedFronts + setupBlueTurfs.length + 1
  const problems: string[] = []
  if (spaces < 3 * players + 1)
    problems.push(`familySpaces.list: ${3 * players + 1} are needed for ${players} players`)
  if (fronts < thugs * players + 1) problems.push(`${path}.thugs: only ${fronts} thug spaces in Act I`)
  return problems
}
