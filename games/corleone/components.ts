// The components file: its shape, and every way in which it can be wrong, named by path.

import { OptionError } from '@backroom/engine'
import * as v from 'valibot'
import printed from './components.json' with { type: 'json' }
import { COLORS, COMMON_GOODS, GOODS, NEUTRALS, ROLES, VALUES } from './words.ts'

const id = (prefix = '') =>
  v.pipe(v.string(), v.regex(new RegExp(`^${prefix}[a-z0-9-]+$`), `an id like ${prefix}some-name`))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))
const value = v.picklist(VALUES)
const commonGood = v.picklist(COMMON_GOODS)
const kind = v.picklist(['thug', 'familyMember'])

const trade = v.strictObject({
  do: v.literal('trade'),
  discard: some,
  gain: v.union([
    v.strictObject({ money: v.pipe(v.array(value), v.minLength(1)) }),
    v.strictObject({ goodsChoice: v.pipe(v.array(commonGood), v.minLength(1)) }),
  ]),
})

/** COR-16.1: the icons of section 15, the only ones that businesses carry. */
const iconOps = [
  v.strictObject({ do: v.literal('suitcase'), times: some }),
  v.strictObject({ do: v.literal('drawJobs'), times: some }),
  v.strictObject({ do: v.literal('takeMoney'), values: v.pipe(v.array(value), v.minLength(1)) }),
  v.strictObject({ do: v.literal('takeGoods'), goods: v.pipe(v.array(v.picklist(GOODS)), v.minLength(1)) }),
  v.strictObject({ do: v.literal('takeHorseHead') }),
  trade,
] as const

const icon = v.variant('do', [...iconOps])

const effect = v.variant('do', [
  ...iconOps,
  v.strictObject({
    do: v.literal('takeGoodsChoice'),
    from: v.pipe(v.array(commonGood), v.minLength(1)),
    count: some,
    distinct: v.boolean(),
  }),
  v.strictObject({
    do: v.literal('useFront'),
    scope: v.picklist(['any', 'ownTurf', 'ownThug', 'vacated']),
    count: some,
  }),
  v.strictObject({ do: v.literal('useBack'), scope: v.literal('any'), count: some }),
  v.strictObject({ do: v.literal('moneyPerTurf'), value, max: some }),
  v.strictObject({ do: v.literal('gunDown'), kind, count: some, scope: v.picklist(['board', 'chiefTurf']) }),
  v.strictObject({ do: v.literal('driveBy') }),
  v.strictObject({ do: v.literal('carBomb') }),
  v.strictObject({
    do: v.literal('moveFigure'),
    kind,
    owner: v.picklist(['own', 'rival', 'any']),
    shakedown: v.boolean(),
  }),
  v.strictObject({ do: v.literal('placeNeutral'), figure: v.picklist(NEUTRALS) }),
  v.strictObject({ do: v.literal('offer') }),
  v.strictObject({ do: v.literal('stealRandom'), count: some }),
  v.strictObject({ do: v.literal('forceDiscard'), count: some }),
  v.strictObject({ do: v.literal('unsuitcase'), count: some }),
])

const perCount = v.object({
  openJobs: count,
  allies: count,
  thugs: v.pipe(count, v.minValue(1), v.maxValue(3)),
  setupBlueTurfs: v.array(id()),
  use3PlusSpaces: v.boolean(),
})

