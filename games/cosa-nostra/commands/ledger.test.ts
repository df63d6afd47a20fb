// Words and what became of them, offers that end with time, and the moment for blackmail. LCN-20.2, LCN-R30, LCN-R32.

import { begin, copyJson, randomFrom, replay } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { clocks } from '../rules/clocks.ts'
import { cosaNostra } from '../index.ts'
import { redeal } from '../view/redeal.ts'
import { ORDER, R1, Y1, Y2 } from '../testing/cards.ts'
import { bargaining, tableOf } from '../testing/table.ts'
import { MOMENT_SECONDS } from '../words.ts'

describe('the ledger', () => {
  it('LCN-20.2 who promised what to whom, and whether it was kept, as marked by the one it was made to', () => {
    const table = bargaining()
    table.does('blundetto', 'word', { kind: 'promise', to: 1, text: 'half of it is yours' })
    const { id } = table.view('dimaggio').words[0] ?? { id: '' }
    expect(table.triesTo('blundetto', 'judge', { word: id, kept: true })).toMatchObject({
      why: 'notSaidToYou',
    })
    // What was not heard does not exist.
    for (const word of [id, '0-1-word-9'])
      expect(table.triesTo('calmuti', 'judge', { word, kept: true })).toEqual({
        code: 'blocked',
        rule: 'LCN-20.2',
        why: 'noSuchWord',
      })
    table.does('dimaggio', 'judge', { word: id, kept: false })
    expect(table.view('blundetto').words).toMatchObject([
      { id, round: 1, kind: 'promise', from: 0, to: 1, judged: [{ seat: 1, kept: false }] },
    ])
    expect([table.hears('blundetto', 'judged').length, table.hears('calmuti', 'judged').length]).toEqual([
      1, 0,
    ])
    expect(table.triesTo('dimaggio', 'judge', { word: id, kept: false })).toMatchObject({
      why: 'alreadyJudged',
    })
    table.does('dimaggio', 'judge', { word: id, kept: true })
    expect(table.view('blundetto').words[0]?.judged).toEqual([{ seat: 1, kept: true }])
  })

  it('LCN-20.2 the promise that came with a deal is in it, and a threat to all is judged by each, aloud', () => {
    const table = bargaining()
    table.does('calmuti', 'offer', { to: 1, give: { cash: 1000 }, text: 'and I leave your lawyer alone' })
    table.does('dimaggio', 'accept', { offer: '2-1-1' })
    expect(table.view('dimaggio').words).toMatchObject([
      { id: '2-1-word-1', kind: 'promise', dealt: true, text: 'and I leave your lawyer alone', judged: [] },
    ])
    table.does('dimaggio', 'judge', { word: '2-1-word-1', kept: false })
    table.does('blundetto', 'word', { kind: 'threat', to: 'all', text: 'somebody will pay' })
    table.does('dimaggio', 'judge', { word: '0-all-word-1', kept: true })
    table.does('calmuti', 'judge', { word: '0-all-word-1', kept: false })
    expect(table.view('spectator').words).toMatchObject([
      {
        judged: [
          { seat: 1, kept: true },
          { seat: 2, kept: false },
        ],
      },
    ])
    expect(table.told('judged')).toMatchObject([
      { word: '0-all-word-1', seat: 1, from: 0, kept: true },
      { word: '0-all-word-1', seat: 2, from: 0, kept: false },
    ])
  })

  it('LCN-20.2, LCN-R32 a deal on a counter-offer keeps the words of both sides, each side’s last', () => {
    const table = bargaining()
    table.does('calmuti', 'offer', { to: 1, give: { cash: 1000 }, text: 'and I leave your lawyer alone' })
    table.does('dimaggio', 'offer', { to: 2, want: { cash: 4000 }, text: 'then no Trap', counters: '2-1-1' })
    // Nothing is promised as long as nothing is agreed.
    expect(table.view('calmuti').words).toEqual([])
    table.does('calmuti', 'offer', { to: 1, give: { cash: 1000 }, counters: '1-2-1' })
    table.does('dimaggio', 'offer', { to: 2, want: { cash: 2000 }, text: 'no Trap today', counters: '2-1-2' })
    table.does('calmuti', 'accept', { offer: '1-2-2' })
    const kept = [
      { kind: 'promise', from: 2, to: 1, text: 'and I leave your lawyer alone', dealt: true },
      { kind: 'promise', from: 1, to: 2, text: 'no Trap today', dealt: true },
    ]
    expect([table.view('calmuti').words, table.view('dimaggio').words]).toMatchObject([kept, kept])
    expect([table.view('blundetto').words, table.view('blundetto').offers]).toEqual([[], []])
  })

  it('LCN-23, LCN-R32 words that were whispered are not in an answer aloud, nor in what comes of it', () => {
    const table = bargaining()
    table.does('calmuti', 'offer', { to: 1, give: { cash: 1000 }, text: 'between us' })
    table.does('dimaggio', 'offer', { to: 2, aloud: true, want: { cash: 2000 }, counters: '2-1-1' })
    expect(JSON.stringify([table.view('blundetto'), table.hears('blundetto', 'offered')])).not.toContain(
      'between us',
    )
    table.does('calmuti', 'accept', { offer: '1-all-1' })
    expect(table.view('spectator').words).toEqual([])
  })

  it('LCN-23 numbers of words tell nobody of those that were whispered to others', () => {
    const table = bargaining()
    for (const to of [1, 1, 2]) table.does('blundetto', 'word', { kind: 'promise', to, text: 'psst' })
    expect(table.view('calmuti').words.map(({ id }) => id)).toEqual(['0-2-word-1'])
    const state = copyJson(table.state)
    redeal(state, 2, randomFrom('x'), table.box)
    expect([state.secret.words.length, state.secret.spoken[0]]).toEqual([1, { 2: 1 }])
  })

  it('LCN-20.2 a promise that came with a deal stays, whatever its maker says afterwards', () => {
    const table = bargaining()
    table.deals('calmuti', 'dimaggio', { give: { cash: 1000 }, text: 'and I spare your lawyer' })
    for (let i = 0; i < 60; i++) table.does('calmuti', 'word', { kind: 'promise', to: 1, text: `${i}` })
    const texts = table.view('dimaggio').words.map(({ text }) => text)
    expect(texts).toContain('and I spare your lawyer')
    // Of what was only said the last is kept.
    expect([texts.includes('59'), texts.includes('0')]).toEqual([true, false])
  })

  it('a judgement says kept or broken', () => {
    const table = bargaining().does('blundetto', 'word', { kind: 'promise', to: 1, text: 'maybe' })
    expect(table.triesTo('dimaggio', 'judge', { word: '0-1-word-1' })).toMatchObject({ code: 'wrongShape' })
  })
})

