// The components: what is in the box, how a wrong file is refused, how a corrected one is played with. COR-2.

import { OptionError } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import file from './components.json' with { type: 'json' }
import { PRINTED, readComponents } from './components.ts'
import { arrange } from '../testing/arrange.ts'
import { tableOf } from '../testing/table.ts'
import { COLORS, GOODS } from '../words.ts'

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

/** All there is at a table, wherever it lies. */
const onTheTable = (players: number) => {
  const table = tableOf(players)
  return table.play.game.tally(table.state, table.box)
}

/** What a thug in Queens brings with these options. */
const played = (options: object) => {
  const table = tableOf(2, { hands: { vitale: [] } }, options)
  return table.turnOf('vitale').answers('vitale', 'thug:pb-queens').hand('vitale')
}

describe('what is in the box', () => {
  it('COR-2.1 the board has seven numbered turfs, Central Park, the Hudson, two tracks, open-job and ally slots', () => {
    expect(PRINTED.turfs.list.map((turf) => turf.number)).toEqual([1, 2, 3, 4, 5, 6, 7, null])
    const seen = tableOf(5).view('spectator')
    expect(Object.keys(seen.control)).toHaveLength(7)
    expect(Object.keys(seen.tiles)).toHaveLength(7)
    expect(Object.keys(seen.control)).not.toContain('central-park')
    expect(seen).toMatchObject({ hudson: [], act: 1, phase: 'familyBusiness' })
    expect(seen.openJobs).toHaveLength(4)
    expect(seen.allyRow).toHaveLength(4)
  })

  it('COR-2.2 eighteen allies, six for each of the first three acts, none for Act IV', () => {
    expect(PRINTED.allies.list).toHaveLength(18)
    for (const act of [1, 2, 3])
      expect(PRINTED.allies.list.filter((ally) => ally.act === act)).toHaveLength(6)
    const all = onTheTable(5)
    expect(Object.keys(all).filter((id) => id.startsWith('ally-'))).toHaveLength(18)
  })

  it('COR-2.3 thirty-two illegal goods of four types are at every table', () => {
    expect(PRINTED.goods.list.map((good) => good.id).toSorted()).toEqual(GOODS.toSorted())
    const all = onTheTable(3)
    expect(sum(GOODS.map((good) => all[good] ?? 0))).toBe(32)
  })

  it('COR-2.4 twelve business tiles, blue and red, besides the eight printed businesses', () => {
    expect(PRINTED.printedBusinesses.list).toHaveLength(8)
    expect(PRINTED.businessTiles.list).toHaveLength(12)
    expect(new Set(PRINTED.businessTiles.list.map((tile) => tile.color))).toEqual(new Set(['blue', 'red']))
    const all = onTheTable(4)
    expect(sum(PRINTED.businessTiles.list.map((tile) => all[tile.id] ?? 0))).toBe(12)
  })

  it('COR-2.5 forty-four jobs in four colours', () => {
    expect(new Set(PRINTED.jobs.list.map((job) => job.color))).toEqual(new Set(COLORS))
    const all = onTheTable(5)
    expect(sum(PRINTED.jobs.list.map((job) => all[job.id] ?? 0))).toBe(44)
  })

  it('COR-2.6 a hundred and twenty money cards of $1, $2, $3 and $5', () => {
    expect(PRINTED.money.list.map((money) => money.value)).toEqual([1, 2, 3, 5])
    const all = onTheTable(2)
    expect(sum(['$1', '$2', '$3', '$5'].map((card) => all[card] ?? 0))).toBe(120)
  })

  it('COR-2.6 a money card goes whole: a $5 is one card, and no part of it can be suitcased', () => {
    const table = tableOf(2, { hands: { vitale: ['$5'] }, tiles: { 'wall-street': null } })
    table.turnOf('vitale').answers('vitale', 'thug:pb-wall-street')
    expect(table.options('vitale')).toEqual(['$5'])
    expect(table.tries('vitale', ['$3'])).toMatchObject({ code: 'unknownOption' })
    table.answers('vitale', ['$5'])
    expect(table.suitcase('vitale')).toEqual(['$5'])
    expect(table.hand('vitale')).toEqual([])
  })

  it('COR-2.7 one Horse Head; the Police Car goes one field on whenever a phase ends', () => {
    const table = tableOf(2)
    for (const family of table.open.seats) Object.assign(family, { thugs: [], members: [] })
    const seen: string[] = []
    table.from('openNewBusiness')
    for (const event of table.told('phase')) seen.push(String(event['phase']))
    expect(seen).toEqual(['openNewBusiness', 'familyBusiness', 'turfWar', 'bribery'])
    expect(table.view('spectator').phase).toBe('bribery')
    expect([0, 1]).toContain(table.view('spectator').horseHead)
  })

  it('COR-2.8 forty-five control markers, nine for each family', () => {
    expect(PRINTED.controlMarkers).toMatchObject({ perFamily: 9, total: 45 })
    const all = onTheTable(5)
    const markers = Object.entries(all).filter(([what]) => what.startsWith('markers'))
    expect(markers.map(([, count]) => count)).toEqual([9, 9, 9, 9, 9])
  })

  it('COR-2.9 each player’s suitcase holds money cards and completed jobs, apart from the hand', () => {
    const table = tableOf(5, { hands: { vitale: ['booze', '$2', 'job-cooked-books'] } }).turnOf('vitale')
    table.answers('vitale', 'hand:job-cooked-books').answers('vitale', 'moneyFirst').answers('vitale', ['$2'])
    expect(table.names.map((name) => [table.suitcase(name), table.completed(name)])).toEqual([
      [['$2'], ['job-cooked-books']],
      ...Array.from({ length: 4 }, () => [[], []]),
    ])
    expect(table.hand('vitale')).toEqual(['$1'])
  })

  it('COR-2.10 thirty-four figures: Don Corleone, three neutral ones, six of each family', () => {
    const figures = Object.values(tableOf(5).box.figure)
    // Don Corleone is the act marker: the act is where he stands.
    expect(figures.length + 1).toBe(34)
    expect(file.figureCount.value).toBe(34)
    expect(figures.filter((figure) => figure.family === null).map((figure) => figure.id)).toEqual([
      'mayor',
      'union-boss',
      'police-chief',
    ])
    const vitale = figures.filter((figure) => figure.family === 'vitale').map((figure) => figure.id)
    expect(vitale.toSorted()).toEqual([
      'vitale-consigliere',
      'vitale-don',
      'vitale-heir',
      'vitale-thug-1',
      'vitale-thug-2',
      'vitale-thug-3',
    ])
  })

  it('COR-2.11 square bases stand on fronts, round ones on family spaces, and never the other way', () => {
    const table = tableOf(3, { hands: { vitale: ['ally-mayor-1'] } }).turnOf('vitale')
    const placements = table.options('vitale').filter((id) => /^(thug|vitale-don):/.test(id))
    for (const id of placements) expect(id).toMatch(/^(thug:(pb|bt)-|vitale-don:fs-)/)
    expect(placements.length).toBeGreaterThan(16)
    expect(table.tries('vitale', 'thug:fs-01')).toMatchObject({ code: 'unknownOption' })
    expect(table.tries('vitale', 'vitale-don:pb-queens')).toMatchObject({ code: 'unknownOption' })
    table.answers('vitale', 'ally:ally-mayor-1')
    expect(table.options('vitale').every((id) => id.startsWith('fs-') || id === 'none')).toBe(true)
  })

  it('COR-2.12 a hand shows the others its number of cards and no kind of card', () => {
    const table = tableOf(2, { hands: { vitale: ['$5', 'gun', 'job-offer', 'ally-tax'] } })
    for (const viewer of ['pizzino', 'spectator'])
      expect(table.view(viewer)).toMatchObject({ handCounts: [4, 5], hands: { 0: null } })
    expect(table.view('vitale').hands[0]).toHaveLength(4)
  })

  it('COR-R30 names are spelt as the English component list has them', () => {
    const names = PRINTED.families.list.flatMap((family) => family.members.map((member) => member.name))
    expect(names).toEqual(expect.arrayContaining(['Tancredi Vitale', 'Leolucca Matarazzo']))
    expect(names.join()).not.toMatch(/Tangredi|Leoluca /)
  })

  it('COR-R33 8 blue and 4 red tiles, 8 of each good, 30 of each money card, 11 jobs of each colour', () => {
    const tiles = PRINTED.businessTiles.list
    expect(tiles.filter((tile) => tile.color === 'blue')).toHaveLength(8)
    expect(tiles.filter((tile) => tile.color === 'red')).toHaveLength(4)
    expect(PRINTED.goods.list.map((good) => good.count)).toEqual([8, 8, 8, 8])
    expect(PRINTED.money.list.map((money) => money.count)).toEqual([30, 30, 30, 30])
    for (const color of COLORS) {
      const jobs = PRINTED.jobs.list.filter((job) => job.color === color)
      expect(sum(jobs.map((job) => job.count))).toBe(11)
    }
  })

  it('COR-R34 the two printed cards are as printed, and every price follows Extortion', () => {
    expect(PRINTED.jobs.list.find((job) => job.id === 'job-extortion')).toMatchObject({
      requires: ['bloodMoney', 'gun', 'booze'],
      ability: [{ do: 'useFront', scope: 'any', count: 1 }],
      money: [5],
    })
    expect(PRINTED.allies.list.find((ally) => ally.id === 'ally-accountant')).toMatchObject({
      effects: [{ do: 'suitcase', times: 2 }],
    })
    const pays: { [goods: number]: { least: number; most: number } } = {
      1: { least: 1, most: 2 },
      2: { least: 2, most: 4 },
      3: { least: 5, most: 8 },
      4: { least: 8, most: 10 },
    }
    for (const { id, requires, money } of PRINTED.jobs.list) {
      const fair = pays[requires.length]
      expect(sum(money), id).toBeGreaterThanOrEqual(fair?.least ?? 99)
      expect(sum(money), id).toBeLessThanOrEqual(fair?.most ?? 0)
    }
  })
})