const schema = v.object({
  game: v.literal('corleone'),
  schemaVersion: v.literal(1),
  players: v.object({
    byCount: v.object({ '2': perCount, '3': perCount, '4': perCount, '5': perCount }),
    startingHand: v.object({ money: v.array(value), randomJobs: count }),
  }),
  families: v.object({
    list: v.pipe(
      v.array(
        v.object({
          id: id(),
          name: v.string(),
          color: v.string(),
          members: v.array(
            v.object({ role: v.picklist(ROLES), name: v.string(), fromAct: v.picklist([1, 2, 3, 4]) }),
          ),
          thugFigures: v.literal(3),
        }),
      ),
      v.length(5),
    ),
  }),
  controlMarkers: v.object({ perFamily: v.pipe(some, v.minValue(1)), total: count }),
  acts: v.object({
    list: v.pipe(
      v.array(
        v.object({
          act: v.picklist([1, 2, 3, 4]),
          numeral: v.string(),
          name: v.string(),
          tile: v.picklist(['blue', 'red']),
          handLimit: count,
          bribery: v.boolean(),
        }),
      ),
      v.length(4),
    ),
  }),
  turfs: v.object({
    list: v.array(
      v.object({
        number: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
        id: id(),
        name: v.string(),
        controllable: v.boolean(),
        printedBusiness: id('pb-'),
        tileSpaces: v.picklist([0, 1]),
      }),
    ),
  }),
  familySpaces: v.object({
    list: v.array(
      v.object({
        id: id('fs-'),
        turfs: v.pipe(v.array(id()), v.minLength(2), v.maxLength(3)),
        minPlayers: v.picklist([2, 3]),
      }),
    ),
  }),
  printedBusinesses: v.object({
    list: v.array(
      v.object({
        id: id('pb-'),
        name: v.string(),
        turf: id(),
        front: v.nullable(v.array(icon)),
        back: v.array(icon),
      }),
    ),
  }),
  businessTiles: v.object({
    list: v.array(
      v.object({
        id: id('bt-'),
        name: v.string(),
        color: v.picklist(['blue', 'red']),
        front: v.array(icon),
        back: v.array(icon),
      }),
    ),
  }),
  goods: v.object({ list: v.pipe(v.array(v.object({ id: v.picklist(GOODS), count })), v.length(4)) }),
  money: v.object({ list: v.pipe(v.array(v.object({ value, count })), v.length(4)) }),
  jobs: v.object({
    list: v.array(
      v.object({
        id: id('job-'),
        name: v.string(),
        color: v.picklist(COLORS),
        count: some,
        requires: v.array(commonGood),
        ability: v.array(effect),
        money: v.array(value),
      }),
    ),
  }),
  allies: v.object({
    list: v.array(
      v.object({ id: id('ally-'), act: v.picklist([1, 2, 3]), name: v.string(), effects: v.array(effect) }),
    ),
  }),
  scoring: v.object({ turfBonus: count, jobColorBonus: count }),
  ruleLimits: v.object({ jobDraw: v.literal(2), jobKeep: v.literal(1) }),
})

export type Components = v.InferOutput<typeof schema>
export type PrintedEffect = v.InferOutput<typeof effect>

/** Reads a components file; throws an OptionError with one line for everything that is wrong. */
export function readComponents(given: unknown): Components {
  const read = v.safeParse(schema, given)
  if (!read.success)
    throw new OptionError(
      read.issues.map((issue) => `components.${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`),
    )
  const problems = contradictions(read.output)
  if (problems.length > 0) throw new OptionError(problems.map((problem) => `components.${problem}`))
  return read.output
}

/** What a shape alone cannot say: names that lead nowhere, twins, too few of something. */
function contradictions(c: Components): string[] {
  const problems: string[] = []
  const unique = (path: string, ids: readonly (string | number)[]) => {
    ids.forEach((one, i) => {
      if (ids.indexOf(one) !== i) problems.push(`${path}.${i}: ${one} stands there twice`)
    })
  }
  const turfIds = c.turfs.list.map((turf) => turf.id)
  const knownTurf = (path: string, turf: string) => {
    if (!turfIds.includes(turf)) problems.push(`${path}: no turf is called ${turf}`)
  }
  unique('turfs.list', turfIds)
  unique(
    'families.list',
    c.families.list.map((family) => family.id),
  )
  unique(
    'familySpaces.list',
    c.familySpaces.list.map((space) => space.id),
  )
  unique(
    'printedBusinesses.list',
    c.printedBusinesses.list.map((business) => business.id),
  )
  unique(
    'businessTiles.list',
    c.businessTiles.list.map((tile) => tile.id),
  )
  unique(
    'jobs.list',
    c.jobs.list.map((job) => job.id),
  )
  unique(
    'allies.list',
    c.allies.list.map((ally) => ally.id),
  )
  unique(
    'goods.list',
    c.goods.list.map((good) => good.id),
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
  if (numbers.toSorted().join() !== '1,2,3,4,5,6,7')
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

export const PRINTED: Components = readComponents(printed)
