// What a table is and shows: options and their limits, the box of a view, clocks, bonds, the final sheet. LCN-21 to LCN-23.

import { describe, expect, it } from 'vitest'
import { familyOption } from '../meta.ts'
import { boxFor } from './components/boxFor.ts'
import { clocks } from './rules/clocks.ts'
import { PRINTED } from './components/components.ts'
import { cosaNostra } from './index.ts'
import { meta, PACES } from './meta.ts'
import { readOptions } from './options.ts'
import { G1, ORDER, R1, Y1, Y2 } from './testing/cards.ts'
import { bargaining, tableOf } from './testing/table.ts'

describe('options', () => {
  it('LCN-22.6 a planning turn may last from ten seconds to an hour', () => {
    const seconds = (planningSeconds: number) => () => readOptions({ planningSeconds }, 3)
    expect([seconds(10)().planningSeconds, seconds(3600)().planningSeconds]).toEqual([10, 3600])
    expect(seconds(9)).toThrow('options.planningSeconds')
    expect(seconds(3601)).toThrow('options.planningSeconds')
  })

  it('LCN-D2 what nobody has chosen', () => {
    expect(readOptions({}, 3)).toEqual({
      families: [],
      firstGame: false,
      variants: [],
      privateTalk: true,
      pace: 'normal',
      planningSeconds: null,
      components: PRINTED,
    })
  })

  it('a corrected components file is the one that is played with', () => {
    const components = structuredClone(PRINTED)
    Object.assign(components.money, { startingCash: 4000 })
    expect(readOptions({ components }, 3).components.money.startingCash).toBe(4000)
  })

  it('LCN-R5 an unknown family is called a family', () => {
    expect(() => readOptions({ families: ['corleone'] }, 3)).toThrow('no family is called corleone')
  })
})

describe('the game', () => {
  it('LCN-1.1 rules are cited as LCN, and each seat chooses a family', () => {
    expect([cosaNostra.code, familyOption(meta)]).toEqual(['LCN', 'families'])
  })

  it('LCN-9.3, LCN-20.2 what binds people to each other: words, and markers on cards', () => {
    const table = bargaining({ markers: { 'biz-lawyer-1': ['calmuti'] } })
    expect(cosaNostra.bonds?.(table.state)).toEqual({ words: [], markers: ['biz-lawyer-1', [2]] })
  })
})

describe('the box of a table', () => {
  it('is opened once for the same options and seats, and anew for any other', () => {
    const options = [{}, { variants: ['shortGame'] }, { privateTalk: false }, { pace: 'slow' }]
    const boxes = options.map((one) => boxFor(one, 3))
    expect(options.map((one) => boxFor(one, 3))).toEqual(boxes)
    expect(new Set([...boxes, boxFor(options[0] ?? null, 4), boxFor(null, 3), boxFor('', 3)]).size).toBe(6)
    expect(boxes).toMatchObject([{ seats: 3 }, { lastRound: 3 }, { privateTalk: false }, { pace: 'slow' }])
  })
})

describe('clocks', () => {
  it('LCN-R30 the moment for blackmail lasts as long as the pace of the table says', () => {
    const moments = PACES.map((pace) => {
      const table = tableOf(3, { planned: { [Y1]: ORDER.theft } }, { pace }).action('blundetto')
      table.answers('blundetto', `declare:${Y1}`, 'seat-1')
      return clocks(table.state, table.box)
    })
    const moment = (seconds: number) => [
      {
        id: 'declared 1 0 1',
        seconds,
        holds: { seat: 0, answer: 'reveal', rule: 'LCN-R30', why: 'momentForBlackmail', others: [1, 2] },
      },
    ]
    expect(moments).toEqual([6, 15, 40].map(moment))
  })

  it('LCN-R32 every offer that stands for a while has its clock, the oldest first, before the moment', () => {
    const table = bargaining()
    for (const seconds of [30, 60])
      table.does('dimaggio', 'offer', { to: 2, give: { cash: 1000 }, until: 'time', seconds })
    table.answers('blundetto', `declare:${Y1}`, 'seat-1')
    expect(clocks(table.state, table.box).map(({ id }) => id)).toEqual([
      'offer 1-2-1',
      'offer 1-2-2',
      'declared 1 0 1',
    ])
  })

  it('LCN-R31 nothing holds a declared Attack once it is carried out', () => {
    const table = tableOf(3, { planned: { [Y2]: ORDER.theft, [G1]: ORDER.trap } }).action('blundetto')
    table.attacks('blundetto', Y2, 'seat-1', 4, 1)
    expect(clocks(table.state, table.box)).toEqual([])
    expect(table.moment).toBeNull()
  })
})

