// What the bargaining table shows before anybody says yes. LCN-18, LCN-20, LCN-R32.

import { describe, expect, it } from 'vitest'
import { acceptProblem, offerProblem } from '../commands/bargain.ts'
import { afterDeal, change, type Deal } from './afterDeal.ts'
import { G1, ORDER, R1, Y1, Y2, Y3 } from '../testing/cards.ts'
import { tableOf, type TestTable } from '../testing/table.ts'

const POSITION = {
  round: 3,
  cash: { blundetto: 5000 },
  businesses: { blundetto: ['biz-pimp-2'], calmuti: ['biz-garage-1', 'biz-pimp-1', 'biz-pimp-3'] },
  orders: { blundetto: [ORDER.threats], dimaggio: [ORDER.theft] },
  planned: { [Y1]: ORDER.carTheft, [Y2]: 'biz-casino-1', [G1]: ORDER.trap, [R1]: ORDER.gasStation },
} as const

const bargaining = () => tableOf(3, POSITION).action('blundetto')

const after = (table: TestTable, viewer: string, deal: Deal) => {
  const view = table.view(viewer)
  return afterDeal(view, table.box, viewer === 'spectator' ? null : table.seat(viewer), deal)
}

describe('what each side would have after the deal', () => {
  it('LCN-24.5, LCN-15.1 an Attack needs a target that fits, a Reaction waits, and neither lacks a card', () => {
    const deactivated = ['biz-garage-1', 'biz-building-firm-1']
    const table = tableOf(3, {
      orders: { blundetto: [ORDER.vandalism, ORDER.theft, ORDER.trap] },
      deactivated,
    }).planning()
    const deal = after(table, 'blundetto', { from: 0, to: 1, give: { cash: 1000 } })
    expect(deal?.jobs.map(({ possible, lacks }) => [possible.now, lacks.now])).toEqual([
      [false, []],
      [true, []],
      [true, []],
    ])
  })

  it('LCN-20.4, LCN-20.5 cash, income per Payday, markers at home and people of both sides', () => {
    const deal = after(bargaining(), 'blundetto', {
      from: 0,
      to: 2,
      give: { cash: 3000, gangsters: [Y3] },
      want: { access: ['biz-garage-1'] },
    })
    expect(deal?.families[0]).toEqual({
      seat: 0,
      cash: change(5000, 2000),
      income: change(2000, 2000),
      monopolies: change([], []),
      markersLeft: change(5, 4),
      gangsters: change(3, 2),
      changes: true,
    })
    expect(deal?.families[2]).toMatchObject({
      cash: change(2000, 5000),
      markersLeft: change(5, 5),
      gangsters: change(3, 4),
    })
    expect(deal?.families[1]?.changes).toBe(false)
  })

  it('LCN-18.1, LCN-18.4 Monopolies that come and go, with their income', () => {
    const deal = after(bargaining(), 'blundetto', {
      from: 2,
      to: 0,
      give: { businesses: ['biz-pimp-1'] },
      want: { cash: 4000 },
    })
    expect(deal?.families[2]?.monopolies).toEqual(change(['prostitution'], []))
    expect(deal?.families[0]?.monopolies).toEqual(change([], ['prostitution']))
    const income = deal?.families[0]?.income
    expect((income?.then ?? 0) - (income?.now ?? 0)).toBe(7000)
  })

  it('LCN-8.2, LCN-6.6 which of my tasks and orders become possible or impossible, and what they lack', () => {
    const table = bargaining()
    const bought = after(table, 'blundetto', { from: 0, to: 2, want: { access: ['biz-garage-1'] } })
    expect(bought?.jobs).toEqual([
      {
        gangster: Y1,
        order: ORDER.carTheft,
        purchase: null,
        possible: change(false, true),
        lacks: change(['garage'], []),
      },
      {
        gangster: Y2,
        order: null,
        purchase: 'biz-casino-1',
        possible: change(false, false),
        lacks: change([], []),
      },
      {
        gangster: null,
        order: ORDER.threats,
        purchase: null,
        possible: change(false, false),
        lacks: change(['lawyer'], ['lawyer']),
      },
    ])
    const sold = after(table, 'calmuti', { from: 2, to: 0, give: { businesses: ['biz-garage-1'] } })
    expect(sold?.jobs.map(({ possible }) => possible)).toEqual([change(true, true)])
    const paid = after(table, 'blundetto', { from: 2, to: 0, give: { cash: 9000 } })
    expect(paid?.jobs[1]?.possible).toEqual(change(false, true))
  })

  it('LCN-23 is the same whatever the others hold, and tells somebody who only watches of no job', () => {
    const deal: Deal = { from: 0, to: 1, give: { cash: 1000 }, want: { businesses: ['biz-lawyer-1'] } }
    const other = tableOf(3, {
      ...POSITION,
      orders: { blundetto: [ORDER.threats], dimaggio: [ORDER.gasStation] },
      planned: { ...POSITION.planned, [G1]: ORDER.robbery, [R1]: ORDER.escort },
    }).action('blundetto')
    expect(after(other, 'blundetto', deal)).toEqual(after(bargaining(), 'blundetto', deal))
    expect(after(other, 'spectator', deal)?.jobs).toEqual([])
  })

  it('is nothing where a card is named that is not there', () => {
    const table = bargaining()
    for (const give of [{ businesses: ['biz-nothing'] }, { gangsters: ['nobody'] }, { access: ['biz-x'] }])
      expect(after(table, 'blundetto', { from: 0, to: 1, give })).toBeNull()
    expect(after(table, 'blundetto', { from: 0, to: 1, give: { cash: 1 } })).toBeNull()
  })
})

