// Ambushing rum runners, and what crates pay. SPK-19, SPK-24.

import { describe, expect, it } from 'vitest'
import { truckRange } from '../rules/strength.ts'
import { crateCash } from '../rules/crates.ts'
import type { Arrangement, FamilyArrangement } from '../testing/arrange.ts'
import { tableOf } from '../testing/table.ts'

const DOWN = { stclair: { at: 1, barrels: 3 }, bluie: { at: 7 }, dwyer: { at: 12 }, rothstein: { at: 13 } }
const ambush = (wanted: Arrangement) => tableOf(4, { ships: DOWN, ...wanted }).does('blue', 'ambush', {})

describe('the ambush', () => {
  it('SPK-19.1 a Still card at one contact, a goon at the other, both with two families; then the ambush', () => {
    const docks = { 'downtown-1': 'blue' }
    const blue = { hand: ['op-still-01'], levels: { strength: 5 }, goons: 6 }
    const table = tableOf(4, { ships: DOWN, docks, families: { blue } }).visits('blue', 'docks-1')
    expect(table.asked).toEqual({ blue: 'playCard' })
    table.answers('blue', 'none')
    expect(table.asked).toEqual({ blue: 'draw' })
    const goon = tableOf(4, { families: { blue: { goons: 1 } } }).visits('blue', 'docks-2')
    expect(goon.family('blue').goons).toBe(2)
    const two = tableOf(2, { families: { blue: { hand: ['op-still-01'], goons: 1 } } }).visits(
      'blue',
      'docks-1',
    )
    expect(two.options('blue')).toEqual(['play_operation:0', 'gain_goon:1', 'stop'])
  })

  it('SPK-D26 SPK-19.2 a member in the dock zone of the ship’s port is needed', () => {
    const blue = { levels: { strength: 5 }, goons: 6 }
    expect(ambush({ docks: { 'uptown-1': 'blue' }, families: { blue } }).options('blue')).toEqual([
      'rothstein',
      'none',
    ])
    expect(ambush({ families: { blue } }).asked).toEqual({ blue: 'placeCapo' })
  })

  it.each([
    [5, 8],
    [4, 10],
    [0, 18],
  ])('SPK-19.3 the turquoise ship with %i barrels withstands %i', (barrels, defence) => {
    const beaten = (goons: number) =>
      ambush({
        ships: { ...DOWN, stclair: { at: 1, barrels } },
        docks: { 'downtown-1': 'blue', 'downtown-2': 'blue', 'downtown-3': 'blue' },
        families: { blue: { levels: { strength: 1 }, goons } },
      }).asked['blue'] === 'ambush'
    expect([beaten(defence - 3), beaten(defence - 2)]).toEqual([false, true])
  })

  it('SPK-E23 SPK-D27 SPK-19.4 SPK-19.5 SPK-R16 Blue hires both of Purple and sends a goon: 4 × 3 + 1 beats 12', () => {
    const table = ambush({
      ships: { ...DOWN, stclair: { at: 1, barrels: 3, crate: 'crate-09' } },
      docks: { 'downtown-1': 'blue', 'downtown-2': 'purple', 'downtown-3': 'purple' },
      map: { '5-1': 'blue S1', '6-1': 'blue S2' },
      families: {
        blue: { levels: { strength: 4, convoy: 3 }, goons: 2, vip: 2, pocket: 5 },
        purple: { pocket: 0 },
      },
    })
    const supply = table.family('blue').members.supply
    table.answers('blue', 'stclair')
    expect(table.options('blue')).toEqual(['0,0,0,2:1', '0,0,0,2:2', 'none'])
    table.answers('blue', '0,0,0,2:1')
    expect(table.family('purple').pocket).toBe(2)
    expect(table.family('blue')).toMatchObject({ pocket: 5 - 2 + 15, crates: ['crate-09'], goons: 1 })
    expect(truckRange(table.box, table.family('blue'))).toBe(4)
    expect(table.options('blue')).toEqual(['5-1', '6-1'])
    table.answers('blue', '6-1')
    expect(table.space('6-1').barrel).toBe(true)
    expect(table.family('blue').members.supply).toBe(supply + 1)
    expect(table.ship('stclair')).toMatchObject({ barrels: 2, district: 16 })
    expect(table.open.docks[0]).toBeNull()
  })

  it('SPK-R37 where the own people are enough nobody is asked, hired or spent', () => {
    const table = ambush({
      docks: { 'downtown-1': 'blue', 'downtown-2': 'blue', 'downtown-3': 'blue', 'downtown-4': 'green' },
      families: { blue: { levels: { strength: 5 }, goons: 6, pocket: 9 } },
    })
    table.answers('blue', 'stclair')
    expect(table.told('shipAmbushed')[0]).toMatchObject({ hired: [0, 0, 0, 0], goons: 0, attack: 15 })
  })

  it('SPK-D27 SPK-R37 one way alone, and it costs goons: it is asked for and can be called off', () => {
    const table = ambush({
      docks: { 'downtown-1': 'blue' },
      ships: { ...DOWN, stclair: { at: 1, barrels: 5 } },
      families: { blue: { levels: { strength: 5 }, goons: 4, pocket: 9 } },
    })
    table.answers('blue', 'stclair')
    expect(table.options('blue')).toEqual(['0,0,0,0:4', 'none'])
    table.answers('blue', 'none')
    expect(table.family('blue')).toMatchObject({ goons: 4, crates: [] })
  })

  it('SPK-D27 thinking better of it costs nothing', () => {
    const table = ambush({
      docks: { 'downtown-1': 'blue', 'downtown-2': 'green' },
      families: { blue: { levels: { strength: 5 }, goons: 6, pocket: 9 } },
    })
    table.answers('blue', 'stclair', 'none')
    expect(table.family('blue')).toMatchObject({ goons: 6, pocket: 9, crates: [] })
  })

  it('SPK-R67 members that cannot be paid cannot be hired', () => {
    const table = ambush({
      docks: { 'downtown-1': 'blue', 'downtown-2': 'green' },
      families: { blue: { levels: { strength: 5 }, goons: 3, pocket: 0, safe: 1 } },
    })
    expect(table.asked).toEqual({ blue: 'placeCapo' })
  })

  it('SPK-R67 SPK-19.5 only as many are offered as can be paid', () => {
    const table = ambush({
      docks: { 'downtown-1': 'blue', 'downtown-2': 'green', 'downtown-3': 'green' },
      families: { blue: { levels: { strength: 5 }, goons: 3, pocket: 1, safe: 0 } },
    })
    table.answers('blue', 'stclair')
    // One hired member needs all three goons: there is but one way, and it is still a question.
    expect(table.options('blue')).toEqual(['0,0,1,0:3', 'none'])
    table.answers('blue', '0,0,1,0:3')
    expect(table.family('blue')).toMatchObject({ goons: 0 })
    expect(table.told('shipAmbushed')[0]).toMatchObject({ hired: [0, 0, 1, 0], goons: 3 })
  })

  const easy: FamilyArrangement = { levels: { strength: 5 }, goons: 6, pocket: 0 }
  const won = (more: Arrangement, family: FamilyArrangement = {}) => {
    const table = ambush({
      docks: { 'downtown-1': 'blue', 'downtown-2': 'blue' },
      ...more,
      families: { blue: { ...easy, ...family } },
    })
    table.answers('blue', 'stclair')
    // Where the own people are enough there is no question.
    if (table.asked['blue'] === 'raid') table.answers('blue', table.options('blue')[0] ?? '')
    return table
  }

  it('SPK-19.7 the next crate of the stack takes the place of the one that was taken', () => {
    const next = tableOf(4, { ships: DOWN }).open.crateTop
    const table = won({})
    expect(table.ship('stclair').crate).toBe(next)
  })

  it('SPK-D28 SPK-19.7 the barrel goes to a building without one or to the operating still, else to the supply', () => {
    const table = won({ map: { '5-1': 'blue S1', '6-1': 'blue D1', '7-1': 'blue S2 barrel' } })
    expect(table.options('blue')).toEqual(['5-1', 'still'])
    table.answers('blue', 'still')
    expect(table.family('blue').cellar).toBe(1)
    const nowhere = won({ cops: [5], map: { '5-1': 'blue S1' }, supply: { barrels: 3 } })
    expect(nowhere.open.barrels).toBe(4)
  })

  it('SPK-D37 SPK-19.8 SPK-R33 the attacker chooses which member returns, to the VIP area while there is room', () => {
    const table = won({})
    expect(table.options('blue')).toEqual(['downtown-1', 'downtown-2'])
    table.answers('blue', 'downtown-2')
    expect(table.open.docks.slice(0, 2)).toEqual([1, null])
    expect(table.family('blue').members.vip).toBe(1)
  })

  it('SPK-R30 without a crate the ship is attacked for its barrel alone; an empty ship gives one of the supply', () => {
    const base = tableOf(4, {
      ships: { ...DOWN, stclair: { at: 1, barrels: 0 } },
      docks: { 'downtown-1': 'blue', 'downtown-2': 'blue', 'downtown-3': 'blue' },
      map: { '5-1': 'blue S1' },
      supply: { barrels: 1 },
      families: { blue: easy },
    })
    const ship = base.open.ships.find((one) => one.ship === 'stclair')
    if (ship) ship.crate = null
    base.does('blue', 'ambush', {}).answers('blue', 'stclair')
    base.answers('blue', base.options('blue')[0] ?? '')
    expect(base.family('blue').crates).toEqual([])
    expect(base.space('5-1').barrel).toBe(true)
    expect(base.open.barrels).toBe(0)
  })

  it('SPK-R30 SPK-19.7 with no barrel anywhere none is stolen, and nothing is asked', () => {
    const table = tableOf(4, {
      ships: { ...DOWN, bluie: { at: 7, barrels: 0 } },
      docks: { 'midtown-1': 'blue', 'midtown-2': 'blue' },
      map: { '5-1': 'blue S1' },
      supply: { barrels: 0 },
      families: { blue: { levels: { strength: 5 }, goons: 6 } },
    })
    table.does('blue', 'ambush', {}).answers('blue', 'bluie')
    table.answers('blue', table.options('blue')[0] ?? '')
    expect(table.told('barrelStolen')).toEqual([])
    expect(table.space('5-1').barrel).toBe(false)
    expect(table.open.barrels).toBe(0)
    expect(table.ship('bluie').barrels).toBe(0)
  })

  it('SPK-19.7 the last barrel of a ship is stolen from the ship, and the supply keeps its own', () => {
    const table = tableOf(4, {
      ships: { ...DOWN, bluie: { at: 7, barrels: 1 } },
      docks: { 'midtown-1': 'blue', 'midtown-2': 'blue' },
      map: { '1-1': 'blue D1' },
      supply: { barrels: 0 },
      families: { blue: { levels: { strength: 5 }, goons: 6 } },
    })
    table.does('blue', 'ambush', {}).answers('blue', 'bluie')
    table.answers('blue', table.options('blue')[0] ?? '')
    // The still stands on the very first space of the map, and takes it: there is no other place.
    expect(table.family('blue').cellar).toBe(1)
    expect(table.ship('bluie').barrels).toBe(0)
    expect(table.open.barrels).toBe(0)
  })

  it('SPK-19.8 only members of that dock zone come home', () => {
    const table = tableOf(4, {
      ships: DOWN,
      docks: { 'downtown-4': 'blue', 'midtown-1': 'blue', 'midtown-3': 'blue', 'uptown-1': 'blue' },
      families: { blue: { levels: { strength: 5 }, goons: 0 } },
    })
    table.does('blue', 'ambush', {}).answers('blue', 'bluie')
    expect(table.options('blue')).toEqual(['midtown-1', 'midtown-3'])
  })

  it('SPK-R34 SPK-24.1 crate cash is counted before the barrel, after the goons are spent', () => {
    const goons = won({ ships: { ...DOWN, stclair: { at: 1, barrels: 3, crate: 'crate-04' } } })
    // 5 × 2 = 10 against 12: three of six goons are needed, three are left.
    expect(goons.family('blue').pocket).toBe(9)
    const barrels = won({
      map: { '5-1': 'blue S1' },
      ships: { ...DOWN, stclair: { at: 1, barrels: 3, crate: 'crate-10' } },
    })
    expect(barrels.family('blue').pocket).toBe(0)
  })
})

