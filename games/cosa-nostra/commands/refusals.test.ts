// Why a command is refused, what everybody hears of one that is not, and how much of anything can be said. LCN-16, 17, 20, LCN-R30 to R32.

import { describe, expect, it } from 'vitest'
import { G1, ORDER, R1, Y1, Y2, Y4 } from '../testing/cards.ts'
import { bargaining, tableOf } from '../testing/table.ts'
import en from '../text/en.json' with { type: 'json' }
import pl from '../text/pl.json' with { type: 'json' }
import { TEXT_LETTERS } from './shapes.ts'

const PAUSED = { code: 'notNow', rule: 'LCN-R31', why: 'orderAtWork' }
const NOT_UNDERSTOOD = { code: 'wrongShape', why: 'notUnderstood' }

describe('looking', () => {
  it('LCN-16.4, LCN-16.7, LCN-17.1, LCN-R36 without the means', () => {
    const table = bargaining({ businesses: { calmuti: ['biz-pimp-1'] } })
    const tries = (means: string) => table.triesTo('calmuti', 'look', { with: means, gangster: Y1 })
    expect(tries('snitch')).toEqual({
      code: 'blocked',
      rule: 'LCN-16.4',
      why: 'cardNotInHand',
      about: { card: 'snitch' },
    })
    expect(tries('spy')).toEqual({
      code: 'blocked',
      rule: 'LCN-16.7',
      why: 'cardNotInHand',
      about: { card: 'spy' },
    })
    expect(tries('lawyer')).toEqual({ code: 'blocked', rule: 'LCN-17.1', why: 'noLawyer' })
    expect(tries('more')).toEqual({ code: 'blocked', rule: 'LCN-R36', why: 'noLookLeft' })
    expect(tries('glasses')).toMatchObject(NOT_UNDERSTOOD)
  })

  it('LCN-R13, LCN-22.3 at the wrong moment; in one’s own turn a bound table may look', () => {
    const payday = tableOf(3).payday()
    expect(payday.triesTo('dimaggio', 'look', { with: 'lawyer', gangster: Y1 })).toMatchObject({
      why: 'planningOrAction',
    })
    const planned = { [G1]: ORDER.theft, [R1]: ORDER.escort }
    const bound = tableOf(3, { planned }, { variants: ['turnBoundSpying'] }).action('dimaggio')
    expect(bound.triesTo('dimaggio', 'look', { with: 'lawyer', gangster: R1 })).toBeNull()
    expect(bound.triesTo('calmuti', 'look', { with: 'spy', gangster: G1 })).toMatchObject({
      why: 'ownTurnOnly',
    })
  })

  it('LCN-16.7 own orders are no reason for a second look', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.gasStation, [G1]: ORDER.theft } }).action('blundetto')
    table.does('dimaggio', 'look', { with: 'lawyer', gangster: Y1 })
    expect(table.family('dimaggio').looks).toBe(0)
  })
})

