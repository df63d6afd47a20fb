// The Restaurant, city tokens and helper cards. SPK-20, SPK-22, SPK-23.

import { describe, expect, it } from 'vitest'
import { leverageCost } from '../rules/strength.ts'
import { PRINTED } from '../components/components.ts'
import type { Arrangement } from '../testing/arrange.ts'
import { tableOf } from '../testing/table.ts'

const FOUR = ['yellow', 'blue', 'green', 'purple']
const THREE_CARDS = ['op-vip-01', 'op-party-01', 'op-still-01']
/** Blue at the Restaurant, past the change of turn order. */
const dines = (wanted: Arrangement, hand: readonly string[] = []) => {
  const blue = { ...wanted.families?.['blue'], hand: ['op-convoy-01', ...hand] }
  const table = tableOf(4, { order: FOUR, ...wanted, families: { ...wanted.families, blue } }).visits(
    'blue',
    'restaurant-1',
  )
  table.answers('blue', 'column-2')
  return hand.length > 0 ? table.answers('blue', ['op-convoy-01']) : table
}

describe('turn order', () => {
  it('SPK-D29 SPK-20.1 SPK-20.4 a discard and any free column of the lower row, the own one included', () => {
    const table = tableOf(4, { order: FOUR, families: { blue: { hand: THREE_CARDS } } })
    table.open.lower[0] = 2
    table.open.upper[2] = null
    table.visits('blue', 'restaurant-1')
    expect(table.options('blue')).toEqual(['column-2', 'column-3', 'column-4'])
    expect(table.forbids('blue', 'column-1')).toBe('SPK-20.1')
    table.answers('blue', 'column-2', ['op-vip-01'])
    expect(table.open.lower).toEqual([2, 1, null, null])
    expect(table.open.upper).toEqual([0, null, null, 3])
    expect(table.own('blue').drawn).toEqual(['op-party-01', 'op-still-01'])
  })

  it('SPK-20.2 SPK-R67 the third and fourth column cost one more card, with two families the second', () => {
    const visit = (players: number, hand: string[]) =>
      tableOf(players, { order: FOUR.slice(0, players), families: { blue: { hand } } }).visits(
        'blue',
        'restaurant-1',
      )
    const one = visit(4, ['op-vip-01', 'op-vip-02'])
    one.answers('blue', 'column-4')
    expect(one.prompt('blue')).toMatchObject({ key: 'discard', min: 2, max: 2 })
    const poor = visit(3, ['op-vip-01'])
    expect(poor.options('blue')).toEqual(['column-1', 'column-2'])
    expect(poor.forbids('blue', 'column-3')).toBe('SPK-20.3')
    const two = visit(2, ['op-vip-01', 'op-vip-02']).answers('blue', 'column-2')
    expect(two.prompt('blue')).toMatchObject({ min: 2 })
  })

  it('SPK-20.3 SPK-13.6 whoever can pay no free column may not go there', () => {
    const table = tableOf(4, { families: { blue: { hand: [] } } }).turnOf('blue')
    expect(table.options('blue')).not.toContain('restaurant-1')
    expect(table.forbids('blue', 'restaurant-1')).toBe('SPK-20.3')
  })

  it('SPK-20.5 the leverage cost of the new column applies at once', () => {
    const table = tableOf(4, { order: FOUR, families: { blue: { hand: ['op-vip-01', 'op-vip-02'] } } })
    table.visits('blue', 'restaurant-1').answers('blue', 'column-4', ['op-vip-01', 'op-vip-02'])
    expect(leverageCost(table.open, table.box, 1)).toBe(1)
  })

  it('SPK-23.3 a helper card pays for nothing', () => {
    const table = tableOf(4, { families: { blue: { hand: [], helpers: ['helper-01'] } } })
      .turnOf('blue')
      .answers('blue', 'none')
    expect(table.options('blue')).not.toContain('restaurant-1')
  })
})

