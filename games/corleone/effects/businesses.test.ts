// Cards that give goods, money, fronts and backs. COR-16.1 to 16.5.

import { describe, expect, it } from 'vitest'
import printed from '../components/components.json' with { type: 'json' }
import { type TestTable, tableOf } from '../testing/table.ts'

const NEEDS: { readonly [job: string]: readonly string[] } = Object.fromEntries(
  printed.jobs.list.map((job) => [job.id, job.requires]),
)

/** Vitale completes this job from hand, the money first, with nothing else in hand. */
function completes(job: string, arrangement: object = {}): TestTable {
  const table = tableOf(3, {
    horseHead: 'pizzino',
    hands: { vitale: [job, ...(NEEDS[job] ?? [])], pizzino: [], marzullo: [] },
    tiles: { 'wall-street': null },
    ...arrangement,
  })
  table.turnOf('vitale').answers('vitale', `hand:${job}`)
  return table.asked['vitale'] === 'jobRewards' ? table.answers('vitale', 'moneyFirst') : table
}

/** The printed components with other effects for one ally. */
function withEffects(ally: string, effects: readonly object[]): object {
  const components = structuredClone(printed)
  const card = components.allies.list.find((one) => one.id === ally)
  Object.assign(card ?? {}, { effects })
  return { components }
}

describe('Icons on cards', () => {
  it('COR-16.1 the icon operations on a card do what the icons do on a business', () => {
    const deck = ['job-offer', 'job-contract']
    const suitcase = completes('job-cooked-books')
    expect(suitcase.prompt('vitale')).toMatchObject({ key: 'suitcase', rule: 'COR-15.2' })
    suitcase.answers('vitale', ['$1'])
    expect(suitcase.suitcase('vitale')).toEqual(['$1'])

    const jobs = completes('job-backroom-deal', { deck }).answers('vitale', 'use')
    expect(jobs.options('vitale')).toEqual(deck)

    const horseHead = completes('job-favor').answers('vitale', 'use')
    expect(horseHead.horseHead).toBe('vitale')

    const trade = completes('job-black-market').answers('vitale', ['$3'])
    expect(trade.hand('vitale')).toEqual(['$5'])

    const gifts = [
      { do: 'takeGoods', goods: ['gun', 'narcotics'] },
      { do: 'takeMoney', values: [5, 1] },
    ]
    const hands = { vitale: ['ally-producer'] }
    const table = tableOf(2, { hands }, withEffects('ally-producer', gifts))
    table.turnOf('vitale').answers('vitale', 'ally:ally-producer')
    expect(table.hand('vitale')).toEqual(['$1', '$5', 'gun', 'narcotics'])
  })
})

describe('Goods of choice', () => {
  it('COR-16.2 the stated number among gun, booze and blood money, never narcotics', () => {
    const table = completes('job-hijacked-truck')
    expect(table.prompt('vitale')).toMatchObject({ key: 'takeGoodsChoice', min: 0, max: 1 })
    expect(table.options('vitale').toSorted()).toEqual(['bloodMoney', 'booze', 'gun'])
    expect(table.tries('vitale', ['gun', 'booze'])).toMatchObject({ code: 'tooMany' })
    table.answers('vitale', ['bloodMoney'])
    expect(table.hand('vitale')).toEqual(['$3', 'bloodMoney'])
  })

  it('COR-16.2 all different if the card says so, else not', () => {
    const hands = { vitale: ['ally-evidence'] }
    const table = tableOf(2, { hands }).turnOf('vitale').answers('vitale', 'ally:ally-evidence')
    expect(table.tries('vitale', ['gun', 'gun'])).toMatchObject({ code: 'tooMany' })
    table.answers('vitale', ['gun', 'booze'])
    expect(table.hand('vitale')).toEqual(['booze', 'gun'])
    const loose = [{ do: 'takeGoodsChoice', from: ['gun', 'booze', 'bloodMoney'], count: 2, distinct: false }]
    const other = tableOf(2, { hands, piles: { booze: 1 } }, withEffects('ally-evidence', loose))
    other.turnOf('vitale').answers('vitale', 'ally:ally-evidence')
    expect(other.tries('vitale', ['booze', 'booze'])).toMatchObject({ code: 'tooMany' })
    other.answers('vitale', ['gun', 'gun'])
    expect(other.hand('vitale')).toEqual(['gun', 'gun'])
  })
})

