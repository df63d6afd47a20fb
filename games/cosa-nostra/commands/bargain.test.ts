// Offers, promises and threats. LCN-20, LCN-R31, LCN-R32, LCN-R62, LCN-D25, LCN-D26.

import { describe, expect, it } from 'vitest'
import { G1, ORDER, R1, R2, Y1, Y3 } from '../testing/cards.ts'
import { bargaining, tableOf } from '../testing/table.ts'

describe('offers', () => {
  it('LCN-R32, LCN-D25, LCN-D26 to one in private, to one aloud or to all; the first acceptance closes it and is public', () => {
    const table = bargaining()
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
      })
    expect(table.triesTo('dimaggio', 'accept', { offer: '0-all-1' })).toMatchObject({ why: 'notTheirs' })
    table.does('calmuti', 'accept', { offer: '0-all-1' })
    expect(table.told('deal')).toMatchObject([
      { from: 0, to: 2, give: { cash: 1000 }, want: { access: ['biz-garage-1'] } },
    ])
    expect(table.triesTo('calmuti', 'accept', { offer: '0-all-1' })).toMatchObject({ why: 'noSuchOffer' })
  })

  it('LCN-R32 legality is checked at the moment of acceptance, and all transfers happen or none', () => {
    const table = bargaining()
    table.does('blundetto', 'offer', {
      to: 1,
      give: { cash: 2000, businesses: ['biz-cop-1'] },
      want: { businesses: ['biz-lawyer-1'] },
    })
    table.deals('blundetto', 'calmuti', { give: { cash: 1000 } })
    expect(table.triesTo('dimaggio', 'accept', { offer: '0-1-1' })).toMatchObject({
      rule: 'LCN-20.4',
      why: 'notEnoughCash',
    })
    expect([table.owner('biz-cop-1'), table.owner('biz-lawyer-1')]).toEqual(['blundetto', 'dimaggio'])
    expect(table.cash('dimaggio')).toBe(2000)
  })

  it('LCN-R32 offers are withdrawn, declined and countered', () => {
    const table = bargaining()
    table
      .does('blundetto', 'offer', { to: 1, give: { cash: 1000 } })
      .does('blundetto', 'withdraw', { offer: '0-1-1' })
    table
      .does('blundetto', 'offer', { to: 1, give: { cash: 1000 } })
      .does('dimaggio', 'decline', { offer: '0-1-2' })
    expect(table.state.secret.offers).toEqual([])
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 } })
    expect(table.triesTo('calmuti', 'withdraw', { offer: '0-1-3' })).toMatchObject({ why: 'noSuchOffer' })
    expect(table.triesTo('dimaggio', 'withdraw', { offer: '0-1-3' })).toMatchObject({ why: 'notYours' })
    table.does('dimaggio', 'offer', { to: 0, want: { cash: 2000 }, counters: '0-1-3' })
    expect(table.state.secret.offers.map(({ id, counters }) => [id, counters])).toEqual([['1-0-1', '0-1-3']])
  })

  it('LCN-R32 they expire with the turn or the phase, and lapse when an item is gone', () => {
    const table = bargaining()
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 }, until: 'turn' })
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 }, until: 'phase' })
    table.does('blundetto', 'offer', { to: 1, give: { businesses: ['biz-cop-1'] } })
    table.deals('blundetto', 'calmuti', { give: { businesses: ['biz-cop-1'] } })
    expect(table.state.secret.offers.map(({ id }) => id)).toEqual(['0-1-1', '0-1-2'])
    table.answers('blundetto', `off:${Y1}`)
    expect(table.state.secret.offers.map(({ id }) => id)).toEqual(['0-1-2'])
    table.answers('calmuti', `off:${R1}`).all('ready')
    expect(table.state.secret.offers).toEqual([])
  })

  it('LCN-R32 an offer of nothing for nothing is none, and neither is one to oneself', () => {
    const table = bargaining()
    expect(table.triesTo('blundetto', 'offer', { to: 1 })).toMatchObject({ why: 'emptyOffer' })
    expect(table.triesTo('blundetto', 'offer', { to: 1, text: '\u200b' })).toMatchObject({
      why: 'emptyOffer',
    })
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
    expect(swap.state.open.phase).toBe('draw')
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
    table.deals('blundetto', 'dimaggio', { want: { cash: 12000 } })
    expect(table.offers('blundetto', `pay:${Y1}`)).toBe(true)
  })
})

describe('promises and threats', () => {
  it('LCN-20.2, LCN-20.11, LCN-R30 words bind nobody, may be lies, and are remembered by those who heard them', () => {
    const table = bargaining()
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
    const table = bargaining()
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
    paid.deals('caruso', 'calmuti', { give: { cash: 2000 } })
    paid.answers('calmuti', 'standDown').runs('calmuti', R1, 2)
    expect(paid.cash('calmuti')).toBe(5000)
    const table = bluff()
    expect(table.options('calmuti')).toEqual(['off', 'standDown'])
    table.answers('calmuti', 'off')
    expect(JSON.stringify(table.events)).not.toContain(ORDER.gasStation)
    expect(table.view('caruso').unshownOrders[0]).toEqual([null])
  })

  it('LCN-20.1 nobody counts words, offers, judgements or presets: one may talk as long as one likes', () => {
    const table = bargaining()
    for (let i = 0; i < 40; i++) {
      table.does('calmuti', 'word', { kind: 'promise', to: 0, text: `${i}` })
      table.does('calmuti', 'offer', { to: 0, give: { cash: 1000 }, text: `${i}` })
      table.does('blundetto', 'judge', { word: `2-0-word-${i + 1}`, kept: i % 2 === 0 })
      table.does('calmuti', 'standing', { reaction: 'rob', pass: i % 2 === 0 ? 'round' : 'never' })
    }
    expect(table.view('blundetto').offers).toHaveLength(40)
  })

  it('LCN-20.1 what is written is one line with nothing hidden in it', () => {
    const table = bargaining()
    table.does('calmuti', 'word', { kind: 'promise', to: 0, text: ' half\u202e is\u0000\nyours ' })
    table.does('calmuti', 'offer', { to: 0, text: 'no\u2066 Trap\u200b ' })
    expect([table.state.secret.words[0]?.text, table.state.secret.offers[0]?.text]).toEqual([
      'half is yours',
      'no Trap',
    ])
    for (const text of ['', ' ', '\u200b\u202e'])
      expect(table.triesTo('calmuti', 'word', { kind: 'promise', to: 0, text })).toMatchObject({
        code: 'wrongShape',
      })
  })
})
