// The sentence that stands on each option: a button without words is none. LCN-24.

import { describe, expect, it } from 'vitest'
import { G1, ORDER, R1, R2, Y1, Y2, Y3 } from '../testing/cards.ts'
import { freshTable, tableOf, type TestTable } from '../testing/table.ts'

/** The sentences on offer to a family, each once. */
function says(table: TestTable, family: string): string[] {
  const prompt = table.prompt(family)
  return 'options' in prompt ? [...new Set(prompt.options.map(({ say }) => say ?? ''))] : []
}

describe('what stands on the buttons', () => {
  it('LCN-4.5 the opening-hand swap', () => {
    const table = freshTable(3)
    table.hand('blundetto').orders.splice(0, 9, ORDER.assault)
    table.play.resume()
    expect(says(table, 'blundetto')).toEqual(['keep', 'demand'])
  })

  it('LCN-5.1 a planning turn', () => {
    const table = tableOf(3, {
      orders: { blundetto: [ORDER.gasStation] },
      influence: { blundetto: ['henchman', 'snitch'] },
    }).planning()
    expect(says(table, 'blundetto')).toEqual(['task', 'buy', 'play', 'market'])
    table.answers('blundetto', `task:${Y1}:${ORDER.gasStation}`)
    expect(says(table, 'blundetto')).toContain('done')
  })

  it('LCN-24.2, LCN-24.3, LCN-24.4 an Action turn, a target, a declaration', () => {
    const table = tableOf(3, {
      cash: { blundetto: 20000 },
      planned: { [Y1]: ORDER.theft, [Y2]: 'biz-casino-1', [Y3]: ORDER.gasStation },
      influence: { blundetto: ['schemer', 'snitch'] },
    }).action('blundetto')
    expect(says(table, 'blundetto')).toEqual(['declare', 'off', 'pay', 'run', 'market', 'skip'])
    table.answers('blundetto', `declare:${Y1}`)
    expect(says(table, 'blundetto')).toEqual(['target', 'player'])
    table.answers('blundetto', 'seat-1')
    expect(says(table, 'blundetto')).toEqual(['reveal', 'callOffDeclared', 'standDown'])
  })

  it('LCN-R28, LCN-R24, LCN-R23, LCN-R27 the windows', () => {
    const table = tableOf(3, {
      planned: { [R2]: ORDER.carTheft, [Y2]: ORDER.robbery, [R1]: ORDER.trap },
      influence: { blundetto: ['schemer', 'doctor'] },
    }).action('calmuti')
    // Whoever has nothing but Reactions cannot scheme.
    expect(says(table, 'blundetto')).toEqual(['pass'])
    table.answers('blundetto', 'pass').runs('calmuti', R2, 3, 1)
    expect(says(table, 'blundetto')).toEqual(['pass', 'rob'])
    table.dice(4, 1).answers('blundetto', `rob:${Y2}`)
    expect(says(table, 'calmuti')).toEqual(['pass', 'trap'])
    const doctor = tableOf(3, { planned: { [Y3]: ORDER.carBomb }, influence: { dimaggio: ['doctor'] } })
    doctor.action('blundetto').attacks('blundetto', Y3, G1, 4, 1, 1)
    expect(says(doctor, 'dimaggio')).toEqual(['pass', 'doctor'])
    const schemer = tableOf(3, {
      planned: { [Y3]: ORDER.carBomb, [R1]: ORDER.theft },
      influence: { calmuti: ['schemer'] },
    }).action('blundetto')
    expect(says(schemer, 'calmuti')).toEqual(['pass', 'scheme'])
  })

  it('LCN-17.3, LCN-R34, LCN-14.12 choices of an order', () => {
    const cops = tableOf(3, { planned: { [Y2]: ORDER.gasStation } }).action('blundetto')
    expect(says(cops.runs('blundetto', Y2, 1, 1), 'blundetto')).toEqual(['die', 'none'])
    const marks = tableOf(4, {
      businesses: { dimaggio: ['biz-lawyer-1'], laserva: ['biz-lawyer-2'] },
      planned: { [Y2]: ORDER.threats },
      markers: { 'biz-lawyer-1': ['blundetto'], 'biz-lawyer-2': ['blundetto'] },
    }).action('blundetto')
    expect(says(marks.answers('blundetto', `run:${Y2}`), 'blundetto')).toEqual(['markedCard'])
    const shop = tableOf(3, { cash: { blundetto: 30000 }, planned: { [Y2]: ORDER.cantRefuse } })
    expect(says(shop.action('blundetto').runs('blundetto', Y2, 6, 6), 'blundetto')).toEqual([
      'buyNow',
      'none',
    ])
  })

  it('LCN-R60, LCN-19.2, LCN-19.7 the end of a round', () => {
    const table = tableOf(3, {
      cash: { blundetto: 30000 },
      orders: { blundetto: [ORDER.gasStation, ORDER.threats, ORDER.escort, ORDER.theft] },
      influence: { blundetto: ['spy', 'spy', 'doctor', 'snitch'] },
    }).closing()
    expect(says(table, 'blundetto')).toEqual(['ready'])
    table.all('ready')
    expect(says(table, 'blundetto')).toEqual(['recruit', 'none'])
    table.answers('blundetto', 'none').answers('dimaggio', 'none').answers('calmuti', 'none')
    expect(says(table, 'blundetto')).toEqual(['orderCard'])
    table.answers('blundetto', [ORDER.theft])
    expect(says(table, 'blundetto')).toEqual(['influenceCard'])
  })
})
