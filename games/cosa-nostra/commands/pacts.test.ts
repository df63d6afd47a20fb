// Pacts in words, sums for later, sales that keep access, and deals among three or more. LCN-20, LCN-R32.

import { copyJson, randomFrom } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { redeal } from '../view/redeal.ts'
import { G1, ORDER, R1, Y1, Y3 } from '../testing/cards.ts'
import { bargaining, tableOf, type TestTable } from '../testing/table.ts'

describe('pacts in words', () => {
  it('LCN-20.1, LCN-20.2 words alone are an offer; once agreed to they stand in the ledger for both', () => {
    const table = bargaining()
    table.does('blundetto', 'offer', { to: 1, text: 'I spare you, you spare me' })
    expect(table.view('dimaggio').words).toEqual([])
    table.does('dimaggio', 'accept', { offer: '0-1-1' })
    const pact = { kind: 'pact', from: 0, to: 1, text: 'I spare you, you spare me', dealt: true }
    expect([table.view('blundetto').words, table.view('dimaggio').words]).toMatchObject([[pact], [pact]])
    // Either side may say what became of it.
    table.does('blundetto', 'judge', { word: '0-1-word-1', kept: false })
    table.does('dimaggio', 'judge', { word: '0-1-word-1', kept: true })
    expect(table.view('blundetto').words[0]?.judged).toEqual([
      { seat: 0, kept: false },
      { seat: 1, kept: true },
    ])
  })

  it('LCN-23 what two have agreed on in private nobody else hears of', () => {
    const table = bargaining()
    table.deals('blundetto', 'dimaggio', { text: 'we both leave Calmuti alone' })
    expect(table.told('deal')).toEqual([])
    expect([table.hears('dimaggio', 'pact').length, table.hears('calmuti', 'pact').length]).toEqual([1, 0])
    expect([table.view('calmuti').words, table.view('spectator').words]).toEqual([[], []])
    table.does('blundetto', 'offer', { to: 'all', text: 'who helps me?' })
    table.does('calmuti', 'accept', { offer: '0-all-1' })
    expect(table.view('spectator').words).toMatchObject([{ kind: 'pact', from: 0, to: 2 }])
    expect(table.told('pact')).toMatchObject([{ seats: [0, 2] }])
  })

  it('LCN-D26 it is declined like any other offer', () => {
    const table = bargaining().does('blundetto', 'offer', { to: 1, text: 'peace' })
    table.does('dimaggio', 'decline', { offer: '0-1-1' })
    expect([table.state.secret.offers, table.state.secret.words]).toEqual([[], []])
  })
})

