// Rounds, the draw, the opening-hand swap. LCN-3, LCN-4, LCN-R8 to R11.

import { describe, expect, it } from 'vitest'
import { timeoutAnswer } from './timeoutAnswer.ts'
import { FAMILIES, freshTable, tableOf, type TestTable } from '../testing/table.ts'
import { ORDER, R1, Y1, Y2, Y3 } from '../testing/cards.ts'
import { PHASES } from '../words.ts'

const ATTACKS = ['ord-1-01', 'ord-1-02', 'ord-1-03', 'ord-1-04']
const MIXED = ['ord-1-08', 'ord-1-09', 'ord-1-10', 'ord-1-11']
const MORE = ['ord-1-12', 'ord-1-13', 'ord-1-14', 'ord-1-15']

describe('the course of play', () => {
  it('LCN-3.1, LCN-3.2, LCN-3.3 four rounds of Draw, Planning, Action, Payday; scoring in place of the last Payday', () => {
    const table = freshTable(3)
    playOut(table)
    expect(table.told('round').map(({ round }) => round)).toEqual([1, 2, 3, 4])
    const phases = table.told('phase').map(({ phase }) => phase)
    const round = ['draw', 'planning', 'action']
    expect(phases).toEqual([...round, 'payday', ...round, 'payday', ...round, 'payday', ...round, 'over'])
    expect(PHASES).toEqual([...round, 'payday', 'over'])
  })

  it('LCN-R60 the closing moment comes between the Action phase and Payday of every round', () => {
    const table = tableOf(3, { round: 2 }).round()
    while (Object.values(table.asked)[0] !== 'closing' && table.state.open.phase !== 'payday')
      timesOut(table, table.awaited[0] ?? '')
    expect(table.asked).toEqual({ blundetto: 'closing', dimaggio: 'closing', calmuti: 'closing' })
  })

  it('LCN-3.4 the richest player wins', () => {
    const table = tableOf(3, { round: 4, cash: { calmuti: 90000 } })
      .closing()
      .all('ready')
    expect(table.play.core.over?.winners).toEqual([2])
  })

  it('LCN-3.5 turns go clockwise from the Start Player, in Planning and in Action', () => {
    const table = tableOf(3, {
      start: 'dimaggio',
      orders: { blundetto: MIXED, dimaggio: MORE, calmuti: ATTACKS },
    }).planning()
    const order = []
    for (let i = 0; i < 3; i++) {
      order.push(...Object.keys(table.asked))
      table.answers(table.awaited[0] ?? '', table.options(table.awaited[0] ?? '')[0] ?? '')
    }
    expect(order).toEqual(['dimaggio', 'calmuti', 'blundetto'])
    while (table.state.open.phase === 'planning')
      table.answers(table.awaited[0] ?? '', table.options(table.awaited[0] ?? '')[0] ?? '')
    expect(table.asked).toEqual({ dimaggio: 'act' })
  })
})

/** Everybody does what somebody does whose clock has run out. */
function timesOut(table: TestTable, family: string): void {
  table.answers(family, timeoutAnswer(table.state, table.prompt(family)))
}

function playOut(table: TestTable): void {
  for (let i = 0; i < 3000 && !table.play.core.over; i++) timesOut(table, table.awaited[0] ?? '')
}

