// Small print of orders and turns: order of piles, what a prompt is about, what cannot be undone. LCN-5, 7, 14, 15, 24, 25.

import { describe, expect, it } from 'vitest'
import { resultOf } from '../components/box.ts'
import { unmet } from '../rules/orders.ts'
import { G1, G2, G3, ORDER, R1, R2, R3, Y1, Y2, Y3 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'

const ordered = (order: string, more: object = {}, options: object = {}) =>
  tableOf(3, { planned: { [Y3]: order }, ...more }, options).action('blundetto')

describe('buying by order', () => {
  const offer = (...eyes: number[]) =>
    ordered(ORDER.cantRefuse, {
      cash: { blundetto: 30000 },
      market: ['biz-casino-1', null, 'biz-cop-2', null],
    }).runs('blundetto', Y3, ...eyes)

  it('LCN-14.12, LCN-R65 from the Market alone, whose empty spaces are no wares', () => {
    const table = offer(4, 1, 1)
    expect(table.options('blundetto')).toEqual(['buy:biz-casino-1', 'buy:biz-cop-2', 'none'])
    expect(table.view('blundetto')).toMatchObject({ searching: null, businessDeck: null })
  })

  it('LCN-14.12, LCN-14.13 the prompt says how much cheaper, and where from', () => {
    expect(offer(4, 1, 1).prompt('blundetto').about).toEqual({ price: 'minus', minus: 1000, deck: false })
    expect(offer(4, 4, 1).prompt('blundetto').about).toEqual({ price: 'half', minus: 0, deck: false })
    const connections = ordered(ORDER.connections).runs('blundetto', Y3, 3, 3, 1)
    expect(connections.prompt('blundetto').about).toEqual({ price: 'minus', minus: 2000, deck: true })
  })

  it('LCN-14.13, LCN-23 the deck is looked through in an order that tells nothing', () => {
    const table = ordered(ORDER.connections, {
      cash: { blundetto: 30000 },
      market: [null, null, null, null],
      wholeDeck: ['biz-pimp-2', 'biz-casino-1', 'biz-lawyer-2'],
    }).runs('blundetto', Y3, 3, 1, 1)
    expect(table.options('blundetto')).toEqual([
      'buy:biz-casino-1',
      'buy:biz-lawyer-2',
      'buy:biz-pimp-2',
      'none',
    ])
  })

  it('LCN-14.14 the lowest card of the deck leaves it when it is bought', () => {
    const table = ordered(ORDER.connections, {
      cash: { blundetto: 30000 },
      wholeDeck: ['biz-pimp-2', 'biz-casino-1'],
    }).runs('blundetto', Y3, 3, 1, 1)
    table.answers('blundetto', 'buy:biz-casino-1')
    expect(table.state.secret.businessDeck).toEqual(['biz-pimp-2'])
  })
})

describe('amounts', () => {
  it('LCN-R38, LCN-R44 whoever has no cash is not asked how much to launder', () => {
    const table = ordered(ORDER.laundering, { cash: { blundetto: 0 } }).runs('blundetto', Y3, 3, 1, 1)
    expect(Object.values(table.asked)).toContain('closing')
  })

  it('LCN-R38 with $1,000 there is one stake', () => {
    const table = ordered(ORDER.races, { cash: { blundetto: 1000 } }).runs('blundetto', Y3, 4, 1, 1)
    expect(table.cash('blundetto')).toBe(2000)
  })

  it('LCN-15.4 half of an even profit is half of it', () => {
    const table = tableOf(3, { planned: { [R2]: ORDER.escort, [Y2]: ORDER.robbery } })
      .action('calmuti')
      .runs('calmuti', R2, 2, 1)
      .dice(4, 1)
      .answers('blundetto', `rob:${Y2}`)
    expect([table.cash('blundetto'), table.cash('calmuti')]).toEqual([4000, 4000])
  })

  it('LCN-7.6 the effect with the most successes counts, wherever it is printed', () => {
    const { order } = tableOf(3).box
    const theft = order[ORDER.theft]
    if (!theft) throw new Error('no theft')
    const upsideDown = { ...theft, results: theft.results.toReversed() }
    expect(resultOf(upsideDown, 2)).toEqual(resultOf(theft, 2))
    expect(resultOf(upsideDown, 1)).toEqual(resultOf(theft, 1))
  })
})

describe('requirements', () => {
  it('LCN-8.4, LCN-R34 two types that others lend: both markers are used', () => {
    const table = tableOf(3, {
      planned: { [R2]: ORDER.investment },
      markers: { 'biz-lawyer-1': ['calmuti'], 'biz-loan-shark-1': ['calmuti'] },
    })
      .action('calmuti')
      .runs('calmuti', R2, 1, 1)
    expect([table.markers('biz-lawyer-1'), table.markers('biz-loan-shark-1')]).toEqual([[], []])
    expect(table.told('markerHome').map(({ business }) => business)).toEqual([
      'biz-lawyer-1',
      'biz-loan-shark-1',
    ])
  })

  it('LCN-8.5 a type that is needed twice is missing once', () => {
    const { state, box } = tableOf(3)
    const job = box.order[ORDER.drugTrade]
    expect(job && unmet(state.open, box, 0, job)).toEqual(['drug-dealer'])
  })
})

describe('Traps', () => {
  it('LCN-24.11 an Attack that was repelled needs no second Trap', () => {
    const table = tableOf(3, { planned: { [Y3]: ORDER.theft, [G2]: ORDER.trap, [G3]: ORDER.otherTrap } })
      .action('blundetto')
      .attacks('blundetto', Y3, 'seat-1', 4, 1, 1)
    table.dice(4, 1).answers('dimaggio', `trap:${G2}`)
    expect(table.asked).toEqual({ dimaggio: 'act' })
  })

  it('LCN-15.1 several of them are offered in the order of the men', () => {
    const table = tableOf(3, { planned: { [Y3]: ORDER.theft, [G3]: ORDER.trap, [G1]: ORDER.otherTrap } })
      .action('blundetto')
      .attacks('blundetto', Y3, 'seat-1', 4, 1, 1)
    expect(table.options('dimaggio')).toEqual(['pass', `trap:${G1}`, `trap:${G3}`])
  })
})

describe('piles', () => {
  it('LCN-6.5, LCN-6.8 orders lie on their piles in the order in which they came there', () => {
    const table = tableOf(3, {
      businesses: { blundetto: ['biz-waste-management-1'] },
      planned: { [Y1]: ORDER.gasStation, [Y2]: ORDER.creditCards, [R1]: ORDER.theft, [R2]: ORDER.damage },
    }).action('blundetto')
    table.runs('blundetto', Y1, 1).answers('calmuti', `off:${R1}`)
    table.runs('blundetto', Y2, 1, 1).answers('calmuti', `off:${R2}`)
    expect(table.shown).toEqual([ORDER.gasStation, ORDER.creditCards])
    expect(table.unshown).toEqual([ORDER.theft, ORDER.damage])
  })

  it('LCN-6.5, LCN-23 a called-off order is known to its owner, whoever sits first', () => {
    const table = tableOf(3, { planned: { [R1]: ORDER.theft } }).action('calmuti')
    table.answers('calmuti', `off:${R1}`)
    expect(table.view('calmuti').unshownOrders[0]).toEqual([ORDER.theft])
    expect(table.view('blundetto').unshownOrders[0]).toEqual([null])
  })

  it('LCN-R63 nobody has looked at what a gangster will carry next', () => {
    const seen = (how: string) => {
      const table = tableOf(3, { planned: { [Y1]: ORDER.gasStation } })
      table.gangster(Y1).seen = 1 << 2
      table.action('blundetto').answers('blundetto', `${how}:${Y1}`)
      return table.gangster(Y1).seen
    }
    expect([seen('off'), seen('run')]).toEqual([0, 0])
  })

  it('LCN-12.2 trophies lie in the order of the murders', () => {
    const table = tableOf(3, { planned: { [Y3]: ORDER.carBomb, [Y2]: ORDER.murder } }).action('blundetto')
    table.attacks('blundetto', Y3, G2, 4, 4, 1).attacks('blundetto', Y2, G1, 1, 1)
    expect(table.family('blundetto').trophies).toEqual([G2, G1])
  })
})

describe('an order that is being carried out', () => {
  it('LCN-24.6, LCN-R66 before the roll there are no dice, no successes, no stake', () => {
    const table = ordered(ORDER.races).answers('blundetto', `run:${Y3}`)
    expect(table.view('spectator').executions).toEqual([
      {
        seat: 0,
        gangster: Y3,
        order: ORDER.races,
        target: null,
        strength: 3,
        difficulty: 4,
        dice: [],
        successes: 0,
        marks: [],
        stake: 0,
        profit: 0,
        robbed: false,
        repelled: false,
        returned: null,
      },
    ])
  })

  it('LCN-24.7 a reveal cannot be taken back, not even before the dice are thrown', () => {
    const { core } = ordered(ORDER.races).answers('blundetto', `run:${Y3}`).play
    expect(core.fence).toBe(core.taken)
  })

  it('LCN-14.10, LCN-R66 the dice that were fired back lie open while a Doctor is asked for', () => {
    const table = ordered(ORDER.driveBy, { influence: { blundetto: ['doctor'] } })
    table.attacks('blundetto', Y3, G2, 1, 1, 1, 3, 1)
    expect(table.view('spectator').executions).toMatchObject([{ returned: { dice: [3, 1], difficulty: 3 } }])
  })

  it('LCN-16.18, LCN-R29 a Purchase is a task to take an extra turn for', () => {
    const table = tableOf(3, {
      planned: { [Y1]: ORDER.gasStation, [R3]: 'biz-casino-1' },
      influence: { calmuti: ['schemer'] },
    }).action('blundetto')
    expect(table.options('calmuti')).toEqual(['pass', 'scheme'])
  })
})

describe('the Market and its deck', () => {
  const snitch = (wholeDeck: readonly string[], market: readonly (string | null)[]) =>
    tableOf(3, { influence: { blundetto: ['snitch', 'snitch'] }, market, wholeDeck })
      .planning()
      .answers('blundetto', 'market')

  it('LCN-R12 what was seen to go to the bottom is known until it is drawn', () => {
    const [one, two, three, four] = ['biz-cop-2', 'biz-cop-3', 'biz-pimp-2', 'biz-pimp-3']
    const market = [one, two, three, four]
    const deep = snitch(
      ['biz-casino-1', 'biz-casino-2', 'biz-lawyer-2', 'biz-lawyer-3', 'biz-garage-2'],
      market,
    )
    expect(deep.view('spectator').deckBottom).toEqual([four, three, two, one])
    const shallow = snitch(['biz-casino-1'], market)
    expect(shallow.state.secret.businessDeck).toEqual([])
    expect(shallow.view('spectator').deckBottom).toEqual([four])
  })

  it('LCN-23 a card drawn unseen cannot be put back, one that all have seen can', () => {
    const fenced = (wholeDeck: readonly string[]) => {
      const { core } = snitch(wholeDeck, ['biz-cop-2', null, null, null]).play
      return core.fence === core.taken
    }
    expect([fenced(['biz-casino-1']), fenced([])]).toEqual([true, false])
  })
})

describe('planning', () => {
  const hands = { blundetto: [ORDER.gasStation, ORDER.threats], dimaggio: [ORDER.theft] }

  it('LCN-5.1 in round II too one task a turn, unless the table plays otherwise', () => {
    const table = tableOf(3, { round: 2, orders: hands }).planning()
    table.answers('blundetto', `task:${Y1}:${ORDER.gasStation}`)
    expect(table.asked).toEqual({ dimaggio: 'plan' })
  })

  it('LCN-5.3, LCN-R45 one Market card is enough to plan with', () => {
    const table = tableOf(3, { market: ['biz-cop-2', null, null, null], wholeDeck: [] }).planning()
    expect(table.options('blundetto')).toEqual([Y1, Y2, Y3].map((id) => `buy:${id}:biz-cop-2`))
  })

  it('LCN-5.13, LCN-16.2 a card that is laid on a gangster leaves the hand, and nothing else does', () => {
    const table = tableOf(3, { orders: hands, influence: { blundetto: ['henchman', 'spy'] } }).planning()
    table.answers('blundetto', `play:henchman:${Y1}`)
    expect(table.hand('blundetto').influence).toEqual(['spy'])
    table.answers('blundetto', table.options('blundetto').find((id) => id.startsWith('buy:')) ?? '')
    expect(table.hand('blundetto').influence).toEqual(['spy'])
  })

  it('LCN-R32 an offer for the turn ends with a planning turn', () => {
    const table = tableOf(3, { orders: hands }).planning()
    table.does('calmuti', 'offer', { to: 0, give: { cash: 1000 }, until: 'turn' })
    table.answers('blundetto', `task:${Y1}:${ORDER.gasStation}`)
    expect(table.state.secret.offers).toEqual([])
  })

  it('LCN-R14, LCN-5.15 without free influence the Action phase follows at once on the last task', () => {
    const table = tableOf(3, {
      planned: { [Y1]: ORDER.gasStation, [Y2]: ORDER.threats, [Y3]: ORDER.escort },
      market: [null, null, null, null],
      wholeDeck: [],
      influence: { blundetto: ['henchman'] },
    }).planning()
    expect(table.asked).toEqual({ blundetto: 'act' })
  })
})
