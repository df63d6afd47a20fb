// Monopolies. LCN-18, LCN-R47, LCN-R65.

import { describe, expect, it } from 'vitest'
import { B1, G1, ORDER, R1, Y1, Y2 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'

describe('Monopolies', () => {
  it('LCN-18.1 two or more active ones, and more than all others together', () => {
    const holder = (own: readonly string[], other: readonly string[], deactivated: readonly string[] = []) =>
      tableOf(3, { businesses: { calmuti: own, dimaggio: other }, deactivated }).monopoly('prostitution')
    expect(holder(['biz-pimp-1'], [])).toBeNull()
    expect(holder(['biz-pimp-1', 'biz-pimp-2'], [])).toBe('calmuti')
    expect(holder(['biz-pimp-1', 'biz-pimp-2'], ['biz-pimp-3'])).toBe('calmuti')
    expect(holder(['biz-pimp-1', 'biz-pimp-2'], ['biz-pimp-3', 'biz-pimp-4'])).toBeNull()
    expect(holder(['biz-pimp-1', 'biz-pimp-2'], ['biz-pimp-3', 'biz-pimp-4'], ['biz-pimp-3'])).toBe('calmuti')
    expect(holder(['biz-pimp-1', 'biz-pimp-2'], [], ['biz-pimp-1'])).toBeNull()
  })

  it('LCN-18.2, LCN-X5 it is taken and returned at the very moment', () => {
    const table = tableOf(5, {
      cash: { caruso: 4000 },
      businesses: { calmuti: ['biz-pimp-1', 'biz-pimp-2'], laserva: [], blundetto: ['biz-pimp-3'] },
      planned: { [B1]: 'biz-pimp-4' },
    }).action('caruso')
    expect(table.monopoly('prostitution')).toBe('calmuti')
    table.answers('caruso', `pay:${B1}`)
    expect(table.monopoly('prostitution')).toBeNull()
    expect(table.told('monopolyLost')).toEqual([{ type: 'monopolyLost', monopoly: 'prostitution', seat: 2 }])
  })

  it('LCN-18.3, LCN-9.12, LCN-R65 planned Purchases do not count, and markers count for nobody but the owner', () => {
    const table = tableOf(3, {
      businesses: { calmuti: ['biz-pimp-1'], dimaggio: ['biz-pimp-2'] },
      planned: { [R1]: 'biz-pimp-3', [G1]: 'biz-pimp-4' },
      markers: { 'biz-pimp-2': ['calmuti'] },
    })
    expect(table.monopoly('prostitution')).toBeNull()
    expect(table.incomes).toEqual([7000, 2000, 2000])
  })

  it('LCN-18.4, LCN-18.5 each adds $5,000, and one player may hold several', () => {
    const table = tableOf(3, {
      businesses: {
        blundetto: ['biz-pimp-1', 'biz-pimp-2', 'biz-loan-shark-1', 'biz-loan-shark-2'],
        calmuti: [],
      },
    })
    expect([table.monopoly('prostitution'), table.monopoly('loans')]).toEqual(['blundetto', 'blundetto'])
    expect(table.incomes[0]).toBe(18000)
  })

  it('LCN-X20, LCN-24.14, LCN-R47 a turned card gives and takes it within one resolution, and its return takes it back', () => {
    const table = tableOf(5, {
      round: 2,
      businesses: {
        calmuti: ['biz-pimp-1', 'biz-pimp-2'],
        blundetto: ['biz-pimp-3', 'biz-pimp-4'],
        laserva: [],
      },
      planned: { [B1]: ORDER.assault },
    }).action('caruso')
    expect(table.monopoly('prostitution')).toBeNull()
    table.attacks('caruso', B1, 'biz-pimp-3', 2)
    expect(table.monopoly('prostitution')).toBe('calmuti')
    table.all('ready')
    for (const family of ['blundetto', 'dimaggio', 'calmuti', 'laserva', 'caruso'])
      table.answers(family, 'none')
    expect(table.monopoly('prostitution')).toBeNull()
  })

  it('LCN-17.8 pimp, drug dealer and loan shark have no ability: nobody is asked and nothing drawn for them', () => {
    const table = tableOf(3, {
      businesses: { blundetto: ['biz-pimp-1', 'biz-drug-dealer-2', 'biz-loan-shark-1'] },
      planned: { [Y2]: ORDER.creditCards, [Y1]: ORDER.escort },
    }).action('blundetto')
    table.runs('blundetto', Y2, 3, 1)
    expect(table.asked).toEqual({ blundetto: 'act' })
  })
})
