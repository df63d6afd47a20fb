// Book objectives. SPK-26.

import { describe, expect, it } from 'vitest'
import { isMet } from './objectives.ts'
import type { Arrangement, FamilyArrangement } from '../testing/arrange.ts'
import { tableOf } from '../testing/table.ts'

const meets = (objective: string, wanted: Arrangement, family: FamilyArrangement = {}): boolean => {
  const table = tableOf(3, { ...wanted, families: { blue: family } })
  return isMet(table.open, table.box, 1, objective)
}
/** The tile of Central Park, on its first slot. */
const park = (tile: string, wanted: Arrangement, family: FamilyArrangement = {}) =>
  meets('book-park-1', { ...wanted, parkTiles: [tile, 'park-A1', 'park-B2', 'park-B3', 'park-C5'] }, family)
const zone = (tile: string, map: { [space: string]: string }) =>
  meets('book-zone-downtown', { map, zoneTiles: { downtown: tile } })

const shops = (count: number, kind: 'S' | 'N' | 'C', flags: string) =>
  Object.fromEntries(
    [1, 7, 13, 2, 8].slice(0, count).map((d, i) => [`${d}-1`, `blue ${kind}${i + 1} ${flags}`]),
  )

describe('areas', () => {
  it('SPK-26.1 SPK-26.2 docks: at least 1, 2, 3 crates', () => {
    const crates = (n: number) => ({ crates: ['crate-01', 'crate-02', 'crate-03'].slice(0, n) })
    for (const n of [1, 2, 3]) {
      expect(meets(`book-docks-${n}`, {}, crates(n))).toBe(true)
      expect(meets(`book-docks-${n}`, {}, crates(3))).toBe(true)
      expect(meets(`book-docks-${n}`, {}, crates(n - 1))).toBe(false)
    }
  })

  it('SPK-26.3 City Hall: a protected building in 3 districts, two in one district count once', () => {
    const map = { '1-1': 'blue S1 guarded', '1-2': 'blue S2 guarded', '2-1': 'blue S3 guarded' }
    expect(meets('book-cityhall-3', { map })).toBe(false)
    expect(meets('book-cityhall-3', { map: { ...map, '3-1': 'blue S4 guarded' } })).toBe(true)
    expect(meets('book-cityhall-3', { map: { ...map, '3-1': 'blue S4' } })).toBe(false)
  })

  it('SPK-26.4 SPK-12.7 SPK-R15 reputation 10, 15, 22, each with its bonus', () => {
    const levels = { vip: 3, party: 3, still: 2, convoy: 1, strength: 1 }
    expect(meets('book-reputation-10', {}, { levels })).toBe(true)
    expect(meets('book-reputation-10', {}, { levels: { ...levels, vip: 2 } })).toBe(false)
    expect(meets('book-reputation-15', {}, { levels })).toBe(false)
    const { effects, objective } = tableOf(3).box
    for (const at of [10, 15, 22]) expect(effects[`book:book-reputation-${at}`]).toHaveLength(1)
    expect([10, 15, 22].map((at) => objective[`book-reputation-${at}`]?.safe)).toEqual([10, 15, 20])
  })

  it('SPK-26.2 SPK-26.3 SPK-26.5 SPK-26.13 SPK-R53 what the spaces pay and give', () => {
    const { objective, effects } = tableOf(3).box
    const safe = (id: string) => objective[id]?.safe
    expect([
      safe('book-docks-3'),
      safe('book-cityhall-7'),
      safe('book-park-5'),
      safe('book-zone-uptown'),
    ]).toEqual([15, 20, 10, 20])
    expect(effects['book:book-zone-midtown']).toEqual([{ op: 'raise', target: 'any', n: 1 }])
    for (let slot = 1; slot <= 5; slot++) expect(effects[`book:book-park-${slot}`]).toHaveLength(1)
  })
})

