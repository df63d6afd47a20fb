// Components files whose parts do not fit together: each is refused by the problem that names its place, and by no other.

import { describe, expect, it } from 'vitest'
import { PRINTED } from './components.ts'
import { contradictions } from './contradictions.ts'
import type { Components } from './schema.ts'
import { OPERATIONS } from '../words.ts'

/** A components file that may be written on. */
type Open<T> = T extends readonly (infer One)[]
  ? Open<One>[]
  : T extends object
    ? { -readonly [K in keyof T]: Open<T[K]> }
    : T
type Spoilt = Open<Components>
const spoilt = (spoil: (c: Spoilt) => void): string[] => {
  const c = structuredClone(PRINTED) as Spoilt
  spoil(c)
  return contradictions(c as Components)
}
const set = (thing: object | undefined, change: object): void => {
  if (!thing) throw new Error('there is nothing to change')
  Object.assign(thing, change)
}
const flip = (list: unknown[]): void => {
  list.push(...list.splice(0).toReversed())
}
const location = (c: Spoilt, id: string): Spoilt['locations']['items'][number] => {
  const found = c.locations.items.find((one) => one.id === id)
  if (!found) throw new Error(`no location is called ${id}`)
  return found
}

it('the printed file has none', () => {
  expect(spoilt(() => {})).toEqual([])
})

