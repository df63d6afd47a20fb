// The ability icons, each by what it moves and where to. COR-15.

import { describe, expect, it } from 'vitest'
import { type TestTable, tableOf } from '../testing/table.ts'

/** The one option that begins with this word. */
const next = (table: TestTable, family: string, word: string): string =>
  table.options(family).find((id) => id.startsWith(word)) ?? `no ${word}`

/** Vitale alone with this hand, this tile on Wall Street, a thug just put on it. */
const onTile = (tile: string, hand: readonly string[], more: object = {}): TestTable =>
  tableOf(2, {
    horseHead: 'pizzino',
    hands: { vitale: hand, pizzino: [] },
    tiles: { 'wall-street': tile },
    ...more,
  })
    .turnOf('vitale')
    .answers('vitale', `thug:${tile}`)

describe('Ability icons', () => {
  it('COR-15.1 three suitcase icons may be used up to three times, and not a fourth time', () => {
    const table = onTile('bt-private-bank', ['$1', '$2', '$3', '$5'])
    expect(table.prompt('vitale')).toMatchObject({ key: 'suitcase', min: 0, max: 3 })
    expect(table.tries('vitale', ['$1', '$2', '$3', '$5'])).toMatchObject({ code: 'tooMany' })
    table.answers('vitale', ['$1', '$3', '$5'])
    expect(table.suitcase('vitale')).toEqual(['$1', '$3', '$5'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-15.1 uses of one icon need not follow each other, and are counted all the same', () => {
    const hands = { vitale: ['ally-tax', '$1', '$2', '$3'], pizzino: [] }
    const table = tableOf(2, { hands }).turnOf('vitale').answers('vitale', 'ally:ally-tax')
    table.answers('vitale', 'suitcase:0').answers('vitale', ['$1'])
    table.answers('vitale', 'drawJobs:1').answers('vitale', table.options('vitale')[0] ?? '')
    expect(table.prompt('vitale')).toMatchObject({ key: 'suitcase', max: 1 })
    table.answers('vitale', ['$3'])
    expect(table.suitcase('vitale')).toEqual(['$1', '$3'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-15.1 two job icons are two draws, and the second may be left', () => {
    const deck = ['job-offer', 'job-contract', 'job-payroll', 'job-warning', 'job-favor']
    const table = onTile('bt-social-club', [], { deck })
    table.answers('vitale', 'use').answers('vitale', 'job-offer')
    expect(table.asked).toEqual({ vitale: 'drawJobs' })
    table.answers('vitale', 'use').answers('vitale', 'job-warning')
    expect(table.hand('vitale')).toEqual(['job-offer', 'job-warning'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
    const less = onTile('bt-social-club', [], { deck })
    less.answers('vitale', 'use').answers('vitale', 'job-offer').answers('vitale', 'none')
    expect(less.hand('vitale')).toEqual(['job-offer'])
  })

  it('COR-15.2 a money card of the user’s choice moves from hand to suitcase, seen by all', () => {
    const table = onTile('bt-olive-oil', ['$1', '$3', '$3', 'gun', 'job-offer'])
    table.answers('vitale', next(table, 'vitale', 'suitcase'))
    expect(table.options('vitale')).toEqual(['$1', '$3'])
    expect(table.tries('vitale', ['gun'])).toMatchObject({ code: 'blocked', rule: 'COR-15.2' })
    const before = { ...table.open.bank.money }
    table.answers('vitale', ['$3'])
    expect(table.suitcase('vitale')).toEqual(['$3'])
    expect(table.hand('vitale')).toEqual(['$1', '$3', 'gun', 'job-offer'])
    expect(table.open.bank.money).toEqual(before)
    expect(table.hears('spectator', 'suitcased')).toEqual([{ type: 'suitcased', seat: 0, cards: ['$3'] }])
  })

  it('COR-15.3 of the two top jobs one is kept and the other discarded; only the user sees them', () => {
    const table = onTile('bt-social-club', [], { deck: ['job-offer', 'job-contract', 'job-payroll'] })
    table.answers('vitale', 'use')
    expect(table.options('vitale')).toEqual(['job-offer', 'job-contract'])
    expect(table.hears('vitale', 'jobsDrawn')).toMatchObject([{ cards: ['job-offer', 'job-contract'] }])
    expect(table.hears('pizzino', 'jobsDrawn')).toEqual([{ type: 'jobsDrawn', seat: 0, count: 2 }])
    table.answers('vitale', 'job-contract')
    expect(table.hand('vitale')).toEqual(['job-contract'])
    expect(table.open.jobDiscard).toEqual(['job-offer'])
    expect(table.secret.deck.at(-1)).toBe('job-payroll')
  })

  it('COR-15.4 money of the printed value moves from the bank to the hand', () => {
    const table = tableOf(2, { hands: { vitale: ['ally-producer'], pizzino: [] } })
    const before = { ...table.open.bank.money }
    table.turnOf('vitale').answers('vitale', 'ally:ally-producer')
    expect(table.hand('vitale')).toEqual(['$5'])
    expect(table.suitcase('vitale')).toEqual([])
    expect(table.open.bank.money).toEqual({ ...before, $5: before.$5 - 1 })
  })

  it('COR-15.5 a good of the printed type moves from its pile to the hand', () => {
    const table = tableOf(2, { hands: { vitale: [], pizzino: [] } })
    const before = { ...table.open.bank.goods }
    table.turnOf('vitale').answers('vitale', 'thug:pb-chelsea')
    expect(table.hand('vitale')).toEqual(['bloodMoney', 'gun'])
    expect(table.open.bank.goods).toEqual({
      ...before,
      gun: before.gun - 1,
      bloodMoney: before.bloodMoney - 1,
    })
  })

  it('COR-15.6 the Horse Head passes to the user, who is first player from that moment', () => {
    const table = tableOf(3, {
      horseHead: 'pizzino',
      hands: { vitale: ['job-favor', 'bloodMoney'], pizzino: [], marzullo: [] },
      suitcases: { vitale: ['$1'], pizzino: ['$1'], marzullo: ['$1'] },
      allyRow: ['ally-muscle', 'ally-bookie'],
    })
    table.turnOf('vitale').answers('vitale', 'hand:job-favor').answers('vitale', 'use')
    expect(table.view('spectator').horseHead).toBe(0)
    expect(table.told('horseHead')).toEqual([{ type: 'horseHead', seat: 0 }])
    table.from('bribery')
    for (const family of ['pizzino', 'marzullo', 'vitale']) table.answers(family, ['$1'])
    expect(table.asked).toEqual({ vitale: 'takeAlly' })
  })

  it('COR-15.7 one card of any kind for one good of choice', () => {
    const hand = ['$1', 'gun', 'job-offer', 'ally-muscle', 'narcotics']
    const table = onTile('bt-barber', hand)
    expect(table.prompt('vitale')).toMatchObject({ key: 'trade', min: 1, max: 1, orNone: true })
    expect(table.options('vitale')).toEqual(['$1', '$3', 'ally-muscle', 'gun', 'job-offer', 'narcotics'])
    table.answers('vitale', ['job-offer'])
    expect(table.options('vitale')).toEqual(['booze', 'gun', 'bloodMoney'])
    table.answers('vitale', 'bloodMoney')
    expect(table.hand('vitale')).toEqual(['$1', '$3', 'ally-muscle', 'bloodMoney', 'gun', 'narcotics'])
    expect(table.open.jobDiscard).toEqual(['job-offer'])
  })

  it('COR-15.8 one card for one $5', () => {
    const table = onTile('bt-pawnshop', ['gun', 'booze'])
    const guns = table.open.bank.goods.gun
    expect(table.prompt('vitale')).toMatchObject({ key: 'trade', min: 1, max: 1 })
    table.answers('vitale', ['gun'])
    expect(table.hand('vitale')).toEqual(['$5', 'booze'])
    expect(table.open.bank.goods.gun).toBe(guns + 1)
  })

  it('COR-15.9 two cards for one $5', () => {
    const hand = ['job-petty-skim', 'gun', 'booze', '$1', '$2']
    const table = tableOf(2, { hands: { vitale: hand, pizzino: [] } })
    table.turnOf('vitale').answers('vitale', 'hand:job-petty-skim').answers('vitale', 'abilityFirst')
    expect(table.prompt('vitale')).toMatchObject({ key: 'trade', min: 2, max: 2 })
    expect(table.tries('vitale', ['booze'])).toMatchObject({ code: 'tooFew' })
    table.answers('vitale', ['booze', '$2'])
    expect(table.hand('vitale')).toEqual(['$1', '$1', '$5'])
  })

  it('COR-15.9 the two-card trade on a back', () => {
    const table = tableOf(2, {
      hands: { vitale: ['gun', '$2'], pizzino: [] },
      tiles: { 'wall-street': 'bt-pawnshop' },
    })
    table.turnOf('vitale').answers('vitale', 'vitale-don:fs-13')
    expect(table.hand('vitale')).toEqual(['$2', 'booze', 'gun'])
    table.answers('vitale', next(table, 'vitale', 'trade')).answers('vitale', ['gun', 'booze'])
    expect(table.hand('vitale')).toEqual(['$2', '$5'])
  })

  it('COR-15.10 three cards for one $3 and one $5', () => {
    const table = onTile('bt-grand-casino', ['gun', 'booze', '$1', 'job-offer'])
    const before = { ...table.open.bank.money }
    table.answers('vitale', next(table, 'vitale', 'trade'))
    expect(table.prompt('vitale')).toMatchObject({ min: 3, max: 3 })
    table.answers('vitale', ['gun', '$1', 'job-offer'])
    expect(table.hand('vitale')).toEqual(['$3', '$5', 'booze'])
    expect(table.open.bank.money).toEqual({
      ...before,
      $1: before.$1 + 1,
      $3: before.$3 - 1,
      $5: before.$5 - 1,
    })
    const poor = onTile('bt-grand-casino', ['gun', 'booze'])
    expect(poor.asked).toEqual({ vitale: 'suitcase' })
  })
})

const shared = (business: string, turf: string, piles: { readonly [card: string]: number } = {}) =>
  tableOf(2, {
    hands: { vitale: ['$1'], pizzino: ['$1'] },
    tiles: { 'wall-street': 'bt-gunsmith' },
    control: { [turf]: ['pizzino'] },
    piles,
  })
    .turnOf('vitale')
    .answers('vitale', `thug:${business}`).asked

describe('What is asked at icons', () => {
  it('COR-R36 equal money cards are one option with a count', () => {
    const table = onTile('bt-private-bank', ['$2', '$2', '$2', '$5'])
    expect(table.prompt('vitale')).toMatchObject({
      options: [
        { id: '$2', times: 3 },
        { id: '$5', times: 1 },
      ],
    })
    expect(table.tries('vitale', ['$5', '$5'])).toMatchObject({ code: 'tooMany' })
    table.answers('vitale', ['$2', '$2', '$2'])
    expect(table.suitcase('vitale')).toEqual(['$2', '$2', '$2'])
  })

  it('COR-R42 what only adds cards comes first and without asking', () => {
    const table = tableOf(2, { horseHead: 'pizzino', hands: { vitale: [], pizzino: [] } })
    table.turnOf('vitale').answers('vitale', 'thug:pb-upper-west-side')
    expect(table.hand('vitale')).toEqual(['$2'])
    expect(table.asked).toEqual({ vitale: 'suitcase' })
    expect(table.options('vitale')).toEqual(['$2'])
  })

  it('COR-R42 the Horse Head and a choice of goods are asked for', () => {
    const table = tableOf(2, {
      horseHead: 'pizzino',
      hands: { vitale: ['ally-evidence'], pizzino: [] },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-evidence')
    expect(table.asked).toEqual({ vitale: 'takeGoodsChoice' })
    table.answers('vitale', []).answers('pizzino', 'thug:pb-queens')
    table.answers('vitale', 'thug:pb-upper-east-side')
    expect(table.hand('vitale')).toEqual(['$3'])
    expect(table.asked).toEqual({ vitale: 'takeHorseHead' })
  })

  it('COR-R42 where a pile is short the user orders the plain cards like the rest', () => {
    const table = tableOf(2, { hands: { vitale: ['$3'], pizzino: [] }, piles: { $2: 0 } }).turnOf('vitale')
    table.answers('vitale', 'thug:pb-upper-west-side')
    expect(table.hand('vitale')).toEqual(['$3'])
    expect(table.options('vitale')).toEqual(['suitcase:0', 'takeMoney:1', 'stop'])
    table.answers('vitale', 'suitcase:0').answers('vitale', ['$3'])
    expect(table.hand('vitale')).toEqual(['$1'])
  })

  it('COR-R42 a compulsory choice that is publicly none is made by the engine, one that is not is asked', () => {
    const table = onTile('bt-barber', [], { piles: { booze: 0, gun: 0 } })
    table.answers('vitale', ['$3'])
    expect(table.hand('vitale')).toEqual(['bloodMoney'])
    const hands = { vitale: ['job-warning', 'gun'], pizzino: ['$1', '$1'] }
    const twins = tableOf(2, { hands }).turnOf('vitale')
    twins.answers('vitale', 'hand:job-warning').answers('vitale', 'seat-1')
    expect(twins.asked).toEqual({ pizzino: 'discards' })
    const last = tableOf(2, { hands: { ...hands, pizzino: ['$1'] } }).turnOf('vitale')
    last.answers('vitale', 'hand:job-warning').answers('vitale', 'seat-1')
    expect(last.hand('pizzino')).toEqual([])
    expect(last.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-R42 the phases run by themselves up to the next choice', () => {
    const hands = { vitale: ['$1'], pizzino: ['$2'] }
    const table = tableOf(2, {
      hands,
      figures: { 'vitale-thug-1': 'pb-queens' },
      played: { pizzino: ['ally-tax'] },
    })
    table.from('turfWar')
    expect(table.controller('queens')).toBe('vitale')
    table.answers('vitale', []).answers('pizzino', [])
    expect(table.hand('pizzino')).toEqual(['$2', 'ally-tax'])
    expect(table.open).toMatchObject({ act: 2, phase: 'familyBusiness' })
    expect(Object.values(table.open.tiles).filter((tile) => tile !== null)).toHaveLength(2)
    const last = tableOf(2, { act: 4, hands }).from('turfWar')
    expect(last.play.core.over?.scores).toEqual([1, 2])
  })

  it('COR-R40 the order of a shared front is asked, unless it only gives cards and there are enough for both', () => {
    expect(shared('pb-queens', 'queens')).toEqual({ pizzino: 'turn' })
    expect(shared('pb-queens', 'queens', { gun: 2, booze: 2 })).toEqual({ pizzino: 'turn' })
    expect(shared('pb-queens', 'queens', { gun: 1 })).toEqual({ vitale: 'whoFirst' })
    expect(shared('bt-gunsmith', 'wall-street', { gun: 3 })).toEqual({ vitale: 'whoFirst' })
    expect(shared('bt-gunsmith', 'wall-street', { gun: 4 })).toEqual({ pizzino: 'turn' })
    expect(shared('pb-upper-west-side', 'upper-west-side')).toEqual({ vitale: 'whoFirst' })
    expect(shared('pb-midtown', 'midtown')).toEqual({ vitale: 'whoFirst' })
  })

  it('COR-R40 unasked, the player on turn takes first', () => {
    const table = tableOf(2, {
      hands: { vitale: [], pizzino: [] },
      control: { queens: ['pizzino'] },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:pb-queens')
    expect(table.told('took').map((event) => event['seat'])).toEqual([0, 1])
  })
})
