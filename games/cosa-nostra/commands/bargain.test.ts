// Deals, markers, offers, promises and threats. LCN-9, LCN-20, LCN-R31 to R35, LCN-D25 to D27.

import { describe, expect, it } from 'vitest'
import { G1, G4, ORDER, R1, R2, Y1, Y2, Y3 } from '../testing/cards.ts'
import { tableOf, type TestTable } from '../testing/table.ts'

const waiting = (more: object = {}) =>
  tableOf(3, { planned: { [Y1]: ORDER.gasStation, [R1]: ORDER.threats }, ...more }).action('blundetto')
const deal = (table: TestTable, from: string, to: string, terms: object): TestTable => {
  table.does(from, 'offer', { to: table.seat(to), ...terms })
  const { id } = table.state.offers.at(-1) ?? { id: '' }
  return table.does(to, 'accept', { offer: id })
}

describe('Deals and markers', () => {
  it('LCN-9.1, LCN-9.2, LCN-20.7, LCN-X2 for agreed terms the user lays a marker on the card, and may use it once', () => {
    const table = tableOf(3, {
      businesses: { blundetto: ['biz-pimp-2'] },
      planned: { [Y1]: ORDER.carTheft, [Y2]: 'ord-2-19' },
    }).action('blundetto')
    expect(table.offers('blundetto', `run:${Y1}`)).toBe(false)
    deal(table, 'blundetto', 'calmuti', { give: { cash: 1000 }, want: { access: ['biz-garage-1'] } })
    expect(table.markers('biz-garage-1')).toEqual(['blundetto'])
    expect(table.cash('calmuti')).toBe(3000)
    table.runs('blundetto', Y1, 3)
    expect(table.cash('blundetto')).toBe(8000)
    expect(table.markers('biz-garage-1')).toEqual([])
  })

  it('LCN-9.3 the card’s owner can neither remove the marker nor refuse its use', () => {
    const table = waiting({ markers: { 'biz-lawyer-1': ['calmuti'] } })
    expect(table.triesTo('dimaggio', 'takeBack', { business: 'biz-lawyer-1' })).toMatchObject({
      code: 'blocked',
      rule: 'LCN-9.4',
    })
    table.answers('blundetto', `off:${Y1}`)
    expect(table.offers('calmuti', `run:${R1}`)).toBe(true)
  })

  it('LCN-9.4, LCN-D27 its owner may take it back at any time, and gets nothing for it', () => {
    const table = waiting({ markers: { 'biz-lawyer-1': ['calmuti'] } }).does('calmuti', 'takeBack', {
      business: 'biz-lawyer-1',
    })
    expect(table.markers('biz-lawyer-1')).toEqual([])
    expect(table.cash('calmuti')).toBe(2000)
  })

  it('LCN-9.6 any number of markers lie on one card, also several of one player; each serves one job', () => {
    const table = waiting()
    for (let i = 0; i < 2; i++) deal(table, 'calmuti', 'dimaggio', { want: { access: ['biz-lawyer-1'] } })
    deal(table, 'dimaggio', 'blundetto', { give: { access: ['biz-lawyer-1'] } })
    expect(table.markers('biz-lawyer-1')).toEqual(['calmuti', 'calmuti', 'blundetto'])
    table.answers('blundetto', `off:${Y1}`).runs('calmuti', R1, 2)
    expect(table.markers('biz-lawyer-1')).toEqual(['calmuti', 'blundetto'])
  })

  it('LCN-9.7, LCN-1.9 with all five markers placed there is no further Deal until one returns', () => {
    const all = Array<string>(5).fill('calmuti')
    const table = waiting({ markers: { 'biz-lawyer-1': all } })
    expect(
      table.triesTo('calmuti', 'offer', { to: 1, want: { access: ['biz-building-firm-1'] } }),
    ).toMatchObject({ rule: 'LCN-9.7' })
    table.does('calmuti', 'takeBack', { business: 'biz-lawyer-1' })
    expect(table.triesTo('calmuti', 'offer', { to: 1, want: { access: ['biz-building-firm-1'] } })).toBeNull()
  })

  it('LCN-9.8, LCN-5.14, LCN-20.1 deals are made in one’s own and in other players’ turns, in Planning as in Action', () => {
    const table = waiting()
    deal(table, 'calmuti', 'dimaggio', { give: { cash: 1000 }, want: { access: ['biz-lawyer-1'] } })
    expect(table.turn).toBe('blundetto')
    const plan = tableOf(3, { orders: { blundetto: [ORDER.threats] } }).planning()
    deal(plan, 'calmuti', 'dimaggio', { give: { cash: 1000 } })
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
    deal(table, 'blundetto', 'calmuti', { give: { access: ['biz-lawyer-3'] }, want: { cash: 2000 } })
    expect(table.offers('calmuti', `run:${R1}`)).toBe(true)
  })

  it('LCN-9.11, LCN-25.13, LCN-R35 a card sold keeps its markers, its used mark and its being turned; the new owner’s marker goes home', () => {
    const table = waiting({ markers: { 'biz-lawyer-1': ['calmuti', 'blundetto'] }, used: ['biz-lawyer-1'] })
    deal(table, 'dimaggio', 'blundetto', { give: { businesses: ['biz-lawyer-1'] }, want: { cash: 2000 } })
    expect(table.business('biz-lawyer-1')).toEqual({ owner: 0, active: true, used: true, markers: [2] })
    const turned = waiting({ deactivated: ['biz-lawyer-1'] })
    deal(turned, 'dimaggio', 'blundetto', { give: { businesses: ['biz-lawyer-1'] } })
    expect(turned.business('biz-lawyer-1')).toMatchObject({ owner: 0, active: false })
  })

  it('LCN-9.9 a planned Purchase takes markers already', () => {
    const table = waiting({ planned: { [Y1]: 'biz-casino-1' } })
    deal(table, 'calmuti', 'blundetto', { want: { access: ['biz-casino-1'] } })
    expect(table.markers('biz-casino-1')).toEqual(['calmuti'])
  })

  it('LCN-R35 no marker on a turned card or on one’s own', () => {
    const table = waiting({ deactivated: ['biz-lawyer-1'] })
    expect(table.triesTo('calmuti', 'offer', { to: 1, want: { access: ['biz-lawyer-1'] } })).toMatchObject({
      rule: 'LCN-R35',
      why: 'deactivated',
    })
    expect(table.triesTo('calmuti', 'offer', { to: 1, want: { access: ['biz-garage-1'] } })).toMatchObject({
      rule: 'LCN-20.7',
      why: 'notTheirs',
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
    const table = waiting()
    deal(table, 'blundetto', 'calmuti', { give: { cash: 2000 } })
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
    const table = waiting({ on: { [Y3]: ['machine-gun'] }, deactivated: [Y2] })
    deal(table, 'blundetto', 'dimaggio', {
      give: { gangsters: [Y2, Y3], businesses: ['biz-cop-1'] },
      want: { businesses: ['biz-drug-dealer-1'] },
    })
    expect(table.gangster(Y3)).toMatchObject({ owner: 1, on: ['machine-gun'] })
    expect(table.gangster(Y2)).toMatchObject({ owner: 1, active: false })
    expect([table.owner('biz-cop-1'), table.owner('biz-drug-dealer-1')]).toEqual(['dimaggio', 'blundetto'])
  })

  it('LCN-20.8, LCN-20.9, LCN-20.10, LCN-R33 nothing else: no hand cards, no tasks, nobody who holds one, nobody under the Boss, no trophies', () => {
    const table = waiting({
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
    const table = waiting()
    deal(table, 'calmuti', 'dimaggio', { give: { cash: 2000 }, text: 'and you spare my garage' })
    expect(table.state.words).toMatchObject([
      { kind: 'promise', from: 2, to: 1, dealt: true, text: 'and you spare my garage' },
    ])
    expect(table.triesTo('calmuti', 'takeBack', { cash: 2000 })).toMatchObject({ code: 'wrongShape' })
    expect(table.cash('dimaggio')).toBe(4000)
  })
})

describe('offers', () => {
  it('LCN-R32, LCN-D25, LCN-D26 to one in private, to one aloud or to all; the first acceptance closes it and is public', () => {
    const table = waiting()
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 } })
    expect([table.view('dimaggio').offers.length, table.view('calmuti').offers.length]).toEqual([1, 0])
    expect(table.hears('calmuti', 'offered')).toEqual([])
    table.does('blundetto', 'offer', { to: 'all', give: { cash: 1000 }, want: { access: ['biz-garage-1'] } })
    expect(table.view('calmuti').offers.map(({ id }) => id)).toEqual(['0-all-1'])
    // What was not heard does not exist: the refusal is the same as for an offer that nobody made.
    for (const offer of ['0-1-1', '0-1-9'])
      expect(table.triesTo('calmuti', 'accept', { offer })).toEqual({
        code: 'blocked',
        rule: 'LCN-R32',
        why: 'noSuchOffer',
        given: offer,
      })
    expect(table.triesTo('dimaggio', 'accept', { offer: '0-all-1' })).toMatchObject({ why: 'notTheirs' })
    table.does('calmuti', 'accept', { offer: '0-all-1' })
    expect(table.told('deal')).toMatchObject([
      { from: 0, to: 2, give: { cash: 1000 }, want: { access: ['biz-garage-1'] } },
    ])
    expect(table.triesTo('calmuti', 'accept', { offer: '0-all-1' })).toMatchObject({ why: 'noSuchOffer' })
  })

  it('LCN-R32 legality is checked at the moment of acceptance, and all transfers happen or none', () => {
    const table = waiting()
    table.does('blundetto', 'offer', {
      to: 1,
      give: { cash: 2000, businesses: ['biz-cop-1'] },
      want: { cash: 2000 },
    })
    deal(table, 'blundetto', 'calmuti', { give: { cash: 1000 } })
    expect(table.triesTo('dimaggio', 'accept', { offer: '0-1-1' })).toMatchObject({
      rule: 'LCN-20.4',
      why: 'notEnoughCash',
    })
    expect(table.owner('biz-cop-1')).toBe('blundetto')
    expect(table.cash('dimaggio')).toBe(2000)
  })

  it('LCN-R32 offers are withdrawn, declined and countered', () => {
    const table = waiting()
    table
      .does('blundetto', 'offer', { to: 1, give: { cash: 1000 } })
      .does('blundetto', 'withdraw', { offer: '0-1-1' })
    table
      .does('blundetto', 'offer', { to: 1, give: { cash: 1000 } })
      .does('dimaggio', 'decline', { offer: '0-1-2' })
    expect(table.state.offers).toEqual([])
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 } })
    expect(table.triesTo('calmuti', 'withdraw', { offer: '0-1-3' })).toMatchObject({ why: 'noSuchOffer' })
    expect(table.triesTo('dimaggio', 'withdraw', { offer: '0-1-3' })).toMatchObject({ why: 'notYours' })
    table.does('dimaggio', 'offer', { to: 0, want: { cash: 2000 }, counters: '0-1-3' })
    expect(table.state.offers.map(({ id, counters }) => [id, counters])).toEqual([['1-0-1', '0-1-3']])
  })

  it('LCN-R32 they expire with the turn or the phase, and lapse when an item is gone', () => {
    const table = waiting()
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 }, until: 'turn' })
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 }, until: 'phase' })
    table.does('blundetto', 'offer', { to: 1, give: { businesses: ['biz-cop-1'] } })
    deal(table, 'blundetto', 'calmuti', { give: { businesses: ['biz-cop-1'] } })
    expect(table.state.offers.map(({ id }) => id)).toEqual(['0-1-1', '0-1-2'])
    table.answers('blundetto', `off:${Y1}`)
    expect(table.state.offers.map(({ id }) => id)).toEqual(['0-1-2'])
    table.answers('calmuti', `off:${R1}`).all('ready')
    expect(table.state.offers).toEqual([])
  })

  it('LCN-R32 an offer of nothing for nothing is none, and neither is one to oneself', () => {
    const table = waiting()
    expect(table.triesTo('blundetto', 'offer', { to: 1 })).toMatchObject({ why: 'emptyOffer' })
    expect(table.triesTo('blundetto', 'offer', { to: 0, give: { cash: 1000 } })).toMatchObject({
      rule: 'LCN-20.1',
    })
    expect(table.triesTo('blundetto', 'offer', { to: 4, give: { cash: 1000 } })).toMatchObject({
      rule: 'LCN-20.1',
    })
  })

  it('LCN-R32 private talk is a table option', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.gasStation } }, { privateTalk: false }).action(
      'blundetto',
    )
    expect(table.triesTo('blundetto', 'offer', { to: 1, give: { cash: 1000 } })).toMatchObject({
      rule: 'LCN-R32',
      why: 'noPrivateTalk',
    })
    expect(table.triesTo('blundetto', 'word', { kind: 'threat', to: 1, text: 'or else' })).toMatchObject({
      why: 'noPrivateTalk',
    })
    expect(table.triesTo('blundetto', 'offer', { to: 1, aloud: true, give: { cash: 1000 } })).toBeNull()
  })

  it('LCN-R31 bargaining is open wherever the game waits, in the draw and at the closing moment too, and closed in scoring', () => {
    const swap = tableOf(3).round()
    expect(swap.state.phase).toBe('draw')
    expect(swap.triesTo('blundetto', 'offer', { to: 1, give: { cash: 1000 } })).toBeNull()
    const over = tableOf(3, { round: 4 }).closing()
    expect(over.triesTo('blundetto', 'offer', { to: 1, give: { cash: 1000 } })).toBeNull()
    expect(over.all('ready').triesTo('blundetto', 'offer', { to: 1, give: { cash: 1000 } })).toMatchObject({
      code: 'over',
    })
  })

  it('LCN-R62 the open prompt is made anew from what has changed', () => {
    const table = tableOf(3, { cash: { dimaggio: 20000 }, planned: { [Y1]: 'biz-casino-1' } }).action(
      'blundetto',
    )
    expect(table.offers('blundetto', `pay:${Y1}`)).toBe(false)
    deal(table, 'blundetto', 'dimaggio', { want: { cash: 12000 } })
    expect(table.offers('blundetto', `pay:${Y1}`)).toBe(true)
  })
})

