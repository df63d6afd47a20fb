// What a card cannot reach says why, and is neither offered nor taken. COR-16, COR-R46.

import { describe, expect, it } from 'vitest'
import { type TestTable, tableOf } from '../testing/table.ts'

const goods: { readonly [job: string]: readonly string[] } = {
  'job-rough-up': ['gun'],
  'job-run-out-of-town': ['gun', 'booze'],
  'job-new-address': ['gun', 'booze', 'bloodMoney'],
  'job-street-hit': ['gun', 'bloodMoney'],
  'job-contract': ['gun', 'bloodMoney', 'bloodMoney'],
  'job-protection-round': ['booze'],
  'job-numbers-racket': ['booze', 'booze', 'bloodMoney'],
  'job-dockside-squeeze': ['gun', 'booze', 'booze', 'bloodMoney'],
  'job-back-alley': ['gun', 'bloodMoney'],
  'job-blackmail': ['gun', 'bloodMoney'],
  'job-friendly-audit': ['bloodMoney', 'booze', 'booze'],
  'job-drive-by': ['gun', 'gun', 'booze'],
  'job-car-bomb': ['gun', 'gun', 'booze', 'bloodMoney'],
}

const NOBODY = { vitale: [], pizzino: [], marzullo: [] }

/** Vitale completes this job, money first where that is asked. */
function completing(job: string, arrangement: object = {}, players = 3): TestTable {
  const rivals = players === 2 ? { pizzino: [] } : { pizzino: [], marzullo: [] }
  const table = tableOf(players, {
    hands: { ...rivals, vitale: [job, ...(goods[job] ?? [])] },
    tiles: { 'wall-street': null },
    ...arrangement,
  })
  table.turnOf('vitale').answers('vitale', `hand:${job}`)
  return table.asked['vitale'] === 'jobRewards' ? table.answers('vitale', 'moneyFirst') : table
}

function playing(ally: string, arrangement: object = {}, players = 3): TestTable {
  const rivals = players === 2 ? { pizzino: [] } : { pizzino: [], marzullo: [] }
  return tableOf(players, {
    horseHead: 'pizzino',
    hands: { ...rivals, vitale: [ally] },
    tiles: { 'wall-street': null },
    ...arrangement,
  })
    .turnOf('vitale')
    .answers('vitale', `ally:${ally}`)
}

/** Not offered, refused by this rule, with this reason. */
function expectBlocked(table: TestTable, id: string, rule: string, why: string): void {
  expect(table.options('vitale')).not.toContain(id)
  expect(table.blocked('vitale')).toContainEqual({ id, rule, why })
  expect(table.tries('vitale', id)).toMatchObject({ code: 'blocked', rule, why })
}

const standing = {
  'vitale-thug-1': 'pb-brooklyn',
  'pizzino-thug-1': 'pb-chelsea',
  'union-boss': 'pb-midtown',
  'vitale-don': 'fs-03',
  'pizzino-don': 'fs-06',
  mayor: 'fs-01',
  'police-chief': 'queens',
  'marzullo-thug-1': 'hudson',
}