describe('Fronts through cards', () => {
  it('COR-16.3 any business with a front, taken or not, and nothing is placed', () => {
    const table = completes('job-extortion', { figures: { 'pizzino-thug-1': 'pb-queens' } })
    const fronts = printed.printedBusinesses.list.filter((one) => one.front).map((one) => one.id)
    expect(table.options('vitale').toSorted()).toEqual([...fronts, 'none'].toSorted())
    table.answers('vitale', 'pb-queens')
    expect(table.hand('vitale')).toEqual(['$5', 'booze', 'gun'])
    expect(table.open.onFront['pb-queens']).toBe('pizzino-thug-1')
    expect(table.family('vitale').thugs).toHaveLength(2)
  })

  it('COR-16.3 the controller of the turf shares the front', () => {
    const table = completes('job-extortion', { control: { queens: ['marzullo'] } })
    table.answers('vitale', 'pb-queens')
    expect(table.hand('marzullo')).toEqual(['booze', 'gun'])
  })

  it('COR-16.3 several fronts are different ones, each finished before the next is chosen', () => {
    const table = completes('job-dockside-squeeze', { control: { chelsea: ['marzullo'] } })
    table.answers('vitale', 'pb-wall-street')
    expect(table.asked).toEqual({ vitale: 'suitcase' })
    table.answers('vitale', ['$5', '$3'])
    expect(table.asked).toEqual({ vitale: 'useFront' })
    expect(table.options('vitale')).not.toContain('pb-wall-street')
    expect(table.tries('vitale', 'pb-wall-street')).toMatchObject({ code: 'blocked', rule: 'COR-16.3' })
    table.answers('vitale', 'pb-chelsea')
    expect(table.hand('vitale')).toEqual(['bloodMoney', 'gun'])
    expect(table.hand('marzullo')).toEqual(['bloodMoney', 'gun'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-16.3 own turf means a turf that one controls now', () => {
    const table = completes('job-protection-round', {
      tiles: { 'wall-street': null, queens: 'bt-gunsmith' },
      figures: { 'vitale-thug-1': 'pb-brooklyn' },
      control: { queens: ['pizzino', 'vitale'], midtown: ['vitale', 'pizzino'] },
    })
    expect(table.options('vitale')).toEqual(['pb-queens', 'bt-gunsmith', 'none'])
    const nowhere = completes('job-protection-round')
    expect(nowhere.asked).toEqual({ pizzino: 'turn' })
    expect(nowhere.completed('vitale')).toEqual(['job-protection-round'])
  })

  it('COR-16.3 own thug means where one stands: neither the Union Boss nor a rival’s, nor one in the river', () => {
    const table = completes('job-numbers-racket', {
      figures: {
        'vitale-thug-1': 'pb-brooklyn',
        'union-boss': 'pb-queens',
        'pizzino-thug-1': 'pb-chelsea',
        'vitale-thug-2': 'hudson',
      },
      control: { chelsea: ['vitale'] },
    })
    expect(table.options('vitale')).toEqual(['pb-brooklyn', 'none'])
  })

  it('COR-16.3 vacated means the business that the same card has emptied', () => {
    const table = tableOf(3, {
      hands: { vitale: ['ally-capo'], pizzino: [] },
      figures: { 'pizzino-thug-1': 'pb-queens', 'marzullo-thug-1': 'pb-chelsea' },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-capo').answers('vitale', 'pizzino-thug-1')
    expect(table.options('vitale')).toEqual(['pb-queens', 'none'])
    table.answers('vitale', 'pb-queens')
    expect(table.hand('vitale')).toEqual(['booze', 'gun'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-16.3 a business emptied by another card in an earlier turn is not vacated', () => {
    const table = tableOf(2, {
      hands: { vitale: ['job-street-hit', 'gun', 'bloodMoney'], pizzino: ['ally-capo'] },
      figures: { 'pizzino-thug-1': 'pb-queens', 'vitale-thug-1': 'pb-chelsea' },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-street-hit').answers('vitale', 'pizzino-thug-1')
    table.answers('pizzino', 'ally:ally-capo').answers('pizzino', 'none')
    expect(table.asked).toEqual({ vitale: 'turn' })
  })
})

describe('Backs and money', () => {
  it('COR-16.4 the back of one business, Central Park included', () => {
    const table = completes('job-back-alley', { tiles: { 'wall-street': 'bt-gunsmith' } })
    const all = printed.printedBusinesses.list.map((one) => one.id)
    expect(table.options('vitale').toSorted()).toEqual([...all, 'bt-gunsmith', 'none'].toSorted())
    table.answers('vitale', 'pb-central-park').answers('vitale', ['$2'])
    expect(table.suitcase('vitale')).toEqual(['$2'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-16.4 only that one business, its back and not its front, and nobody shares it', () => {
    const table = completes('job-back-alley', {
      tiles: { 'wall-street': null, queens: 'bt-gunsmith' },
      control: { queens: ['marzullo'] },
    })
    table.answers('vitale', 'pb-queens')
    expect(table.hand('vitale')).toEqual(['$2', '$2', 'gun'])
    expect(table.hand('marzullo')).toEqual([])
  })

  it('COR-16.5 one card of the value per turf one controls, up to the maximum', () => {
    const two = completes('job-loan-shark', {
      control: { queens: ['pizzino', 'vitale'], midtown: ['vitale'], chelsea: ['vitale', 'pizzino'] },
    })
    expect(two.hand('vitale')).toEqual(['$2', '$2', '$5'])
    const four = completes('job-bookies-cut', {
      control: { queens: ['vitale'], midtown: ['vitale'], chelsea: ['vitale'], brooklyn: ['vitale'] },
    })
    expect(four.hand('vitale')).toEqual(['$1', '$1', '$1', '$2'])
    const none = completes('job-bookies-cut')
    expect(none.hand('vitale')).toEqual(['$2'])
  })

  it('COR-16.5 where the value has run out, every card is replaced by the next lower one', () => {
    const table = completes('job-loan-shark', {
      control: { queens: ['vitale'], midtown: ['vitale'] },
      piles: { $2: 1 },
    })
    expect(table.hand('vitale')).toEqual(['$1', '$2', '$5'])
  })
})
