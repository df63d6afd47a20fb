// The Park. SPK-21.

import { describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table.ts'

describe('the Park', () => {
  const capos = { 'commission-3': 'green', 'park-2': 'yellow', 'garage-1': 'blue' }

  it('SPK-D33 SPK-21.1 SPK-21.4 any Park contact: swap with another family’s capo outside the Park', () => {
    for (const park of ['park-1', 'park-3']) {
      const table = tableOf(3, { capos, families: { blue: { hand: [] } } }).visits('blue', park)
      expect(table.options('blue')).toEqual(['commission-3:2', 'none'])
      table.answers('blue', 'commission-3:2')
      expect(table.open.capoAt).toMatchObject({ 'commission-3': 1, [park]: 2 })
    }
  })

  it('SPK-D34 SPK-21.2 SPK-21.3 the owner’s bonus interrupts, then the active player does the contact’s actions', () => {
    const table = tableOf(3, { capos, display: { open: ['city-goon', null, null] } }).visits('blue', 'park-1')
    table.answers('blue', 'commission-3:2')
    expect(table.asked).toEqual({ green: 'parkBonus' })
    expect(table.options('green')).toEqual(['leverage', 'book', 'open:0', 'none'])
    table.answers('green', 'open:0')
    expect(table.family('green').tokens).toEqual(['city-goon'])
    expect(table.asked).toEqual({ blue: 'member' })
  })

  it.each([
    ['leverage', { leverage: 1 }],
    ['book', { books: { board: 1 } }],
    ['none', { leverage: 0, books: { board: 0 } }],
  ])('SPK-R41 the owner may take %s', (bonus, gains) => {
    const table = tableOf(3, { capos })
      .visits('blue', 'park-1')
      .answers('blue', 'commission-3:2')
      .answers('green', bonus)
    expect(table.family('green')).toMatchObject(gains)
  })

  it('SPK-R80 only what can be had is offered, and with nothing left the offer is skipped', () => {
    const empty = { capos, supply: { leverage: 0 }, display: { open: [null, null, null] } }
    const table = tableOf(3, { ...empty, families: { green: { books: 10 } } }).visits('blue', 'park-1')
    table.answers('blue', 'commission-3:2')
    expect(table.asked).toEqual({ blue: 'member' })
  })

  it('SPK-R40 the Park may be used without swapping', () => {
    const table = tableOf(3, { capos }).visits('blue', 'park-1').answers('blue', 'none')
    expect(table.open.capoAt['park-1']).toBe(1)
    expect(table.asked).toEqual({ blue: 'draw' })
  })

  it('SPK-R40 a capo at the Restaurant may be swapped by somebody able to pay, who is then bound', () => {
    const poor = tableOf(3, { restaurant: ['green'], families: { blue: { hand: [] } } }).visits(
      'blue',
      'park-1',
    )
    expect(poor.asked).toEqual({ blue: 'draw' })
    const table = tableOf(3, {
      restaurant: ['green'],
      families: { blue: { hand: ['op-vip-01', 'op-vip-02'] } },
    })
    table.visits('blue', 'park-1').answers('blue', 'restaurant-1:2').answers('green', 'none')
    expect(table.asked).toEqual({ blue: 'changeTurnOrder' })
    expect(table.open.atRestaurant).toEqual([1])
    expect(table.open.capoAt['park-1']).toBe(2)
  })
})