describe('sums for later', () => {
  const loan = (later: object, more: object = {}) =>
    bargaining(more).does('blundetto', 'offer', { to: 1, want: { cash: 2000 }, give: { later } })

  it('LCN-20.4 money is lent: what was lent is handed over at once, what was promised stands in the ledger', () => {
    const table = loan({ amount: 3000, round: 1, at: 'payday' }).does('dimaggio', 'accept', {
      offer: '0-1-1',
    })
    expect([table.cash('blundetto'), table.cash('dimaggio')]).toEqual([4000, 0])
    const debt = { amount: 3000, round: 1, at: 'payday', paid: 0, state: 'open' }
    expect(table.view('dimaggio').words).toMatchObject([
      { kind: 'promise', from: 0, to: 1, debt, dealt: true },
    ])
    // The money is seen by all, the promise by those who heard it.
    expect(table.told('deal')).toMatchObject([{ give: { later: null }, want: { cash: 2000 } }])
    expect([table.view('calmuti').words, table.hears('calmuti', 'owes')]).toEqual([[], []])
    expect(table.hears('dimaggio', 'owes')).toMatchObject([{ from: 0, to: 1, amount: 3000, round: 1 }])
  })

  it('LCN-20.4 it is paid by one transfer, in parts if one likes, and never more than was promised', () => {
    const table = loan({ amount: 3000, round: 1, at: 'payday' }).does('dimaggio', 'accept', {
      offer: '0-1-1',
    })
    const word = '0-1-word-1'
    expect(table.triesTo('dimaggio', 'pay', { word })).toMatchObject({ why: 'noSuchDebt' })
    expect(table.triesTo('calmuti', 'pay', { word })).toMatchObject({ why: 'noSuchDebt' })
    expect(table.triesTo('blundetto', 'pay', { word, cash: 4000 })).toMatchObject({ why: 'moreThanOwed' })
    expect(table.triesTo('blundetto', 'pay', { word, cash: 500 })).toMatchObject({ code: 'wrongShape' })
    table.does('blundetto', 'pay', { word, cash: 1000 })
    expect(table.hears('dimaggio', 'settled')).toMatchObject([{ amount: 1000, left: 2000 }])
    table.does('blundetto', 'pay', { word })
    expect([table.cash('blundetto'), table.cash('dimaggio')]).toEqual([1000, 3000])
    expect(table.view('dimaggio').words[0]?.debt).toMatchObject({ paid: 3000, state: 'paid' })
    expect(table.triesTo('blundetto', 'pay', { word })).toMatchObject({ why: 'alreadyPaid' })
    expect(table.told('paid').map(({ amount }) => amount)).toEqual([1000, 2000])
    expect(table.hears('calmuti', 'settled')).toEqual([])
  })

  /** To the end of the Action phase: everybody has called off what was planned. */
  const afterAction = (table: TestTable) =>
    table.answers('blundetto', `off:${Y1}`).answers('calmuti', `off:${R1}`)

  it('LCN-20.2, LCN-20.4 on its Payday it falls due, after the income; unpaid it is broken, and nothing is taken by force', () => {
    const table = loan({ amount: 9000, round: 1, at: 'payday' }).does('dimaggio', 'accept', {
      offer: '0-1-1',
    })
    afterAction(table).all('ready')
    expect(table.hears('dimaggio', 'fellDue')).toMatchObject([{ from: 0, to: 1, amount: 9000 }])
    expect(table.hears('calmuti', 'fellDue')).toEqual([])
    expect(table.view('dimaggio').words[0]?.debt?.state).toBe('due')
    const cash = table.cash('blundetto')
    while (table.state.open.round === 1) table.all('none')
    expect(table.view('dimaggio').words[0]?.debt?.state).toBe('broken')
    expect(table.hears('dimaggio', 'notPaid')).toHaveLength(1)
    expect(table.cash('blundetto')).toBe(cash)
    // Better late than never.
    table.does('blundetto', 'pay', { word: '0-1-word-1' })
    expect(table.view('dimaggio').words[0]?.debt?.state).toBe('late')
  })

  it('LCN-20.4, LCN-R60 after the Action phase, and before the final scoring, there is the closing moment to pay in', () => {
    const table = loan({ amount: 1000, round: 1, at: 'closing' }).does('dimaggio', 'accept', {
      offer: '0-1-1',
    })
    afterAction(table)
    expect(table.view('dimaggio').words[0]?.debt?.state).toBe('due')
    expect(table.asked).toEqual({ blundetto: 'closing', dimaggio: 'closing', calmuti: 'closing' })
    table.does('blundetto', 'pay', { word: '0-1-word-1' }).all('ready')
    expect(table.view('dimaggio').words[0]?.debt?.state).toBe('paid')
    const last = loan({ amount: 1000, round: 4, at: 'end' }, { round: 4 }).does('dimaggio', 'accept', {
      offer: '0-1-1',
    })
    afterAction(last)
    expect(last.view('blundetto').words[0]?.debt?.state).toBe('due')
    last.all('ready')
    expect(last.view('blundetto').words[0]?.debt?.state).toBe('broken')
    expect(last.hears('blundetto', 'notPaid')).toHaveLength(1)
  })

  it('LCN-20.4 only a moment that lies ahead can be named, also when the offer is accepted', () => {
    const tries = (later: object) => bargaining().triesTo('blundetto', 'offer', { to: 1, give: { later } })
    for (const later of [
      { amount: 1000, round: 4, at: 'payday' },
      { amount: 1000, round: 4, at: 'closing' },
      { amount: 1000, round: 1, at: 'end' },
      { amount: 1000, round: 5, at: 'end' },
    ])
      expect(tries(later)).toMatchObject({ rule: 'LCN-20.4', why: 'notAhead' })
    for (const later of [
      { amount: 0, round: 1, at: 'payday' },
      { amount: 1500, round: 1, at: 'payday' },
      { amount: 1000, round: 1, at: 'never' },
      { amount: 1000, round: 1 },
    ])
      expect(tries(later)).toMatchObject({ code: 'wrongShape' })
    expect(tries({ amount: 1000, round: 3, at: 'payday' })).toBeNull()
    const table = loan({ amount: 3000, round: 1, at: 'closing' })
    afterAction(table).all('ready')
    expect(table.triesTo('dimaggio', 'accept', { offer: '0-1-1' })).toMatchObject({ why: 'notAhead' })
  })

  it('LCN-20.4 a sum is promised apart from deals too, to one other player, and is never forgotten', () => {
    const table = bargaining()
    const later = { amount: 2000, round: 1, at: 'payday' }
    table.does('blundetto', 'word', { kind: 'promise', to: 1, text: 'for the lawyer', later })
    for (let i = 0; i < 60; i++) table.does('blundetto', 'word', { kind: 'promise', to: 1, text: `${i}` })
    expect(table.view('dimaggio').words[0]).toMatchObject({ text: 'for the lawyer', debt: { amount: 2000 } })
    for (const wrong of [{ to: 'all' }, { kind: 'threat' }])
      expect(
        table.triesTo('blundetto', 'word', { kind: 'promise', to: 1, text: 'x', later, ...wrong }),
      ).toMatchObject({ why: 'promisedToOne' })
    expect(table.triesTo('blundetto', 'word', { kind: 'promise', to: 1, later })).toBeNull()
  })

  it('LCN-R31 nothing is paid while an order is carried out', () => {
    const table = tableOf(3, { planned: { [Y3]: ORDER.gasStation, [R1]: ORDER.threats } }).action('blundetto')
    const later = { amount: 1000, round: 1, at: 'payday' }
    table.does('blundetto', 'word', { kind: 'promise', to: 1, text: 'soon', later })
    table.runs('blundetto', Y3, 1)
    expect(table.triesTo('blundetto', 'pay', { word: '0-1-word-1' })).toMatchObject({ rule: 'LCN-R31' })
  })
})