describe('crates', () => {
  const cash = (number: number, family: FamilyArrangement, more: Arrangement = {}) => {
    const table = tableOf(4, { ...more, families: { blue: family } })
    return crateCash(table.side('blue'), `crate-${String(number).padStart(2, '0')}`, 'downtown')
  }
  const threes = { vip: 3, party: 3, still: 3, convoy: 3, strength: 3 }

  it('SPK-E27 SPK-24.2 level 3 pays 15 on crates 2, 5, 9, 16 and 18; strength 4 pays 12; reputation 9 pays 9', () => {
    for (const number of [2, 5, 9, 16, 18]) expect(cash(number, { levels: threes })).toBe(15)
    expect(cash(6, { associate: 9 }, { mobs: { 9: 'mob-01' } })).toBe(12)
    expect(cash(11, { levels: { party: 5 } })).toBe(9)
  })

  it.each([
    [3, { vip: 2 }, 12],
    [4, { goons: 5 }, 15],
    [7, { tokens: ['city-goon', 'city-goon'] }, 8],
    [8, { hand: ['op-vip-01', 'op-vip-02'] }, 6],
    [14, { helpers: ['helper-01'], used: ['helper-02'] }, 8],
  ])('SPK-24.2 crate %i counts what its owner has', (number, family, pays) => {
    expect(cash(number, family)).toBe(pays)
  })

  it('SPK-24.2 SPK-R7 the caps: 24 on crates 1, 6, 8, 14 and 15, 25 on crate 10', () => {
    const { crate } = tableOf(4).box
    const capped = Object.values(crate).flatMap(({ id, cash: { max } }) => (max === null ? [] : [[id, max]]))
    expect(Object.fromEntries(capped)).toEqual({
      'crate-01': 24,
      'crate-06': 24,
      'crate-08': 24,
      'crate-10': 25,
      'crate-14': 24,
      'crate-15': 24,
    })
    const hand = ['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((n) => `op-vip-${n}`)
    expect(cash(8, { hand })).toBe(24)
    expect(cash(6, { associate: 9 }, { mobs: { 9: 'mob-20' } })).toBe(24)
  })

  it('SPK-24.2 SPK-R36 crate 12 uses the single highest level, once', () => {
    expect(cash(12, { levels: { party: 4, vip: 4 } })).toBe(16)
  })

  it('SPK-24.5 SPK-6.5 SPK-R8 crate 10 counts operating buildings only, crate 13 counts all', () => {
    const more = {
      cops: [2, 3],
      map: { '1-1': 'blue S1 barrel', '2-1': 'blue S2 barrel', '3-1': 'blue N1', '7-1': 'blue C1' },
    }
    expect(cash(10, {}, more)).toBe(5)
    expect(cash(13, {}, more)).toBe(8)
  })

  it('SPK-24.2 SPK-R35 crate 17 counts every family’s members of that dock zone', () => {
    expect(cash(17, {}, { docks: { 'downtown-1': 'blue', 'downtown-2': 'green', 'uptown-1': 'blue' } })).toBe(
      8,
    )
  })

  it('SPK-24.2 crates 1 and 15 count books on the main board and protecting members', () => {
    expect(cash(1, {}, { cooked: { 'book-docks-1': ['blue'], 'book-docks-2': ['green', 'blue'] } })).toBe(8)
    expect(cash(15, {}, { map: { '1-1': 'blue S1 guarded', '2-1': 'blue S2' } })).toBe(4)
  })

  it('SPK-24.3 SPK-24.4 each back belongs to two crates', () => {
    const { crate } = tableOf(4).box
    for (let n = 1; n <= 17; n += 2) {
      const back = (number: number) => crate[`crate-${String(number).padStart(2, '0')}`]?.back
      expect(back(n)).toEqual(back(n + 1))
    }
  })
})
