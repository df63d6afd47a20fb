// Standard actions and effects: cards, money, goons, members, selling, producing. SPK-6, SPK-12.

import { describe, expect, it } from 'vitest'
import { priceOf } from '../rules/money.ts'
import { tableOf } from '../testing/table.ts'

describe('playing a card', () => {
  it('SPK-D10 SPK-12.1 SPK-12.9 the card before it goes under its deck, the new one takes its place', () => {
    const table = tableOf(3, {
      families: { blue: { hand: ['op-party-01', 'op-vip-02'], area: ['op-party-02'] } },
    })
    table.does('blue', 'playCard', { type: 'any', range: 0 })
    expect(table.options('blue')).toEqual(['op-party-01', 'op-vip-02', 'none'])
    table.answers('blue', 'op-party-01')
    expect(table.family('blue').area.party).toBe('op-party-01')
    expect(table.secret.decks.party.cards[0]).toBe('op-party-02')
    expect(table.own('blue').drawn).toEqual(['op-vip-02'])
  })

  it('SPK-D10 only cards of the allowed type, or none; without one it is skipped (SPK-R47)', () => {
    const table = tableOf(3, { families: { blue: { hand: ['op-party-01', 'op-vip-02'] } } })
    table.does('blue', 'playCard', { type: 'vip', range: 0 })
    expect(table.options('blue')).toEqual(['op-vip-02', 'none'])
    expect(table.tries('blue', 'op-party-01')).toMatchObject({ code: 'blocked', rule: 'SPK-13.4' })
    table.does('blue', 'playCard', { type: 'convoy', range: 0 })
    expect(table.asked).toEqual({ blue: 'placeCapo' })
  })

  it('SPK-12.2 barrels in the still area stay when a new Still card is played', () => {
    const table = tableOf(3, {
      families: { blue: { hand: ['op-still-01'], area: ['op-still-02'], cellar: 3 } },
    })
    table.does('blue', 'playCard', { type: 'still', range: 0 }).answers('blue', 'op-still-01')
    expect(table.family('blue').cellar).toBe(3)
  })

  it('SPK-12.3 SPK-12.22 first the bonus, then the action of the type', () => {
    const table = tableOf(3, {
      map: { '1-1': 'blue D1', '2-1': 'blue S1 barrel' },
      families: {
        blue: { hand: ['op-still-03', 'op-party-10', 'op-vip-10', 'op-convoy-12'], vip: 1, pocket: 0 },
      },
    })
    // The raise comes first, so that production is that of level 2.
    table.does('blue', 'playCard', { type: 'still', range: 0 }).answers('blue', 'op-still-03')
    expect(table.family('blue').cellar).toBe(3)
    table.does('blue', 'playCard', { type: 'party', range: 0 }).answers('blue', 'op-party-10')
    expect(table.family('blue').pocket).toBe(3)
    expect(table.asked).toEqual({ blue: 'sell' })
    table.does('blue', 'playCard', { type: 'vip', range: 0 }).answers('blue', 'op-vip-10')
    expect(table.asked).toEqual({ blue: 'protect' })
    table.does('blue', 'playCard', { type: 'convoy', range: 0 }).answers('blue', 'op-convoy-12')
    expect(table.asked).toEqual({ blue: 'drive' })
  })

  it('SPK-12.21 the card being played cannot be discarded for its own bonus', () => {
    const table = tableOf(3, { families: { blue: { hand: ['op-vip-06'] } } })
    table.does('blue', 'playCard', { type: 'any', range: 0 }).answers('blue', 'op-vip-06')
    expect(table.family('blue').levels.vip).toBe(2)
    expect(table.asked['blue']).not.toBe('raiseAgain')
  })
})

describe('money', () => {
  it('SPK-E26 SPK-6.13 SPK-6.14 SPK-R19 the pocket first, then two of the safe for each', () => {
    const hire = (pocket: number, safe: number) => {
      const table = tableOf(3, { families: { blue: { pocket, safe, goons: 1 } } })
      return table.does('blue', 'hireGoons', {})
    }
    const table = hire(0, 2)
    expect(table.prompt('blue')).toMatchObject({ kind: 'amount', min: 0, max: 1 })
    table.answers('blue', 1)
    expect(table.holdings('blue')).toMatchObject({ pocket: 0, safe: 0, goons: 2 })
    expect(hire(0, 1).asked).toEqual({ blue: 'placeCapo' })
    const mixed = hire(2, 10).answers('blue', 2)
    expect(mixed.holdings('blue')).toMatchObject({ pocket: 0, safe: 8 })
  })

  it('SPK-30.5 what is paid from the safe is announced', () => {
    const table = tableOf(3, { families: { blue: { pocket: 1, safe: 10, goons: 1 } } })
    table.does('blue', 'hireGoons', {}).answers('blue', 2)
    expect(table.told('paid')).toEqual([
      { type: 'paid', seat: 1, cost: 3, pocket: 1, safe: 4, purpose: 'goons' },
    ])
  })
})

