// Gunned-down figures, neutral figures, drive-by and car bomb. COR-8, COR-R12 to R15, COR-R49.

import { describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table.ts'

const NOBODY = { vitale: [], pizzino: [], marzullo: [] }
const STREET_HIT = ['gun', 'bloodMoney', 'job-street-hit']
const CONTRACT = ['gun', 'bloodMoney', 'bloodMoney', 'job-contract']
const DRIVE_BY = ['gun', 'gun', 'booze', 'job-drive-by']
const CAR_BOMB = ['gun', 'gun', 'booze', 'bloodMoney', 'job-car-bomb']

describe('gunned-down figures', () => {
  it('COR-8.1 a figure goes from where it stands into the Hudson', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: STREET_HIT, pizzino: CONTRACT },
      figures: { 'marzullo-thug-1': 'pb-queens', 'marzullo-don': 'fs-14' },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-street-hit').answers('vitale', 'marzullo-thug-1')
    expect(table.stands('marzullo-thug-1')).toBe('hudson')
    expect(table.open.onFront['pb-queens']).toBeNull()
    table.answers('pizzino', 'hand:job-contract').answers('pizzino', 'marzullo-don')
    expect(table.view('spectator').hudson).toEqual(['marzullo-thug-1', 'marzullo-don'])
    expect(table.told('gunnedDown')).toEqual([
      { type: 'gunnedDown', by: 0, figure: 'marzullo-thug-1' },
      { type: 'gunnedDown', by: 1, figure: 'marzullo-don' },
    ])
  })

  it('COR-8.2 until the Entr’acte it can be neither used, moved nor shot again, and its place is free', () => {
    const table = tableOf(2, {
      hands: { vitale: ['gun', 'job-rough-up'], pizzino: ['ally-muscle', 'ally-union-boss-1'] },
      figures: {
        'pizzino-thug-1': 'hudson',
        'pizzino-thug-2': 'pb-chelsea',
        'pizzino-thug-3': 'hudson',
        'union-boss': 'hudson',
      },
    }).turnOf('pizzino')
    expect(table.offers('pizzino', 'thug:')).toBe(false)
    table.answers('pizzino', 'ally:ally-muscle')
    expect(table.options('pizzino')).toEqual(['pizzino-thug-2', 'none'])
    table.turnOf('pizzino').answers('pizzino', 'ally:ally-union-boss-1')
    expect(table.stands('union-boss')).toBe('hudson')
    table.answers('vitale', 'hand:job-rough-up')
    expect(table.options('vitale')).toEqual(['pizzino-thug-2', 'none'])
    table.answers('vitale', 'none').turnOf('vitale')
    expect(table.options('vitale')).toContain('thug:pb-queens')
    // It has no influence either.
    table.from('turfWar')
    expect(table.told('turfFought').map((event) => event['turf'])).toEqual(['chelsea'])
    table.from('entracte')
    expect(table.open.hudson).toEqual([])
    expect(table.family('pizzino').thugs).toEqual(['pizzino-thug-1', 'pizzino-thug-2', 'pizzino-thug-3'])
  })

  it('COR-8.2 the place where a figure stood can be taken in the same phase', () => {
    const table = tableOf(2, {
      hands: { vitale: STREET_HIT, pizzino: [] },
      figures: { 'vitale-thug-1': 'pb-queens' },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-street-hit').answers('vitale', 'vitale-thug-1')
    table.answers('pizzino', 'thug:pb-queens')
    expect(table.open.onFront['pb-queens']).toBe('pizzino-thug-1')
    expect(table.stands('vitale-thug-1')).toBe('hudson')
  })

  it('COR-R15 unplayed figures are no targets', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: ['ally-capo', 'gun', 'bloodMoney', 'bloodMoney', 'job-contract'] },
      figures: { 'pizzino-thug-1': 'pb-chelsea', 'marzullo-don': 'fs-01' },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-capo')
    expect(table.options('vitale')).toEqual(['pizzino-thug-1', 'none'])
    table.turnOf('vitale').answers('vitale', 'hand:job-contract')
    expect(table.options('vitale')).toEqual(['marzullo-don', 'none'])
  })
})

