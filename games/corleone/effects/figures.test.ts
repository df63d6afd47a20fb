// Figures moved and placed by cards. COR-16.10, COR-16.11.

import { describe, expect, it } from 'vitest'
import { type TestTable, tableOf } from '../testing/table.ts'

const goods: { readonly [job: string]: readonly string[] } = {
  'job-new-address': ['gun', 'booze', 'bloodMoney'],
  'job-rough-up': ['gun'],
  'job-run-out-of-town': ['gun', 'booze'],
}

const completes = (job: string, arrangement: object, players = 3): TestTable => {
  const table = tableOf(players, {
    hands: { vitale: [job, ...(goods[job] ?? [])], pizzino: [] },
    tiles: { 'wall-street': null },
    ...arrangement,
  })
  table.turnOf('vitale').answers('vitale', `hand:${job}`)
  return table.asked['vitale'] === 'jobRewards' ? table.answers('vitale', 'moneyFirst') : table
}

const standing = {
  'vitale-thug-1': 'pb-brooklyn',
  'pizzino-thug-1': 'pb-chelsea',
  'union-boss': 'pb-midtown',
  'vitale-don': 'fs-03',
  'pizzino-don': 'fs-06',
  mayor: 'fs-01',
}

describe('Moving a figure', () => {
  it('COR-16.10 own: only one’s own thugs on the board, to a different empty thug space, with a full shakedown', () => {
    const table = completes('job-new-address', { figures: standing, control: { queens: ['pizzino'] } })
    expect(table.options('vitale')).toEqual(['vitale-thug-1', 'none'])
    table.answers('vitale', 'vitale-thug-1')
    const free = ['pb-queens', 'pb-upper-east-side', 'pb-upper-west-side', 'pb-wall-street']
    expect(table.options('vitale').toSorted()).toEqual(free)
    table.answers('vitale', 'pb-queens')
    expect(table.stands('vitale-thug-1')).toBe('pb-queens')
    expect(table.open.onFront['pb-brooklyn']).toBeNull()
    expect(table.hand('vitale')).toEqual(['$3', '$3', 'booze', 'gun'])
    // COR-5.6 holds at the new place.
    expect(table.hand('pizzino')).toEqual(['booze', 'gun'])
  })

  it('COR-16.10 rival: another family’s, never a neutral figure, and nothing is used', () => {
    const table = completes('job-rough-up', { figures: standing })
    expect(table.options('vitale')).toEqual(['pizzino-thug-1', 'none'])
    table.answers('vitale', 'pizzino-thug-1').answers('vitale', 'pb-queens')
    expect(table.stands('pizzino-thug-1')).toBe('pb-queens')
    expect(table.hand('vitale')).toEqual(['$2'])
    expect(table.hand('pizzino')).toEqual([])
  })

  it('COR-16.10 any, that is any family or the neutral figure of that kind', () => {
    const table = completes('job-run-out-of-town', { figures: standing })
    expect(table.options('vitale').toSorted()).toEqual(['mayor', 'none', 'pizzino-don', 'vitale-don'])
    table.answers('vitale', 'mayor')
    expect(table.options('vitale')).toHaveLength(13)
    expect(table.options('vitale')).not.toContain('fs-01')
    table.answers('vitale', 'fs-16')
    expect(table.stands('mayor')).toBe('fs-16')
    expect(table.hand('vitale')).toEqual(['$3'])
  })

  it('COR-16.10 with two players the 3+ spaces are no destination', () => {
    const figures = { 'pizzino-don': 'fs-05' }
    const table = completes('job-run-out-of-town', { figures }, 2).answers('vitale', 'pizzino-don')
    const unused = ['fs-04', 'fs-06', 'fs-07', 'fs-10', 'fs-11', 'fs-12', 'fs-05']
    expect(table.options('vitale')).toHaveLength(9)
    for (const space of unused) expect(table.options('vitale')).not.toContain(space)
  })

  it('COR-16.10 figures in the Hudson and unplayed ones cannot be moved', () => {
    const table = completes('job-rough-up', { figures: { 'pizzino-thug-1': 'hudson' } })
    expect(table.asked).toEqual({ pizzino: 'turn' })
    expect(table.completed('vitale')).toEqual(['job-rough-up'])
  })
})

const plays = (ally: string, figures: { readonly [figure: string]: string }, more: object = {}) =>
  tableOf(3, {
    horseHead: 'pizzino',
    hands: { vitale: [ally], pizzino: [], marzullo: [] },
    tiles: { 'wall-street': null },
    figures,
    ...more,
  })
    .turnOf('vitale')
    .answers('vitale', `ally:${ally}`)

describe('Neutral figures', () => {
  it('COR-16.11 the Union Boss is placed on an empty thug space and works for the player', () => {
    const table = plays('ally-union-boss-1', { 'pizzino-thug-1': 'pb-chelsea' })
    expect(table.options('vitale')).not.toContain('pb-chelsea')
    expect(table.options('vitale')).toHaveLength(7)
    table.answers('vitale', 'pb-queens')
    expect(table.stands('union-boss')).toBe('pb-queens')
    expect(table.hand('vitale')).toEqual(['booze', 'gun'])
    expect(table.family('vitale').thugs).toHaveLength(2)
  })

  it('COR-16.11 already on the board he moves to a place other than his own', () => {
    const table = plays('ally-union-boss-1', { 'union-boss': 'pb-queens' })
    expect(table.options('vitale')).not.toContain('pb-queens')
    table.answers('vitale', 'pb-chelsea')
    expect(table.open.onFront['pb-queens']).toBeNull()
    expect(table.open.onFront['pb-chelsea']).toBe('union-boss')
  })

  it('COR-16.11 the Mayor goes to an empty family space and shakes down its backs', () => {
    const table = plays('ally-mayor-1', { mayor: 'fs-16', 'pizzino-don': 'fs-01' })
    expect(table.options('vitale')).toHaveLength(15)
    expect(table.offers('vitale', 'fs-16')).toBe(false)
    expect(table.offers('vitale', 'fs-01')).toBe(false)
    table.answers('vitale', 'fs-14')
    expect(table.stands('mayor')).toBe('fs-14')
    expect(table.hand('vitale')).toEqual(['booze', 'gun'])
  })

  it('COR-16.11 the Police Chief goes to another numbered turf and shakes down nothing', () => {
    const table = plays('ally-police-chief-1', { 'police-chief': 'queens' })
    expect(table.options('vitale')).toEqual([
      'wall-street',
      'brooklyn',
      'upper-east-side',
      'upper-west-side',
      'midtown',
      'chelsea',
      'none',
    ])
    table.answers('vitale', 'chelsea')
    expect(table.stands('police-chief')).toBe('chelsea')
    expect(table.hand('vitale')).toEqual(['$2'])
  })

  it('COR-16.11 a shared front is shared with its controller when the Union Boss comes', () => {
    const table = plays('ally-union-boss-1', {}, { control: { queens: ['marzullo'] } })
    table.answers('vitale', 'pb-queens')
    expect(table.hand('marzullo')).toEqual(['booze', 'gun'])
  })
})
