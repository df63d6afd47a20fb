// The decision points of the specification from neutral figures to the Horse Head: who is asked, what, and whether
// it may be declined or is sealed.

import { describe, expect, it } from 'vitest'
import { type TestTable, tableOf } from './testing/table.ts'

type Hands = { readonly [family: string]: readonly string[] }

const at = (hands: Hands, more: object = {}): TestTable =>
  tableOf(3, {
    horseHead: 'pizzino',
    hands: { vitale: [], pizzino: [], marzullo: [], ...hands },
    tiles: { 'wall-street': null },
    ...more,
  }).turnOf('vitale')

const job = (card: string, goods: readonly string[], hands: Hands = {}, more: object = {}): TestTable => {
  const table = at({ ...hands, vitale: [card, ...goods] }, more).answers('vitale', `hand:${card}`)
  return table.asked['vitale'] === 'jobRewards' ? table.answers('vitale', 'moneyFirst') : table
}

/** Everybody sees whom the table waits for, and the content of no prompt but their own. */
const isOpenTo = (table: TestTable, key: string): boolean =>
  table.sight('spectator').waiting.length === 1 && table.sight('spectator').waiting[0]?.key === key

/** Whether what one seals stays unknown until the last answer. */
const isSealed = (table: TestTable, family: string, answer: string | readonly string[]): boolean => {
  const before = JSON.stringify(table.view('spectator'))
  table.answers(family, answer)
  return (
    JSON.stringify(table.view('spectator')) === before &&
    table.tries(family, answer)?.code === 'alreadySealed'
  )
}

const declines = (table: TestTable, family: string, answer: string | readonly string[] = 'none'): boolean =>
  table.tries(family, answer) === null

const takes = (answer: string): string => {
  const table = at({}).answers('vitale', 'thug:pb-upper-east-side')
  expect(table.asked).toEqual({ vitale: 'takeHorseHead' })
  expect(table.options('vitale')).toEqual(['use', 'none'])
  return table.answers('vitale', answer).horseHead
}

