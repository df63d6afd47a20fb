// Completing a job: what it costs, what it gives, where the card goes. COR-7.11 to 7.17.

import { describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table.ts'

const OPEN = ['job-extortion', 'job-offer'] as const

const can = (hand: string[]) =>
  tableOf(2, { hands: { vitale: hand }, openJobs: OPEN })
    .turnOf('vitale')
    .offers('vitale', 'open:0:job-extortion')

describe('completing a job', () => {
  it('COR-7.11 one job from hand or one open job is completed in a turn, never a rival’s', () => {
    const table = tableOf(2, {
      hands: {
        vitale: ['gun', 'gun', 'booze', 'job-warning', 'job-petty-skim'],
        pizzino: ['job-rough-up', 'gun'],
      },
      openJobs: ['job-payroll', 'job-offer'],
    }).turnOf('vitale')
    const jobs = table.options('vitale').filter((id) => /^(hand|open):/.test(id))
    expect(jobs).toEqual(['hand:job-warning', 'hand:job-petty-skim', 'open:0:job-payroll'])
    table.answers('vitale', 'hand:job-warning').answers('vitale', 'none')
    expect(table.completed('vitale')).toEqual(['job-warning'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-7.12 exactly the goods required are discarded to their piles, in number and type', () => {
    const hand = ['gun', 'gun', 'gun', 'booze', 'booze', 'bloodMoney', 'job-drive-by']
    const table = tableOf(2, { hands: { vitale: hand } }).turnOf('vitale')
    const before = { ...table.open.bank.goods }
    table.answers('vitale', 'hand:job-drive-by')
    expect(table.hand('vitale')).toEqual(['$5', 'bloodMoney', 'booze', 'gun'])
    expect(table.open.bank.goods).toEqual({ ...before, gun: before.gun + 2, booze: before.booze + 1 })
    expect(table.told('jobPaid')).toEqual([{ type: 'jobPaid', seat: 0, cards: ['gun', 'gun', 'booze'] }])
  })

  it.each([
    ['a card too few', ['gun', 'booze']],
    ['the wrong type', ['gun', 'booze', 'bloodMoney', 'bloodMoney']],
    ['money in its place', ['gun', 'booze', '$5', '$5']],
  ])('COR-7.12 with %s the job cannot be completed', (_what, goods) => {
    const table = tableOf(2, {
      hands: { vitale: [...goods, 'job-drive-by'] },
      openJobs: ['job-bank-heist', null],
    }).turnOf('vitale')
    expect(table.tries('vitale', 'hand:job-drive-by')).toMatchObject({ code: 'blocked', rule: 'COR-7.12' })
    expect(table.tries('vitale', 'open:0:job-bank-heist')).toMatchObject({
      code: 'blocked',
      rule: 'COR-7.12',
    })
  })

  it('COR-7.13 each narcotics card stands for one gun, booze or blood money', () => {
    expect(can(['gun', 'booze', 'narcotics'])).toBe(true)
    expect(can(['gun', 'bloodMoney', 'narcotics'])).toBe(true)
    expect(can(['narcotics', 'narcotics', 'narcotics'])).toBe(true)
    expect(can(['gun', 'narcotics'])).toBe(false)
    expect(can(['gun', 'gun', 'narcotics'])).toBe(false)
  })

  it('COR-7.13 the player says which goods narcotics stand for, and keeps the others', () => {
    const table = tableOf(2, {
      hands: { vitale: ['gun', 'booze', 'narcotics', 'job-payroll'] },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-payroll')
    expect(table.asked).toEqual({ vitale: 'payJob' })
    expect(table.options('vitale')).toEqual(['gun+booze', 'gun+narcotics', 'narcotics+booze'])
    table.answers('vitale', 'gun+narcotics')
    expect(table.hand('vitale')).toEqual(['booze'])
    expect(table.open.bank.goods.narcotics).toBe(8)
  })

  it.each([
    ['moneyFirst', ['$1', '$3']],
    ['abilityFirst', ['$1']],
  ])('COR-7.14 ability and money come in either order: %s', (order, offered) => {
    const table = tableOf(2, { hands: { vitale: ['gun', 'booze', '$1', 'job-payroll'] } }).turnOf('vitale')
    table.answers('vitale', 'hand:job-payroll').answers('vitale', order)
    expect(table.options('vitale')).toEqual(offered)
    table.answers('vitale', ['$1'])
    expect(table.hand('vitale')).toEqual(['$3'])
    expect(table.suitcase('vitale')).toEqual(['$1'])
  })

  it('COR-7.15 the completed card goes into the suitcase and does nothing more in the game', () => {
    const table = tableOf(2, {
      hands: { vitale: ['gun', 'gun', 'gun', 'booze', 'job-drive-by'], pizzino: [] },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-drive-by')
    expect(table.completed('vitale')).toEqual(['job-drive-by'])
    expect(table.open.onTable).toBeNull()
    expect(table.open.jobDiscard).not.toContain('job-drive-by')
    table.turnOf('vitale')
    expect(table.offers('vitale', 'hand:')).toBe(false)
    // A grey job alone: $5 for its colour at the end.
    table.toTheEnd()
    expect(table.sheet.bonuses).toEqual([{ seat: 0, color: 'grey', money: 5 }])
  })

  it('COR-7.16 the slot of a completed open job stays empty until the Entr’acte', () => {
    const table = tableOf(2, {
      hands: { vitale: ['gun', 'gun', 'job-warning'], pizzino: [] },
      openJobs: ['job-petty-skim', null],
      figures: { 'pizzino-don': 'fs-01' },
    }).turnOf('vitale')
    table.answers('vitale', 'open:0:job-petty-skim').answers('vitale', 'moneyFirst').answers('vitale', [])
    expect(table.open.openJobs).toEqual([null, null])
    table.turnOf('vitale')
    expect(table.offers('vitale', 'open:')).toBe(false)
    expect(table.options('vitale').filter((id) => id.startsWith('hand:'))).toEqual(['hand:job-warning'])
    table.from('entracte')
    expect(table.open.openJobs.every((job) => job !== null)).toBe(true)
  })

  it('COR-7.17 a job uses no figure up but needs one', () => {
    const arrangement = { hands: { vitale: ['gun', 'job-rough-up'], pizzino: [] } }
    const table = tableOf(2, arrangement).turnOf('vitale')
    const { thugs, members } = structuredClone(table.family('vitale'))
    table.answers('vitale', 'hand:job-rough-up')
    expect(table.completed('vitale')).toEqual(['job-rough-up'])
    expect(table.family('vitale')).toMatchObject({ thugs, members })
    const out = tableOf(2, arrangement)
    Object.assign(out.family('vitale'), { thugs: [], members: [] })
    out.turnOf('vitale')
    expect(out.asked).toEqual({ pizzino: 'turn' })
  })
})

describe('rulings on jobs', () => {
  it('COR-R1 the money of a job goes to hand, only the card into the suitcase', () => {
    const table = tableOf(2, { hands: { vitale: ['booze', 'job-backroom-deal'] } }).turnOf('vitale')
    table.answers('vitale', 'hand:job-backroom-deal').answers('vitale', 'none')
    expect(table.hand('vitale')).toEqual(['$2'])
    expect(table.suitcase('vitale')).toEqual([])
    expect(table.completed('vitale')).toEqual(['job-backroom-deal'])
  })

  it('COR-R5 a job whose ability has no target is completed for its money and colour', () => {
    const table = tableOf(2, {
      hands: { vitale: ['gun', 'bloodMoney', 'job-street-hit'], pizzino: [] },
    }).turnOf('vitale')
    expect(Object.values(table.open.onFront).every((figure) => figure === null)).toBe(true)
    table.answers('vitale', 'hand:job-street-hit')
    expect(table.asked).toEqual({ pizzino: 'turn' })
    expect(table.hand('vitale')).toEqual(['$3'])
    expect(table.completed('vitale')).toEqual(['job-street-hit'])
  })

  it('COR-R29 narcotics stand for other goods in jobs only, and no job requires narcotics', () => {
    const { box } = tableOf(2)
    for (const job of Object.values(box.job)) expect(job.requires).not.toContain('narcotics')
    const table = tableOf(2, {
      hands: { vitale: ['narcotics', 'narcotics'], pizzino: [] },
      tiles: { 'wall-street': 'bt-barber' },
      piles: { gun: 0 },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:bt-barber').answers('vitale', ['narcotics'])
    // One card of narcotics buys one good like any other card, and gives no way to a gun that is not there.
    expect(table.options('vitale')).toEqual(['booze', 'bloodMoney'])
    table.answers('vitale', 'booze')
    expect(table.hand('vitale')).toEqual(['$3', 'booze', 'narcotics'])
  })

  it('COR-R47 a hand job lies face up on the table while it is completed, and is no hand card', () => {
    const table = tableOf(2, {
      hands: { vitale: ['job-black-market', 'booze', 'bloodMoney', 'gun'] },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-black-market')
    expect(table.view('pizzino').onTable).toBe('job-black-market')
    expect(table.view('pizzino').handCounts[0]).toBe(1)
    table.answers('vitale', 'abilityFirst')
    expect(table.options('vitale')).toEqual(['gun'])
    expect(table.tries('vitale', ['job-black-market'])).toMatchObject({ code: 'blocked', rule: 'COR-R23' })
    table.answers('vitale', [])
    expect(table.view('pizzino').onTable).toBeNull()
  })

  it('COR-R47 an open job leaves its slot before its goods are paid', () => {
    const table = tableOf(2, {
      hands: { vitale: ['booze', 'bloodMoney', 'narcotics'] },
      openJobs: ['job-black-market', null],
    }).turnOf('vitale')
    table.answers('vitale', 'open:0:job-black-market')
    expect(table.asked).toEqual({ vitale: 'payJob' })
    expect(table.open.openJobs[0]).toBeNull()
    expect(table.view('spectator').onTable).toBe('job-black-market')
  })

  it('COR-R48 job money is one block, never taken between the parts of the ability', () => {
    const hand = ['gun', 'booze', 'bloodMoney', 'bloodMoney', '$1', '$2', 'job-sit-down']
    const table = tableOf(2, { horseHead: 'pizzino', hands: { vitale: hand } }).turnOf('vitale')
    table.answers('vitale', 'hand:job-sit-down').answers('vitale', 'abilityFirst')
    table.answers('vitale', 'suitcase:1').answers('vitale', ['$1'])
    expect(table.hand('vitale')).toEqual(['$2'])
    table.answers('vitale', 'suitcase:1')
    expect(table.options('vitale')).toEqual(['$2'])
    table.answers('vitale', []).answers('vitale', 'use')
    expect(table.hand('vitale')).toEqual(['$2', '$3', '$5'])
  })

  it.each([
    ['job-cooked-books', ['booze'], true],
    ['job-petty-skim', ['gun'], false],
    ['job-bookies-cut', ['bloodMoney'], false],
    ['job-hijacked-truck', ['gun', 'booze'], false],
    ['job-extortion', ['gun', 'booze', 'bloodMoney'], true],
    ['job-back-alley', ['gun', 'bloodMoney'], true],
    ['job-new-address', ['gun', 'booze', 'bloodMoney'], true],
    ['job-warning', ['gun'], false],
    ['job-offer', ['bloodMoney', 'bloodMoney', 'booze'], false],
    ['job-favor', ['bloodMoney'], false],
    ['job-backroom-deal', ['booze'], false],
    ['job-rough-up', ['gun'], false],
    ['job-street-hit', ['gun', 'bloodMoney'], false],
    ['job-car-bomb', ['gun', 'gun', 'booze', 'bloodMoney'], false],
  ])(
    'COR-R48 %s: with full piles the order is asked only where hand cards can be put to use',
    (job, goods, asked) => {
      const table = tableOf(2, {
        horseHead: 'pizzino',
        hands: { vitale: [job, ...goods], pizzino: ['$1'] },
        figures: { 'pizzino-thug-1': 'pb-queens', 'vitale-thug-1': 'pb-chelsea' },
      }).turnOf('vitale')
      table.answers('vitale', `hand:${job}`)
      expect(table.asked['vitale'] === 'jobRewards').toBe(asked)
      // Where nobody is asked the money comes first.
      expect(table.hand('vitale').some((card) => card.startsWith('$'))).toBe(!asked)
    },
  )
})

describe('trades', () => {
  it.each([
    ['$1', 'bank'],
    ['booze', 'pile'],
    ['job-offer', 'discard pile'],
    ['ally-tax', 'out of the game'],
  ])('COR-R23 any hand card pays, and goes where a discarded card goes: %s to the %s', (card, where) => {
    const table = tableOf(2, {
      hands: { vitale: ['gun', card], pizzino: [] },
      tiles: { 'wall-street': 'bt-pawnshop' },
      piles: { $1: 0, booze: 0 },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:bt-pawnshop').answers('vitale', [card])
    expect(table.hand('vitale')).toEqual(['$5', 'gun'])
    const { bank, jobDiscard, alliesGone } = table.open
    expect({
      bank: bank.money.$1 === 1,
      pile: bank.goods.booze === 1,
      'discard pile': jobDiscard.includes('job-offer'),
      'out of the game': alliesGone.includes('ally-tax'),
    }).toEqual({
      bank: where === 'bank',
      pile: where === 'pile',
      'discard pile': where === 'discard pile',
      'out of the game': where === 'out of the game',
    })
  })

  it('COR-R23 the payment comes first, so that the good just paid may be the one gained', () => {
    const table = tableOf(2, {
      hands: { vitale: ['gun'], pizzino: [] },
      tiles: { 'wall-street': 'bt-barber' },
      piles: { gun: 0, bloodMoney: 0 },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:bt-barber').answers('vitale', ['gun'])
    expect(table.options('vitale')).toEqual(['booze', 'gun'])
  })

  it('COR-R23 a played ally is not in hand, a full price is due, and no gain means no trade', () => {
    const table = tableOf(2, {
      hands: { vitale: ['$1', '$2'], pizzino: [] },
      played: { vitale: ['ally-tax'] },
      tiles: { 'wall-street': 'bt-grand-casino' },
    }).turnOf('vitale')
    // Three for $8 with two cards: only the suitcase is left to use.
    table.answers('vitale', 'thug:bt-grand-casino')
    expect(table.asked).toEqual({ vitale: 'suitcase' })
    const short = tableOf(2, {
      hands: { vitale: ['$1', 'gun'], pizzino: [] },
      tiles: { 'wall-street': 'bt-pawnshop' },
      piles: { $1: 0, $2: 0, $3: 0, $5: 0 },
    }).turnOf('vitale')
    short.answers('vitale', 'thug:bt-pawnshop')
    expect(short.asked).toEqual({ pizzino: 'turn' })
  })
})
