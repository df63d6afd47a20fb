// Worked examples of the rules specification: bribery, piles, tribute, scoring, offer, relocation.

import { describe, expect, it } from 'vitest'
import { winners } from './rules/scoring.ts'
import { tableOf } from './testing/table.ts'

describe('Worked examples', () => {
  it('Example 16 (COR-10.4, COR-10.5, COR-10.7): bribes of $3, $5, $5 and nothing for three allies', () => {
    const [A, B, C, D] = ['vitale', 'pizzino', 'marzullo', 'matarazzo'] as const
    const table = tableOf([A, B, C, D], {
      horseHead: A,
      allyRow: ['ally-bookie', 'ally-muscle', 'ally-accountant'],
      hands: { [A]: [], [B]: [], [C]: [], [D]: [] },
      suitcases: { [A]: ['$3'], [B]: ['$5'], [C]: ['$5'], [D]: ['$5'] },
    }).from('bribery')
    table.answers(A, ['$3']).answers(B, ['$5']).answers(C, ['$5']).answers(D, [])
    expect(table.asked).toEqual({ [B]: 'takeAlly' })
    table.answers(B, 'ally-muscle')
    expect(table.asked).toEqual({ [C]: 'takeAlly' })
    table.answers(C, 'ally-accountant')
    expect(table.hand(A)).toEqual(['ally-bookie'])
    expect(table.hand(D)).toEqual([])
    expect([A, B, C, D].map((family) => table.suitcase(family))).toEqual([[], [], [], ['$5']])
  })

  it('Example 17 (COR-10.5, COR-10.6): all bid for two allies, the Horse Head is with C', () => {
    const [A, B, C] = ['vitale', 'pizzino', 'marzullo'] as const
    const table = tableOf([A, B, C], {
      horseHead: C,
      allyRow: ['ally-bookie', 'ally-muscle'],
      hands: { [A]: [], [B]: [], [C]: [] },
      suitcases: { [A]: ['$1'], [B]: ['$2'], [C]: ['$2'] },
    }).from('bribery')
    table.answers(A, ['$1']).answers(B, ['$2']).answers(C, ['$2'])
    expect(table.asked).toEqual({ [C]: 'takeAlly' })
    table.answers(C, 'ally-muscle')
    expect(table.hand(B)).toEqual(['ally-bookie'])
    expect(table.hand(A)).toEqual([])
    expect([A, B, C].map((family) => table.suitcase(family))).toEqual([['$1'], [], []])
  })

  it('Example 18 (COR-11.2, COR-R20): no $5 and no $3 in the bank, so a $5 reward gives one $2', () => {
    const table = tableOf(2, {
      hands: { vitale: ['job-contract', 'gun', 'bloodMoney', 'bloodMoney'], pizzino: [] },
      piles: { $5: 0, $3: 0, $2: 4 },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-contract')
    expect(table.hand('vitale')).toEqual(['$2'])
    expect(table.open.bank.money.$2).toBe(3)
  })

  it('Example 19 (COR-12.1, COR-12.2, COR-12.5): six cards in Act II, exactly two are discarded', () => {
    const table = tableOf(2, {
      act: 2,
      hands: { vitale: ['$5', '$1', 'gun', 'job-offer', 'job-contract'], pizzino: [] },
      played: { vitale: ['ally-muscle'] },
    }).from('tribute')
    expect(table.hand('vitale')).toHaveLength(6)
    expect(table.prompt('vitale')).toMatchObject({ key: 'tribute', min: 2, max: 2 })
    table.answers('vitale', ['ally-muscle', '$1'])
    expect(table.hand('vitale')).toEqual(['$5', 'gun', 'job-contract', 'job-offer'])
    expect(table.open.alliesGone).toContain('ally-muscle')
  })

  it('Example 20 (COR-14.4, COR-14.5, COR-14.6): a tied stack, tied green jobs, a tied total', () => {
    const [A, B, C] = ['vitale', 'pizzino', 'marzullo'] as const
    const table = tableOf([A, B, C], {
      hands: { [A]: [], [B]: [], [C]: [] },
      control: { queens: [A, B, B, A] },
      suitcases: {
        [A]: ['job-payroll', 'job-money-drop', 'job-bank-heist'],
        [B]: ['job-payroll', 'job-money-drop', 'job-bank-heist'],
        [C]: ['job-petty-skim'],
      },
    }).toTheEnd()
    expect(table.sheet.bonuses).toEqual([
      { seat: 0, turf: 'queens', money: 5 },
      { seat: 0, color: 'green', money: 5 },
      { seat: 1, color: 'green', money: 5 },
    ])
    const sheet = { money: [47, 52, 20], bonuses: [], totals: [62, 62, 20], turfBonuses: [3, 2, 4] }
    expect(winners(sheet)).toEqual([0])
  })

  it('Example 25 (COR-16.12): $2, $3 and a hand without money', () => {
    const [A, B, C, D] = ['vitale', 'pizzino', 'marzullo', 'matarazzo'] as const
    const table = tableOf([A, B, C, D], {
      hands: {
        [A]: ['job-offer', 'bloodMoney', 'bloodMoney', 'booze'],
        [B]: ['$2'],
        [C]: ['$3'],
        [D]: ['gun'],
      },
    }).turnOf(A)
    const before = { ...table.open.bank.money }
    table.answers(A, 'hand:job-offer').answers(A, 'use')
    table.answers(B, '$2').answers(C, '$3').answers(D, 'none')
    expect(table.suitcase(A)).toEqual(['$3'])
    expect(table.hand(D)).toEqual(['gun'])
    // The job's own $5 has left the bank meanwhile.
    expect(table.open.bank.money).toEqual({ ...before, $2: before.$2 + 1, $5: before.$5 - 1 })
  })

  it('Example 26 (COR-9.8, COR-R16): a top marker moves from Wall Street to Queens', () => {
    const [A, B] = ['vitale', 'pizzino'] as const
    const table = tableOf([A, B], {
      figures: { 'vitale-thug-1': 'pb-queens' },
      control: { 'wall-street': [B, A], chelsea: Array<string>(8).fill(A) },
    }).from('turfWar')
    table.answers(A, 'wall-street:1')
    expect(table.controller('wall-street')).toBe(B)
    expect(table.controller('queens')).toBe(A)
  })
})
