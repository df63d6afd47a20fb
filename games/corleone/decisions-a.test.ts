// Decision points 1 to 15: who is asked, what is on offer, whether one may decline, what the others see.

import { begin, OptionError } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { corleone } from './index.ts'
import type { Corleone } from './state.ts'
import { type TestTable, tableOf } from './testing/table.ts'

const NOBODY = { vitale: [], pizzino: [], marzullo: [] }

/** This family alone is asked; everybody sees that, and nobody else sees the options. */
function expectAsked(table: TestTable, family: string, key: string): void {
  expect(table.asked).toEqual({ [family]: key })
  const seat = table.seat(family)
  for (const other of ['vitale', 'pizzino', 'marzullo', 'spectator']) {
    const { prompt, waiting } = table.sight(other)
    expect(waiting).toMatchObject([{ seat, key, sealed: false }])
    expect(prompt !== null).toBe(other === family)
  }
  expect(table.sight(family).prompt).toEqual(table.prompt(family))
}

const families = (chosen: (string | null)[], seed: string) => {
  const play = begin(corleone, 3, seed, { families: chosen })
  return (play.core.state as Corleone).open.seats.map((family) => family.family)
}

const paying = (goods: string[]) =>
  tableOf(3, { hands: { ...NOBODY, vitale: [...goods, 'job-back-alley'] } })
    .turnOf('vitale')
    .answers('vitale', 'hand:job-back-alley')

