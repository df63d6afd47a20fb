// Deals and their markers, and what else may be handed over. LCN-9, LCN-20, LCN-R33, LCN-R35.

import { describe, expect, it } from 'vitest'
import { G1, G4, ORDER, R1, Y1, Y2, Y3 } from '../testing/cards.ts'
import { bargaining, tableOf } from '../testing/table.ts'

describe('Deals and markers', () => {
  it('LCN-9.1, LCN-9.2, LCN-20.7, LCN-X2 for agreed terms the user lays a marker on the card, and may use it once', () => {
    const table = tableOf(3, {
      businesses: { blundetto: ['biz-pimp-2'] },
      planned: { [Y1]: ORDER.carTheft, [Y2]: 'ord-2-19' },
    }).action('blundetto')
    expect(table.offers('blundetto', `run:${Y1}`)).toBe(false)
    table.deals('blundetto', 'calmuti', { give: { cash: 1000 }, want: { access: ['biz-garage-1'] } })
    expect(table.markers('biz-garage-1')).toEqual(['blundetto'])
    expect(table.cash('calmuti')).toBe(3000)
    table.runs('blundetto', Y1, 3)
    expect(table.cash('blundetto')).toBe(8000)
    expect(table.markers('biz-garage-1')).toEqual([])
  })

  it('LCN-9.3 the card’s owner can neither remove the marker nor refuse its use', () => {
    const table = bargaining({ markers: { 'biz-lawyer-1': ['calmuti'] } })
    expect(table.triesTo('dimaggio', 'takeBack', { business: 'biz-lawyer-1' })).toMatchObject({
      code: 'blocked',
      rule: 'LCN-9.4',
    })
    table.answers('blundetto', `off:${Y1}`)
    expect(table.offers('calmuti', `run:${R1}`)).toBe(true)
  })

  it('LCN-9.4, LCN-D27 its owner may take it back at any time, and gets nothing for it', () => {
    const table = bargaining({ markers: { 'biz-lawyer-1': ['calmuti'] } }).does('calmuti', 'takeBack', {
      business: 'biz-lawyer-1',
    })
    expect(table.markers('biz-lawyer-1')).toEqual([])
    expect(table.cash('calmuti')).toBe(2000)
  })

  it('LCN-9.6 any number of markers lie on one card, also several of one player; each serves one job', () => {
    const table = bargaining()
    for (let i = 0; i < 2; i++) table.deals('calmuti', 'dimaggio', { want: { access: ['biz-lawyer-1'] } })
    table.deals('dimaggio', 'blundetto', { give: { access: ['biz-lawyer-1'] } })
    expect(table.markers('biz-lawyer-1')).toEqual(['calmuti', 'calmuti', 'blundetto'])
    table.answers('blundetto', `off:${Y1}`).runs('calmuti', R1, 2)
    expect(table.markers('biz-lawyer-1')).toEqual(['calmuti', 'blundetto'])
  })

  it('LCN-9.7, LCN-1.9 with all five markers placed there is no further Deal until one returns', () => {
    const all = Array<string>(5).fill('calmuti')
    const table = bargaining({ markers: { 'biz-lawyer-1': all } })
    expect(
      table.triesTo('calmuti', 'offer', { to: 1, want: { access: ['biz-building-firm-1'] } }),
    ).toMatchObject({ rule: 'LCN-9.7' })
    table.does('calmuti', 'takeBack', { business: 'biz-lawyer-1' })
    expect(table.triesTo('calmuti', 'offer', { to: 1, want: { access: ['biz-building-firm-1'] } })).toBeNull()
  })

  it('LCN-9.8, LCN-5.14, LCN-20.1 deals are made in one’s own and in other players’ turns, in Planning as in Action', () => {
    const table = bargaining()
    table.deals('calmuti', 'dimaggio', { give: { cash: 1000 }, want: { access: ['biz-lawyer-1'] } })
    expect(table.turn).toBe('blundetto')
    const plan = tableOf(3, { orders: { blundetto: [ORDER.threats] } }).planning()
    plan.deals('calmuti', 'dimaggio', { give: { cash: 1000 } })
    expect(plan.cash('dimaggio')).toBe(3000)
  })

  it('LCN-9.10, LCN-X10 a Deal ends with its card: markers go home, nothing is refunded', () => {
    const table = tableOf(5, {
      planned: { [Y1]: ORDER.assault, [R1]: ORDER.threats },
      businesses: { blundetto: ['biz-lawyer-3'] },
      markers: { 'biz-lawyer-2': ['calmuti'] },
    }).action('blundetto')
    table.attacks('blundetto', Y1, 'biz-lawyer-2', 2)
    expect(table.markers('biz-lawyer-2')).toEqual([])
    expect(table.offers('calmuti', `run:${R1}`)).toBe(false)
    table.deals('blundetto', 'calmuti', { give: { access: ['biz-lawyer-3'] }, want: { cash: 2000 } })
    expect(table.offers('calmuti', `run:${R1}`)).toBe(true)
  })

  it('LCN-9.11, LCN-25.13, LCN-R35 a card sold keeps its markers, its used mark and its being turned; the new owner’s marker goes home', () => {
    const table = bargaining({
      markers: { 'biz-lawyer-1': ['calmuti', 'blundetto'] },
      used: ['biz-lawyer-1'],
    })
    table.deals('dimaggio', 'blundetto', { give: { businesses: ['biz-lawyer-1'] }, want: { cash: 2000 } })
    expect(table.business('biz-lawyer-1')).toEqual({ owner: 0, active: true, used: true, markers: [2] })
    const turned = bargaining({ deactivated: ['biz-lawyer-1'] })
    turned.deals('dimaggio', 'blundetto', { give: { businesses: ['biz-lawyer-1'] } })
    expect(turned.business('biz-lawyer-1')).toMatchObject({ owner: 0, active: false })
  })

  it('LCN-9.9 a planned Purchase takes markers already', () => {
    const table = bargaining({ planned: { [Y1]: 'biz-casino-1' } })
    table.deals('calmuti', 'blundetto', { want: { access: ['biz-casino-1'] } })
    expect(table.markers('biz-casino-1')).toEqual(['calmuti'])
  })

  it('LCN-R35 no marker on a turned card or on one’s own', () => {
    const table = bargaining({ deactivated: ['biz-lawyer-1'] })
    expect(table.triesTo('calmuti', 'offer', { to: 1, want: { access: ['biz-lawyer-1'] } })).toMatchObject({
      rule: 'LCN-R35',
      why: 'deactivated',
    })
    expect(table.triesTo('calmuti', 'offer', { to: 1, want: { access: ['biz-garage-1'] } })).toMatchObject({
      rule: 'LCN-R35',
      why: 'ownCard',
    })
  })

  it('LCN-X3 Investment Fraud: 2,000 in advance for the lawyer, 9,000 for the job', () => {
    const table = tableOf(3, {
      businesses: { blundetto: ['biz-loan-shark-1'] },
      planned: { [Y2]: ORDER.investment },
    }).action('blundetto')
    table.does('blundetto', 'offer', {
      to: 1,
      want: { access: ['biz-lawyer-1'] },
      text: '3,000 when the job is done',
    })
    table.does('dimaggio', 'offer', {
      to: 0,
      give: { access: ['biz-lawyer-1'] },
      want: { cash: 2000 },
      text: 'in advance',
      counters: '0-1-1',
    })
    table.does('blundetto', 'accept', { offer: '1-0-1' })
    table.runs('blundetto', Y2, 3, 4)
    expect([table.cash('blundetto'), table.cash('dimaggio')]).toEqual([9000, 4000])
    expect(table.markers('biz-lawyer-1')).toEqual([])
  })
})

