// Tours of the trucks: they end where the most is delivered for the least.

import { describe, expect, it } from 'vitest'
import { COLORS, TestTable } from '../testing/table.ts'
import type { Arrangement } from '../testing/arrange.ts'
import { distances } from '../rules/board.ts'
import { bestTour } from './tours.ts'

const tableOf = (arrangement: Arrangement) => new TestTable(COLORS.slice(0, 3), {}, 'tours').lay(arrangement)
const tourOf = (table: TestTable, range: number, truck = 0) => bestTour(table.side('blue'), truck, range)

describe('tours', () => {
  it('SPK-16.6 the distances of the worked example', () => {
    const steps = distances(tableOf({}).box)
    expect([steps[8]?.[15], steps[16]?.[10], steps[7]?.[7]]).toEqual([4, 3, 0])
  })

  it('SPK-16.4 SPK-16.10 a truck enters at the still, loads and drives to the shop', () => {
    const table = tableOf({
      map: { '8-1': 'blue D1', '4-1': 'blue S1' },
      families: { blue: { cellar: 1, pocket: 0, safe: 0 } },
    })
    expect(tourOf(table, 1).step?.id).toBe('1:enter:8')
    table.family('blue').trucks[0].at = 8
    expect(tourOf(table, 1).step?.id).toBe('1:load')
    table.family('blue').trucks[0].load = 1
    table.family('blue').cellar = 0
    expect(tourOf(table, 1).step?.id).toBe('1:move:4')
    table.family('blue').trucks[0].at = 4
    expect(tourOf(table, 0).step?.id).toBe('1:unload:4-1')
  })

  it('SPK-16.11 without money and without barrels there is nothing to do', () => {
    const table = tableOf({ map: { '7-1': 'blue S1' }, families: { blue: { pocket: 0, safe: 0 } } })
    expect(tourOf(table, 5)).toEqual({ gain: 0, step: null })
  })

  it('SPK-6.13 what would have to be laundered is not worth buying', () => {
    const ships = { bluie: { at: 7, barrels: 5 } }
    const map = { '7-1': 'blue S1' }
    const rich = tableOf({ ships, map, families: { blue: { pocket: 20, safe: 0 } } })
    rich.family('blue').trucks[0].at = 7
    expect(tourOf(rich, 0).step?.id).toBe('1:buy:1')
    const poor = tableOf({ ships, map, families: { blue: { pocket: 0, safe: 40 } } })
    poor.family('blue').trucks[0].at = 7
    expect(tourOf(poor, 0).step).toBeNull()
  })
})