describe('free influence', () => {
  const free = (phase: 'planning' | 'action') => {
    const given = {
      orders: { blundetto: [ORDER.theft] },
      planned: { [R1]: ORDER.escort },
      influence: { calmuti: ['saboteur', 'snitch'] },
    } as const
    const table = tableOf(3, given, { variants: ['freeInfluence'] })
    return phase === 'planning' ? table.planning() : table.action('calmuti')
  }
  const tries = (args: object, phase: 'planning' | 'action' = 'planning') =>
    free(phase).triesTo('calmuti', 'influence', args)

  it('LCN-22.4, LCN-R50, LCN-16.3, LCN-R15 what does not go', () => {
    expect(tries({ card: 'doctor' })).toMatchObject(NOT_UNDERSTOOD)
    expect(tries({ card: 'saboteur' })).toMatchObject({ ...NOT_UNDERSTOOD, rule: 'LCN-16.3' })
    expect(tries({ card: 'saboteur', gangster: 'vito' })).toMatchObject(NOT_UNDERSTOOD)
    expect(tries({ card: 'henchman', gangster: Y1 })).toMatchObject({
      rule: 'LCN-16.1',
      why: 'cardNotInHand',
      about: { card: 'henchman' },
    })
    expect(tries({ card: 'saboteur', gangster: Y4 })).toMatchObject({ why: 'notInPlay', about: { card: Y4 } })
    expect(tries({ card: 'saboteur', gangster: R1 })).toMatchObject({
      code: 'blocked',
      about: { gangster: R1 },
    })
    expect(tries({ card: 'saboteur', gangster: Y1 }, 'action')).toMatchObject({ why: 'wrongPhase' })
    expect(tries({ card: 'snitch' }, 'action')).toBeNull()
    const strict = tableOf(3, { influence: { calmuti: ['snitch'] } }).planning()
    expect(strict.triesTo('calmuti', 'influence', { card: 'snitch' })).toMatchObject({ why: 'ownTurnOnly' })
  })

  it('LCN-R31 nothing of all this while an order is carried out', () => {
    const table = tableOf(
      3,
      { planned: { [Y2]: ORDER.gasStation }, influence: { calmuti: ['snitch'] } },
      { variants: ['freeInfluence'] },
    ).action('blundetto')
    table.runs('blundetto', Y2, 1, 1)
    expect(table.triesTo('calmuti', 'influence', { card: 'snitch' })).toEqual(PAUSED)
    expect(table.triesTo('calmuti', 'offer', { to: 0, give: { cash: 1000 } })).toEqual(PAUSED)
    expect(table.triesTo('calmuti', 'word', { to: 0, kind: 'threat', text: 'no' })).toEqual(PAUSED)
  })
})

describe('words and sums', () => {
  const later = { amount: 2000, at: 'closing', round: 1 }
  const owing = () => bargaining().does('blundetto', 'word', { kind: 'promise', to: 1, text: 'soon', later })

  it('LCN-20.2, LCN-20.4 a word is told as what it is, a sum as what is owed', () => {
    const table = owing()
    expect(table.hears('dimaggio', 'promise')).toEqual([
      { type: 'promise', word: '0-1-word-1', from: 0, to: 1, text: 'soon' },
    ])
    expect(table.hears('dimaggio', 'owes')).toEqual([
      { type: 'owes', word: '0-1-word-1', from: 0, to: 1, ...later },
    ])
    expect(table.state.secret.words[0]?.debt).toMatchObject({ paid: 0, state: 'open' })
    expect(table.state.secret.talk).toEqual([1, 0, 0])
    const silent = bargaining().does('blundetto', 'word', { kind: 'promise', to: 1, later })
    expect([silent.hears('dimaggio', 'promise'), silent.hears('dimaggio', 'owes').length]).toEqual([[], 1])
  })

  it('LCN-20.4 paid to the last thousand, or not at all', () => {
    expect(owing().triesTo('blundetto', 'pay', { word: '0-1-word-1' })).toBeNull()
    const poor = owing()
    poor.family('blundetto').cash = 1000
    expect(poor.triesTo('blundetto', 'pay', { word: '0-1-word-1' })).toMatchObject({ why: 'notEnoughCash' })
    expect(poor.triesTo('blundetto', 'pay', { word: '0-1-word-1', cash: 1000 })).toBeNull()
  })

  it('LCN-20.2 everybody judges for himself', () => {
    const table = bargaining().does('blundetto', 'word', { kind: 'threat', to: 'all', text: 'beware' })
    const [word] = table.state.secret.words
    table.does('dimaggio', 'judge', { word: word?.id, kept: true })
    expect(table.triesTo('calmuti', 'judge', { word: word?.id, kept: true })).toBeNull()
    expect(table.told('judged')).toMatchObject([{ amount: null }, { amount: null }])
  })

  it('LCN-R30 whoever goes on is heard, in the order in which they do', () => {
    const table = bargaining().answers('blundetto', `declare:${Y1}`, 'seat-1')
    expect(table.triesTo('calmuti', 'goOn', { now: true })).toMatchObject(NOT_UNDERSTOOD)
    table.does('calmuti', 'goOn', {}).does('dimaggio', 'goOn', {})
    expect(table.told('wentOn')).toEqual([2, 1].map((seat) => ({ type: 'wentOn', seat })))
    expect(table.moment?.goneOn).toEqual([2, 1])
  })

  it('LCN-20.12 a text has at most 280 letters, as a reader counts them', () => {
    const says = (text: string) => bargaining().triesTo('blundetto', 'word', { kind: 'threat', to: 1, text })
    const tooLong = { code: 'wrongShape', rule: 'LCN-R30', why: 'textTooLong' }
    expect([says('x'.repeat(280)), says('x'.repeat(281))]).toEqual([null, tooLong])
    expect([says('🇵🇱'.repeat(280)), says('🇵🇱'.repeat(281))]).toEqual([null, tooLong])
    expect(says(`a${'\u0301'.repeat(2000)}`)).toEqual(tooLong)
    const offers = (text: string) => bargaining().triesTo('blundetto', 'offer', { to: 1, text })
    expect([offers('x'.repeat(280)), offers('x'.repeat(281))]).toEqual([
      null,
      { ...tooLong, rule: 'LCN-R32' },
    ])
    for (const { why } of [en, pl]) expect(why.textTooLong).toContain(` ${TEXT_LETTERS} `)
  })

  it('LCN-20.12 what cannot be seen is not said', () => {
    const table = bargaining()
    expect(table.triesTo('blundetto', 'word', { kind: 'threat', to: 1, text: '\u3164\u2800' })).toMatchObject(
      NOT_UNDERSTOOD,
    )
    expect(table.triesTo('blundetto', 'offer', { to: 1, text: '\u200B\u0301' })).toMatchObject({
      why: 'emptyOffer',
    })
    table.does('blundetto', 'word', { kind: 'threat', to: 1, text: 'pay\u202E\n now' })
    expect(table.state.secret.words.at(-1)?.text).toBe('pay now')
  })
})

