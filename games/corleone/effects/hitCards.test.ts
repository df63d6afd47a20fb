// Cards that send figures into the Hudson. COR-16.6 to 16.9, COR-16.16.

import { describe, expect, it } from 'vitest'
import { type TestTable, tableOf } from '../testing/table.ts'

const goods: { readonly [job: string]: readonly string[] } = {
  'job-street-hit': ['gun', 'bloodMoney'],
  'job-contract': ['gun', 'bloodMoney', 'bloodMoney'],
  'job-drive-by': ['gun', 'gun', 'booze'],
  'job-car-bomb': ['gun', 'gun', 'booze', 'bloodMoney'],
}

const completes = (job: string, figures: { readonly [figure: string]: string }, tiles = {}): TestTable =>
  tableOf(3, {
    act: 2,
    hands: { vitale: [job, ...(goods[job] ?? [])], pizzino: [], marzullo: [] },
    tiles: { 'wall-street': null, ...tiles },
    figures,
  })
    .turnOf('vitale')
    .answers('vitale', `hand:${job}`)

const standing = {
  'vitale-thug-1': 'pb-brooklyn',
  'pizzino-thug-1': 'pb-queens',
  'union-boss': 'pb-chelsea',
  'vitale-don': 'fs-03',
  'pizzino-don': 'fs-06',
  mayor: 'fs-01',
  'police-chief': 'queens',
  'marzullo-thug-1': 'hudson',
}