describe('decision points', () => {
  it('Decision 1 (COR-R45): a free family each, and any of the others for who chooses none', () => {
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => families([null, 'caccamo'], seed))
    for (const [first, second, third] of drawn) {
      expect(second).toBe('caccamo')
      expect(new Set([first, second, third]).size).toBe(3)
    }
    expect(new Set(drawn.map(([first]) => first)).size).toBeGreaterThan(1)
    expect(() => families(['vitale', 'vitale'], 'a')).toThrow(OptionError)
    expect(() => families(['corleone'], 'a')).toThrow(/families\.0/)
  })

  it('Decision 2 (COR-7.2): the active player takes a thug, a family member, a job or an ally', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: ['gun', 'job-warning', 'job-offer', 'ally-tax'] },
      openJobs: ['job-rough-up', 'job-car-bomb', null],
      figures: { 'pizzino-thug-1': 'pb-queens' },
      tiles: { 'wall-street': null },
    }).turnOf('vitale')
    expectAsked(table, 'vitale', 'turn')
    const ids = table.options('vitale')
    expect(ids.filter((id) => !id.startsWith('vitale-don:'))).toEqual([
      'thug:pb-wall-street',
      'thug:pb-brooklyn',
      'thug:pb-upper-east-side',
      'thug:pb-upper-west-side',
      'thug:pb-midtown',
      'thug:pb-chelsea',
      'hand:job-warning',
      'ally:ally-tax',
      'open:0:job-rough-up',
    ])
    expect(table.prompt('vitale').kind).toBe('one')
    expect(table.tries('vitale', 'pass')).toMatchObject({ rule: 'COR-7.3' })
    expect(table.tries('pizzino', 'thug:pb-chelsea')).toMatchObject({ code: 'notAsked' })
  })

  it('Decision 3 (COR-7.7), any business with an empty thug space, and all see which', () => {
    const table = tableOf(3, { hands: NOBODY, tiles: { 'wall-street': 'bt-pawnshop' } }).turnOf('vitale')
    const fronts = table.options('vitale').filter((id) => id.startsWith('thug:'))
    expect(fronts.map((id) => id.slice(5)).toSorted()).toEqual(
      [...table.box.numbered.map((turf) => `pb-${turf}`), 'bt-pawnshop'].toSorted(),
    )
    table.answers('vitale', 'thug:pb-queens')
    expect(table.told('thugPlaced')).toEqual([
      { type: 'thugPlaced', seat: 0, figure: 'vitale-thug-1', business: 'pb-queens' },
    ])
  })

  it('Decision 4 (COR-7.9): which member, and an empty family space in use', () => {
    const table = tableOf(2, {
      act: 2,
      hands: { vitale: [], pizzino: [] },
      figures: { 'pizzino-don': 'fs-01' },
    }).turnOf('vitale')
    const placements = table.options('vitale').filter((id) => id.includes(':fs-'))
    expect(placements).toHaveLength(2 * 9)
    for (const space of ['fs-02', 'fs-16'])
      expect(placements).toEqual(
        expect.arrayContaining([`vitale-don:${space}`, `vitale-consigliere:${space}`]),
      )
    table.answers('vitale', 'vitale-consigliere:fs-14')
    expect(table.view('pizzino').onSpace['fs-14']).toBe('vitale-consigliere')
  })

  it('Decision 5 (COR-R4): the user of several abilities picks the next one, or stops', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: ['$1', '$2', 'gun'] },
      tiles: { 'wall-street': 'bt-grand-casino' },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:bt-grand-casino')
    expectAsked(table, 'vitale', 'nextAbility')
    expect(table.options('vitale')).toEqual(['trade:0', 'suitcase:1', 'stop'])
    table.answers('vitale', 'suitcase:1').answers('vitale', [])
    // Declined once is declined; the other is still open, and may be declined too.
    expect(table.asked).toEqual({ vitale: 'trade' })
    table.answers('vitale', [])
    expect(table.hand('vitale')).toEqual(['$1', '$2', 'gun'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('Decision 6 (COR-5.7): the active player says who resolves first, where it matters', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: ['$1'], pizzino: ['$1'] },
      control: { 'wall-street': ['pizzino'], queens: ['pizzino'] },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:pb-wall-street')
    expectAsked(table, 'vitale', 'whoFirst')
    expect(table.options('vitale')).toEqual(['me', 'controller'])
    expect(table.prompt('vitale').about).toEqual({ controller: 1, business: 'pb-wall-street' })
    expect(table.tries('vitale', 'none')).toMatchObject({ code: 'unknownOption' })
    table.turnOf('vitale').answers('vitale', 'thug:pb-queens')
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('Decision 7 (COR-5.6): the controller uses each ability of the front or not', () => {
    const table = tableOf(3, {
      horseHead: 'vitale',
      hands: { ...NOBODY, pizzino: ['$1'] },
      tiles: { 'wall-street': 'bt-olive-oil' },
      control: { 'wall-street': ['pizzino'] },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:bt-olive-oil').answers('vitale', 'controller')
    expectAsked(table, 'pizzino', 'nextAbility')
    expect(table.options('pizzino')).toEqual(['suitcase:0', 'drawJobs:1', 'stop'])
    table.answers('pizzino', 'stop')
    expect(table.hand('pizzino')).toEqual(['$1'])
    expect(table.asked).toEqual({ vitale: 'drawJobs' })
  })

  it('Decision 8 (COR-15.2): which money cards of the hand go into the suitcase', () => {
    const table = tableOf(3, { hands: { ...NOBODY, vitale: ['$1', '$5', '$5', 'gun', 'job-offer'] } })
    table.turnOf('vitale').answers('vitale', 'thug:pb-wall-street')
    expectAsked(table, 'vitale', 'suitcase')
    expect(table.options('vitale')).toEqual(['$1', '$5'])
    expect(table.prompt('vitale')).toMatchObject({ kind: 'some', min: 0, max: 2 })
    expect(table.tries('vitale', ['gun'])).toMatchObject({ code: 'blocked', rule: 'COR-15.2' })
    table.answers('vitale', ['$5'])
    expect(table.hears('spectator', 'suitcased')).toEqual([{ type: 'suitcased', seat: 0, cards: ['$5'] }])
  })

  it('Decision 9 (COR-15.3): draw or not; once drawn one of the two is kept, and the other is shown', () => {
    const arrangement = { hands: NOBODY, deck: ['job-offer', 'job-warning'] }
    const table = tableOf(3, arrangement).turnOf('vitale').answers('vitale', 'thug:pb-midtown')
    expectAsked(table, 'vitale', 'drawJobs')
    expect(table.options('vitale')).toEqual(['use', 'none'])
    table.answers('vitale', 'use')
    expectAsked(table, 'vitale', 'keepJob')
    expect(table.options('vitale')).toEqual(['job-offer', 'job-warning'])
    expect(table.tries('vitale', 'none')).toMatchObject({ code: 'unknownOption' })
    expect(table.view('vitale').drawn).toEqual(['job-offer', 'job-warning'])
    expect(table.view('pizzino')).toMatchObject({ drawer: 0, drawnCount: 2, drawn: null })
    table.answers('vitale', 'job-offer')
    expect(table.hears('vitale', 'jobKept')).toMatchObject([{ job: 'job-offer', discarded: 'job-warning' }])
    expect(table.hears('pizzino', 'jobKept')).toEqual([
      { type: 'jobKept', seat: 0, discarded: 'job-warning' },
    ])
    const declined = tableOf(3, arrangement).turnOf('vitale').answers('vitale', 'thug:pb-midtown')
    declined.answers('vitale', 'none')
    expect(declined.hand('vitale')).toEqual(['$2'])
    expect(declined.open.jobDiscard).toEqual([])
  })

  it('Decision 10 (COR-R23): which hand cards are traded, exactly the number, or none', () => {
    const table = tableOf(3, { hands: { ...NOBODY, vitale: ['$1', 'gun', 'job-offer', 'ally-judge'] } })
    table.turnOf('vitale').answers('vitale', 'ally:ally-judge').answers('vitale', 'trade:0')
    expectAsked(table, 'vitale', 'trade')
    expect(table.options('vitale')).toEqual(['$1', 'gun', 'job-offer'])
    expect(table.tries('vitale', ['$1', 'gun'])).toMatchObject({ code: 'tooFew' })
    expect(table.prompt('vitale')).toMatchObject({ orNone: true, min: 3, max: 3 })
    table.answers('vitale', ['$1', 'gun', 'job-offer'])
    expect(table.hand('vitale')).toEqual(['$3', '$5'])
    expect(table.hears('pizzino', 'traded')).toMatchObject([{ cards: ['$1', 'gun', 'job-offer'] }])
  })

  it('Decision 11 (COR-16.2): gun, booze or blood money as far as there are some, or nothing', () => {
    const table = tableOf(3, { hands: { ...NOBODY, vitale: ['ally-evidence'] }, piles: { booze: 0 } })
    table.turnOf('vitale').answers('vitale', 'ally:ally-evidence')
    expectAsked(table, 'vitale', 'takeGoodsChoice')
    expect(table.options('vitale')).toEqual(['gun', 'bloodMoney'])
    expect(table.tries('vitale', ['booze'])).toMatchObject({ code: 'blocked', rule: 'COR-11.1' })
    expect(table.tries('vitale', ['narcotics'])).toMatchObject({ code: 'blocked', rule: 'COR-16.2' })
    table.answers('vitale', [])
    expect(table.hand('vitale')).toEqual([])
  })

  it('Decision 12 (COR-7.11): a job of the hand or an open one whose goods can be paid', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: ['gun', 'bloodMoney', 'job-street-hit', 'job-payroll'] },
      openJobs: ['job-favor', 'job-cooked-books', 'job-blackmail'],
    }).turnOf('vitale')
    const jobs = table.options('vitale').filter((id) => /^(hand|open):/.test(id))
    expect(jobs).toEqual(['hand:job-street-hit', 'open:0:job-favor', 'open:2:job-blackmail'])
    expect(JSON.stringify(table.sight('pizzino'))).not.toContain('job-street-hit')
    table.answers('vitale', 'hand:job-street-hit')
    expect(table.hears('pizzino', 'jobStarted')).toEqual([
      { type: 'jobStarted', seat: 0, job: 'job-street-hit' },
    ])
  })

  it('Decision 13 (COR-7.13): which goods narcotics replace, only where there is more than one way', () => {
    const table = paying(['gun', 'bloodMoney', 'narcotics'])
    expectAsked(table, 'vitale', 'payJob')
    expect(table.options('vitale')).toEqual(['gun+bloodMoney', 'gun+narcotics', 'narcotics+bloodMoney'])
    expect(table.tries('vitale', 'none')).toMatchObject({ code: 'unknownOption' })
    expect(paying(['gun', 'narcotics']).asked).toEqual({ vitale: 'jobRewards' })
    expect(paying(['gun', 'bloodMoney', 'booze']).asked).toEqual({ vitale: 'jobRewards' })
  })

  it('Decision 14 (COR-7.14): ability before or after the money, only where it can matter', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: ['gun', 'gun', 'bloodMoney', 'job-back-alley', 'job-rough-up'] },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-back-alley')
    expectAsked(table, 'vitale', 'jobRewards')
    expect(table.options('vitale')).toEqual(['moneyFirst', 'abilityFirst'])
    expect(table.tries('vitale', 'none')).toMatchObject({ code: 'unknownOption' })
    table.turnOf('vitale').answers('vitale', 'hand:job-rough-up')
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('Decision 15 (COR-7.18): an unplayed ally of the hand, which all see then', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: ['ally-tax', 'ally-producer'] },
      played: { vitale: ['ally-evidence'] },
    }).turnOf('vitale')
    const allies = table.options('vitale').filter((id) => id.startsWith('ally:'))
    expect(allies).toEqual(['ally:ally-tax', 'ally:ally-producer'])
    expect(JSON.stringify(table.sight('pizzino').view)).not.toContain('ally-producer')
    table.answers('vitale', 'ally:ally-producer')
    expect(table.hears('spectator', 'allyPlayed')).toEqual([
      { type: 'allyPlayed', seat: 0, ally: 'ally-producer' },
    ])
  })
})