describe('why it cannot be offered or accepted', () => {
  const OFFERS: readonly object[] = [
    { to: 1, give: { cash: 1000 } },
    { to: 1 },
    { to: 0, give: { cash: 1000 } },
    { to: 1, give: { cash: 9000 } },
    { to: 1, give: { gangsters: [Y1] } },
    { to: 1, give: { gangsters: [Y3] } },
    { to: 2, want: { gangsters: [R1] } },
    { to: 1, want: { gangsters: [G1] } },
    { to: 2, want: { businesses: ['biz-lawyer-1'] } },
    { to: 2, give: { businesses: ['biz-casino-1'] } },
    { to: 2, want: { access: ['biz-garage-1'] }, give: { cash: 5000 } },
    { to: 'all', want: { access: ['biz-garage-1'] }, give: { cash: 500 } },
    { to: 1, give: { cash: 1000 }, counters: '1-0-1' },
    { to: 1, give: { cash: 1000 }, counters: '1-0-9' },
    { to: 2, give: { cash: 1000 }, counters: '1-0-1' },
  ]

  it('LCN-R32 the preview says of every offer what the command itself would say', () => {
    for (const offer of OFFERS) {
      const table = bargaining().does('dimaggio', 'offer', { to: 0, give: { cash: 1000 } })
      const view = table.view('blundetto')
      const preview = offerProblem(view, view, 0, offer, table.box)
      expect(table.triesTo('blundetto', 'offer', offer)).toEqual(preview)
    }
  })

  it('LCN-R32 and of every open offer whether it can be accepted', () => {
    const table = bargaining()
      .does('dimaggio', 'offer', { to: 0, give: { cash: 2000 } })
      .does('dimaggio', 'offer', { to: 0, want: { cash: 9000 } })
      .does('dimaggio', 'offer', { to: 2, give: { cash: 1000 } })
    const view = table.view('blundetto')
    const { box } = table
    expect(acceptProblem(view, view, 0, { offer: '1-0-1' }, box)).toBeNull()
    expect(acceptProblem(view, view, 0, { offer: '1-0-2' }, box)).toMatchObject({
      rule: 'LCN-20.4',
      why: 'notEnoughCash',
    })
    expect(acceptProblem(view, view, 0, { offer: '1-2-1' }, box)).toMatchObject({
      rule: 'LCN-R32',
      why: 'noSuchOffer',
    })
    for (const offer of ['1-0-1', '1-0-2', '1-2-1'])
      expect(acceptProblem(view, view, 0, { offer }, box)).toEqual(
        table.play.game.commands?.['accept']?.refuse(table.state, 0, { offer }, table.box) ?? null,
      )
  })

  it('LCN-R31 nothing while an order is carried out', () => {
    const table = tableOf(3, { planned: { [Y2]: ORDER.gasStation, [R1]: ORDER.threats } })
      .action('blundetto')
      .runs('blundetto', Y2, 1, 1)
    const view = table.view('blundetto')
    expect(offerProblem(view, view, 0, { to: 1, give: { cash: 1000 } }, table.box)).toMatchObject({
      code: 'notNow',
      rule: 'LCN-R31',
    })
  })
})
