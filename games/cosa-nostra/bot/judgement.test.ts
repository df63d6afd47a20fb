// How bots judge and bargain. LCN-9, LCN-20.

import { type Call, copyJson, randomFrom } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { tariff } from './asks.ts'
import { declineForAbsent, propose } from './bargains.ts'
import { candidates } from './judgement.ts'
import type { Args } from '../commands/shapes.ts'
import { chance, orderWorth } from './prospects.ts'
import { redeal } from '../view/redeal.ts'
import { G1, ORDER, R1, Y1, Y2, Y3 } from '../testing/cards.ts'
import { tableOf, type TestTable } from '../testing/table.ts'
import { worth } from './worth.ts'

const says = (table: TestTable, family: string) =>
  propose(table.state, table.seat(family), randomFrom('luck'), table.box)

const argsOf = (call: Call | null) => (call?.args ?? {}) as Args<'offer'>

describe('what a position is worth', () => {
  it('chances are those of the dice', () => {
    expect(chance(1, 4)).toEqual({ one: 0.5, two: 0 })
    expect(chance(2, 4).one).toBeCloseTo(0.75)
    expect(chance(2, 4).two).toBeCloseTo(0.25)
    expect(chance(3, 7).one).toBe(0)
    expect(chance(2, 1).two).toBe(1)
  })

  it('money, income, people and trophies are good; what a rival gains is bad', () => {
    const value = (more: object) => {
      const table = tableOf(3, more)
      return worth(table.state, 0, table.box)
    }
    const plain = value({})
    expect(value({ cash: { blundetto: 9000 } })).toBeGreaterThan(plain)
    expect(
      value({
        businesses: {
          blundetto: ['biz-loan-shark-1', 'biz-cop-1', 'biz-waste-management-1', 'biz-casino-1'],
        },
      }),
    ).toBeGreaterThan(plain)
    expect(value({ trophies: { blundetto: [G1] } })).toBeGreaterThan(plain)
    expect(value({ gangsters: { 'gang-blundetto-6': 'blundetto' } })).toBeGreaterThan(plain)
    expect(value({ cash: { dimaggio: 60000 } })).toBeLessThan(plain)
  })

  it('a job whose cards are there is worth more than one that lacks some', () => {
    const table = tableOf(3)
    const theft = (seat: number) => orderWorth(table.state.open, table.box, seat, ORDER.carTheft)
    expect(theft(2)).toBeGreaterThan(2 * theft(0))
  })

  it('an Attack is declared against what fits it, and never called off while something can be done', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.assault, [Y2]: ORDER.gasStation } }).action('blundetto')
    expect(candidates(table.state, table.prompt('blundetto'), table.box)).toEqual([
      `declare:${Y1}`,
      `run:${Y2}`,
    ])
    table.answers('blundetto', `declare:${Y1}`)
    const targets = candidates(table.state, table.prompt('blundetto'), table.box) ?? []
    expect(targets.length).toBeGreaterThan(0)
    for (const target of targets) expect(table.box.business[String(target)]?.kind).toBe('businessman')
  })
})

