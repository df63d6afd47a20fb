// The components file, and what a table can be set to.

import { OptionError } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { PRINTED, readComponents } from './components.ts'
import { readOptions } from '../options.ts'

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
      'SPK-3.17 a park slot of a letter without tiles',
      (c) => Object.assign(c.centralParkObjectives.slots[1] ?? {}, { letter: 'D' }),
      'centralParkObjectives.slots.1.letter',
    ],
    [
      'SPK-1.4 a year that never comes',
      (c) => Object.assign(c.acts[0] ?? {}, { years: [Number.POSITIVE_INFINITY] }),
      'acts.0.years.0',
    ],
    [
      'SPK-7.1 a Luciano phase after the last act',
      (c) => Object.assign(c.acts[3] ?? {}, { lucianoPhase: true }),
      'acts.3.lucianoPhase',
    ],
    [
      'SPK-7.3 an act without a capo for every round',
      (c) => Object.assign(c.acts[1] ?? {}, { rounds: 2 }),
      'acts.1.rounds',
    ],
    [
      'SPK-5.2 a speakeasy that nobody can pay for in 1920',
      (c) => Object.assign(c.operationsBoard.buildings[6] ?? {}, { cost: 50 }),
      'operationsBoard.buildings.6.cost',
    ],
    [
      'SPK-20.1 the turn order twice at the Restaurant',
      (c) => {
        const rows = c.locations.items[2]?.contacts['3-4'][0]?.rows ?? []
        rows.push(rows[0] ?? [])
      },
      'locations.items.2.contacts.3-4.0.rows',
    ],
    [
      'SPK-20.1 the turn order on a helper card',
      (c) =>
        Object.assign(c.helperCards.items[0] ?? {}, {
          effects: [{ op: 'change_turn_order', mandatory: true }],
        }),
      'helperCards.items.0.effects',
    ],
    [
      'SPK-4.10 columns for more families than play',
      (c) => Object.assign(c.setup['2'], { turnOrderColumns: 4 }),
      'setup.2.turnOrderColumns',
    ],
    [
      'SPK-5.3 no free district',
      (c) =>
        Object.assign(c.setup['2'], {
          blockedDistricts: { downtown: 6, midtown: 5, uptown: 1 },
          mobsterTokensFaceDown: [0, 0, 0],
        }),
      'setup.2.mobsterTokensFaceDown',
    ],
    [
      'SPK-5.6 a hand without a card',
      (c) => Object.assign(c.setup, { startingHandPerType: 0 }),
      'setup.startingHandPerType',
    ],
    [
      'a zone twice',
      (c) => Object.assign(c.zones[1] ?? {}, { id: 'downtown' }),
      'zones.1: downtown stands there twice',
    ],
    [
      'a contact at two locations',
      (c) => {
        const [docks, cityHall] = c.locations.items
        Object.assign(cityHall?.contacts['3-4'][1] ?? {}, { id: docks?.contacts['3-4'][0]?.id })
      },
      'locations.items.1.contacts.3-4.1: docks-1 stands there twice',
    ],
    [
      'a key that is misspelt',
      (c) => Object.assign(c.acts[0] ?? {}, { yeras: [1921] }),
      'acts.0.yeras: nothing is called so here',
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