describe('goons', () => {
  it('SPK-E15 SPK-D17 SPK-12.14 with one on 0, two more cost 1 + 2', () => {
    const table = tableOf(3, { families: { blue: { pocket: 10, goons: 1 } } })
    table.does('blue', 'hireGoons', {}).answers('blue', 2)
    expect(table.family('blue')).toMatchObject({ pocket: 7, goons: 3 })
  })

  it('SPK-6.12 SPK-R61 goons leave from the dearest space: the next one costs what the last returned had cost', () => {
    const table = tableOf(3, { families: { blue: { pocket: 20, goons: 4 } } })
    table.family('blue').goons -= 2
    table.does('blue', 'hireGoons', {}).answers('blue', 1)
    expect(table.family('blue').pocket).toBe(18)
  })

  it('SPK-12.15 SPK-2.11 SPK-R30 a free goon costs nothing, and there are six spaces', () => {
    const table = tableOf(3, { families: { blue: { goons: 5, pocket: 0 } } })
    table.gains('blue', 'helper:helper-10')
    expect(table.family('blue')).toMatchObject({ goons: 6, pocket: 0 })
  })
})

describe('family members', () => {
  it('SPK-D14 SPK-12.16 to a free VIP seat or a free dock space', () => {
    const table = tableOf(3, { docks: { 'midtown-2': 'green' } })
    table.does('blue', 'member', { to: 'anywhere' })
    expect(table.options('blue')).toHaveLength(13)
    expect(table.options('blue')).not.toContain('midtown-2')
    table.answers('blue', 'vip')
    expect(table.family('blue').members).toMatchObject({ vip: 1, supply: 9 })
  })

  it('SPK-12.17 SPK-6.1 the VIP area holds no more than its level shows', () => {
    const table = tableOf(3, { families: { blue: { vip: 2 } } })
    table.does('blue', 'member', { to: 'anywhere' })
    expect(table.options('blue')).not.toContain('vip')
    const wider = tableOf(3, { families: { blue: { vip: 2, levels: { vip: 2 } } } })
    expect(wider.does('blue', 'member', { to: 'anywhere' }).options('blue')).toContain('vip')
  })

  it.each([
    ['at City Hall', 'cityhall-1'],
    ['at the Commission', 'commission-3'],
  ])(
    'SPK-13.6 SPK-D14 SPK-R78 a member offered %s may be declined, and stays in the supply',
    (_, contact) => {
      const table = tableOf(3).visits('blue', contact)
      expect(table.asked).toEqual({ blue: 'member' })
      expect(table.options('blue').at(-1)).toBe('none')
      const before = { ...table.family('blue').members }
      table.answers('blue', 'none')
      expect(table.family('blue').members).toEqual(before)
      expect(table.open.docks.every((dock) => dock === null)).toBe(true)
      expect(table.asked['blue']).not.toBe('member')
    },
  )

  it('SPK-D14 SPK-R70 the one who waits on the reputation track joins the supply when he is declined', () => {
    const table = tableOf(3)
    const { supply, waiting } = table.family('blue').members
    table.gains('blue', 'reputation:8').answers('blue', 'none')
    expect(table.family('blue').members).toMatchObject({ supply: supply + 1, waiting: waiting - 1, vip: 0 })
  })

  it('SPK-R31 with only one possible place he may still be declined', () => {
    const docks = Object.fromEntries(
      ['downtown', 'midtown', 'uptown'].flatMap((zone) =>
        [1, 2, 3, 4].map((row) => [`${zone}-${row}`, 'green']),
      ),
    )
    const table = tableOf(3, { docks, families: { blue: { vip: 1 } } })
    table.does('blue', 'member', { to: 'anywhere' })
    expect(table.options('blue')).toEqual(['vip', 'none'])
    table.answers('blue', 'vip')
    expect(table.family('blue').members.vip).toBe(2)
  })

  it('SPK-2.4 SPK-R30 with none left in the supply nobody comes', () => {
    const table = tableOf(3, { families: { blue: { members: 0 } } })
    table.does('blue', 'member', { to: 'anywhere' })
    expect(table.asked).toEqual({ blue: 'placeCapo' })
  })

  it.each([
    ['downtown-1', { goons: 2 }],
    ['midtown-2', { books: { board: 1 } }],
  ] as const)('SPK-12.18 SPK-R58 %s gives the bonus of its row', (dock, gained) => {
    const table = tableOf(3).does('blue', 'member', { to: 'anywhere' }).answers('blue', dock)
    expect(table.family('blue')).toMatchObject(gained)
  })

  it('SPK-12.18 SPK-R73 SPK-19.7 the third row is an ambush at once, and then one may rearrange', () => {
    const table = tableOf(3, {
      docks: { 'uptown-1': 'blue' },
      ships: { rothstein: { at: 1 }, bluie: { at: 7 }, stclair: { at: 13 }, dwyer: { at: 16 } },
      families: { blue: { levels: { strength: 4 }, goons: 0, pocket: 0 } },
    })
    table.does('blue', 'member', { to: 'docks' }).answers('blue', 'downtown-3')
    expect(table.asked).toEqual({ blue: 'ambush' })
    // The new member alone, 4 against 3; the others have nobody near.
    expect(table.options('blue')).toEqual(['rothstein', 'none'])
    table.answers('blue', 'rothstein')
    expect(table.family('blue').crates).toHaveLength(1)
    expect(table.open.docks[2]).toBeNull()
    expect(table.family('blue').members.vip).toBe(1)
    expect(table.asked).toEqual({ blue: 'rearrange' })
  })

  it('SPK-D15 SPK-12.19 SPK-R73 place, bonus, then own other members move to free spaces without a bonus', () => {
    const table = tableOf(3, { docks: { 'downtown-1': 'blue', 'uptown-1': 'green' } })
    // The fourth row gives a city token.
    table.does('blue', 'member', { to: 'docks' }).answers('blue', 'uptown-4')
    expect(table.asked).toEqual({ blue: 'takeToken' })
    table.answers('blue', 'none')
    expect(table.asked).toEqual({ blue: 'rearrange' })
    expect(table.options('blue').every((id) => id === 'stop' || id.startsWith('downtown-1>'))).toBe(true)
    expect(table.options('blue')).not.toContain('downtown-1>uptown-1')
    table.answers('blue', 'downtown-1>uptown-2')
    expect(table.family('blue').books.board).toBe(0)
    expect(table.open.docks[9]).toBe(1)
    expect(table.asked).toEqual({ blue: 'placeCapo' })
  })

  it('SPK-D16 SPK-24.3 with crate 11 or 12 any of the four bonuses, or none', () => {
    const table = tableOf(3, { families: { blue: { crates: ['crate-12'], books: 0 } } })
    table.does('blue', 'member', { to: 'docks' }).answers('blue', 'downtown-1')
    expect(table.options('blue')).toEqual(['row-1', 'row-2', 'row-3', 'row-4', 'none'])
    table.answers('blue', 'row-2')
    expect(table.family('blue')).toMatchObject({ books: { board: 1 }, goons: 1 })
  })
})