describe('in a turn', () => {
  it('COR-7.9 without a family member left the spaces say so, and taken ones that they are taken', () => {
    const table = tableOf(3, { figures: { 'vitale-don': 'fs-03' } }).turnOf('vitale')
    expect(table.offers('vitale', 'vitale-don')).toBe(false)
    expectBlocked(table, 'vitale-don:fs-01', 'COR-7.9', 'noMemberLeft')
    expectBlocked(table, 'vitale-don:fs-03', 'COR-7.9', 'spaceTaken')
    const before = tableOf(3).turnOf('vitale')
    expect(before.options('vitale')).toContain('vitale-don:fs-01')
    expect(before.blocked('vitale').map(({ why }) => why)).not.toContain('noMemberLeft')
  })

  it('COR-7.2 what cannot be done says why: thugs, goods, allies, passing', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: ['job-offer'] },
      openJobs: ['job-contract', null, null],
      figures: { 'vitale-thug-1': 'pb-queens', 'vitale-thug-2': 'pb-brooklyn' },
      played: { vitale: ['ally-muscle'] },
      allyRow: ['ally-bookie'],
    }).turnOf('vitale')
    expectBlocked(table, 'thug:pb-queens', 'COR-7.8', 'frontTaken')
    expectBlocked(table, 'thug:pb-chelsea', 'COR-7.7', 'noThugLeft')
    expectBlocked(table, 'hand:job-offer', 'COR-7.12', 'goodsMissing')
    expectBlocked(table, 'open:0:job-contract', 'COR-7.12', 'goodsMissing')
    expectBlocked(table, 'ally:ally-muscle', 'COR-7.19', 'allyPlayed')
    expectBlocked(table, 'ally:ally-bookie', 'COR-7.18', 'allyNotInHand')
    expectBlocked(table, 'pass', 'COR-7.3', 'noPassing')
    expect(table.options('vitale')).toHaveLength(16)
  })

  it('COR-4.8 with two players a 3+ space is blocked for each family member who could go', () => {
    const table = tableOf(2, { act: 2 }).turnOf('vitale')
    expect(table.offers('vitale', 'vitale-consigliere')).toBe(true)
    for (const figure of ['vitale-don', 'vitale-consigliere'])
      expectBlocked(table, `${figure}:fs-04`, 'COR-4.8', 'spaceNotUsed')
  })

  it('COR-7.12 two copies of one job are offered once, or blocked once', () => {
    const job = 'job-hijacked-truck'
    const poor = tableOf(3, { hands: { vitale: [job, 'gun', job] } }).turnOf('vitale')
    expect(poor.options('vitale')).not.toContain(`hand:${job}`)
    expect(poor.blocked('vitale').filter(({ id }) => id === `hand:${job}`)).toHaveLength(1)
    const rich = tableOf(3, { hands: { vitale: [job, 'gun', 'booze', job] } }).turnOf('vitale')
    expect(rich.options('vitale').filter((id) => id === `hand:${job}`)).toHaveLength(1)
    expect(rich.blocked('vitale').map(({ id }) => id)).not.toContain(`hand:${job}`)
  })
})

describe('figures', () => {
  it('COR-16.6 a hit on thug spaces reaches neither family spaces nor the Police Chief nor the Hudson', () => {
    const table = completing('job-street-hit', { figures: standing })
    expect(table.options('vitale').toSorted()).toEqual([
      'none',
      'pizzino-thug-1',
      'union-boss',
      'vitale-thug-1',
    ])
    expectBlocked(table, 'pizzino-don', 'COR-16.6', 'notOnThugSpace')
    expectBlocked(table, 'mayor', 'COR-16.6', 'notOnThugSpace')
    expectBlocked(table, 'police-chief', 'COR-16.6', 'notOnThugSpace')
    expectBlocked(table, 'marzullo-thug-1', 'COR-8.2', 'inHudson')
  })

  it('COR-16.6 a hit on family spaces does not reach thug spaces', () => {
    const table = completing('job-contract', { figures: standing })
    expect(table.options('vitale').toSorted()).toEqual(['mayor', 'none', 'pizzino-don', 'vitale-don'])
    expectBlocked(table, 'pizzino-thug-1', 'COR-16.6', 'notOnFamilySpace')
    expectBlocked(table, 'police-chief', 'COR-16.6', 'notOnFamilySpace')
  })

  it('COR-16.6 a Police Chief beside the board is not spoken of', () => {
    const table = completing('job-street-hit', { figures: { 'vitale-thug-1': 'pb-brooklyn' } })
    expect(table.blocked('vitale').map(({ id }) => id)).not.toContain('police-chief')
  })

  it('COR-16.7 beside the Police Chief only those on thug spaces of his turf are in reach', () => {
    const table = playing('ally-police-chief-3', {
      figures: { 'pizzino-thug-1': 'pb-queens', 'marzullo-thug-1': 'pb-chelsea' },
    }).answers('vitale', 'queens')
    expect(table.options('vitale')).toEqual(['pizzino-thug-1', 'none'])
    expectBlocked(table, 'marzullo-thug-1', 'COR-16.7', 'notInChiefTurf')
  })

  it('COR-16.8 a turf without anybody and Central Park cannot be driven by', () => {
    const table = completing('job-drive-by', { figures: { 'pizzino-don': 'fs-16' } })
    expect(table.options('vitale')).toEqual(['upper-west-side', 'none'])
    expectBlocked(table, 'queens', 'COR-16.8', 'nobodyInTurf')
    expectBlocked(table, 'central-park', 'COR-16.8', 'onlyNumbered')
  })

  it('COR-16.9 a car bomb needs somebody in the turf, and the Police Chief is somebody', () => {
    const table = completing('job-car-bomb', { figures: { 'police-chief': 'queens' } })
    expect(table.options('vitale')).toEqual(['queens', 'none'])
    expectBlocked(table, 'brooklyn', 'COR-16.9', 'nobodyInTurf')
    expectBlocked(table, 'central-park', 'COR-16.8', 'onlyNumbered')
  })

  it('COR-R49 once the turf is chosen nobody elsewhere can be the victim', () => {
    const table = completing('job-drive-by', {
      figures: { 'pizzino-don': 'fs-13', 'marzullo-don': 'fs-14', 'vitale-don': 'fs-03' },
    }).answers('vitale', 'brooklyn')
    expect(table.options('vitale')).toEqual(['pizzino-don', 'marzullo-don'])
    expectBlocked(table, 'vitale-don', 'COR-R49', 'notInTurf')
  })

  it('COR-16.10 whose figure it is decides who may be moved', () => {
    const own = completing('job-new-address', { figures: standing })
    expect(own.options('vitale')).toEqual(['vitale-thug-1', 'none'])
    expectBlocked(own, 'pizzino-thug-1', 'COR-16.10', 'notYourFigure')
    expectBlocked(own, 'union-boss', 'COR-16.10', 'notYourFigure')
    expectBlocked(own, 'vitale-don', 'COR-16.6', 'notOnThugSpace')
    const rival = completing('job-rough-up', { figures: standing })
    expect(rival.options('vitale')).toEqual(['pizzino-thug-1', 'none'])
    expectBlocked(rival, 'vitale-thug-1', 'COR-16.10', 'notARivalsFigure')
    expectBlocked(rival, 'union-boss', 'COR-16.10', 'notARivalsFigure')
  })
})

