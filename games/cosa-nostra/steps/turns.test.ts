// What begins and ends with a turn, and why something cannot be done in it. LCN-5, LCN-6, LCN-16, LCN-24, LCN-R28 to R32.

import { describe, expect, it } from 'vitest'
import { B1, G1, ORDER, R1, R2, R3, Y1, Y2, Y4 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'

describe('the Schemer', () => {
  const scheming = (more: object = {}) =>
    tableOf(5, {
      start: 'calmuti',
      planned: { [B1]: ORDER.gasStation, [R1]: ORDER.escort, [R2]: ORDER.carTheft, [G1]: ORDER.threats },
      influence: { calmuti: ['schemer', 'schemer'], dimaggio: ['schemer'] },
      ...more,
    }).action('caruso')

  it('LCN-16.18 everybody hears who comes before whom', () => {
    const table = scheming().answers('calmuti', 'scheme').answers('dimaggio', 'pass')
    expect(table.told('schemed')).toEqual([{ type: 'schemed', seat: 2, rival: 4 }])
  })

  it('LCN-16.22 who has schemed before this turn is public, in that order', () => {
    const table = scheming().answers('calmuti', 'scheme').answers('dimaggio', 'pass')
    table.answers('calmuti', `off:${R1}`).answers('dimaggio', 'scheme')
    expect(table.view('spectator').schemed).toEqual([2, 1])
  })

  it('LCN-16.22 before another turn he may scheme again', () => {
    const table = scheming().answers('calmuti', 'scheme').answers('dimaggio', 'pass')
    table.answers('calmuti', `off:${R1}`).answers('dimaggio', 'pass').answers('caruso', `off:${B1}`)
    expect(table.asked).toEqual({ calmuti: 'scheme' })
  })

  it('LCN-R28 between an extra turn and the next window it is nobody’s turn', () => {
    const table = scheming().answers('calmuti', 'scheme').answers('dimaggio', 'pass')
    table.answers('calmuti', `off:${R1}`)
    expect([table.asked, table.turn]).toEqual([{ dimaggio: 'scheme' }, null])
  })

  it('LCN-R28, LCN-X30 once the turn is lost nobody else is asked whether to forestall it', () => {
    const table = scheming({
      planned: { [B1]: ORDER.gasStation, [R3]: ORDER.carBomb, [G1]: ORDER.threats },
      influence: { calmuti: ['schemer'], dimaggio: ['schemer'] },
    })
    table.answers('calmuti', 'scheme').answers('dimaggio', 'pass').attacks('calmuti', R3, B1, 4, 1, 1)
    table.answers('dimaggio', 'pass')
    expect(table.asked).toEqual({ dimaggio: 'act' })
  })

  it('LCN-16.18, LCN-R29 why one cannot scheme: no card, or nothing but Reactions', () => {
    const table = scheming({ influence: { calmuti: ['spy'], dimaggio: ['schemer'] } })
    expect(table.whyNot('calmuti', 'scheme')).toBe('LCN-16.18 cardNotInHand')
    const reactions = scheming({
      planned: { [B1]: ORDER.gasStation, [R1]: ORDER.trap },
      influence: { calmuti: ['schemer'] },
    })
    expect(reactions.whyNot('calmuti', 'scheme')).toBe('LCN-R29 onlyReactions')
  })

  it('LCN-16.23 the skip costs the card, and everybody hears of it', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.trap }, influence: { blundetto: ['schemer', 'spy'] } })
    table.action('blundetto').answers('blundetto', 'skip')
    expect(table.hand('blundetto').influence).toEqual(['spy'])
    expect(table.state.open.influenceDiscard).toEqual(['schemer'])
    expect(table.told('skipped')).toEqual([{ type: 'skipped', seat: 0 }])
  })

  it('LCN-16.5 replacing the Market costs the Snitch alone', () => {
    const table = tableOf(3, {
      planned: { [Y1]: ORDER.trap },
      influence: { blundetto: ['snitch', 'schemer'] },
    })
    table.action('blundetto').answers('blundetto', 'market')
    expect(table.hand('blundetto').influence).toEqual(['schemer'])
  })
})

