// Locations in general. SPK-13.

import { describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table.ts'

const rich = { pocket: 100 }

describe('locations', () => {
  it('SPK-13.1 SPK-13.2 SPK-R1 SPK-R2 eight locations with their numbers of contacts on either side', () => {
    const count = (players: number) => {
      const found: { [location: string]: number } = {}
      for (const { location } of Object.values(tableOf(players).box.contact))
        found[location] = (found[location] ?? 0) + 1
      return found
    }
    const both = { garage: 2, cityhall: 2, restaurant: 1 }
    expect(count(4)).toEqual({ ...both, contractor: 3, planning: 3, commission: 3, docks: 2, park: 3 })
    expect(count(2)).toEqual({ ...both, contractor: 2, planning: 2, commission: 2, docks: 1, park: 2 })
  })

  it('SPK-13.3 a family may use several contacts of a location in an act', () => {
    const table = tableOf(3, { capos: { 'garage-1': 'blue' } }).turnOf('blue')
    expect(table.options('blue')).toContain('garage-2')
  })

  it('SPK-13.4 SPK-R54 what is framed belongs to every contact, the rest to one', () => {
    const { contact } = tableOf(4).box
    const ops = (id: string) => contact[id]?.rows.flat().map((effect) => effect.op)
    expect(['contractor-1', 'contractor-2', 'contractor-3'].map(ops)).toEqual([
      ['gain_book', 'build'],
      ['raise', 'build'],
      ['gain_helper', 'build'],
    ])
    expect(['planning-1', 'planning-2', 'planning-3'].map(ops)).toEqual([
      ['build', 'play_operation'],
      ['build', 'raise'],
      ['build', 'play_operation'],
    ])
    expect(['cityhall-1', 'cityhall-2'].map(ops)).toEqual([
      ['gain_family', 'gain_leverage', 'play_operation'],
      ['hire_goons', 'gain_leverage', 'play_operation'],
    ])
  })

  it('SPK-13.8 SPK-R55 the two-family side keeps every kind of action reachable', () => {
    const { contact } = tableOf(2).box
    const rows = (id: string) => contact[id]?.rows.map((row) => row.map((effect) => effect.op))
    expect(rows('docks-1')).toEqual([['play_operation', 'gain_goon'], ['ambush']])
    expect(Object.keys(contact).filter((id) => id.startsWith('commission'))).toEqual([
      'commission-1',
      'commission-3',
    ])
    expect(Object.keys(contact).filter((id) => id.startsWith('planning'))).toEqual([
      'planning-1',
      'planning-3',
    ])
    expect(Object.keys(contact).filter((id) => id.startsWith('contractor'))).toEqual([
      'contractor-1',
      'contractor-2',
    ])
  })

  it('SPK-D6 SPK-13.5 rows from the top; inside a row the player picks the order, or is done', () => {
    const table = tableOf(3, { mobs: { 5: 'mob-01' }, families: { blue: { pocket: 20 } } })
    table.visits('blue', 'commission-2').answers('blue', 'none')
    expect(table.asked).toEqual({ blue: 'contactRow' })
    expect(table.options('blue')).toEqual(['hire_goons:0', 'associate:1', 'stop'])
    table.answers('blue', 'associate:1', 'mob-01')
    expect(table.asked).toEqual({ blue: 'hireGoons' })
    table.visits('blue', 'commission-3').answers('blue', 'vip', 'stop')
    expect(table.asked).toEqual({ blue: 'draw' })
  })

  it('SPK-13.6 everything but the Restaurant’s first row may be left out', () => {
    const table = tableOf(3, { families: { blue: rich } })
    table.visits('blue', 'contractor-2').answers('blue', 'none', 'none')
    expect(table.asked).toEqual({ blue: 'draw' })
    expect(table.family('blue').pocket).toBe(100)
  })

  it('SPK-13.7 an icon means the same wherever it appears', () => {
    const table = tableOf(3)
    table.gains('blue', 'token:city-raise')
    const fromToken = table.options('blue')
    table.gains('blue', 'helper:helper-07')
    expect(table.options('blue')).toEqual(fromToken)
  })
})
