// The components file, and what a table can be set to.

import { OptionError } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { PRINTED, readComponents } from './components.ts'
import { readOptions } from './options.ts'

type Spoilt = ReturnType<typeof copy>
const copy = () => structuredClone(PRINTED)
const problems = (spoil: (c: Spoilt) => void): readonly string[] => {
  const c = copy()
  spoil(c)
  try {
    readComponents(c)
  } catch (error) {
    if (error instanceof OptionError) return error.problems
    throw error
  }
  return []
}

describe('the components file', () => {
  it('is read as it is', () => {
    expect(problems(() => {})).toEqual([])
  })

  it('a shape that is wrong is named by its path', () => {
    expect(problems((c) => Object.assign(c.setup, { startingCash: -1 }))[0]).toContain(
      'components.setup.startingCash',
    )
  })

  it.each<[string, (c: Spoilt) => void, string]>([
    ['a twin', (c) => c.helperCards.items.push(...c.helperCards.items.slice(0, 1)), 'stands there twice'],
    [
      'SPK-16.6 a border with one side',
      (c) => c.districts[0]?.neighbours.push(16),
      'does not name 1 in turn',
    ],
    ['SPK-16.13 a port that is missing', (c) => c.ports.clockwise.splice(0, 2), 'does not lie there'],
    [
      'SPK-8.10 too few contacts',
      (c) =>
        c.locations.items.splice(0, 1, {
          ...c.locations.items[1],
          contacts: { '1-2': [], '3-4': [] },
        } as Spoilt['locations']['items'][number]),
      'locations.items',
    ],
    ['SPK-2.1 tokens left over', (c) => c.setup['4'].mobsterTokensFaceDown.splice(0, 1, 2), 'setup.4'],
    ['an unknown bottle', (c) => Object.assign(c.helperCards.items[0] ?? {}, { bottle: 'vodka' }), 'vodka'],
    [
      'SPK-12.13 prices out of order',
      (c) => c.reputationTrack.prices.sort((a, b) => b.from - a.from),
      'reputationTrack.prices',
    ],
    [
      'SPK-19.3 a ship without a value for every barrel',
      (c) => c.ships.items[0]?.defence.pop(),
      'ships.items.0.defence',
    ],
    [
      'SPK-3.16 zone objectives of one number',
      (c) => c.zoneObjectives.items.forEach((tile) => Object.assign(tile, { number: 1 })),
      'zoneObjectives',
    ],
  ])('%s is found', (_name, spoil, where) => {
    expect(problems(spoil).join('\n')).toContain(where)
  })
})

describe('options', () => {
  it.each<[object, number, string]>([
    [{ colors: ['pink'] }, 2, 'no colour is called pink'],
    [{ colors: ['blue', 'blue'] }, 2, 'blue is taken'],
    [{ colors: ['blue', 'green', 'yellow'] }, 2, '3 for 2 families'],
    [{ rivals: 2 }, 3, 'rivals'],
    [{ first: 2 }, 2, 'options.first'],
    [{ solo: 3 }, 3, 'options.solo'],
    [{ house: true }, 3, 'house'],
  ])('%j with %i seats is refused', (given, seats, why) => {
    expect(() => readOptions(given, seats)).toThrow(why)
  })

  it('SPK-29.3 every seat is a family, also where one person plays alone', () => {
    expect(readOptions({ solo: 1 }, 2)).toMatchObject({ families: 2, solo: 1 })
    expect(readOptions({}, 3)).toMatchObject({ families: 3, solo: null, rebuildStill: false })
  })
})