describe('why not', () => {
  it('LCN-6.3, LCN-16.5, LCN-16.23, LCN-10.2, LCN-6.9 in an Action turn', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.theft, [Y2]: ORDER.trap } }).action('blundetto')
    expect(table.whyNot('blundetto', 'pass')).toBe('LCN-6.3 noPassing')
    expect(table.whyNot('blundetto', 'market')).toBe('LCN-16.5 cardNotInHand')
    expect(table.whyNot('blundetto', 'skip')).toBe('LCN-16.23 cardNotInHand')
    expect(table.whyNot('blundetto', `run:${Y1}`)).toBe('LCN-10.2 declareFirst')
    expect(table.whyNot('blundetto', `run:${Y2}`)).toBe('LCN-6.9 reactionsWait')
  })

  it('LCN-R30 a fourth declaration; the next turn has three again', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.theft, [Y2]: ORDER.gasStation } }).action('blundetto')
    for (let i = 0; i < 3; i++) table.answers('blundetto', `declare:${Y1}`, 'seat-1', 'standDown')
    expect(table.whyNot('blundetto', `declare:${Y1}`)).toBe('LCN-R30 declaredEnough')
    table.answers('blundetto', `off:${Y2}`)
    expect(table.offers('blundetto', `declare:${Y1}`)).toBe(true)
  })

  it('LCN-5.1, LCN-5.3, LCN-16.5 in a planning turn', () => {
    const table = tableOf(3, {
      orders: { blundetto: [ORDER.gasStation, ORDER.threats] },
      influence: { blundetto: ['spy'] },
    }).planning()
    expect(table.prompt('blundetto')).toMatchObject({ key: 'plan', rule: 'LCN-5.1' })
    expect(table.whyNot('blundetto', 'done')).toBe('LCN-5.3 noPassing')
    expect(table.whyNot('blundetto', 'market')).toBe('LCN-16.5 cardNotInHand')
    table.answers('blundetto', `task:${Y1}:${ORDER.gasStation}`)
    expect(table.prompt('blundetto')).toMatchObject({ key: 'planMore', rule: 'LCN-R57' })
    expect(table.whyNot('blundetto', `task:${Y2}:${ORDER.threats}`)).toBe('LCN-5.1 oneTaskATurn')
  })

  it('LCN-16.8 a man under his Boss is not in play for a Henchman', () => {
    const table = tableOf(3, { influence: { blundetto: ['henchman'] } }).planning()
    expect(table.offers('blundetto', `play:henchman:${Y4}`)).toBe(false)
    expect(table.offers('blundetto', `play:henchman:${R1}`)).toBe(true)
  })

  it('LCN-24.5, LCN-24.3 a declaration says what it is about, and why it cannot be revealed', () => {
    const table = tableOf(3, { planned: { [Y1]: ORDER.theft } }).action('blundetto')
    table.answers('blundetto', `declare:${Y1}`)
    expect(table.asked).toEqual({ blundetto: 'declareTarget' })
    table.answers('blundetto', G1)
    expect(table.prompt('blundetto')).toMatchObject({ key: 'declared', about: { gangster: Y1, target: G1 } })
    expect(table.whyNot('blundetto', 'reveal')).toBe('LCN-24.5 doesNotFit')
    table.answers('blundetto', 'standDown')
    expect(table.told('stoodDown')).toEqual([{ type: 'stoodDown', seat: 0, gangster: Y1, target: G1 }])
  })

  it('LCN-16.9, LCN-4.5, LCN-19.3 a Doctor not in hand, a mixed hand, a man too dear', () => {
    const hit = tableOf(3, { planned: { [Y2]: ORDER.carBomb }, influence: { calmuti: ['spy'] } })
    hit.action('blundetto').attacks('blundetto', Y2, G1, 4, 1)
    expect(hit.whyNot('calmuti', 'doctor')).toBe('LCN-16.9 cardNotInHand')
    const hands = [ORDER.assault, ORDER.gasStation, ORDER.threats, ORDER.escort]
    const swap = tableOf(3, { orderDeck: hands }).round()
    expect(swap.whyNot('blundetto', 'demand')).toBe('LCN-4.5 notAllAttacks')
    expect(tableOf(3).payday().whyNot('blundetto', `recruit:${Y4}`)).toBe('LCN-19.3 cannotPay')
  })

  it('LCN-R38, LCN-10.9 only a race needs money: a party can be given without', () => {
    const poor = { cash: { blundetto: 0 }, planned: { [Y1]: ORDER.birthday, [Y2]: ORDER.races } }
    const table = tableOf(3, poor).action('blundetto')
    expect(table.offers('blundetto', `run:${Y1}`)).toBe(true)
    expect(table.offers('blundetto', `run:${Y2}`)).toBe(false)
  })
})