describe('books, leverage, barrels', () => {
  it('SPK-12.20 SPK-2.7 a book moves from the supply to the board, up to ten', () => {
    const table = tableOf(3, { families: { blue: { books: 9 } } })
    table.gains('blue', 'helper:helper-18')
    expect(table.family('blue').books).toEqual({ supply: 0, board: 10 })
  })

  it('SPK-2.4 SPK-R30 what the supply lacks cannot be gained, the rest still happens', () => {
    const table = tableOf(3, { supply: { leverage: 1 } })
    table.gains('blue', 'token:city-leverage')
    expect(table.family('blue').leverage).toBe(1)
    expect(table.open.leverage).toBe(0)
  })

  it('SPK-12.11 SPK-6.4 producing needs an own operating still, no card, and has no limit', () => {
    const still = (cops: number[]) =>
      tableOf(3, { cops, map: { '1-1': 'blue D1' }, families: { blue: { levels: { still: 3 }, cellar: 9 } } })
        .does('blue', 'produce', { extra: 0 })
        .family('blue').cellar
    expect(still([])).toBe(13)
    expect(still([1])).toBe(9)
    expect(tableOf(3).does('blue', 'produce', { extra: 0 }).family('blue').cellar).toBe(0)
  })

  it('SPK-12.11 SPK-24.3 cards and crates add to production, the supply bounds it', () => {
    const table = tableOf(3, {
      map: { '1-1': 'blue D1' },
      families: { blue: { crates: ['crate-17'], hand: ['op-still-08'] } },
    })
    table.does('blue', 'playCard', { type: 'still', range: 0 }).answers('blue', 'op-still-08')
    expect(table.family('blue').cellar).toBe(4)
    const dry = tableOf(3, { map: { '1-1': 'blue D1' }, supply: { barrels: 1 } })
    expect(dry.does('blue', 'produce', { extra: 0 }).family('blue').cellar).toBe(1)
  })
})