describe('a sale that keeps access', () => {
  it('LCN-20.5, LCN-20.7, LCN-R35 the seller’s marker lies on the very card once it is the buyer’s', () => {
    const table = bargaining()
    table.does('dimaggio', 'offer', {
      to: 2,
      give: { businesses: ['biz-lawyer-1'] },
      want: { cash: 2000, access: ['biz-lawyer-1'] },
    })
    table.does('calmuti', 'accept', { offer: '1-2-1' })
    expect(table.business('biz-lawyer-1')).toMatchObject({ owner: 2, markers: [1] })
    // The other way round: who buys a card needs no marker on it.
    expect(
      table.triesTo('calmuti', 'offer', {
        to: 0,
        give: { businesses: ['biz-lawyer-1'], access: ['biz-lawyer-1'] },
      }),
    ).toMatchObject({ rule: 'LCN-R35', why: 'ownCard' })
  })

  it('LCN-R35, LCN-9.7 also offered to all; not with a turned card, and not without a marker', () => {
    const offer = { to: 'all', give: { businesses: ['biz-lawyer-1'] }, want: { access: ['biz-lawyer-1'] } }
    const table = bargaining().does('dimaggio', 'offer', offer)
    table.does('blundetto', 'accept', { offer: '1-all-1' })
    expect(table.business('biz-lawyer-1')).toMatchObject({ owner: 0, markers: [1] })
    expect(bargaining({ deactivated: ['biz-lawyer-1'] }).triesTo('dimaggio', 'offer', offer)).toMatchObject({
      why: 'deactivated',
    })
    const none = bargaining({ markers: { 'biz-garage-1': Array<string>(5).fill('dimaggio') } })
    expect(none.triesTo('dimaggio', 'offer', offer)).toMatchObject({ rule: 'LCN-9.7' })
    // A marker on a card that one buys in the same deal comes home first.
    expect(
      none.triesTo('dimaggio', 'offer', {
        ...offer,
        to: 2,
        want: { businesses: ['biz-garage-1'], access: ['biz-lawyer-1'] },
      }),
    ).toBeNull()
  })
})

