// Cops, zone control and payout. SPK-10, SPK-11.

import { describe, expect, it } from 'vitest'
import { controllersOf } from '../rules/control.ts'
import { tableOf } from '../testing/table.ts'
import type { Arrangement } from '../testing/arrange.ts'

const run = (players: number, wanted: Arrangement) =>
  tableOf(players, wanted).run({ step: 'control', args: {} })

/** Who controls a district, by colour. */
const controls = (district: number, wanted: Arrangement) => {
  const table = tableOf(4, wanted)
  const found = controllersOf(table.open, table.box, district)
  return found === 'mobsters'
    ? found
    : found.map((seat) => table.family(['yellow', 'blue', 'green', 'purple'][seat] ?? '').color)
}

describe('cops', () => {
  it('SPK-10.1 SPK-10.2 every token becomes a cop, and the next four are laid out', () => {
    const table = tableOf(4, { cops: [1], patrols: [5, 2] })
    const [next] = table.secret.patrolStacks.map((stack) => stack.toSorted((a, b) => a - b))
    table.run({ step: 'cops', args: {} }, { step: 'control', args: {} })
    expect(table.open.cops).toEqual([1, 2, 5])
    expect(table.open.patrols).toEqual(next)
  })

  it('SPK-10.3 after the last stack every district has one', () => {
    const table = tableOf(4)
    const all = table.secret.patrolStacks.flat()
    const first = Array.from({ length: 16 }, (_, i) => i + 1).filter((district) => !all.includes(district))
    table.open.cops = first
    const step = { step: 'cops', args: {} }
    table.run(step, step, step, { step: 'control', args: {} })
    expect(table.open.cops).toHaveLength(16)
    expect(table.open.patrols).toEqual([])
  })
})

describe('who controls a district', () => {
  it('SPK-E6 SPK-11.5 a cop, a mobster speakeasy, an unprotected casino: the mobsters', () => {
    expect(controls(12, { cops: [12], map: { '12-1': 'mob', '12-2': 'yellow C1' } })).toBe('mobsters')
  })

  it('SPK-E7 SPK-11.4 SPK-11.7 SPK-R11 no cop, speakeasy against nightclub: the nightclub', () => {
    expect(controls(13, { map: { '13-1': 'yellow S1', '13-2': 'green N1' } })).toEqual(['green'])
  })

  it('SPK-E8 SPK-11.8 tied for best, both control; a second building adds nothing', () => {
    const map = { '14-1': 'yellow N1', '14-2': 'yellow S1', '14-3': 'blue N1' }
    expect(controls(14, { map })).toEqual(['yellow', 'blue'])
  })

  it('SPK-E9 SPK-6.7 two mobster speakeasies and a still without a cop: the still', () => {
    expect(controls(15, { map: { '15-1': 'mob', '15-2': 'mob', '15-3': 'purple D1' } })).toEqual(['purple'])
  })

  it('SPK-E10 SPK-11.3 a protected speakeasy beats an unprotected casino under a cop', () => {
    const map = { '16-1': 'mob', '16-2': 'blue S1 guarded', '16-3': 'green C1' }
    expect(controls(16, { cops: [16], map })).toEqual(['blue'])
    // Even without a cop the protected ones come first.
    expect(controls(16, { map })).toEqual(['blue'])
  })

  it('SPK-11.6 a cop and unprotected buildings alone: nobody', () => {
    expect(controls(4, { cops: [4], map: { '4-1': 'blue C1' } })).toEqual([])
  })

  it('SPK-11.7 casino before nightclub before speakeasy before still', () => {
    const over = (better: string, worse: string) =>
      controls(4, { map: { '4-1': `blue ${worse}`, '4-2': `green ${better}` } })
    expect([over('C1', 'N1'), over('N1', 'S1'), over('S1', 'D1')]).toEqual([['green'], ['green'], ['green']])
  })
})

describe('payout', () => {
  it('SPK-E12 SPK-11.9 SPK-11.11 SPK-11.12 SPK-11.13 Uptown: Blue 45, the others 20 each', () => {
    const table = run(4, {
      cops: [16],
      map: {
        '13-1': 'yellow S1',
        '13-2': 'green N1',
        '14-1': 'yellow N1',
        '14-2': 'yellow S2',
        '14-3': 'blue N1',
        '15-1': 'mob',
        '15-2': 'mob',
        '15-3': 'purple D1',
        '16-1': 'mob',
        '16-2': 'blue S1 guarded',
        '16-3': 'green C1',
      },
    })
    expect(table.open.control.uptown).toEqual([1, 2, 1, 1, 0])
    const safes = ['yellow', 'blue', 'green', 'purple'].map((color) => table.own(color).safe - 30)
    expect(safes).toEqual([20, 45, 20, 20])
  })

  it('SPK-E11 SPK-11.10 the mobsters take a place: Green 15, Yellow and Purple 5, Blue nothing', () => {
    const table = run(4, {
      cops: [12],
      map: {
        '7-1': 'mob',
        '8-1': 'mob',
        '9-1': 'green S1',
        '10-1': 'green S2',
        '11-1': 'yellow S1',
        '11-2': 'purple S1',
        '12-1': 'blue S1',
      },
    })
    expect(table.open.control.midtown).toEqual([1, 0, 2, 1, 2])
    const safes = ['yellow', 'blue', 'green', 'purple'].map((color) => table.own(color).safe - 30)
    expect(safes).toEqual([5, 0, 15, 5])
  })

  it('SPK-11.1 SPK-11.2 markers start from the lowest space again each time', () => {
    const table = tableOf(4, { map: { '1-1': 'blue S1' } })
    table.open.control.downtown = [6, 6, 6, 6, 6]
    table.run({ step: 'control', args: {} })
    expect(table.open.control.downtown).toEqual([0, 1, 0, 0, 0])
  })

  it('SPK-R48 the fifth place is paid as well', () => {
    const table = run(4, {
      map: {
        '13-1': 'mob',
        '14-1': 'mob',
        '15-1': 'blue S1',
        '15-2': 'green S1',
        '15-3': 'purple S1',
        '16-1': 'blue S2',
        '16-2': 'green S2',
        '16-3': 'purple S2',
      },
    })
    expect(table.box.components.lucianoPayout.uptown[4]).toBe(10)
    // Four markers on 2: each of the three families is fourth.
    expect(table.own('blue').safe - 30).toBe(20)
  })
})
