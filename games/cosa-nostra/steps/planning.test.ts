// The Planning phase. LCN-5, LCN-R14, LCN-R15, LCN-R45, LCN-R57, LCN-R62.

import { describe, expect, it } from 'vitest'
import { FAMILIES, tableOf } from '../testing/table.ts'
import { G1, G2, G3, ORDER, R1, R2, R3, Y1, Y2, Y3 } from '../testing/cards.ts'

const MARKET = ['biz-pimp-3', 'biz-cop-2', 'biz-lawyer-2', 'biz-garage-2']
const JOBS = {
  blundetto: [ORDER.gasStation, ORDER.creditCards, ORDER.threats],
  dimaggio: [ORDER.escort, ORDER.carTheft],
  calmuti: [ORDER.assault],
}

describe('a planning turn', () => {
  it('LCN-5.1, LCN-D4 one task for one available gangster, then the next player, until nobody is available', () => {
    const table = tableOf(3, { orders: JOBS, market: MARKET }).planning()
    table.answers('blundetto', `task:${Y2}:${ORDER.gasStation}`)
    expect(table.asked).toEqual({ dimaggio: 'plan' })
    table.answers('dimaggio', `task:${G1}:${ORDER.escort}`).answers('calmuti', `task:${R1}:${ORDER.assault}`)
    expect(table.asked).toEqual({ blundetto: 'plan' })
    for (let i = 0; i < 6; i++)
      table.answers(table.awaited[0] ?? '', table.options(table.awaited[0] ?? '')[0] ?? '')
    expect(table.state.open.phase).toBe('action')
  })

  it('LCN-5.2 a busy gangster, one under the Boss and a turned one are not available', () => {
    const table = tableOf(3, {
      orders: JOBS,
      market: MARKET,
      planned: { [Y1]: 'ord-1-02' },
      deactivated: [Y3],
    }).planning()
    expect(new Set(table.options('blundetto').map((id) => id.split(':')[1]))).toEqual(new Set([Y2]))
    expect(table.whyNot('blundetto', `task:${Y3}:${ORDER.gasStation}`)).toBe('LCN-5.2 deactivated')
  })

  it('LCN-5.3 nobody may pass with an available gangster; without one he is passed over', () => {
    const table = tableOf(3, {
      orders: JOBS,
      market: MARKET,
      planned: { [G1]: 'ord-1-02', [G2]: 'ord-1-03', [G3]: 'ord-1-04' },
    }).planning()
    expect(table.tries('blundetto', 'pass')).toMatchObject({ code: 'blocked', rule: 'LCN-5.3' })
    expect(table.tries('blundetto', 'done')).toMatchObject({ code: 'blocked', rule: 'LCN-5.3' })
    table.answers('blundetto', `task:${Y1}:${ORDER.gasStation}`)
    expect(table.asked).toEqual({ calmuti: 'plan' })
  })

  it('LCN-5.4 the order lies face down: the others see the gangster and the back, not the card', () => {
    const table = tableOf(3, { orders: JOBS })
      .planning()
      .answers('blundetto', `task:${Y2}:${ORDER.gasStation}`)
    expect(table.told('planned')).toEqual([{ type: 'planned', seat: 0, gangster: Y2, round: 1 }])
    expect(table.view('dimaggio').gangsters[Y2]).toMatchObject({ back: 1 })
    expect(table.view('dimaggio').planned).toEqual({})
    expect(table.view('blundetto').planned).toEqual({ [Y2]: ORDER.gasStation })
  })

  it('LCN-5.5, LCN-5.6, LCN-R7 a Purchase lies face up, costs nothing yet, and its space is filled at once by anything', () => {
    const table = tableOf(3, {
      cash: { blundetto: 0 },
      market: MARKET,
      deck: ['biz-casino-1', 'biz-pimp-4'],
    }).planning()
    table.answers('blundetto', `buy:${Y1}:biz-cop-2`)
    expect(table.gangster(Y1).purchase).toBe('biz-cop-2')
    expect(table.cash('blundetto')).toBe(0)
    // Two companies now, and the next one a second pimp: the restrictions were for the opening Market.
    expect(table.state.open.market).toEqual(['biz-pimp-3', 'biz-casino-1', 'biz-lawyer-2', 'biz-garage-2'])
    table.answers('dimaggio', `buy:${G1}:biz-lawyer-2`)
    expect(table.state.open.market).toEqual(['biz-pimp-3', 'biz-casino-1', 'biz-pimp-4', 'biz-garage-2'])
  })

  it('LCN-5.7, LCN-5.8 a gangster with a task gets no second one, and his task stays', () => {
    const table = tableOf(3, { orders: JOBS, market: MARKET, planned: { [Y1]: 'ord-1-02' } }).planning()
    expect(table.whyNot('blundetto', `task:${Y1}:${ORDER.gasStation}`)).toBe('LCN-5.7 hasTask')
    expect(table.whyNot('blundetto', `buy:${Y1}:biz-cop-2`)).toBe('LCN-5.7 hasTask')
    table.answers('blundetto', `task:${Y2}:${ORDER.gasStation}`)
    expect(table.order(Y1)).toBe('ord-1-02')
  })

  it('LCN-5.9 several Purchases may be planned', () => {
    const table = tableOf(['blundetto', 'dimaggio', 'calmuti'], {
      market: MARKET,
      planned: {
        [G1]: 'ord-1-01',
        [G2]: 'ord-1-02',
        [G3]: 'ord-1-03',
        [R1]: 'ord-1-04',
        [R2]: 'ord-1-05',
        [R3]: 'ord-1-06',
      },
    }).planning()
    table
      .answers('blundetto', `buy:${Y1}:biz-pimp-3`)
      .answers('blundetto', `buy:${Y2}:biz-cop-2`)
      .answers('blundetto', `buy:${Y3}:biz-garage-2`)
    expect([Y1, Y2, Y3].map((id) => table.gangster(id).purchase)).toEqual([
      'biz-pimp-3',
      'biz-cop-2',
      'biz-garage-2',
    ])
  })

  it('LCN-5.12 a Cash Job may be planned without its requirements', () => {
    const table = tableOf(3, { orders: { blundetto: [ORDER.drugTrade] } }).planning()
    table.answers('blundetto', `task:${Y1}:${ORDER.drugTrade}`)
    expect(table.order(Y1)).toBe(ORDER.drugTrade)
  })

  it('LCN-5.13, LCN-D6, LCN-R14 Influence cards for the Planning phase are played before or after the task, in one’s own turn', () => {
    const table = tableOf(3, {
      orders: JOBS,
      influence: { blundetto: ['henchman', 'distraction'], dimaggio: ['machine-gun'] },
    }).planning()
    expect(table.asked).toEqual({ blundetto: 'plan' })
    table.answers('blundetto', `play:henchman:${Y1}`).answers('blundetto', `task:${Y1}:${ORDER.gasStation}`)
    table.answers('blundetto', `play:distraction:${G1}`)
    expect(table.gangster(G1).on).toEqual(['distraction'])
    expect(table.triesTo('blundetto', 'influence', { card: 'henchman', gangster: Y2 })).toMatchObject({
      code: 'notNow',
      rule: 'LCN-R14',
    })
  })

  it('LCN-5.15 the Action phase follows at once on the last assignment', () => {
    const table = tableOf(3, {
      orders: { calmuti: [ORDER.assault] },
      market: [null, null, null, null],
      wholeDeck: [],
    }).planning()
    table.answers('calmuti', `task:${R1}:${ORDER.assault}`)
    expect(table.asked).toEqual({ calmuti: 'act' })
  })

  it('LCN-R45 without an order in hand and with an empty Market nobody can plan', () => {
    const table = tableOf(3, {
      orders: { dimaggio: [ORDER.escort] },
      market: [null, null, null, null],
      wholeDeck: [],
    }).planning()
    expect(table.asked).toEqual({ dimaggio: 'plan' })
    table.answers('dimaggio', `task:${G1}:${ORDER.escort}`)
    expect(table.state.open.phase).toBe('action')
    expect(table.order(Y1)).toBeNull()
  })

  it('LCN-R57, LCN-D30 the turn ends when the player says so, or at once without an Influence card', () => {
    const table = tableOf(3, { orders: JOBS, influence: { blundetto: ['doctor'] } }).planning()
    table.answers('blundetto', `task:${Y1}:${ORDER.gasStation}`)
    expect(table.asked).toEqual({ blundetto: 'planMore' })
    expect(table.options('blundetto')).toEqual(['done'])
    table.answers('blundetto', 'done').answers('dimaggio', `task:${G1}:${ORDER.escort}`)
    expect(table.asked).toEqual({ calmuti: 'plan' })
  })

  it('LCN-R62 who gives away his last available gangster in his turn has ended it; who gets one is in again', () => {
    const busy = { [Y1]: 'ord-1-01', [Y2]: 'ord-1-02', [R1]: 'ord-1-03', [R2]: 'ord-1-04', [R3]: 'ord-1-05' }
    const table = tableOf(3, {
      influence: { blundetto: ['doctor'] },
      orders: { ...JOBS, calmuti: [ORDER.manipulation] },
      planned: busy,
    }).planning()
    expect(table.asked).toEqual({ blundetto: 'plan' })
    table
      .does('blundetto', 'offer', { to: 2, aloud: true, give: { gangsters: [Y3] } })
      .does('calmuti', 'accept', { offer: '0-all-1' })
    expect(table.asked).toEqual({ dimaggio: 'plan' })
    table.answers('dimaggio', `task:${G1}:${ORDER.escort}`)
    expect(table.asked).toEqual({ calmuti: 'plan' })
    table.answers('calmuti', `task:${Y3}:${ORDER.manipulation}`)
    expect([table.owner(Y3), table.order(Y3)]).toEqual(['calmuti', ORDER.manipulation])
  })
})

