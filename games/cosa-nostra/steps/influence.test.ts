// Influence cards in the Action phase and looks: Doctor, Schemer, Snitch, Spy, Lawyer. LCN-16, LCN-17, LCN-R13, R27 to R29, R36, R59, R63.

import { describe, expect, it } from 'vitest'
import { B1, G1, G2, G3, ORDER, R1, R2, R3, Y1, Y2, Y3 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'
import type { Influence } from '../words.ts'

type Hands = { readonly [family: string]: readonly Influence[] }

describe('the Doctor', () => {
  const murder = (influence: Hands, more: object = {}) =>
    tableOf(4, {
      planned: { [Y3]: ORDER.murder, [G2]: ORDER.escort },
      influence,
      on: { [G2]: ['henchman'] },
      ...more,
    }).action('blundetto')
  const hit = (influence: Hands) => {
    const table = murder(influence)
    return table.nobodySchemes().attacks('blundetto', Y3, G2, 3, 3, 1)
  }

  it('LCN-16.9, LCN-16.12, LCN-16.13, LCN-24.13 turns a murder into deactivation: no trophy, but the task is lost', () => {
    const table = hit({ calmuti: ['doctor'] }).answers('calmuti', 'doctor')
    expect(table.gangster(G2)).toMatchObject({ where: 'play', active: false, back: null })
    expect(table.family('blundetto').trophies).toEqual([])
    expect(table.unshown).toEqual([ORDER.escort])
    expect(table.state.open.influenceDiscard).toContain('doctor')
  })

  it('LCN-16.10, LCN-X21, LCN-25.8 a second one cancels the deactivation, and nothing is lost', () => {
    const table = hit({ calmuti: ['doctor'], laserva: ['doctor'] })
      .answers('calmuti', 'doctor')
      .answers('laserva', 'pass')
    expect(table.asked).toEqual({ laserva: 'doctor' })
    expect(table.prompt('laserva').about).toEqual({ victim: G2, how: 'deactivate' })
    table.answers('laserva', 'doctor')
    expect(table.gangster(G2)).toMatchObject({ active: true, back: 1, on: ['henchman'] })
    expect(table.order(G2)).toBe(ORDER.escort)
  })

  it('LCN-16.11 he does nothing for companies and nothing against Bribery', () => {
    const table = tableOf(3, {
      planned: { [Y2]: ORDER.vandalism, [Y3]: ORDER.bribery },
      influence: { calmuti: ['doctor'] },
    }).action('blundetto')
    table.attacks('blundetto', Y2, 'biz-garage-1', 3, 1)
    expect(table.business('biz-garage-1')?.active).toBe(false)
    table.attacks('blundetto', Y3, 'biz-pimp-1', 4, 4, 1)
    expect(table.owner('biz-pimp-1')).toBe('blundetto')
  })

  it('LCN-16.24, LCN-R59, LCN-D19 the player whose roll does the harm is not asked; an attacker may save his own man from return fire', () => {
    const table = hit({ blundetto: ['doctor'], calmuti: ['snitch'] })
    expect(table.asked).toEqual({ calmuti: 'doctor' })
    expect(table.options('calmuti')).toEqual(['pass'])
    const drive = tableOf(3, {
      planned: { [Y3]: ORDER.driveBy },
      influence: { blundetto: ['doctor'], dimaggio: ['doctor'] },
    }).action('blundetto')
    drive.attacks('blundetto', Y3, G2, 1, 1, 1, 3, 1)
    expect(drive.asked).toEqual({ blundetto: 'doctor' })
    drive.answers('blundetto', 'doctor')
    expect(drive.gangster(Y3)).toMatchObject({ where: 'play', active: false })
  })

  it('LCN-R27 of several who want to, the victim’s owner goes before the others, and one card is played', () => {
    const table = hit({ dimaggio: ['doctor'], laserva: ['doctor'] })
    table.answers('laserva', 'doctor').answers('dimaggio', 'doctor')
    expect(table.told('doctor')).toMatchObject([{ seat: 1 }])
    expect(table.hand('laserva').influence).toEqual(['doctor'])
    expect(table.asked).toEqual({ laserva: 'doctor' })
  })

  it('LCN-R27 he works for businessmen too, against every deactivation', () => {
    const table = tableOf(3, {
      planned: { [Y2]: ORDER.assault },
      influence: { dimaggio: ['doctor'] },
      markers: { 'biz-lawyer-1': ['calmuti'] },
    }).action('blundetto')
    table.attacks('blundetto', Y2, 'biz-lawyer-1', 2, 1).answers('dimaggio', 'doctor')
    expect(table.business('biz-lawyer-1')).toMatchObject({ active: true, markers: [2] })
  })
})

describe('the Schemer', () => {
  const scheming = (influence: Hands, planned: object = {}) =>
    tableOf(5, {
      start: 'calmuti',
      planned: {
        [B1]: ORDER.gasStation,
        [R1]: ORDER.escort,
        [R2]: ORDER.carTheft,
        [G1]: ORDER.threats,
        ...planned,
      },
      influence,
    }).action('caruso')

  it('LCN-16.18, LCN-16.19, LCN-R28, LCN-D10 before an opponent’s turn those with an Influence card and a task are asked', () => {
    const table = scheming({ calmuti: ['schemer'], dimaggio: ['doctor'], laserva: ['schemer'] })
    expect(table.asked).toEqual({ dimaggio: 'scheme', calmuti: 'scheme' })
    expect(table.options('dimaggio')).toEqual(['pass'])
    table.answers('dimaggio', 'pass').answers('calmuti', 'scheme')
    expect(table.asked).toEqual({ calmuti: 'act' })
    expect(table.state.open.influenceDiscard).toEqual(['schemer'])
    table.answers('calmuti', `off:${R1}`)
    expect(table.asked).toEqual({ dimaggio: 'scheme' })
    table.answers('dimaggio', 'pass')
    // The turn has begun: nobody can come before it any more.
    expect(table.asked).toEqual({ caruso: 'act' })
  })

  it('LCN-16.20, LCN-16.21, LCN-16.22, LCN-X23 red and green both want: red first in turn order, then green is asked again, red not twice', () => {
    const table = scheming({ calmuti: ['schemer', 'schemer'], dimaggio: ['schemer'] })
    table.answers('dimaggio', 'scheme').answers('calmuti', 'scheme')
    expect(table.asked).toEqual({ calmuti: 'act' })
    expect(table.hand('dimaggio').influence).toEqual(['schemer'])
    table.answers('calmuti', `off:${R1}`)
    expect(table.asked).toEqual({ dimaggio: 'scheme' })
    table.answers('dimaggio', 'scheme').answers('dimaggio', `off:${G1}`)
    expect(table.asked).toEqual({ caruso: 'act' })
    expect(table.hand('calmuti').influence).toEqual(['schemer'])
  })

  it('LCN-16.23, LCN-D11 when the own turn begins he may do nothing in it; not after something was done', () => {
    const table = scheming({ caruso: ['schemer', 'snitch'] })
    expect(table.offers('caruso', 'skip')).toBe(true)
    table.answers('caruso', 'market')
    expect(table.whyNot('caruso', 'skip')).toBe('LCN-16.23 turnHasBegun')
    expect(table.offers('caruso', 'skip')).toBe(false)
    const skipped = scheming({ caruso: ['schemer'] }).answers('caruso', 'skip')
    expect(skipped.order(B1)).toBe(ORDER.gasStation)
    expect(skipped.turn).not.toBe('caruso')
  })

  it('LCN-16.23 whoever has declared a target and stood down cannot skip any more', () => {
    const table = scheming({ caruso: ['schemer'] })
    table.answers('caruso', `declare:${B1}`, G1, 'standDown')
    expect(table.offers('caruso', 'skip')).toBe(false)
    expect(table.whyNot('caruso', 'skip')).toBe('LCN-16.23 turnHasBegun')
  })

  it('LCN-R29, LCN-R28 an extra turn is an ordinary turn, cannot be skipped, and is not for Reactions alone', () => {
    const table = scheming({ calmuti: ['schemer', 'schemer', 'snitch'] }).answers('calmuti', 'scheme')
    expect(table.options('calmuti')).toEqual(expect.arrayContaining([`run:${R1}`, `off:${R2}`, 'market']))
    expect(table.whyNot('calmuti', 'skip')).toBe('LCN-R28 extraTurn')
    expect(table.offers('calmuti', 'skip')).toBe(false)
    const reactions = tableOf(3, {
      planned: { [Y1]: ORDER.gasStation, [R1]: ORDER.trap },
      influence: { calmuti: ['schemer'] },
    }).action('blundetto')
    expect(reactions.options('calmuti')).toEqual(['pass'])
  })

  it('LCN-X30, LCN-R28 whoever loses his last task in the window is passed over, and his order lies unshown', () => {
    const table = tableOf(5, {
      start: 'calmuti',
      planned: { [B1]: ORDER.gasStation, [R3]: ORDER.carBomb },
      influence: { calmuti: ['schemer'] },
    }).action('caruso')
    table.answers('calmuti', 'scheme').attacks('calmuti', R3, B1, 4, 1, 1)
    expect(table.unshown).toEqual([ORDER.gasStation])
    expect(Object.values(table.asked)).toContain('closing')
  })

  it('LCN-R28, LCN-R44 no window opens before players who are passed over, or where nobody is to be asked', () => {
    const table = tableOf(3, {
      planned: { [R1]: ORDER.escort },
      influence: { blundetto: ['schemer'] },
    }).action('blundetto')
    expect(table.asked).toEqual({ calmuti: 'act' })
  })
})

describe('looking at planned orders', () => {
  const planned = { [Y1]: ORDER.gasStation, [Y2]: ORDER.theft, [G1]: ORDER.escort, [R1]: 'biz-casino-1' }

  it('LCN-16.4, LCN-16.6, LCN-R63, LCN-D7 a Snitch shows one planned order of an opponent; that and where is public, what is not', () => {
    const table = tableOf(3, { planned, influence: { calmuti: ['snitch'] } }).action('blundetto')
    table.answers('calmuti', 'pass').does('calmuti', 'look', { with: 'snitch', gangster: Y1 })
    expect(table.told('looked')).toEqual([
      { type: 'looked', seat: 2, with: 'snitch', gangster: Y1, rival: 0 },
    ])
    expect(table.hears('calmuti', 'looked')).toMatchObject([{ order: ORDER.gasStation }])
    expect(table.view('calmuti').planned[Y1]).toBe(ORDER.gasStation)
    expect(table.view('dimaggio').gangsters[Y1]?.seen).toBe(1 << 2)
    expect(table.view('dimaggio').planned[Y1]).toBeUndefined()
    expect(table.view('calmuti').planned[Y2]).toBeUndefined()
    // One order, and no second look.
    expect(table.triesTo('calmuti', 'look', { with: 'more', gangster: Y2 })).toMatchObject({
      rule: 'LCN-R36',
    })
    table.answers('blundetto', `off:${Y1}`)
    expect(table.view('calmuti').unshownOrders[0]).toEqual([ORDER.gasStation])
    expect(table.triesTo('calmuti', 'look', { with: 'snitch', gangster: Y2 })).toMatchObject({
      rule: 'LCN-16.4',
    })
  })

  it('LCN-16.7, LCN-R36 a Spy shows two, of one opponent or of two, the second after the first was seen', () => {
    const table = tableOf(3, { planned, influence: { calmuti: ['spy'] } }).action('blundetto')
    table
      .answers('calmuti', 'pass')
      .does('calmuti', 'look', { with: 'spy', gangster: Y1 })
      .does('calmuti', 'look', { with: 'more', gangster: G1 })
    expect(table.view('calmuti').planned[G1]).toBe(ORDER.escort)
    expect(table.triesTo('calmuti', 'look', { with: 'more', gangster: Y2 })).toMatchObject({
      rule: 'LCN-R36',
    })
    expect(table.state.open.influenceDiscard).toEqual(['spy'])
  })

  it('LCN-17.1, LCN-17.7, LCN-R36, LCN-D8 a Lawyer looks at two once a round, and the mark stays when he changes hands', () => {
    const table = tableOf(3, { planned }).action('blundetto')
    table
      .does('dimaggio', 'look', { with: 'lawyer', gangster: Y1 })
      .does('dimaggio', 'look', { with: 'more', gangster: Y2 })
    expect(table.business('biz-lawyer-1')?.used).toBe(true)
    expect(table.triesTo('dimaggio', 'look', { with: 'lawyer', gangster: Y1 })).toMatchObject({
      rule: 'LCN-17.1',
    })
    table
      .does('dimaggio', 'offer', { to: 2, give: { businesses: ['biz-lawyer-1'] } })
      .does('calmuti', 'accept', { offer: '1-2-1' })
    expect(table.triesTo('calmuti', 'look', { with: 'lawyer', gangster: Y1 })).toMatchObject({
      rule: 'LCN-17.1',
    })
  })

  it('LCN-16.7, LCN-17.1, LCN-R36 two looks are two, also when another turn begins between them', () => {
    const table = tableOf(3, { planned, influence: { calmuti: ['spy'] } }).action('blundetto')
    table
      .answers('calmuti', 'pass')
      .does('calmuti', 'look', { with: 'spy', gangster: Y1 })
      .does('dimaggio', 'look', { with: 'lawyer', gangster: Y1 })
      .answers('blundetto', `off:${Y1}`)
      .does('dimaggio', 'look', { with: 'more', gangster: Y2 })
      .does('calmuti', 'look', { with: 'more', gangster: Y2 })
    expect(table.view('calmuti').planned[Y2]).toBe(table.order(Y2))
    expect([table.family('calmuti').looks, table.family('dimaggio').looks]).toEqual([0, 0])
  })

  it('LCN-16.7, LCN-R36 where only one order lies there, that one is all; what is left ends with the Action phase', () => {
    const one = tableOf(3, { planned: { [Y1]: ORDER.gasStation }, influence: { calmuti: ['spy'] } }).action(
      'blundetto',
    )
    one.does('calmuti', 'look', { with: 'spy', gangster: Y1 })
    expect(one.family('calmuti').looks).toBe(0)
    const waived = tableOf(3, { planned: { [Y1]: ORDER.gasStation, [Y2]: ORDER.escort } }).action('blundetto')
    waived.does('dimaggio', 'look', { with: 'lawyer', gangster: Y1 })
    expect(waived.family('dimaggio').looks).toBe(1)
    waived.answers('blundetto', `off:${Y1}`).answers('blundetto', `off:${Y2}`).all('ready')
    expect(waived.family('dimaggio').looks).toBe(0)
  })

  it('LCN-R13, LCN-22.3 in Planning and Action, also in others’ turns; turn-bound where the table plays so', () => {
    const table = tableOf(3, { planned, influence: { calmuti: ['snitch'] } })
      .closing()
      .all('ready')
    expect(table.triesTo('calmuti', 'look', { with: 'snitch', gangster: Y1 })).toMatchObject({
      code: 'notNow',
      rule: 'LCN-R13',
    })
    const bound = tableOf(
      3,
      { planned, influence: { calmuti: ['snitch'] } },
      { variants: ['turnBoundSpying'] },
    )
      .action('blundetto')
      .answers('calmuti', 'pass')
    expect(bound.triesTo('calmuti', 'look', { with: 'snitch', gangster: Y1 })).toMatchObject({
      code: 'notNow',
      rule: 'LCN-22.3',
    })
    const plan = tableOf(3, {
      planned,
      orders: { dimaggio: [ORDER.threats] },
      influence: { calmuti: ['snitch'] },
    }).planning()
    expect(plan.triesTo('calmuti', 'look', { with: 'snitch', gangster: Y1 })).toBeNull()
  })

  it('LCN-16.4, LCN-17.6 only orders of opponents, never a Purchase, and no borrowed ability', () => {
    const table = tableOf(3, {
      planned,
      influence: { calmuti: ['snitch'] },
      markers: { 'biz-lawyer-1': ['blundetto'] },
    })
      .action('blundetto')
      .answers('calmuti', 'pass')
    expect(table.triesTo('calmuti', 'look', { with: 'snitch', gangster: R1 })).toMatchObject({
      why: 'noOrderThere',
    })
    expect(table.triesTo('dimaggio', 'look', { with: 'lawyer', gangster: G1 })).toMatchObject({
      why: 'ownOrder',
    })
    expect(table.triesTo('blundetto', 'look', { with: 'lawyer', gangster: G1 })).toMatchObject({
      rule: 'LCN-17.1',
    })
  })

  it('LCN-16.5, LCN-R57, LCN-24.2 the Snitch replaces the Market in an Action turn before the task', () => {
    const table = tableOf(3, { planned, influence: { blundetto: ['snitch'] } }).action('blundetto')
    const before = [...table.state.open.market]
    table.answers('blundetto', 'market')
    expect(table.state.open.market).not.toEqual(before)
    expect(table.asked).toEqual({ blundetto: 'act' })
    table.answers('blundetto', `off:${Y1}`)
    expect(table.offers('dimaggio', 'market')).toBe(false)
  })

  it('LCN-16.2 a played card lies on the discard pile, one on a gangster when it leaves him', () => {
    const table = tableOf(3, {
      orders: { blundetto: [ORDER.gasStation] },
      influence: { blundetto: ['machine-gun'] },
    }).planning()
    table.answers('blundetto', `play:machine-gun:${G3}`)
    expect(table.state.open.influenceDiscard).toEqual([])
    expect(table.gangster(G3).on).toEqual(['machine-gun'])
  })
})
