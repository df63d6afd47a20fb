// What Attacks do to men and cards: deactivation, murder, hits. LCN-11 to LCN-13, LCN-R22, LCN-R49.

import { describe, expect, it } from 'vitest'
import { G1, G2, G3, ORDER, R1, R2, R3, Y1, Y2, Y3 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'

describe('deactivation', () => {
  const bombed = (more: object = {}) =>
    tableOf(4, { planned: { [Y2]: ORDER.carBomb, [G1]: ORDER.escort }, ...more })
      .action('blundetto')
      .attacks('blundetto', Y2, G1, 4, 1)

  it('LCN-11.1, LCN-11.2, LCN-25.5 a turned gangster loses his order unshown and has no turn with it', () => {
    const table = bombed({ on: { [G1]: ['henchman', 'saboteur', 'machine-gun', 'distraction'] } })
    expect(table.gangster(G1)).toMatchObject({
      active: false,
      back: null,
      on: ['machine-gun', 'distraction'],
      where: 'play',
    })
    expect(table.unshown).toEqual([ORDER.escort])
    expect(Object.values(table.asked)).toContain('closing')
  })

  it('LCN-11.3, LCN-R49, LCN-25.5 his Purchase goes to the bottom of the deck, the markers on it home', () => {
    const table = bombed({
      planned: { [Y2]: ORDER.carBomb, [G1]: 'biz-casino-1' },
      markers: { 'biz-casino-1': ['calmuti'] },
    })
    expect(table.state.open.deckBottom[0]).toBe('biz-casino-1')
    expect(table.told('markerHome')).toEqual([{ type: 'markerHome', seat: 2, business: 'biz-casino-1' }])
  })

  it('LCN-11.5, LCN-11.6, LCN-11.7, LCN-25.10, LCN-9.10 a turned card: no income, no Monopoly, markers home, no ability, the used mark stays', () => {
    const table = tableOf(3, {
      businesses: { dimaggio: ['biz-drug-dealer-1', 'biz-drug-dealer-2', 'biz-lawyer-1'] },
      markers: { 'biz-drug-dealer-1': ['calmuti'] },
      used: ['biz-drug-dealer-1'],
      planned: { [Y1]: ORDER.assault, [G1]: ORDER.escort },
    }).action('blundetto')
    expect(table.monopoly('drugs')).toBe('dimaggio')
    expect(table.incomes[1]).toBe(10000)
    table.attacks('blundetto', Y1, 'biz-drug-dealer-1', 2)
    expect(table.monopoly('drugs')).toBeNull()
    expect(table.incomes[1]).toBe(3000)
    expect(table.markers('biz-drug-dealer-1')).toEqual([])
    expect(table.business('biz-drug-dealer-1')).toMatchObject({ active: false, used: true, owner: 1 })
  })

  it('LCN-11.7 a turned Lawyer cannot look', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.escort }, deactivated: ['biz-lawyer-1'] }).action(
      'blundetto',
    )
    expect(table.triesTo('dimaggio', 'look', { with: 'lawyer', gangster: Y1 })).toMatchObject({
      code: 'blocked',
      rule: 'LCN-17.1',
    })
  })
})

describe('murder and destruction', () => {
  it('LCN-12.1, LCN-25.11 a murdered businessman and a destroyed company go to the bottom of the deck, markers home', () => {
    const table = tableOf(3, {
      planned: { [Y2]: ORDER.businessmanMurder, [Y3]: ORDER.arson },
      markers: { 'biz-lawyer-1': ['calmuti'] },
      used: ['biz-lawyer-1'],
    }).action('blundetto')
    table.attacks('blundetto', Y2, 'biz-lawyer-1', 3, 3)
    expect(table.business('biz-lawyer-1')).toBeUndefined()
    expect(table.state.open.deckBottom[0]).toBe('biz-lawyer-1')
    expect(table.told('markerHome')).toHaveLength(1)
    table.attacks('blundetto', Y3, 'biz-building-firm-1', 4, 4, 1)
    expect(table.state.open.deckBottom.slice(0, 2)).toEqual(['biz-building-firm-1', 'biz-lawyer-1'])
  })

  it('LCN-25.11 a card that comes from the Market again is active and unused', () => {
    const table = tableOf(3, {
      cash: { calmuti: 9000 },
      planned: { [Y2]: ORDER.businessmanMurder, [R1]: ORDER.connections },
      used: ['biz-lawyer-1'],
    }).action('blundetto')
    table
      .attacks('blundetto', Y2, 'biz-lawyer-1', 3, 3)
      .runs('calmuti', R1, 3)
      .answers('calmuti', 'buy:biz-lawyer-1')
    expect(table.business('biz-lawyer-1')).toEqual({ owner: 2, active: true, used: false, markers: [] })
  })

  it('LCN-12.2, LCN-12.3, LCN-12.4, LCN-25.6, LCN-13.4 a murdered gangster is a trophy; task and cards on him are discarded', () => {
    const table = tableOf(3, {
      planned: { [Y3]: ORDER.murder, [G1]: ORDER.escort, [R1]: ORDER.gasStation },
      on: { [G1]: ['henchman', 'saboteur', 'machine-gun', 'distraction'] },
    }).action('blundetto')
    table.attacks('blundetto', Y3, G1, 2, 2, 1)
    expect(table.gangster(G1)).toMatchObject({ where: 'dead', owner: null, back: null, on: [] })
    expect(table.family('blundetto').trophies).toEqual([G1])
    expect(table.unshown).toEqual([ORDER.escort])
    expect(table.state.open.influenceDiscard).toHaveLength(4)
    const buyer = tableOf(3, { planned: { [Y3]: ORDER.murder, [G1]: 'biz-casino-1' } })
      .action('blundetto')
      .attacks('blundetto', Y3, G1, 2, 2, 1)
    expect(buyer.state.open.deckBottom[0]).toBe('biz-casino-1')
  })

  it('LCN-12.5 murder of businessmen begins in round II, of gangsters in round III', () => {
    const { components } = tableOf(3).box
    const first = (kind: string) =>
      Math.min(
        ...components.orderCards
          .filter(
            ({ target, results }) =>
              target === kind && results.some(({ effects }) => effects.some(({ op }) => op === 'murder')),
          )
          .map(({ round }) => round),
      )
    expect([first('opponentBusinessman'), first('opponentGangster')]).toEqual([2, 3])
    expect(
      components.orderCards.filter(
        ({ round, results }) =>
          round < 3 && results.some(({ effects }) => effects.some(({ op }) => op === 'destroy')),
      ),
    ).toEqual([])
  })
})

