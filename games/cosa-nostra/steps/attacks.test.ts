// Attacks and what they do to cards: targets, deactivation, murder, hits. LCN-10 to LCN-13, LCN-R18 to R22, LCN-R54.

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
    expect(table.view('dimaggio').gangsters[Y1]?.order).toBeNull()
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
    expect(table.options('blundetto')).toEqual(expect.arrayContaining([G1, 'biz-drug-dealer-1', 'seat-2']))
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

describe('deactivation', () => {
  const bombed = (more: object = {}) =>
    tableOf(4, { planned: { [Y2]: ORDER.carBomb, [G1]: ORDER.escort }, ...more })
      .action('blundetto')
      .attacks('blundetto', Y2, G1, 4, 1)

  it('LCN-11.1, LCN-11.2, LCN-25.5 a turned gangster loses his order unshown and has no turn with it', () => {
    const table = bombed({ on: { [G1]: ['henchman', 'saboteur', 'machine-gun', 'distraction'] } })
    expect(table.gangster(G1)).toMatchObject({
      active: false,
      order: null,
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
    expect(table.state.businessDeck[0]).toBe('biz-casino-1')
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
    expect(table.view('spectator').seats[1]?.income).toBe(10000)
    table.attacks('blundetto', Y1, 'biz-drug-dealer-1', 2)
    expect(table.monopoly('drugs')).toBeNull()
    expect(table.view('spectator').seats[1]?.income).toBe(3000)
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
    expect(table.state.businessDeck[0]).toBe('biz-lawyer-1')
    expect(table.told('markerHome')).toHaveLength(1)
    table.attacks('blundetto', Y3, 'biz-building-firm-1', 4, 4, 1)
    expect(table.state.businessDeck.slice(0, 2)).toEqual(['biz-building-firm-1', 'biz-lawyer-1'])
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
    expect(table.gangster(G1)).toMatchObject({ where: 'dead', owner: null, order: null, on: [] })
    expect(table.family('blundetto').trophies).toEqual([G1])
    expect(table.unshown).toEqual([ORDER.escort])
    expect(table.state.influenceDiscard).toHaveLength(4)
    const buyer = tableOf(3, { planned: { [Y3]: ORDER.murder, [G1]: 'biz-casino-1' } })
      .action('blundetto')
      .attacks('blundetto', Y3, G1, 2, 2, 1)
    expect(buyer.state.businessDeck[0]).toBe('biz-casino-1')
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
    expect(turned.state.businessDeck[0]).toBe('biz-garage-2')
    expect(turned.told('markerHome')).toMatchObject([{ seat: 2 }])
    expect(turned.gangster(G2)).toMatchObject({ active: false, on: ['machine-gun'] })
    expect(turned.state.influenceDiscard).toEqual(['henchman'])
    const dead = tableOf(3, position).action('blundetto').attacks('blundetto', Y3, G2, 4, 4, 1)
    expect(dead.state.influenceDiscard).toEqual(['henchman', 'machine-gun'])
    expect(dead.family('blundetto').trophies).toEqual([G2])
  })
})
