// The judgement: what makes a position better is worth more, and at the end only the score counts.

import { describe, expect, it } from 'vitest'
import { judgement, worth } from './bot.ts'
import { copy } from '../view/copy.ts'
import { scoreLine } from '../rules/scoring.ts'
import type { Arrangement } from '../testing/arrange.ts'
import { COLORS, TestTable } from '../testing/table.ts'

const tableOf = (arrangement: Arrangement = {}) =>
  new TestTable(COLORS.slice(0, 3), {}, 'judgement').lay(arrangement)

const worthOf = (arrangement: Arrangement, change: (table: TestTable) => void = () => {}): number => {
  const table = tableOf(arrangement)
  change(table)
  return worth(table.state, table.seat('blue'), table.box)
}

describe('what a position is worth', () => {
  it('SPK-27.7 at the end the score and nothing else', () => {
    const table = tableOf({ map: { '1-1': 'blue S1 guarded barrel' }, families: { blue: { goons: 5 } } })
    table.open.phase = 'over'
    const { total } = scoreLine(table.side('blue'))
    expect(worth(table.state, table.seat('blue'), table.box)).toBe(total)
  })

  it('SPK-11.3 a guarded building counts for the payouts to come, a closed one does not', () => {
    const closed = worthOf({ cops: [14], map: { '14-1': 'blue N1' } })
    expect(worthOf({ cops: [14], map: { '14-1': 'blue N1 guarded' } })).toBeGreaterThan(closed + 30)
  })

  it('SPK-10.1 a cop who is coming closes the building already', () => {
    const quiet = worthOf({ cops: [], map: { '14-1': 'blue N1' } }, ({ open }) => {
      open.patrols = [1]
    })
    const coming = worthOf({ cops: [], map: { '14-1': 'blue N1' } }, ({ open }) => {
      open.patrols = [14]
    })
    expect(coming).toBeLessThan(quiet)
  })

  it('SPK-9.12 a building that the next war will take is hardly worth anything', () => {
    const threatened = (goons: number) =>
      worthOf(
        { map: { '14-1': 'blue C1' }, families: { blue: { goons, levels: { strength: 3 } } } },
        (table) => {
          table.open.threats = [14]
        },
      )
    // The goons that save it are worth more than goons.
    const idle = (goons: number) => worthOf({ families: { blue: { goons, levels: { strength: 3 } } } })
    expect(threatened(4) - threatened(3)).toBeGreaterThan(idle(4) - idle(3) + 15)
  })

  it('SPK-12.12 a barrel is worth more the nearer it is to being sold', () => {
    const map = { '1-1': 'blue S1', '2-1': 'blue D1' }
    const cellar = worthOf({ map, families: { blue: { cellar: 1 } } })
    const shop = worthOf({ map: { ...map, '1-1': 'blue S1 barrel' } })
    const none = worthOf({ map })
    expect([none < cellar, cellar < shop, shop < none + 12]).toEqual([true, true, true])
  })

  it('SPK-20.8 what meets an objective is worth more to whoever has a book for it', () => {
    const gain = (books: number) =>
      worthOf({ families: { blue: { crates: ['crate-11'], books } } }) -
      worthOf({ families: { blue: { books } } })
    expect(gain(1)).toBeGreaterThan(gain(0))
  })
})

describe('which answers make sense', () => {
  it('never more than a bot can compare, and only such as are on offer', () => {
    const table = tableOf({ map: { '1-1': 'blue S1' }, families: { blue: { pocket: 60, cellar: 3 } } })
    table.does('blue', 'build', { kit: 'speakeasy+still|open+takeover', times: 2 })
    const [prompt] = table.play.prompts
    if (!prompt) throw new Error('nobody is asked')
    const found = judgement.candidates?.(table.state, prompt, table.box) ?? []
    expect(found.length).toBeGreaterThan(1)
    expect(found.length).toBeLessThanOrEqual(6)
    for (const id of found) expect(table.options('blue')).toContain(id)
  })
})

describe('a copy', () => {
  it('is equal and shares nothing that a turn could change', () => {
    const { state } = tableOf({ map: { '1-1': 'blue S1 barrel' } })
    const twin = copy(state)
    expect(JSON.stringify(twin)).toBe(JSON.stringify(state))
    const before = JSON.stringify(state)
    for (const family of twin.open.families) family.trucks[0].load = 2
    twin.open.spaces.forEach((space) => {
      space.mob = !space.mob
    })
    twin.secret.decks.vip.cards.pop()
    twin.open.control.uptown.push(1)
    expect(JSON.stringify(state)).toBe(before)
  })
})
