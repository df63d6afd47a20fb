// Tribute to the Don. COR-12.

import { describe, expect, it } from 'vitest'
import { actOf } from '../rules/acts.ts'
import { tableOf } from '../testing/table.ts'

const FULL = ['$1', '$2', 'gun', 'booze', 'bloodMoney']

describe('Tribute to the Don', () => {
  it('COR-12.1 played allies come back to hand first, and count', () => {
    const table = tableOf(2, {
      hands: { vitale: FULL, pizzino: [] },
      played: { vitale: ['ally-muscle'], pizzino: ['ally-bookie'] },
    })
    table.from('tribute')
    expect(table.family('vitale').played).toEqual([])
    expect(table.hand('pizzino')).toEqual(['ally-bookie'])
    expect(table.asked).toEqual({ vitale: 'tribute' })
    expect(table.options('vitale')).toContain('ally-muscle')
  })

  it('COR-12.1 every ally played this act comes back, whoever played how many', () => {
    const table = tableOf(3, {
      hands: { vitale: [], pizzino: ['gun'], marzullo: [] },
      played: {
        vitale: ['ally-muscle', 'ally-accountant', 'ally-mayor-1'],
        pizzino: ['ally-bookie', 'ally-union-boss-1'],
      },
      act: 3,
    })
    table.from('tribute')
    expect(table.hand('vitale')).toEqual(['ally-accountant', 'ally-mayor-1', 'ally-muscle'])
    expect(table.hand('pizzino')).toEqual(['ally-bookie', 'ally-union-boss-1', 'gun'])
    for (const family of table.names) expect(table.family(family).played).toEqual([])
    expect(table.told('alliesBack')).toEqual([
      { type: 'alliesBack', seat: 0, allies: ['ally-muscle', 'ally-accountant', 'ally-mayor-1'] },
      { type: 'alliesBack', seat: 1, allies: ['ally-bookie', 'ally-union-boss-1'] },
    ])
  })

  it('COR-12.1, COR-12.3 allies bribed in this act are in hand as well', () => {
    const table = tableOf(2, {
      hands: { vitale: FULL, pizzino: [] },
      suitcases: { vitale: ['$1'] },
      allyRow: ['ally-muscle'],
    })
    table.from('bribery').answers('vitale', ['$1']).answers('pizzino', [])
    expect(table.asked).toEqual({ vitale: 'tribute' })
    expect(table.options('vitale')).toContain('ally-muscle')
  })

  it('COR-12.2 everybody above the limit discards down to it, by their own choice', () => {
    const table = tableOf(3, {
      hands: { vitale: [...FULL, '$5', 'gun'], pizzino: FULL, marzullo: [...FULL, 'job-offer'] },
    })
    table.from('tribute')
    expect(table.asked).toEqual({ vitale: 'tribute', marzullo: 'tribute' })
    table.answers('vitale', ['gun', 'gun']).answers('marzullo', ['job-offer'])
    expect(table.hand('vitale')).toEqual(['$1', '$2', '$5', 'bloodMoney', 'booze'])
    expect(table.hand('marzullo')).toEqual([...FULL].sort())
    expect(table.hand('pizzino')).toHaveLength(5)
  })

  it('COR-12.3 money, goods, jobs and allies count, the suitcase does not', () => {
    const table = tableOf(2, {
      hands: {
        vitale: ['$1', 'gun', 'job-contract', 'ally-muscle', '$2'],
        pizzino: ['$1', 'gun', 'job-favor', 'ally-bookie', '$2', '$3'],
      },
      suitcases: { vitale: ['$5', '$5', '$5', 'job-offer'], pizzino: [] },
    })
    table.from('tribute')
    expect(table.asked).toEqual({ pizzino: 'tribute' })
    expect(table.prompt('pizzino')).toMatchObject({ min: 1, max: 1 })
    expect(table.options('pizzino')).toEqual(['$1', '$2', '$3', 'ally-bookie', 'gun', 'job-favor'])
  })

  it('COR-12.4 in Family Business a hand may grow without limit', () => {
    const hand = [...FULL, ...FULL.slice(0, 4), '$5', '$5', '$5']
    const table = tableOf(2, { hands: { vitale: hand, pizzino: [] } })
    table.turnOf('vitale').answers('vitale', 'thug:pb-queens')
    expect(table.hand('vitale')).toHaveLength(hand.length + 2)
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-12.4 neither Bribery nor the next act asks for cards', () => {
    const table = tableOf(2, { hands: { vitale: [...FULL, '$5'], pizzino: [] } })
    table.from('bribery')
    expect(table.asked).toEqual({ vitale: 'bribe', pizzino: 'bribe' })
    table.answers('vitale', []).answers('pizzino', []).answers('vitale', ['$5'])
    expect(table.open.act).toBe(2)
    // Five cards in Act II, whose limit is four: nobody minds until its Tribute.
    expect(table.hand('vitale')).toHaveLength(5)
    expect(Object.values(table.asked)).toEqual(['turn'])
  })

  it('COR-12.5 money and goods return to the supply, jobs to the discard pile, allies leave the game', () => {
    const table = tableOf(2, {
      act: 4,
      hands: { vitale: ['$3', 'gun', 'job-favor', 'ally-muscle', '$1', '$2'], pizzino: [] },
    })
    const { money, goods } = structuredClone(table.open.bank)
    table.from('tribute').answers('vitale', ['$3', 'gun', 'job-favor', 'ally-muscle'])
    expect(table.told('tribute')).toEqual([
      { type: 'tribute', seat: 0, cards: ['$3', 'gun', 'job-favor', 'ally-muscle'] },
    ])
    expect(table.open.bank.money.$3).toBe(money.$3 + 1)
    expect(table.open.bank.goods.gun).toBe(goods.gun + 1)
    expect(table.view('spectator').jobDiscard).toEqual(['job-favor'])
    expect(table.open.alliesGone).toContain('ally-muscle')
    expect(table.secret.allyBox).not.toContain('ally-muscle')
  })

  it.each([
    [1, 5],
    [2, 4],
    [3, 3],
    [4, 2],
  ])('COR-12.6 the hand limit of Act %i is %i', (act, limit) => {
    const table = tableOf(2, { act, hands: { vitale: [...FULL, '$5'], pizzino: FULL.slice(0, limit) } })
    expect(actOf(table.open, table.box).handLimit).toBe(limit)
    table.from('tribute')
    expect(table.asked).toEqual({ vitale: 'tribute' })
    expect(table.prompt('vitale')).toMatchObject({ min: 6 - limit, max: 6 - limit })
  })

  it('COR-12.7 the act ends when nobody is above the limit: into the next act, or after Act IV to the end', () => {
    const next = tableOf(2, { act: 3, hands: { vitale: ['$1', '$2', '$3'], pizzino: [] } }).from('tribute')
    expect(next.open.act).toBe(4)
    expect(next.told('phase').map((event) => event['phase'])).toEqual([
      'tribute',
      'entracte',
      'openNewBusiness',
      'familyBusiness',
    ])
    const last = tableOf(2, { act: 4, hands: { vitale: ['$1', '$2'], pizzino: [] } }).from('tribute')
    expect(last.told('phase').map((event) => event['phase'])).toEqual(['tribute', 'over'])
    expect(last.play.core.over).not.toBeNull()
  })

  it('COR-R24 tribute is exact: neither fewer nor more cards', () => {
    const table = tableOf(2, { hands: { vitale: [...FULL, '$5', '$5'], pizzino: [] } }).from('tribute')
    expect(table.tries('vitale', ['$1'])).toMatchObject({ code: 'tooFew' })
    expect(table.tries('vitale', [])).toMatchObject({ code: 'tooFew' })
    expect(table.tries('vitale', ['$1', '$2', 'gun'])).toMatchObject({ code: 'tooMany' })
    expect(table.tries('vitale', ['$1', '$2'])).toBeNull()
    expect(table.hand('vitale')).toHaveLength(5)
  })

  it('COR-R38 all are asked at once and in secret; nothing is carried out or shown before the last answer', () => {
    const table = tableOf(3, {
      horseHead: 'marzullo',
      hands: {
        vitale: [...FULL, 'job-contract'],
        pizzino: [...FULL, 'job-offer'],
        marzullo: [...FULL, 'job-warning'],
      },
    })
    table.from('tribute')
    expect(table.asked).toEqual({ vitale: 'tribute', pizzino: 'tribute', marzullo: 'tribute' })
    table.answers('vitale', ['job-contract']).answers('pizzino', ['job-offer'])
    expect(table.hand('vitale')).toHaveLength(6)
    expect(table.told('tribute')).toEqual([])
    expect(table.view('spectator').jobDiscard).toEqual([])
    expect(JSON.stringify(table.sight('marzullo'))).not.toContain('job-contract')
    table.answers('marzullo', ['job-warning'])
    // Jobs reach the pile in turn order, and the Horse Head is Marzullo's.
    expect(table.open.jobDiscard).toEqual(['job-warning', 'job-contract', 'job-offer'])
    expect(table.told('tribute').map((event) => event['seat'])).toEqual([2, 0, 1])
  })
})