describe('what ends with a turn or a phase', () => {
  const talking = () =>
    tableOf(3, { planned: { [Y1]: ORDER.gasStation, [R1]: ORDER.escort } })
      .action('blundetto')
      .does('dimaggio', 'offer', { to: 2, give: { cash: 1000 }, until: 'turn' })

  it('LCN-R32 an offer for the turn ends with an Action turn', () => {
    expect(talking().state.secret.offers).toHaveLength(1)
    expect(talking().answers('blundetto', `off:${Y1}`).state.secret.offers).toEqual([])
  })

  it('LCN-R32 with the turn everybody may talk anew', () => {
    expect(talking().state.secret.talk).toEqual([0, 1, 0])
    expect(talking().answers('blundetto', `off:${Y1}`).state.secret.talk).toEqual([0, 0, 0])
  })

  it('LCN-R32 with the closing moment, and with every recruit, everybody may talk anew', () => {
    const table = tableOf(3)
      .closing()
      .does('dimaggio', 'offer', { to: 2, give: { cash: 1000 } })
      .all('ready')
    expect(table.state.secret.talk).toEqual([0, 0, 0])
    table.does('dimaggio', 'offer', { to: 2, give: { cash: 1000 } }).answers('blundetto', 'none')
    expect(table.state.secret.talk).toEqual([0, 0, 0])
  })

  it('LCN-R36 a second look is kept from Planning to Action', () => {
    const table = tableOf(3, {
      planned: { [Y1]: ORDER.gasStation, [Y2]: ORDER.theft, 'gang-blundetto-3': ORDER.escort },
      orders: { dimaggio: [ORDER.threats] },
      market: [null, null, null, null],
      wholeDeck: [],
    }).planning()
    table.does('dimaggio', 'look', { with: 'lawyer', gangster: Y1 })
    table.answers('dimaggio', `task:${G1}:${ORDER.threats}`)
    expect([table.state.open.phase, table.family('dimaggio').looks]).toEqual(['action', 1])
  })

  it('LCN-R60, LCN-19.3 the closing moment and a recruit are told', () => {
    const table = tableOf(3, { cash: { blundetto: 10000 } })
      .closing()
      .all('ready')
    expect(table.told('closed')).toEqual([{ type: 'closed', round: 1 }])
    table.answers('blundetto', `recruit:${Y4}`)
    expect(table.told('recruited')).toEqual([{ type: 'recruited', seat: 0, gangster: Y4, price: 10000 }])
  })

  it('LCN-4.6 a new deal is dealt by chance', () => {
    const hands = [ORDER.assault, 'ord-1-02', ORDER.smallTheft, ORDER.theft]
    const dealt = (seed: string) =>
      tableOf(3, { orderDeck: hands }, {}, seed)
        .round()
        .answers('blundetto', 'demand')
        .all('keep')
        .state.secret.hands.map(({ orders }) => orders)
    expect(dealt('one')).not.toEqual(dealt('two'))
  })

  it('LCN-R43, LCN-R44 turns, the closing moment and recruiting wait for people, also where one answer is left', () => {
    const paused = (table: ReturnType<typeof tableOf>) => table.prompt('blundetto').pause
    expect(paused(tableOf(3, { planned: { [Y1]: ORDER.trap } }).action('blundetto'))).toBe(true)
    expect(paused(tableOf(3).planning())).toBe(true)
    expect(paused(tableOf(3).closing())).toBe(true)
    expect(paused(tableOf(3).payday())).toBe(true)
  })
})

describe('windows that somebody lets pass beforehand', () => {
  const pass = { pass: 'game', unless: null } as const

  it('LCN-R26, LCN-R28 the others see the same question', () => {
    const table = tableOf(4, {
      planned: { [Y1]: ORDER.gasStation, [R1]: ORDER.escort, [G1]: ORDER.threats },
      influence: { calmuti: ['spy'], dimaggio: ['spy'] },
    })
    table.state.secret.standing[1] = { scheme: pass }
    expect(table.action('blundetto').sight('laserva').waiting).toMatchObject([
      { seat: 1, key: 'scheme', sealed: true },
      { seat: 2, key: 'scheme', sealed: false },
    ])
  })

  it('LCN-R26, LCN-R27 also for the Doctor', () => {
    const table = tableOf(4, {
      planned: { [Y2]: ORDER.carBomb },
      influence: { calmuti: ['spy'], dimaggio: ['spy'] },
    })
    table.state.secret.standing[1] = { doctor: pass }
    expect(
      table.action('blundetto').attacks('blundetto', Y2, G1, 4, 1).sight('laserva').waiting,
    ).toMatchObject([
      { seat: 1, key: 'doctor', sealed: true },
      { seat: 2, key: 'doctor', sealed: false },
    ])
  })
})
