// The Commission and associates. SPK-18, SPK-25.

import { describe, expect, it } from 'vitest'
import { leverageOf } from '../rules/strength.ts'
import { tableOf, type TestTable } from '../testing/table.ts'

const KIT = 'speakeasy+still|open+takeover'
const takes = (table: TestTable, mobster: string) =>
  table.does('blue', 'associate', {}).answers('blue', mobster)

describe('taking an associate', () => {
  it('SPK-18.1 the contact’s own action, then goons and an associate', () => {
    const table = tableOf(3, { mobs: { 5: 'mob-01' } }).visits('blue', 'commission-1')
    expect(table.asked).toEqual({ blue: 'takeHelper' })
    table.visits('green', 'commission-2')
    expect(table.asked).toEqual({ green: 'raise' })
    table.visits('yellow', 'commission-3')
    expect(table.asked).toEqual({ yellow: 'member' })
  })

  it('SPK-D25 SPK-18.2 SPK-18.3 the former associate returns, the new one comes with his marker', () => {
    const table = tableOf(3, { mobs: { 5: 'mob-01', 9: 'mob-03' }, families: { blue: { associate: 5 } } })
    takes(table, 'mob-03')
    expect(table.family('blue').associate).toBe(9)
    expect(table.open.mobs[5]?.holder).toBe(-1)
    expect(table.open.mobs[9]?.holder).toBe(1)
  })

  it('SPK-18.6 SPK-D25 whoever names none keeps associate and marker', () => {
    const table = tableOf(3, { mobs: { 5: 'mob-01', 9: 'mob-03' }, families: { blue: { associate: 5 } } })
    takes(table, 'none')
    expect(table.family('blue').associate).toBe(5)
  })

  it('SPK-18.3 another family’s associate is not on the mobster board', () => {
    const table = tableOf(3, { mobs: { 5: 'mob-01', 9: 'mob-03' }, families: { green: { associate: 5 } } })
    table.does('blue', 'associate', {})
    expect(table.options('blue')).toEqual(['mob-03', 'none'])
    expect(table.forbids('blue', 'mob-01')).toBe('SPK-18.3')
  })

  it('SPK-18.5 his strength and speakeasies stay, and others may take them over', () => {
    const table = tableOf(3, {
      mobs: { 5: 'mob-04' },
      map: { '5-1': 'mob' },
      families: { blue: { associate: 5 }, green: { goons: 3, pocket: 20 } },
    })
    table.does('green', 'build', { kit: KIT, times: 1 }).answers('green', 'S2', '5-1', 'alone:3')
    expect(table.stands('5-1')).toBe('green S2')
  })

  it('SPK-18.7 a mobster without speakeasies may be chosen as well', () => {
    const table = takes(tableOf(3, { mobs: { 5: 'mob-01' } }), 'mob-01')
    expect(table.family('blue').associate).toBe(5)
  })

  it('SPK-R25 SPK-18.4 SPK-25.5 the same mobster may be chosen again, with his immediate bonus', () => {
    const table = tableOf(3, { mobs: { 5: 'mob-02' }, families: { blue: { associate: 5 } } })
    takes(table, 'mob-02')
    table.answers('blue', 'open:0')
    // The display is refilled after each.
    expect(table.options('blue')).toContain('open:0')
    table.answers('blue', 'open:1')
    expect(table.family('blue').tokens).toHaveLength(2)
  })

  it('SPK-18.4 mobsters of stack D have no bonus', () => {
    const { mobster } = tableOf(3).box
    for (const { letter, bonus } of Object.values(mobster)) expect(bonus === null).toBe(letter === 'D')
  })
})

