// A components file that contradicts itself: each problem by its path, and nothing else is found. COR-2, COR-R32.

import { describe, expect, it } from 'vitest'
import { PRINTED } from './components.ts'
import { contradictions } from './contradictions.ts'
import type { Components } from './schema.ts'

type Change = (c: Components) => void

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the printed file has changed')
  return found
}

const first = <T>(list: readonly T[]): T => required(list[0])

/** What is wrong with the printed file after this change. */
function problems(change: Change): string[] {
  const changed = structuredClone(PRINTED)
  change(changed)
  return contradictions(changed)
}

/** Another copy of the first thing in a list. */
const twin =
  (
    list: 'turfs' | 'families' | 'familySpaces' | 'printedBusinesses' | 'businessTiles' | 'jobs' | 'allies',
  ): Change =>
  (c) => {
    const all: object[] = c[list].list
    all.push(structuredClone(first(all)))
  }

const keepTiles =
  (color: string, count: number): Change =>
  (c) => {
    const others = c.businessTiles.list.filter((tile) => tile.color !== color)
    const kept = c.businessTiles.list.filter((tile) => tile.color === color).slice(0, count)
    c.businessTiles.list = [...others, ...kept]
  }

const keepAllies =
  (act: number, count: number): Change =>
  (c) => {
    const others = c.allies.list.filter((ally) => ally.act !== act)
    c.allies.list = [...others, ...c.allies.list.filter((ally) => ally.act === act).slice(0, count)]
  }

describe('COR-2 the printed components', () => {
  it('COR-2 contradict themselves nowhere', () => {
    expect(contradictions(PRINTED)).toEqual([])
  })

  it('COR-2 may stand in any order', () => {
    expect(
      problems((c) => {
        c.turfs.list.reverse()
        c.acts.list.reverse()
        c.allies.list.reverse()
      }),
    ).toEqual([])
  })
})

describe('COR-2 twins', () => {
  it.each(['families', 'familySpaces', 'businessTiles', 'jobs', 'allies'] as const)(
    'COR-2 of %s are named by the place of the second',
    (list) => {
      const found = problems(twin(list))
      expect(
        found.filter((line) => line.startsWith(`${list}.list.${PRINTED[list].list.length}`)),
      ).toHaveLength(1)
    },
  )

  it('COR-2 of printed businesses, turfs, goods, money and acts likewise', () => {
    const where = (change: Change) => problems(change).map((line) => line.split(':')[0])
    expect(where(twin('printedBusinesses'))).toContain('printedBusinesses.list.8')
    expect(where(twin('turfs'))).toContain('turfs.list.8')
    expect(where((c) => Object.assign(required(c.goods.list[1]), { id: first(c.goods.list).id }))).toEqual([
      'goods.list.1',
    ])
    expect(where((c) => Object.assign(required(c.money.list[1]), { value: 1 }))).toEqual(['money.list.1'])
    expect(where((c) => Object.assign(required(c.acts.list[1]), { act: 1 }))).toEqual(['acts.list.1'])
    expect(
      where((c) => first(c.familySpaces.list).turfs.splice(1, 1, first(first(c.familySpaces.list).turfs))),
    ).toEqual(['familySpaces.list.0.turfs.1'])
    const five = (c: Components) => c.players.byCount['5'].setupBlueTurfs
    expect(where((c) => five(c).splice(1, 1, first(five(c))))).toEqual(['players.byCount.5.setupBlueTurfs.1'])
  })
})

describe('COR-4 turfs and their businesses', () => {
  const harlem = 'no turf is called harlem'
  const cases: readonly [string, Change, readonly string[]][] = [
    [
      'a number is missing',
      (c) => Object.assign(first(c.turfs.list), { number: 2 }),
      ['turfs.list: the numbers 1 to 7, once each'],
    ],
    [
      'a turf claims a business that stands elsewhere',
      (c) => Object.assign(first(c.printedBusinesses.list), { turf: 'brooklyn' }),
      ['turfs.list.0.printedBusiness: pb-wall-street does not stand in wall-street'],
    ],
    [
      'a business stands in no turf that there is',
      (c) => Object.assign(first(c.printedBusinesses.list), { turf: 'harlem' }),
      [
        'turfs.list.0.printedBusiness: pb-wall-street does not stand in wall-street',
        `printedBusinesses.list.0.turf: ${harlem}`,
      ],
    ],
    [
      'a turf claims a business that there is not',
      (c) => Object.assign(first(c.turfs.list), { printedBusiness: 'pb-harlem' }),
      [
        'turfs.list.0.printedBusiness: pb-harlem does not stand in wall-street',
        'printedBusinesses.list.0: no turf has it',
      ],
    ],
    [
      'Central Park has a front (COR-4.3)',
      (c) => Object.assign(required(c.printedBusinesses.list[7]), { front: [] }),
      ['turfs.list.7.printedBusiness: a front in the seven numbered turfs and in no other'],
    ],
    [
      'Central Park can be controlled (COR-4.3)',
      (c) => Object.assign(required(c.turfs.list[7]), { controllable: true }),
      ['turfs.list.7.controllable: true for the seven numbered turfs and for no other'],
    ],
    [
      'a numbered turf cannot be controlled',
      (c) => Object.assign(first(c.turfs.list), { controllable: false }),
      ['turfs.list.0.controllable: true for the seven numbered turfs and for no other'],
    ],
    [
      'a numbered turf has no room for a tile',
      (c) => Object.assign(required(c.turfs.list[6]), { tileSpaces: 0 }),
      ['turfs.list.6.tileSpaces: 1 for the seven numbered turfs and 0 for any other'],
    ],
    [
      'a family space touches a turf that there is not',
      (c) => first(c.familySpaces.list).turfs.splice(0, 1, 'harlem'),
      [`familySpaces.list.0.turfs: ${harlem}`],
    ],
    [
      'a tile of the set-up goes to a turf that there is not',
      (c) => c.players.byCount['4'].setupBlueTurfs.splice(0, 1, 'harlem'),
      [`players.byCount.4.setupBlueTurfs: ${harlem}`],
    ],
    [
      'a tile of the set-up goes to Central Park',
      (c) => c.players.byCount['4'].setupBlueTurfs.splice(0, 1, 'central-park'),
      ['players.byCount.4.setupBlueTurfs: central-park has no room for a tile'],
    ],
  ]

  it.each(cases)('COR-4 %s', (_what, change, expected) => {
    expect(problems(change)).toEqual(expected)
  })
})

