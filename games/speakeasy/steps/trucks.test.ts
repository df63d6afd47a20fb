// Picking up and delivering. SPK-16.

import { describe, expect, it } from 'vitest'
import type { Arrangement } from '../testing/arrange.ts'
import { tableOf } from '../testing/table.ts'

const tour = (wanted: Arrangement, extra = 0, players = 4) =>
  tableOf(players, wanted).does('blue', 'deliver', { extra })

describe('the Garage', () => {
  it('SPK-16.1 SPK-16.2 SPK-16.5 both contacts play a Convoy card; the left one adds 2 range', () => {
    const wanted = { families: { blue: { hand: ['op-convoy-01', 'op-vip-01'] } } }
    const left = tableOf(3, wanted).visits('blue', 'garage-1')
    expect(left.options('blue')).toEqual(['op-convoy-01', 'none'])
    left.answers('blue', 'op-convoy-01')
    expect(left.prompt('blue').about).toEqual({ left: [3] })
    const right = tableOf(3, wanted).visits('blue', 'garage-2').answers('blue', 'convoy', 'op-convoy-01')
    expect(right.prompt('blue').about).toEqual({ left: [2] })
  })

  it('SPK-16.3 SPK-4.5 the second truck drives from Convoy level 3', () => {
    const trucks = (convoy: number) =>
      tour({ families: { blue: { levels: { convoy } } } }).prompt('blue').about
    expect([trucks(2), trucks(3)]).toEqual([{ left: [2] }, { left: [3, 3] }])
  })

  it('SPK-16.5 SPK-R10 SPK-24.3 range is the level, plus crates, plus bonuses of the action', () => {
    const table = tour({ families: { blue: { levels: { convoy: 2 }, crates: ['crate-09', 'crate-10'] } } }, 2)
    expect(table.prompt('blue').about).toEqual({ left: [6] })
  })
})

