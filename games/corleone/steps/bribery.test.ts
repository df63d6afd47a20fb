// Bribery: sealed bribes, the common reveal, allies by rank. COR-10.

import { describe, expect, it } from 'vitest'
import { type TestTable, tableOf } from '../testing/table.ts'

const ROW = ['ally-accountant', 'ally-bookie', 'ally-muscle']

/** Four families at the Bribery of Act I, Vitale with the Horse Head, three allies in the row. */
const bribery = (allyRow: readonly string[] = ROW, horseHead = 'vitale'): TestTable =>
  tableOf(4, {
    horseHead,
    allyRow,
    hands: { vitale: ['$5'], pizzino: [], marzullo: [], matarazzo: [] },
    suitcases: {
      vitale: ['$1', '$2', '$2', '$3'],
      pizzino: ['$3', '$5'],
      marzullo: ['$5'],
      matarazzo: ['$1', '$5'],
    },
  }).from('bribery')

const allSeal = (table: TestTable, bribes: { readonly [family: string]: readonly string[] }): TestTable => {
  for (const family of ['matarazzo', 'marzullo', 'pizzino', 'vitale'])
    table.answers(family, bribes[family] ?? [])
  return table
}

const bank = (table: TestTable) => ({ ...table.open.bank.money })

describe('Bribery', () => {
  it('COR-10.1 any number of suitcased cards, or none at all, is set aside in secret', () => {
    const table = bribery()
    expect(table.prompt('vitale')).toMatchObject({ kind: 'some', min: 0, max: 4 })
    expect(table.options('vitale')).toEqual(['$1', '$2', '$3'])
    table.answers('vitale', ['$1', '$2', '$2', '$3'])
    expect(JSON.stringify([table.sight('pizzino'), table.sight('spectator')])).not.toContain('"$1","$2"')
    expect(table.told('bribesShown')).toEqual([])
    table.answers('pizzino', []).answers('marzullo', []).answers('matarazzo', [])
    expect(table.suitcase('pizzino')).toEqual(['$3', '$5'])
  })

  it('COR-10.2 hand money is no bribe', () => {
    const table = bribery()
    expect(table.tries('vitale', ['$5'])).toMatchObject({ code: 'blocked', rule: 'COR-10.2' })
    expect(table.tries('vitale', ['$1', '$1'])).toMatchObject({ code: 'tooMany' })
    expect(table.tries('vitale', ['$1'])).toBeNull()
    expect(table.hand('vitale')).toEqual(['$5'])
  })

  it('COR-10.3 nothing is shown before the last bribe is in, then everything at once', () => {
    const table = bribery()
    table.answers('marzullo', ['$5']).answers('vitale', ['$2']).answers('pizzino', ['$3'])
    expect(table.told('bribesShown')).toEqual([])
    table.answers('matarazzo', [])
    expect(table.told('bribesShown')).toEqual([
      {
        type: 'bribesShown',
        bribes: [
          { seat: 0, cards: ['$2'] },
          { seat: 1, cards: ['$3'] },
          { seat: 2, cards: ['$5'] },
          { seat: 3, cards: [] },
        ],
      },
    ])
  })

  it('COR-10.4 from the highest total down each pays the whole bribe and takes one ally of their choice', () => {
    const table = bribery()
    const before = bank(table)
    allSeal(table, { vitale: ['$1', '$2'], pizzino: ['$5'], marzullo: [], matarazzo: ['$1', '$5'] })
    expect(table.asked).toEqual({ matarazzo: 'takeAlly' })
    expect(table.options('matarazzo')).toEqual(ROW)
    table.answers('matarazzo', 'ally-bookie')
    expect(table.asked).toEqual({ pizzino: 'takeAlly' })
    expect(table.options('pizzino')).toEqual(['ally-accountant', 'ally-muscle'])
    table.answers('pizzino', 'ally-muscle')
    expect(table.told('allyTaken').map((event) => event['ally'])).toEqual([
      'ally-bookie',
      'ally-muscle',
      'ally-accountant',
    ])
    expect(table.suitcase('matarazzo')).toEqual([])
    expect(table.suitcase('pizzino')).toEqual(['$3'])
    expect(table.suitcase('vitale')).toEqual(['$2', '$3'])
    expect(bank(table)).toEqual({
      $1: before.$1 + 2,
      $2: before.$2 + 1,
      $3: before.$3,
      $5: before.$5 + 2,
    })
  })

  it('COR-10.4 the total counts, not the number of cards nor the highest card', () => {
    const table = bribery()
    allSeal(table, { vitale: ['$1', '$2', '$3'], pizzino: ['$5'] })
    expect(table.asked).toEqual({ vitale: 'takeAlly' })
  })

  it('COR-10.5 a tie goes to the one who sits first, clockwise from the Horse Head', () => {
    const bribes = { pizzino: ['$5'], marzullo: ['$5'], matarazzo: ['$5'] }
    expect(allSeal(bribery(), bribes).asked).toEqual({ pizzino: 'takeAlly' })
    const late = allSeal(bribery(ROW, 'matarazzo'), bribes)
    expect(late.asked).toEqual({ matarazzo: 'takeAlly' })
    late.answers('matarazzo', 'ally-muscle')
    expect(late.asked).toEqual({ pizzino: 'takeAlly' })
  })

  it('COR-10.6 where no ally is left the bribe goes back into the suitcase, not to the hand', () => {
    const table = bribery(['ally-muscle'])
    const before = bank(table)
    allSeal(table, { vitale: ['$1', '$3'], pizzino: ['$5'], matarazzo: ['$1'] })
    expect(table.hand('pizzino')).toEqual(['ally-muscle'])
    expect(table.suitcase('vitale')).toEqual(['$1', '$2', '$2', '$3'])
    expect(table.suitcase('matarazzo')).toEqual(['$1', '$5'])
    expect(table.hand('vitale')).toEqual(['$5'])
    expect(bank(table)).toEqual({ ...before, $5: before.$5 + 1 })
  })

  it('COR-10.7 a bribe of nothing gets no ally, although allies are left', () => {
    const table = bribery()
    allSeal(table, { marzullo: ['$5'] })
    table.answers('marzullo', 'ally-bookie')
    expect(table.told('allyTaken')).toHaveLength(1)
    expect(table.hand('pizzino')).toEqual([])
    expect(table.open.alliesGone).toEqual(expect.arrayContaining(['ally-accountant', 'ally-muscle']))
  })

  it('COR-10.8 an ally just bribed counts towards the hand limit', () => {
    const table = tableOf(2, {
      hands: { vitale: ['$1', '$2', '$3', 'gun', 'gun'], pizzino: ['$1', '$2', '$3', 'gun', 'gun'] },
      suitcases: { vitale: ['$1'] },
      allyRow: ['ally-muscle'],
    })
    table.from('bribery').answers('vitale', ['$1']).answers('pizzino', [])
    expect(table.asked).toEqual({ vitale: 'tribute' })
    expect(table.options('vitale')).toContain('ally-muscle')
  })

  it('COR-R18 whoever is reached by a left-over ally must pay and take one', () => {
    const table = bribery(['ally-bookie', 'ally-muscle'])
    allSeal(table, { vitale: ['$1'], pizzino: ['$5'] })
    expect(table.options('pizzino')).toEqual(['ally-bookie', 'ally-muscle'])
    expect(table.tries('pizzino', 'none')).toMatchObject({ code: 'unknownOption' })
    table.answers('pizzino', 'ally-muscle')
    expect(table.hand('vitale')).toContain('ally-bookie')
    expect(table.suitcase('vitale')).toEqual(['$2', '$2', '$3'])
  })

  it('COR-R19 with fewer bidders than allies the lowest bidder pays too', () => {
    const table = bribery()
    const before = bank(table)
    allSeal(table, { vitale: ['$1'], matarazzo: ['$5'] })
    table.answers('matarazzo', 'ally-bookie').answers('vitale', 'ally-accountant')
    expect(table.hand('vitale')).toEqual(['$5', 'ally-accountant'])
    expect(table.suitcase('vitale')).toEqual(['$2', '$2', '$3'])
    expect(bank(table)).toEqual({ ...before, $1: before.$1 + 1, $5: before.$5 + 1 })
  })

  it('COR-R37 allies are picked openly in rank order, and the last one is assigned without asking', () => {
    const table = bribery()
    allSeal(table, { vitale: ['$1'], pizzino: ['$5'], marzullo: ['$5'] })
    for (const viewer of ['vitale', 'matarazzo', 'spectator'])
      expect(table.sight(viewer).waiting).toMatchObject([{ seat: 1, key: 'takeAlly' }])
    table.answers('pizzino', 'ally-muscle')
    expect(table.sight('spectator').waiting).toMatchObject([{ seat: 2, key: 'takeAlly' }])
    table.answers('marzullo', 'ally-bookie')
    expect(table.hand('vitale')).toContain('ally-accountant')
    expect(Object.values(table.asked)).not.toContain('takeAlly')
  })
})