describe('places', () => {
  it('COR-16.10 a figure cannot stay where it is, nor go where somebody stands', () => {
    const table = completing('job-run-out-of-town', { figures: standing }).answers('vitale', 'pizzino-don')
    expect(table.options('vitale')).toHaveLength(13)
    expectBlocked(table, 'fs-06', 'COR-16.11', 'alreadyThere')
    expectBlocked(table, 'fs-03', 'COR-4.5', 'spaceTaken')
    const thug = completing('job-rough-up', { figures: standing }).answers('vitale', 'pizzino-thug-1')
    expectBlocked(thug, 'pb-chelsea', 'COR-16.11', 'alreadyThere')
    expectBlocked(thug, 'pb-midtown', 'COR-4.4', 'frontTaken')
  })

  it('COR-4.8 with two players the 3+ spaces are no destination for anybody', () => {
    const table = completing('job-run-out-of-town', { figures: { 'pizzino-don': 'fs-05' } }, 2)
    table.answers('vitale', 'pizzino-don')
    expect(table.options('vitale')).toHaveLength(9)
    for (const space of ['fs-04', 'fs-06', 'fs-07', 'fs-10', 'fs-11', 'fs-12'])
      expectBlocked(table, space, 'COR-4.8', 'spaceNotUsed')
  })

  it('COR-16.11, COR-4.8 with two players the Mayor may go to no 3+ space', () => {
    const table = playing('ally-mayor-1', { figures: { 'pizzino-don': 'fs-05' } }, 2)
    const free = ['fs-01', 'fs-02', 'fs-03', 'fs-08', 'fs-09', 'fs-13', 'fs-14', 'fs-15', 'fs-16']
    expect(table.options('vitale')).toEqual([...free, 'none'])
    for (const space of ['fs-04', 'fs-06', 'fs-07', 'fs-10', 'fs-11', 'fs-12'])
      expectBlocked(table, space, 'COR-4.8', 'spaceNotUsed')
    expectBlocked(table, 'fs-05', 'COR-4.5', 'spaceTaken')
  })

  it('COR-R14 the Police Chief never stands in Central Park, nor where he stands already', () => {
    const table = playing('ally-police-chief-1', { figures: { 'police-chief': 'queens' } })
    expectBlocked(table, 'central-park', 'COR-R14', 'onlyNumbered')
    expectBlocked(table, 'queens', 'COR-16.11', 'alreadyThere')
    expect(table.blocked('vitale')).toHaveLength(2)
  })

  it('COR-16.11 the Union Boss is told which thug spaces are taken', () => {
    const table = playing('ally-union-boss-1', { figures: { 'pizzino-thug-1': 'pb-chelsea' } })
    expectBlocked(table, 'pb-chelsea', 'COR-4.4', 'frontTaken')
    expect(table.blocked('vitale')).toHaveLength(1)
  })
})

