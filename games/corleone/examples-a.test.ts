// The worked examples of the rules, 1 to 15 and 21 to 24.

import { begin } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { influenceIn, membersAt } from './rules/board.ts'
import { corleone } from './index.ts'
import type { Corleone } from './state.ts'
import { tableOf } from './testing/table.ts'

/** The turfs in which a figure on this space is counted. */
const countedIn = (figure: string, space: string) => {
  const { open, box } = tableOf(3, { figures: { [figure]: space } })
  return box.turfs.map((turf) => turf.id).filter((turf) => membersAt(open, box, turf).includes(figure))
}

/** Pizzino’s Don has just gone behind Chelsea, Midtown and Wall Street. */
const backsOfThree = (control: { [turf: string]: string[] } = {}) =>
  tableOf(['pizzino', 'vitale', 'caccamo'], {
    hands: { pizzino: ['$5', '$1'], vitale: [] },
    tiles: { 'wall-street': 'bt-gunsmith' },
    deck: ['job-offer', 'job-warning'],
    control,
  })
    .turnOf('pizzino')
    .answers('pizzino', 'pizzino-don:fs-09')

/** A thug of Vitale at Airfield Freight, with so many guns left. */
const queens = (gun: number) =>
  tableOf(['vitale', 'caccamo'], {
    control: { queens: ['caccamo'] },
    hands: { vitale: [], caccamo: [] },
    piles: { gun, booze: 5 },
  })
    .turnOf('vitale')
    .answers('vitale', 'thug:pb-queens')

const sale = (order: string) =>
  tableOf(2, { hands: { vitale: ['job-black-market', 'booze', 'bloodMoney'], pizzino: [] } })
    .turnOf('vitale')
    .answers('vitale', 'hand:job-black-market')
    .answers('vitale', order)