describe('driving', () => {
  it('SPK-D22 SPK-16.4 entering is free, in any district, blocked ones included, and there is no way off', () => {
    const table = tour({}, 0, 2)
    table.open.blocked = [3]
    expect(table.options('blue')).toHaveLength(17)
    table.answers('blue', '1:enter:3')
    expect(table.prompt('blue').about).toEqual({ left: [1] })
    expect(table.options('blue').some((id) => id.includes('enter'))).toBe(false)
  })

  it('SPK-16.6 SPK-R56 one point to a neighbour; Central Park cannot be crossed', () => {
    const table = tour({ ships: { bluie: { at: 1 } }, families: { blue: { trucks: [[13, 0]] } } })
    expect(table.options('blue').filter((id) => id.includes('move'))).toEqual(['1:move:10', '1:move:15'])
    expect(table.forbids('blue', '1:move:14')).toBe('SPK-16.6')
    const { neighbours } = table.box
    for (const west of [13, 15]) for (const east of [14, 16]) expect(neighbours[west]).not.toContain(east)
  })

  it('SPK-16.7 blocked districts are entered and left normally', () => {
    const table = tableOf(2, { families: { blue: { levels: { convoy: 2 }, trucks: [[1, 0]] } } })
    table.open.blocked = [2]
    table.does('blue', 'deliver', { extra: 0 }).answers('blue', '1:move:2', '1:move:5')
    expect(table.family('blue').trucks[0].at).toBe(5)
  })

  it('SPK-16.8 SPK-16.9 SPK-16.10 two barrels fill a truck; loading costs no range', () => {
    const table = tour({ map: { '8-1': 'blue D1' }, families: { blue: { trucks: [[8, 0]], cellar: 4 } } })
    table.answers('blue', '1:load', '1:load')
    expect(table.options('blue')).not.toContain('1:load')
    expect(table.prompt('blue').about).toEqual({ left: [1] })
    table.answers('blue', 'stop')
    expect(table.family('blue')).toMatchObject({ cellar: 2, trucks: [{ at: 8, load: 2 }, {}] })
  })

  it('SPK-16.10 SPK-16.17 SPK-6.4 not while the still does not operate', () => {
    const table = tour({
      cops: [8],
      map: { '8-1': 'blue D1' },
      families: { blue: { trucks: [[8, 0]], cellar: 4 } },
    })
    expect(table.options('blue')).not.toContain('1:load')
    expect(table.family('blue').cellar).toBe(4)
  })

  it('SPK-R39 SPK-16.8 barrels stay aboard: they are neither thrown off nor handed over', () => {
    const table = tour({
      ships: { bluie: { at: 1 } },
      families: {
        blue: {
          levels: { convoy: 3 },
          trucks: [
            [9, 2],
            [9, 0],
          ],
        },
      },
    })
    const ids = table.options('blue').map((id) => id.split(':')[1] ?? id)
    expect(new Set(ids)).toEqual(new Set(['move', 'stop']))
  })

  it('SPK-16.14 SPK-2.9 one barrel for each own operating building that has none, never for the still', () => {
    const table = tour({
      cops: [4],
      map: { '4-1': 'blue S1', '4-2': 'green S1' },
      families: { blue: { trucks: [[4, 2]] } },
    })
    expect(table.options('blue').some((id) => id.includes('unload'))).toBe(false)
    expect(table.forbids('blue', '1:unload:4-1')).toBe('SPK-6.4')
    const open = tour({
      map: { '4-1': 'blue S1 barrel', '4-2': 'blue D1' },
      families: { blue: { trucks: [[4, 2]] } },
    })
    expect(open.forbids('blue', '1:unload:4-1')).toBe('SPK-16.14')
    expect(open.forbids('blue', '1:unload:4-2')).toBe('SPK-16.14')
    expect(open.options('blue').some((id) => id.includes('unload'))).toBe(false)
  })

  it('SPK-16.14 SPK-2.9 beside a building lies one barrel: the second of the truck stays aboard', () => {
    const table = tour({ map: { '4-1': 'blue S1' }, families: { blue: { trucks: [[4, 2]] } } })
    table.answers('blue', '1:unload:4-1')
    expect(table.options('blue')).not.toContain('1:unload:4-1')
    expect(table.tries('blue', '1:unload:4-1')).toMatchObject({ code: 'blocked', rule: 'SPK-16.14' })
    expect(table.family('blue').trucks[0]?.load).toBe(1)
  })

  it('SPK-16.14 nothing is delivered to the still, be it empty and operating', () => {
    const table = tour({ map: { '4-1': 'blue D1' }, families: { blue: { trucks: [[4, 2]] } } })
    expect(table.options('blue')).not.toContain('1:unload:4-1')
    expect(table.tries('blue', '1:unload:4-1')).toMatchObject({ code: 'blocked', rule: 'SPK-16.14' })
    expect(table.family('blue')).toMatchObject({ cellar: 0, trucks: [{ load: 2 }, {}] })
  })

  it('SPK-16.10 barrels are loaded where the own still stands and nowhere else, while there are any', () => {
    const at = (district: number, cellar: number) =>
      tour({ map: { '1-1': 'blue D1' }, families: { blue: { cellar, trucks: [[district, 0]] } } }).options(
        'blue',
      )
    expect(at(1, 1)).toContain('1:load')
    expect(at(2, 1)).not.toContain('1:load')
    expect(at(1, 0)).not.toContain('1:load')
  })

  it('SPK-16.6 SPK-16.15 every district that is not next to the truck is refused; without range all of them are', () => {
    const table = tour({ families: { blue: { trucks: [[4, 0]] } } })
    const around = table
      .options('blue')
      .flatMap((id) => (id.startsWith('1:move:') ? [Number(id.slice(7))] : []))
    const rest = Array.from({ length: 16 }, (_, i) => i + 1).filter((district) => !around.includes(district))
    expect(around.length).toBeGreaterThan(1)
    for (const district of rest) expect(table.forbids('blue', `1:move:${district}`)).toBe('SPK-16.6')
    for (const district of around) expect(table.forbids('blue', `1:move:${district}`)).toBeUndefined()
    const spent = tour({ map: { '4-1': 'blue S1' }, families: { blue: { trucks: [[around[0] ?? 0, 1]] } } })
    spent.answers('blue', '1:move:4')
    expect(spent.options('blue')).toContain('1:unload:4-1')
    for (let district = 1; district <= 16; district++)
      expect(spent.forbids('blue', `1:move:${district}`)).toBe('SPK-16.15')
  })

  it('SPK-16.14 an empty truck has nothing to unload, and nothing is refused', () => {
    const table = tour({ map: { '4-1': 'blue S1' }, families: { blue: { trucks: [[4, 0]] } } })
    expect(table.options('blue')).not.toContain('1:unload:4-1')
    expect(table.forbids('blue', '1:unload:4-1')).toBeUndefined()
  })

  it('SPK-E29 SPK-16.15 with its range used up a truck may still unload where it stands', () => {
    const table = tour({ map: { '4-1': 'blue S1' }, families: { blue: { trucks: [[1, 1]] } } })
    table.answers('blue', '1:move:4')
    expect(table.options('blue')).toEqual(['1:unload:4-1', 'stop'])
    expect(table.forbids('blue', '1:move:1')).toBe('SPK-16.15')
    table.answers('blue', '1:unload:4-1')
    expect(table.space('4-1').barrel).toBe(true)
    // Nothing is left to do, so the tour ends by itself.
    expect(table.asked).toEqual({ blue: 'placeCapo' })
  })
})