/** The printed file with one thing changed. */
const corrected = (change: (file: ReturnType<typeof copy>) => void) => {
  const changed = copy()
  change(changed)
  return changed
}
const copy = () => structuredClone(file)

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the printed file has changed')
  return found
}

const problemsOf = (given: unknown): readonly string[] => {
  try {
    readComponents(given)
  } catch (error) {
    if (error instanceof OptionError) return error.problems
    throw error
  }
  return []
}

describe('a components file', () => {
  it('is refused with the path of what is wrong in shape', () => {
    expect(problemsOf('nothing of the kind')[0]).toMatch(/^components\.\(all\): /)
    const wrong = corrected((c) => {
      Object.assign(required(c.jobs.list[2]), { color: 'pink' })
      Object.assign(required(c.money.list[3]), { count: -1 })
    })
    expect(problemsOf(wrong).map((line) => line.split(':')[0])).toEqual([
      'components.money.list.3.count',
      'components.jobs.list.2.color',
    ])
  })

  it.each<[string, (c: ReturnType<typeof copy>) => void]>([
    ['components.jobs.list.1', (c) => Object.assign(required(c.jobs.list[1]), { id: c.jobs.list[0]?.id })],
    ['components.familySpaces.list.0.turfs', (c) => c.familySpaces.list[0]?.turfs.splice(0, 1, 'harlem')],
    [
      'components.turfs.list.7.tileSpaces',
      (c) => Object.assign(required(c.turfs.list[7]), { tileSpaces: 1 }),
    ],
    ['components.turfs.list', (c) => Object.assign(required(c.turfs.list[0]), { number: 2 })],
    ['components.controlMarkers.total', (c) => Object.assign(c.controlMarkers, { total: 44 })],
    ['components.familySpaces.list', (c) => c.familySpaces.list.splice(0, 1)],
    ['components.players.byCount.5.thugs', (c) => Object.assign(c.players.byCount['5'], { thugs: 3 })],
    ['components.familySpaces.list', (c) => Object.assign(c.players.byCount['5'], { use3PlusSpaces: false })],
    [
      'components.players.byCount.4.setupBlueTurfs',
      (c) => Object.assign(c.players.byCount['4'], { setupBlueTurfs: ['central-park'] }),
    ],
    [
      'components.players.byCount.5.setupBlueTurfs.1',
      (c) => Object.assign(c.players.byCount['5'], { setupBlueTurfs: ['brooklyn', 'brooklyn'] }),
    ],
    [
      'components.turfs.list.7.printedBusiness',
      (c) => Object.assign(required(c.printedBusinesses.list[7]), { front: [{ do: 'takeHorseHead' }] }),
    ],
    [
      'components.printedBusinesses.list.8',
      (c) => c.printedBusinesses.list.push({ ...required(c.printedBusinesses.list[0]), id: 'pb-second' }),
    ],
    ['components.allies.list', (c) => c.allies.list.splice(0, 3)],
    ['components.money.list', (c) => Object.assign(required(c.money.list[0]), { count: 4 })],
  ])('that contradicts itself is refused at %s', (path, change) => {
    expect(problemsOf(corrected(change)).map((line) => line.split(': ')[0])).toContain(path)
  })

  it('a corrected file given at the table changes play, and only there', () => {
    const components = corrected((c) => {
      const queens = c.printedBusinesses.list.find((business) => business.id === 'pb-queens')
      Object.assign(required(queens), { front: [{ do: 'takeMoney', values: [5] }] })
    })
    expect(played({ components })).toEqual(['$5'])
    expect(played({})).toEqual(['booze', 'gun'])
  })

  it('that is wrong lets no game begin', () => {
    const components = corrected((c) => Object.assign(c.scoring, { turfBonus: 'five' }))
    expect(() => tableOf(2, {}, { components })).toThrow(/components\.scoring\.turfBonus/)
  })

  it('the test language itself takes no card that is not there', () => {
    const { state } = tableOf(2)
    expect(() => arrange(state, { hands: { vitale: ['job-cooked-books', 'job-cooked-books'] } })).toThrow(
      /not to be had/,
    )
  })
})

