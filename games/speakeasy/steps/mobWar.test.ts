// Mob wars. SPK-9, and defending in general.

import { describe, expect, it } from 'vitest'
import { upgradeDiscount } from '../rules/sites.ts'
import type { Arrangement } from '../testing/arrange.ts'
import { newTable, tableOf, type TestTable } from '../testing/table.ts'

const wars = (table: TestTable) =>
  table.run({ step: 'mobWars', args: {} }, { step: 'cops', args: {} }, { step: 'control', args: {} })
/** One war in a district, against the mobster named. */
const war = (tile: string, wanted: Arrangement & { readonly threats: readonly number[] }, options = {}) => {
  const table = tableOf(4, { ...wanted, tiles: { B: [tile] } }, options)
  return wars(table)
}

describe('how a war goes', () => {
  it('SPK-9.1 SPK-9.2 SPK-9.3 one tile of the act’s stack for every threatened district, in ascending order', () => {
    const table = tableOf(4, { threats: [9, 2, 14].toSorted((a, b) => a - b) })
    wars(table)
    expect(table.told('mobWar').map((event) => event['district'])).toEqual([2, 9, 14])
    for (const event of table.told('mobWar')) expect(String(event['mobster'])).toMatch(/^mob-(07|08|09|10)$/)
  })

  it.each([
    [2, 'C', /^mob-1[1-4]$/],
    [3, 'D', /^mob-(1[5-9]|20)$/],
  ])('SPK-9.1 act %i uses stack %s', (act, _letter, tiles) => {
    const table = wars(tableOf(4, { act, threats: [3] }))
    expect(String(table.told('mobWar')[0]?.['mobster'])).toMatch(tiles)
  })

  it('SPK-E4 SPK-9.7 SPK-9.16 Birdie Brown attacks with 6 + 1; wars are 6 to 8, 8 to 10, 10 to 12', () => {
    const table = war('mob-07', { threats: [3] })
    expect(table.told('mobWar')[0]).toMatchObject({ strength: 7 })
    const { mobster } = table.box
    for (const { letter, war: strength } of Object.values(mobster)) {
      const range = { A: [0, 99], B: [6, 8], C: [8, 10], D: [10, 12] }[letter]
      expect(strength).toBeGreaterThanOrEqual(range[0] ?? 0)
      expect(strength).toBeLessThanOrEqual(range[1] ?? 0)
    }
  })

  it('SPK-9.4 SPK-9.5 SPK-9.6 the tile goes to the mobster board, its strength lies there, speakeasies fill the empty spaces', () => {
    const table = war('mob-08', {
      threats: [3],
      map: { '3-1': 'blue S1' },
      families: { blue: { levels: { strength: 5 }, goons: 6 } },
    })
    expect(table.open.mobs[3]).toEqual({ tile: 'mob-08', faceUp: true, holder: -1 })
    expect(table.stands('3-2')).toBe('mob')
    expect(table.open.threats).not.toContain(3)
    // The city token stays beneath.
    expect(table.space('3-2').token).not.toBeNull()
  })

  it('SPK-9.15 SPK-9.17 unused tiles leave the game, and the next districts are threatened', () => {
    const table = tableOf(4, { threats: [3] })
    const [next] = table.secret.threatStacks.map((stack) => stack.toSorted((a, b) => a - b))
    wars(table)
    expect(table.secret.tiles.B).toEqual([])
    expect(table.secret.tilesGone).toHaveLength(3)
    expect(table.open.threats).toEqual(next)
  })

  it('SPK-R30 SPK-R71 where mobster speakeasies run short the spaces are filled in order and the rest stays empty', () => {
    const table = war('mob-07', { threats: [14], supply: { mobs: 2 } })
    expect(['14-1', '14-2', '14-3'].map((id) => table.stands(id))).toEqual(['mob', 'mob', null])
  })
})

