// What everybody hears of what happens: whoever looks on must be able to follow a round by it. LCN-23, LCN-R66.

import type { Event } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { G1, G2, ORDER, R2, Y1, Y2, Y3 } from '../testing/cards.ts'
import { tableOf, type TestTable } from '../testing/table.ts'

/** What was told between the last roll and the end of the order. */
const consequences = ({ events }: TestTable): Event[] =>
  events
    .slice(events.findLastIndex(({ type }) => type === 'rolled') + 1)
    .filter(({ type }) => type !== 'finished')

const ordered = (order: string, more: object = {}) =>
  tableOf(3, { planned: { [Y3]: order }, ...more }).action('blundetto')

describe('Attacks', () => {
  it('LCN-7.7 an Attack that fails says so', () => {
    const table = ordered(ORDER.carBomb).attacks('blundetto', Y3, G1, 1, 1, 1)
    expect(consequences(table)).toEqual([{ type: 'failed', seat: 0, order: ORDER.carBomb }])
  })

  it('LCN-11.3, LCN-R12, LCN-R49 a man is turned, his Purchase dropped, and an empty Market space takes it', () => {
    const table = tableOf(3, {
      planned: { [Y3]: ORDER.carBomb, [G1]: 'biz-casino-1' },
      market: ['biz-cop-2', null, null, null],
      wholeDeck: [],
    })
      .action('blundetto')
      .attacks('blundetto', Y3, G1, 4, 1, 1)
    expect(consequences(table)).toEqual([
      { type: 'deactivated', card: G1, seat: 1 },
      { type: 'purchaseDropped', seat: 1, gangster: G1, business: 'biz-casino-1' },
      { type: 'marketCard', business: 'biz-casino-1', space: 1 },
    ])
    expect(table.gangster(G1).purchase).toBeNull()
    expect(table.business('biz-casino-1')).toBeUndefined()
  })

  it('LCN-12.2 a murder names the victim, his owner and the murderer', () => {
    const table = ordered(ORDER.carBomb).attacks('blundetto', Y3, G1, 4, 4, 1)
    expect(consequences(table)).toEqual([{ type: 'murdered', card: G1, seat: 1, by: 0 }])
  })

  it('LCN-12.1 a destroyed company is told before it is in the deck', () => {
    const table = ordered(ORDER.arson).attacks('blundetto', Y3, 'biz-garage-1', 4, 4, 1)
    expect(consequences(table)).toEqual([{ type: 'removed', card: 'biz-garage-1', seat: 2 }])
  })

  it('LCN-14.11 a bribed businessman comes from somebody to somebody', () => {
    const table = ordered(ORDER.bribery).attacks('blundetto', Y3, 'biz-pimp-1', 4, 4, 1)
    expect(consequences(table)).toEqual([{ type: 'takenOver', card: 'biz-pimp-1', from: 2, seat: 0 }])
  })

  it('LCN-18.2 a Monopoly that is lost names who held it, one that is taken who holds it', () => {
    const table = tableOf(3, {
      businesses: { dimaggio: ['biz-drug-dealer-1', 'biz-drug-dealer-2'], calmuti: ['biz-pimp-1'] },
      planned: { [Y3]: ORDER.bribery, [Y1]: 'biz-pimp-2' },
      cash: { blundetto: 9000 },
    }).action('blundetto')
    table.attacks('blundetto', Y3, 'biz-drug-dealer-1', 4, 4, 1)
    expect(table.told('monopolyLost')).toEqual([{ type: 'monopolyLost', monopoly: 'drugs', seat: 1 }])
    const rich = tableOf(3, {
      businesses: { blundetto: ['biz-pimp-1'], calmuti: ['biz-garage-1'] },
      planned: { [Y1]: 'biz-pimp-2' },
      cash: { blundetto: 9000 },
    }).action('blundetto')
    rich.answers('blundetto', `pay:${Y1}`)
    expect(rich.told('monopolyTaken')).toEqual([{ type: 'monopolyTaken', monopoly: 'prostitution', seat: 0 }])
  })

  it('LCN-18.2, LCN-24.14 a murdered businessman no longer counts for the Monopoly', () => {
    const table = tableOf(3, {
      businesses: { dimaggio: ['biz-drug-dealer-1', 'biz-drug-dealer-2'] },
      planned: { [Y3]: ORDER.businessmanMurder },
    }).action('blundetto')
    table.attacks('blundetto', Y3, 'biz-drug-dealer-1', 3, 3, 1)
    expect(table.monopoly('drugs')).toBeNull()
  })
})

describe('Reactions', () => {
  it('LCN-15.4 a Robbery says who took how much of whom; who is left with nothing takes no profit', () => {
    const table = tableOf(3, { planned: { [R2]: ORDER.carTheft, [Y2]: ORDER.robbery } })
      .action('calmuti')
      .runs('calmuti', R2, 3, 1)
      .dice(4, 4)
      .answers('blundetto', `rob:${Y2}`)
    expect(consequences(table)).toEqual([
      { type: 'robbed', seat: 0, rival: 2, amount: 7000 },
      { type: 'profit', seat: 0, order: ORDER.robbery, amount: 7000 },
    ])
  })

  it('LCN-15.8 a Trap repels once, and then murders', () => {
    const table = tableOf(3, { planned: { [Y3]: ORDER.theft, [G2]: ORDER.trap } })
      .action('blundetto')
      .attacks('blundetto', Y3, 'seat-1', 4, 1, 1)
      .dice(4, 4)
      .answers('dimaggio', `trap:${G2}`)
    expect(consequences(table)).toEqual([
      { type: 'repelled', seat: 1, rival: 0, order: ORDER.theft },
      { type: 'murdered', card: Y3, seat: 0, by: 1 },
    ])
  })
})