describe('deals among three', () => {
  /** DiMaggio's lawyer goes to Calmuti, who pays Blundetto, who lets DiMaggio use his cop. */
  const three = (more: object = {}) => ({
    to: 1,
    among: [2],
    legs: [
      { from: 1, to: 2, give: { businesses: ['biz-lawyer-1'] } },
      { from: 2, to: 0, give: { cash: 2000 } },
      { from: 0, to: 1, give: { access: ['biz-cop-1'] } },
    ],
    ...more,
  })

  it('LCN-20.1, LCN-R32 it comes about when the last one agrees, all at once; who has agreed is seen by the parties', () => {
    const table = bargaining().does('blundetto', 'offer', three({ text: 'good for all of us' }))
    table.does('calmuti', 'accept', { offer: '0-1+2-1' })
    expect(table.owner('biz-lawyer-1')).toBe('dimaggio')
    expect(table.view('dimaggio').offers).toMatchObject([{ id: '0-1+2-1', agreed: [2] }])
    expect(table.hears('dimaggio', 'offerAgreed')).toMatchObject([{ seat: 2, seats: [1] }])
    expect(table.triesTo('calmuti', 'accept', { offer: '0-1+2-1' })).toMatchObject({ why: 'notForYou' })
    table.does('dimaggio', 'accept', { offer: '0-1+2-1' })
    expect(table.owner('biz-lawyer-1')).toBe('calmuti')
    expect([table.cash('blundetto'), table.cash('calmuti')]).toEqual([4000, 0])
    expect(table.markers('biz-cop-1')).toEqual(['dimaggio'])
    expect(table.told('dealAmong')).toMatchObject([{ offer: null, seats: [0, 1, 2] }])
    expect(table.state.secret.words).toMatchObject([
      { from: 0, to: 1, among: [2], text: 'good for all of us' },
    ])
    expect(table.state.secret.offers).toEqual([])
  })

  it('LCN-D26 one no ends it, also of somebody who had agreed', () => {
    const table = bargaining().does('blundetto', 'offer', three())
    table.does('calmuti', 'accept', { offer: '0-1+2-1' }).does('calmuti', 'decline', { offer: '0-1+2-1' })
    expect(table.state.secret.offers).toEqual([])
    expect(table.hears('dimaggio', 'offerDeclined')).toMatchObject([{ seat: 2, from: 0 }])
    expect(table.triesTo('dimaggio', 'accept', { offer: '0-1+2-1' })).toMatchObject({ why: 'noSuchOffer' })
  })

  it('LCN-R32 legality is checked when it comes about: all or nothing', () => {
    const table = bargaining().does('blundetto', 'offer', three())
    table.does('calmuti', 'accept', { offer: '0-1+2-1' })
    table.deals('calmuti', 'dimaggio', { give: { cash: 2000 } })
    expect(table.triesTo('dimaggio', 'accept', { offer: '0-1+2-1' })).toMatchObject({ why: 'notEnoughCash' })
    expect(table.owner('biz-lawyer-1')).toBe('dimaggio')
    table.deals('dimaggio', 'calmuti', { give: { cash: 3000 } })
    table.does('dimaggio', 'accept', { offer: '0-1+2-1' })
    expect(table.owner('biz-lawyer-1')).toBe('calmuti')
  })

  it('LCN-20.4 money that passes through a hand need not be there before', () => {
    const table = bargaining({ cash: { dimaggio: 0 } }).does('blundetto', 'offer', {
      to: 1,
      among: [2],
      give: { cash: 2000 },
      legs: [{ from: 1, to: 2, give: { cash: 2000 } }],
    })
    table.does('dimaggio', 'accept', { offer: '0-1+2-1' }).does('calmuti', 'accept', { offer: '0-1+2-1' })
    expect(['blundetto', 'dimaggio', 'calmuti'].map((family) => table.cash(family))).toEqual([0, 0, 4000])
  })

  it('LCN-23, LCN-R32 in private only its parties know of it; aloud everybody does, and nobody else may answer', () => {
    const four = () => tableOf(4, { planned: { [Y1]: ORDER.gasStation } }).action('blundetto')
    const table = four().does('blundetto', 'offer', three())
    expect(table.view('laserva').offers).toEqual([])
    expect(table.hears('laserva', 'offeredAmong')).toEqual([])
    expect(table.triesTo('laserva', 'accept', { offer: '0-1+2-1' })).toMatchObject({ why: 'noSuchOffer' })
    const state = copyJson(table.state)
    redeal(state, 3, randomFrom('x'), table.box)
    expect([state.secret.offers, state.secret.offered]).toEqual([[], [{}, {}, {}, {}]])
    const own = copyJson(table.state)
    redeal(own, 2, randomFrom('x'), table.box)
    expect([own.secret.offers.length, own.secret.offered[0]]).toEqual([1, { '1+2': 1 }])
    const aloud = four().does('blundetto', 'offer', three({ aloud: true }))
    expect(aloud.view('laserva').offers).toMatchObject([{ id: '0-all-1', among: [2] }])
    expect(aloud.triesTo('laserva', 'accept', { offer: '0-all-1' })).toMatchObject({ why: 'notForYou' })
    expect(aloud.triesTo('laserva', 'decline', { offer: '0-all-1' })).toMatchObject({ why: 'notForYou' })
  })

  it('LCN-R32 what cannot be: a stranger in it, a thing given twice, nobody named, things without further parties', () => {
    const tries = (more: object) => bargaining().triesTo('blundetto', 'offer', three(more))
    expect(tries({ legs: [{ from: 1, to: 3, give: { cash: 1000 } }] })).toMatchObject({ why: 'notAParty' })
    expect(
      tries({
        legs: [
          { from: 1, to: 2, give: { businesses: ['biz-lawyer-1'] } },
          { from: 1, to: 0, give: { businesses: ['biz-lawyer-1'] } },
        ],
      }),
    ).toMatchObject({ rule: 'LCN-R32', why: 'givenTwice' })
    expect(tries({ among: [0] })).toMatchObject({ rule: 'LCN-20.1', why: 'anotherPlayer' })
    expect(tries({ among: [3] })).toMatchObject({ rule: 'LCN-20.1', why: 'anotherPlayer' })
    for (const wrong of [{ among: [1] }, { among: [2, 2] }, { among: [] }, { to: 'all' }])
      expect(tries(wrong)).toMatchObject({ code: 'wrongShape' })
    expect(tries({ legs: [{ from: 1, to: 1, give: { cash: 1000 } }] })).toMatchObject({ code: 'wrongShape' })
    expect(tries({ legs: [], text: 'peace among us' })).toBeNull()
  })

  it('LCN-20.4 sums for later among three are owed to one and heard by all parties', () => {
    const table = bargaining().does('blundetto', 'offer', {
      to: 1,
      among: [2],
      legs: [{ from: 2, to: 1, give: { later: { amount: 4000, round: 2, at: 'payday' } } }],
    })
    table.does('dimaggio', 'accept', { offer: '0-1+2-1' }).does('calmuti', 'accept', { offer: '0-1+2-1' })
    expect(table.view('blundetto').words).toMatchObject([
      { from: 2, to: 1, among: [0], debt: { amount: 4000 } },
    ])
    expect(table.triesTo('blundetto', 'judge', { word: '2-0+1-word-1', kept: true })).toMatchObject({
      why: 'notSaidToYou',
    })
    expect(table.told('dealAmong')).toEqual([])
  })
})

