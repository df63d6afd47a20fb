// Table options: the variants, timers, absent players. LCN-22, LCN-R43, R50, R67.

import { randomAnswer, randomFrom } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { cosaNostra } from './index.ts'
import { timeoutAnswer } from './steps/timeoutAnswer.ts'
import { readOptions } from './options.ts'
import { G1, ORDER, R1, Y1, Y2, Y3 } from './testing/cards.ts'
import { freshTable, tableOf } from './testing/table.ts'

const HANDS = {
  blundetto: [ORDER.gasStation, ORDER.threats, ORDER.escort],
  dimaggio: [ORDER.theft, ORDER.assault],
  calmuti: [ORDER.damage],
}

describe('variants', () => {
  it('LCN-D2 all are off unless chosen', () => {
    expect(readOptions({}, 4).variants).toEqual([])
    expect(readOptions({ variants: ['shortGame', 'shortGame'] }, 4).variants).toEqual(['shortGame'])
  })

  it('LCN-D1 every seat may choose a free family', () => {
    expect(tableOf(['caruso', 'laserva', 'calmuti']).state.open.seats.map(({ family }) => family)).toEqual([
      'caruso',
      'laserva',
      'calmuti',
    ])
  })

  it('LCN-22.1 the short game ends after round III', () => {
    expect(
      tableOf(3, { round: 3 }, { variants: ['shortGame'] })
        .closing()
        .all('ready').play.core.over,
    ).not.toBeNull()
    expect(tableOf(3, { round: 3 }).closing().all('ready').state.open.phase).toBe('payday')
  })

  it('LCN-22.2, LCN-D5 double planning: two tasks a turn from round II on, the second may be declined', () => {
    const double = (round: number) =>
      tableOf(3, { round, orders: HANDS }, { variants: ['doublePlanning'] })
        .planning()
        .answers('blundetto', `task:${Y1}:${ORDER.gasStation}`)
    expect(double(1).asked).toEqual({ dimaggio: 'plan' })
    const table = double(2)
    expect(table.asked).toEqual({ blundetto: 'planMore' })
    expect(table.offers('blundetto', 'done')).toBe(true)
    table.answers('blundetto', `task:${Y2}:${ORDER.threats}`)
    expect(table.asked).toEqual({ dimaggio: 'plan' })
  })

  it('LCN-22.4, LCN-R50 free influence: Planning cards outside one’s own turn, in the Planning phase only', () => {
    const free = { variants: ['freeInfluence'] }
    const table = tableOf(
      3,
      { orders: HANDS, influence: { calmuti: ['saboteur', 'snitch'] } },
      free,
    ).planning()
    table.does('calmuti', 'influence', { card: 'saboteur', gangster: Y1 })
    expect(table.gangster(Y1).on).toEqual(['saboteur'])
    const before = [...table.state.open.market]
    table.does('calmuti', 'influence', { card: 'snitch' })
    expect(table.state.open.market).not.toEqual(before)
    const action = tableOf(
      3,
      { planned: { [Y1]: ORDER.gasStation }, influence: { calmuti: ['saboteur'] } },
      free,
    ).action('blundetto')
    expect(action.triesTo('calmuti', 'influence', { card: 'saboteur', gangster: Y1 })).toMatchObject({
      code: 'notNow',
      rule: 'LCN-R50',
    })
    const own = tableOf(3, { orders: HANDS, influence: { calmuti: ['saboteur'] } }, free).planning()
    expect(own.triesTo('calmuti', 'influence', { card: 'saboteur', gangster: R1 })).toMatchObject({
      rule: 'LCN-R15',
    })
  })

  it('LCN-22.4, LCN-R67, LCN-D28, LCN-5.15 its closing moment: one card or a pass in turn order, until all pass one after the other', () => {
    const busy = { [Y1]: ORDER.gasStation, [Y2]: ORDER.threats, [Y3]: ORDER.escort, [G1]: ORDER.theft }
    const table = tableOf(
      3,
      {
        start: 'dimaggio',
        planned: busy,
        market: [null, null, null, null],
        wholeDeck: [],
        influence: { blundetto: ['distraction', 'henchman'], dimaggio: ['doctor'] },
      },
      { variants: ['freeInfluence'] },
    ).planning()
    expect(table.asked).toEqual({ dimaggio: 'lastInfluence' })
    table.answers('dimaggio', 'pass')
    // Red has no Influence card and can only pass.
    expect(table.asked).toEqual({ blundetto: 'lastInfluence' })
    table
      .answers('blundetto', `play:distraction:${G1}`)
      .answers('dimaggio', 'pass')
      .answers('blundetto', 'pass')
    expect(table.state.open.phase).toBe('action')
    expect(table.gangster(G1).on).toEqual(['distraction'])
  })

  it('LCN-22.5 top earner: 5,000 for the one highest income of the round', () => {
    const table = tableOf(
      5,
      { businesses: { caruso: ['biz-casino-1', 'biz-nightclub-2'] } },
      { variants: ['topEarnerBonus'] },
    ).payday()
    expect(table.cash('caruso')).toBe(2000 + 13000 + 5000)
    expect(
      tableOf(5, {}, { variants: ['topEarnerBonus'] })
        .payday()
        .told('topEarner'),
    ).toEqual([])
  })

  it('LCN-22.6, LCN-R43 for somebody whose time is up there is always a legal answer, in every prompt of a game', () => {
    for (let game = 0; game < 6; game++) {
      const table = freshTable(3 + (game % 3), {}, `lapse ${game}`)
      const random = randomFrom(`lapse ${game}`)
      for (let i = 0; !table.play.core.over; i++) {
        const [seat = 0] = table.play.awaited()
        const prompt = table.play.promptOf(seat)
        if (!prompt) throw new Error('nobody is asked')
        const answer = i % 3 === 0 ? randomAnswer(prompt, random) : timeoutAnswer(table.state, prompt)
        expect(table.play.answer(seat, table.play.core.wait, answer)).toEqual({ ok: true })
      }
    }
  })

  it('LCN-R43 it passes in windows, declines offers by silence, and carries out a task rather than calling it off', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.gasStation, [Y2]: ORDER.theft } }).action('blundetto')
    expect(timeoutAnswer(table.state, table.prompt('blundetto'))).toBe(`run:${Y1}`)
    table.answers('blundetto', `declare:${Y2}`).answers('blundetto', 'seat-1')
    expect(cosaNostra.timeoutAnswer(table.state, table.prompt('blundetto'), table.box)).toBe('standDown')
  })
})