describe('associate bonuses', () => {
  const war = (tile: string, slot: string, more: object = {}) => {
    const table = tableOf(3, {
      mobs: { 9: tile },
      threats: [3],
      tiles: { B: ['mob-08'] },
      map: { '3-1': `blue ${slot}` },
      families: { blue: { associate: 9, levels: { strength: 3 }, goons: 0, pocket: 0, safe: 0, ...more } },
    })
    return table.run({ step: 'mobWars', args: {} }, { step: 'cops', args: {} }, { step: 'control', args: {} })
  }

  it.each([
    ['mob-05', 4],
    ['mob-13', 3],
  ])('SPK-25.1 SPK-R5 %s adds to the defence free of charge: %i goons are enough', (tile, goons) => {
    expect(war(tile, 'S1', { goons }).options('blue')[0]).toBe(`alone:${goons}`)
    // One goon less, and only the associate could help, who is too dear.
    expect(war(tile, 'S1', { goons: goons - 1 }).options('blue')).toEqual(['none'])
  })

  it('SPK-25.8 the discount for takeovers does not hold in a defence', () => {
    expect(war('mob-03', 'S1', { pocket: 6 }).options('blue')).toEqual(['none'])
    const table = war('mob-03', 'S1', { pocket: 9 })
    expect(table.options('blue')).toEqual(['paid:0', 'none'])
    expect(table.prompt('blue')).toMatchObject({ options: [{ cost: 7 }, {}] })
    table.answers('blue', 'paid:0')
    expect(table.family('blue').pocket).toBe(2)
  })

  it('SPK-25.2 SPK-R32 one member to the docks with bonus and one to the VIP area; one without room is lost', () => {
    const table = takes(tableOf(3, { mobs: { 5: 'mob-04' } }), 'mob-04')
    expect(table.options('blue')).not.toContain('vip')
    table.answers('blue', 'downtown-1')
    expect(table.options('blue')).toEqual(['vip', 'none'])
    table.answers('blue', 'vip')
    expect(table.family('blue')).toMatchObject({ goons: 2, members: { vip: 1, supply: 8 } })
    const full = takes(tableOf(3, { mobs: { 5: 'mob-04' }, families: { blue: { vip: 2 } } }), 'mob-04')
    full.answers('blue', 'downtown-1')
    expect(full.family('blue').members).toMatchObject({ vip: 2, supply: 7 })
  })

  it('SPK-25.3 two more leverage', () => {
    const table = takes(tableOf(3, { mobs: { 5: 'mob-12' } }), 'mob-12')
    expect(leverageOf(table.open, table.box, 1)).toBe(2)
  })

  it('SPK-25.4 SPK-R6 he helps to defend the still free of charge, and only the still', () => {
    expect(war('mob-09', 'D1').stands('3-1')).toBe('blue D1')
    expect(war('mob-09', 'S1').options('blue')).toEqual(['none'])
  })

  it('SPK-25.4 SPK-6.10 what he adds for the still he adds once: he cannot be paid on top', () => {
    const table = war('mob-09', 'D1', { levels: { strength: 1 }, goons: 2, pocket: 50 })
    expect(table.options('blue')).toEqual(['alone:2', 'none'])
  })

  it('SPK-D36 SPK-25.6 SPK-R14 free help in one defence or takeover, once for each family and tile; then he is paid', () => {
    const table = war('mob-07', 'S1', { pocket: 7 })
    expect(table.options('blue')).toEqual(['paid:0', 'free:0', 'none'])
    table.answers('blue', 'free:0')
    expect(table.family('blue')).toMatchObject({ pocket: 7, helped: ['mob-07'] })
    expect(war('mob-07', 'S1', { pocket: 7, helped: ['mob-07'] }).options('blue')).toEqual(['paid:0', 'none'])
    const again = tableOf(3, {
      mobs: { 9: 'mob-07', 4: 'mob-06' },
      map: { '4-1': 'mob' },
      families: { blue: { associate: 9, goons: 0, pocket: 3, safe: 0 } },
    })
    again.does('blue', 'build', { kit: KIT, times: 1 }).answers('blue', 'S2', '4-1')
    // The help comes but once, so even as the only way it is a question.
    expect(again.options('blue')).toEqual(['free:0', 'none'])
    again.answers('blue', 'free:0')
    expect(again.family('blue').helped).toEqual(['mob-07'])
  })

  it('SPK-25.7 SPK-R63 SPK-19.6 only one bonus helps against ships; nobody’s strength is added', () => {
    const ambush = (tile: string) =>
      tableOf(3, {
        mobs: { 9: tile },
        docks: { 'downtown-1': 'blue' },
        // Strength 5 against 5; the others lie elsewhere.
        ships: {
          rothstein: { at: 1, barrels: 4 },
          bluie: { at: 7 },
          stclair: { at: 13 },
          dwyer: { at: 16 },
        },
        families: { blue: { associate: 9, levels: { strength: 5 }, goons: 0, pocket: 50 } },
      }).does('blue', 'ambush', {}).asked
    expect(ambush('mob-06')).toEqual({ blue: 'ambush' })
    expect(ambush('mob-07')).toEqual({ blue: 'placeCapo' })
    expect(ambush('mob-20')).toEqual({ blue: 'placeCapo' })
  })
})
