// Whether an effect could do anything now. SPK-R47, SPK-R79, and what the supply can still give: SPK-2.4, SPK-R30.

import type { Effect } from '../effects/vocabulary.ts'
import { describe, expect, it } from 'vitest'
import { canDo } from '../effects/index.ts'
import type { Arrangement, FamilyArrangement } from '../testing/arrange.ts'
import { tableOf } from '../testing/table.ts'

const DOCKS = Object.fromEntries(
  ['downtown', 'midtown', 'uptown'].flatMap((zone) => [1, 2, 3, 4].map((row) => [`${zone}-${row}`, 'green'])),
)
const PORTS = { stclair: { at: 1 }, bluie: { at: 7 }, dwyer: { at: 12 }, rothstein: { at: 13 } }
const can = (effect: Effect, family: FamilyArrangement, more: Arrangement = {}): boolean => {
  const table = tableOf(4, { ...more, families: { blue: family } })
  return canDo(table.side('blue'), effect)
}

const LEVELS_5 = { vip: 5, party: 5, still: 5, convoy: 5, strength: 5 }
const CARD = ['op-vip-01']

describe('SPK-R47 SPK-R79 an effect that can do nothing is left out', () => {
  it.each<[string, Effect, boolean, FamilyArrangement, Arrangement?]>([
    ['leverage while there is a token', { op: 'gain_leverage', n: 2 }, true, {}, { supply: { leverage: 1 } }],
    ['none without', { op: 'gain_leverage', n: 2 }, false, {}, { supply: { leverage: 0 } }],
    [
      'a member while there is one and a seat',
      { op: 'gain_family', n: 1 },
      true,
      { members: 1 },
      { docks: DOCKS },
    ],
    ['or a dock', { op: 'gain_family', n: 1 }, true, { vip: 2 }],
    ['none without room', { op: 'gain_family', n: 1 }, false, { vip: 2 }, { docks: DOCKS }],
    ['none without supply', { op: 'gain_family', n: 1 }, false, { members: 0 }],
    ['a goon while there is a space', { op: 'gain_goon', n: 1 }, true, { goons: 5 }],
    ['none without', { op: 'gain_goon', n: 1 }, false, { goons: 6 }],
    ['hiring while one can be paid', { op: 'hire_goons' }, true, { goons: 1, pocket: 1, safe: 0 }],
    ['none without money', { op: 'hire_goons' }, false, { goons: 1, pocket: 0, safe: 1 }],
    ['a book while there is one', { op: 'gain_book', n: 1 }, true, { books: 9 }],
    ['none without', { op: 'gain_book', n: 1 }, false, { books: 10 }],
    [
      'a helper while the display has one',
      { op: 'gain_helper', n: 1 },
      true,
      {},
      { helperRow: ['helper-01'] },
    ],
    ['none without', { op: 'gain_helper', n: 1 }, false, {}, { helperRow: [] }],
    [
      'any level that can be raised',
      { op: 'raise', target: 'any', n: 1 },
      true,
      { levels: { ...LEVELS_5, party: 3 }, hand: [] },
    ],
    ['none at the top', { op: 'raise', target: 'any', n: 1 }, false, { levels: LEVELS_5 }],
    ['the level named', { op: 'raise', target: 'party', n: 1 }, true, { levels: { party: 3 }, hand: [] }],
    ['not another one', { op: 'raise', target: 'party', n: 1 }, false, { levels: { party: 5 } }],
    ['raising again with a card', { op: 'raise_by_discard', target: 'party' }, true, { hand: CARD }],
    ['not without', { op: 'raise_by_discard', target: 'party' }, false, { hand: [] }],
    ['playing a card of the type', { op: 'play_operation', type: 'vip' }, true, { hand: CARD }],
    ['not of another', { op: 'play_operation', type: 'party' }, false, { hand: CARD }],
    ['protecting', { op: 'protect' }, true, { vip: 1, leverage: 4 }, { map: { '1-1': 'blue S1' } }],
    [
      'not without a member',
      { op: 'protect' },
      false,
      { vip: 0, leverage: 4 },
      { map: { '1-1': 'blue S1' } },
    ],
    [
      'not without a building',
      { op: 'protect' },
      false,
      { vip: 1, leverage: 4 },
      { map: { '1-1': 'blue S1 guarded' } },
    ],
    ['selling', { op: 'sell' }, true, {}, { map: { '1-1': 'blue S1 barrel' } }],
    ['not without a barrel', { op: 'sell' }, false, {}, { map: { '1-1': 'blue S1' } }],
    [
      'producing, also on the first space of the map',
      { op: 'produce' },
      true,
      {},
      { map: { '1-1': 'blue D1' }, supply: { barrels: 1 } },
    ],
    [
      'not without barrels',
      { op: 'produce' },
      false,
      {},
      { map: { '1-1': 'blue D1' }, supply: { barrels: 0 } },
    ],
    ['not without a still', { op: 'produce' }, false, {}],
    ['an associate who is free', { op: 'associate' }, true, {}, { mobs: { 5: 'mob-01' } }],
    ['or the own one', { op: 'associate' }, true, { associate: 5 }, { mobs: { 5: 'mob-01' } }],
    ['nobody without mobsters', { op: 'associate' }, false, {}],
    [
      'an ambush on one ship of several',
      { op: 'ambush' },
      true,
      { levels: { strength: 5 }, goons: 6 },
      { ships: PORTS, docks: { 'midtown-1': 'blue' } },
    ],
    [
      'none without people in the docks',
      { op: 'ambush' },
      false,
      { levels: { strength: 5 }, goons: 6 },
      { ships: PORTS },
    ],
    ['the turn order with a card', { op: 'change_turn_order', mandatory: true }, true, { hand: CARD }],
    ['not without', { op: 'change_turn_order', mandatory: true }, false, { hand: [] }],
    ['the trucks always', { op: 'pickup_deliver' }, true, {}],
    ['cash always', { op: 'cash', n: 1 }, true, {}],
    ['two of three always', { op: 'restaurant_two_of_three', options: [] }, true, {}],
    ['the Park always', { op: 'park_swap' }, true, {}],
    ['what only helps an action never', { op: 'action_sell_limit', n: 1 }, false, {}],
    ['nor this', { op: 'action_production', n: 1 }, false, {}],
    ['nor this either', { op: 'action_truck_range', n: 1 }, false, {}],
  ])('%s', (_, effect, expected, family, more) => {
    expect(can(effect, family, more)).toBe(expected)
  })

  it('SPK-18.3 another family’s associate cannot be taken, nor one who has left the game', () => {
    const table = tableOf(4, { mobs: { 5: 'mob-01' }, families: { green: { associate: 5 } } })
    expect(canDo(table.side('blue'), { op: 'associate' })).toBe(false)
    Object.assign(table.open.mobs[5] ?? {}, { holder: -2 })
    expect(canDo(table.side('blue'), { op: 'associate' })).toBe(false)
    expect(table.does('blue', 'associate', {}).asked).toEqual({ blue: 'placeCapo' })
  })

  it('SPK-22.1 a city token in any row of either column', () => {
    const token = (middle: readonly (readonly string[])[], open: readonly (string | null)[]) =>
      can({ op: 'gain_city_token', n: 1 }, {}, { display: { middle, open } })
    expect(token([[], [], []], [null, null, null])).toBe(false)
    expect(token([['city-goon'], [], []], [null, null, null])).toBe(true)
    expect(token([[], [], ['city-goon']], [null, null, null])).toBe(true)
    expect(token([[], [], []], ['city-goon', null, null])).toBe(true)
    expect(token([[], [], []], [null, null, 'city-goon'])).toBe(true)
  })
})