describe('two of three', () => {
  it('SPK-D30 SPK-20.6 two different actions in any order, or fewer', () => {
    const table = dines(
      {
        parkTiles: ['park-A4', 'park-A1', 'park-B2', 'park-B3', 'park-C5'],
        families: { blue: { tokens: ['city-goon'], books: 1, leverage: 5 } },
      },
      ['op-still-01'],
    )
    expect(table.options('blue')).toEqual(['playCard', 'playTokens', 'cookBooks', 'stop'])
    table.answers('blue', 'cookBooks', 'book-park-1')
    expect(table.options('blue')).toEqual(['playCard', 'playTokens', 'stop'])
    table.answers('blue', 'playTokens', 'city-goon')
    expect(table.asked).toEqual({ blue: 'draw' })
  })

  it('SPK-20.6 SPK-R47 what can do nothing is not offered; without anything the visit is over', () => {
    expect(dines({}).asked).toEqual({ blue: 'draw' })
    const table = dines({}, ['op-still-01'])
    expect(table.options('blue')).toEqual(['playCard', 'stop'])
    table.answers('blue', 'stop')
    expect(table.asked).toEqual({ blue: 'draw' })
  })

  it('SPK-20.6 playing any card, with its action', () => {
    const table = dines({ map: { '1-1': 'blue D1' } }, ['op-still-01']).answers(
      'blue',
      'playCard',
      'op-still-01',
    )
    expect(table.family('blue').cellar).toBe(2)
  })
})

describe('city tokens', () => {
  it('SPK-D31 SPK-22.3 at most two a visit, each for its effect', () => {
    const table = dines(
      { families: { blue: { tokens: ['city-goon', 'city-goon', 'city-leverage', 'city-book'] } } },
      ['op-still-01'],
    )
    table.answers('blue', 'playTokens')
    expect(table.options('blue')).toEqual(['city-goon', 'city-leverage', 'city-book', 'none'])
    table.answers('blue', 'city-goon', 'city-leverage')
    expect(table.family('blue')).toMatchObject({ goons: 2, leverage: 2, tokens: ['city-goon', 'city-book'] })
    expect(table.asked).toEqual({ blue: 'restaurant' })
  })

  it('SPK-20.7 a token gained during the visit may be played in it', () => {
    const table = dines({ display: { open: ['city-leverage', null, null] } }, ['op-party-11'])
    table.answers('blue', 'playCard', 'op-party-11', 'open:0', 'playTokens')
    expect(table.options('blue')).toEqual(['city-leverage', 'none'])
  })

  it('SPK-22.8 a played token is out of reach until the end of the turn and no longer counts', () => {
    const table = dines(
      { display: { open: [null, null, null] }, families: { blue: { tokens: ['city-goon'] } } },
      ['op-party-11'],
    )
    for (const stack of table.secret.tokenStacks) stack.length = 0
    table.answers('blue', 'playTokens', 'city-goon', 'playCard', 'op-party-11')
    // The card offers a city token, but there is none to be had.
    expect(table.asked).toEqual({ blue: 'draw' })
    table.answers('blue', 'vip')
    expect(table.asked).toEqual({ blue: 'layTokens' })
  })

  it('SPK-D35 SPK-22.4 SPK-22.7 SPK-R76 it goes face up on a middle space, on top of what lies there, one at a time', () => {
    const table = dines(
      {
        display: { middle: [['city-sell'], [], []] },
        families: { blue: { tokens: ['city-goon', 'city-book'] } },
      },
      ['op-still-01'],
    )
    table.answers('blue', 'playTokens', 'city-goon', 'city-book', 'stop', 'vip')
    expect(table.options('blue')).toEqual(
      ['city-goon', 'city-book'].flatMap((token) => [0, 1, 2].map((row) => `played:${token}:${row}`)),
    )
    table.answers('blue', 'played:city-book:0', 'played:city-goon:0')
    expect(table.open.tokenMiddle[0]).toEqual(['city-sell', 'city-book', 'city-goon'])
    table.does('green', 'takeToken', {}).answers('green', 'middle:0')
    table.does('green', 'takeToken', {}).answers('green', 'middle:0')
    expect(table.family('green').tokens).toEqual(['city-goon', 'city-book'])
  })

  it('SPK-22.5 SPK-24.3 SPK-R29 at the end of the own turn four are kept, more with crates 7 and 8', () => {
    const tokens = Array<string>(6).fill('city-goon')
    const table = tableOf(4, { families: { blue: { tokens }, green: { tokens } } })
    table.turnOf('blue').answers('blue', 'park-1', 'vip', 'own:city-goon:0', 'own:city-goon:1')
    expect(table.family('blue').tokens).toHaveLength(4)
    // Green's turn has not come: nobody asks Green.
    expect(table.family('green').tokens).toHaveLength(6)
    const crates = tableOf(4, { families: { blue: { tokens, crates: ['crate-07', 'crate-08'] } } })
    crates.turnOf('blue', 'green').answers('blue', 'park-1', 'vip')
    expect(crates.asked).toEqual({ green: 'placeCapo' })
  })

  it('SPK-D13 SPK-22.1 any uncovered token of the middle and right columns, or none', () => {
    const table = tableOf(4, {
      display: { middle: [['city-goon', 'city-sell'], [], []], open: ['city-book', null, 'city-goon'] },
    })
    table.does('blue', 'takeToken', {})
    expect(table.options('blue')).toEqual(['middle:0', 'open:0', 'open:2', 'none'])
    expect(table.prompt('blue')).toMatchObject({ options: [{ token: 'city-sell' }, {}, {}, {}] })
  })

  it('SPK-22.2 SPK-R27 the right column is refilled from its row, else from the tallest stack; the middle never', () => {
    const table = tableOf(4, { display: { middle: [['city-goon'], [], []] } })
    table.secret.tokenStacks = [['city-sell'], ['city-book'], ['city-raise', 'city-family']]
    table.does('blue', 'takeToken', {}).answers('blue', 'open:0')
    expect(table.open.tokenOpen[0]).toBe('city-sell')
    table.does('blue', 'takeToken', {}).answers('blue', 'open:0')
    expect(table.open.tokenOpen[0]).toBe('city-family')
    table.does('blue', 'takeToken', {}).answers('blue', 'middle:0')
    expect(table.open.tokenMiddle[0]).toEqual([])
    table.secret.tokenStacks = [[], [], []]
    table.does('blue', 'takeToken', {}).answers('blue', 'open:1')
    expect(table.open.tokenOpen[1]).toBeNull()
  })

  it.each([
    ['city-helper', 'takeHelper'],
    ['city-deliver', 'drive'],
    ['city-raise', 'raise'],
    ['city-sell', 'sell'],
    ['city-build-nightclub', 'build'],
    ['city-build-casino', 'build'],
    ['city-family', 'member'],
    ['city-protect', 'protect'],
    ['city-draw-any', 'draw'],
  ])('SPK-22.6 %s: %s', (token, asks) => {
    const table = tableOf(4, {
      map: { '1-1': 'blue S1 barrel' },
      families: { blue: { pocket: 50, vip: 1, leverage: 9 } },
    })
    expect(table.gains('blue', `token:${token}`).asked).toEqual({ blue: asks })
  })

  it.each([
    ['city-draw-vip', 'vip'],
    ['city-draw-party', 'party'],
    ['city-draw-still', 'still'],
    ['city-draw-convoy', 'convoy'],
  ] as const)('SPK-22.6 %s draws a card of its type', (token, type) => {
    const table = tableOf(4, { families: { blue: { hand: [] } } }).gains('blue', `token:${token}`)
    expect(table.box.card[table.own('blue').drawn[0] ?? '']?.type).toBe(type)
  })

  it('SPK-22.6 leverage, a goon, a book, production', () => {
    const table = tableOf(4, { map: { '1-1': 'blue D1' } })
    for (const token of ['leverage', 'goon', 'book', 'produce']) table.gains('blue', `token:city-${token}`)
    expect(table.family('blue')).toMatchObject({ leverage: 2, goons: 2, books: { board: 1 }, cellar: 2 })
  })
})