describe('selling', () => {
  const levels = { vip: 3, party: 3, still: 2, convoy: 2, strength: 2 }

  it('SPK-E14 SPK-12.13 SPK-2.5 at reputation 12 a speakeasy pays 15 and a nightclub 20', () => {
    const table = tableOf(3, {
      map: { '1-1': 'blue S1 barrel', '2-1': 'blue N1 barrel' },
      families: { blue: { levels, pocket: 0 } },
      supply: { barrels: 0 },
    })
    table.does('blue', 'sell', { extra: 0 }).answers('blue', ['1-1', '2-1'])
    expect(table.family('blue').pocket).toBe(35)
    expect(table.open.barrels).toBe(2)
    expect(table.space('1-1').barrel).toBe(false)
  })

  it.each([
    [5, 11, 15],
    [9, 13, 18],
    [11, 13, 18],
  ])('SPK-12.13 at reputation %i the price is that of the highest space reached', (reputation, low, high) => {
    const table = tableOf(3)
    const party = Math.min(5, reputation - 4)
    Object.assign(table.family('blue').levels, { party, vip: reputation - 3 - party })
    const prices = (['speakeasy', 'casino'] as const).map((kind) =>
      priceOf(table.box, table.family('blue'), kind),
    )
    expect(prices).toEqual([low, high])
  })

  it('SPK-D23 SPK-12.12 SPK-16.17 SPK-6.4 only at operating buildings, up to the limit, or none', () => {
    const table = tableOf(3, {
      cops: [2],
      map: {
        '1-1': 'blue S1 barrel',
        '2-1': 'blue N1 barrel',
        '2-2': 'blue S2 guarded barrel',
        '3-1': 'blue S3',
        '4-1': 'blue S4 barrel',
      },
    })
    table.does('blue', 'sell', { extra: 0 })
    // Party level 1: two barrels.
    expect(table.prompt('blue')).toMatchObject({ kind: 'some', min: 0, max: 2 })
    expect(table.options('blue')).toEqual(['1-1', '2-2', '4-1'])
    expect(table.tries('blue', ['2-1'])).toMatchObject({ code: 'blocked', rule: 'SPK-16.17' })
    table.answers('blue', [])
    expect(table.space('1-1').barrel).toBe(true)
  })

  it('SPK-12.12 SPK-24.3 crates and the card raise the limit', () => {
    const table = tableOf(3, {
      map: {
        '1-1': 'blue S1 barrel',
        '2-1': 'blue S2 barrel',
        '3-1': 'blue S3 barrel',
        '4-1': 'blue S4 barrel',
        '5-1': 'blue S5 barrel',
      },
      families: { blue: { crates: ['crate-01'], hand: ['op-party-08'] } },
    })
    table.does('blue', 'playCard', { type: 'party', range: 0 }).answers('blue', 'op-party-08')
    // Two of the level, one of the crate, one of the card.
    expect(table.prompt('blue')).toMatchObject({ max: 4 })
  })

  it('SPK-R47 with nothing to sell nobody is asked', () => {
    const table = tableOf(3, { map: { '1-1': 'blue S1' } }).does('blue', 'sell', { extra: 0 })
    expect(table.asked).toEqual({ blue: 'placeCapo' })
  })
})

describe('drawing', () => {
  it('SPK-12.10 SPK-R77 SPK-D11 the top card of the named deck; an empty one gives nothing until a card lies under it', () => {
    const table = tableOf(3, {
      decks: { vip: [] },
      families: { blue: { hand: ['op-vip-01'], area: ['op-vip-02'] } },
    })
    table.gains('blue', 'token:city-draw-vip')
    expect(table.own('blue').drawn).toEqual(['op-vip-01'])
    table.does('blue', 'playCard', { type: 'vip', range: 0 }).answers('blue', 'op-vip-01')
    table.gains('blue', 'token:city-draw-vip')
    expect(table.own('blue').drawn).toEqual(['op-vip-02'])
  })

  it('SPK-R42 a bonus is resolved completely before the rest of the effect that caused it', () => {
    const table = tableOf(3, { families: { blue: { levels: { vip: 2, party: 2 } } } })
    // The raise reaches 8: the member is placed before the action of the card.
    table.lay({
      families: { blue: { hand: ['op-vip-03'], vip: 1, leverage: 9, levels: { vip: 2, party: 2 } } },
      map: { '1-1': 'blue S1' },
    })
    table.does('blue', 'playCard', { type: 'vip', range: 0 }).answers('blue', 'op-vip-03')
    expect(table.asked).toEqual({ blue: 'member' })
    table.answers('blue', 'midtown-4')
    expect(table.asked).toEqual({ blue: 'takeToken' })
    table.answers('blue', 'none')
    expect(table.asked).toEqual({ blue: 'protect' })
  })
})