describe('defending', () => {
  it('SPK-E5 SPK-9.11 SPK-9.12 SPK-9.18 Purple loses a protected speakeasy, Blue keeps the casino with four goons', () => {
    const table = war('mob-08', {
      order: ['purple', 'blue', 'yellow', 'green'],
      threats: [14],
      mobs: { 2: 'mob-01' },
      map: { '14-1': 'purple S1 guarded', '14-2': 'blue C1' },
      families: {
        purple: { levels: { strength: 2 }, goons: 1, associate: 2, pocket: 20 },
        blue: { levels: { strength: 4 }, goons: 4 },
      },
    })
    // Purple reaches 2 + 1 + 4 = 7 at most and is not even asked (SPK-R20).
    expect(table.asked).toEqual({ blue: 'defend' })
    expect(table.options('blue')).toEqual(['alone:4', 'none'])
    expect(table.stands('14-1')).toBe('mob')
    expect(table.family('purple').members.gone).toBe(1)
    expect(table.family('purple').lost).toContain('S1')
    table.answers('blue', 'alone:4')
    expect(table.stands('14-2')).toBe('blue C1')
    expect(table.family('blue').goons).toBe(0)
    expect(table.open.mobs[14]).toMatchObject({ tile: 'mob-08', faceUp: true })
  })

  it('SPK-E2 SPK-6.8 a defence equal to the attack saves the building', () => {
    const table = war('mob-07', {
      threats: [3],
      map: { '3-1': 'purple C1' },
      families: { purple: { levels: { strength: 5 }, goons: 2 } },
    })
    table.answers('purple', 'alone:2')
    expect(table.stands('3-1')).toBe('purple C1')
  })

  it('SPK-R20 what its own strength and free bonuses save is saved without a question', () => {
    const table = war('mob-10', {
      threats: [3],
      mobs: { 2: 'mob-13' },
      map: { '3-1': 'purple C1' },
      families: { purple: { levels: { strength: 5 }, associate: 2, goons: 6 } },
    })
    // 5 + 2 of the associate's defence bonus = 7.
    expect(table.told('buildingHeld')).toHaveLength(1)
    expect(table.family('purple').goons).toBe(6)
  })

  it('SPK-R20 a building that is lost anyway tells the same as one that was given up', () => {
    const lost = (goons: number) => {
      const table = war('mob-07', {
        threats: [3],
        map: { '3-1': 'blue S1' },
        families: { blue: { levels: { strength: 1 }, goons } },
      })
      if (table.asked['blue']) table.answers('blue', 'none')
      return table.told('buildingLost')
    }
    expect(lost(0)).toEqual(lost(6))
  })

  describe('SPK-R20 SPK-30.1 where only the safe decides, the others cannot tell what is in it', () => {
    const attacked = (safe: number, map: Arrangement['map'], goons = 0) =>
      war('mob-07', {
        threats: [3],
        mobs: { 2: 'mob-01' },
        map: map ?? {},
        families: { blue: { levels: { strength: 3 }, goons, associate: 2, pocket: 4, safe } },
      })

    it('one building: with an empty safe its owner is asked too, and has one answer', () => {
      const [poor, rich] = [0, 30].map((safe) => attacked(safe, { '3-1': 'blue S1' }))
      expect(rich?.options('blue')).toEqual(['paid:0', 'none'])
      expect(poor?.options('blue')).toEqual(['none'])
      expect(poor?.sight('green').waiting).toEqual(rich?.sight('green').waiting)
      expect(poor?.answers('blue', 'none').told('buildingLost')).toEqual(
        rich?.answers('blue', 'none').told('buildingLost'),
      )
    })

    it('two buildings: the order is asked for with an empty safe too', () => {
      const map = { '3-1': 'blue S1', '3-2': 'blue S2' }
      const [poor, rich] = [0, 30].map((safe) => attacked(safe, map))
      expect(poor?.asked).toEqual({ blue: 'warTurn' })
      expect(poor?.sight('green').waiting).toEqual(rich?.sight('green').waiting)
    })

    it('where no money in the world would help nothing is asked', () => {
      const table = war('mob-08', {
        threats: [3],
        mobs: { 2: 'mob-01' },
        map: { '3-1': 'blue S1', '3-2': 'blue S2' },
        families: { blue: { levels: { strength: 3 }, goons: 0, associate: 2, pocket: 0, safe: 0 } },
      })
      expect(table.asked['blue']).toBeUndefined()
      expect(table.told('buildingLost')).toHaveLength(2)
    })
  })

  it('SPK-D20 SPK-9.9 SPK-6.9 goons, the paid associate, or both; or the building is given up', () => {
    const table = war('mob-07', {
      threats: [3],
      mobs: { 2: 'mob-01' },
      map: { '3-1': 'blue S1' },
      families: { blue: { levels: { strength: 2 }, goons: 5, associate: 2, pocket: 5, safe: 0 } },
    })
    expect(table.options('blue')).toEqual([
      'alone:5',
      'paid:1',
      'paid:2',
      'paid:3',
      'paid:4',
      'paid:5',
      'none',
    ])
    table.answers('blue', 'paid:1')
    expect(table.family('blue')).toMatchObject({ pocket: 0, goons: 4 })
  })

  it('SPK-9.9 SPK-24.3 crates 3 and 4 add to the defence of every building', () => {
    const table = war('mob-07', {
      threats: [3],
      map: { '3-1': 'blue S1' },
      families: { blue: { levels: { strength: 5 }, goons: 0, crates: ['crate-03', 'crate-04'] } },
    })
    expect(table.stands('3-1')).toBe('blue S1')
  })

  it('SPK-9.10 SPK-6.10 SPK-6.11 SPK-R13 goons and associate serve one building; the next needs its own', () => {
    const table = war('mob-07', {
      threats: [3],
      mobs: { 2: 'mob-01' },
      map: { '3-1': 'blue S1', '3-2': 'blue S2' },
      families: { blue: { levels: { strength: 3 }, goons: 0, associate: 2, pocket: 5, safe: 0 } },
    })
    table.answers('blue', '3-2', 'paid:0')
    expect(table.stands('3-2')).toBe('blue S2')
    expect(table.options('blue')).toEqual(['none'])
    table.answers('blue', 'none')
    expect(table.stands('3-1')).toBe('mob')
  })

  it('SPK-D21 SPK-9.8 SPK-R21 the owner chooses which building to settle next', () => {
    const table = war('mob-07', {
      threats: [3],
      map: { '3-1': 'blue S1', '3-2': 'blue N1' },
      families: { blue: { levels: { strength: 5 }, goons: 2 } },
    })
    expect(table.asked).toEqual({ blue: 'warTurn' })
    expect(table.options('blue')).toEqual(['3-1', '3-2'])
    table.answers('blue', '3-2', 'alone:2')
    expect([table.stands('3-1'), table.stands('3-2')]).toEqual(['mob', 'blue N1'])
  })

  it('SPK-9.19 SPK-R46 families settle in the turn order that has been reached', () => {
    const strong = { levels: { strength: 3 }, goons: 6 }
    const table = war('mob-07', {
      order: ['green', 'blue', 'yellow', 'purple'],
      threats: [3],
      map: { '3-1': 'blue S1', '3-2': 'green S1' },
      families: { blue: strong, green: strong },
    })
    expect(table.asked).toEqual({ green: 'defend' })
    table.answers('green', 'none')
    expect(table.asked).toEqual({ blue: 'defend' })
  })

  it('SPK-R20 SPK-9.8 of two buildings the one that is safe anyway is settled first, and only the other is asked for', () => {
    const table = war('mob-07', {
      threats: [3],
      mobs: { 2: 'mob-09' },
      map: { '3-1': 'blue S1', '3-2': 'blue D1' },
      families: { blue: { levels: { strength: 3 }, goons: 6, associate: 2, pocket: 0, safe: 0 } },
    })
    // His strength helps the still free of charge: 3 + 6 against 7.
    expect(table.told('buildingHeld')).toMatchObject([{ space: '3-2', goons: 0, help: 'alone', strength: 7 }])
    expect(table.asked).toEqual({ blue: 'defend' })
    expect(table.prompt('blue')).toMatchObject({
      about: { space: '3-1', kind: 'speakeasy', strength: 7, own: 3 },
    })
  })

  it('SPK-9.6 SPK-9.12 a family’s first seat is a family too: its building stands, and no mobster moves in', () => {
    const table = war('mob-07', {
      threats: [3],
      map: { '3-1': 'yellow S1' },
      families: { yellow: { levels: { strength: 5 }, goons: 2 } },
    })
    expect(table.stands('3-1')).toBe('yellow S1')
    table.answers('yellow', 'alone:2')
    expect(table.stands('3-1')).toBe('yellow S1')
    expect(table.stands('3-2')).toBe('mob')
  })

  it('SPK-9.12 SPK-2.10 a lost building leaves nothing behind: neither owner nor member nor barrel', () => {
    const table = war('mob-07', {
      threats: [3],
      map: { '3-1': 'blue S1 guarded barrel', '3-2': 'blue S2' },
      supply: { mobs: 0 },
      families: { blue: { levels: { strength: 1 }, goons: 0 } },
    })
    expect(table.space('3-1')).toEqual({
      token: null,
      mob: false,
      owner: -1,
      slot: null,
      guarded: false,
      barrel: false,
    })
    expect(table.family('blue')).toMatchObject({ members: { gone: 1 }, lost: ['S1', 'S2'] })
  })

  it('SPK-28.1 without the variant nobody is asked to rebuild', () => {
    const table = war('mob-08', { threats: [3], map: { '3-1': 'blue D1' }, families: { blue: { goons: 0 } } })
    expect(table.told('buildingLost')).toHaveLength(1)
    expect(table.asked['blue']).not.toBe('rebuildStill')
    expect(table.family('blue').lost).toEqual(['D1'])
  })

  it('SPK-9.1 the stack is shuffled before the first war, unseen', () => {
    const tiles = ['mob-07', 'mob-08', 'mob-09', 'mob-10']
    const seen = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
        const table = newTable(4, {}, seed).lay({ threats: [3], tiles: { B: tiles } })
        return String(wars(table).told('mobWar')[0]?.['mobster'])
      }),
    )
    expect(seen.size).toBeGreaterThan(1)
  })

  it('SPK-9.5 only the district of this war is no longer threatened', () => {
    const table = tableOf(4, {
      threats: [3, 5, 9],
      map: { '3-1': 'blue S1' },
      families: { blue: { levels: { strength: 5 }, goons: 6 } },
    })
    wars(table)
    expect(table.asked).toEqual({ blue: 'defend' })
    expect(table.open).toMatchObject({ threats: [5, 9], phase: 'mobWar' })
  })

  it('SPK-6.6 SPK-9.7 a building that does not operate is attacked too', () => {
    const table = war('mob-07', { threats: [3], cops: [3], map: { '3-1': 'blue S1' } })
    expect(table.stands('3-1')).toBe('mob')
  })

  it('SPK-9.12 SPK-R33 the barrel goes to the supply; for the still all barrels of its area', () => {
    const table = war('mob-07', {
      threats: [3],
      map: { '3-1': 'blue S1 barrel', '3-2': 'blue D1' },
      families: { blue: { cellar: 4, goons: 0 } },
      supply: { barrels: 10 },
    })
    expect(table.open.barrels).toBe(15)
    expect(table.family('blue').cellar).toBe(0)
  })

  it('SPK-E30 SPK-9.13 SPK-R49 a newcomer without a speakeasy leaves, and his strength is turned face down', () => {
    const strong = { levels: { strength: 5 }, crates: ['crate-03', 'crate-04'] }
    const table = war('mob-07', {
      threats: [3],
      map: { '3-1': 'blue S1', '3-2': 'green S1' },
      families: { blue: strong, green: strong },
    })
    expect(table.open.mobs[3]).toEqual({ tile: 'mob-07', faceUp: false, holder: -2 })
    table.open.spaces[table.box.placeOf['3-1'] ?? 0] = { ...table.space('3-1'), owner: -1, slot: null }
    // Should a space ever fall empty, it is opened without a fight.
    table.does('yellow', 'build', { kit: 'speakeasy+still|open+takeover', times: 1 }).answers('yellow', 'S1')
    expect(table.options('yellow')).toContain('3-1')
    table.does('yellow', 'associate', {})
    expect(table.asked).toEqual({ yellow: 'placeCapo' })
  })

  it('SPK-9.14 a mobster placed earlier keeps his place when his last speakeasy falls', () => {
    const table = tableOf(4, {
      mobs: { 5: 'mob-04' },
      map: { '5-1': 'mob' },
      families: { blue: { goons: 4, pocket: 50 } },
    })
    table.does('blue', 'build', { kit: 'speakeasy+still|open+takeover', times: 1 })
    table.answers('blue', 'S1', '5-1', 'alone:3')
    table.does('blue', 'associate', {})
    expect(table.options('blue')).toEqual(['mob-04', 'none'])
  })
})