describe('twins', () => {
  it.each([
    'players.colors',
    'zones',
    'districts',
    'ships.items',
    'crates.items',
    'mobsters.items',
    'cityTokens.kinds',
    'bottles.items',
    'helperCards.items',
    'operationCards.items',
    'centralParkObjectives.items',
    'zoneObjectives.items',
    'bookObjectives.items',
    'locations.items',
    'reputationTrack.bonuses',
    'centralParkObjectives.slots',
    'operationsBoard.buildings',
    'ports.clockwise',
  ])('%s: nothing stands there twice', (path) => {
    const found = spoilt((c) => {
      const list = path
        .split('.')
        .reduce((part: unknown, key) => (part as { [key: string]: unknown })[key], c) as object[]
      list.push(structuredClone(list[0]) as object)
    })
    expect(found.some((problem) => problem.startsWith(path) && problem.includes('twice'))).toBe(true)
  })

  it.each(['1-2', '3-4'] as const)('SPK-13.2 a contact of side %s has a name of its own', (side) => {
    const found = spoilt((c) => {
      const [first, second] = [location(c, 'docks'), location(c, 'cityhall')]
      set(second.contacts[side][0], { id: first.contacts[side][0]?.id })
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`contacts.${side}.0: docks-1 stands there twice`)
  })
})

describe('acts', () => {
  it.each<[string, (c: Spoilt) => void, string]>([
    ['SPK-7.1 in order', (c) => set(c.acts[1], { act: 4 }), 'acts.1.act: 2, in this order'],
    ['SPK-7.2 a capo a round', (c) => set(c.acts[0], { rounds: 3 }), 'acts.0.rounds: 4, one for each capo'],
    [
      'SPK-2.2 no more capos than there are',
      (c) => set(c.acts[0], { rounds: 5, caposPerPlayer: 5 }),
      'acts.0.caposPerPlayer: a family has 4',
    ],
    [
      'SPK-7.1 a Luciano phase after act 1',
      (c) => set(c.acts[0], { lucianoPhase: false }),
      'acts.0.lucianoPhase: after every act but the last',
    ],
    [
      'SPK-7.1 none after act 4',
      (c) => set(c.acts[3], { lucianoPhase: true }),
      'acts.3.lucianoPhase: after every act but the last',
    ],
    [
      'SPK-9.1 a stack for act 1',
      (c) => set(c.acts[0], { mobsterStack: null }),
      'acts.0.mobsterStack: B, C or D for every act but the last',
    ],
    [
      'SPK-9.1 none for act 4',
      (c) => set(c.acts[3], { mobsterStack: 'A' }),
      'acts.3.mobsterStack: B, C or D for every act but the last',
    ],
  ])('%s', (_, spoil, problem) => {
    expect(spoilt(spoil)).toContain(problem)
  })

  it('SPK-9.1 no stack twice', () => {
    expect(spoilt((c) => set(c.acts[1], { mobsterStack: 'B' })).join()).toContain('acts')
  })
})

describe('locations', () => {
  it('SPK-8.4 the Restaurant has no limit, and no other location is without', () => {
    expect(spoilt((c) => set(location(c, 'restaurant'), { unlimited: false })).join()).toContain(
      '.unlimited: true for the Restaurant',
    )
    expect(spoilt((c) => set(location(c, 'docks'), { unlimited: true })).join()).toContain(
      '.unlimited: true for the Restaurant',
    )
  })

  it.each(['1-2', '3-4'] as const)('SPK-13.2 the Restaurant has one contact on side %s', (side) => {
    const found = spoilt((c) => {
      const { contacts } = location(c, 'restaurant')
      contacts[side].push({
        ...structuredClone(contacts[side][0]),
        id: 'restaurant-2',
      } as Spoilt['locations']['items'][number]['contacts']['1-2'][number])
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`contacts.${side}: the Restaurant has one`)
  })

  const TURN_ORDER = { op: 'change_turn_order' as const, mandatory: true as const }
  const TWO_OF_THREE = { op: 'restaurant_two_of_three' as const, options: [] }
  const rowsOf = (c: Spoilt, id: string) => location(c, id).contacts['3-4'][0]?.rows ?? []

  it('SPK-20.1 it begins with the turn order, once', () => {
    expect(spoilt((c) => flip(rowsOf(c, 'restaurant')))).toEqual([
      expect.stringContaining('the Restaurant begins with the turn order'),
    ])
    expect(spoilt((c) => rowsOf(c, 'restaurant').push([TURN_ORDER]))).toEqual([
      expect.stringContaining('change_turn_order once at the Restaurant'),
    ])
    expect(spoilt((c) => rowsOf(c, 'docks').push([TURN_ORDER]))).toEqual([
      expect.stringContaining('change_turn_order once at the Restaurant'),
    ])
  })

  it('SPK-20.6 two of three once, and only there; SPK-21.1 the swap only in the Park', () => {
    expect(spoilt((c) => rowsOf(c, 'restaurant').push([TWO_OF_THREE]))).toEqual([
      expect.stringContaining('restaurant_two_of_three once at the Restaurant'),
    ])
    expect(spoilt((c) => rowsOf(c, 'docks').push([TWO_OF_THREE]))).toEqual([
      expect.stringContaining('restaurant_two_of_three once at the Restaurant'),
    ])
    expect(spoilt((c) => rowsOf(c, 'docks').push([{ op: 'park_swap' }]))).toEqual([
      expect.stringContaining('park_swap is for Central Park'),
    ])
    expect(spoilt((c) => rowsOf(c, 'park').push([{ op: 'park_swap' }]))).toEqual([])
  })

  it.each<[string, (c: Spoilt, effect: { op: 'park_swap' }) => void]>([
    ['operationsBoard.buildings.2.bonus', (c, effect) => c.operationsBoard.buildings[2]?.bonus.push(effect)],
    ['operationCards.items.3.bonus', (c, effect) => c.operationCards.items[3]?.bonus.push(effect)],
    ['cityTokens.kinds.4.effects', (c, effect) => c.cityTokens.kinds[4]?.effects.push(effect)],
    ['helperCards.items.5.effects', (c, effect) => c.helperCards.items[5]?.effects.push(effect)],
    ['reputationTrack.bonuses.1.effects', (c, effect) => c.reputationTrack.bonuses[1]?.effects.push(effect)],
    ['bookObjectives.items.6.bonus', (c, effect) => c.bookObjectives.items[6]?.bonus.push(effect)],
    ['docks.rowBonuses.2', (c, effect) => c.docks.rowBonuses[2]?.push(effect)],
  ])('%s: what belongs to a location is no bonus', (path, spoil) => {
    const found = spoilt((c) => spoil(c, { op: 'park_swap' }))
    expect(found).toEqual([
      expect.stringContaining(`${path}: change_turn_order, restaurant_two_of_three, park_swap is no bonus`),
    ])
  })
})

describe('the first round', () => {
  it('SPK-5.2 everybody can pay for any speakeasy and the still, also with laundered money, but not for more', () => {
    const cost = (n: number, slot: string) =>
      spoilt((c) =>
        set(
          c.operationsBoard.buildings.find((one) => one.slot === slot),
          { cost: n },
        ),
      )
    expect(cost(30, 'S1')).toEqual([])
    expect(cost(31, 'S1')).toEqual(['operationsBoard.buildings.0.cost: a family begins with 30'])
    expect(cost(31, 'D1')).toEqual([expect.stringContaining('.cost: a family begins with 30')])
    expect(cost(31, 'N1')).toEqual([])
  })

  it('SPK-5.2 nor more cards than are dealt', () => {
    const cards = (n: number) => spoilt((c) => set(c.operationsBoard.buildings[0], { discardCards: n }))
    expect(cards(4)).toEqual([])
    expect(cards(5)).toEqual(['operationsBoard.buildings.0.discardCards: a family begins with 4 cards'])
  })

  it('SPK-3.18 of every type more cards than are dealt to four', () => {
    const left = (n: number) =>
      spoilt((c) => {
        const still = c.operationCards.items.filter((card) => card.type === 'still').slice(0, n)
        c.operationCards.items = [...c.operationCards.items.filter((card) => card.type !== 'still'), ...still]
      })
    expect(left(5)).toEqual([])
    expect(left(4)).toEqual(['operationCards.items: more than 4 of still'])
  })

  it('SPK-4.9 fewer members on the reputation track than there are', () => {
    const members = (n: number) => spoilt((c) => set(c.componentCounts, { familyMembersPerPlayer: n }))
    expect(members(3)).toEqual([])
    expect(members(2)).toEqual(['setup.familyOnReputationTrack: fewer than there are family members'])
  })
})

describe('the map', () => {
  it('SPK-16.6 borders have two sides', () => {
    expect(spoilt((c) => c.districts[0]?.neighbours.push(16))).toEqual([
      'districts.0.neighbours: 16 does not name 1 in turn',
    ])
  })

  it('SPK-2.8 a district lies in the zone that names it', () => {
    expect(spoilt((c) => set(c.districts[1], { zone: 'uptown' })).join()).toContain(
      'districts.1.zone: uptown does not name 2',
    )
  })

  it('SPK-3.21 a port lies where it says, for both sides', () => {
    const without = spoilt((c) =>
      set(
        c.districts.find((one) => one.id === 7),
        { port: null },
      ),
    )
    expect(without).toEqual([expect.stringMatching(/^ports\.clockwise\.\d: district 7 knows nothing of it$/)])
    const zone = spoilt((c) =>
      set(c.ports.clockwise[0], { zone: c.ports.clockwise[0]?.zone === 'uptown' ? 'midtown' : 'uptown' }),
    )
    expect(zone).toEqual([expect.stringMatching(/^ports\.clockwise\.0: district \d+ knows nothing of it$/)])
    const moved = spoilt((c) => set(c.ports.clockwise[0], { district: 2 }))
    expect(moved.some((problem) => problem.includes('does not lie there'))).toBe(true)
  })

  it('SPK-16.13 a ship always finds a port: there is one more', () => {
    const ships = (n: number) =>
      spoilt((c) => {
        const [first] = c.ships.items
        if (!first) return
        while (c.ships.items.length < n) c.ships.items.push({ ...first, id: `ship-${c.ships.items.length}` })
        set(c.componentCounts, { barrels: 99 })
      })
    expect(ships(6)).toEqual([])
    expect(ships(7)).toEqual(['ports.clockwise: more ports than ships'])
  })
})

describe('the boards', () => {
  it.each<[string, (c: Spoilt) => void, string]>([
    [
      'SPK-6.1 the operations in order',
      (c) => flip(c.operationsBoard.operations),
      `operationsBoard.operations: ${OPERATIONS.join(', ')}, in this order`,
    ],
    [
      'SPK-16.3 trucks by level',
      (c) => Reflect.deleteProperty(c.operationsBoard.operations[3] ?? {}, 'trucks'),
      'operationsBoard.operations.3.trucks: how many trucks drive at each level',
    ],
    [
      'SPK-2.2 one still',
      (c) => set(c.operationsBoard.buildings[0], { kind: 'still' }),
      'operationsBoard.buildings: one still',
    ],
    [
      'SPK-17.3 columns in order',
      (c) => flip(c.turnOrderTrack.columns),
      'turnOrderTrack.columns: positions 1 to 4, in this order',
    ],
    [
      'SPK-12.13 prices from low to high',
      (c) => set(c.reputationTrack.prices[1], { from: c.reputationTrack.prices[0]?.from }),
      'reputationTrack.prices: from low to high',
    ],
    [
      'SPK-12.13 a price for everybody',
      (c) => set(c.reputationTrack.prices[0], { from: 6 }),
      'reputationTrack.prices: the first from 5 or less',
    ],
    [
      'SPK-29.8 ranks from 0',
      (c) => set(c.solo.ranks[0], { from: 1 }),
      'solo.ranks: from 0, and from low to high',
    ],
    [
      'SPK-29.8 ranks from low to high',
      (c) => set(c.solo.ranks[2], { from: 1 }),
      'solo.ranks: from 0, and from low to high',
    ],
    [
      'SPK-16.11 a price for each barrel',
      (c) => c.ships.items[1]?.prices.pop(),
      'ships.items.1.prices: one for each of 5 barrels',
    ],
    [
      'SPK-19.3 a strength for each barrel, and one more',
      (c) => c.ships.items[2]?.defence.pop(),
      'ships.items.2.defence: one more than barrels',
    ],
  ])('%s', (_, spoil, problem) => {
    expect(spoilt(spoil)).toEqual([problem])
  })

  it('SPK-12.13 the first price may begin at 5', () => {
    expect(spoilt((c) => set(c.reputationTrack.prices[0], { from: 5 }))).toEqual([])
  })
})

describe('stacks and supplies', () => {
  it.each<[string, (c: Spoilt) => void, RegExp]>([
    [
      'SPK-9.2 a tile for each war',
      (c) => (c.mobsters.items = c.mobsters.items.filter(({ id }) => id !== 'mob-07' && id !== 'mob-08')),
      /^mobsters\.items: [34] players need more tiles of B$/,
    ],
    [
      'SPK-3.2 no more blocked than there are',
      (c) => set(c.setup['2'].blockedDistricts ?? {}, { uptown: 9 }),
      /^setup\.2\.blockedDistricts\.uptown: it has \d districts$/,
    ],
    [
      'SPK-4.10 a column for each family',
      (c) => set(c.setup['3'], { turnOrderColumns: 4 }),
      /^setup\.3\.turnOrderColumns: one for each family$/,
    ],
    [
      'SPK-20.2 no position beyond',
      (c) => c.turnOrderTrack.extraDiscardPositions['3'].push(4),
      /^turnOrderTrack\.extraDiscardPositions\.3: no more than 3 positions$/,
    ],
    [
      'SPK-3.9 all sixteen tokens',
      (c) => c.setup['4'].mobsterTokensFaceDown.splice(0, 1, 2),
      /^setup\.4: the sixteen mobster district tokens are not all used$/,
    ],
    [
      'SPK-3.4 all tiles of A',
      (c) => set(c.setup['2'], { mobsterATilesRemoved: 1 }),
      /^setup\.2\.mobsterATiles: 6 tiles of A$/,
    ],
    [
      'SPK-3.13 all sixteen cops',
      (c) => set(c.setup, { copsAtSetup: 5 }),
      /^setup\.copTokensFaceDown: the sixteen cop district tokens are not all used$/,
    ],
    [
      'SPK-3.14 a token for each space',
      (c) => set(c.setup, { cityTokenDisplay: 40 }),
      /^cityTokens\.kinds: too few for every building space$/,
    ],
    ['SPK-3.20 a crate for each ship', (c) => c.crates.items.splice(3), /^crates\.items: one for each ship$/],
    [
      'SPK-3.19 helpers for the display',
      (c) => c.helperCards.items.splice(2),
      /^helperCards\.items: too few for the display$/,
    ],
    [
      'SPK-3.20 barrels for the ships',
      (c) => set(c.componentCounts, { barrels: 19 }),
      /^componentCounts\.barrels: too few for the ships$/,
    ],
    [
      'SPK-8.10 a contact for each capo',
      (c) => (location(c, 'park').contacts['3-4'] = []),
      /^locations\.items: too few contacts for 4 players$/,
    ],
    [
      'SPK-3.16 three numbers of zone objectives',
      (c) => c.zoneObjectives.items.forEach((tile) => set(tile, { number: 1 })),
      /^zoneObjectives\.items: three numbers$/,
    ],
    [
      'SPK-3.17 numbers for each slot',
      (c) => c.centralParkObjectives.items.forEach((tile) => tile.letter === 'C' && set(tile, { number: 1 })),
      /^centralParkObjectives\.slots\.4\.letter: there are not 5 numbers of C$/,
    ],
    [
      'SPK-26.5 a slot for each space',
      (c) =>
        set(
          c.bookObjectives.items.find(({ req }) => req.req === 'park_tile'),
          { req: { req: 'park_tile', slot: 9 } },
        ),
      /^bookObjectives\.items\.\d+\.req: Central Park has no slot 9$/,
    ],
    [
      'SPK-23.5 a bottle that exists',
      (c) => set(c.helperCards.items[1], { bottle: 'vodka' }),
      /^helperCards\.items\.1\.bottle: no bottle is called vodka$/,
    ],
  ])('%s', (_, spoil, problem) => {
    const found = spoilt(spoil)
    expect(found.some((one) => problem.test(one))).toBe(true)
  })

  it.each<[string, (c: Spoilt) => void]>([
    ['SPK-3.20 as many crates as ships', (c) => c.crates.items.splice(4)],
    ['SPK-3.19 as many helpers as the display', (c) => c.helperCards.items.splice(3)],
    ['SPK-3.20 as many barrels as the ships take', (c) => set(c.componentCounts, { barrels: 20 })],
    [
      'SPK-3.14 a token for each space and the display',
      (c) => {
        const spaces = c.districts.reduce((all, one) => all + one.spaces['4'], 0)
        const tokens = c.cityTokens.kinds.reduce((all, one) => all + one.count, 0)
        set(c.setup, { cityTokenDisplay: tokens - spaces })
      },
    ],
  ])('%s: just enough is enough', (_, spoil) => {
    expect(spoilt(spoil)).toEqual([])
  })
})