describe('offers', () => {
  const offered = (more: object = {}) =>
    bargaining().does('dimaggio', 'offer', { to: 2, give: { cash: 1000 }, ...more })

  it('LCN-R32 an offer, a withdrawal and the end of its time are told to whom it was for', () => {
    expect(offered().hears('calmuti', 'offered')).toMatchObject([{ id: '1-2-1', from: 1, to: 2 }])
    const withdrawn = offered().does('dimaggio', 'withdraw', { offer: '1-2-1' })
    expect(withdrawn.hears('calmuti', 'offerWithdrawn')).toMatchObject([{ offer: '1-2-1', seat: 1 }])
    const timed = offered({ until: 'time', seconds: 30 })
    timed.does('dimaggio', 'withdraw', { offer: '1-2-1', expired: true })
    expect(timed.hears('calmuti', 'offerExpired')).toMatchObject([{ offer: '1-2-1', seat: 1 }])
  })

  it('LCN-R32 an offer to all stands until the last one has declined', () => {
    const table = bargaining().does('dimaggio', 'offer', { to: 'all', give: { cash: 1000 } })
    const id = table.state.secret.offers[0]?.id
    table.does('calmuti', 'decline', { offer: id })
    expect(table.state.secret.offers.map(({ declined }) => declined)).toEqual([[2]])
    table.does('blundetto', 'decline', { offer: id })
    expect(table.state.secret.offers).toEqual([])
  })

  it('LCN-R32 a counter goes back to whoever made the offer', () => {
    const counter = (family: string, to: number, counters = '1-2-1') =>
      offered().triesTo(family, 'offer', { to, give: { cash: 1000 }, counters })
    expect(counter('calmuti', 1)).toBeNull()
    expect(counter('calmuti', 0)).toMatchObject({ why: 'counterGoesBack' })
    expect(counter('calmuti', 1, 'x')).toMatchObject({ why: 'noSuchOffer' })
    expect(counter('dimaggio', 2)).toMatchObject({ why: 'noSuchOffer' })
    const table = offered().does('calmuti', 'offer', { to: 1, give: { cash: 1000 }, counters: '1-2-1' })
    expect(table.hears('dimaggio', 'offerCountered')).toMatchObject([{ offer: '1-2-1', seat: 2, from: 1 }])
    expect(table.state.secret.offers.map(({ counters }) => counters)).toEqual(['1-2-1'])
  })
})
