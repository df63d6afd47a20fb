// Opening, taking over and upgrading. SPK-14, SPK-15.

import { describe, expect, it } from 'vitest'
import type { Arrangement } from '../testing/arrange.ts'
import { tableOf } from '../testing/table.ts'

const CONTRACTOR = 'speakeasy+still|open+takeover'
const PLANNING = 'nightclub+casino|open+upgrade+takeover'
const builds = (wanted: Arrangement, kit = CONTRACTOR, times = 1) =>
  tableOf(3, wanted).does('blue', 'build', { kit, times })
const rich = { pocket: 100 }

describe('opening', () => {
  it('SPK-E16 SPK-14.3 SPK-14.4 the still: 5 is paid, the city token taken, one leverage gained', () => {
    const table = builds({ families: { blue: { pocket: 7 } }, tokensAt: { '4-1': 'city-sell' } })
    table.answers('blue', 'D1', '4-1')
    expect(table.family('blue')).toMatchObject({ pocket: 2, tokens: ['city-sell'], leverage: 1 })
    expect(table.stands('4-1')).toBe('blue D1')
  })

  it('SPK-D18 SPK-14.1 SPK-14.2 a contact’s own action first, then up to two buildings, the same or different, or none', () => {
    const table = tableOf(3, { families: { blue: rich } }).visits('blue', 'contractor-1')
    expect(table.family('blue').books.board).toBe(1)
    expect(table.options('blue')).toEqual(['S1', 'S2', 'S3', 'S4', 'D1', 'S5', 'S6', 'S7', 'S8', 'none'])
    table.answers('blue', 'S2', '4-1')
    expect(table.options('blue')).not.toContain('S2')
    table.answers('blue', 'D1', '4-2')
    expect(table.asked).toEqual({ blue: 'draw' })
    expect(table.forbids('blue', 'N1')).toBeUndefined()
  })

  it('SPK-14.3 SPK-6.14 what cannot be paid cannot be built', () => {
    const table = builds({ families: { blue: { pocket: 3, safe: 3 } } })
    expect(table.options('blue')).toEqual(['S1', 'S2', 'S3', 'none'])
    expect(table.forbids('blue', 'S6')).toBe('SPK-14.3')
    expect(table.forbids('blue', 'N1')).toBe('SPK-14.2')
  })

  it('SPK-R69 the first building is finished before the second is chosen, and may help to pay for it', () => {
    const table = builds(
      { families: { blue: { pocket: 6, safe: 0 } }, decks: { vip: ['op-vip-01'] } },
      CONTRACTOR,
      2,
    )
    table.answers('blue', 'S1', '4-1')
    expect(table.asked).toEqual({ blue: 'draw' })
    table.answers('blue', 'vip')
    expect(table.options('blue')).toEqual(['S2', 'S3', 'none'])
  })

  it('SPK-14.5 SPK-6.3 a cop hinders neither; the building operates once protected', () => {
    const table = builds({ cops: [4], families: { blue: rich } }).answers('blue', 'S2', '4-1')
    expect(table.stands('4-1')).toBe('blue S2')
    table.space('4-1').barrel = true
    expect(table.does('blue', 'sell', { extra: 0 }).asked).toEqual({ blue: 'placeCapo' })
    table.space('4-1').guarded = true
    expect(table.does('blue', 'sell', { extra: 0 }).asked).toEqual({ blue: 'sell' })
  })

  it('SPK-2.9 SPK-2.10 SPK-6.16 SPK-R72 an empty space beside a mobster is opened without a fight; several own buildings may share a district', () => {
    const table = builds({
      mobs: { 4: 'mob-06' },
      map: { '4-1': 'mob', '5-1': 'blue S1', '6-1': 'green S1' },
      families: { blue: { ...rich, goons: 0 } },
    })
    table.answers('blue', 'S2')
    expect(table.options('blue')).toContain('4-2')
    expect(table.options('blue')).toContain('5-2')
    expect(table.forbids('blue', '4-1')).toBe('SPK-14.6')
    expect(table.forbids('blue', '6-1')).toBe('SPK-2.10')
  })

  it('SPK-6.15 nothing can be built in a blocked district', () => {
    const table = tableOf(2, { families: { blue: rich } })
    table.open.blocked = [4]
    table.does('blue', 'build', { kit: CONTRACTOR, times: 1 }).answers('blue', 'S2')
    expect(table.forbids('blue', '4-1')).toBe('SPK-6.15')
    expect(table.tries('blue', '4-1')).toMatchObject({ code: 'blocked', rule: 'SPK-6.15' })
  })
})

