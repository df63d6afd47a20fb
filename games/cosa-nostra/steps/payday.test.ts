// The closing moment, Payday, the hand limit. LCN-19, LCN-R46, R52, R56, R60.

import { describe, expect, it } from 'vitest'
import { FAMILIES, tableOf } from '../testing/table.ts'
import { ORDER, Y1, Y4, Y5, Y6 } from '../testing/cards.ts'

const THREE = FAMILIES.slice(0, 3)

describe('the closing moment', () => {
  it('LCN-R60, LCN-D32, LCN-19.9 everybody says that he is ready; until the last one bargaining is open', () => {
    const table = tableOf(3).closing().answers('blundetto', 'ready')
    expect(table.tries('blundetto', 'ready')).toMatchObject({ code: 'alreadySealed' })
    table
      .does('blundetto', 'offer', { to: 1, give: { cash: 2000 } })
      .does('dimaggio', 'accept', { offer: '0-1-1' })
    expect(table.cash('dimaggio')).toBe(4000)
    expect(table.awaited).toEqual(['dimaggio', 'calmuti'])
    table.answers('dimaggio', 'ready').answers('calmuti', 'ready')
    expect(table.state.open.phase).toBe('payday')
  })
})

describe('Payday', () => {
  it('LCN-19.1 everybody gets the income of active cards and Monopolies, and all hear the sum', () => {
    const table = tableOf(3, {
      businesses: { calmuti: ['biz-pimp-1', 'biz-pimp-2', 'biz-garage-1'] },
      deactivated: ['biz-lawyer-1'],
    }).payday()
    expect(THREE.map((family) => table.cash(family))).toEqual([9000, 8000, 15000])
    expect(table.told('income').map(({ amount }) => amount)).toEqual([7000, 6000, 13000])
  })

  it('LCN-19.2, LCN-19.3, LCN-19.4, LCN-D23 then each may recruit one of those under his Boss, any of them, for his price', () => {
    const table = tableOf(3, { cash: { blundetto: 20000 } }).payday()
    expect(table.asked).toEqual({ blundetto: 'recruit' })
    expect(table.options('blundetto')).toEqual([`recruit:${Y4}`, `recruit:${Y5}`, `recruit:${Y6}`, 'none'])
    table.answers('blundetto', `recruit:${Y6}`)
    expect(table.cash('blundetto')).toBe(7000)
    expect(table.gangster(Y6)).toMatchObject({ where: 'play', active: true, back: null })
    expect(table.asked).toEqual({ dimaggio: 'recruit' })
    expect(table.tries('dimaggio', 'recruit:gang-dimaggio-6')).toMatchObject({
      code: 'blocked',
      rule: 'LCN-19.3',
    })
  })

  it('LCN-R52 all with somebody under the Boss are asked in turn order, also without the money; a loan helps', () => {
    const table = tableOf(3, {
      start: 'calmuti',
      cash: { dimaggio: 30000 },
      gangsters: { [Y4]: 'blundetto', [Y5]: 'blundetto', [Y6]: 'blundetto' },
    }).payday()
    expect(table.options('calmuti')).toEqual(['none'])
    table
      .does('calmuti', 'offer', { to: 1, want: { cash: 1000 } })
      .does('dimaggio', 'accept', { offer: '2-1-1' })
    expect(table.options('calmuti')).toEqual(['recruit:gang-calmuti-4', 'none'])
    table.answers('calmuti', 'none')
    // Nobody is left under Blundetto's Boss.
    expect(table.asked).toEqual({ dimaggio: 'recruit' })
  })

  it('LCN-19.5, LCN-19.6, LCN-25.14, LCN-17.7, LCN-9.5 cards on gangsters and used marks go, Deal markers stay', () => {
    const table = tableOf(3, {
      on: { [Y1]: ['henchman', 'saboteur', 'machine-gun', 'distraction'] },
      used: ['biz-cop-1'],
      markers: { 'biz-cop-1': ['calmuti'] },
    }).payday()
    table.answers('blundetto', 'none').answers('dimaggio', 'none')
    expect(table.gangster(Y1).on).toHaveLength(4)
    table.answers('calmuti', 'none')
    expect(table.gangster(Y1).on).toEqual([])
    expect(table.business('biz-cop-1')).toMatchObject({ used: false, markers: [2] })
  })

  const rich = {
    round: 2,
    orders: {
      blundetto: [ORDER.gasStation, ORDER.threats, ORDER.escort, ORDER.bribery, ORDER.laundering],
      calmuti: [ORDER.theft],
    },
    influence: {
      blundetto: ['spy', 'spy', 'spy', 'doctor', 'snitch'],
      dimaggio: ['henchman', 'henchman', 'henchman', 'schemer'],
    },
  } as const
  const atLimit = () => {
    const table = tableOf(3, rich).payday()
    for (const family of THREE) table.answers(family, 'none')
    return table
  }

  it('LCN-19.7, LCN-D24, LCN-R46 at most three orders and three Influence cards; the surplus goes by choice, unshown, at the same time', () => {
    const table = atLimit()
    expect(table.asked).toEqual({ blundetto: 'discardOrders' })
    expect(table.prompt('blundetto')).toMatchObject({ min: 2, max: 2 })
    table.answers('blundetto', [ORDER.gasStation, ORDER.bribery])
    expect(table.asked).toEqual({ blundetto: 'discardInfluence', dimaggio: 'discardInfluence' })
    table.answers('blundetto', ['spy', 'doctor']).answers('dimaggio', ['schemer'])
    expect(table.told('discardedOrders')).toEqual([
      { type: 'discardedOrders', seat: 0, count: 2, rounds: [1, 2] },
    ])
    expect(JSON.stringify(table.events)).not.toContain(ORDER.bribery)
    expect(table.view('dimaggio').unshownOrders[1]).toEqual([null])
    expect(table.view('blundetto').unshownOrders[1]).toEqual([ORDER.bribery])
    expect(table.view('dimaggio').influenceUnshown).toEqual([0, 0, 1])
    expect(table.view('dimaggio').unshownInfluence).toEqual([null, null, 'schemer'])
    expect(table.state.open.influenceDiscard).toEqual([])
  })

  it('LCN-19.7, LCN-R46 what is discarded has left the hand, and what was kept is there', () => {
    const table = atLimit().answers('blundetto', [ORDER.bribery, ORDER.gasStation])
    expect(table.told('discardedOrders')).toMatchObject([{ rounds: [1, 2] }])
    const { orders } = table.hand('blundetto')
    expect(orders).toEqual([ORDER.threats, ORDER.escort, ORDER.laundering])
    expect(table.prompt('blundetto')).toMatchObject({
      options: [
        { id: 'spy', times: 3 },
        { id: 'doctor', times: 1 },
        { id: 'snitch', times: 1 },
      ],
    })
    table.answers('dimaggio', ['schemer']).answers('blundetto', ['spy', 'snitch'])
    expect(table.told('discardedInfluence')).toEqual([
      { type: 'discardedInfluence', seat: 0, count: 2 },
      { type: 'discardedInfluence', seat: 1, count: 1 },
    ])
    expect(table.hand('blundetto').influence.slice(0, 3)).toEqual(['spy', 'spy', 'doctor'])
  })

  it('LCN-19.5 a single card on a gangster goes as well', () => {
    const table = tableOf(3, { on: { [Y1]: ['machine-gun'] } }).payday()
    for (const family of THREE) table.answers(family, 'none')
    expect(table.gangster(Y1).on).toEqual([])
    expect(table.state.open.influenceDiscard).toEqual(['machine-gun'])
  })

  it('LCN-R56 the limit is checked in round I as well', () => {
    const table = tableOf(3, {
      orders: { blundetto: [ORDER.gasStation, ORDER.threats, ORDER.escort, ORDER.theft] },
    }).payday()
    for (const family of THREE) table.answers(family, 'none')
    expect(table.asked).toEqual({ blundetto: 'discardOrders' })
  })

  it('LCN-19.8 the Start Player card passes to the left', () => {
    const table = tableOf(3, { start: 'calmuti' }).payday()
    for (const family of ['calmuti', 'blundetto', 'dimaggio']) table.answers(family, 'none')
    expect(table.state.open).toMatchObject({ start: 0, round: 2 })
  })
})
