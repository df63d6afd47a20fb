import { describe, expect, it } from 'vitest'
import { MAP } from '../map/layout.ts'
import { atDistrict, WHOLE, within } from './look.ts'
import { extended } from './tour.ts'

describe('the way a truck has come', () => {
  it('grows by every district it enters', () => {
    expect([8, 7, 4, 1].reduce(extended, [])).toEqual([8, 7, 4, 1])
  })

  it('stays while the truck stands, and begins only on the map', () => {
    expect([0, 8, 8].reduce(extended, [])).toEqual([8])
  })

  it('loses its end when a step is taken back', () => {
    expect(extended([8, 7, 4], 7)).toEqual([8, 7])
  })
})

describe('looking closer', () => {
  it('never beyond the edge of the sheet', () => {
    for (const district of [1, 3, 15, 16]) {
      const { x, y, scale } = atDistrict(district)
      expect(x - MAP.width / 2 / scale).toBeGreaterThanOrEqual(0)
      expect(x + MAP.width / 2 / scale).toBeLessThanOrEqual(MAP.width)
      expect(y + MAP.height / 2 / scale).toBeLessThanOrEqual(MAP.height)
    }
  })

  it('farther away than the whole there is nothing', () => {
    expect(within({ x: 3, y: 3, scale: 0.4 })).toEqual(WHOLE)
  })
})