describe('helper cards', () => {
  it('SPK-D12 SPK-23.1 one of the three displayed, which is replaced at once while the deck lasts', () => {
    const table = tableOf(4, { helperRow: ['helper-01', 'helper-02', 'helper-03'] })
    const next = table.secret.helperDeck.at(-1)
    table.does('blue', 'takeHelper', {})
    expect(table.options('blue')).toEqual(['helper-01', 'helper-02', 'helper-03', 'none'])
    table.answers('blue', 'helper-02')
    expect(table.open.helperRow).toEqual(['helper-01', next, 'helper-03'])
    table.secret.helperDeck = []
    table.does('blue', 'takeHelper', {}).answers('blue', 'helper-01')
    expect(table.open.helperRow).toEqual([next, 'helper-03'])
  })

  it('SPK-D12 SPK-23.4 the copying card uses a displayed card, which stays', () => {
    const table = tableOf(4, {
      helperRow: ['helper-19', 'helper-16', 'helper-01'],
      families: { blue: { pocket: 0 } },
    })
    table.gains('blue', 'helper:helper-08')
    expect(table.options('blue')).toEqual(['helper-19', 'helper-01', 'none'])
    table.answers('blue', 'helper-19')
    expect(table.family('blue').pocket).toBe(5)
    expect(table.open.helperRow).toContain('helper-19')
  })

  it('SPK-23.4 SPK-R79 where a corrected file has two copying cards, none copies the other', () => {
    const components = structuredClone(PRINTED)
    for (const helper of components.helperCards.items)
      if (helper.id === 'helper-19') helper.effects.splice(0, 1, { op: 'copy_helper' })
    const table = tableOf(4, { helperRow: ['helper-08', 'helper-19', 'helper-01'] }, { components })
    table.gains('blue', 'helper:helper-08')
    expect(table.options('blue')).toEqual(['helper-01', 'none'])
    const alone = tableOf(
      4,
      { helperRow: ['helper-08'], families: { blue: { helpers: ['helper-19', 'helper-01'] } } },
      { components },
    ).turnOf('blue')
    expect(alone.asked).toEqual({ blue: 'useHelper' })
    expect(alone.options('blue')).toEqual(['helper-01', 'none'])
    expect(alone.forbids('blue', 'helper-19')).toBe('SPK-R79')
  })

  it.each([
    [1, { leverage: 2 }],
    [10, { goons: 3 }],
    [16, { cellar: 2 }],
    [18, { books: { supply: 8, board: 2 } }],
    [19, { pocket: 20 }],
  ])('SPK-23.4 helper card %i gives at once', (number, gains) => {
    const table = tableOf(4, { map: { '1-1': 'blue D1' } }).gains(
      'blue',
      `helper:helper-${String(number).padStart(2, '0')}`,
    )
    expect(table.family('blue')).toMatchObject(gains)
  })

  it.each([
    [6, 'draw'],
    [7, 'raise'],
    [9, 'takeToken'],
    [11, 'member'],
    [14, 'takeHelper'],
    [15, 'drive'],
    [17, 'sell'],
    [20, 'protect'],
  ])('SPK-23.4 helper card %i asks: %s', (number, asks) => {
    const table = tableOf(4, {
      map: { '1-1': 'blue S1 barrel' },
      families: { blue: { vip: 1, leverage: 9 } },
    })
    expect(table.gains('blue', `helper:helper-${String(number).padStart(2, '0')}`).asked).toEqual({
      blue: asks,
    })
  })

  it('SPK-23.4 two family members, one after the other', () => {
    const table = tableOf(4).gains('blue', 'helper:helper-21').answers('blue', 'vip', 'vip')
    expect(table.family('blue').members.vip).toBe(2)
  })
})