describe('the rulebook’s examples', () => {
  it('Example 1 (COR-6.3): with five players the tile of Act I lies on Queens', () => {
    const table = tableOf(5, { tiles: { queens: null } })
    expect(Object.values(table.open.tiles).filter(Boolean)).toHaveLength(3)
    const top = table.secret.tileStacks.blue.at(-1)
    table.from('openNewBusiness')
    expect(table.open.tiles['queens']).toBe(top)
    expect(Object.values(table.open.tiles).filter(Boolean)).toHaveLength(4)
  })

  it('Example 2 (COR-6.3): with four players the tile of Act IV lies on the Upper West Side', () => {
    const table = tableOf(4, {
      act: 4,
      tiles: {
        'wall-street': 'bt-barber',
        brooklyn: 'bt-pawnshop',
        'upper-east-side': 'bt-gunsmith',
        queens: 'bt-private-bank',
      },
    })
    const top = table.secret.tileStacks.red.at(-1)
    table.from('openNewBusiness')
    expect(table.open.tiles['upper-west-side']).toBe(top)
    expect(table.open.tiles['midtown']).toBeNull()
  })

  it('Example 3 (COR-4.6): a Marzullo on fs-03 counts in Chelsea, Midtown and Central Park only', () => {
    expect(countedIn('marzullo-don', 'fs-03')).toEqual(['midtown', 'chelsea', 'central-park'])
  })

  it('Example 4 (COR-4.6): a Pizzino on fs-06 counts in Midtown and Queens only', () => {
    expect(countedIn('pizzino-don', 'fs-06')).toEqual(['queens', 'midtown'])
  })

  it('Example 5 (COR-5.2): a thug at Penn Central Railway draws two jobs, keeps one and takes $2', () => {
    const table = tableOf(['marzullo', 'vitale'], {
      deck: ['job-offer', 'job-warning'],
      control: { midtown: ['marzullo'] },
    })
    const before = table.hand('marzullo')
    table.turnOf('marzullo').answers('marzullo', 'thug:pb-midtown').answers('marzullo', 'use')
    expect(table.options('marzullo')).toEqual(['job-offer', 'job-warning'])
    table.answers('marzullo', 'job-warning')
    expect(table.open.jobDiscard).toEqual(['job-offer'])
    expect(table.hand('marzullo')).toEqual([...before, '$2', 'job-warning'].toSorted())
    expect(table.open.bank.money.$2).toBe(30 - 3)
  })

  it.each([
    ['suitcase first', ['suitcase', 'drawJobs']],
    ['jobs first', ['drawJobs', 'suitcase']],
  ])('Example 6 (COR-5.3): the Don behind Chelsea, Midtown and Wall Street, %s', (_, [first, second]) => {
    const table = backsOfThree()
    const use = (ability: string) => {
      const next = table.options('pizzino').find((id) => id.startsWith(`${ability}:`))
      if (next) table.answers('pizzino', next)
      if (ability === 'suitcase') table.answers('pizzino', ['$5'])
      else if (table.asked['pizzino'] === 'drawJobs') table.answers('pizzino', 'use')
      if (ability === 'drawJobs') table.answers('pizzino', 'job-offer')
    }
    use(first ?? '')
    use(second ?? '')
    expect(table.hand('pizzino')).toEqual(['$1', 'bloodMoney', 'gun', 'job-offer'])
    expect(table.suitcase('pizzino')).toEqual(['$5'])
    expect(table.open.jobDiscard).toEqual(['job-warning'])
    expect(table.asked).toEqual({ vitale: 'turn' })
  })

  it('Example 7 (COR-5.9): Vitale, who control Chelsea, receive nothing from its back', () => {
    const table = backsOfThree({ chelsea: ['vitale'] })
    expect(table.asked).toEqual({ pizzino: 'nextAbility' })
    table.answers('pizzino', 'stop')
    expect(table.hand('vitale')).toEqual([])
    expect(table.hand('pizzino')).toEqual(['$1', '$5', 'bloodMoney', 'gun'])
    expect(table.asked).toEqual({ vitale: 'turn' })
  })

  it('Example 8 (COR-7.11): the open job Extortion', () => {
    const table = tableOf(3, {
      hands: { vitale: ['gun', 'booze', 'bloodMoney'], pizzino: [] },
      openJobs: ['job-extortion', 'job-offer', 'job-warning'],
      control: { brooklyn: ['pizzino'] },
    }).turnOf('vitale')
    table.answers('vitale', 'open:0:job-extortion')
    expect(table.open.bank.goods).toEqual({ gun: 8, booze: 8, bloodMoney: 8, narcotics: 8 })
    table.answers('vitale', 'moneyFirst')
    expect(table.hand('vitale')).toEqual(['$5'])
    expect(table.options('vitale')).toEqual([...Object.keys(table.open.onFront), 'none'])
    table.answers('vitale', 'pb-brooklyn')
    expect(table.hand('vitale')).toEqual(['$5', 'bloodMoney', 'booze'])
    expect(table.hand('pizzino')).toEqual(['bloodMoney', 'booze'])
    expect(table.completed('vitale')).toEqual(['job-extortion'])
    expect(table.open.openJobs).toEqual([null, 'job-offer', 'job-warning'])
  })

  it('Example 9 (COR-5.12): $2 and $2 are two $2 cards, never $1 and $3', () => {
    const table = tableOf(2, { hands: { vitale: ['gun', 'bloodMoney', 'job-back-alley'] } }).turnOf('vitale')
    const bank = { ...table.open.bank.money }
    table.answers('vitale', 'hand:job-back-alley').answers('vitale', 'moneyFirst').answers('vitale', 'none')
    expect(table.hand('vitale')).toEqual(['$2', '$2'])
    expect(table.open.bank.money).toEqual({ ...bank, $2: bank.$2 - 2 })
  })

  it('Example 10 (COR-7.18): the Family Accountant', () => {
    const table = tableOf(2, {
      hands: { vitale: ['ally-accountant', '$5', '$3', '$1'], pizzino: [] },
    }).turnOf('vitale')
    table.answers('vitale', 'ally:ally-accountant')
    expect(table.view('pizzino').seats[0]?.played).toEqual(['ally-accountant'])
    expect(table.tries('vitale', ['$5', '$3', '$1'])).toMatchObject({ code: 'tooMany' })
    table.answers('vitale', ['$5', '$3'])
    expect(table.suitcase('vitale')).toEqual(['$3', '$5'])
    expect(table.hears('pizzino', 'suitcased')).toEqual([{ type: 'suitcased', seat: 0, cards: ['$5', '$3'] }])
    table.turnOf('vitale')
    expect(table.offers('vitale', 'ally:')).toBe(false)
    table.from('tribute')
    expect(table.hand('vitale')).toEqual(['$1', 'ally-accountant'])
  })

  it('Example 11 (COR-5.11): five $1 never become a $5', () => {
    const table = tableOf(2, { hands: { vitale: ['$1', '$1', '$1', '$1', '$1'] } }).turnOf('vitale')
    expect(table.options('vitale').every((id) => /^(thug|vitale-don|open):/.test(id))).toBe(true)
    table.answers('vitale', 'thug:pb-upper-west-side')
    expect(table.options('vitale')).toEqual(['$1', '$2'])
    expect(table.tries('vitale', ['$1', '$1'])).toMatchObject({ code: 'tooMany' })
    expect(table.tries('vitale', ['$5'])).toMatchObject({ code: 'unknownOption' })
  })

  it('Example 12 (COR-9.4): the war over Midtown and Chelsea', () => {
    const table = tableOf(['pizzino', 'matarazzo', 'marzullo'], {
      act: 2,
      figures: {
        mayor: 'fs-03',
        'pizzino-don': 'fs-09',
        'pizzino-consigliere': 'fs-06',
        'pizzino-thug-1': 'pb-midtown',
        'matarazzo-don': 'fs-10',
        'matarazzo-consigliere': 'fs-04',
        'matarazzo-thug-1': 'pb-chelsea',
        'marzullo-don': 'fs-11',
        'police-chief': 'chelsea',
      },
      control: { chelsea: ['marzullo'] },
    })
    expect(influenceIn(table.open, table.box, 'midtown')).toEqual({ seats: [3, 2, 0], neutral: 1 })
    expect(influenceIn(table.open, table.box, 'chelsea')).toEqual({ seats: [1, 2, 1], neutral: 2 })
    table.from('turfWar')
    expect(table.stack('midtown')).toEqual(['pizzino'])
    expect(table.stack('chelsea')).toEqual(['marzullo'])
  })
})