describe('the draw', () => {
  it.each([
    [1, 4, 0],
    [2, 4, 2],
    [3, 5, 2],
    [4, 5, 2],
  ])(
    'LCN-4.1 in round %i everybody draws %i orders and %i Influence cards, player by player',
    (round, orders, influence) => {
      const table = tableOf(3, { round, start: 'calmuti', businesses: { calmuti: ['biz-pimp-1'] } }).round()
      for (const family of FAMILIES.slice(0, 3)) {
        expect(table.hand(family).orders.map((id) => Number(id[4]))).toEqual(Array(orders).fill(round))
        expect(table.hand(family).influence).toHaveLength(influence)
      }
      const drawn = table.events
        .filter(({ type }) => type.startsWith('drew'))
        .map(({ seat, type }) => `${seat} ${type}`)
      const turn = (seat: number) => [
        `${seat} drewOrders`,
        ...(influence > 0 ? [`${seat} drewInfluence`] : []),
      ]
      expect(drawn).toEqual([2, 0, 1].flatMap(turn))
    },
  )

  it('LCN-4.2, LCN-R9, LCN-17.2 an active politician brings one Influence card more, in round I too', () => {
    const table = tableOf(3, { round: 1 }).round()
    expect(FAMILIES.slice(0, 3).map((family) => table.hand(family).influence.length)).toEqual([0, 0, 1])
  })

  it('LCN-4.3 drawn cards join those kept, without any limit during the round', () => {
    const table = tableOf(3, { round: 3, orders: { blundetto: MIXED.slice(0, 3) } }).round()
    expect(table.hand('blundetto').orders).toHaveLength(8)
  })

  it('LCN-4.1, LCN-4.3 cards come from the top of their decks, behind those that were kept', () => {
    const table = tableOf(3, {
      round: 2,
      orders: { blundetto: [ORDER.threats] },
      orderDeck: [ORDER.bribery, ORDER.laundering, ORDER.connections, ORDER.birthday],
      influence: { blundetto: ['doctor'] },
      influenceDeck: ['spy', 'saboteur'],
    }).round()
    expect(table.hand('blundetto').orders).toEqual([
      ORDER.threats,
      ORDER.bribery,
      ORDER.laundering,
      ORDER.connections,
      ORDER.birthday,
    ])
    expect(table.hand('blundetto').influence).toEqual(['doctor', 'spy', 'saboteur'])
  })

  it('LCN-23 everybody hears what he himself has drawn, and of the others how much', () => {
    const table = tableOf(3, { round: 2 }).round()
    const { orders, influence } = table.hand('blundetto')
    expect(table.hears('blundetto', 'drewOrders')[0]).toMatchObject({ seat: 0, count: 4, orders })
    expect(table.hears('blundetto', 'drewInfluence')[0]).toMatchObject({
      seat: 0,
      count: 2,
      cards: influence,
    })
    expect(table.hears('calmuti', 'drewOrders')[0]).not.toHaveProperty('orders')
    expect(table.hears('calmuti', 'drewInfluence')[0]).not.toHaveProperty('cards')
  })

  it('LCN-4.4 what is left of an order deck is not used again', () => {
    const table = tableOf(3, { round: 2 }).round()
    const left = table.state.secret.orderDecks[1]?.join()
    while (table.state.open.round === 2) timesOut(table, table.awaited[0] ?? '')
    expect(table.state.secret.orderDecks[1]?.join()).toBe(left)
    expect(table.hand('blundetto').orders.filter((id) => id.startsWith('ord-3'))).toHaveLength(5)
  })

  it('LCN-4.9 nothing puts cards of the hand back into a deck', () => {
    const table = tableOf(3, { orders: { blundetto: MIXED } }).planning()
    expect(table.options('blundetto').every((id) => id.startsWith('task:') || id.startsWith('buy:'))).toBe(
      true,
    )
  })

  it('LCN-R11 an empty Influence deck is made anew from its discards, shown or not', () => {
    const table = tableOf(3, { round: 2, businesses: { calmuti: ['biz-pimp-1'] } })
    const { state } = table
    state.open.influenceDiscard = state.secret.influenceDeck.splice(0)
    state.open.influenceUnshown = [0, 0, 0]
    state.secret.unshownInfluence = state.open.influenceDiscard.splice(0, 3)
    state.secret.influenceDeck = state.open.influenceDiscard.splice(0, 1)
    table.round()
    expect(table.told('influenceShuffled')).toEqual([{ type: 'influenceShuffled', count: 32 }])
    expect(state.secret.hands.map(({ influence }) => influence.length)).toEqual([2, 2, 2])
    expect(state.secret.influenceDeck).toHaveLength(27)
  })
})