describe('what may be handed over', () => {
  it('LCN-20.4 money may be given, within one’s cash and in thousands', () => {
    const table = bargaining()
    table.deals('blundetto', 'calmuti', { give: { cash: 2000 } })
    expect([table.cash('blundetto'), table.cash('calmuti')]).toEqual([0, 4000])
    expect(table.triesTo('blundetto', 'offer', { to: 2, give: { cash: 1000 } })).toMatchObject({
      rule: 'LCN-20.4',
      why: 'notEnoughCash',
    })
    expect(table.triesTo('calmuti', 'offer', { to: 0, give: { cash: 500 } })).toMatchObject({
      code: 'wrongShape',
    })
  })

  it('LCN-20.5, LCN-20.6, LCN-25.9, LCN-R33 Business cards and gangsters without a task change hands with what lies on them', () => {
    const table = bargaining({ on: { [Y3]: ['machine-gun'] }, deactivated: [Y2] })
    table.deals('blundetto', 'dimaggio', {
      give: { gangsters: [Y2, Y3], businesses: ['biz-cop-1'] },
      want: { businesses: ['biz-drug-dealer-1'] },
    })
    expect(table.gangster(Y3)).toMatchObject({ owner: 1, on: ['machine-gun'] })
    expect(table.gangster(Y2)).toMatchObject({ owner: 1, active: false })
    expect([table.owner('biz-cop-1'), table.owner('biz-drug-dealer-1')]).toEqual(['dimaggio', 'blundetto'])
  })

  it('LCN-20.8, LCN-20.9, LCN-20.10, LCN-R33 nothing else: no hand cards, no tasks, nobody who holds one, nobody under the Boss, no trophies', () => {
    const table = bargaining({
      orders: { blundetto: [ORDER.theft] },
      planned: { [Y1]: ORDER.gasStation, [Y2]: 'biz-casino-1' },
      trophies: { blundetto: [G1] },
    })
    const refused = (give: object) => table.triesTo('blundetto', 'offer', { to: 1, give })
    expect(refused({ businesses: [ORDER.theft] })).toMatchObject({ code: 'blocked', why: 'notInPlay' })
    expect(refused({ orders: [ORDER.theft] })).toMatchObject({ code: 'wrongShape' })
    expect(refused({ gangsters: [Y1] })).toMatchObject({ rule: 'LCN-R33', why: 'hasTask' })
    expect(refused({ businesses: ['biz-casino-1'] })).toMatchObject({ rule: 'LCN-20.9' })
    expect(refused({ gangsters: ['gang-blundetto-4'] })).toMatchObject({ rule: 'LCN-R33' })
    expect(refused({ gangsters: [G1] })).toMatchObject({ rule: 'LCN-R33' })
    expect(refused({ gangsters: [G4] })).toMatchObject({ rule: 'LCN-R33' })
    expect(refused({ businesses: ['biz-garage-1'] })).toMatchObject({ why: 'notTheirs' })
  })

  it('LCN-20.3 what was handed over stays handed over; LCN-20.2 a promise binds nobody', () => {
    const table = bargaining()
    table.deals('calmuti', 'dimaggio', { give: { cash: 2000 }, text: 'and you spare my garage' })
    expect(table.state.secret.words).toMatchObject([
      { kind: 'promise', from: 2, to: 1, dealt: true, text: 'and you spare my garage' },
    ])
    expect(table.triesTo('calmuti', 'takeBack', { cash: 2000 })).toMatchObject({ code: 'wrongShape' })
    expect(table.cash('dimaggio')).toBe(4000)
  })
})