describe('examples that apply rules and rulings', () => {
  it('Example 13 (COR-3.4): a table for two', () => {
    const play = begin(corleone, 2, 'example')
    const state = play.core.state as Corleone
    expect(state.open.openJobs.filter(Boolean)).toHaveLength(2)
    expect(state.open.allyRow).toHaveLength(1)
    for (const family of state.open.seats) expect(family.thugs).toHaveLength(3)
    expect(Object.keys(state.open.onSpace)).toEqual([
      'fs-01',
      'fs-02',
      'fs-03',
      'fs-05',
      'fs-08',
      'fs-09',
      'fs-13',
      'fs-14',
      'fs-15',
      'fs-16',
    ])
    const opened = Object.entries(state.open.tiles).filter(([, tile]) => tile !== null)
    expect(opened.map(([turf]) => turf)).toEqual(['wall-street'])
  })

  it('Example 14 (COR-7.13): Extortion with a gun and two narcotics', () => {
    const table = tableOf(2, {
      hands: { vitale: ['gun', 'narcotics', 'narcotics'], pizzino: [] },
      openJobs: ['job-extortion', null],
    }).turnOf('vitale')
    table.answers('vitale', 'open:0:job-extortion').answers('vitale', 'moneyFirst').answers('vitale', 'none')
    expect(table.open.bank.goods).toEqual({ gun: 8, booze: 8, bloodMoney: 8, narcotics: 8 })
    expect(table.hand('vitale')).toEqual(['$5'])
  })

  it('Example 15 (COR-7.4): a player who has placed all figures is skipped to the end of the phase', () => {
    const table = tableOf(2, {
      hands: { vitale: ['ally-producer', 'gun', 'job-warning'], pizzino: [] },
      figures: { 'pizzino-thug-1': 'pb-chelsea' },
    })
    Object.assign(table.family('vitale'), { thugs: [], members: [] })
    table.turnOf('vitale')
    for (const placement of ['thug:pb-queens', 'thug:pb-brooklyn', 'pizzino-don:fs-15']) {
      expect(table.asked).toEqual({ pizzino: 'turn' })
      table.answers('pizzino', placement)
    }
    expect(table.open.phase).toBe('bribery')
    expect(table.hand('vitale')).toContain('ally-producer')
  })

  it('Example 21 (COR-5.6, COR-5.7): Vitale at Airfield Freight, Caccamo in control', () => {
    const plenty = queens(2)
    expect(plenty.asked).toEqual({ caccamo: 'turn' })
    expect(plenty.hand('vitale')).toEqual(['booze', 'gun'])
    expect(plenty.hand('caccamo')).toEqual(['booze', 'gun'])
    const short = queens(1)
    expect(short.asked).toEqual({ vitale: 'whoFirst' })
    short.answers('vitale', 'me')
    expect(short.hand('vitale')).toEqual(['booze', 'gun'])
    expect(short.hand('caccamo')).toEqual(['booze'])
  })

  it('Example 22 (COR-R7, COR-R8): the Horse Head changes hands twice in one shakedown', () => {
    const [a, b, c] = ['vitale', 'pizzino', 'marzullo'] as const
    const table = tableOf([a, b, c], {
      horseHead: a,
      control: { 'upper-east-side': [c] },
      hands: { [a]: [], [b]: [], [c]: [] },
      figures: { [`${b}-thug-1`]: 'pb-chelsea', [`${b}-don`]: 'fs-16' },
    }).turnOf(b)
    table.answers(b, 'thug:pb-upper-east-side').answers(b, 'controller').answers(c, 'use').answers(b, 'use')
    expect(table.told('horseHead').map((event) => event['seat'])).toEqual([2, 1])
    expect(table.hand(c)).toEqual(['$3'])
    expect(table.hand(b)).toEqual(['$3'])
    expect(table.horseHead).toBe(b)
    expect(table.asked).toEqual({ [c]: 'turn' })
    table.from('entracte')
    expect(table.open.act).toBe(2)
    expect(table.asked).toEqual({ [b]: 'turn' })
  })

  it('Example 23 (COR-R47): a job cannot be traded for its own $5, its $3 can', () => {
    const before = sale('abilityFirst')
    expect(before.asked).toEqual({ pizzino: 'turn' })
    expect(before.hand('vitale')).toEqual(['$3'])
    const after = sale('moneyFirst')
    expect(after.options('vitale')).toEqual(['$3'])
    after.answers('vitale', ['$3'])
    expect(after.hand('vitale')).toEqual(['$5'])
  })

  it('Example 24 (COR-16.8, COR-R49): a drive-by in Brooklyn takes the player’s own Don too', () => {
    const table = tableOf(3, {
      hands: { vitale: ['gun', 'gun', 'booze', 'job-drive-by'], pizzino: [] },
      figures: { 'pizzino-thug-1': 'pb-brooklyn', 'vitale-don': 'fs-13' },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-drive-by')
    expect(table.options('vitale')).toEqual(['wall-street', 'brooklyn', 'none'])
    table.answers('vitale', 'brooklyn')
    expect(table.open.hudson).toEqual(['pizzino-thug-1', 'vitale-don'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })
})
