import { pickOne } from '@backroom/engine'
import { boxFor } from '@backroom/games/speakeasy'
import { describe, expect, it } from 'vitest'
import { filterFor, postedAt } from './facts.ts'

const box = boxFor(4)

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