describe('COR-R32 enough of everything', () => {
  it('COR-3.6, COR-6.4 blue tiles for the set-up and two acts, red tiles for two acts', () => {
    expect(problems(keepTiles('blue', 5))).toEqual([])
    expect(problems(keepTiles('blue', 4))).toEqual(['businessTiles.list: 5 players need 5 blue tiles'])
    expect(problems(keepTiles('blue', 2))).toEqual([
      'businessTiles.list: 4 players need 3 blue tiles',
      'businessTiles.list: 5 players need 5 blue tiles',
    ])
    expect(problems(keepTiles('red', 2))).toEqual([])
    expect(problems(keepTiles('red', 1))).toEqual(['businessTiles.list: two red tiles are needed'])
  })

  it.each([1, 2, 3])('COR-3.8, COR-13.5 allies of act %i for every number of players', (act) => {
    expect(problems(keepAllies(act, 4))).toEqual([])
    expect(problems(keepAllies(act, 2))).toEqual([
      `allies.list: 4 players need 3 allies of act ${act}`,
      `allies.list: 5 players need 4 allies of act ${act}`,
    ])
  })

  it('COR-3.7, COR-3.13 jobs for five hands and the open slots', () => {
    const keepJobs =
      (count: number): Change =>
      (c) => {
        c.jobs.list = c.jobs.list.slice(0, count).map((job) => ({ ...job, count: 1 }))
      }
    expect(problems(keepJobs(14))).toEqual([])
    expect(problems(keepJobs(13))).toEqual(['jobs.list: too few cards to deal from'])
    expect(
      problems((c) => {
        c.jobs.list = [{ ...first(c.jobs.list), count: 14 }]
      }),
    ).toEqual([])
  })

  it('COR-2.8 five times the markers of a family', () => {
    expect(problems((c) => Object.assign(c.controlMarkers, { total: 44 }))).toEqual([
      'controlMarkers.total: five times perFamily',
    ])
    expect(problems((c) => Object.assign(c.controlMarkers, { perFamily: 8, total: 40 }))).toEqual([])
  })

  it('COR-2.10 Don, Consigliere and Heir in every family', () => {
    const change: Change = (c) => {
      required(c.families.list[2]).members.reverse()
    }
    expect(problems(change)).toEqual(['families.list.2.members: don, consigliere, heir, in this order'])
  })

  it('COR-3.13 money for five starting hands', () => {
    const twos =
      (count: number): Change =>
      (c) => {
        for (const money of c.money.list) if (money.value === 2) money.count = count
      }
    expect(problems(twos(5))).toEqual([])
    expect(problems(twos(4))).toEqual(['money.list: $2: 5 are dealt at the start, 4 are there'])
    expect(
      problems((c) => {
        c.players.startingHand.money = [2, 2]
        twos(9)(c)
      }),
    ).toEqual(['money.list: $2: 10 are dealt at the start, 9 are there'])
    // Nobody is dealt a $5.
    expect(problems((c) => Object.assign(required(c.money.list[3]), { count: 0 }))).toEqual([])
  })

  it('COR-R32 family spaces for three members each and the Mayor', () => {
    expect(problems((c) => c.familySpaces.list.splice(0, 1))).toEqual([
      'familySpaces.list: 16 are needed for 5 players',
    ])
    expect(problems((c) => Object.assign(c.players.byCount['4'], { use3PlusSpaces: false }))).toEqual([
      'familySpaces.list: 13 are needed for 4 players',
    ])
    expect(problems((c) => Object.assign(c.players.byCount['3'], { use3PlusSpaces: false }))).toEqual([])
  })

  it('COR-R32 thug spaces for all thugs and the Union Boss in Act I', () => {
    expect(problems((c) => Object.assign(c.players.byCount['5'], { thugs: 3 }))).toEqual([
      'players.byCount.5.thugs: only 11 thug spaces in Act I',
    ])
    expect(problems((c) => Object.assign(c.players.byCount['4'], { thugs: 3 }))).toEqual([
      'players.byCount.4.thugs: only 9 thug spaces in Act I',
    ])
    expect(problems((c) => Object.assign(c.players.byCount['4'], { thugs: 2, setupBlueTurfs: [] }))).toEqual([
      'players.byCount.4.thugs: only 8 thug spaces in Act I',
    ])
    expect(problems((c) => Object.assign(c.players.byCount['3'], { thugs: 3 }))).toEqual([
      'players.byCount.3.thugs: only 8 thug spaces in Act I',
    ])
    expect(problems((c) => Object.assign(c.players.byCount['5'], { thugs: 2 }))).toEqual([])
  })
})