describe('Gunning down', () => {
  it('COR-16.6 a thug target is any figure on a thug space, the Union Boss and own thugs included', () => {
    const table = completes('job-street-hit', standing)
    expect(table.options('vitale').toSorted()).toEqual([
      'none',
      'pizzino-thug-1',
      'union-boss',
      'vitale-thug-1',
    ])
    table.answers('vitale', 'union-boss')
    expect(table.stands('union-boss')).toBe('hudson')
    expect(table.open.onFront['pb-chelsea']).toBeNull()
    const own = completes('job-street-hit', standing).answers('vitale', 'vitale-thug-1')
    expect(own.stands('vitale-thug-1')).toBe('hudson')
  })

  it('COR-16.6 a family member target is any figure on a family space, the Mayor included, the Police Chief never', () => {
    const table = completes('job-contract', standing)
    expect(table.options('vitale').toSorted()).toEqual(['mayor', 'none', 'pizzino-don', 'vitale-don'])
    table.answers('vitale', 'mayor')
    expect(table.stands('mayor')).toBe('hudson')
    expect(table.stands('pizzino-don')).toBe('fs-06')
  })

  it('COR-16.7 in the Chief’s turf only thug spaces there are reached, where he stands now', () => {
    const table = tableOf(3, {
      hands: { vitale: ['ally-police-chief-3'] },
      tiles: { queens: 'bt-gunsmith' },
      figures: { ...standing, 'marzullo-thug-2': 'bt-gunsmith', 'police-chief': 'chelsea' },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-police-chief-3').answers('vitale', 'queens')
    expect(table.options('vitale').toSorted()).toEqual(['marzullo-thug-2', 'none', 'pizzino-thug-1'])
    table.answers('vitale', 'marzullo-thug-2')
    expect(table.stands('marzullo-thug-2')).toBe('hudson')
  })

  it('COR-16.7 a Chief moved to a turf with family members alone reaches nobody', () => {
    const table = tableOf(3, {
      hands: { vitale: ['ally-police-chief-3'], pizzino: [] },
      figures: { ...standing, 'police-chief': 'queens' },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-police-chief-3').answers('vitale', 'midtown')
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-16.8 a drive-by takes one figure of each kind, chosen where there are several', () => {
    const table = completes(
      'job-drive-by',
      {
        ...standing,
        'pizzino-thug-2': 'bt-gunsmith',
        'marzullo-don': 'fs-07',
        'vitale-don': 'fs-14',
      },
      { queens: 'bt-gunsmith' },
    )
    table.answers('vitale', 'queens')
    expect(table.options('vitale')).toEqual(['pizzino-thug-1', 'pizzino-thug-2'])
    table.answers('vitale', 'pizzino-thug-2')
    expect(table.options('vitale').toSorted()).toEqual(['marzullo-don', 'pizzino-don', 'vitale-don'])
    table.answers('vitale', 'marzullo-don')
    expect(table.open.hudson.toSorted()).toEqual(['marzullo-don', 'marzullo-thug-1', 'pizzino-thug-2'])
    expect(table.stands('police-chief')).toBe('queens')
  })

  it('COR-16.8 where only one kind is present only that one is taken; a turf with neither cannot be chosen', () => {
    const figures = {
      'pizzino-thug-1': 'pb-queens',
      'pizzino-don': 'fs-13',
      'marzullo-don': 'fs-16',
      'police-chief': 'chelsea',
    }
    const table = completes('job-drive-by', figures)
    // Central Park has no number, and the Police Chief alone is no target.
    expect(table.options('vitale')).toEqual(['wall-street', 'brooklyn', 'queens', 'upper-west-side', 'none'])
    table.answers('vitale', 'queens')
    expect(table.open.hudson).toEqual(['pizzino-thug-1'])
    const member = completes('job-drive-by', figures).answers('vitale', 'brooklyn')
    expect(member.open.hudson).toEqual(['pizzino-don'])
  })

  it('COR-16.9 a car bomb takes everybody on thug spaces, the Police Chief, and one chosen figure beside', () => {
    const table = completes(
      'job-car-bomb',
      {
        'vitale-thug-1': 'pb-queens',
        'union-boss': 'bt-gunsmith',
        'police-chief': 'queens',
        'pizzino-don': 'fs-06',
        mayor: 'fs-14',
        'pizzino-thug-1': 'pb-chelsea',
      },
      { queens: 'bt-gunsmith' },
    )
    table.answers('vitale', 'queens')
    expect(table.asked).toEqual({ vitale: 'victim' })
    expect(table.options('vitale').toSorted()).toEqual(['mayor', 'pizzino-don'])
    table.answers('vitale', 'mayor')
    expect(table.open.hudson.toSorted()).toEqual(['mayor', 'police-chief', 'union-boss', 'vitale-thug-1'])
    expect(table.stands('pizzino-thug-1')).toBe('pb-chelsea')
  })

  it('COR-16.9 a turf with no figure at all cannot be chosen, one with the Chief alone can', () => {
    const table = completes('job-car-bomb', { 'police-chief': 'brooklyn', 'pizzino-don': 'fs-16' })
    expect(table.options('vitale')).toEqual(['brooklyn', 'upper-west-side', 'none'])
    table.answers('vitale', 'brooklyn')
    expect(table.open.hudson).toEqual(['police-chief'])
    expect(table.open.chief).toBeNull()
  })
})

const sitDown = () =>
  tableOf(2, {
    horseHead: 'pizzino',
    hands: { vitale: ['job-sit-down', 'gun', 'booze', 'bloodMoney', 'bloodMoney'], pizzino: [] },
  })
    .turnOf('vitale')
    .answers('vitale', 'hand:job-sit-down')
    .answers('vitale', 'moneyFirst')

describe('Several effects on one card', () => {
  it('COR-16.16 they may be used in any order', () => {
    const one = sitDown()
    expect(one.options('vitale')).toEqual(['takeHorseHead:0', 'suitcase:1', 'stop'])
    one.answers('vitale', 'takeHorseHead:0')
    expect(one.horseHead).toBe('vitale')
    one.answers('vitale', ['$5', '$3'])
    expect(one.suitcase('vitale')).toEqual(['$3', '$5'])
    const other = sitDown().answers('vitale', 'suitcase:1').answers('vitale', ['$5', '$3'])
    expect(other.suitcase('vitale')).toEqual(['$3', '$5'])
    expect(other.horseHead).toBe('pizzino')
    expect(other.answers('vitale', 'use').horseHead).toBe('vitale')
  })

  it('COR-16.16 a shot in the Chief’s turf comes after the Chief’s move', () => {
    const table = tableOf(2, {
      hands: { vitale: ['ally-police-chief-3', '$1'], pizzino: [] },
      figures: { 'pizzino-thug-1': 'pb-queens', 'police-chief': 'queens' },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-police-chief-3')
    expect(table.offers('vitale', 'placeNeutral')).toBe(true)
    expect(table.offers('vitale', 'suitcase')).toBe(true)
    expect(table.offers('vitale', 'gunDown')).toBe(false)
    // Whoever leaves the Chief where he stands may still have him shoot there.
    table.answers('vitale', table.options('vitale').find((id) => id.startsWith('placeNeutral')) ?? '')
    table.answers('vitale', 'none')
    expect(table.offers('vitale', 'gunDown')).toBe(true)
  })

  it('COR-16.16 the vacated front comes after the shot, and never without it', () => {
    const table = tableOf(2, {
      hands: { vitale: ['ally-capo'], pizzino: [] },
      figures: { 'pizzino-thug-1': 'pb-queens' },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-capo')
    expect(table.asked).toEqual({ vitale: 'gunDown' })
    table.answers('vitale', 'none')
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })
})