describe('offers that end with time', () => {
  it('LCN-R32 they say how long they stand, and whoever keeps the clock takes them back for their maker', () => {
    const table = bargaining()
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 }, until: 'time', seconds: 90 })
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 } })
    expect(table.view('dimaggio').offers.map(({ until, seconds }) => [until, seconds])).toEqual([
      ['time', 90],
      ['open', null],
    ])
    const [clock, ...others] = clocks(table.state, table.box)
    expect(others).toEqual([])
    expect(clock).toMatchObject({ seconds: 90, call: { seat: 0, command: 'withdraw' } })
    table.does('blundetto', 'withdraw', clock?.call?.args as object)
    expect(table.state.secret.offers.map(({ id }) => id)).toEqual(['0-1-2'])
    expect([table.hears('dimaggio', 'offerExpired'), table.hears('calmuti', 'offerExpired')]).toEqual([
      [{ type: 'offerExpired', offer: '0-1-1', seat: 0 }],
      [],
    ])
  })

  it('LCN-R32 time and seconds belong together, and only what ends with time can run out', () => {
    const table = bargaining()
    for (const wrong of [
      { until: 'time' },
      { seconds: 60 },
      { until: 'turn', seconds: 60 },
      { until: 'time', seconds: 0 },
      { until: 'time', seconds: 1.5 },
      { until: 'time', seconds: 100_000 },
    ])
      expect(table.triesTo('blundetto', 'offer', { to: 1, give: { cash: 1000 }, ...wrong })).toMatchObject({
        code: 'wrongShape',
        rule: 'LCN-R32',
      })
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 } })
    expect(table.triesTo('blundetto', 'withdraw', { offer: '0-1-1', expired: true })).toMatchObject({
      why: 'endsWithoutClock',
    })
  })

  it('LCN-R31 an offer whose time runs out while an order is carried out goes when that is done', () => {
    const table = tableOf(3, { planned: { [Y2]: ORDER.gasStation, [R1]: ORDER.threats } }).action('blundetto')
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 }, until: 'time', seconds: 5 })
    table.runs('blundetto', Y2, 1, 1)
    const [clock] = clocks(table.state, table.box)
    expect(table.triesTo('blundetto', 'withdraw', clock?.call?.args)).toMatchObject({ rule: 'LCN-R31' })
    table.answers('blundetto', 'none')
    expect(clocks(table.state, table.box)).toEqual([clock])
    expect(table.triesTo('blundetto', 'withdraw', clock?.call?.args)).toBeNull()
  })
})

