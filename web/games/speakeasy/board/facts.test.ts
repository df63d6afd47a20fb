import { pickOne } from '@backroom/engine'
import { boxFor } from '@backroom/games/speakeasy'
import { describe, expect, it } from 'vitest'
import { distancesFrom, filterFor, postedAt, shipNumbers, warRange } from './facts.ts'

const box = boxFor(4)

describe('how far a truck comes', () => {
  it('SPK-16.6 every border crossed costs one', () => {
    const steps = distancesFrom(box, 8)
    expect([steps[8], steps[4], steps[7], steps[9]]).toEqual([0, 1, 1, 1])
    expect(steps[1]).toBe(2)
  })

  it('SPK-16.6 Central Park parts 13 and 15 from 14 and 16: the way leads round it', () => {
    expect(distancesFrom(box, 15)[16]).toBe(5)
  })
})

describe('what a ship asks and withstands', () => {
  const full = { ship: 'bluie', port: 0, barrels: 5, crate: null }
  const known = box.ship['bluie']

  it('SPK-16.11 the next barrel is the rightmost, and each costs more than the one before', () => {
    expect(shipNumbers(box, full).price).toBe(known?.prices[4])
    expect(shipNumbers(box, { ...full, barrels: 4 }).price).toBe(known?.prices[3])
  })

  it('SPK-16.12 without barrels on board the dearest price stays', () => {
    expect(shipNumbers(box, { ...full, barrels: 0 }).price).toBe(known?.prices[0])
  })

  it('SPK-19.3 every missing barrel opens the next higher defence', () => {
    expect(shipNumbers(box, full).defence).toBe(known?.defence[0])
    expect(shipNumbers(box, { ...full, barrels: 3 }).defence).toBe(known?.defence[2])
  })
})

describe('what is coming', () => {
  it('SPK-9.4 a war has the strength of the stack of its act', () => {
    const ranges = [1, 2, 3].map((act) => warRange(box, act))
    expect(ranges).toEqual([
      [6, 8],
      [8, 10],
      [10, 12],
    ])
  })

  it('SPK-9.1 the last act has no stack, so nothing comes', () => {
    expect(warRange(box, 4)).toBeNull()
  })
})

describe('what stands at a location', () => {
  it('SPK-13.4 what all contacts do is framed, what one does is on the medallion', () => {
    const { framed, contacts } = postedAt(box, 'commission')
    expect(framed.map(({ op }) => op)).toEqual(['hire_goons', 'associate'])
    expect(contacts.map(({ own }) => own.map(({ op }) => op))).toEqual([
      ['gain_helper'],
      ['raise'],
      ['gain_family'],
    ])
  })

  it('the longer range of a Garage contact stands on the medallion, not in the frame', () => {
    const { framed, contacts } = postedAt(box, 'garage')
    expect(framed).toEqual([{ op: 'play_operation', type: 'convoy' }])
    expect(contacts[0]?.own[0]).toMatchObject({ op: 'play_operation', rangeBonus: 2 })
  })

  it('where nobody has anything else, the common action stands on the medallions', () => {
    const { framed, contacts } = postedAt(box, 'park')
    expect(framed).toEqual([])
    expect(contacts.every(({ own }) => own[0]?.op === 'park_swap')).toBe(true)
  })

  it('a contact alone keeps what comes last for the frame', () => {
    const { framed, contacts } = postedAt(boxFor(2), 'docks')
    expect(framed.map(({ op }) => op)).toEqual(['ambush'])
    expect(contacts).toHaveLength(1)
    expect(contacts[0]?.own.map(({ op }) => op)).toEqual(['play_operation', 'gain_goon'])
  })
})

describe('what the map stresses', () => {
  const asked = (key: string) => filterFor(pickOne(0, key, 'SPK-1.1', []))

  it('the question chooses', () => {
    expect(['drive', 'sell', 'protect', 'warTurn', 'placeCapo'].map(asked)).toEqual([
      'reach',
      'lights',
      'lights',
      'threat',
      'all',
    ])
    expect(filterFor(null)).toBe('all')
  })
})