describe('Influence cards on gangsters', () => {
  it('LCN-16.3, LCN-R15 one of a kind on a gangster; Saboteur and Distraction on opponents’ only, the others on anybody', () => {
    const table = tableOf(3, {
      orders: JOBS,
      influence: { blundetto: ['henchman', 'machine-gun', 'saboteur', 'distraction'] },
      on: { [G1]: ['henchman'] },
    }).planning()
    expect(table.offers('blundetto', `play:henchman:${Y1}`)).toBe(true)
    expect(table.offers('blundetto', `play:machine-gun:${G1}`)).toBe(true)
    expect(table.whyNot('blundetto', `play:henchman:${G1}`)).toBe('LCN-16.3 oneOfAKind')
    expect(table.whyNot('blundetto', `play:saboteur:${Y1}`)).toBe('LCN-R15 opponentsOnly')
    expect(table.whyNot('blundetto', `play:distraction:${Y2}`)).toBe('LCN-R15 opponentsOnly')
    table.answers('blundetto', `play:saboteur:${G1}`)
    expect(table.gangster(G1).on).toEqual(['henchman', 'saboteur'])
  })

  it('LCN-16.1, LCN-16.5, LCN-D9, LCN-R12 the Snitch replaces the Market in one’s own turn, beside the task', () => {
    const table = tableOf(3, {
      orders: JOBS,
      influence: { blundetto: ['snitch', 'snitch'] },
      market: MARKET,
      deck: ['biz-casino-1', 'biz-casino-2', 'biz-pimp-4', 'biz-pimp-5'],
    }).planning()
    table.answers('blundetto', 'market')
    expect(table.state.open.market).toEqual(['biz-casino-1', 'biz-casino-2', 'biz-pimp-4', 'biz-pimp-5'])
    // The last space's card lies lowest.
    expect(table.state.open.deckBottom).toEqual(MARKET.toReversed())
    expect(table.hand('blundetto').influence).toEqual(['snitch'])
    expect(table.state.open.influenceDiscard).toEqual(['snitch'])
    expect(table.asked).toEqual({ blundetto: 'plan' })
  })

  it('LCN-R64, LCN-R12 with fewer than four Market cards as many as lie there go to the bottom and come back if the deck is short', () => {
    const table = tableOf(3, {
      orders: JOBS,
      influence: { blundetto: ['snitch'] },
      market: ['biz-pimp-3', null, 'biz-cop-2', null],
      wholeDeck: ['biz-casino-1'],
    }).planning()
    table.answers('blundetto', 'market')
    expect(table.state.open.market).toEqual(['biz-casino-1', 'biz-pimp-3', 'biz-cop-2', null])
  })

  it('LCN-X4 two orders and the face-up pimp: three tasks, and the pimp costs 4,000 in the Action phase', () => {
    const busy = {
      [Y1]: 'ord-1-01',
      [Y2]: 'ord-1-02',
      [Y3]: 'ord-1-03',
      [G1]: 'ord-1-04',
      [G2]: 'ord-1-05',
      [G3]: 'ord-1-06',
    }
    const table = tableOf(3, {
      start: 'calmuti',
      cash: { calmuti: 5000 },
      orders: { calmuti: [ORDER.escort, ORDER.carTheft] },
      market: MARKET,
      planned: busy,
    }).planning()
    table
      .answers('calmuti', `task:${R1}:${ORDER.escort}`)
      .answers('calmuti', `task:${R2}:${ORDER.carTheft}`)
      .answers('calmuti', `buy:${R3}:biz-pimp-3`)
    expect(table.cash('calmuti')).toBe(5000)
    expect(table.state.open.phase).toBe('action')
    table.answers('calmuti', `pay:${R3}`)
    expect(table.cash('calmuti')).toBe(1000)
    expect(FAMILIES[table.business('biz-pimp-3')?.owner ?? 0]).toBe('calmuti')
  })
})