describe('views', () => {
  it('LCN-R61 two backs of one round are two', () => {
    const orders = { blundetto: [ORDER.gasStation, ORDER.threats, ORDER.bribery] }
    expect(tableOf(3, { orders }).view('spectator').orderBacks[0]).toEqual([2, 1, 0, 0])
  })

  it('LCN-23 trophies lie open', () => {
    expect(tableOf(3, { trophies: { blundetto: [G1] } }).view('spectator').seats[0]?.trophies).toEqual([G1])
  })

  it('LCN-23 with all cards open every order is seen', () => {
    const view = tableOf(3, { planned: { [Y1]: ORDER.theft } }).view('open')
    expect(view.gangsters[Y1]).toMatchObject({ back: 1, seen: 0 })
    expect(view.gangsters[Y2]).toMatchObject({ back: null, seen: 0 })
    expect(view.planned).toEqual({ [Y1]: ORDER.theft })
  })
})

describe('views of others', () => {
  const evening = () => {
    const table = tableOf(
      3,
      {
        orders: { blundetto: [ORDER.escort] },
        influence: { blundetto: ['schemer', 'spy'] },
        planned: { [Y1]: ORDER.theft, [Y2]: ORDER.gasStation, [R1]: ORDER.assault },
        markers: { 'biz-lawyer-1': ['calmuti'] },
      },
      { variants: ['shortGame'] },
    )
    table.state.open.influenceUnshown = [0]
    table.state.secret.unshownInfluence = ['doctor']
    return table.action('blundetto').answers('blundetto', `off:${Y1}`)
  }

  it('LCN-23 with all cards open hands, decks, discards and whispers are seen', () => {
    const table = evening().does('dimaggio', 'offer', { to: 2, give: { cash: 1000 } })
    const view = table.view('open')
    expect(view.hands[0]).toEqual({ orders: [ORDER.escort], influence: ['schemer', 'spy'] })
    expect(view.businessDeck).toEqual(table.state.secret.businessDeck.toSorted())
    expect(view.unshownOrders[0]).toEqual([ORDER.theft])
    expect(view.unshownInfluence).toEqual(['doctor'])
    expect(view.offers).toHaveLength(1)
    expect(table.view('spectator').offers).toEqual([])
  })

  it('LCN-23 whoever only looks on sees what everybody sees', () => {
    const view = evening().view('spectator')
    expect([view.unshownOrders[0], view.unshownInfluence]).toEqual([[null], [null]])
    expect(view.businesses['biz-lawyer-1']?.markers).toEqual([2])
    expect([view.businessDeck, view.declared]).toEqual([null, null])
  })

  it('LCN-23, LCN-16.2 what was played lies open', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.trap }, influence: { blundetto: ['schemer'] } })
    table.action('blundetto').answers('blundetto', 'skip')
    expect(table.view('spectator').influenceDiscard).toEqual(['schemer'])
  })

  it('LCN-R34, LCN-R66 the marked cards of a job lie open while it is carried out', () => {
    const table = tableOf(3, { planned: { [Y2]: ORDER.threats }, markers: { 'biz-lawyer-1': ['blundetto'] } })
    table.action('blundetto').runs('blundetto', Y2, 2, 1)
    expect(table.view('spectator').executions[0]?.marks).toEqual(['biz-lawyer-1'])
  })
})

describe('the end', () => {
  const over = () =>
    tableOf(3, { round: 4, cash: { calmuti: 90000 } }, { variants: ['topEarnerBonus'] })
      .closing()
      .does('dimaggio', 'offer', { to: 2, give: { cash: 1000 } })

  it('LCN-R31 no offer outlives the game, and none can be made', () => {
    const table = over().all('ready')
    expect(table.state.secret.offers).toEqual([])
    expect(table.triesTo('dimaggio', 'offer', { to: 2, give: { cash: 1000 } })).toMatchObject({
      code: 'over',
    })
  })

  it('LCN-21.9 every line of the sheet is told', () => {
    const table = over().all('ready')
    expect(table.told('scored')).toEqual(
      table.sheet.map((line: object, seat: number) => ({ type: 'scored', seat, ...line })),
    )
  })

  it('LCN-22.5, LCN-R41 the bonus of the top earner is part of the sum', () => {
    const table = tableOf(
      5,
      { round: 4, businesses: { caruso: ['biz-casino-1', 'biz-nightclub-2'] } },
      { variants: ['topEarnerBonus'] },
    ).toTheEnd()
    expect(table.sheet[4]).toMatchObject({ cash: 2000, income: 26000, topEarner: 5000, total: 33000 })
  })
})
