// Cards of a corrected file: effects shown twice, effects that find nothing to do. COR-15.1, COR-16, COR-R46.

import type { Answer } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { openBusinesses } from '../rules/board.ts'
import {
  ALLY,
  DRAW,
  type Given,
  HORSE_HEAD,
  MEMBERS,
  playing,
  SUITCASE,
  THUGS,
  withEffects,
} from '../testing/correctedAlly.ts'
import { tableOf } from '../testing/table.ts'

describe('COR-15.1 an effect that is shown twice', () => {
  const hit = { do: 'gunDown', kind: 'thug', count: 2, scope: 'board' }
  const move = { do: 'moveFigure', kind: 'thug', owner: 'rival', shakedown: false }
  const trade = { do: 'trade', discard: 1, gain: { money: [5] } }
  const choice = { do: 'takeGoodsChoice', from: ['gun', 'booze'], count: 1, distinct: true }
  const steal = { do: 'stealRandom', count: 1 }
  const threat = { do: 'forceDiscard', count: 1 }
  const open = { do: 'unsuitcase', count: 1 }
  const mayor = { do: 'placeNeutral', figure: 'mayor' }
  const bomb = { do: 'carBomb' }
  const pass = { do: 'driveBy' }
  const perTurf = { do: 'moneyPerTurf', value: 1, max: 3 }

  const cases: readonly [string, readonly object[], Given, readonly Answer[], readonly Answer[]][] = [
    ['gunDown', [hit], { figures: THUGS }, ['pizzino-thug-1'], ['pizzino-thug-2']],
    ['driveBy', [pass, pass], { figures: THUGS }, ['queens'], ['chelsea']],
    ['carBomb', [bomb, bomb], { figures: THUGS }, ['queens'], ['chelsea']],
    [
      'moveFigure',
      [move, move],
      { figures: THUGS },
      ['pizzino-thug-1', 'pb-midtown'],
      ['pizzino-thug-1', 'pb-queens'],
    ],
    ['placeNeutral', [mayor, mayor], {}, ['fs-14'], ['fs-15']],
    ['useFront', [{ do: 'useFront', scope: 'any', count: 2 }], {}, ['pb-queens'], ['pb-brooklyn']],
    ['useBack', [{ do: 'useBack', scope: 'any', count: 2 }], {}, ['pb-queens'], ['pb-brooklyn']],
    [
      'drawJobs',
      [{ ...DRAW, times: 2 }],
      { deck: ['job-favor', 'job-offer', 'job-warning', 'job-payroll'] },
      ['job-favor'],
      ['job-warning'],
    ],
    ['trade', [trade, trade], { hand: ['$1', 'gun', 'gun'] }, [['gun']], [['gun']]],
    ['takeGoodsChoice', [choice, choice], {}, [['gun']], [['booze']]],
    ['takeMoney', [{ do: 'takeMoney', values: [5, 5] }], { piles: { $5: 1 } }, [], []],
    ['takeGood', [{ do: 'takeGoods', goods: ['gun', 'gun', 'gun'] }], { piles: { gun: 2 } }, [], []],
    ['stealRandom', [steal, steal], { rivals: ['gun', 'gun', 'gun'] }, ['seat-1'], ['seat-1']],
    ['unsuitcase', [open, open], { suitcases: { pizzino: ['$5', '$3', '$2'] } }, ['seat-1'], ['seat-1']],
  ]

  it.each(cases)(
    'COR-15.1 %s is used twice, and the suitcase still comes after',
    (kind, effects, given, first, second) => {
      const table = playing([...effects, SUITCASE], given)
      const [next = ''] = table.options('vitale')
      expect(table.options('vitale')).toEqual([`${kind}:0`, 'suitcase:1', 'stop'])
      expect(next).toBe(`${kind}:0`)
      table.answers('vitale', next, ...first)
      expect(table.options('vitale')).toEqual([`${kind}:0`, 'suitcase:1', 'stop'])
      table.answers('vitale', next, ...second)
      expect(table.asked).toEqual({ vitale: 'suitcase' })
      table.answers('vitale', ['$1'])
      expect(table.suitcase('vitale')).toEqual(['$1'])
      expect(table.asked).toEqual({ pizzino: 'turn' })
    },
  )

  it('COR-16.5 money for turfs shown twice is taken twice, and once where the pile gives no more', () => {
    const control = { queens: ['vitale'] }
    expect(playing([perTurf, perTurf, SUITCASE], { control }).hand('vitale')).toEqual(['$1', '$1', '$1'])
    const short = playing([perTurf, perTurf, SUITCASE], { control, piles: { $1: 1 } })
    expect(short.options('vitale')).toEqual(['moneyPerTurf:0', 'suitcase:1', 'stop'])
    short.answers('vitale', 'moneyPerTurf:0')
    expect(short.asked).toEqual({ vitale: 'suitcase' })
    const lower = playing([{ ...perTurf, value: 2 }, { ...perTurf, value: 2 }, SUITCASE], {
      control,
      piles: { $2: 1 },
    })
    lower.answers('vitale', 'moneyPerTurf:0').answers('vitale', 'moneyPerTurf:0')
    expect(lower.hand('vitale')).toEqual(['$1', '$1', '$2'])
    expect(lower.asked).toEqual({ vitale: 'suitcase' })
  })

  it('COR-16.12 an offer twice asks twice', () => {
    const table = playing([{ do: 'offer' }, { do: 'offer' }, SUITCASE], { rivals: ['$2', '$3'] })
    table
      .answers('vitale', 'offer:0')
      .answers('pizzino', '$2')
      .answers('vitale', 'offer:0')
      .answers('pizzino', '$3')
    expect(table.suitcase('vitale')).toEqual(['$2', '$3'])
    expect(table.asked).toEqual({ vitale: 'suitcase' })
    expect(table.told('offer')).toHaveLength(2)
  })

  it('COR-16.14 a threat twice is answered twice', () => {
    const table = playing([threat, threat, SUITCASE], { rivals: ['$2', '$3', 'gun'] })
    table.answers('vitale', 'forceDiscard:0', 'seat-1').answers('pizzino', ['$2'])
    table.answers('vitale', 'forceDiscard:0', 'seat-1').answers('pizzino', ['gun'])
    expect(table.hand('pizzino')).toEqual(['$3'])
    expect(table.asked).toEqual({ vitale: 'suitcase' })
  })

  it('COR-R4 what is declined is not offered a second time', () => {
    const declined: readonly [string, readonly object[], Given][] = [
      ['gunDown', [hit], { figures: THUGS }],
      ['driveBy', [pass, pass], { figures: THUGS }],
      ['carBomb', [bomb, bomb], { figures: THUGS }],
      ['moveFigure', [move, move], { figures: THUGS }],
      ['placeNeutral', [mayor, mayor], {}],
      ['useFront', [{ do: 'useFront', scope: 'any', count: 2 }], {}],
      ['useBack', [{ do: 'useBack', scope: 'any', count: 2 }], {}],
      ['stealRandom', [steal, steal], { rivals: ['gun'] }],
      ['forceDiscard', [threat, threat], { rivals: ['gun'] }],
      ['unsuitcase', [open, open], { suitcases: { pizzino: ['$5'] } }],
    ]
    for (const [kind, effects, given] of declined) {
      const table = playing([...effects, SUITCASE], given).answers('vitale', `${kind}:0`, 'none')
      expect(table.asked).toEqual({ vitale: 'suitcase' })
    }
  })

  it('COR-R4 an only effect may be declined, and then the turn is over', () => {
    for (const [effect, given] of [
      [{ do: 'offer' }, { rivals: ['$2'] }],
      [HORSE_HEAD, {}],
      [DRAW, {}],
    ] as const) {
      const table = playing([effect], given).answers('vitale', 'none')
      expect(table.asked).toEqual({ pizzino: 'turn' })
      expect(table.horseHead).toBe('pizzino')
    }
    const robbed = playing([{ do: 'offer' }], { rivals: ['$2'] }).answers('vitale', 'none')
    expect(robbed.hand('pizzino')).toEqual(['$2'])
  })

  it('COR-16.4 a back is used once by a card, and says so', () => {
    const table = playing([{ do: 'useBack', scope: 'any', count: 2 }]).answers('vitale', 'pb-queens')
    expect(table.options('vitale')).not.toContain('pb-queens')
    expect(table.tries('vitale', 'pb-queens')).toMatchObject({
      code: 'blocked',
      rule: 'COR-16.4',
      why: 'backUsed',
    })
    table.answers('vitale', 'pb-brooklyn')
    expect(table.hand('vitale')).toEqual(['$1', 'booze', 'gun'])
  })

  it('COR-16.3 what one card has used is free again for the next', () => {
    const again = tableOf(
      3,
      { hands: { vitale: [ALLY, 'job-extortion', 'gun', 'booze', 'bloodMoney'], pizzino: [], marzullo: [] } },
      withEffects([{ do: 'useFront', scope: 'any', count: 1 }]),
    ).turnOf('vitale')
    again.answers('vitale', `ally:${ALLY}`, 'pb-queens').turnOf('vitale')
    again.answers('vitale', 'hand:job-extortion', 'moneyFirst')
    expect(again.options('vitale')).toContain('pb-queens')
  })

  it('COR-16.13 several cards at once are stolen as long as there are any', () => {
    const table = playing([{ do: 'stealRandom', count: 3 }], { rivals: ['gun', 'gun'] }).answers(
      'vitale',
      'seat-1',
    )
    expect(table.hand('vitale')).toEqual(['$1', 'gun', 'gun'])
    expect(table.told('stolen')).toHaveLength(2)
  })

  it('COR-16.15 several cards leave a suitcase from the highest down, as long as there are any', () => {
    const suitcases = { pizzino: ['$1', '$5', '$2'] }
    const two = playing([{ do: 'unsuitcase', count: 2 }], { suitcases }).answers('vitale', 'seat-1')
    expect(two.told('unsuitcased')).toEqual([{ type: 'unsuitcased', seat: 0, rival: 1, cards: ['$5', '$2'] }])
    expect(two.suitcase('pizzino')).toEqual(['$1'])
    const all = playing([{ do: 'unsuitcase', count: 5 }], { suitcases }).answers('vitale', 'seat-1')
    expect(all.hand('pizzino')).toEqual(['$1', '$2', '$5'])
    expect(all.suitcase('pizzino')).toEqual([])
  })

  it('COR-R44 what was hidden and is now seen cannot be taken back', () => {
    const open2 = playing([open, SUITCASE], { suitcases: { pizzino: ['$5'] } })
    open2.answers('vitale', 'unsuitcase:0')
    expect(open2.play.core.fence).toBeLessThan(open2.play.core.taken)
    open2.answers('vitale', 'seat-1')
    expect(open2.asked).toEqual({ vitale: 'suitcase' })
    expect(open2.play.core.fence).toBe(open2.play.core.taken)
  })

  it('COR-16.14 a forced discard takes no more cards than there are', () => {
    const table = playing([{ do: 'forceDiscard', count: 3 }], { rivals: ['gun', 'booze'] })
    table.answers('vitale', 'seat-1')
    expect(table.told('forcedToDiscard')).toEqual([{ type: 'forcedToDiscard', seat: 0, rival: 1, count: 2 }])
    expect(table.hand('pizzino')).toEqual([])
  })

  it('COR-16.5 money for turfs from a short pile is what there is, up to the stated maximum', () => {
    const control = { queens: ['vitale'], brooklyn: ['vitale'], chelsea: ['vitale'] }
    const short = playing([perTurf], { control, piles: { $1: 2 } })
    expect(short.hand('vitale')).toEqual(['$1', '$1', '$1'])
    expect(short.told('took')).toEqual([{ type: 'took', seat: 0, cards: ['$1', '$1'] }])
    const most = playing([{ ...perTurf, max: 2 }], { control })
    expect(most.hand('vitale')).toEqual(['$1', '$1', '$1'])
  })

  it('COR-15.10 a trade whose second card is missing gives the first', () => {
    const trade3 = { do: 'trade', discard: 1, gain: { money: [1, 5] } }
    const table = playing([trade3], { hand: ['gun'], piles: { $1: 0 } })
    expect(table.asked).toEqual({ vitale: 'trade' })
    table.answers('vitale', ['gun'])
    expect(table.hand('vitale')).toEqual(['$5'])
    expect(table.told('took')).toEqual([{ type: 'took', seat: 0, cards: ['$5'] }])
  })
})