describe('Central Park', () => {
  it('SPK-26.6 A1 three protected buildings', () => {
    expect(park('park-A1', { map: shops(3, 'S', 'guarded') })).toBe(true)
    expect(park('park-A1', { map: shops(2, 'S', 'guarded') })).toBe(false)
  })

  it.each([
    ['park-A2', 'N', 1],
    ['park-A7', 'C', 1],
    ['park-B2', 'N', 2],
    ['park-B7', 'C', 2],
    ['park-C2', 'N', 3],
    ['park-C7', 'C', 3],
  ] as const)('SPK-26.6 SPK-26.7 SPK-26.8 %s: so many of %s with a barrel: %i', (tile, kind, count) => {
    expect(park(tile, { map: shops(count, kind, 'barrel') })).toBe(true)
    expect(park(tile, { map: shops(count - 1, kind, 'barrel') })).toBe(false)
    expect(park(tile, { map: shops(count, kind, '') })).toBe(false)
  })

  it.each([
    ['park-A3', 3],
    ['park-C3', 4],
  ])('SPK-26.6 SPK-26.8 SPK-26.9 %s: %i operating buildings with barrels, never the still', (tile, count) => {
    expect(park(tile, { map: shops(count, 'S', 'barrel') })).toBe(true)
    expect(park(tile, { map: shops(count, 'S', 'barrel'), cops: [1] })).toBe(false)
    expect(
      park(tile, { map: { ...shops(count - 1, 'S', 'barrel'), '16-1': 'blue D1' } }, { cellar: 5 }),
    ).toBe(false)
  })

  it.each([
    ['park-A4', 5],
    ['park-B4', 7],
    ['park-C4', 9],
  ])('SPK-26.10 %s: %i leverage from every source', (tile, count) => {
    const rest = { area: ['op-vip-03'], crates: ['crate-15'] }
    const from = (leverage: number) => park(tile, {}, { ...rest, leverage })
    expect([from(count - 4), from(count - 3)]).toEqual([false, true])
  })

  it.each([
    ['park-A5', { vip: 3, party: 3, still: 3, strength: 3 }],
    ['park-B5', { vip: 4, still: 4, strength: 4 }],
    ['park-C5', { convoy: 5, strength: 5 }],
  ])('SPK-26.12 %s counts the four operations and strength', (tile, levels) => {
    expect(park(tile, {}, { levels })).toBe(true)
    expect(park(tile, {}, { levels: { ...levels, strength: 1 } })).toBe(false)
  })

  it.each([
    ['park-A6', 9],
    ['park-B6', 12],
    ['park-C6', 15],
  ])('SPK-26.11 %s: %i strength of level, associate and goons, and of nothing else', (tile, count) => {
    const strength = count - 4 - 5
    const from = (goons: number) =>
      park(
        tile,
        { mobs: { 9: 'mob-05' } },
        { levels: { strength: Math.min(5, strength + 1) }, goons, associate: 9, crates: ['crate-13'] },
      )
    const needed = count - 4 - Math.min(5, strength + 1)
    expect([from(needed - 1), from(needed)]).toEqual([false, true])
  })

  it('SPK-26.7 SPK-26.8 SPK-6.5 SPK-R59 B1 and C1 count speakeasies that do not operate', () => {
    const everywhere = { cops: [1, 7, 13], map: shops(3, 'S', '') }
    expect(park('park-B1', everywhere)).toBe(true)
    expect(park('park-B1', { map: shops(2, 'S', '') })).toBe(false)
    expect(park('park-C1', { cops: [1, 2, 7], map: shops(5, 'S', '') })).toBe(true)
    expect(park('park-C1', { map: shops(4, 'S', '') })).toBe(false)
    const { parkTile } = tableOf(3).box
    expect(Object.values(parkTile).flatMap(({ id, anyBuilding }) => (anyBuilding ? [id] : []))).toEqual([
      'park-B1',
      'park-C1',
    ])
  })

  it('SPK-26.7 B3 a building with a barrel in every zone', () => {
    expect(park('park-B3', { map: shops(3, 'S', 'barrel') })).toBe(true)
    expect(
      park('park-B3', { map: { '1-1': 'blue S1 barrel', '2-1': 'blue S2 barrel', '7-1': 'blue S3 barrel' } }),
    ).toBe(false)
  })
})

describe('zones', () => {
  it.each([
    ['zone-1', 'S1', 'C1', false],
    ['zone-2', 'S1', 'C1', true],
    ['zone-3', 'S1', 'N1', false],
    ['zone-4', 'S1', 'N1', true],
    ['zone-5', 'S1', 'S2', false],
    ['zone-6', 'S1', 'S2', true],
    ['zone-8', 'N1', 'C1', true],
    ['zone-9', 'N1', 'C1', false],
  ])('SPK-26.13 SPK-R4 %s: %s and %s, both protected, in one district: %s', (tile, one, other, same) => {
    const together = { '1-1': `blue ${one} guarded`, '1-2': `blue ${other} guarded` }
    const apart = { '1-1': `blue ${one} guarded`, '2-1': `blue ${other} guarded` }
    expect(zone(tile, together)).toBe(same)
    expect(zone(tile, apart)).toBe(!same)
    expect(zone(tile, { '1-1': `blue ${one} guarded`, [same ? '1-2' : '2-1']: `blue ${other}` })).toBe(false)
    expect(
      zone(tile, { '7-1': `blue ${one} guarded`, [same ? '7-2' : '8-1']: `blue ${other} guarded` }),
    ).toBe(false)
  })

  it('SPK-26.13 zone-7: three speakeasies, wherever they stand in the zone', () => {
    expect(
      zone('zone-7', { '1-1': 'blue S1 guarded', '1-2': 'blue S2 guarded', '2-1': 'blue S3 guarded' }),
    ).toBe(true)
    expect(zone('zone-7', { '1-1': 'blue S1 guarded', '1-2': 'blue S2 guarded' })).toBe(false)
  })

  it('SPK-26.14 some of the buildings must fit; further ones do no harm', () => {
    const map = { '1-1': 'blue S1 guarded', '1-2': 'blue C1 guarded', '2-1': 'blue S2 guarded' }
    expect(zone('zone-1', map)).toBe(true)
    expect(zone('zone-2', map)).toBe(true)
  })
})