describe('taking over', () => {
  const district = { mobs: { 4: 'mob-06', 9: 'mob-01' }, map: { '4-1': 'mob', '4-2': 'mob' } }

  it('SPK-E1 SPK-6.8 SPK-14.6 strength 5 is not beaten by 5, but by 6', () => {
    const attack = (goons: number) => {
      const table = builds({ ...district, families: { blue: { ...rich, goons } } }).answers('blue', 'S2')
      return table.options('blue').includes('4-1')
    }
    expect([attack(4), attack(5)]).toEqual([false, true])
  })

  it('SPK-E17 SPK-D19 SPK-14.7 SPK-14.8 strength 2, a goon and the associate for 5 beat 6', () => {
    const table = builds({
      mobs: { 4: 'mob-03', 9: 'mob-01' },
      map: { '4-1': 'mob', '4-2': 'mob' },
      tokensAt: { '4-1': 'city-goon' },
      families: { blue: { levels: { strength: 2 }, goons: 1, associate: 9, pocket: 20 } },
    })
    const supply = table.open.mobSupply
    table.answers('blue', 'S2')
    expect(table.option('blue', '4-1')).toMatchObject({ cost: 3, short: 5 })
    table.answers('blue', '4-1')
    // There is but one way; it costs a goon and 5 more, so it is a question.
    expect(table.options('blue')).toEqual(['paid:1', 'none'])
    expect(table.option('blue', 'paid:1')).toMatchObject({ goons: 1, cost: 5, total: 8, cards: 0 })
    table.answers('blue', 'paid:1')
    expect(table.family('blue')).toMatchObject({ goons: 0, pocket: 12, tokens: ['city-goon'], leverage: 1 })
    expect(table.stands('4-1')).toBe('blue S2')
    expect(table.open.mobSupply).toBe(supply + 1)
  })

  it('SPK-R37 SPK-D19 more goons than needed may be sent, the fewest are offered first; cancelling pays nothing', () => {
    const table = builds({ ...district, families: { blue: { ...rich, goons: 6, associate: 9 } } }).answers(
      'blue',
      'S2',
      '4-1',
    )
    expect(table.options('blue')).toEqual([
      'alone:5',
      'alone:6',
      'paid:1',
      'paid:2',
      'paid:3',
      'paid:4',
      'paid:5',
      'paid:6',
      'none',
    ])
    table.answers('blue', 'none')
    expect(table.family('blue')).toMatchObject({ pocket: 100, goons: 6 })
    expect(table.stands('4-1')).toBe('mob')
  })

  it('SPK-R37 SPK-R47 where the own strength is enough nobody is asked and nobody spent', () => {
    const table = builds({
      ...district,
      families: { blue: { ...rich, levels: { strength: 5 }, crates: ['crate-13'], goons: 6, associate: 9 } },
    })
    table.answers('blue', 'S2')
    expect(table.option('blue', '4-1')).toMatchObject({ short: 0 })
    table.answers('blue', '4-1')
    expect(table.stands('4-1')).toBe('blue S2')
    expect(table.family('blue')).toMatchObject({ goons: 6, pocket: 97 })
  })

  it('SPK-D19 SPK-R37 a sole way that costs goons is asked for; calling it off keeps them', () => {
    const table = builds({ ...district, families: { blue: { ...rich, goons: 5 } } })
    table.answers('blue', 'S2', '4-1')
    expect(table.options('blue')).toEqual(['alone:5', 'none'])
    table.answers('blue', 'none')
    expect(table.family('blue')).toMatchObject({ goons: 5, pocket: 100 })
    expect(table.stands('4-1')).toBe('mob')
  })

  it('SPK-R67 building and associate must be payable together', () => {
    const takes = (pocket: number) =>
      builds({ ...district, families: { blue: { pocket, safe: 0, goons: 1, associate: 9 } } })
        .answers('blue', 'S2')
        .options('blue')
        .includes('4-1')
    expect([takes(7), takes(8)]).toEqual([false, true])
  })

  it('SPK-R67 an associate who cannot be paid besides the building is not offered', () => {
    const table = builds({ ...district, families: { blue: { pocket: 7, safe: 0, goons: 6, associate: 9 } } })
    table.answers('blue', 'S2', '4-1')
    expect(table.options('blue')).toEqual(['alone:5', 'alone:6', 'none'])
  })

  it('SPK-14.9 SPK-R50 not in the district of the own associate, though an empty space there may be opened', () => {
    const table = builds({
      mobs: { 4: 'mob-04' },
      map: { '4-1': 'mob' },
      families: { blue: { ...rich, goons: 6, associate: 4 } },
    })
    table.answers('blue', 'S2')
    expect(table.forbids('blue', '4-1')).toBe('SPK-14.9')
    expect(table.options('blue')).toContain('4-2')
  })

  it('SPK-24.3 crates 13 and 14 add to the attack', () => {
    const table = builds({
      ...district,
      families: { blue: { ...rich, goons: 4, crates: ['crate-13'] } },
    }).answers('blue', 'S2')
    expect(table.options('blue')).toContain('4-1')
  })

  it('SPK-25.8 SPK-R26 the associate costs 1 less in a takeover, crates 5 and 6 take 2 off, never below 0', () => {
    const cost = (tile: string, crates: string[]) => {
      const table = builds({
        mobs: { 4: 'mob-06', 9: tile },
        map: { '4-1': 'mob' },
        families: { blue: { pocket: 50, goons: 0, associate: 9, crates, levels: { strength: 3 } } },
      })
      table.answers('blue', 'S2', '4-1', 'paid:0')
      return 47 - table.family('blue').pocket
    }
    expect([cost('mob-03', []), cost('mob-01', []), cost('mob-01', ['crate-05'])]).toEqual([6, 5, 3])
    expect(cost('mob-04', ['crate-05', 'crate-06'])).toBe(0)
  })
})