describe('businesses', () => {
  it('COR-16.3 Central Park has no front, and a business used already is done with', () => {
    const table = completing('job-dockside-squeeze')
    expect(table.options('vitale')).toHaveLength(8)
    expectBlocked(table, 'pb-central-park', 'COR-4.3', 'noFront')
    expect(table.blocked('vitale')).toHaveLength(1)
    table.answers('vitale', 'pb-queens')
    expect(table.options('vitale')).toHaveLength(7)
    expectBlocked(table, 'pb-queens', 'COR-16.3', 'frontUsed')
  })

  it('COR-16.3 in a turf of one’s own: all other businesses say whose they are not', () => {
    const table = completing('job-protection-round', {
      control: { queens: ['pizzino', 'vitale'], brooklyn: ['vitale', 'pizzino'] },
    })
    expect(table.options('vitale')).toEqual(['pb-queens', 'none'])
    expectBlocked(table, 'pb-brooklyn', 'COR-16.3', 'notYourTurf')
    expectBlocked(table, 'pb-chelsea', 'COR-16.3', 'notYourTurf')
  })

  it('COR-16.3 where one’s own thug stands, and neither a rival’s nor the Union Boss', () => {
    const table = completing('job-numbers-racket', { figures: standing })
    expect(table.options('vitale')).toEqual(['pb-brooklyn', 'none'])
    for (const front of ['pb-chelsea', 'pb-midtown', 'pb-queens'])
      expectBlocked(table, front, 'COR-16.3', 'noThugOfYours')
  })

  it('COR-16.3 only the front that the same card has emptied', () => {
    const table = playing('ally-capo', { figures: standing }).answers('vitale', 'pizzino-thug-1')
    expect(table.options('vitale')).toEqual(['pb-chelsea', 'none'])
    expectBlocked(table, 'pb-queens', 'COR-16.3', 'notEmptied')
  })

  it('COR-16.4 the backs of all open businesses, Central Park and tiles included', () => {
    const table = completing('job-back-alley', { tiles: { 'wall-street': 'bt-gunsmith' } })
    expect(table.options('vitale')).toEqual([
      'pb-wall-street',
      'bt-gunsmith',
      'pb-brooklyn',
      'pb-upper-east-side',
      'pb-queens',
      'pb-upper-west-side',
      'pb-midtown',
      'pb-chelsea',
      'pb-central-park',
      'none',
    ])
    expect(table.blocked('vitale')).toEqual([])
    expect(table.tries('vitale', 'bt-barber')).toMatchObject({ code: 'unknownOption' })
  })
})

describe('rivals', () => {
  it('COR-16.13 nobody steals from themselves, nor from an empty hand', () => {
    const hands = { vitale: ['job-blackmail', 'gun', 'bloodMoney'], pizzino: ['gun'], marzullo: [] }
    const table = completing('job-blackmail', { hands })
    expect(table.options('vitale')).toEqual(['seat-1', 'none'])
    expectBlocked(table, 'seat-2', 'COR-16.13', 'rivalWithoutCards')
    expectBlocked(table, 'seat-0', 'COR-16.13', 'yourself')
  })

  it('COR-16.15 no suitcase without money can be opened, nor one’s own', () => {
    const suitcases = { vitale: ['$5'], marzullo: ['$2'], pizzino: ['job-contract'] }
    const table = completing('job-friendly-audit', { suitcases })
    expect(table.options('vitale')).toEqual(['seat-2', 'none'])
    expectBlocked(table, 'seat-1', 'COR-16.15', 'rivalWithoutMoney')
    expectBlocked(table, 'seat-0', 'COR-16.13', 'yourself')
  })

  it('COR-16.12 only money can be offered, and who has some cannot offer nothing; each hears their own reasons', () => {
    const hands = {
      vitale: ['job-offer', 'bloodMoney', 'bloodMoney', 'booze'],
      pizzino: ['$2', '$2', 'gun'],
      marzullo: ['booze'],
    }
    const table = tableOf(3, { hands }).turnOf('vitale').answers('vitale', 'hand:job-offer')
    if (table.asked['vitale'] === 'jobRewards') table.answers('vitale', 'moneyFirst')
    table.answers('vitale', 'use')
    expect(table.options('pizzino')).toEqual(['$2'])
    expect(table.blocked('pizzino')).toEqual([
      { id: 'gun', rule: 'COR-16.12', why: 'onlyMoneyOffered' },
      { id: 'none', rule: 'COR-R39', why: 'mustOffer' },
    ])
    expect(table.options('marzullo')).toEqual(['none'])
    expect(table.blocked('marzullo')).toEqual([{ id: 'booze', rule: 'COR-16.12', why: 'onlyMoneyOffered' }])
    expect(table.blocked('vitale')).toEqual([])
  })
})

