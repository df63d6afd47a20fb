// City Hall and protection. SPK-17.

import { describe, expect, it } from 'vitest'
import { leverageOf } from '../rules/strength.ts'
import type { Arrangement, FamilyArrangement } from '../testing/arrange.ts'
import { tableOf } from '../testing/table.ts'

const FOUR = ['yellow', 'blue', 'green', 'purple']
const MAP = { '1-1': 'blue S1', '2-1': 'blue N1', '3-1': 'blue D1', '4-1': 'blue C1' }
const protects = (family: FamilyArrangement, more: Arrangement = {}) =>
  tableOf(4, { order: FOUR, map: MAP, families: { blue: family }, ...more }).does('blue', 'protect', {})

describe('City Hall', () => {
  it('SPK-17.1 a member or goons first, then a leverage token, then a VIP Room card', () => {
    const table = tableOf(4, { families: { blue: { hand: ['op-vip-01', 'op-party-01'] } } })
    table.visits('blue', 'cityhall-1')
    expect(table.asked).toEqual({ blue: 'member' })
    table.answers('blue', 'vip')
    expect(table.family('blue').leverage).toBe(1)
    expect(table.options('blue')).toEqual(['op-vip-01', 'none'])
    table.visits('blue', 'cityhall-2')
    expect(table.asked).toEqual({ blue: 'hireGoons' })
  })
})

describe('protection', () => {
  it('SPK-D24 SPK-17.2 SPK-17.6 SPK-6.2 members from the VIP area to any own buildings without one, one each, the still included', () => {
    const table = protects(
      { vip: 2, leverage: 20, levels: { vip: 2 } },
      { cops: [2], map: { ...MAP, '5-1': 'blue S2 guarded' } },
    )
    expect(table.prompt('blue')).toMatchObject({ kind: 'some', min: 0, max: 2 })
    expect(table.options('blue')).toEqual(['1-1', '2-1', '3-1', '4-1'])
    expect(table.forbids('blue', '5-1')).toBe('SPK-17.2')
    table.answers('blue', ['3-1', '2-1'])
    expect(table.space('3-1').guarded).toBe(true)
    expect(table.family('blue').members.vip).toBe(0)
  })

  it('SPK-D24 nobody need be sent', () => {
    const table = protects({ vip: 2, leverage: 20 }).answers('blue', [])
    expect(table.family('blue')).toMatchObject({ leverage: 20, members: { vip: 2 } })
  })

  it.each([
    [['blue', 'yellow', 'green', 'purple'], 4],
    [['yellow', 'blue', 'green', 'purple'], 3],
    [['yellow', 'green', 'blue', 'purple'], 2],
    [['yellow', 'green', 'purple', 'blue'], 1],
  ])('SPK-17.3 %s: leverage cost %i', (order, cost) => {
    const table = protects({ vip: 2, leverage: cost }, { order })
    expect(table.prompt('blue')).toMatchObject({ max: 1, about: { cost } })
    table.answers('blue', ['1-1'])
    expect(table.family('blue').leverage).toBe(0)
  })

  it('SPK-E28 two members at a cost of 3 need 6', () => {
    expect(protects({ vip: 2, leverage: 5 }).prompt('blue')).toMatchObject({ max: 1 })
    expect(protects({ vip: 2, leverage: 6 }).prompt('blue')).toMatchObject({ max: 2 })
  })

  it('SPK-E22 SPK-17.5 SPK-17.8 4 on cards and a token at a cost of 2: two go out for 4 and the token is kept', () => {
    const table = protects(
      { vip: 3, levels: { vip: 2 }, leverage: 1, area: ['op-vip-01', 'op-party-03'] },
      { order: ['yellow', 'green', 'blue', 'purple'] },
    )
    expect(table.prompt('blue')).toMatchObject({ max: 2 })
    table.answers('blue', ['1-1', '2-1'])
    expect(table.family('blue')).toMatchObject({ leverage: 1, members: { vip: 1 } })
  })

  it('SPK-17.5 tokens go back to the supply for what the cards do not cover', () => {
    const table = protects({ vip: 1, leverage: 5, area: ['op-vip-02'] })
    const supply = table.open.leverage
    table.answers('blue', ['1-1'])
    expect(table.family('blue').leverage).toBe(4)
    expect(table.open.leverage).toBe(supply + 1)
  })

  it('SPK-17.4 SPK-24.3 SPK-25.3 cards, crates and the associate count, and are not used up', () => {
    const table = protects(
      { vip: 1, area: ['op-vip-03'], crates: ['crate-15'], associate: 9 },
      { mobs: { 9: 'mob-01' } },
    )
    expect(table.prompt('blue')).toMatchObject({ max: 1, about: { leverage: 5 } })
    table.answers('blue', ['1-1'])
    expect(leverageOf(table.open, table.box, 1)).toBe(5)
  })

  it('SPK-17.9 the card just played counts, the one it replaced does not', () => {
    const table = tableOf(4, {
      order: FOUR,
      map: MAP,
      families: { blue: { vip: 1, area: ['op-vip-01'], hand: ['op-vip-06', 'op-vip-02'] } },
    })
    table.does('blue', 'playCard', { type: 'vip', range: 0 }).answers('blue', 'op-vip-02')
    // 2 of the new card, 3 are needed.
    expect(table.asked).toEqual({ blue: 'placeCapo' })
  })

  it('SPK-17.7 a protecting member stays', () => {
    const table = protects({ vip: 1, leverage: 3 }).answers('blue', ['1-1'])
    table.run({ step: 'cops', args: {} }, { step: 'control', args: {} })
    expect(table.space('1-1').guarded).toBe(true)
  })
})