describe('neutral figures', () => {
  it('COR-8.3 an ally places a neutral figure, or moves one that is on the board', () => {
    const table = tableOf(3, { hands: { ...NOBODY, vitale: ['ally-mayor-1'] } }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-mayor-1').answers('vitale', 'fs-14')
    expect(table.stands('mayor')).toBe('fs-14')
    const moved = tableOf(3, {
      hands: { ...NOBODY, vitale: ['ally-mayor-1'] },
      figures: { mayor: 'fs-14' },
    }).turnOf('vitale')
    moved.answers('vitale', 'ally:ally-mayor-1').answers('vitale', 'fs-15')
    expect(moved.stands('mayor')).toBe('fs-15')
    expect(moved.open.onSpace['fs-14']).toBeNull()
  })

  it('COR-8.4 in the turn it is placed it works for that family, and afterwards it is nobody’s', () => {
    const table = tableOf(3, {
      hands: {
        ...NOBODY,
        vitale: ['ally-union-boss-1', 'ally-muscle', 'booze', 'booze', 'bloodMoney', 'job-numbers-racket'],
      },
      figures: { 'pizzino-thug-1': 'pb-brooklyn' },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-union-boss-1').answers('vitale', 'pb-queens')
    expect(table.hand('vitale').filter((card) => card === 'gun')).toHaveLength(1)
    expect(table.hand('vitale').filter((card) => card === 'booze')).toHaveLength(3)
    // No thug of theirs stands on a front: nothing to move, no front of their own to use.
    table.turnOf('vitale').answers('vitale', 'ally:ally-muscle')
    expect(table.asked).toEqual({ pizzino: 'turn' })
    table.turnOf('vitale').answers('vitale', 'hand:job-numbers-racket')
    expect(table.asked).toEqual({ pizzino: 'turn' })
    table.from('turfWar')
    expect(table.told('turfFought').find((event) => event['turf'] === 'queens')).toMatchObject({
      winner: null,
      influence: [0, 0, 0],
      neutral: 1,
    })
  })

  it('COR-8.5 the Mayor stands on a family space and shakes down its backs', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: ['ally-mayor-1'] },
      control: { queens: ['pizzino'] },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-mayor-1')
    expect(table.options('vitale')).toHaveLength(17)
    table.answers('vitale', 'fs-14')
    expect(table.open.onSpace['fs-14']).toBe('mayor')
    expect(table.hand('vitale')).toEqual(['booze', 'gun'])
    expect(table.hand('pizzino')).toEqual([])
  })

  it('COR-8.6 the Union Boss stands on a thug space and shakes down its front', () => {
    const table = tableOf(3, { hands: { ...NOBODY, vitale: ['ally-union-boss-1'] } }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-union-boss-1')
    expect(table.options('vitale').every((id) => id === 'none' || id in table.open.onFront)).toBe(true)
    expect(table.options('vitale')).toHaveLength(9)
    table.answers('vitale', 'pb-chelsea')
    expect(table.open.onFront['pb-chelsea']).toBe('union-boss')
    expect(table.hand('vitale')).toEqual(['bloodMoney', 'gun'])
  })

  it('COR-8.7 the Police Chief stands in a turf, on no space, and shakes down nothing', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: ['ally-police-chief-1'] },
      figures: { 'pizzino-thug-1': 'pb-queens' },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-police-chief-1').answers('vitale', 'queens')
    expect(table.open.chief).toBe('queens')
    expect(table.open.onFront['pb-queens']).toBe('pizzino-thug-1')
    expect(Object.values(table.open.onSpace)).not.toContain('police-chief')
    // The $2 is the card's own; neither gun nor booze of Queens.
    expect(table.hand('vitale')).toEqual(['$2'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-8.8 different players use the same neutral figure in one phase', () => {
    const { box } = tableOf(2)
    for (const figure of ['mayor', 'union-boss', 'police-chief']) {
      const acts = Object.values(box.ally)
        .filter((ally) => ally.effects.some((one) => one.do === 'placeNeutral' && one.figure === figure))
        .map((ally) => ally.act)
      expect(acts).toEqual([1, 2, 3])
    }
    const table = tableOf(2, {
      hands: { vitale: ['ally-union-boss-1'], pizzino: ['ally-union-boss-3'] },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-union-boss-1').answers('vitale', 'pb-queens')
    table.answers('pizzino', 'ally:ally-union-boss-3').answers('pizzino', 'pb-chelsea')
    expect(table.hand('vitale')).toEqual(['booze', 'gun'])
    expect(table.hand('pizzino')).toEqual(['$5', 'bloodMoney', 'gun'])
    expect(table.stands('union-boss')).toBe('pb-chelsea')
    expect(table.open.onFront['pb-queens']).toBeNull()
  })

  it('COR-R12 one in the Hudson cannot be placed; its ally serves for the rest, or as an empty action', () => {
    const table = tableOf(2, {
      hands: { vitale: ['ally-mayor-2', 'ally-mayor-1'], pizzino: [] },
      figures: { mayor: 'hudson' },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-mayor-2')
    expect(table.asked).toEqual({ pizzino: 'turn' })
    expect(table.hand('vitale')).toEqual(['$2', 'ally-mayor-1'])
    table.turnOf('vitale').answers('vitale', 'ally:ally-mayor-1')
    expect(table.asked).toEqual({ pizzino: 'turn' })
    expect(table.family('vitale').played).toEqual(['ally-mayor-2', 'ally-mayor-1'])
    expect(table.stands('mayor')).toBe('hudson')
  })

  it('COR-R13 a neutral figure moves to a different place, and shakes it down in full and shared', () => {
    const table = tableOf(2, {
      hands: { vitale: ['ally-union-boss-1'], pizzino: [] },
      figures: { 'union-boss': 'pb-queens' },
      control: { chelsea: ['pizzino'] },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-union-boss-1')
    expect(table.options('vitale')).not.toContain('pb-queens')
    table.answers('vitale', 'pb-chelsea')
    expect(table.hand('vitale')).toEqual(['bloodMoney', 'gun'])
    expect(table.hand('pizzino')).toEqual(['bloodMoney', 'gun'])
  })

  it('COR-R13 with five players in Act IV the Mayor may find no place and stays', () => {
    const families = ['vitale', 'pizzino', 'marzullo', 'matarazzo', 'caccamo']
    const members = families.flatMap((family) => [`${family}-don`, `${family}-consigliere`, `${family}-heir`])
    const table = tableOf(5, {
      act: 4,
      hands: { vitale: ['ally-mayor-2'] },
      figures: Object.fromEntries([
        ['mayor', 'fs-16'],
        ...members.map((member, i) => [member, `fs-${String(i + 1).padStart(2, '0')}`]),
      ]),
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-mayor-2')
    expect(table.asked).toEqual({ pizzino: 'turn' })
    expect(table.stands('mayor')).toBe('fs-16')
    expect(table.hand('vitale')).toEqual(['$2'])
  })

  it('COR-R14 the Police Chief may stand in the seven numbered turfs, not in Central Park', () => {
    const table = tableOf(3, { hands: { ...NOBODY, vitale: ['ally-police-chief-1'] } }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-police-chief-1')
    expect(table.options('vitale')).toEqual([...table.box.numbered, 'none'])
    expect(table.options('vitale')).not.toContain('central-park')
  })
})

describe('drive-by and car bomb', () => {
  it('COR-R49 once the turf of a drive-by is chosen both victims are taken, own figures included', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: DRIVE_BY },
      tiles: { 'wall-street': null, brooklyn: 'bt-gunsmith' },
      figures: {
        'vitale-thug-1': 'pb-brooklyn',
        'pizzino-thug-1': 'bt-gunsmith',
        'vitale-don': 'fs-13',
        'marzullo-don': 'fs-14',
      },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-drive-by')
    expect(table.options('vitale')).toEqual(['wall-street', 'brooklyn', 'queens', 'none'])
    table.answers('vitale', 'brooklyn')
    // Where several figures fit the player of the card chooses, and cannot stop any more.
    expect(table.options('vitale')).toEqual(['vitale-thug-1', 'pizzino-thug-1'])
    expect(table.tries('vitale', 'none')).toMatchObject({ code: 'unknownOption' })
    table.answers('vitale', 'pizzino-thug-1')
    expect(table.options('vitale')).toEqual(['vitale-don', 'marzullo-don'])
    table.answers('vitale', 'vitale-don')
    expect(table.open.hudson).toEqual(['pizzino-thug-1', 'vitale-don'])
    expect(table.stands('vitale-thug-1')).toBe('pb-brooklyn')
  })

  it('COR-R49 a car bomb takes every thug of the turf, the Police Chief and one family member', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: CAR_BOMB },
      tiles: { 'wall-street': null, brooklyn: 'bt-gunsmith' },
      figures: {
        'vitale-thug-1': 'pb-brooklyn',
        'union-boss': 'bt-gunsmith',
        'police-chief': 'brooklyn',
        mayor: 'fs-13',
        'pizzino-thug-1': 'pb-queens',
      },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-car-bomb').answers('vitale', 'brooklyn')
    expect(table.open.hudson.toSorted()).toEqual(['mayor', 'police-chief', 'union-boss', 'vitale-thug-1'])
    expect(table.open.chief).toBeNull()
    expect(table.stands('pizzino-thug-1')).toBe('pb-queens')
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it.each([
    ['job-drive-by', DRIVE_BY],
    ['job-car-bomb', CAR_BOMB],
  ])('COR-R49 the whole of %s may be declined before a turf is chosen', (job, hand) => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: hand },
      figures: { 'pizzino-thug-1': 'pb-brooklyn', 'vitale-don': 'fs-13' },
    }).turnOf('vitale')
    table.answers('vitale', `hand:${job}`).answers('vitale', 'none')
    expect(table.open.hudson).toEqual([])
    expect(table.completed('vitale')).toEqual([job])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })
})
