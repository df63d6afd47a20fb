// Final scoring, ties, and solo play. SPK-27, SPK-29.

import { describe, expect, it } from 'vitest'
import { rankOf, scoreLine, soloWinners, winners } from './scoring.ts'
import type { ScoreLine } from '../state.ts'
import { newTable, tableOf } from '../testing/table.ts'

const line = (total: number, ...ties: number[]): ScoreLine => ({
  pocket: total,
  safe: 0,
  buildings: 0,
  bottles: 0,
  total,
  ties: [...ties, 0, 0, 0, 0].slice(0, 4),
})

describe('the score', () => {
  it('SPK-E25 SPK-27.2 SPK-27.3 SPK-27.4 SPK-23.5 270 in money, buildings 20 + 20 + 30 + 20, bottles 45: 405', () => {
    const table = tableOf(3, {
      map: {
        '1-1': 'blue S1 guarded',
        '2-1': 'blue S2 guarded',
        '3-1': 'blue S3',
        '4-1': 'blue D1 guarded',
        '5-1': 'blue N1 guarded',
        '7-1': 'blue N2 guarded',
        '8-1': 'blue C1 guarded',
      },
      families: {
        // Champagne 20, gin 10, rum 10, beer 5; two of beer count once.
        blue: {
          pocket: 50,
          safe: 220,
          helpers: ['helper-02', 'helper-01', 'helper-07'],
          used: ['helper-10', 'helper-13'],
        },
      },
    })
    expect(scoreLine(table.side('blue'))).toMatchObject({ buildings: 90, bottles: 45, total: 405 })
  })

  it('SPK-27.3 SPK-6.4 unprotected buildings score nothing', () => {
    const table = tableOf(3, { map: { '1-1': 'blue C1' } })
    expect(scoreLine(table.side('blue')).buildings).toBe(0)
  })

  it('SPK-27.7 cards, barrels, tokens, goons, levels and crates are worth nothing', () => {
    const table = tableOf(3, {
      map: { '1-1': 'blue S1 barrel' },
      families: {
        blue: {
          pocket: 1,
          safe: 2,
          goons: 6,
          levels: { party: 5 },
          tokens: ['city-goon'],
          crates: ['crate-01'],
          cellar: 9,
          leverage: 9,
          books: 4,
        },
      },
    })
    expect(scoreLine(table.side('blue')).total).toBe(3)
  })

  it('SPK-1.2 SPK-1.3 SPK-27.1 SPK-27.5 the most money wins', () => {
    expect(winners([line(10), line(30), line(20)])).toEqual([1])
  })

  it('SPK-27.5 ties: protected buildings, buildings, books, members, in this order', () => {
    expect(winners([line(9, 2, 0, 0, 0), line(9, 1, 9, 9, 9)])).toEqual([0])
    expect(winners([line(9, 2, 3), line(9, 2, 4, 0, 0)])).toEqual([1])
    expect(winners([line(9, 2, 4, 1), line(9, 2, 4, 0, 9)])).toEqual([0])
    expect(winners([line(9, 2, 4, 1, 5), line(9, 2, 4, 1, 6)])).toEqual([1])
  })

  it('SPK-27.5 what the tie-breaks count', () => {
    const table = tableOf(3, {
      map: { '1-1': 'blue S1 guarded', '2-1': 'blue S2' },
      docks: { 'uptown-1': 'blue' },
      cooked: { 'book-docks-1': ['blue'] },
      families: { blue: { vip: 2 } },
    })
    expect(scoreLine(table.side('blue')).ties).toEqual([1, 2, 1, 4])
  })

  it('SPK-27.6 SPK-R62 still tied, the victory is shared', () => {
    expect(winners([line(9, 1), line(9, 1), line(8, 9)])).toEqual([0, 1])
  })

  it('SPK-30.6 at the end all money and cards are revealed', () => {
    const table = tableOf(3).run({ step: 'theEnd', args: {} })
    const seen = table.view('spectator').secrets[1]
    expect(seen?.drawn).toHaveLength(4)
    expect(seen?.safe).toBe(30)
    expect(table.view('spectator').sheet).toHaveLength(3)
  })
})

describe('solo', () => {
  it.each([
    [1, '1-2'],
    [2, '3-4'],
    [3, '3-4'],
  ])(
    'SPK-29.1 SPK-29.2 SPK-29.3 against %i families of bots the board is that of their total, side %s',
    (bots, side) => {
      const table = newTable(bots + 1, { solo: 0 })
      expect(table.box.numbers.boardSide).toBe(side)
      expect(table.open.families).toHaveLength(bots + 1)
      expect(table.open.blocked.length > 0).toBe(bots === 1)
    },
  )

  it('SPK-29.2 nobody plays without a rival: one seat is no table', () => {
    expect(() => newTable(1)).toThrow('2 to 4')
  })

  it('SPK-29.4 SPK-29.5 the bots’ families are asked what a person’s would be, and know as much', () => {
    const [alone, together] = [newTable(3, { solo: 0 }), newTable(3)]
    expect(alone.asked).toEqual(together.asked)
    expect(alone.prompt('green')).toEqual(together.prompt('green'))
    for (const seat of [0, 1]) expect(alone.view('green').secrets[seat]).toBeNull()
  })

  it('SPK-29.6 chance draws who begins, or the person chooses', () => {
    expect(newTable(4, { solo: 0, first: 2 }).open.upper).toEqual([2, 3, 0, 1])
  })

  const end = (person: number, rival: number) => {
    const table = tableOf(2, {}, { solo: 0 })
    Object.assign(table.open.families[0] ?? {}, { pocket: person })
    Object.assign(table.open.families[1] ?? {}, { pocket: rival })
    for (const own of table.secret.families) Object.assign(own, { safe: 0, used: [] })
    for (const space of table.open.spaces) Object.assign(space, { owner: -1, slot: null, guarded: false })
    table.open.docks.fill(null)
    for (const family of table.open.families) Object.assign(family, { helpers: [] })
    for (const family of table.open.families) family.members.vip = 0
    return table.run({ step: 'theEnd', args: {} })
  }

  it('SPK-29.7 the person wins alone or not at all', () => {
    expect(end(100, 50).play.core.over).toEqual({ winners: [0], scores: [100, 50] })
    expect(end(50, 100).play.core.over).toEqual({ winners: [1], scores: [50, 100] })
    expect(end(50, 50).play.core.over).toEqual({ winners: [1], scores: [50, 50] })
    expect(soloWinners([0, 2], 0)).toEqual([2])
    expect(soloWinners([0], 0)).toEqual([0])
  })

  it('SPK-29.7 wherever the person sits, and however many share the first place', () => {
    const table = tableOf(3, {}, { solo: 1 })
    for (const family of table.open.families) family.pocket = 10
    for (const own of table.secret.families) own.safe = 0
    table.run({ step: 'theEnd', args: {} })
    expect(table.play.core.over?.winners).toEqual([0, 2])
  })

  it.each([
    [149, 0],
    [150, 1],
    [225, 2],
    [300, 3],
    [375, 4],
    [450, 5],
  ])('SPK-29.8 %i points: rank %i', (score, rank) => {
    expect(rankOf(newTable(2).box, score)).toBe(rank)
    expect(end(score, 0).told('over')[0]).toMatchObject({ rank })
  })

  it('SPK-29.9 the variant may be switched on for all families together', () => {
    expect(newTable(3, { solo: 0, rebuildStill: true }).box.rebuildStill).toBe(true)
  })
})