describe('City Planning', () => {
  it('SPK-15.2 SPK-15.8 up to two nightclubs or casinos, then the contact’s own action', () => {
    const table = tableOf(3, { families: { blue: { ...rich, hand: ['op-vip-01', 'op-party-01'] } } })
    table.visits('blue', 'planning-3')
    expect(table.options('blue')).toEqual(['N1', 'N2', 'N3', 'C1', 'none'])
    table.answers('blue', 'N2', '4-1', 'N3', '7-1', 'none')
    expect(table.asked).toEqual({ blue: 'playCard' })
    expect(table.options('blue')).toEqual(['op-party-01', 'none'])
  })

  it.each([
    ['nightclub', 'N1', 'N2', 'C1'],
    ['casino', 'C1', 'C2', 'N1'],
  ])(
    'SPK-15.1 SPK-15.4 SPK-R9 one %s per zone, operating or not, by whatever way; the other kind is not meant',
    (_, there, second, other) => {
      const zone = (id: string) => Number(id.split('-')[0]) <= 6
      const free = ['1-1', '1-2', '2-1', '2-2', '3-1', '3-2', '4-2', '5-1', '5-2', '6-1', '6-2']
      const laid: Arrangement = {
        cops: [4],
        mobs: { 6: 'mob-06' },
        map: { '4-1': `blue ${there}`, '5-1': 'blue S1', '6-1': 'mob', '6-2': 'mob' },
        families: { blue: { ...rich, goons: 6, hand: ['op-vip-01'] } },
      }
      const table = builds(laid, PLANNING).answers('blue', second)
      // Neither opened nor upgraded to nor taken over with.
      expect(table.options('blue').filter(zone)).toEqual([])
      for (const id of ['5-1', '5-2', '6-1']) expect(table.forbids('blue', id)).toBe('SPK-15.1')
      expect(table.options('blue').length).toBeGreaterThan(0)
      expect(builds(laid, PLANNING).answers('blue', other).options('blue').filter(zone)).toEqual(free)
    },
  )

  it('SPK-15.3 SPK-15.6 a nightclub costs 12, a casino 17 and a card; a casino has no bonus', () => {
    const table = builds(
      {
        families: { blue: { pocket: 40, hand: ['op-vip-01', 'op-vip-02'] } },
        tokensAt: { '4-1': null, '5-1': null },
      },
      PLANNING,
      2,
    )
    table.answers('blue', 'N2', '4-1')
    expect(table.family('blue')).toMatchObject({ pocket: 28, books: { board: 1 } })
    table.answers('blue', 'C1', '5-1', ['op-vip-02'])
    expect(table.holdings('blue')).toMatchObject({ pocket: 11, drawn: ['op-vip-01'] })
    expect(table.asked).toEqual({ blue: 'placeCapo' })
  })

  it('SPK-R67 without a card no casino is offered, none of the three', () => {
    const table = builds({ families: { blue: { ...rich, hand: [] } } }, PLANNING)
    expect(table.options('blue')).toEqual(['N1', 'N2', 'N3', 'none'])
    for (const id of ['C1', 'C2', 'C3']) expect(table.forbids('blue', id)).toBe('SPK-14.3')
  })

  it('SPK-R68 casinos are alike: one is offered for all, and the others are no offence', () => {
    const table = builds({ families: { blue: { ...rich, hand: ['op-vip-01'] } } }, PLANNING)
    expect(table.options('blue')).toEqual(['N1', 'N2', 'N3', 'C1', 'none'])
    for (const id of ['C2', 'C3']) expect(table.forbids('blue', id)).toBeUndefined()
  })

  it('SPK-14.3 SPK-15.7 where only the discount makes it payable, only upgrades are offered', () => {
    const table = builds(
      {
        mobs: { 9: 'mob-06' },
        map: {
          '7-1': 'blue S1',
          '8-1': 'green S1',
          '8-2': 'blue D1',
          '9-1': 'mob',
          '10-1': 'blue S2',
        },
        families: {
          blue: { pocket: 7, safe: 0, goons: 6, levels: { strength: 5 }, without: ['S4', 'S5'] },
        },
      },
      PLANNING,
    )
    table.answers('blue', 'N2')
    expect(table.options('blue')).toEqual(['7-1', '10-1'])
    expect(table.forbids('blue', '7-2')).toBe('SPK-14.3')
    expect(table.forbids('blue', '9-1')).toBe('SPK-14.3')
    expect(table.forbids('blue', '8-1')).toBe('SPK-2.10')
    expect(table.forbids('blue', '8-2')).toBe('SPK-2.10')
    table.answers('blue', '10-1')
    expect(table.family('blue').pocket).toBe(0)
  })

  it('SPK-15.5 SPK-R22 SPK-R23 only a speakeasy is upgraded; it leaves the game, member and barrel stay', () => {
    const table = builds(
      {
        map: { '4-1': 'blue S1 guarded barrel', '7-1': 'blue N2', '8-1': 'blue D1' },
        families: { blue: { ...rich, hand: ['op-vip-01'] } },
      },
      PLANNING,
    )
    table.answers('blue', 'C1')
    expect(table.options('blue')).not.toContain('7-1')
    expect(table.options('blue')).not.toContain('8-1')
    table.answers('blue', '4-1')
    expect(table.space('4-1')).toMatchObject({ slot: 'C1', guarded: true, barrel: true })
    expect(table.family('blue').lost).toEqual(['S1'])
  })

  it('SPK-R9 SPK-6.6 a speakeasy that does not operate may be upgraded', () => {
    const table = builds(
      { cops: [4], map: { '4-1': 'blue S1' }, families: { blue: rich } },
      PLANNING,
    ).answers('blue', 'N2')
    expect(table.options('blue')).toContain('4-1')
  })

  it('SPK-E18 a casino by takeover: 17 and a card, paid as 10 pocket and 14 safe, with both goons', () => {
    const table = builds(
      {
        mobs: { 5: 'mob-02' },
        map: { '5-1': 'mob' },
        tokensAt: { '5-1': 'city-book' },
        families: { blue: { levels: { strength: 4 }, goons: 2, pocket: 10, safe: 30, hand: ['op-vip-01'] } },
      },
      PLANNING,
    )
    table.answers('blue', 'C1', '5-1')
    expect(table.option('blue', 'alone:2')).toMatchObject({ total: 17, cards: 1 })
    table.answers('blue', 'alone:2')
    expect(table.holdings('blue')).toMatchObject({
      goons: 0,
      pocket: 0,
      safe: 16,
      tokens: ['city-book'],
      drawn: [],
    })
    expect(table.stands('5-1')).toBe('blue C1')
  })

  it('SPK-E19 SPK-14.10 SPK-15.7 with the middle group empty a nightclub costs 12 - 5 = 7 as an upgrade', () => {
    const table = builds(
      {
        map: { '16-1': 'blue N1', '7-1': 'blue S1', '13-1': 'blue S2' },
        families: { blue: { pocket: 0, safe: 30, without: ['S4', 'D1', 'S5'] } },
      },
      PLANNING,
    )
    table.answers('blue', 'N2')
    expect(table.forbids('blue', '13-1')).toBe('SPK-15.1')
    table.answers('blue', '7-1')
    expect(table.holdings('blue')).toMatchObject({ safe: 16, books: { board: 1 } })
  })

  it('SPK-E32 SPK-15.7 SPK-R52 with the left and right groups empty a casino costs 17 - 8 = 9 and a card, and only as an upgrade', () => {
    const without = ['S1', 'S2', 'S3', 'S6', 'S7']
    const table = builds(
      { map: { '7-1': 'blue S8' }, families: { blue: { pocket: 50, hand: ['op-vip-01'], without } } },
      PLANNING,
    )
    table.answers('blue', 'C1', '7-1')
    expect(table.holdings('blue')).toMatchObject({ pocket: 41, drawn: [] })
    const open = builds(
      { map: { '7-1': 'blue S8' }, families: { blue: { pocket: 50, hand: ['op-vip-01'], without } } },
      PLANNING,
    )
    open.answers('blue', 'C1', '1-1')
    expect(open.family('blue').pocket).toBe(33)
  })
})