describe('Decision points', () => {
  it('Decision 16 (COR-16.11): the player of a neutral figure picks an empty place, or declines', () => {
    const figures = { 'pizzino-don': 'fs-01', 'pizzino-thug-1': 'pb-queens' }
    const mayor = at({ vitale: ['ally-mayor-1'] }, { figures }).answers('vitale', 'ally:ally-mayor-1')
    expect(mayor.asked).toEqual({ vitale: 'placeNeutral' })
    expect(mayor.options('vitale')).toEqual([...mayor.box.spaces.map(({ id }) => id).slice(1), 'none'])
    expect(isOpenTo(mayor, 'placeNeutral')).toBe(true)
    expect(declines(mayor, 'vitale')).toBe(true)
    expect(mayor.stands('mayor')).toBe('beside')
    const boss = at({ vitale: ['ally-union-boss-1'] }, { figures }).answers(
      'vitale',
      'ally:ally-union-boss-1',
    )
    expect(boss.options('vitale')).toHaveLength(7)
    const chief = at({ vitale: ['ally-police-chief-1'] }).answers('vitale', 'ally:ally-police-chief-1')
    expect(chief.options('vitale')).toEqual([...chief.box.numbered, 'none'])
  })

  it('Decision 17 (COR-16.3, COR-16.4): the player picks a business in scope, or declines', () => {
    const front = job('job-extortion', ['gun', 'booze', 'bloodMoney'])
    expect(front.asked).toEqual({ vitale: 'useFront' })
    expect(front.options('vitale')).toHaveLength(8)
    expect(declines(front, 'vitale')).toBe(true)
    const back = job('job-back-alley', ['gun', 'bloodMoney'])
    expect(back.asked).toEqual({ vitale: 'useBack' })
    expect(back.options('vitale')).toHaveLength(9)
    expect(isOpenTo(back, 'useBack')).toBe(true)
    expect(declines(back, 'vitale')).toBe(true)
    expect(back.completed('vitale')).toEqual(['job-back-alley'])
  })

  it('Decision 18 (COR-16.6, COR-16.8, COR-16.9): turf or figure, to be declined only before the turf is chosen', () => {
    const figures = { 'pizzino-don': 'fs-14', 'marzullo-don': 'fs-13', 'pizzino-thug-1': 'pb-brooklyn' }
    const hit = job('job-street-hit', ['gun', 'bloodMoney'], {}, { figures })
    expect(hit.asked).toEqual({ vitale: 'gunDown' })
    expect(hit.options('vitale')).toEqual(['pizzino-thug-1', 'none'])
    for (const [card, goods] of [
      ['job-drive-by', ['gun', 'gun', 'booze']],
      ['job-car-bomb', ['gun', 'gun', 'booze', 'bloodMoney']],
    ] as const) {
      const table = job(card, goods, {}, { figures })
      expect(table.options('vitale')).toEqual(['wall-street', 'brooklyn', 'queens', 'none'])
      table.answers('vitale', 'brooklyn')
      expect(table.asked).toEqual({ vitale: 'victim' })
      expect(table.options('vitale').toSorted()).toEqual(['marzullo-don', 'pizzino-don'])
      expect(declines(table, 'vitale')).toBe(false)
      const other = job(card, goods, {}, { figures })
      expect(declines(other, 'vitale')).toBe(true)
      expect(other.open.hudson).toEqual([])
    }
  })

  it('Decision 19 (COR-16.10): the player picks a figure and where it goes, or declines', () => {
    const table = job('job-rough-up', ['gun'], {}, { figures: { 'pizzino-thug-1': 'pb-queens' } })
    expect(table.asked).toEqual({ vitale: 'moveFigure' })
    expect(table.options('vitale')).toEqual(['pizzino-thug-1', 'none'])
    table.answers('vitale', 'pizzino-thug-1')
    expect(table.asked).toEqual({ vitale: 'destination' })
    expect(table.options('vitale')).toHaveLength(6)
    const other = job('job-rough-up', ['gun'], {}, { figures: { 'pizzino-thug-1': 'pb-queens' } })
    expect(declines(other, 'vitale')).toBe(true)
    expect(other.stands('pizzino-thug-1')).toBe('pb-queens')
  })

  it('Decision 20 (COR-16.12, COR-R39): every opponent with cards seals one money card, and may not decline', () => {
    const hands = { pizzino: ['$1', '$3'], marzullo: ['gun'] }
    const table = job('job-offer', ['bloodMoney', 'bloodMoney', 'booze'], hands).answers('vitale', 'use')
    expect(table.asked).toEqual({ pizzino: 'offers', marzullo: 'offers' })
    expect(table.options('pizzino')).toEqual(['$1', '$3'])
    expect(table.options('marzullo')).toEqual(['none'])
    expect(declines(table, 'pizzino')).toBe(false)
    expect(isSealed(table, 'pizzino', '$1')).toBe(true)
  })

  it('Decision 21 (COR-16.13, COR-16.14, COR-16.15): the player picks an opponent, or declines', () => {
    const hands = { pizzino: ['$1'] }
    const more = { suitcases: { marzullo: ['$2'] } }
    const cards = [
      ['job-blackmail', ['gun', 'bloodMoney'], 'stealRandom', 'seat-1'],
      ['job-warning', ['gun'], 'forceDiscard', 'seat-1'],
      ['job-friendly-audit', ['bloodMoney', 'booze', 'booze'], 'unsuitcase', 'seat-2'],
    ] as const
    for (const [card, goods, key, rival] of cards) {
      const table = job(card, goods, hands, more)
      expect(table.asked).toEqual({ vitale: key })
      expect(table.options('vitale')).toEqual([rival, 'none'])
      expect(isOpenTo(table, key)).toBe(true)
      expect(declines(table, 'vitale')).toBe(true)
      expect(table.hand('pizzino')).toEqual(['$1'])
      expect(table.suitcase('marzullo')).toEqual(['$2'])
    }
  })

  it('Decision 22 (COR-16.14): the chosen opponent picks one hand card, out of others’ sight, and may not decline', () => {
    const table = job('job-warning', ['gun'], { pizzino: ['$1', 'job-casino-skim'] }).answers(
      'vitale',
      'seat-1',
    )
    expect(table.asked).toEqual({ pizzino: 'discards' })
    expect(table.options('pizzino')).toEqual(['$1', 'job-casino-skim'])
    expect(JSON.stringify(table.sight('vitale'))).not.toContain('job-casino-skim')
    expect(declines(table, 'pizzino', [])).toBe(false)
    expect(declines(table, 'pizzino', ['$1'])).toBe(true)
  })

  it('Decision 23 (COR-9.8, COR-R16): a winner without markers picks one of their own, or none', () => {
    const table = tableOf(3, {
      figures: { 'vitale-thug-1': 'pb-queens' },
      control: { chelsea: Array<string>(8).fill('vitale'), midtown: ['vitale', 'pizzino'] },
    }).from('turfWar')
    expect(table.asked).toEqual({ vitale: 'relocate' })
    expect(table.options('vitale')).toHaveLength(10)
    expect(table.options('vitale')).toContain('midtown:0')
    expect(isOpenTo(table, 'relocate')).toBe(true)
    expect(declines(table, 'vitale')).toBe(true)
  })

  it('Decision 24 (COR-10.1): everybody seals a set of suitcase money cards, or nothing', () => {
    const table = tableOf(3, { suitcases: { vitale: ['$1', '$5', '$5'] } }).from('bribery')
    expect(table.asked).toEqual({ vitale: 'bribe', pizzino: 'bribe', marzullo: 'bribe' })
    expect(table.prompt('vitale')).toMatchObject({
      kind: 'some',
      min: 0,
      max: 3,
      options: [
        { id: '$1', times: 1 },
        { id: '$5', times: 2 },
      ],
    })
    expect(isSealed(table, 'vitale', ['$1', '$5'])).toBe(true)
    expect(declines(table, 'pizzino', [])).toBe(true)
  })

  it('Decision 25 (COR-10.4, COR-R18): bidders pick an ally in rank order, openly, and may not decline', () => {
    const table = tableOf(3, {
      suitcases: { vitale: ['$1'], marzullo: ['$2'] },
      allyRow: ['ally-bookie', 'ally-muscle'],
    }).from('bribery')
    table.answers('vitale', ['$1']).answers('pizzino', []).answers('marzullo', ['$2'])
    expect(table.asked).toEqual({ marzullo: 'takeAlly' })
    expect(table.options('marzullo')).toEqual(['ally-bookie', 'ally-muscle'])
    expect(isOpenTo(table, 'takeAlly')).toBe(true)
    expect(declines(table, 'marzullo')).toBe(false)
  })

  it('Decision 26 (COR-12.2, COR-R38): everybody above the limit seals an exact number of cards', () => {
    const hand = ['$1', '$2', '$3', 'gun', 'booze']
    const hands = { vitale: hand, pizzino: hand.slice(1), marzullo: [...hand, '$5'] }
    const table = tableOf(3, { act: 2, hands }).from('tribute')
    expect(table.asked).toEqual({ vitale: 'tribute', marzullo: 'tribute' })
    expect(table.prompt('marzullo')).toMatchObject({ kind: 'some', min: 2, max: 2 })
    expect(table.options('vitale')).toEqual(['$1', '$2', '$3', 'booze', 'gun'])
    expect(declines(table, 'vitale', [])).toBe(false)
    expect(isSealed(table, 'vitale', ['gun'])).toBe(true)
  })

  it('Decision 27 (COR-15.6): the user takes the Horse Head or not', () => {
    expect(takes('use')).toBe('vitale')
    expect(takes('none')).toBe('pizzino')
    const effect = job('job-favor', ['bloodMoney'])
    expect(effect.asked).toEqual({ vitale: 'takeHorseHead' })
    expect(declines(effect, 'vitale')).toBe(true)
  })
})
