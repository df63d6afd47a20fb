// The set-up round of 1920. SPK-5.

import { describe, expect, it } from 'vitest'
import { newTable, tableOf } from '../testing/table.ts'

describe('the set-up round', () => {
  it('SPK-5.1 goes in reverse turn order, one family completely before the next', () => {
    const table = newTable(3)
    const plain = { green: 'op-vip-01', blue: 'op-party-01', yellow: 'op-still-01' }
    for (const [color, card] of Object.entries(plain)) table.own(color).dealt = [card]
    for (const [color, card] of Object.entries(plain)) {
      expect(table.asked).toEqual({ [color]: 'firstBuilding' })
      table.answers(color, 'S2')
      table.answers(color, table.options(color)[0] ?? '')
      expect(table.asked).toEqual({ [color]: 'firstCard' })
      table.answers(color, card)
    }
    expect(table.asked).toEqual({ yellow: 'placeCapo' })
  })

  it('SPK-D2 SPK-5.2 SPK-5.7 SPK-R68 the still or any speakeasy of any group, and nobody may pass', () => {
    const table = newTable(4)
    expect(table.options('purple')).toEqual(['S1', 'S2', 'S3', 'S4', 'D1', 'S5', 'S6', 'S7', 'S8'])
    table.answers('purple', 'S2')
    table.answers('purple', table.options('purple')[0] ?? '')
    expect(table.family('purple').pocket).toBe(12)
  })

  it('SPK-5.3 SPK-2.10 SPK-6.15 on an unoccupied space of an unblocked district', () => {
    const table = newTable(2)
    table.answers('blue', 'downtown-1').answers('yellow', 'downtown-2').answers('blue', 'S2')
    const free = table.box.spaces.filter(({ id, district }) => {
      return !table.open.blocked.includes(district) && !table.space(id).mob
    })
    expect(table.options('blue')).toEqual(free.map(({ id }) => id))
  })

  it('SPK-5.4 SPK-5.5 SPK-E16 takes the city token there and gains the bonus of the building', () => {
    const table = newTable(3).answers('green', 'D1')
    const id = table.options('green')[0] ?? ''
    const { token } = table.space(id)
    table.answers('green', id)
    expect(table.family('green')).toMatchObject({ tokens: [token], leverage: 1, pocket: 10 })
    expect(table.space(id)).toMatchObject({ token: null, slot: 'D1' })
  })

  it('SPK-D3 SPK-5.6 SPK-R44 a card is played for its bonus but not its action, and nothing is drawn after it', () => {
    const table = tableOf(3, {
      families: {
        green: {
          dealt: ['op-vip-03', 'op-party-08', 'op-still-01', 'op-convoy-08'],
          vip: 1,
          leverage: 5,
        },
      },
      map: { '1-1': 'green S1' },
    })
    table.does('green', 'firstCard', {})
    expect(table.options('green')).toHaveLength(4)
    table.answers('green', 'op-vip-03')
    // Protection would be possible, and is not asked for.
    expect(table.asked).toEqual({ green: 'placeCapo' })
    expect(table.family('green').levels.vip).toBe(2)
    expect(table.view('green').handCounts[2]).toBe(3)
  })

  it('SPK-R44 a bonus that only helps the action is lost, and a card may be discarded to raise again', () => {
    const table = tableOf(3, { families: { green: { dealt: ['op-convoy-08', 'op-vip-06', 'op-still-01'] } } })
    table.does('green', 'firstCard', {}).answers('green', 'op-convoy-08')
    expect(table.asked).toEqual({ green: 'placeCapo' })
    table.does('green', 'firstCard', {}).answers('green', 'op-vip-06', 'again')
    expect(table.family('green').levels.vip).toBe(3)
    expect(table.own('green').dealt).toEqual([])
  })
})
