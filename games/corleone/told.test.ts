// What happens is told to everybody, once and as it happened. COR-17.6, COR-17.8.

import { describe, expect, it } from 'vitest'
import { tableOf, type TestTable } from './testing/table.ts'

const NOBODY = { vitale: [], pizzino: [], marzullo: [] }

const completing = (job: string, goods: readonly string[], given: object = {}): TestTable => {
  const table = tableOf(3, {
    horseHead: 'pizzino',
    hands: { ...NOBODY, vitale: [job, ...goods] },
    tiles: { 'wall-street': null },
    ...given,
  })
  table.turnOf('vitale').answers('vitale', `hand:${job}`)
  return table.asked['vitale'] === 'jobRewards' ? table.answers('vitale', 'moneyFirst') : table
}

describe('COR-17.6 the board is public', () => {
  it('COR-7.9 who goes to which space', () => {
    const table = tableOf(3, { hands: NOBODY }).turnOf('vitale').answers('vitale', 'vitale-don:fs-14')
    expect(table.told('memberPlaced')).toEqual([
      { type: 'memberPlaced', seat: 0, figure: 'vitale-don', space: 'fs-14' },
    ])
  })

  it('COR-16.3, COR-16.4 which front and which back a card uses', () => {
    const front = completing('job-extortion', ['gun', 'booze', 'bloodMoney']).answers('vitale', 'pb-queens')
    expect(front.told('frontUsed')).toEqual([{ type: 'frontUsed', seat: 0, business: 'pb-queens' }])
    const back = completing('job-back-alley', ['gun', 'bloodMoney']).answers('vitale', 'pb-queens')
    expect(back.told('backUsed')).toEqual([{ type: 'backUsed', seat: 0, business: 'pb-queens' }])
    const none = completing('job-back-alley', ['gun', 'bloodMoney']).answers('vitale', 'none')
    expect(none.told('backUsed')).toEqual([])
    expect(none.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-16.10, COR-16.11 who was moved where, and by whom', () => {
    const figures = { 'pizzino-thug-1': 'pb-chelsea' }
    const moved = completing('job-rough-up', ['gun'], { figures }).answers(
      'vitale',
      'pizzino-thug-1',
      'pb-queens',
    )
    expect(moved.told('moved')).toEqual([
      { type: 'moved', seat: 0, figure: 'pizzino-thug-1', place: 'pb-queens' },
    ])
    const placed = tableOf(3, { hands: { ...NOBODY, vitale: ['ally-police-chief-1'] } }).turnOf('vitale')
    placed.answers('vitale', 'ally:ally-police-chief-1', 'queens')
    expect(placed.told('moved')).toEqual([
      { type: 'moved', seat: 0, figure: 'police-chief', place: 'queens' },
    ])
  })

  it('COR-16.8, COR-16.9 where shots are fired and what blows up, and all who fall', () => {
    const figures = { 'pizzino-thug-1': 'pb-queens', 'pizzino-don': 'fs-14', 'police-chief': 'queens' }
    const drive = completing('job-drive-by', ['gun', 'gun', 'booze'], { figures }).answers('vitale', 'queens')
    expect(drive.told('driveBy')).toEqual([{ type: 'driveBy', seat: 0, turf: 'queens' }])
    expect(drive.told('gunnedDown')).toEqual([
      { type: 'gunnedDown', by: 0, figure: 'pizzino-thug-1' },
      { type: 'gunnedDown', by: 0, figure: 'pizzino-don' },
    ])
    expect(drive.stands('police-chief')).toBe('queens')
    const goods = ['gun', 'gun', 'booze', 'bloodMoney']
    const bomb = completing('job-car-bomb', goods, { figures })
    expect(bomb.asked).toEqual({ vitale: 'carBomb' })
    bomb.answers('vitale', 'queens')
    expect(bomb.told('carBomb')).toEqual([{ type: 'carBomb', seat: 0, turf: 'queens' }])
    expect(bomb.told('gunnedDown').map((event) => event['figure'])).toEqual([
      'pizzino-thug-1',
      'police-chief',
      'pizzino-don',
    ])
    // The Police Chief elsewhere is left alone.
    const far = completing('job-car-bomb', goods, { figures: { ...figures, 'police-chief': 'chelsea' } })
    far.answers('vitale', 'queens')
    expect(far.stands('police-chief')).toBe('chelsea')
    expect(far.stands('pizzino-don')).toBe('hudson')
  })

  it('COR-9.8 from where to where a marker is moved', () => {
    const nine = Array<string>(9).fill('vitale')
    const table = tableOf(3, { figures: { 'vitale-thug-1': 'pb-queens' }, control: { chelsea: nine } })
    table.from('turfWar').answers('vitale', 'chelsea:3')
    expect(table.told('markerMoved')).toEqual([
      { type: 'markerMoved', seat: 0, from: 'chelsea', turf: 'queens' },
    ])
    expect(table.told('markerPlaced')).toEqual([])
  })

  it('COR-13.3 to COR-13.5 who joins, which jobs and which allies are laid out for the next act', () => {
    const table = tableOf(3, {
      hands: NOBODY,
      openJobs: ['job-favor', null, 'job-offer'],
      deck: ['job-contract'],
    })
    const before = table.open.allyRow.slice()
    table.from('entracte')
    expect(table.told('memberJoined').map((event) => event['figure'])).toEqual([
      'vitale-consigliere',
      'pizzino-consigliere',
      'marzullo-consigliere',
    ])
    expect(table.told('jobOpened')).toEqual([{ type: 'jobOpened', job: 'job-contract' }])
    expect(table.open.openJobs).toEqual(['job-favor', 'job-contract', 'job-offer'])
    expect(table.told('alliesLaid')).toEqual([{ type: 'alliesLaid', allies: table.open.allyRow }])
    expect(table.open.allyRow).toHaveLength(2)
    for (const ally of before) expect(table.open.alliesGone).toContain(ally)
    for (const family of table.names) {
      expect(table.family(family).members).toEqual([`${family}-don`, `${family}-consigliere`])
      expect(table.family(family).coming).toEqual([`${family}-heir`])
    }
  })

  it('COR-13.1 figures go home in their own order, whatever order they were played in', () => {
    const figures = {
      'vitale-consigliere': 'fs-01',
      'vitale-don': 'fs-14',
      'vitale-thug-2': 'pb-brooklyn',
      'vitale-thug-1': 'pb-queens',
    }
    const table = tableOf(3, { act: 2, hands: NOBODY, figures }).from('entracte')
    expect(table.family('vitale').members).toEqual(['vitale-don', 'vitale-consigliere'])
    expect(table.family('vitale').thugs).toEqual(['vitale-thug-1', 'vitale-thug-2'])
  })
})

describe('COR-17.8 cards that all have seen', () => {
  it('COR-11.1, COR-11.2 what is taken where a pile is short, and that nothing is left', () => {
    const goods = tableOf(3, { hands: NOBODY, piles: { gun: 0 } }).turnOf('vitale')
    goods.answers('vitale', 'thug:pb-queens')
    expect(goods.told('took')).toEqual([{ type: 'took', seat: 0, cards: ['booze'] }])
    const money = tableOf(3, { hands: { ...NOBODY, vitale: ['ally-producer'] }, piles: { $5: 0 } }).turnOf(
      'vitale',
    )
    money.answers('vitale', 'ally:ally-producer')
    expect(money.told('took')).toEqual([{ type: 'took', seat: 0, cards: ['$3'] }])
  })

  it('COR-15.7, COR-16.2 which good was chosen', () => {
    const tiles = { 'wall-street': 'bt-barber' }
    const trade = tableOf(3, { hands: { ...NOBODY, vitale: ['gun'] }, tiles }).turnOf('vitale')
    trade.answers('vitale', 'thug:bt-barber', ['gun'])
    expect(trade.asked).toEqual({ vitale: 'chooseGood' })
    expect(trade.prompt('vitale')).toMatchObject({
      options: [
        { id: 'booze', say: 'pileGood', times: 1 },
        { id: 'gun', say: 'pileGood', times: 1 },
        { id: 'bloodMoney', say: 'pileGood', times: 1 },
      ],
    })
    trade.answers('vitale', 'bloodMoney')
    expect(trade.told('took').at(-1)).toEqual({ type: 'took', seat: 0, cards: ['bloodMoney'] })
    expect(trade.asked).toEqual({ pizzino: 'turn' })
    const choice = tableOf(3, { hands: { ...NOBODY, vitale: ['ally-evidence'] } }).turnOf('vitale')
    choice.answers('vitale', 'ally:ally-evidence', ['gun'])
    expect(choice.told('took')).toEqual([{ type: 'took', seat: 0, cards: ['gun'] }])
  })

  it('COR-16.12 that an offer is made, what is given, and what goes into the suitcase', () => {
    const hands = {
      vitale: ['job-offer', 'bloodMoney', 'bloodMoney', 'booze'],
      pizzino: ['$2'],
      marzullo: ['$3', '$3'],
    }
    const table = tableOf(3, { hands }).turnOf('vitale').answers('vitale', 'hand:job-offer')
    expect(table.asked).toEqual({ vitale: 'offer' })
    table.answers('vitale', 'use')
    expect(table.prompt('marzullo')).toMatchObject({ options: [{ id: '$3', times: 1 }] })
    table.answers('pizzino', '$2').answers('marzullo', '$3')
    expect(table.told('offer')).toEqual([{ type: 'offer', seat: 0 }])
    expect(table.told('suitcased')).toEqual([{ type: 'suitcased', seat: 0, cards: ['$3'] }])
  })

  it('COR-16.14 who has to discard how much', () => {
    const hands = { ...NOBODY, vitale: ['job-warning', 'gun'], pizzino: ['$2', 'gun'] }
    const table = tableOf(3, { hands }).turnOf('vitale').answers('vitale', 'hand:job-warning', 'seat-1')
    expect(table.told('forcedToDiscard')).toEqual([{ type: 'forcedToDiscard', seat: 0, rival: 1, count: 1 }])
  })

  it('COR-10.6 a bribe that goes back, card by card, and nothing of it stays open', () => {
    const table = tableOf(3, {
      hands: NOBODY,
      suitcases: { vitale: ['$5'], pizzino: ['$3'], marzullo: ['$1', '$1'] },
      allyRow: ['ally-muscle', 'ally-bookie'],
    }).from('bribery')
    table.answers('vitale', ['$5']).answers('pizzino', ['$3']).answers('marzullo', ['$1', '$1'])
    expect(table.prompt('vitale')).toMatchObject({ options: [{ say: 'ally' }, { say: 'ally' }] })
    table.answers('vitale', 'ally-muscle')
    expect(table.told('bribeReturned')).toEqual([{ type: 'bribeReturned', seat: 2, cards: ['$1', '$1'] }])
    expect(table.suitcase('marzullo')).toEqual(['$1', '$1'])
    expect(table.open.bribes).toEqual([null, null, null])
  })

  it('COR-15.3 after one of two jobs is kept none lies drawn any more', () => {
    const table = tableOf(3, { hands: NOBODY, deck: ['job-favor', 'job-offer'] }).turnOf('vitale')
    table.answers('vitale', 'thug:pb-midtown', 'use')
    expect(table.prompt('vitale')).toMatchObject({ options: [{ say: 'job' }, { say: 'job' }] })
    table.answers('vitale', 'job-favor')
    expect(table.open.drawer).toBeNull()
    expect(table.secret.drawn).toEqual([])
    expect(table.told('jobKept')).toEqual([{ type: 'jobKept', seat: 0, discarded: 'job-offer' }])
  })

  it('COR-14.2, COR-14.6 the last cards in order, and who has won', () => {
    const table = tableOf(3, { hands: { ...NOBODY, vitale: ['gun', '$5', 'booze', '$1'] } }).toTheEnd()
    expect(table.told('handEmptied')).toEqual([
      { type: 'handEmptied', seat: 0, money: ['$1', '$5'], discarded: ['booze', 'gun'] },
    ])
    expect(table.told('ended')).toEqual([{ type: 'ended', winners: [0], scores: [6, 0, 0] }])
  })

  it('COR-7.12 a job that is paid for is owed by nobody', () => {
    const hidden = { vitale: ['gun', 'booze'] }
    const table = tableOf(3, { hands: { ...NOBODY, vitale: ['job-hijacked-truck'] }, hidden }).turnOf(
      'vitale',
    )
    table.answers('vitale', 'hand:job-hijacked-truck')
    expect(table.asked).toEqual({ vitale: 'payJob' })
    expect(table.open.owing).toBe(0)
    expect(table.prompt('vitale')).toMatchObject({ options: [{ say: 'pay' }] })
    table.answers('vitale', 'gun+booze')
    expect(table.open.owing).toBeNull()
  })
})

describe('when there is nothing left', () => {
  it('COR-R20 job money that the bank cannot pay at all is told as nothing', () => {
    const table = completing('job-rough-up', ['gun'], { piles: { $1: 0, $2: 0 } })
    expect(table.told('took')).toEqual([{ type: 'took', seat: 0, cards: [] }])
    expect(table.hand('vitale')).toEqual([])
  })

  it('COR-R22 slots without a job to fill them stay empty, and no job is told of', () => {
    const table = tableOf(3, {
      hands: NOBODY,
      openJobs: [null, null, null],
      jobsLeft: { deck: ['job-favor'], discard: [] },
    }).from('entracte')
    expect(table.told('jobOpened')).toEqual([{ type: 'jobOpened', job: 'job-favor' }])
    expect(table.open.openJobs).toEqual(['job-favor', null, null])
  })

  it('COR-6.3 without a tile or without a turf for it no business opens', () => {
    const none = tableOf(3, { hands: NOBODY, tiles: { 'wall-street': null } })
    none.secret.tileStacks.blue = []
    none.from('openNewBusiness')
    expect(none.told('businessOpened')).toEqual([])
    expect(none.open.tiles['wall-street']).toBeNull()
    const tiles = {
      'wall-street': 'bt-gunsmith',
      brooklyn: 'bt-barber',
      'upper-east-side': 'bt-pawnshop',
      queens: 'bt-olive-oil',
      'upper-west-side': 'bt-social-club',
      midtown: 'bt-liquor-store',
      chelsea: 'bt-funeral-parlor',
    }
    const full = tableOf(3, { hands: NOBODY, tiles }).from('openNewBusiness')
    expect(full.told('businessOpened')).toEqual([])
    expect(full.open.tiles).toEqual(tiles)
  })

  it('COR-R11 turns skipped in the last act do not count in this one', () => {
    const table = tableOf(3, { hands: NOBODY, horseHead: 'vitale' })
    table.open.skips = 3
    table.from('familyBusiness')
    expect(table.asked).toEqual({ vitale: 'turn' })
  })

  it('COR-10.4 a bribe that was paid no longer lies open while the next one picks', () => {
    const table = tableOf(4, {
      hands: NOBODY,
      suitcases: { vitale: ['$5'], pizzino: ['$3'], marzullo: ['$1'] },
      allyRow: ['ally-muscle', 'ally-bookie', 'ally-mayor-1'],
    }).from('bribery')
    table
      .answers('vitale', ['$5'])
      .answers('pizzino', ['$3'])
      .answers('marzullo', ['$1'])
      .answers('matarazzo', [])
    table.answers('vitale', 'ally-bookie')
    expect(table.asked).toEqual({ pizzino: 'takeAlly' })
    expect(table.open.bribes).toEqual([null, ['$3'], ['$1'], []])
  })
})

describe('what an option and a question speak of', () => {
  const prompts: readonly [string, () => TestTable, object][] = [
    [
      'COR-16.3 a front used by a job',
      () => completing('job-extortion', ['gun', 'booze', 'bloodMoney']),
      { about: { place: 'job-extortion' }, say: 'front' },
    ],
    [
      'COR-16.6 a hit by a job',
      () =>
        completing('job-street-hit', ['gun', 'bloodMoney'], { figures: { 'pizzino-thug-1': 'pb-queens' } }),
      { about: { place: 'job-street-hit' }, say: 'figure', rule: 'COR-16.6' },
    ],
    [
      'COR-16.8 a drive-by',
      () =>
        completing('job-drive-by', ['gun', 'gun', 'booze'], { figures: { 'pizzino-thug-1': 'pb-queens' } }),
      { about: { place: 'job-drive-by' }, say: 'turf', key: 'driveBy' },
    ],
    [
      'COR-16.11 a neutral figure placed by an ally',
      () =>
        tableOf(3, { hands: { ...NOBODY, vitale: ['ally-mayor-1'] } })
          .turnOf('vitale')
          .answers('vitale', 'ally:ally-mayor-1'),
      { about: { place: 'ally-mayor-1', figure: 'mayor' }, say: 'space' },
    ],
    [
      'COR-16.13 a theft',
      () =>
        completing('job-blackmail', [], {
          hands: { ...NOBODY, vitale: ['job-blackmail', 'gun', 'bloodMoney'], pizzino: ['gun'] },
        }),
      { about: { place: 'job-blackmail' }, say: 'rival' },
    ],
    [
      'COR-15.2 a suitcase at a front',
      () =>
        tableOf(3, { hands: { ...NOBODY, vitale: ['$1'] }, tiles: { 'wall-street': null } })
          .turnOf('vitale')
          .answers('vitale', 'thug:pb-wall-street'),
      { about: { place: 'pb-wall-street' }, say: 'card' },
    ],
    [
      'COR-15.2 a suitcase at backs',
      () =>
        tableOf(3, { hands: { ...NOBODY, vitale: ['$1'] }, tiles: { 'wall-street': null } })
          .turnOf('vitale')
          .answers('vitale', 'vitale-don:fs-12'),
      { about: { place: ['pb-chelsea', 'pb-wall-street'] }, say: 'card' },
    ],
    [
      'COR-15.6 the Horse Head',
      () =>
        tableOf(3, { horseHead: 'pizzino', hands: NOBODY })
          .turnOf('vitale')
          .answers('vitale', 'thug:pb-upper-east-side'),
      { about: { place: 'pb-upper-east-side' }, say: 'takeHorseHead.use' },
    ],
    [
      'COR-7.14 the order of a job’s rewards',
      () =>
        tableOf(3, { hands: { ...NOBODY, vitale: ['job-cooked-books', 'booze'] } })
          .turnOf('vitale')
          .answers('vitale', 'hand:job-cooked-books'),
      { about: { job: 'job-cooked-books' }, say: 'moneyFirst' },
    ],
    [
      'COR-5.7 who goes first',
      () =>
        tableOf(3, { hands: { ...NOBODY, vitale: ['$1'] }, control: { 'wall-street': ['pizzino'] } })
          .turnOf('vitale')
          .answers('vitale', 'thug:pb-wall-street'),
      { about: { controller: 1, business: 'pb-wall-street' }, say: 'meFirst' },
    ],
  ]

  it.each(prompts)('%s', (_what, asking, { say, ...expected }: { say?: string }) => {
    const prompt = asking().prompt('vitale')
    expect(prompt).toMatchObject(expected)
    expect('options' in prompt && prompt.options[0]?.say).toBe(say)
  })

  it('COR-16.7 a hit beside the Police Chief cites its own rule', () => {
    const figures = { 'pizzino-thug-1': 'pb-queens' }
    const table = tableOf(3, { hands: { ...NOBODY, vitale: ['ally-police-chief-3'] }, figures }).turnOf(
      'vitale',
    )
    table.answers('vitale', 'ally:ally-police-chief-3', 'queens')
    expect(table.prompt('vitale').rule).toBe('COR-16.7')
    table.answers('vitale', 'none')
    expect(table.stands('pizzino-thug-1')).toBe('pb-queens')
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-5.4 abilities say what they are, how often they are left and what they give', () => {
    const tiles = { 'wall-street': 'bt-barber' }
    const hands = { ...NOBODY, vitale: ['$1', '$2'] }
    const piles = { $3: 0, $2: 0, gun: 0 }
    const barber = tableOf(3, { hands, tiles, piles }).turnOf('vitale').answers('vitale', 'thug:bt-barber')
    expect(barber.prompt('vitale')).toMatchObject({
      key: 'nextAbility',
      options: [
        { id: 'takeMoney:0', say: 'ability.takeMoney', value: 3, left: 1 },
        { id: 'trade:1', discard: 1, gain: { goodsChoice: ['booze', 'gun', 'bloodMoney'] }, left: 1 },
        { id: 'stop', say: 'stop' },
      ],
    })
    const queens = tableOf(3, { hands, tiles: { queens: 'bt-olive-oil' }, piles }).turnOf('vitale')
    queens.answers('vitale', 'vitale-don:fs-15')
    expect(queens.options('vitale')).toEqual(['takeMoney:0', 'suitcase:2', 'stop'])
    expect(queens.prompt('vitale')).toMatchObject({ options: [{ value: 2 }, { left: 1 }, {}] })
    const casino = { 'wall-street': 'bt-grand-casino' }
    const rich = tableOf(3, { hands: { ...NOBODY, vitale: ['$1', '$2', 'gun'] }, tiles: casino }).turnOf(
      'vitale',
    )
    rich.answers('vitale', 'thug:bt-grand-casino')
    expect(rich.prompt('vitale')).toHaveProperty('options.0', {
      id: 'trade:0',
      say: 'ability.trade',
      index: 0,
      discard: 3,
      gain: { money: [3, 5] },
      left: 1,
    })
    const boss = tableOf(3, { hands: { ...NOBODY, vitale: ['ally-union-boss-2'] } }).turnOf('vitale')
    boss.answers('vitale', 'ally:ally-union-boss-2')
    expect(boss.prompt('vitale')).toMatchObject({ options: [{ figure: 'union-boss' }, { left: 1 }, {}] })
  })

  it('COR-R40 a front that only takes money is not asked about while there is enough for both', () => {
    const tiles = { 'wall-street': 'bt-import-export' }
    const control = { 'wall-street': ['pizzino'] }
    const first = (piles: { readonly [card: string]: number }) =>
      tableOf(3, { hands: NOBODY, tiles, control, piles })
        .turnOf('vitale')
        .answers('vitale', 'thug:bt-import-export').asked
    expect(first({})).toEqual({ pizzino: 'turn' })
    expect(first({ $5: 1 })).toEqual({ vitale: 'whoFirst' })
  })
})