describe('offers that lapse', () => {
  it('LCN-R32 whoever knew of a private offer hears that it is gone, and nobody else', () => {
    const table = bargaining()
    table.does('blundetto', 'offer', { to: 1, give: { businesses: ['biz-cop-1'] } })
    table.does('dimaggio', 'offer', { to: 2, give: { cash: 1000 }, until: 'turn' })
    table.deals('blundetto', 'calmuti', { give: { businesses: ['biz-cop-1'] } })
    const lapsed = (family: string) =>
      table.hears(family, 'offerLapsed').map(({ offer, gone }) => [offer, gone])
    expect([lapsed('blundetto'), lapsed('dimaggio'), lapsed('calmuti')]).toEqual([
      [['0-1-1', true]],
      [['0-1-1', true]],
      [],
    ])
    table.answers('blundetto', `off:${Y1}`)
    expect([lapsed('blundetto').length, lapsed('calmuti')]).toEqual([1, [['1-2-1', false]]])
  })

  it('LCN-23 that a turn has ended cannot be undone, whether anything whispered has ended with it or not', () => {
    for (const whispered of [false, true]) {
      const table = tableOf(3, { planned: { [Y1]: ORDER.gasStation, [Y3]: ORDER.escort } }).action(
        'blundetto',
      )
      if (whispered) table.does('dimaggio', 'offer', { to: 2, give: { cash: 1000 }, until: 'turn' })
      table.answers('blundetto', `off:${Y1}`)
      expect(table.play.core.fence).toBe(table.play.core.taken)
    }
  })
})

