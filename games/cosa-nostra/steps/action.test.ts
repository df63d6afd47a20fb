// The Action phase: turns, Purchases, calling off, Reactions left over. LCN-6.

import { describe, expect, it } from 'vitest'
import { G1, G2, ORDER, R1, Y1, Y2, Y3 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'

/** Nobody is asked about a Cop. */
const NO_COP = { blundetto: ['biz-loan-shark-1', 'biz-waste-management-1'] }

describe('a turn', () => {
  it('LCN-6.1, LCN-D12 one task of one own gangster, freely chosen, until nobody has a task', () => {
    const table = tableOf(3, {
      businesses: NO_COP,
      planned: { [Y1]: ORDER.gasStation, [Y2]: ORDER.creditCards, [G1]: ORDER.assault },
    }).action('blundetto')
    expect(table.options('blundetto')).toEqual(
      [Y1, Y2].flatMap((id) => [`run:${id}`, `declare:${id}`, `off:${id}`]),
    )
    table.runs('blundetto', Y2, 3, 3)
    expect(table.asked).toEqual({ dimaggio: 'act' })
    table.answers('dimaggio', `off:${G1}`).answers('blundetto', `off:${Y1}`)
    expect(table.asked).toEqual({ blundetto: 'closing', dimaggio: 'closing', calmuti: 'closing' })
  })

  it('LCN-6.2 proceeds pay for the next task, and a card just bought serves a later job of the round', () => {
    const table = tableOf(3, {
      cash: { blundetto: 0 },
      businesses: NO_COP,
      planned: { [Y1]: ORDER.creditCards, [Y2]: 'biz-lawyer-2', [Y3]: ORDER.threats },
    }).action('blundetto')
    expect(table.whyNot('blundetto', `pay:${Y2}`)).toBe('LCN-6.7 cannotPay')
    expect(table.whyNot('blundetto', `run:${Y3}`)).toBe('LCN-8.2 requirementsMissing')
    table.runs('blundetto', Y1, 3).answers('blundetto', `pay:${Y2}`)
    expect(table.cash('blundetto')).toBe(0)
    table.runs('blundetto', Y3, 2, 1, 1)
    expect(table.cash('blundetto')).toBe(3000)
  })

  it('LCN-6.3 whoever has a task may not pass', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.trap } }).action('blundetto')
    expect(table.tries('blundetto', 'pass')).toMatchObject({ code: 'blocked', rule: 'LCN-6.3' })
  })

  it('LCN-6.4, LCN-6.11 whoever has none is passed over, and the phase ends with the last task', () => {
    const table = tableOf(3, { planned: { [R1]: ORDER.gasStation } }).action('blundetto')
    expect(table.asked).toEqual({ calmuti: 'act' })
    table.answers('calmuti', `off:${R1}`)
    expect(Object.values(table.asked)).toEqual(['closing', 'closing', 'closing'])
  })

  it('LCN-6.5, LCN-25.2 a called-off order goes to its pile unshown; Henchman and Saboteur go, the others stay', () => {
    const table = tableOf(3, {
      planned: { [Y1]: ORDER.gasStation },
      on: { [Y1]: ['henchman', 'saboteur', 'machine-gun', 'distraction'] },
    }).action('blundetto')
    table.answers('blundetto', `off:${Y1}`)
    expect(table.unshown).toEqual([ORDER.gasStation])
    expect(table.gangster(Y1)).toMatchObject({ back: null, on: ['machine-gun', 'distraction'] })
    expect(table.told('orderDropped')).toEqual([{ type: 'orderDropped', seat: 0, gangster: Y1, round: 1 }])
    expect(JSON.stringify(table.events)).not.toContain(ORDER.gasStation)
    expect(table.view('dimaggio').unshownOrders[0]).toEqual([null])
    expect(table.view('blundetto').unshownOrders[0]).toEqual([ORDER.gasStation])
  })

  it('LCN-6.6, LCN-25.3 a paid Purchase comes into the area with the markers on it and works at once', () => {
    const table = tableOf(3, {
      cash: { blundetto: 9000 },
      planned: { [Y1]: 'biz-garage-2', [Y2]: ORDER.carTheft },
      markers: { 'biz-garage-2': [] },
      on: { [Y1]: ['henchman', 'machine-gun'] },
    })
    table.state.open.businesses['biz-garage-2']?.markers.push(2)
    table.action('blundetto').answers('blundetto', `pay:${Y1}`)
    expect(table.cash('blundetto')).toBe(1000)
    expect(table.owner('biz-garage-2')).toBe('blundetto')
    expect(table.markers('biz-garage-2')).toEqual(['calmuti'])
    expect(table.gangster(Y1).on).toEqual(['machine-gun'])
    expect(table.offers('blundetto', `run:${Y2}`)).toBe(true)
  })

  it('LCN-6.7, LCN-25.4 a called-off Purchase goes to the bottom of the Business deck, its markers home', () => {
    const table = tableOf(3, {
      planned: { [Y1]: 'biz-casino-1' },
      markers: { 'biz-casino-1': ['calmuti'] },
      on: { [Y1]: ['saboteur', 'distraction'] },
    }).action('blundetto')
    expect(table.tries('blundetto', `pay:${Y1}`)).toMatchObject({ code: 'blocked', rule: 'LCN-6.7' })
    table.answers('blundetto', `off:${Y1}`)
    expect(table.state.open.deckBottom[0]).toBe('biz-casino-1')
    expect(table.told('markerHome')).toEqual([{ type: 'markerHome', seat: 2, business: 'biz-casino-1' }])
    expect(table.gangster(Y1).on).toEqual(['distraction'])
    expect(table.view('calmuti').deckBottom).toEqual(['biz-casino-1'])
  })

  it('LCN-6.8, LCN-25.1 an executed order lies face up on its pile; Henchman and Saboteur go, the others stay', () => {
    const table = tableOf(3, {
      planned: { [Y2]: ORDER.gasStation },
      on: { [Y2]: ['henchman', 'saboteur', 'machine-gun', 'distraction'] },
    }).action('blundetto')
    table.runs('blundetto', Y2, 1, 1).answers('blundetto', 'none')
    expect(table.view('spectator').orderPiles[0]?.shown).toEqual([ORDER.gasStation])
    expect(table.gangster(Y2)).toMatchObject({ back: null, on: ['machine-gun', 'distraction'] })
    expect(table.state.open.influenceDiscard).toEqual(['henchman', 'saboteur'])
  })

  it('LCN-6.9 a Reaction is never executed as the task of its owner’s turn', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.robbery, [Y2]: ORDER.gasStation } }).action('blundetto')
    expect(table.tries('blundetto', `run:${Y1}`)).toMatchObject({ code: 'blocked', rule: 'LCN-6.9' })
    table.answers('blundetto', `declare:${Y1}`).answers('blundetto', 'seat-1')
    expect(table.tries('blundetto', 'reveal')).toMatchObject({ code: 'blocked', rule: 'LCN-24.5' })
  })

  it('LCN-6.10, LCN-15.11, LCN-25.2 the last Reaction must be discarded unshown; one may also go while other tasks are left', () => {
    const table = tableOf(3, {
      planned: { [Y1]: ORDER.trap, [Y2]: ORDER.gasStation, [G1]: ORDER.robbery },
    }).action('blundetto')
    expect(table.offers('blundetto', `off:${Y1}`)).toBe(true)
    table.answers('blundetto', `off:${Y2}`).answers('dimaggio', `off:${G1}`)
    expect(table.options('blundetto')).toEqual([`declare:${Y1}`, `off:${Y1}`])
    table.answers('blundetto', `off:${Y1}`)
    expect(table.unshown.sort()).toEqual([ORDER.gasStation, ORDER.robbery, ORDER.trap].sort())
  })

  it('LCN-X14 my only task is a Trap: I must discard it, or skip with a Schemer and keep it', () => {
    const lonely = { planned: { [Y1]: ORDER.trap, [G2]: ORDER.gasStation } }
    expect(tableOf(3, lonely).action('blundetto').options('blundetto')).toEqual([
      `declare:${Y1}`,
      `off:${Y1}`,
    ])
    const table = tableOf(3, { ...lonely, influence: { blundetto: ['schemer'] } }).action('blundetto')
    table.answers('blundetto', 'skip')
    expect(table.order(Y1)).toBe(ORDER.trap)
    expect(table.turn).not.toBe('blundetto')
  })
})