describe('by tokens and helper cards', () => {
  it('SPK-R24 SPK-22.6 the city token for speakeasies does not open the still', () => {
    const table = tableOf(3, { families: { blue: rich } }).gains('blue', 'token:city-build-speakeasy')
    expect(table.options('blue')).not.toContain('D1')
    expect(table.options('blue')).toContain('S8')
  })

  it('SPK-23.4 SPK-R24 SPK-R65 the takeover card ignores strength, uses any building, and its cost is paid', () => {
    const table = tableOf(3, {
      mobs: { 4: 'mob-20', 9: 'mob-19' },
      map: { '4-1': 'mob', '9-1': 'mob' },
      families: { blue: { pocket: 40, goons: 0, hand: ['op-vip-01'], associate: 9 } },
    })
    table.gains('blue', 'helper:helper-13')
    expect(table.options('blue')).toContain('D1')
    table.answers('blue', 'C1')
    // The own associate's district is forbidden here too, so there is one place only.
    expect(table.stands('4-1')).toBe('blue C1')
    expect(table.family('blue').pocket).toBe(23)
    expect(table.own('blue').drawn).toEqual([])
  })

  it('SPK-23.4 the upgrade card upgrades only, at its cost', () => {
    const table = tableOf(3, { map: { '4-1': 'blue S1' }, families: { blue: { ...rich, hand: [] } } })
    table.gains('blue', 'helper:helper-12').answers('blue', 'N2')
    expect(table.stands('4-1')).toBe('blue N2')
    expect(table.family('blue').pocket).toBe(88)
    const two = tableOf(3, {
      mobs: { 9: 'mob-06' },
      map: { '4-1': 'blue S1', '5-1': 'blue S2', '9-1': 'mob' },
      families: { blue: { ...rich, goons: 6, levels: { strength: 5 } } },
    })
    two.gains('blue', 'helper:helper-12').answers('blue', 'N2')
    expect(two.options('blue')).toEqual(['4-1', '5-1'])
    expect(two.forbids('blue', '9-1')).toBe('SPK-14.2')
    expect(two.forbids('blue', '6-1')).toBe('SPK-14.2')
  })
})