describe('COR-R29 narcotics in a corrected file', () => {
  const withJob = (change: object) => ({
    ...PRINTED,
    jobs: {
      ...PRINTED.jobs,
      list: PRINTED.jobs.list.map((job) => (job.id === 'job-warning' ? { ...job, ...change } : job)),
    },
  })
  const trade = (good: string) => ({ do: 'trade', discard: 1, gain: { goodsChoice: ['gun', good] } })
  const choice = (good: string) => ({ do: 'takeGoodsChoice', from: ['gun', good], count: 1, distinct: true })

  it.each([
    ['required by a job', (good: string) => ({ requires: ['gun', good] })],
    ['gained by a trade', (good: string) => ({ ability: [trade(good)] })],
    ['chosen freely', (good: string) => ({ ability: [choice(good)] })],
  ])('COR-R29 narcotics are never %s, as booze may be', (_how, change) => {
    expect(() => readComponents(withJob(change('narcotics')))).toThrow(OptionError)
    expect(() => readComponents(withJob(change('booze')))).not.toThrow()
  })

  it('COR-R29 a job is paid with narcotics and the goods it names, never with narcotics for narcotics', () => {
    const table = tableOf(2, { hands: { vitale: ['job-warning', 'narcotics', 'narcotics'], pizzino: [] } })
    table.turnOf('vitale').answers('vitale', 'hand:job-warning')
    expect(table.hand('vitale')).toEqual(['$2', 'narcotics'])
    expect(table.told('jobPaid')).toEqual([{ type: 'jobPaid', seat: 0, cards: ['narcotics'] }])
  })

  it('COR-R29 a good that an icon gives is that good: narcotics come from their own pile and replace no other', () => {
    const tiles = { 'wall-street': 'bt-chemical-works' }
    const empty = tableOf(2, { hands: { vitale: ['$1'], pizzino: [] }, tiles, piles: { narcotics: 0 } })
    empty.turnOf('vitale').answers('vitale', 'thug:bt-chemical-works')
    expect(empty.hand('vitale')).not.toContain('narcotics')
    const guns = tableOf(2, { hands: { vitale: [], pizzino: [] }, piles: { gun: 0 } })
    expect(guns.turnOf('vitale').answers('vitale', 'thug:pb-queens').hand('vitale')).toEqual(['booze'])
  })
})
