// The end of the game and the score. LCN-21, LCN-R39 to R41.

import { describe, expect, it } from 'vitest'
import { winners } from './scoring.ts'
import { G1, G2, G3, ORDER, R1, R3, R4, R5, Y1, Y2, Y3, Y4 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'

describe('final scoring', () => {
  it('LCN-21.1, LCN-21.9 after the closing moment of round IV: no Payday, no recruiting, no hand limit', () => {
    const table = tableOf(3, {
      round: 4,
      cash: { blundetto: 50000 },
      orders: { blundetto: [ORDER.gasStation, ORDER.threats, ORDER.escort, ORDER.theft] },
    })
      .closing()
      .all('ready')
    expect(table.play.core.over).not.toBeNull()
    expect(table.told('income')).toEqual([])
    expect(table.hand('blundetto').orders).toHaveLength(4)
  })

  it('LCN-21.2, LCN-R39 twice the income of active cards and Monopolies', () => {
    const table = tableOf(3, {
      round: 4,
      businesses: { calmuti: ['biz-pimp-1', 'biz-pimp-2', 'biz-garage-1'] },
      deactivated: ['biz-lawyer-1', 'biz-garage-1'],
    }).toTheEnd()
    expect(table.sheet.map(({ income }) => income)).toEqual([14000, 12000, 18000])
  })

  it('LCN-21.3, LCN-R39, LCN-X25 15,000 for the most gangsters, turned ones counted, nobody if tied', () => {
    const five = { [R4]: 'calmuti', [R5]: 'calmuti' }
    expect(
      tableOf(3, { gangsters: five, deactivated: [R1] })
        .toTheEnd()
        .sheet.map(({ mostGangsters }) => mostGangsters),
    ).toEqual([0, 0, 15000])
    const tied = { ...five, 'gang-caruso-4': 'caruso', 'gang-caruso-5': 'caruso' }
    expect(
      tableOf(5, { gangsters: tied, deactivated: [R1] })
        .toTheEnd()
        .sheet.map(({ mostGangsters }) => mostGangsters),
    ).toEqual([0, 0, 0, 0, 0])
  })

  it('LCN-21.4, LCN-14.16 laundered money counts double', () => {
    expect(tableOf(3, { laundered: { dimaggio: 8000 } }).toTheEnd().sheet[1]?.laundered).toBe(16000)
  })

  it('LCN-21.5, LCN-X16 the muscle bonus: printed strength times 2,000, 4,000 or 6,000', () => {
    const bonus = (...trophies: string[]) =>
      tableOf(3, { trophies: { blundetto: trophies } }).toTheEnd().sheet[0]?.muscle
    expect(bonus()).toBe(0)
    expect(bonus(G3)).toBe(6000)
    expect(bonus(G3, G2)).toBe(20000)
    expect(bonus(G1, G2, G3)).toBe(36000)
    expect(bonus(G1, G2, G3, R3)).toBe(54000)
  })

  it('LCN-21.6, LCN-21.7, LCN-R40 most money, then the prices of cards and gangsters in play, turned ones too', () => {
    const line = { cash: 0, income: 0, topEarner: 0, mostGangsters: 0, laundered: 0, muscle: 0 }
    expect(
      winners([
        { ...line, total: 5, tieBreak: 0 },
        { ...line, total: 4, tieBreak: 9 },
      ]),
    ).toEqual([0])
    expect(
      winners([
        { ...line, total: 5, tieBreak: 1 },
        { ...line, total: 5, tieBreak: 2 },
      ]),
    ).toEqual([1])
    const table = tableOf(3, {
      deactivated: ['biz-cop-1'],
      gangsters: { [Y4]: 'dimaggio' },
      planned: { [Y1]: 'biz-casino-1' },
      trophies: { calmuti: [G1] },
    }).toTheEnd()
    expect(table.sheet.map(({ tieBreak }) => tieBreak)).toEqual([14000, 14000 + 10000, 14000])
  })

  it('LCN-21.8, LCN-R40 still tied, the victory is shared', () => {
    const table = tableOf(3, { cash: { blundetto: 2000, dimaggio: 2000, calmuti: 2000 } }).toTheEnd()
    expect(table.play.core.over?.winners).toEqual([0, 1, 2])
  })

  it('LCN-R41, LCN-22.5 the top earner is paid in the last round as well, once', () => {
    const table = tableOf(
      5,
      { round: 4, businesses: { caruso: ['biz-casino-1', 'biz-nightclub-2'] } },
      { variants: ['topEarnerBonus'] },
    ).toTheEnd()
    expect(table.sheet.map(({ topEarner }) => topEarner)).toEqual([0, 0, 0, 0, 5000])
    expect(table.sheet[4]?.income).toBe(26000)
  })

  it('LCN-X17 a whole sheet: 135,000', () => {
    const table = tableOf(3, {
      round: 4,
      cash: { calmuti: 30000 },
      laundered: { calmuti: 15000 },
      businesses: { calmuti: ['biz-pimp-1', 'biz-pimp-2', 'biz-casino-1', 'biz-garage-1'] },
      gangsters: { [R4]: 'calmuti' },
      trophies: { calmuti: [Y3, Y2] },
    }).toTheEnd()
    expect(table.sheet[2]).toMatchObject({
      cash: 30000,
      income: 40000,
      mostGangsters: 15000,
      laundered: 30000,
      muscle: 20000,
      total: 135000,
    })
    expect(table.told('won')).toEqual([{ type: 'won', seats: [2] }])
  })
})