describe('the opening-hand swap', () => {
  const dealt = (...hands: readonly (readonly string[])[]) =>
    tableOf(3, { orderDeck: hands.flat(), businesses: { calmuti: ['biz-pimp-1'] } }).round()

  it('LCN-4.5, LCN-R8, LCN-D3 everybody is asked at once; only a hand of nothing but Attacks may demand', () => {
    const table = dealt(ATTACKS, MIXED, MORE)
    expect(table.asked).toEqual({ blundetto: 'swap', dimaggio: 'swap', calmuti: 'swap' })
    expect(table.options('blundetto')).toEqual(['keep', 'demand'])
    expect(table.options('dimaggio')).toEqual(['keep'])
    expect(table.tries('dimaggio', 'demand')).toMatchObject({ code: 'blocked', rule: 'LCN-4.5' })
    table.all('keep')
    expect(table.state.open.phase).toBe('planning')
  })

  it('LCN-4.5 one Attack among other orders is no reason to demand, nor is one other order among Attacks', () => {
    const oneAttack = [ORDER.assault, ...MIXED.slice(1)]
    const oneOther = [...ATTACKS.slice(1), ORDER.gasStation]
    const table = dealt(oneAttack, oneOther, MORE)
    expect(table.options('blundetto')).toEqual(['keep'])
    expect(table.options('dimaggio')).toEqual(['keep'])
  })

  it('LCN-4.6, LCN-R8 one demand is enough: everybody is dealt the full number again, and the hand is not shown', () => {
    const table = dealt(ATTACKS, MIXED, MORE)
    table.answers('blundetto', 'demand').all('keep')
    expect(table.told('newDeal')).toEqual([{ type: 'newDeal', seats: [0] }])
    const hands = FAMILIES.slice(0, 3).map((family) => table.hand(family).orders)
    expect(hands.map((hand) => hand.length)).toEqual([4, 4, 4])
    expect(hands[0]).not.toEqual(ATTACKS)
    expect(JSON.stringify(table.events)).not.toContain('ord-1-01')
  })

  it('LCN-4.7 it may be demanded again if the condition holds again', () => {
    const table = dealt(ATTACKS, MIXED, MORE).answers('blundetto', 'demand').all('keep')
    expect(table.asked).toEqual({ blundetto: 'swap', dimaggio: 'swap', calmuti: 'swap' })
    table.hand('dimaggio').orders.splice(0, 4, ...ATTACKS)
    table.play.resume()
    expect(table.options('dimaggio')).toEqual(['keep', 'demand'])
  })

  it('LCN-R8 later rounds know no swap', () => {
    expect(tableOf(3, { round: 2, influence: {} }).round().asked).toEqual({ blundetto: 'plan' })
  })
})

describe('turned cards', () => {
  it('LCN-4.8, LCN-11.8, LCN-R10 they are set upright when all have drawn, so a turned politician brought nothing', () => {
    const table = tableOf(3, { round: 2, deactivated: ['biz-politician-1', R1] }).round()
    expect(table.hand('calmuti').influence).toHaveLength(2)
    expect(table.business('biz-politician-1')?.active).toBe(true)
    expect(table.gangster(R1).active).toBe(true)
  })

  it('LCN-X9 two active politicians in round II bring 2 + 2 Influence cards', () => {
    const table = tableOf(3, {
      round: 2,
      businesses: { calmuti: ['biz-politician-1', 'biz-politician-2'] },
    }).round()
    expect(table.hand('calmuti').influence).toHaveLength(4)
  })

  it('LCN-5.10, LCN-5.11 an order kept from an earlier round may be given later', () => {
    const table = tableOf(3, { round: 3, orders: { blundetto: [ORDER.threats] } }).planning()
    expect(table.options('blundetto')).toEqual(
      expect.arrayContaining([Y1, Y2, Y3].map((id) => `task:${id}:${ORDER.threats}`)),
    )
  })
})