describe('promises and threats', () => {
  it('LCN-20.2, LCN-20.11, LCN-R30 words bind nobody, may be lies, and are remembered by those who heard them', () => {
    const table = waiting()
    table.does('blundetto', 'word', { kind: 'promise', to: 1, text: 'I hold nothing but jobs' })
    table.does('blundetto', 'word', { kind: 'threat', to: 2, aloud: true, text: 'your garage burns' })
    expect(table.view('dimaggio').words.map(({ text }) => text)).toEqual([
      'I hold nothing but jobs',
      'your garage burns',
    ])
    expect(table.view('calmuti').words.map(({ text }) => text)).toEqual(['your garage burns'])
    expect(table.view('spectator').words).toHaveLength(1)
    expect(table.asked).toEqual({ blundetto: 'act' })
  })

  it('LCN-20.12, LCN-X11 blackmail without any Attack: paying is an ordinary transfer, and after the reveal nothing stops it', () => {
    const table = waiting()
    table.does('blundetto', 'word', { kind: 'threat', to: 1, text: 'pay 5,000 or I kill your man' })
    table
      .does('dimaggio', 'offer', { to: 0, give: { cash: 2000 } })
      .does('blundetto', 'accept', { offer: '1-0-1' })
    expect(table.cash('blundetto')).toBe(4000)
    const revealed = tableOf(3, {
      planned: { [Y3]: ORDER.carBomb, [R2]: ORDER.theft },
      influence: { dimaggio: ['snitch'] },
    })
      .action('blundetto')
      .attacks('blundetto', Y3, G1, 4, 4, 1)
    expect(revealed.triesTo('dimaggio', 'offer', { to: 0, give: { cash: 2000 } })).toMatchObject({
      rule: 'LCN-R31',
    })
    expect(revealed.all('pass').gangster(G1).where).toBe('dead')
  })

  it('LCN-X29 a bluff: blue pays, red stands down and executes the job; or else can only call it off, and nobody learns what it was', () => {
    const bluff = () =>
      tableOf(5, { planned: { [R1]: ORDER.gasStation } })
        .action('calmuti')
        .answers('calmuti', `declare:${R1}`)
        .answers('calmuti', 'biz-casino-1')
    const paid = bluff()
    deal(paid, 'caruso', 'calmuti', { give: { cash: 2000 } })
    paid.answers('calmuti', 'standDown').runs('calmuti', R1, 2)
    expect(paid.cash('calmuti')).toBe(5000)
    const table = bluff()
    expect(table.options('calmuti')).toEqual(['off', 'standDown'])
    table.answers('calmuti', 'off')
    expect(JSON.stringify(table.events)).not.toContain(ORDER.gasStation)
    expect(table.view('caruso').orderPiles[0]?.unshown).toEqual([null])
  })

  it('a table that only talks comes to an end', () => {
    const table = waiting()
    for (let i = 0; i < 12; i++) table.does('calmuti', 'word', { kind: 'promise', to: 0, text: `${i}` })
    expect(table.triesTo('calmuti', 'word', { kind: 'promise', to: 0, text: 'more' })).toMatchObject({
      code: 'notNow',
      why: 'talkedEnough',
    })
    table.answers('blundetto', `off:${Y1}`)
    expect(table.triesTo('calmuti', 'word', { kind: 'promise', to: 0, text: 'more' })).toBeNull()
  })
})