describe('cards and markers', () => {
  it('COR-10.2 each seat hears of its own suitcase alone', () => {
    const table = tableOf(3, {
      hands: { vitale: ['$5'], pizzino: ['$5'] },
      suitcases: { vitale: ['$2'], pizzino: ['$5', '$3', '$1'] },
    }).from('bribery')
    const missing = (family: string) => table.blocked(family).map(({ id }) => id)
    expect(table.options('vitale')).toEqual(['$2'])
    expect(missing('vitale')).toEqual(['$1', '$3', '$5'])
    expect(table.options('pizzino')).toEqual(['$1', '$3', '$5'])
    expect(missing('pizzino')).toEqual(['$2'])
    expect(table.options('marzullo')).toEqual([])
    expect(missing('marzullo')).toEqual(['$1', '$2', '$3', '$5'])
  })

  it('COR-R23 what lies played on the table is no card to trade away, unless its like is in hand', () => {
    const table = playing('ally-bookie', {
      hands: { ...NOBODY, vitale: ['ally-bookie', 'gun'] },
      played: { vitale: ['ally-accountant'] },
    })
    expect(table.options('vitale')).toEqual(['gun'])
    for (const ally of ['ally-accountant', 'ally-bookie'])
      expect(table.tries('vitale', [ally])).toMatchObject({ code: 'blocked', why: 'notInHand' })
    const job = 'job-black-market'
    const twice = completing(job, { hands: { ...NOBODY, vitale: [job, job, 'booze', 'bloodMoney'] } })
    expect(twice.options('vitale')).toEqual(['$3', job])
    expect(twice.blocked('vitale')).toEqual([])
    const one = completing('job-cooked-books', {
      hands: { ...NOBODY, vitale: ['job-cooked-books', 'booze', 'gun'] },
    })
    expect(one.blocked('vitale')).toEqual([{ id: 'gun', rule: 'COR-15.2', why: 'onlyMoney' }])
  })

  it('COR-15.7, COR-11.1 of the goods to choose from an empty pile gives none, and narcotics are not among them', () => {
    const table = playing('ally-evidence', { piles: { booze: 0, gun: 1 } })
    expect(table.options('vitale')).toEqual(['gun', 'bloodMoney'])
    expect(table.blocked('vitale')).toEqual([
      { id: 'narcotics', rule: 'COR-16.2', why: 'notInChoice' },
      { id: 'booze', rule: 'COR-11.1', why: 'pileEmpty' },
    ])
  })

  it('COR-9.8 the markers of others are never moved', () => {
    const nine = Array<string>(8).fill('vitale')
    const table = tableOf(3, {
      figures: { 'vitale-thug-1': 'pb-queens' },
      control: { midtown: ['pizzino', 'vitale', 'marzullo'], chelsea: nine },
    }).from('turfWar')
    expect(table.options('vitale')).toContain('midtown:1')
    expectBlocked(table, 'midtown:0', 'COR-9.8', 'notYourMarker')
    expectBlocked(table, 'midtown:2', 'COR-9.8', 'notYourMarker')
  })
})

describe('COR-5.4 what to use next', () => {
  /** Vitale plays this ally; what cannot be used next, with the reason. */
  const reasons = (table: TestTable) =>
    Object.fromEntries(table.blocked('vitale').map(({ id, rule, why }) => [id, `${rule} ${why}`]))

  it('COR-R4 what was taken or left is done with', () => {
    const table = playing('ally-police-chief-2', { hands: { ...NOBODY, vitale: ['ally-police-chief-2'] } })
    expect(table.options('vitale')).toEqual(['placeNeutral:0', 'suitcase:2', 'stop'])
    expect(reasons(table)).toEqual({ 'takeMoney:1': 'COR-R4 abilityDone' })
  })

  it('COR-16.16 nobody is shot in the Police Chief’s turf before he is placed, unless he cannot be', () => {
    const hands = { ...NOBODY, vitale: ['ally-police-chief-3', '$1'] }
    const figures = { 'pizzino-thug-1': 'pb-queens', 'police-chief': 'queens' }
    const table = playing('ally-police-chief-3', { hands, figures })
    expect(table.options('vitale')).toEqual(['placeNeutral:0', 'suitcase:2', 'stop'])
    expect(reasons(table)).toEqual({ 'gunDown:1': 'COR-16.16 chiefFirst' })
    table.answers('vitale', 'placeNeutral:0', 'none')
    expect(table.options('vitale')).toEqual(['gunDown:1', 'suitcase:2', 'stop'])
  })

  it('COR-R12 one in the Hudson cannot be placed, and nobody is in his turf', () => {
    const hands = { ...NOBODY, vitale: ['ally-police-chief-3', '$1'] }
    const table = playing('ally-police-chief-3', { hands, figures: { 'police-chief': 'hudson' } })
    expect(table.asked).toEqual({ vitale: 'suitcase' })
  })
})
