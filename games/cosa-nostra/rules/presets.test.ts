// "Pass unless …": what is at stake, and for whom. LCN-R23, LCN-R26.

import { describe, expect, it } from 'vitest'
import { atStake, passing } from './presets.ts'
import type { NostraTable, Unless } from '../state.ts'
import { G1, ORDER, R2, R3, Y2, Y3 } from '../testing/cards.ts'
import { tableOf, type TestTable } from '../testing/table.ts'

const staked = (table: TestTable): number | null => {
  const attack = table.state.open.executions.at(-1)
  if (!attack) throw new Error('nobody attacks')
  return atStake(table.state.open, table.box, attack)
}

describe('what an Attack would take', () => {
  /** An Attack that waits for the Trap of its target player. */
  const attack = (order: string, target: string, ...eyes: number[]) =>
    tableOf(3, { cash: { dimaggio: 9000 }, planned: { [Y3]: order, [G1]: ORDER.trap } })
      .action('blundetto')
      .attacks('blundetto', Y3, target, ...eyes)

  it('LCN-R23 the sum on the card, as far as the successes reach', () => {
    expect(staked(attack(ORDER.theft, 'seat-1', 4, 1, 1))).toBe(3000)
    expect(staked(attack(ORDER.theft, 'seat-1', 4, 4, 1))).toBe(5000)
  })

  it('LCN-R23 the price of a Business card; a gangster has none', () => {
    expect(staked(attack(ORDER.assault, 'biz-lawyer-1', 2, 1, 1))).toBe(2000)
    expect(staked(attack(ORDER.carBomb, G1, 4, 1, 1))).toBeNull()
  })

  it('LCN-R58 a Robbery puts the profit of the job at stake', () => {
    const table = tableOf(3, { planned: { [R2]: ORDER.carTheft, [Y2]: ORDER.robbery, [R3]: ORDER.trap } })
      .action('calmuti')
      .runs('calmuti', R2, 3, 1)
      .dice(4, 1)
      .answers('blundetto', `rob:${Y2}`)
    expect(table.asked).toEqual({ calmuti: 'trap' })
    expect(staked(table)).toBe(7000)
  })
})

describe('who is passed over', () => {
  /** Whom a window passes over that asks green and red. */
  function passed(unless: Unless | null, facts: object, asked: readonly number[] = [1, 2]) {
    const table = tableOf(3)
    for (const seat of asked) table.state.secret.standing[seat] = { rob: { pass: 'game', unless } }
    const known = { atStake: 3000, rival: 0, murder: false, ...facts }
    return passing(table.state, 'rob', [1, 2], () => known, table.play.table as NostraTable)
  }

  it('LCN-R26 all who let it pass, in the order in which they would be asked', () => {
    expect(passed(null, {})).toEqual([1, 2])
    expect(passed(null, {}, [2])).toEqual([2])
    expect(passed(null, {}, [])).toEqual([])
  })

  it('LCN-R26 unless so much is at stake; what has no price is always enough', () => {
    expect(passed({ least: 3000 }, {})).toEqual([])
    expect(passed({ least: 4000 }, {})).toEqual([1, 2])
    expect(passed({ least: 4000 }, { atStake: null })).toEqual([])
  })

  it('LCN-R26 unless it is one’s own, or a rival’s, or a murder', () => {
    expect(passed({ own: true }, { rival: 2 })).toEqual([1])
    expect(passed({ rivals: [0] }, {})).toEqual([])
    expect(passed({ rivals: [2] }, {})).toEqual([1, 2])
    expect(passed({ rivals: [2] }, { rival: null })).toEqual([1, 2])
    expect(passed({ murder: true }, {})).toEqual([1, 2])
    expect(passed({ murder: true }, { murder: true })).toEqual([])
  })

  it('LCN-R26 all conditions together must hold to be asked', () => {
    expect(passed({ own: true, murder: true }, { rival: 1, murder: true })).toEqual([2])
    expect(passed({ own: true, murder: true }, { rival: 1 })).toEqual([1, 2])
  })
})