describe('the moment for blackmail', () => {
  const declared = (options: object = {}) =>
    bargaining({}, options).answers('blundetto', `declare:${Y1}`).answers('blundetto', 'biz-garage-1')

  it('LCN-R30 how long it lasts follows the pace of the table; until then a reveal waits for those who need the time', () => {
    for (const pace of ['quick', 'normal', 'slow'] as const) {
      const table = declared({ pace })
      expect(table.moment).toEqual({ seconds: MOMENT_SECONDS[pace], goneOn: [] })
      expect(clocks(table.state, table.box)).toMatchObject([
        {
          seconds: MOMENT_SECONDS[pace],
          holds: { seat: 0, answer: 'reveal', rule: 'LCN-R30', others: [1, 2] },
        },
      ])
    }
    expect(declared().box.pace).toBe('normal')
    expect(() => tableOf(3, {}, { pace: 'never' })).toThrow('options.pace')
  })

  it('LCN-R30 whoever needs no more time goes on, once, and never with his own declaration', () => {
    const table = declared()
    expect(table.triesTo('blundetto', 'goOn', {})).toMatchObject({ why: 'ownDeclaration' })
    table.does('calmuti', 'goOn', {})
    expect(table.triesTo('calmuti', 'goOn', {})).toMatchObject({ why: 'alreadyWentOn' })
    expect(table.moment?.goneOn).toEqual([2])
    expect(clocks(table.state, table.box)[0]?.holds?.others).toEqual([1])
    table.answers('blundetto', 'standDown')
    expect([table.moment, clocks(table.state, table.box)]).toEqual([null, []])
    expect(table.triesTo('dimaggio', 'goOn', {})).toMatchObject({ code: 'notNow', why: 'nothingDeclared' })
    // Another declaration is another moment.
    table.answers('blundetto', `declare:${Y1}`).answers('blundetto', 'biz-garage-1')
    expect(table.moment?.goneOn).toEqual([])
  })

  it('LCN-R30 it binds nobody else: calling off and standing down are open all the time, and bargaining too', () => {
    const table = declared().does('calmuti', 'offer', { to: 0, give: { cash: 1000 } })
    expect(table.options('blundetto')).toEqual(['off', 'standDown'])
    expect(clocks(table.state, table.box)).toHaveLength(1)
    expect(table.answers('blundetto', 'off').moment).toBeNull()
  })

  it('LCN-R31 from the reveal on there is no moment any more', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.assault }, influence: { dimaggio: ['snitch'] } })
      .action('blundetto')
      .attacks('blundetto', Y1, 'biz-pimp-1', 2)
    expect(table.asked).toEqual({ dimaggio: 'doctor' })
    expect([table.moment, clocks(table.state, table.box)]).toEqual([null, []])
    expect(table.triesTo('calmuti', 'goOn', {})).toMatchObject({ why: 'nothingDeclared' })
  })
})

it('all of it is on record and plays again', () => {
  const entries = [
    { seat: 0, command: 'offer', args: { to: 1, give: { cash: 1000 }, until: 'time', seconds: 30 } },
    { seat: 0, command: 'word', args: { kind: 'promise', to: 1, text: 'soon' } },
    { seat: 1, command: 'judge', args: { word: '0-1-word-1', kept: false } },
    { seat: 2, command: 'standing', args: { reaction: 'rob', pass: 'game' } },
    { seat: 0, command: 'withdraw', args: { offer: '0-1-1', expired: true } },
  ]
  const record = {
    format: 1 as const,
    game: 'cosa-nostra',
    version: cosaNostra.version,
    options: {},
    seats: ['a', 'b', 'c'],
    seed: 'again',
    entropy: [],
    commitment: '',
    answers: entries,
  }
  const play = begin(cosaNostra, 3, 'again')
  for (const { seat, command, args } of entries)
    expect(play.command(seat, command, args)).toEqual({ ok: true })
  expect(replay(cosaNostra, record).core).toEqual(play.core)
})