describe('names from outside', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'LCN-20.5, LCN-20.6, LCN-20.7 nothing is called %s',
    (name) => {
      const table = bargaining()
      for (const part of ['businesses', 'gangsters', 'access'])
        for (const [to, side] of [
          ['all', 'want'],
          [1, 'want'],
          [1, 'give'],
        ] as const)
          expect(table.triesTo('blundetto', 'offer', { to, [side]: { [part]: [name] } })?.why).toMatch(
            /notInPlay|notTheirs/,
          )
      for (const command of ['accept', 'decline', 'withdraw'])
        expect(table.triesTo('blundetto', command, { offer: name })).toMatchObject({ why: 'noSuchOffer' })
      expect(table.triesTo('blundetto', 'judge', { word: name, kept: true })).toMatchObject({
        why: 'noSuchWord',
      })
      expect(table.triesTo('blundetto', 'pay', { word: name })).toMatchObject({ why: 'noSuchDebt' })
      expect(table.triesTo('blundetto', 'takeBack', { business: name })).toMatchObject({
        why: 'noMarkerThere',
      })
      expect(table.triesTo('dimaggio', 'look', { with: 'lawyer', gangster: name })).toMatchObject({
        why: 'noOrderThere',
      })
    },
  )
})

it('LCN-R33 what is stricter than the letter: no trophies, nobody under the Boss', () => {
  const table = bargaining({ trophies: { blundetto: [G1] } })
  expect(table.triesTo('blundetto', 'offer', { to: 1, give: { gangsters: [G1] } })).toMatchObject({
    rule: 'LCN-R33',
  })
})