describe('hits', () => {
  const murder = (more: object, target: string) => {
    const table = tableOf(3, { planned: { [Y2]: ORDER.murder }, ...more }).action('blundetto')
    table.answers('blundetto', `declare:${Y2}`).answers('blundetto', target).answers('blundetto', 'reveal')
    return table.told('revealed')[0]?.['difficulty']
  }

  it('LCN-13.1, LCN-13.2, LCN-R22 the target’s strength is the difficulty, one more if he has an order or a Purchase', () => {
    expect(murder({}, G2)).toBe(2)
    expect(murder({ planned: { [Y2]: ORDER.murder, [G2]: ORDER.escort } }, G2)).toBe(3)
    expect(murder({ planned: { [Y2]: ORDER.murder, [G2]: 'biz-casino-1' } }, G2)).toBe(3)
    const bomb = tableOf(3, { planned: { [Y2]: ORDER.carBomb, [G1]: ORDER.escort } })
      .action('blundetto')
      .attacks('blundetto', Y2, G1, 1, 1)
    expect(bomb.told('revealed')).toMatchObject([{ difficulty: 4 }])
  })

  it('LCN-13.3, LCN-14.8 Murder needs two successes', () => {
    const table = tableOf(3, { planned: { [Y3]: ORDER.murder } })
      .action('blundetto')
      .attacks('blundetto', Y3, G3, 3, 2, 1)
    expect(table.gangster(G3).where).toBe('play')
  })

  it('LCN-13.5, LCN-16.17 cards on the target change his strength, Henchman and Saboteur on the attacker the difficulty', () => {
    expect(murder({ on: { [G2]: ['machine-gun'] } }, G2)).toBe(3)
    expect(murder({ on: { [G2]: ['distraction'] } }, G2)).toBe(1)
    expect(murder({ on: { [Y2]: ['henchman'] } }, G2)).toBe(1)
    expect(murder({ on: { [Y2]: ['saboteur'], [G2]: ['machine-gun'] } }, G2)).toBe(4)
  })

  it('LCN-X6, LCN-X7 a strength of 4: 3 and 5 are one success, and a busy one needs 5', () => {
    const gangsters = { 'gang-blundetto-6': 'blundetto' }
    const table = tableOf(3, { gangsters, planned: { [R2]: ORDER.murder } })
      .action('calmuti')
      .attacks('calmuti', R2, 'gang-blundetto-6', 3, 5)
    expect(table.told('rolled')).toMatchObject([{ difficulty: 4, successes: 1 }])
    expect(table.gangster('gang-blundetto-6').where).toBe('play')
    const busy = tableOf(3, { gangsters, planned: { [R2]: ORDER.murder, 'gang-blundetto-6': ORDER.escort } })
      .action('calmuti')
      .attacks('calmuti', R2, 'gang-blundetto-6', 4, 5)
    expect(busy.told('rolled')).toMatchObject([{ difficulty: 5, successes: 1 }])
  })

  it('LCN-X8 a strength of 3 without a task: two dice must show 3 or more', () => {
    const table = tableOf(3, { planned: { [R3]: ORDER.murder } })
      .action('calmuti')
      .attacks('calmuti', R3, Y3, 3, 3, 2)
    expect(table.gangster(Y3).where).toBe('dead')
    expect(table.family('calmuti').trophies).toEqual([Y3])
  })

  it('LCN-X28 a busy gangster with a marked Purchase: one success turns him, two make him a trophy', () => {
    const position = {
      planned: { [Y3]: ORDER.carBomb, [G2]: 'biz-garage-2' },
      markers: { 'biz-garage-2': ['calmuti'] },
      on: { [G2]: ['henchman', 'machine-gun'] },
    } as const
    const turned = tableOf(3, position).action('blundetto').attacks('blundetto', Y3, G2, 4, 1, 1)
    expect(turned.state.open.deckBottom[0]).toBe('biz-garage-2')
    expect(turned.told('markerHome')).toMatchObject([{ seat: 2 }])
    expect(turned.gangster(G2)).toMatchObject({ active: false, on: ['machine-gun'] })
    expect(turned.state.open.influenceDiscard).toEqual(['henchman'])
    const dead = tableOf(3, position).action('blundetto').attacks('blundetto', Y3, G2, 4, 4, 1)
    expect(dead.state.open.influenceDiscard).toEqual(['henchman', 'machine-gun'])
    expect(dead.family('blundetto').trophies).toEqual([G2])
  })
})
