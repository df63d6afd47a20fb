// Shaking down fronts and backs, and sharing a front with its controller. COR-5.

import { describe, expect, it } from 'vitest'
import { type TestTable, tableOf } from '../testing/table.ts'

const NOBODY = { vitale: [], pizzino: [], marzullo: [] }

/** Pizzino controls Queens, over an older marker of Vitale. */
const shared = (arrangement: object = {}) =>
  tableOf(3, { hands: NOBODY, control: { queens: ['vitale', 'pizzino'] }, ...arrangement })

/** Who is asked what, in which order, at a front that Vitale shake down and Pizzino control. */
const users = (first: 'me' | 'controller') => {
  const table = tableOf(3, {
    hands: { ...NOBODY, vitale: ['$1', '$2'], pizzino: ['$3', '$5'] },
    control: { 'wall-street': ['pizzino'] },
    tiles: { 'wall-street': 'bt-olive-oil' },
  }).turnOf('vitale')
  table.answers('vitale', 'thug:bt-olive-oil')
  expect(table.asked).toEqual({ vitale: 'whoFirst' })
  table.answers('vitale', first)
  const order: string[] = []
  while (order.length < 20 && !Object.values(table.asked).includes('turn')) {
    const [family = ''] = Object.keys(table.asked)
    const [option = ''] = table.options(family)
    order.push(`${family} ${table.asked[family]}`)
    table.answers(family, table.prompt(family).kind === 'some' ? [option] : option)
  }
  return order
}

const steps = (family: string) =>
  ['nextAbility', 'suitcase', 'drawJobs', 'keepJob'].map((key) => `${family} ${key}`)

/** Who has the Horse Head after both have taken it. */
const keeper = (first: 'me' | 'controller') => {
  const table = tableOf(3, {
    horseHead: 'marzullo',
    hands: NOBODY,
    control: { 'upper-east-side': ['pizzino'] },
  }).turnOf('vitale')
  table.answers('vitale', 'thug:pb-upper-east-side').answers('vitale', first)
  const [one, two] = first === 'me' ? ['vitale', 'pizzino'] : ['pizzino', 'vitale']
  table.answers(one, 'use').answers(two, 'use')
  expect(table.told('horseHead').map((event) => event['seat'])).toEqual([table.seat(one), table.seat(two)])
  return table.horseHead
}

