// Attacks from the naming of the target to the roll. LCN-10, LCN-24, LCN-R18, R19, R30, R31, R54, R55.

import { describe, expect, it } from 'vitest'
import { G1, G2, G3, ORDER, R1, R2, R3, Y1, Y2, Y3 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'

describe('naming the target', () => {
  it('LCN-10.1, LCN-10.2, LCN-24.3, LCN-D13 the exact target is declared before the reveal; the order stays face down', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.assault } }).action('blundetto')
    expect(table.tries('blundetto', `run:${Y1}`)).toMatchObject({ code: 'blocked', rule: 'LCN-10.2' })
    table.answers('blundetto', `declare:${Y1}`).answers('blundetto', 'biz-lawyer-1')
    expect(table.told('declared')).toEqual([
      { type: 'declared', seat: 0, gangster: Y1, target: 'biz-lawyer-1', rival: 1 },
    ])
    expect(table.view('dimaggio')).toMatchObject({ declared: { gangster: Y1, target: 'biz-lawyer-1' } })
    expect(table.view('dimaggio').planned[Y1]).toBeUndefined()
    expect(table.options('blundetto')).toEqual(['reveal', 'off', 'standDown'])
  })

  it.each([
    [ORDER.assault, 'biz-lawyer-1', 'biz-building-firm-1'],
    [ORDER.vandalism, 'biz-building-firm-1', 'biz-lawyer-1'],
    [ORDER.carBomb, G1, 'seat-1'],
    [ORDER.theft, 'seat-1', G1],
  ])('LCN-10.1, LCN-24.5 %s can be revealed against %s and not against %s', (order, fitting, other) => {
    const against = (target: string) =>
      tableOf(3, { planned: { [Y1]: order } })
        .action('blundetto')
        .answers('blundetto', `declare:${Y1}`)
        .answers('blundetto', target)
        .options('blundetto')
    expect(against(fitting)).toContain('reveal')
    expect(against(other)).toEqual(['off', 'standDown'])
  })

  it('LCN-10.3, LCN-R19 own cards, turned cards and planned Purchases are no targets', () => {
    const table = tableOf(3, {
      planned: { [Y1]: ORDER.assault, [G1]: 'biz-pimp-3' },
      deactivated: ['biz-lawyer-1', R1],
    }).action('blundetto')
    table.answers('blundetto', `declare:${Y1}`)
    expect(table.whyNot('blundetto', 'biz-lawyer-1')).toBe('LCN-R19 deactivated')
    expect(table.whyNot('blundetto', R1)).toBe('LCN-R19 deactivated')
    expect(table.whyNot('blundetto', 'biz-cop-1')).toBe('LCN-10.3 ownTarget')
    expect(table.whyNot('blundetto', 'biz-pimp-3')).toBe('LCN-10.3 notInPlay')
    expect(table.whyNot('blundetto', 'gang-dimaggio-4')).toBe('LCN-10.3 notInPlay')
    const businesses = ['biz-drug-dealer-1', 'biz-building-firm-1', 'biz-pimp-1', 'biz-politician-1']
    expect(table.options('blundetto').sort()).toEqual(
      [G1, G2, G3, R2, R3, ...businesses, 'biz-garage-1', 'seat-1', 'seat-2'].sort(),
    )
  })

  it('LCN-10.4, LCN-24.1, LCN-R31, LCN-R55 from the reveal on nothing but its steps: no offers, looks or markers', () => {
    const table = tableOf(3, {
      planned: { [Y3]: ORDER.assault, [G1]: ORDER.escort },
      influence: { dimaggio: ['doctor'], calmuti: ['snitch'] },
      markers: { 'biz-garage-1': ['dimaggio'] },
    }).action('blundetto')
    table.answers('dimaggio', 'pass').attacks('blundetto', Y3, 'biz-pimp-1', 2, 1, 1)
    expect(Object.values(table.asked)).toEqual(['doctor', 'doctor'])
    const paused = { code: 'notNow', rule: 'LCN-R31' }
    expect(table.triesTo('calmuti', 'offer', { to: 0, give: { cash: 1000 } })).toMatchObject(paused)
    expect(table.triesTo('calmuti', 'look', { with: 'snitch', gangster: G1 })).toMatchObject(paused)
    expect(table.triesTo('dimaggio', 'takeBack', { business: 'biz-garage-1' })).toMatchObject(paused)
    expect(table.triesTo('calmuti', 'word', { kind: 'promise', to: 0, text: 'spare him' })).toMatchObject(
      paused,
    )
  })

  it('LCN-10.5, LCN-20.12, LCN-D31, LCN-24.4 before the reveal all is open: paying, calling off, standing down', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.assault } }).action('blundetto')
    table.answers('blundetto', `declare:${Y1}`).answers('blundetto', 'biz-lawyer-1')
    table.does('blundetto', 'word', { kind: 'threat', to: 1, text: 'pay or lose him' })
    table
      .does('dimaggio', 'offer', { to: 0, give: { cash: 1000 } })
      .does('blundetto', 'accept', { offer: '1-0-1' })
    table.answers('blundetto', 'standDown')
    expect(table.asked).toEqual({ blundetto: 'act' })
    table
      .answers('blundetto', `declare:${Y1}`)
      .answers('blundetto', 'biz-lawyer-1')
      .answers('blundetto', 'off')
    expect(table.unshown).toEqual([ORDER.assault])
    expect(table.business('biz-lawyer-1')?.active).toBe(true)
  })

  it('LCN-10.6, LCN-R18 without a legal target an Attack can only be called off', () => {
    const table = tableOf(3, {
      businesses: { dimaggio: ['biz-lawyer-1'], calmuti: ['biz-pimp-1'] },
      planned: { [Y1]: ORDER.vandalism },
    }).action('blundetto')
    table.answers('blundetto', `declare:${Y1}`)
    for (const target of table.options('blundetto')) {
      const twin = tableOf(3, {
        businesses: { dimaggio: ['biz-lawyer-1'], calmuti: ['biz-pimp-1'] },
        planned: { [Y1]: ORDER.vandalism },
      }).action('blundetto')
      twin.answers('blundetto', `declare:${Y1}`).answers('blundetto', target)
      expect(twin.options('blundetto')).toEqual(['off', 'standDown'])
    }
  })

  it('LCN-R30 three declarations in a turn and no more; a target that changes hands stays one, unless it is now mine', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.assault } }).action('blundetto')
    for (let i = 0; i < 3; i++)
      table
        .answers('blundetto', `declare:${Y1}`)
        .answers('blundetto', 'biz-lawyer-1')
        .answers('blundetto', 'standDown')
    expect(table.tries('blundetto', `declare:${Y1}`)).toMatchObject({ code: 'blocked', rule: 'LCN-R30' })
    const sold = tableOf(3, { planned: { [Y1]: ORDER.assault } })
      .action('blundetto')
      .answers('blundetto', `declare:${Y1}`)
      .answers('blundetto', 'biz-lawyer-1')
    sold
      .does('dimaggio', 'offer', { to: 2, aloud: true, give: { businesses: ['biz-lawyer-1'] } })
      .does('calmuti', 'accept', { offer: '1-all-1' })
    expect(sold.offers('blundetto', 'reveal')).toBe(true)
    sold
      .does('calmuti', 'offer', { to: 0, give: { businesses: ['biz-lawyer-1'] } })
      .does('blundetto', 'accept', { offer: '2-0-1' })
    expect(sold.offers('blundetto', 'reveal')).toBe(false)
  })

  it('LCN-10.7 the steps of an Attack come in order: declared, revealed, rolled, effect, discarded', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.assault } })
      .action('blundetto')
      .attacks('blundetto', Y1, 'biz-lawyer-1', 2)
    expect(table.events.map(({ type }) => type).filter((type) => type !== 'phase')).toEqual([
      'declared',
      'revealed',
      'rolled',
      'deactivated',
      'finished',
    ])
  })

  it('LCN-10.8, LCN-X18, LCN-R54 whoever owes more than his cash pays all of it; laundered money is safe; $0 is legal', () => {
    const theft = (cash: number) =>
      tableOf(3, {
        cash: { dimaggio: cash },
        laundered: { dimaggio: 9000 },
        planned: { [Y2]: ORDER.bigTheft },
      })
        .action('blundetto')
        .attacks('blundetto', Y2, 'seat-1', 6, 6)
    const table = theft(5000)
    expect([table.cash('dimaggio'), table.cash('blundetto'), table.family('dimaggio').laundered]).toEqual([
      0, 7000, 9000,
    ])
    expect(theft(0).told('paid')).toEqual([{ type: 'paid', seat: 1, to: 0, amount: 0 }])
  })
})