describe('COR-R46 an effect that can do nothing now says why, and is not offered', () => {
  const trade = (gain: object, discard = 1) => ({ do: 'trade', discard, gain })
  const everybody = Object.fromEntries(
    ['vitale', 'pizzino', 'marzullo', 'matarazzo', 'caccamo'].flatMap((family, i) =>
      ['don', 'consigliere', 'heir'].map((role, j) => [
        `${family}-${role}`,
        `fs-${String(i * 3 + j + 1).padStart(2, '0')}`,
      ]),
    ),
  )
  const cases: readonly [string, object, string, Given][] = [
    ['no jobs', DRAW, 'COR-11.3 noJobsLeft', { jobsLeft: { deck: [], discard: [] } }],
    ['no money', { do: 'takeMoney', values: [1] }, 'COR-11.2 supplyEmpty', { piles: { $1: 0 } }],
    ['no goods', { do: 'takeGoods', goods: ['gun'] }, 'COR-11.1 supplyEmpty', { piles: { gun: 0 } }],
    ['too few cards', trade({ money: [5] }, 3), 'COR-R23 tooFewCards', {}],
    ['no gain', trade({ goodsChoice: ['gun'] }), 'COR-R23 supplyEmpty', { piles: { gun: 0 } }],
    [
      'no choice',
      { do: 'takeGoodsChoice', from: ['gun', 'booze'], count: 1, distinct: true },
      'COR-11.1 supplyEmpty',
      { piles: { gun: 0, booze: 0 } },
    ],
    ['no front', { do: 'useFront', scope: 'ownTurf', count: 1 }, 'COR-16.3 noFrontInReach', {}],
    ['no turf', { do: 'moneyPerTurf', value: 1, max: 3 }, 'COR-16.5 noTurfYours', {}],
    [
      'no money for turfs',
      { do: 'moneyPerTurf', value: 1, max: 3 },
      'COR-11.2 supplyEmpty',
      { control: { queens: ['vitale'] }, piles: { $1: 0 } },
    ],
    [
      'nobody',
      { do: 'gunDown', kind: 'thug', count: 1, scope: 'board' },
      'COR-16.6 nobodyInReach',
      { figures: MEMBERS },
    ],
    [
      'no chief',
      { do: 'gunDown', kind: 'thug', count: 1, scope: 'chiefTurf' },
      'COR-16.6 nobodyInReach',
      { figures: THUGS },
    ],
    [
      'nobody to drive by',
      { do: 'driveBy' },
      'COR-16.6 nobodyInReach',
      { figures: { 'police-chief': 'queens' } },
    ],
    ['nobody to bomb', { do: 'carBomb' }, 'COR-16.6 nobodyInReach', {}],
    [
      'nobody to move',
      { do: 'moveFigure', kind: 'thug', owner: 'own', shakedown: true },
      'COR-16.10 nobodyInReach',
      { figures: THUGS },
    ],
    [
      'in the river',
      { do: 'placeNeutral', figure: 'mayor' },
      'COR-R12 neutralInHudson',
      { figures: { mayor: 'hudson' } },
    ],
    ['nobody with cards', { do: 'stealRandom', count: 1 }, 'COR-16.13 noRivalWithCards', {}],
    ['nobody to threaten', { do: 'forceDiscard', count: 1 }, 'COR-16.13 noRivalWithCards', {}],
    ['nobody for an offer', { do: 'offer' }, 'COR-16.13 noRivalWithCards', {}],
    [
      'no suitcase',
      { do: 'unsuitcase', count: 1 },
      'COR-16.15 noRivalWithMoney',
      { suitcases: { vitale: ['$5'] } },
    ],
  ]

  it.each(cases)('COR-R46 %s', (_what, effect, reason, given) => {
    const others = 'do' in effect && effect.do === 'drawJobs' ? [HORSE_HEAD, SUITCASE] : [DRAW, SUITCASE]
    const table = playing([effect, ...others], given)
    expect(table.asked).toEqual({ vitale: 'nextAbility' })
    expect(table.options('vitale')).toHaveLength(3)
    expect(table.options('vitale').some((id) => id.endsWith(':0'))).toBe(false)
    const [blocked] = table.blocked('vitale')
    expect(table.blocked('vitale')).toHaveLength(1)
    expect(blocked?.id.endsWith(':0')).toBe(true)
    expect(`${blocked?.rule} ${blocked?.why}`).toBe(reason)
    expect(table.tries('vitale', blocked?.id)).toMatchObject({ code: 'blocked' })
  })

  it('COR-15.2, COR-15.6 an empty hand has nothing to suitcase, and the Horse Head cannot be taken from oneself', () => {
    const poor = playing([SUITCASE, HORSE_HEAD, DRAW], { hand: [] })
    expect(poor.blocked('vitale')).toEqual([{ id: 'suitcase:0', rule: 'COR-15.2', why: 'handEmpty' }])
    const holder = playing([HORSE_HEAD, SUITCASE, DRAW], { horseHead: 'vitale' })
    expect(holder.blocked('vitale')).toEqual([
      { id: 'takeHorseHead:0', rule: 'COR-15.6', why: 'horseHeadYours' },
    ])
  })

  it('COR-R13 with every family space taken the Mayor finds no other place', () => {
    const full = playing([{ do: 'placeNeutral', figure: 'mayor' }, DRAW, SUITCASE], {
      players: 5,
      act: 4,
      figures: { ...everybody, mayor: 'fs-16' },
    })
    // Vitale has thugs left, so that it is their turn.
    expect(full.blocked('vitale')).toEqual([{ id: 'placeNeutral:0', rule: 'COR-R13', why: 'noFreePlace' }])
  })

  it('COR-16.10 with every family space taken nobody on one can be moved, but thugs can', () => {
    const move = (kind: string) => ({ do: 'moveFigure', kind, owner: 'any', shakedown: false })
    const figures = { ...everybody, mayor: 'fs-16', 'pizzino-thug-1': 'pb-queens' }
    const full = playing([move('familyMember'), move('thug'), SUITCASE], { players: 5, act: 4, figures })
    expect(full.blocked('vitale')).toEqual([{ id: 'moveFigure:0', rule: 'COR-16.10', why: 'nobodyInReach' }])
    expect(full.options('vitale')).toEqual(['moveFigure:1', 'suitcase:2', 'stop'])
  })

  it('COR-16.4 a card that has used every back finds none left', () => {
    const table = playing([{ do: 'useBack', scope: 'any', count: 9 }, DRAW, SUITCASE])
    table.open.used = openBusinesses(table.open, table.box)
    table.play.resume()
    expect(table.blocked('vitale')).toEqual([{ id: 'useBack:0', rule: 'COR-16.4', why: 'noBackLeft' }])
    table.open.used.pop()
    table.play.resume()
    expect(table.options('vitale')).toContain('useBack:0')
  })

  it('COR-R23 a trade is offered as long as any of its cards is there', () => {
    const money = playing([trade({ money: [1, 5] }), SUITCASE], { piles: { $1: 0 } })
    expect(money.options('vitale')).toContain('trade:0')
    const goods = playing([trade({ goodsChoice: ['gun', 'booze'] }), SUITCASE], {
      piles: { gun: 0, booze: 1 },
    })
    expect(goods.options('vitale')).toContain('trade:0')
  })

  it('COR-16.2 a choice of goods is offered down to the last card', () => {
    const choice = { do: 'takeGoodsChoice', from: ['gun', 'booze'], count: 2, distinct: false }
    const table = playing([choice, SUITCASE], { piles: { gun: 0, booze: 1 } })
    expect(table.options('vitale')).toContain('takeGoodsChoice:0')
    table.answers('vitale', 'takeGoodsChoice:0')
    expect(table.prompt('vitale')).toMatchObject({ options: [{ id: 'booze', times: 1 }], max: 2 })
    table.answers('vitale', [])
    expect(table.told('took')).toEqual([])
    expect(table.asked).toEqual({ vitale: 'suitcase' })
  })

  it('COR-16.16 only a hit in the Police Chief’s turf waits for him, and for no other neutral figure', () => {
    const near = { do: 'gunDown', kind: 'thug', count: 1, scope: 'chiefTurf' }
    const figures = { ...THUGS, 'police-chief': 'queens' }
    const chief = { do: 'placeNeutral', figure: 'police-chief' }
    const anywhere = playing([chief, { ...near, scope: 'board' }], { figures })
    expect(anywhere.options('vitale')).toEqual(['placeNeutral:0', 'gunDown:1', 'stop'])
    const mayor = playing([{ do: 'placeNeutral', figure: 'mayor' }, near], { figures })
    expect(mayor.options('vitale')).toEqual(['placeNeutral:0', 'gunDown:1', 'stop'])
    const both = playing([{ do: 'placeNeutral', figure: 'mayor' }, chief, near], { figures })
    expect(both.options('vitale')).toEqual(['placeNeutral:0', 'placeNeutral:1', 'stop'])
    expect(both.blocked('vitale')).toEqual([{ id: 'gunDown:2', rule: 'COR-16.16', why: 'chiefFirst' }])
  })
})