describe('buying', () => {
  const orange = {
    bluie: { at: 16, barrels: 5 },
    dwyer: { at: 12 },
    rothstein: { at: 7 },
    stclair: { at: 1 },
  }

  it('SPK-16.11 SPK-16.13 SPK-16.16 SPK-R57 a number of barrels is paid one after another, then the ship sails clockwise', () => {
    const table = tour({ ships: orange, families: { blue: { trucks: [[16, 0]], pocket: 20 } } })
    expect(table.options('blue')).toEqual(['1:move:14', '1:buy:1', '1:buy:2', 'stop'])
    table.answers('blue', '1:buy:2')
    expect(table.family('blue')).toMatchObject({ pocket: 9, trucks: [{ load: 2 }, {}] })
    expect(table.ship('bluie')).toMatchObject({ barrels: 3, district: 6 })
  })

  it('SPK-16.12 SPK-R66 an empty ship sells from the supply at the leftmost price, as far as it goes', () => {
    const buys = (barrels: number) => {
      const table = tour({
        ships: { bluie: { at: 16, barrels: 0 } },
        supply: { barrels },
        families: { blue: { trucks: [[16, 0]], pocket: 50 } },
      })
      return table
    }
    expect(
      buys(0)
        .options('blue')
        .some((id) => id.includes('buy')),
    ).toBe(false)
    expect(buys(1).options('blue')).not.toContain('1:buy:2')
    const table = buys(5).answers('blue', '1:buy:2')
    expect(table.family('blue').pocket).toBe(50 - 18)
    expect(table.open.barrels).toBe(3)
  })

  it('SPK-16.12 the last barrel of the ship and one of the supply cost the leftmost price each', () => {
    const table = tour({
      ships: { bluie: { at: 16, barrels: 1 } },
      families: { blue: { trucks: [[16, 0]], pocket: 18 } },
    })
    table.answers('blue', '1:buy:2')
    expect(table.family('blue').pocket).toBe(0)
    expect(table.ship('bluie').barrels).toBe(0)
  })

  it('SPK-6.14 only as many as can be paid', () => {
    const table = tour({ ships: orange, families: { blue: { trucks: [[16, 0]], pocket: 5, safe: 11 } } })
    expect(table.options('blue')).toContain('1:buy:1')
    expect(table.options('blue')).not.toContain('1:buy:2')
  })

  it('SPK-E20 a tour of one truck: the ship sails on, the unprotected nightclub gets nothing, one range is lost', () => {
    const table = tour(
      {
        ships: { bluie: { at: 16, barrels: 5 }, dwyer: { at: 12 }, rothstein: { at: 7 }, stclair: { at: 1 } },
        cops: [16],
        map: { '16-1': 'blue C1 guarded', '16-2': 'blue N1', '10-1': 'blue S1' },
        families: { blue: { levels: { convoy: 2 }, trucks: [[16, 0]], pocket: 11, safe: 0 } },
      },
      2,
    )
    table.answers('blue', '1:buy:2')
    expect(table.ship('bluie').district).toBe(6)
    expect(table.options('blue')).toContain('1:unload:16-1')
    expect(table.options('blue')).not.toContain('1:unload:16-2')
    table.answers('blue', '1:unload:16-1', '1:move:14', '1:move:11', '1:move:10', '1:unload:10-1')
    expect(table.prompt('blue').about).toEqual({ left: [1] })
    table.answers('blue', 'stop')
    expect(table.family('blue')).toMatchObject({ pocket: 0, trucks: [{ at: 10, load: 0 }, {}] })
  })

  it('SPK-E21 SPK-R38 two trucks; the second buys from the same ship at its new port', () => {
    const table = tour(
      {
        ships: { rothstein: { at: 7, barrels: 5 }, bluie: { at: 12 }, dwyer: { at: 1 }, stclair: { at: 3 } },
        map: {
          '8-1': 'blue D1',
          '4-1': 'blue S1',
          '4-2': 'blue C1',
          '9-1': 'blue S2',
          '5-1': 'blue N1',
          '15-1': 'blue S3',
          '15-2': 'blue S4',
        },
        families: { blue: { levels: { convoy: 3 }, cellar: 4, trucks: [[8, 0]], pocket: 50 } },
      },
      2,
    )
    table.answers('blue', '1:load', '2:enter:8', '1:load', '2:load', '2:load')
    table.answers('blue', '1:move:4', '1:unload:4-1', '1:unload:4-2', '1:move:7', '1:buy:2')
    expect(table.ship('rothstein').district).toBe(13)
    // The trucks take turns as they like.
    table.answers('blue', '2:move:11', '1:move:8', '1:move:9', '1:unload:9-1', '1:move:5', '1:unload:5-1')
    expect(table.prompt('blue').about).toEqual({ left: [0, 4] })
    table.answers(
      'blue',
      '2:move:10',
      '2:move:13',
      '2:move:15',
      '2:unload:15-1',
      '2:unload:15-2',
      '2:move:13',
      '2:buy:2',
    )
    expect(table.ship('rothstein')).toMatchObject({ barrels: 1, district: 16 })
    expect(table.family('blue').trucks).toEqual([
      { at: 5, load: 0 },
      { at: 13, load: 2 },
    ])
  })
})