describe('SPK-2.4 SPK-R30 only what is there is gained, and nothing is told of nothing', () => {
  it.each<[string, string, Arrangement]>([
    ['leverage', 'token:city-leverage', { supply: { leverage: 0 } }],
    ['goons', 'token:city-goon', { families: { blue: { goons: 6 } } }],
    ['books', 'token:city-book', { families: { blue: { books: 10 } } }],
    ['barrels', 'token:city-produce', { supply: { barrels: 0 }, map: { '1-1': 'blue D1' } }],
  ])('no %s', (_, from, laid) => {
    const table = tableOf(3, laid)
    if (!Object.hasOwn(table.box.effects, from)) throw new Error(`${from} is not in the box`)
    table.gains('blue', from)
    expect(table.events).toEqual([])
    expect(table.family('blue').goons).toBeLessThanOrEqual(6)
  })

  it('SPK-23.1 with an empty deck the display shrinks, and no new card is shown', () => {
    const table = tableOf(3, { helperRow: ['helper-19', 'helper-20', 'helper-21'] })
    table.secret.helperDeck = []
    table.does('blue', 'takeHelper', {}).answers('blue', 'helper-20')
    expect(table.open.helperRow).toEqual(['helper-19', 'helper-21'])
    expect(table.told('helperShown')).toEqual([])
  })

  it('SPK-R27 SPK-22.2 a token is replaced from the stack of its row, else from the tallest, else not at all', () => {
    const takes = (stacks: readonly (readonly string[])[], row: number) => {
      const table = tableOf(3, { display: { open: ['city-goon', 'city-goon', 'city-goon'] } })
      table.secret.tokenStacks = stacks.map((stack) => [...stack])
      table.does('blue', 'takeToken', {}).answers('blue', `open:${row}`)
      return [
        table.open.tokenOpen[row],
        table.secret.tokenStacks.map((stack) => stack.length),
        table.told('tokenShown').length,
      ]
    }
    expect(takes([['city-book'], ['city-sell', 'city-sell'], ['city-raise']], 0)).toEqual([
      'city-book',
      [0, 2, 1],
      1,
    ])
    expect(takes([[], ['city-sell'], ['city-book', 'city-book']], 0)).toEqual(['city-book', [0, 1, 1], 1])
    expect(takes([['city-sell', 'city-sell'], [], ['city-book', 'city-book']], 1)).toEqual([
      'city-sell',
      [1, 0, 2],
      1,
    ])
    expect(takes([[], [], []], 2)).toEqual([null, [0, 0, 0], 0])
  })
})