describe('cooking books', () => {
  const park = ['park-A4', 'park-A5', 'park-B2', 'park-B3', 'park-C7']

  it('SPK-D32 SPK-20.8 SPK-20.10 SPK-26.5 one after another; the bonus of one may meet the requirement of the next', () => {
    const table = dines(
      {
        parkTiles: ['park-A4', 'park-B4', 'park-B2', 'park-B3', 'park-C7'],
        families: { blue: { books: 3, leverage: 6 } },
      },
      ['op-still-01'],
    )
    table.answers('blue', 'cookBooks')
    expect(table.options('blue')).toEqual(['book-park-1', 'none'])
    const { safe } = table.own('blue')
    table.answers('blue', 'book-park-1')
    expect(table.holdings('blue')).toMatchObject({ safe: safe + 10, leverage: 7, books: { board: 2 } })
    expect(table.options('blue')).toEqual(['book-park-2', 'none'])
  })

  it('SPK-20.6 at most three a visit, and only with books', () => {
    const blue = { books: 4, crates: ['crate-01', 'crate-02', 'crate-03'], leverage: 9 }
    const table = dines({ parkTiles: park, families: { blue } }, ['op-still-01'])
    table.answers('blue', 'cookBooks', 'book-docks-1', 'book-docks-2', 'book-docks-3')
    expect(table.asked).toEqual({ blue: 'restaurant' })
    expect(
      dines({ parkTiles: park, families: { blue: { ...blue, books: 0 } } }, ['op-still-01']).options('blue'),
    ).not.toContain('cookBooks')
  })

  it('SPK-E24 SPK-20.9 SPK-R18 two spaces for each objective, one for a family; several objectives of an area are allowed', () => {
    const table = dines(
      {
        parkTiles: park,
        cooked: { 'book-docks-1': ['blue'], 'book-docks-2': ['green'], 'book-docks-3': ['green', 'yellow'] },
        families: { blue: { books: 3, crates: ['crate-01', 'crate-02', 'crate-03'] } },
      },
      ['op-still-01'],
    )
    table.answers('blue', 'cookBooks')
    expect(table.options('blue')).toEqual(['book-docks-2', 'none'])
    expect(table.forbids('blue', 'book-docks-1')).toBe('SPK-20.9')
    expect(table.forbids('blue', 'book-docks-3')).toBe('SPK-20.8')
    table.answers('blue', 'book-docks-2')
    expect(table.open.cooked['book-docks-2']).toEqual([2, 1])
  })
})