describe('a bot that bargains', () => {
  const lacking = {
    businesses: { blundetto: ['biz-loan-shark-1'] },
    planned: { [Y2]: ORDER.investment, [R1]: ORDER.escort },
  }

  it('LCN-9.1 asks the owner of the one card that its job lacks for access, for a share of the gain', () => {
    const table = tableOf(3, lacking).action('blundetto')
    const call = says(table, 'blundetto')
    expect(call).toMatchObject({
      command: 'offer',
      args: { to: 1, give: { cash: 2000 }, want: { access: ['biz-lawyer-1'] }, until: 'phase' },
    })
    table.does('blundetto', 'offer', { ...(call?.args as object) })
    expect(says(table, 'dimaggio')).toEqual({ command: 'accept', args: { offer: '0-1-1' } })
    table.does('dimaggio', 'accept', { offer: '0-1-1' })
    expect(table.offers('blundetto', `run:${Y2}`)).toBe(true)
  })

  it('never loops and is no pest: one open offer to each, few in a turn and in a round', () => {
    const two = {
      ...lacking,
      businesses: { ...lacking.businesses, calmuti: ['biz-lawyer-2', 'biz-pimp-1'] },
      cash: { blundetto: 9000 },
    }
    const table = tableOf(3, two).action('blundetto')
    expect(says(table, 'calmuti')).toBeNull()
    const asks = () => {
      const asked: unknown[] = []
      for (let call = says(table, 'blundetto'); call; call = says(table, 'blundetto')) {
        table.does('blundetto', call.command, call.args as object)
        asked.push((call.args as { to: number }).to)
      }
      return asked.toSorted()
    }
    expect(asks()).toEqual([1, 2])
    const refuse = () => {
      for (const { id, to } of table.state.secret.offers.slice())
        table.does(to === 1 ? 'dimaggio' : 'calmuti', 'decline', { offer: id })
    }
    refuse()
    expect(asks()).toEqual([])
    table.state.secret.talk.fill(0)
    expect(asks()).toEqual([1, 2])
    refuse()
    table.state.secret.talk.fill(0)
    expect(asks()).toEqual([])
  })

  it('LCN-20.8 its price tells nothing of its order: access to a card costs the same whatever it is for', () => {
    const price = (order: string) => {
      const table = tableOf(3, { cash: { blundetto: 9000 }, planned: { [Y2]: order } }).action('blundetto')
      return argsOf(says(table, 'blundetto')).give?.cash
    }
    const other = 'ord-2-19'
    const { box } = tableOf(3)
    expect(box.order[other]?.requires).toContain('garage')
    expect(price(ORDER.carTheft)).toBe(price(other))
    expect(price(ORDER.carTheft)).toBe(tariff(box, 'garage'))
  })

  it('LCN-9.1 asks in Planning too, for an order in hand, and takes back what it needs no more', () => {
    const table = tableOf(3, { orders: { blundetto: [ORDER.threats, ORDER.gasStation] } }).planning()
    const call = says(table, 'blundetto')
    expect(call).toMatchObject({ command: 'offer', args: { to: 1, want: { access: ['biz-lawyer-1'] } } })
    table.does('blundetto', 'offer', { ...(call?.args as object), until: 'open' })
    expect(says(table, 'blundetto')).toBeNull()
    table.hand('blundetto').orders = [ORDER.gasStation]
    expect(says(table, 'blundetto')).toEqual({ command: 'withdraw', args: { offer: '0-1-1' } })
  })

  it('LCN-18.1 buys the card that makes a Monopoly, for more than it is worth to its owner', () => {
    const table = tableOf(3, {
      cash: { blundetto: 40_000 },
      businesses: {
        blundetto: ['biz-pimp-1'],
        dimaggio: ['biz-pimp-2'],
        calmuti: ['biz-pimp-3', 'biz-pimp-4'],
      },
      planned: { [Y2]: ORDER.gasStation },
    }).action('blundetto')
    expect(says(table, 'blundetto')).toBeNull()
    const alone = tableOf(3, {
      cash: { blundetto: 40_000 },
      businesses: { blundetto: ['biz-pimp-1'], dimaggio: ['biz-pimp-2'], calmuti: [] },
      planned: { [Y2]: ORDER.gasStation },
    }).action('blundetto')
    const call = says(alone, 'blundetto')
    expect(call).toMatchObject({ command: 'offer', args: { to: 1, want: { businesses: ['biz-pimp-2'] } } })
    alone.does('blundetto', 'offer', call?.args as object)
    expect(says(alone, 'dimaggio')).toEqual({ command: 'accept', args: { offer: '0-1-1' } })
    alone.does('dimaggio', 'accept', { offer: '0-1-1' })
    expect(alone.monopoly('prostitution')).toBe('blundetto')
  })

  it('LCN-D26 counters once what is too little, for more money, and no counter with another', () => {
    const table = tableOf(3, { cash: { blundetto: 40_000 }, planned: { [Y3]: ORDER.gasStation } }).action(
      'blundetto',
    )
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 }, want: { businesses: ['biz-lawyer-1'] } })
    const call = says(table, 'dimaggio')
    expect(call).toMatchObject({
      command: 'offer',
      args: { to: 0, give: { businesses: ['biz-lawyer-1'] }, counters: '0-1-1' },
    })
    expect(argsOf(call).want?.cash).toBeGreaterThan(1000)
    table.does('dimaggio', 'offer', call?.args as object)
    table.does('blundetto', 'offer', {
      to: 1,
      give: { cash: 2000 },
      want: { businesses: ['biz-lawyer-1'] },
      counters: '1-0-1',
    })
    expect(says(table, 'dimaggio')).toEqual({ command: 'decline', args: { offer: '0-1-2' } })
  })

  it('LCN-R43 an excuse is made for somebody who has left: offers to him are declined, none is made or taken', () => {
    const table = tableOf(3, { planned: { [Y3]: ORDER.gasStation } }).action('blundetto')
    expect(declineForAbsent(table.state, 1)).toBeNull()
    table.does('blundetto', 'offer', { to: 'all', give: { cash: 1000 } })
    expect(declineForAbsent(table.state, 1)).toBeNull()
    table.does('blundetto', 'offer', { to: 1, give: { cash: 1000 } })
    expect(declineForAbsent(table.state, 1)).toEqual({ command: 'decline', args: { offer: '0-1-1' } })
  })

  it('takes a gift, turns down a robbery by words, and answers each offer once', () => {
    const table = tableOf(3, { planned: { [Y3]: ORDER.gasStation } }).action('blundetto')
    table.does('blundetto', 'offer', { to: 1, give: { cash: 2000 } })
    expect(says(table, 'dimaggio')).toEqual({ command: 'accept', args: { offer: '0-1-1' } })
    table.does('blundetto', 'offer', { to: 2, want: { businesses: ['biz-garage-1'] } })
    expect(says(table, 'calmuti')).toEqual({ command: 'decline', args: { offer: '0-2-1' } })
    table.does('calmuti', 'decline', { offer: '0-2-1' })
    expect(says(table, 'calmuti')).toBeNull()
  })

  it('LCN-20.2 makes no pacts: it would not know what it agrees to', () => {
    const table = tableOf(3, { planned: { [Y3]: ORDER.gasStation } }).action('blundetto')
    table
      .does('blundetto', 'offer', { to: 1, text: 'peace' })
      .does('blundetto', 'offer', { to: 'all', text: 'peace' })
    expect(says(table, 'dimaggio')).toEqual({ command: 'decline', args: { offer: '0-1-1' } })
    table.does('dimaggio', 'decline', { offer: '0-1-1' })
    expect(says(table, 'dimaggio')).toEqual({ command: 'decline', args: { offer: '0-all-1' } })
    table.does('dimaggio', 'decline', { offer: '0-all-1' })
    expect(says(table, 'dimaggio')).toBeNull()
  })

  it('LCN-20.4 lends a little for more, to nobody who still owes or has broken a promise', () => {
    const loan = (amount: number) => ({
      to: 1,
      want: { cash: 1000 },
      give: { later: { amount, round: 1, at: 'payday' } },
    })
    const table = tableOf(3, { planned: { [Y3]: ORDER.gasStation } }).action('blundetto')
    table.does('blundetto', 'offer', loan(2000))
    expect(says(table, 'dimaggio')?.command).not.toBe('accept')
    table.does('blundetto', 'withdraw', { offer: '0-1-1' }).does('blundetto', 'offer', loan(6000))
    expect(says(table, 'dimaggio')).toEqual({ command: 'accept', args: { offer: '0-1-2' } })
    table.does('dimaggio', 'accept', { offer: '0-1-2' }).does('blundetto', 'offer', loan(6000))
    expect(says(table, 'dimaggio')?.command).not.toBe('accept')
    // However much is promised, it is only a promise.
    const rich = tableOf(3, { planned: { [Y3]: ORDER.gasStation } }).action('blundetto')
    rich.does('blundetto', 'offer', {
      to: 1,
      want: { businesses: ['biz-building-firm-1'] },
      give: { later: { amount: 900_000, round: 4, at: 'end' } },
    })
    expect(says(rich, 'dimaggio')?.command).not.toBe('accept')
  })

  it('LCN-20.4 pays what it owes when it is due and there is the money, once', () => {
    const table = tableOf(3, { planned: { [Y3]: ORDER.gasStation } }).action('blundetto')
    table.does('dimaggio', 'word', {
      kind: 'promise',
      to: 0,
      later: { amount: 2000, round: 1, at: 'closing' },
    })
    expect(says(table, 'dimaggio')).toBeNull()
    table.answers('blundetto', `off:${Y3}`)
    const call = says(table, 'dimaggio')
    expect(call).toEqual({ command: 'pay', args: { word: '1-0-word-1' } })
    table.family('dimaggio').cash = 0
    expect(says(table, 'dimaggio')).toBeNull()
    table.family('dimaggio').cash = 2000
    table.does('dimaggio', 'pay', call?.args as object)
    expect(says(table, 'dimaggio')).toBeNull()
  })

  it('LCN-R32 agrees to a deal among three that is good for it, and ends one that is not', () => {
    const table = tableOf(3, { cash: { blundetto: 9000 }, planned: { [Y3]: ORDER.gasStation } }).action(
      'blundetto',
    )
    const legs = [{ from: 0, to: 2, give: { cash: 3000 } }]
    table.does('blundetto', 'offer', { to: 1, among: [2], give: { cash: 3000 }, legs })
    expect(says(table, 'dimaggio')).toEqual({ command: 'accept', args: { offer: '0-1+2-1' } })
    table.does('dimaggio', 'accept', { offer: '0-1+2-1' })
    expect(says(table, 'dimaggio')).toBeNull()
    expect(says(table, 'calmuti')).toEqual({ command: 'accept', args: { offer: '0-1+2-1' } })
    table.does('calmuti', 'accept', { offer: '0-1+2-1' })
    table.does('blundetto', 'offer', { to: 1, among: [2], legs: [{ from: 2, to: 1, give: { cash: 3000 } }] })
    expect(says(table, 'calmuti')).toEqual({ command: 'decline', args: { offer: '0-1+2-2' } })
    expect(declineForAbsent(table.state, 2)).toEqual({ command: 'decline', args: { offer: '0-1+2-2' } })
  })

  it('LCN-R31 keeps silent while an order is resolved', () => {
    const table = tableOf(3, { planned: { [Y2]: ORDER.gasStation, [R1]: ORDER.threats } })
      .action('blundetto')
      .runs('blundetto', Y2, 1, 1)
    expect(table.asked).toEqual({ blundetto: 'cops' })
    expect(says(table, 'blundetto')).toBeNull()
  })

  it('says the same whatever the others hold: its words cannot tell what it does not know', () => {
    const table = tableOf(3, {
      ...lacking,
      orders: { dimaggio: [ORDER.threats] },
      influence: { calmuti: ['doctor'] },
    })
      .action('blundetto')
      .nobodySchemes()
    const said = ['a', 'b', 'c', 'd'].map((luck) => {
      const state = copyJson(table.state)
      redeal(state, 0, randomFrom(luck), table.box)
      return JSON.stringify(propose(state, 0, randomFrom('luck'), table.box))
    })
    expect(new Set(said).size).toBe(1)
  })
})