describe('SPK-28 rebuilding the still', () => {
  const lost = (rebuildStill: boolean) =>
    war(
      'mob-07',
      {
        threats: [3],
        map: { '3-1': 'blue D1 guarded' },
        families: { blue: { cellar: 2, goons: 0, without: ['S4', 'S5'] } },
      },
      { rebuildStill },
    )

  it('SPK-D38 SPK-28.1 SPK-28.2 SPK-R64 the owner may return it to the operations board and open it again', () => {
    const table = lost(true)
    expect(table.asked).toEqual({ blue: 'rebuildStill' })
    table.answers('blue', 'rebuild')
    expect(table.family('blue').slots).toContain('D1')
    table.does('blue', 'build', { kit: 'speakeasy+still|open+takeover', times: 1 })
    table.answers('blue', 'D1', '4-1')
    expect(table.stands('4-1')).toBe('blue D1')
    expect(table.family('blue').leverage).toBe(1)
  })

  it('SPK-28.3 while it stands there the discount of the middle group rests', () => {
    const discount = (table: TestTable) => upgradeDiscount(table.box, table.family('blue'))
    expect(discount(lost(true).answers('blue', 'rebuild'))).toBe(0)
    expect(discount(lost(true).answers('blue', 'none'))).toBe(5)
  })

  it('SPK-28.4 member and barrels are lost in either case', () => {
    for (const answer of ['rebuild', 'none']) {
      const table = lost(true).answers('blue', answer)
      expect(table.family('blue')).toMatchObject({ cellar: 0, members: { gone: 1 } })
    }
  })

  it('without the variant nobody is asked and the still leaves the game', () => {
    const table = lost(false)
    expect(table.told('stillReturned')).toEqual([])
    expect(table.family('blue').lost).toContain('D1')
  })
})
