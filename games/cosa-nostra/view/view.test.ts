// Who sees what. LCN-23, LCN-R42, R46, R61, R63, R66.

import { begin, copyJson, randomFrom } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { cosaNostra } from '../index.ts'
import { incomeOf } from '../rules/businesses.ts'
import { redeal } from './redeal.ts'
import type { Nostra } from '../state.ts'
import { G1, ORDER, R1, Y1, Y2 } from '../testing/cards.ts'
import { freshTable, tableOf } from '../testing/table.ts'

const POSITION = {
  round: 3,
  orders: { blundetto: [ORDER.gasStation, ORDER.robbery], dimaggio: [ORDER.threats] },
  influence: { blundetto: ['spy', 'doctor'], dimaggio: ['snitch'] },
  planned: { [Y1]: ORDER.trap, [G1]: ORDER.bribery, [R1]: 'biz-casino-1' },
} as const

describe('what is hidden', () => {
  it('LCN-R61 hands show their number and their backs, and nothing else', () => {
    const view = tableOf(3, POSITION).view('calmuti')
    expect([view.orderBacks[0], view.influenceCounts[0]]).toEqual([[1, 0, 1, 0], 2])
    expect(view.hands[0]).toBeNull()
    expect(JSON.stringify(view)).not.toContain(ORDER.robbery)
    expect(tableOf(3, POSITION).view('blundetto').hands[0]).toEqual({
      orders: [ORDER.gasStation, ORDER.robbery],
      influence: ['spy', 'doctor'],
    })
  })

  it('LCN-R42 cash, laundered money and income are public', () => {
    const table = tableOf(3, { cash: { dimaggio: 7000 }, laundered: { dimaggio: 3000 } })
    const view = table.view('spectator')
    expect(view.seats[1]).toMatchObject({ cash: 7000, laundered: 3000 })
    expect(incomeOf(view, table.box, 1)).toBe(7000)
  })

  it('LCN-R66 rolls, difficulty and every modifier are public from the reveal on', () => {
    const table = tableOf(3, { planned: { [Y2]: ORDER.gasStation }, on: { [Y2]: ['henchman'] } })
      .action('blundetto')
      .runs('blundetto', Y2, 1, 6)
    expect(table.view('calmuti').executions).toMatchObject([
      { order: ORDER.gasStation, strength: 2, difficulty: 1, dice: [1, 6], successes: 2 },
    ])
  })

  it('LCN-R63 a look binds to the card, not to the gangster', () => {
    const table = tableOf(3, { ...POSITION, planned: { [Y1]: ORDER.trap, [Y2]: ORDER.murder } }).action(
      'blundetto',
    )
    table.nobodySchemes().does('dimaggio', 'look', { with: 'lawyer', gangster: Y1 })
    expect(table.view('dimaggio').planned[Y1]).toBe(ORDER.trap)
    table.answers('blundetto', `off:${Y1}`)
    expect(table.view('dimaggio').unshownOrders[2]).toEqual([ORDER.trap])
    expect(table.view('calmuti').unshownOrders[2]).toEqual([null])
  })

  it('LCN-R8 a demand in the opening swap names who made it and nothing of the hand', () => {
    const table = freshTable(3)
    expect(table.sight('spectator').waiting.map(({ key }) => key)).toEqual(['swap', 'swap', 'swap'])
  })
})

describe('another deal that looks the same', () => {
  it('deals unknown cards anew within their round, and leaves what the viewer knows', () => {
    const table = tableOf(3, POSITION)
    table.gangster(Y1).seen = 1 << table.seat('calmuti')
    const faces = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const state = copyJson(table.state)
      redeal(state, table.seat('calmuti'), randomFrom(`${i}`), table.box)
      expect(state.secret.planned[Y1]).toBe(ORDER.trap)
      expect(state.secret.planned[G1]?.startsWith('ord-2')).toBe(true)
      faces.add(state.secret.planned[G1] ?? '')
    }
    expect(faces.size).toBeGreaterThan(5)
  })

  it('leaves the bottom of the Business deck that everybody saw, and shuffles what lies above', () => {
    const table = tableOf(3, { planned: { [Y1]: 'biz-casino-1' } })
      .action('blundetto')
      .answers('blundetto', `off:${Y1}`)
    const tops = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const state = copyJson(table.state)
      redeal(state, 'spectator', randomFrom(`${i}`), table.box)
      expect(state.open.deckBottom).toEqual(['biz-casino-1'])
      tops.add(state.secret.businessDeck.at(-1) ?? '')
    }
    expect(tops.size).toBeGreaterThan(3)
  })

  it('knows nothing of private offers and words between others', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.gasStation } }).action('blundetto')
    table
      .does('blundetto', 'offer', { to: 1, give: { cash: 1000 } })
      .does('dimaggio', 'word', { kind: 'threat', to: 0, text: 'no' })
    const state = copyJson(table.state)
    redeal(state, 2, randomFrom('x'), table.box)
    expect([state.secret.offers, state.secret.words, state.secret.offered[0], state.secret.talk]).toEqual([
      [],
      [],
      {},
      [0, 0, 0],
    ])
    const mine = copyJson(table.state)
    redeal(mine, 1, randomFrom('x'), table.box)
    expect([mine.secret.offers.length, mine.secret.words.length]).toEqual([1, 1])
  })

  it('a copy is the same and shares nothing', () => {
    const { core } = begin(cosaNostra, 4, 'copy')
    const twin = cosaNostra.copy?.(core.state as Nostra)
    expect(twin).toEqual(core.state)
    expect(JSON.stringify(twin)).toBe(JSON.stringify(core.state))
  })
})
