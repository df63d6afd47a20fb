// The end of the game: what counts, the bonuses, and who has won. COR-14.

import { describe, expect, it } from 'vitest'
import { sumIn, winners } from './scoring.ts'
import type { Arrangement } from '../testing/arrange.ts'
import { tableOf } from '../testing/table.ts'

const none = { vitale: [], pizzino: [], marzullo: [] }
const ended = (arrangement: Arrangement) => tableOf(3, { hands: none, ...arrangement }).toTheEnd()

describe('The end of the game', () => {
  it('COR-14.1 the game ends after the Tribute of Act IV, which leaves two cards in hand', () => {
    const table = tableOf(2, { act: 4, hands: { vitale: ['$5', '$3', '$2'], pizzino: ['$1', '$1'] } })
    table.from('tribute')
    expect(table.asked).toEqual({ vitale: 'tribute' })
    expect(table.play.core.over).toBeNull()
    table.answers('vitale', ['$2'])
    expect(table.play.core.over).toEqual({ winners: [0], scores: [8, 2] })
    expect(table.tries('vitale', [])).toEqual({ code: 'over' })
  })

  it('COR-14.2 hand money goes into the suitcase, other cards are discarded', () => {
    const table = ended({
      hands: { vitale: ['$5', '$1', 'gun', 'job-favor'], pizzino: ['$2'], marzullo: [] },
    })
    expect(table.suitcase('vitale')).toEqual(['$1', '$5'])
    expect(table.sheet.money).toEqual([6, 2, 0])
    expect(table.hand('vitale')).toEqual([])
    expect(table.open.jobDiscard).toEqual(['job-favor'])
    expect(table.completed('vitale')).toEqual([])
    expect(table.open.bank.goods.gun).toBe(8)
    expect(table.told('handEmptied')).toEqual([
      { type: 'handEmptied', seat: 0, money: ['$1', '$5'], discarded: ['gun', 'job-favor'] },
      { type: 'handEmptied', seat: 1, money: ['$2'], discarded: [] },
    ])
  })

  it('COR-14.3 suitcases are opened and their money is counted', () => {
    const suitcases = { vitale: ['$5', '$5', '$3'], pizzino: ['$1', '$2'] }
    const before = tableOf(3, { hands: none, suitcases }).turnOf('vitale')
    expect(before.view('pizzino').suitcases[0]).toBeNull()
    const table = ended({ suitcases })
    for (const viewer of ['pizzino', 'spectator']) {
      expect(table.view(viewer).suitcases.map((money) => money && sumIn(money))).toEqual([13, 3, 0])
      expect(table.view(viewer).suitcases[0]).toEqual({ $1: 0, $2: 0, $3: 1, $5: 2 })
    }
    expect(table.sheet.money).toEqual([13, 3, 0])
  })

  it('COR-14.4 most markers in a stack bring $5, whoever lies on top', () => {
    const table = ended({
      control: { queens: ['vitale', 'vitale', 'pizzino'], midtown: ['pizzino'], chelsea: ['pizzino'] },
    })
    expect(table.sheet.bonuses).toEqual([
      { seat: 0, turf: 'queens', money: 5 },
      { seat: 1, turf: 'midtown', money: 5 },
      { seat: 1, turf: 'chelsea', money: 5 },
    ])
    expect(table.sheet.totals).toEqual([5, 10, 0])
    expect(table.sheet.turfBonuses).toEqual([1, 2, 0])
  })

  it('COR-14.4 on a tie the highest marker of the tied decides, not the top of the stack', () => {
    const table = ended({
      control: {
        queens: ['vitale', 'pizzino', 'pizzino', 'vitale', 'marzullo'],
        midtown: ['pizzino', 'vitale'],
      },
    })
    expect(table.sheet.bonuses).toEqual([
      { seat: 0, turf: 'queens', money: 5 },
      { seat: 0, turf: 'midtown', money: 5 },
    ])
  })

  it('COR-14.5 most jobs of a colour bring $5, to every tied player', () => {
    const table = ended({
      suitcases: {
        vitale: ['job-contract', 'job-warning', 'job-payroll'],
        pizzino: ['job-street-hit', 'job-money-drop', 'job-bank-heist'],
        marzullo: ['job-rough-up', 'job-cooked-books', 'job-petty-skim'],
      },
    })
    expect(table.sheet.bonuses).toEqual([
      { seat: 1, color: 'green', money: 5 },
      { seat: 2, color: 'green', money: 5 },
      { seat: 0, color: 'grey', money: 5 },
    ])
    expect(table.sheet.totals).toEqual([5, 5, 5])
  })

  it('COR-14.6 most money wins, bonuses included', () => {
    const table = ended({
      suitcases: { vitale: ['$5', '$5'], pizzino: ['$3', '$3', 'job-offer'], marzullo: [] },
      control: { queens: ['marzullo'] },
    })
    expect(table.sheet.totals).toEqual([10, 11, 5])
    expect(table.play.core.over).toEqual({ winners: [1], scores: [10, 11, 5] })
  })

  it('COR-14.6 on a tie more turf bonuses win, not more money in the suitcase nor more jobs', () => {
    const table = ended({
      suitcases: { vitale: ['$5', '$5', '$5'], pizzino: ['$5'], marzullo: ['$5', '$5', '$5'] },
      control: { queens: ['pizzino'], midtown: ['pizzino'] },
    })
    expect(table.sheet.totals).toEqual([15, 15, 15])
    expect(table.play.core.over?.winners).toEqual([1])
  })

  it('COR-14.6 turf bonuses of somebody with less money do not matter', () => {
    const sheet = { money: [], bonuses: [], totals: [20, 20, 15], turfBonuses: [1, 0, 3] }
    expect(winners(sheet)).toEqual([0])
  })

  it('COR-R25 a colour that nobody completed and a turf without markers pay nobody', () => {
    const table = ended({})
    expect(table.sheet.bonuses).toEqual([])
    expect(table.sheet.totals).toEqual([0, 0, 0])
  })

  it('COR-R26 what is still tied after turf bonuses is a shared victory', () => {
    const table = ended({
      horseHead: 'vitale',
      suitcases: { vitale: ['$5', '$1'], pizzino: ['$3', '$3'], marzullo: ['$5'] },
      control: { queens: ['vitale'], midtown: ['pizzino'] },
    })
    expect(table.play.core.over).toEqual({ winners: [0, 1], scores: [11, 11, 5] })
  })

  it('COR-R27 bonuses are numbers: an empty bank does not reduce them, and they take no card from it', () => {
    const table = tableOf(3, {
      hands: none,
      control: { queens: ['vitale'] },
      suitcases: { vitale: ['job-offer'] },
      piles: { $1: 0, $2: 0, $3: 0, $5: 0 },
    }).toTheEnd()
    expect(table.sheet.totals).toEqual([10, 0, 0])
    expect(table.suitcase('vitale')).toEqual([])
    const rich = tableOf(3, { hands: none, control: { queens: ['vitale'] } })
    const before = structuredClone(rich.open.bank)
    rich.toTheEnd()
    expect(rich.open.bank).toEqual(before)
    expect(rich.sheet.totals).toEqual([5, 0, 0])
  })
})