describe('Special orders', () => {
  it('LCN-14.15 the laundered sum', () => {
    const table = ordered(ORDER.laundering).runs('blundetto', Y3, 3, 1, 1).answers('blundetto', 2000)
    expect(consequences(table)).toEqual([{ type: 'laundered', seat: 0, amount: 2000 }])
  })

  const race = (...eyes: number[]) =>
    ordered(ORDER.races)
      .answers('blundetto', `run:${Y3}`)
      .dice(...eyes)
      .answers('blundetto', 1000)

  it('LCN-14.18 the stake before the roll, and what became of it', () => {
    expect(race(4, 1, 1).told('staked')).toEqual([{ type: 'staked', seat: 0, amount: 1000 }])
    expect(consequences(race(4, 1, 1))).toEqual([{ type: 'raceWon', seat: 0, amount: 1000 }])
    expect(consequences(race(1, 1, 1))).toEqual([
      { type: 'failed', seat: 0, order: ORDER.races },
      { type: 'raceLost', seat: 0, amount: 1000 },
    ])
  })

  it('LCN-14.14 the card bought and its price', () => {
    const table = tableOf(3, {
      cash: { blundetto: 20000 },
      planned: { [Y3]: ORDER.connections },
      wholeDeck: ['biz-lawyer-2', 'biz-casino-1'],
    })
      .action('blundetto')
      .runs('blundetto', Y3, 3, 3, 1)
      .answers('blundetto', 'buy:biz-casino-1')
    expect(consequences(table)).toEqual([{ type: 'bought', seat: 0, business: 'biz-casino-1', price: 12000 }])
  })
})

describe('turns', () => {
  it('LCN-6.6, LCN-6.10 a Purchase that is paid, a task that is called off', () => {
    const table = tableOf(3, {
      cash: { blundetto: 9000 },
      planned: { [Y1]: 'biz-garage-2', [Y2]: ORDER.gasStation },
    }).action('blundetto')
    table.answers('blundetto', `pay:${Y1}`).answers('blundetto', `off:${Y2}`)
    expect(table.told('bought')).toEqual([
      { type: 'bought', seat: 0, gangster: Y1, business: 'biz-garage-2', price: 8000 },
    ])
    expect(table.told('calledOff')).toEqual([{ type: 'calledOff', seat: 0, gangster: Y2 }])
    expect(table.gangster(Y1).purchase).toBeNull()
  })

  it('LCN-16.5, LCN-R12, LCN-R64 the Snitch puts what lies there to the bottom, then the Market is filled as far as the deck reaches', () => {
    const table = tableOf(3, {
      influence: { blundetto: ['snitch'] },
      planned: { [Y3]: ORDER.gasStation },
      market: ['biz-cop-2', 'biz-cop-3', null, null],
      wholeDeck: ['biz-casino-1'],
    })
      .action('blundetto')
      .answers('blundetto', 'market')
    expect(table.events).toEqual([
      { type: 'influencePlayed', seat: 0, card: 'snitch' },
      { type: 'marketReplaced', seat: 0, businesses: ['biz-cop-2', 'biz-cop-3'] },
      { type: 'marketCard', business: 'biz-casino-1', space: 0 },
      { type: 'marketCard', business: 'biz-cop-2', space: 1 },
      { type: 'marketCard', business: 'biz-cop-3', space: 2 },
    ])
  })

  it('LCN-8.8, LCN-24.15 a marker that served goes home in public', () => {
    const table = tableOf(3, { planned: { [Y3]: ORDER.threats }, markers: { 'biz-lawyer-1': ['blundetto'] } })
      .action('blundetto')
      .runs('blundetto', Y3, 1, 1, 1)
      .answers('blundetto', 'none')
    expect(table.told('markerHome')).toEqual([{ type: 'markerHome', seat: 0, business: 'biz-lawyer-1' }])
  })

  it('LCN-R66 what lies on the gangster is told with the reveal', () => {
    const table = ordered(ORDER.gasStation, { on: { [Y3]: ['henchman', 'machine-gun'] } })
    table.answers('blundetto', `run:${Y3}`)
    expect(table.told('revealed')).toMatchObject([{ on: ['henchman', 'machine-gun'] }])
  })

  it('LCN-5.5 a planned Purchase, and a card laid on a gangster', () => {
    const table = tableOf(3, {
      market: ['biz-cop-2', null, null, null],
      influence: { blundetto: ['henchman'] },
    })
      .planning()
      .answers('blundetto', `play:henchman:${Y1}`, `buy:${Y1}:biz-cop-2`)
    expect(table.told('influencePlayed')).toEqual([
      { type: 'influencePlayed', seat: 0, card: 'henchman', gangster: Y1 },
    ])
    expect(table.told('purchasePlanned')).toEqual([
      { type: 'purchasePlanned', seat: 0, gangster: Y1, business: 'biz-cop-2' },
    ])
    expect(table.business('biz-cop-2')).toEqual({ owner: null, active: true, used: false, markers: [] })
  })

  it('LCN-22.5 the top earner and his bonus', () => {
    const table = tableOf(
      5,
      { businesses: { caruso: ['biz-casino-1', 'biz-nightclub-2'] } },
      { variants: ['topEarnerBonus'] },
    ).payday()
    expect(table.told('topEarner')).toEqual([{ type: 'topEarner', seat: 4, amount: 5000 }])
  })
})