describe('fronts', () => {
  it('COR-5.1 a business has a front for thugs and another set of abilities behind, for family members', () => {
    const thug = tableOf(3, { hands: NOBODY }).turnOf('vitale').answers('vitale', 'thug:pb-brooklyn')
    expect(thug.hand('vitale')).toEqual(['bloodMoney', 'booze'])
    // Only Brooklyn's and Queens' backs: one booze, one gun.
    const member = tableOf(3, { hands: NOBODY }).turnOf('vitale').answers('vitale', 'vitale-don:fs-14')
    expect(member.hand('vitale')).toEqual(['booze', 'gun'])
  })

  it('COR-5.2 a front is used as a whole and at once, every ability of that one business', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: ['$5'] },
      tiles: { 'wall-street': null, 'upper-west-side': 'bt-gunsmith' },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:pb-upper-west-side')
    expect(table.asked).toEqual({ vitale: 'suitcase' })
    table.answers('vitale', ['$5'])
    expect(table.suitcase('vitale')).toEqual(['$5'])
    expect(table.hand('vitale')).toEqual(['$2'])
    // The tile beside it and the back gave nothing, and the turn is over.
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-5.3 a family space gives the backs of every business, printed or tile, of all turfs it touches', () => {
    const table = tableOf(3, {
      hands: NOBODY,
      tiles: { 'wall-street': 'bt-gunsmith', brooklyn: 'bt-liquor-store', queens: 'bt-funeral-parlor' },
    }).turnOf('vitale')
    // Queens: gun, blood money; Brooklyn: booze, booze. Nothing of Wall Street's tile.
    table.answers('vitale', 'vitale-don:fs-14')
    expect(table.hand('vitale')).toEqual(['bloodMoney', 'booze', 'booze', 'gun'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-5.4 the user of several abilities chooses their order, across businesses', () => {
    const arrangement = {
      horseHead: 'pizzino',
      hands: { ...NOBODY, vitale: ['$5'] },
      tiles: { 'wall-street': 'bt-social-club' },
    }
    const table = tableOf(3, arrangement).turnOf('vitale').answers('vitale', 'vitale-don:fs-13')
    expect(table.asked).toEqual({ vitale: 'nextAbility' })
    expect(table.options('vitale')).toEqual(['suitcase:0', 'drawJobs:1', 'stop'])
    table.answers('vitale', 'drawJobs:1')
    expect(table.asked).toEqual({ vitale: 'keepJob' })
    const other = tableOf(3, arrangement).turnOf('vitale').answers('vitale', 'vitale-don:fs-13')
    other.answers('vitale', 'suitcase:0')
    expect(other.asked).toEqual({ vitale: 'suitcase' })
    other.answers('vitale', ['$5'])
    // What is left after it is still there to be used.
    expect(other.asked).toEqual({ vitale: 'drawJobs' })
  })

  it('COR-R6 the order inside a front, a job and an ally is free too', () => {
    const front = tableOf(3, {
      hands: { ...NOBODY, vitale: ['$5'] },
      tiles: { 'wall-street': 'bt-olive-oil' },
    }).turnOf('vitale')
    front.answers('vitale', 'thug:bt-olive-oil')
    expect(front.options('vitale')).toEqual(['suitcase:0', 'drawJobs:1', 'stop'])
    const ally = tableOf(3, { hands: { ...NOBODY, vitale: ['ally-tax', '$5'] } }).turnOf('vitale')
    ally.answers('vitale', 'ally:ally-tax').answers('vitale', 'drawJobs:1')
    expect(ally.asked).toEqual({ vitale: 'keepJob' })
    const goods = ['gun', 'booze', 'bloodMoney', 'bloodMoney']
    const job = tableOf(3, {
      horseHead: 'pizzino',
      hands: { ...NOBODY, vitale: [...goods, 'job-sit-down'] },
    }).turnOf('vitale')
    job.answers('vitale', 'hand:job-sit-down').answers('vitale', 'moneyFirst')
    expect(job.options('vitale')).toEqual(['takeHorseHead:0', 'suitcase:1', 'stop'])
  })

  it('COR-R4 each ability may be declined, in whole or in part, but not what it costs', () => {
    const hand = ['$1', '$2', '$3']
    const table = tableOf(2, { hands: { vitale: hand, pizzino: [] } })
    table.turnOf('vitale').answers('vitale', 'thug:pb-wall-street')
    expect(table.prompt('vitale')).toMatchObject({ key: 'suitcase', min: 0, max: 2 })
    table.answers('vitale', ['$1'])
    expect(table.suitcase('vitale')).toEqual(['$1'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
    const stopped = tableOf(2, {
      hands: { vitale: hand, pizzino: [] },
      tiles: { 'wall-street': 'bt-olive-oil' },
    })
    stopped.turnOf('vitale').answers('vitale', 'thug:bt-olive-oil').answers('vitale', 'stop')
    expect(stopped.hand('vitale')).toEqual(hand)
    expect(stopped.asked).toEqual({ pizzino: 'turn' })
    const traded = tableOf(2, {
      hands: { vitale: hand, pizzino: [] },
      tiles: { 'wall-street': 'bt-grand-casino' },
    }).turnOf('vitale')
    traded.answers('vitale', 'thug:bt-grand-casino').answers('vitale', 'trade:0')
    expect(traded.tries('vitale', ['$1', '$2'])).toMatchObject({ code: 'tooFew' })
    traded.answers('vitale', [])
    expect(traded.asked).toEqual({ vitale: 'suitcase' })
  })
})

describe('control of a front', () => {
  it('COR-5.6 besides the one who shakes it down the controller uses the front', () => {
    const table = shared().turnOf('vitale').answers('vitale', 'thug:pb-queens')
    expect(table.hand('vitale')).toEqual(['booze', 'gun'])
    expect(table.hand('pizzino')).toEqual(['booze', 'gun'])
    expect(table.hand('marzullo')).toEqual([])
    // A marker that is covered gives nothing.
    const covered = shared().turnOf('marzullo').answers('marzullo', 'thug:pb-queens')
    expect(covered.hand('vitale')).toEqual([])
  })

  it('COR-5.6 the controller may decline', () => {
    const table = tableOf(3, {
      hands: { ...NOBODY, vitale: ['$1'], pizzino: ['$3'] },
      control: { 'wall-street': ['pizzino'] },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:pb-wall-street').answers('vitale', 'me').answers('vitale', ['$1'])
    expect(table.asked).toEqual({ pizzino: 'suitcase' })
    table.answers('pizzino', [])
    expect(table.suitcase('pizzino')).toEqual([])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-5.6 that the controller uses the front too is told when they do, after the first user, and only then', () => {
    const news = (...answers: readonly string[][]) => {
      const table = tableOf(3, {
        hands: { ...NOBODY, vitale: ['$1'], pizzino: ['$3', '$2'] },
        control: { 'wall-street': ['pizzino'] },
      }).turnOf('vitale')
      table.answers('vitale', 'thug:pb-wall-street', 'me', ['$1'])
      expect(table.told('frontShared')).toEqual([])
      for (const answer of answers) table.answers('pizzino', answer)
      return table.events.filter(({ type }) => type === 'frontShared' || type === 'suitcased')
    }
    const mine = { type: 'suitcased', seat: 0, cards: ['$1'] }
    const told = { type: 'frontShared', controller: 1, business: 'pb-wall-street' }
    expect(news([])).toEqual([mine])
    expect(news(['$3'])).toEqual([mine, told, { type: 'suitcased', seat: 1, cards: ['$3'] }])
  })

  it.each([
    [
      'bt-social-club',
      ['none'],
      ['use', 'job-offer', 'use', 'job-favor'],
      ['frontShared', 'jobsDrawn', 'jobKept', 'jobsDrawn', 'jobKept'],
    ],
    ['pb-upper-east-side', ['use'], ['use'], ['frontShared', 'took', 'horseHead']],
    ['bt-pawnshop', [], [['$2']], ['frontShared', 'traded', 'took']],
    ['bt-barber', [[]], [['$2'], 'gun'], ['frontShared', 'took', 'traded', 'took']],
    ['pb-queens', [], [], ['frontShared', 'took']],
    ['bt-import-export', [], [], ['frontShared', 'took']],
  ] as const)(
    'COR-5.6 at %s the controller is told of once, before the first thing used',
    (business, first, second, news) => {
      const table = tableOf(3, {
        horseHead: 'marzullo',
        hands: { ...NOBODY, pizzino: ['$2', 'booze'] },
        tiles: { brooklyn: business.startsWith('bt-') ? business : null, 'wall-street': null },
        control: { brooklyn: ['pizzino'], 'upper-east-side': ['pizzino'], queens: ['pizzino'] },
        deck: ['job-offer', 'job-contract', 'job-favor', 'job-warning'],
        piles: { $3: 2, gun: 1, narcotics: 1 },
      }).turnOf('vitale')
      table.answers('vitale', `thug:${business}`)
      if (table.asked['vitale'] === 'whoFirst') table.answers('vitale', 'me')
      for (const answer of first) table.answers('vitale', answer as string | string[])
      for (const answer of second) table.answers('pizzino', answer as string | string[])
      const said = table.events.map(({ type }) => type)
      const from = said.indexOf('frontShared')
      expect(said.slice(from, from + news.length)).toEqual(news)
      expect(table.told('frontShared')).toHaveLength(1)
    },
  )

  it('COR-5.7 the player on turn says who is first, and the first is done before the second begins', () => {
    expect(users('me')).toEqual([...steps('vitale'), ...steps('pizzino')])
    expect(users('controller')).toEqual([...steps('pizzino'), ...steps('vitale')])
  })

  it('COR-5.8 in a turf of one’s own control the front is used once only', () => {
    const table = shared().turnOf('pizzino').answers('pizzino', 'thug:pb-queens')
    expect(table.hand('pizzino')).toEqual(['booze', 'gun'])
    expect(table.told('frontShared')).toEqual([])
  })

  it('COR-5.9 control gives nothing when backs are shaken down', () => {
    const table = shared({ control: { queens: ['pizzino'], brooklyn: ['marzullo'] } }).turnOf('vitale')
    table.answers('vitale', 'vitale-don:fs-14')
    expect(table.hand('vitale')).toEqual(['booze', 'gun'])
    expect([...table.hand('pizzino'), ...table.hand('marzullo')]).toEqual([])
  })

  it('COR-R2 the controller receives the front and nothing of the back', () => {
    const table = tableOf(3, { hands: NOBODY, control: { brooklyn: ['marzullo'] } }).turnOf('vitale')
    table.answers('vitale', 'thug:pb-brooklyn')
    expect(table.hand('marzullo')).toEqual(['bloodMoney', 'booze'])
  })

  it('COR-5.10 a front used through a card is shared too', () => {
    const table = shared({ hands: { ...NOBODY, vitale: ['gun', 'booze', 'bloodMoney', 'job-extortion'] } })
    table.turnOf('vitale').answers('vitale', 'hand:job-extortion').answers('vitale', 'moneyFirst')
    table.answers('vitale', 'pb-queens')
    expect(table.hand('vitale')).toEqual(['$5', 'booze', 'gun'])
    expect(table.hand('pizzino')).toEqual(['booze', 'gun'])
  })

  it.each<[string, string[], (table: TestTable) => TestTable]>([
    [
      'two fronts of a job',
      ['gun', 'booze', 'booze', 'bloodMoney', 'job-dockside-squeeze'],
      (table) => table.answers('vitale', 'hand:job-dockside-squeeze').answers('vitale', 'moneyFirst'),
    ],
    [
      'a thug moved by a job',
      ['gun', 'booze', 'bloodMoney', 'job-new-address'],
      (table) =>
        table
          .answers('vitale', 'hand:job-new-address')
          .answers('vitale', 'moneyFirst')
          .answers('vitale', 'vitale-thug-1'),
    ],
    [
      'a thug moved by an ally',
      ['ally-muscle'],
      (table) => table.answers('vitale', 'ally:ally-muscle').answers('vitale', 'vitale-thug-1'),
    ],
    ['the Union Boss', ['ally-union-boss-1'], (table) => table.answers('vitale', 'ally:ally-union-boss-1')],
  ])('COR-R28 every card that uses a front shares it: %s', (_card, hand, play) => {
    const table = shared({
      hands: { ...NOBODY, vitale: hand },
      figures: { 'vitale-thug-1': 'pb-chelsea' },
    }).turnOf('vitale')
    play(table).answers('vitale', 'pb-queens')
    expect(table.hand('pizzino')).toEqual(['booze', 'gun'])
    expect(table.hand('vitale')).toEqual(expect.arrayContaining(['booze', 'gun']))
  })

  it('COR-R7 both may take the Horse Head, and whoever goes second keeps it', () => {
    expect(keeper('me')).toBe('pizzino')
    expect(keeper('controller')).toBe('vitale')
  })

  it('COR-R10 a controller who is out of the phase still uses a shared front, and takes no turn by it', () => {
    const table = shared()
    Object.assign(table.family('pizzino'), { thugs: [], members: [] })
    table.turnOf('vitale').answers('vitale', 'thug:pb-queens')
    expect(table.hand('pizzino')).toEqual(['booze', 'gun'])
    expect(table.asked).toEqual({ marzullo: 'turn' })
  })

  it('COR-R51 nothing in Family Business places a marker, so control is what it was when a use begins', () => {
    const table = shared({
      figures: { 'vitale-don': 'fs-06', 'vitale-thug-1': 'pb-midtown' },
    })
    const before = structuredClone(table.open.control)
    table.turnOf('vitale').answers('vitale', 'thug:pb-queens')
    // Two figures against none in Queens: the war will change its control, the phase does not.
    expect(table.open.control).toEqual(before)
    expect(table.hand('pizzino')).toEqual(['booze', 'gun'])
    table.turnOf('pizzino').answers('pizzino', 'thug:pb-brooklyn')
    expect(table.open.control).toEqual(before)
    table.from('turfWar')
    expect(table.controller('queens')).toBe('vitale')
  })
})

describe('no change', () => {
  it('COR-5.11 money is never exchanged: no action turns cards into others of the same sum', () => {
    const table = tableOf(2, { hands: { vitale: ['$1', '$1', '$1', '$1', '$1'], pizzino: [] } })
    table.turnOf('vitale')
    const ids = table.options('vitale')
    expect(ids.some((id) => id.includes('$') || /change/i.test(id))).toBe(false)
    table.answers('vitale', 'thug:pb-wall-street').answers('vitale', ['$1', '$1'])
    expect(table.hand('vitale')).toEqual(['$1', '$1', '$1'])
    expect(table.suitcase('vitale')).toEqual(['$1', '$1'])
    expect(table.open.bank.money).toEqual({ $1: 25, $2: 30, $3: 30, $5: 30 })
  })

  it('COR-5.12 money gained is exactly the cards shown', () => {
    const table = tableOf(2, {
      hands: { vitale: ['gun', 'bloodMoney', 'job-back-alley'], pizzino: [] },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-back-alley').answers('vitale', 'moneyFirst')
    expect(table.hand('vitale')).toEqual(['$2', '$2'])
    expect(table.told('took')).toEqual([{ type: 'took', seat: 0, cards: ['$2', '$2'] }])
  })
})
