// What can be read off the box: distances, the prices and defences of ships, the strength of wars to come.

import { describe, expect, it } from 'vitest'
import { boxFor } from '../components/boxFor.ts'
import { distances } from './board.ts'
import { barrelPrice, defenceOf } from './ships.ts'
import { warRange } from './strength.ts'

const box = boxFor(4)

describe('how far a truck comes', () => {
  it('SPK-16.6 every border crossed costs one', () => {
    const steps = distances(box)[8] ?? []
    expect([steps[8], steps[4], steps[7], steps[9]]).toEqual([0, 1, 1, 1])
    expect(steps[1]).toBe(2)
  })

  it('SPK-16.6 Central Park parts 13 and 15 from 14 and 16: the way leads round it', () => {
    expect(distances(box)[15]?.[16]).toBe(5)
  })
})

describe('what a ship asks and withstands', () => {
  const full = { ship: 'bluie', port: 0, barrels: 5, crate: null }
  const known = box.ship['bluie']

  it('SPK-16.11 the next barrel is the rightmost, and each costs more than the one before', () => {
    expect(barrelPrice(box, full)).toBe(known?.prices[4])
    expect(barrelPrice(box, { ...full, barrels: 4 })).toBe(known?.prices[3])
  })

  it('SPK-16.12 without barrels on board the dearest price stays', () => {
    expect(barrelPrice(box, { ...full, barrels: 0 })).toBe(known?.prices[0])
  })

  it('SPK-19.3 every missing barrel opens the next higher defence', () => {
    expect(defenceOf(box, full)).toBe(known?.defence[0])
    expect(defenceOf(box, { ...full, barrels: 3 })).toBe(known?.defence[2])
  })
})

describe('what is coming', () => {
  it('SPK-9.4 a war has the strength of the stack of its act', () => {
    const ranges = [1, 2, 3].map((act) => warRange(box, act))
    expect(ranges).toEqual([
      { least: 6, most: 8 },
      { least: 8, most: 10 },
      { least: 10, most: 12 },
    ])
  })

  it('SPK-9.1 the last act has no stack, so nothing comes', () => {
    expect(warRange(box, 4)).toBeNull()
  })
})
