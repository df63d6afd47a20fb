// Cards that reach into other hands and suitcases. COR-16.12 to 16.15, COR-R39.

import { describe, expect, it } from 'vitest'
import { type TestTable, tableOf } from '../testing/table.ts'

const goods: { readonly [job: string]: readonly string[] } = {
  'job-offer': ['bloodMoney', 'bloodMoney', 'booze'],
  'job-blackmail': ['bloodMoney', 'gun'],
  'job-warning': ['gun'],
  'job-friendly-audit': ['bloodMoney', 'booze', 'booze'],
}

type Hands = { readonly [family: string]: readonly string[] }

/** Vitale completes the job; the others hold what is given, or nothing. */
function completes(job: string, hands: Hands, more: object = {}, seed = 'test'): TestTable {
  const table = tableOf(
    4,
    {
      horseHead: 'vitale',
      hands: { pizzino: [], marzullo: [], matarazzo: [], ...hands, vitale: [job, ...(goods[job] ?? [])] },
      ...more,
    },
    {},
    seed,
  )
  table.turnOf('vitale').answers('vitale', `hand:${job}`)
  return table.asked['vitale'] === 'jobRewards' ? table.answers('vitale', 'moneyFirst') : table
}

describe('An offer', () => {
  it('COR-16.12 everybody’s card is shown together; the highest goes to the suitcase, the others to the bank', () => {
    const table = completes('job-offer', {
      pizzino: ['$2', '$5'],
      marzullo: ['$3', 'gun'],
      matarazzo: ['$1'],
    })
    const before = { ...table.open.bank.money }
    table.answers('vitale', 'use')
    expect(table.asked).toEqual({ pizzino: 'offers', marzullo: 'offers', matarazzo: 'offers' })
    expect(table.options('pizzino')).toEqual(['$2', '$5'])
    table.answers('pizzino', '$2').answers('marzullo', '$3')
    expect(table.told('offersShown')).toEqual([])
    expect(table.hand('pizzino')).toEqual(['$2', '$5'])
    table.answers('matarazzo', '$1')
    expect(table.told('offersShown')).toEqual([
      {
        type: 'offersShown',
        seat: 0,
        offers: [
          { rival: 1, card: '$2' },
          { rival: 2, card: '$3' },
          { rival: 3, card: '$1' },
        ],
      },
    ])
    expect(table.suitcase('vitale')).toEqual(['$3'])
    expect(table.hand('vitale')).toEqual(['$5'])
    expect(table.open.bank.money).toEqual({ ...before, $1: before.$1 + 1, $2: before.$2 + 1 })
    expect(table.hand('pizzino')).toEqual(['$5'])
    expect(table.hand('matarazzo')).toEqual([])
  })

  it('COR-16.12 the picks are secret: what is sealed changes nothing that another can see', () => {
    const seen = ['$2', '$5'].map((card) => {
      const table = completes('job-offer', { pizzino: ['$2', '$5'], marzullo: ['$3'] })
      table.answers('vitale', 'use').answers('pizzino', card)
      return ['vitale', 'marzullo', 'spectator'].map((viewer) => table.sight(viewer))
    })
    expect(seen[0]).toEqual(seen[1])
  })

  it('COR-16.12 if nobody gives, nothing happens', () => {
    const table = completes('job-offer', { pizzino: ['gun'] }).answers('vitale', 'use')
    table.answers('pizzino', 'none')
    expect(table.suitcase('vitale')).toEqual([])
    expect(table.hand('pizzino')).toEqual(['gun'])
    expect(table.told('suitcased')).toEqual([])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-R39 everybody with a hand card is asked; without money only nothing is on offer, with money never', () => {
    const table = completes('job-offer', { pizzino: ['$2', 'gun'], marzullo: ['gun'] }).answers(
      'vitale',
      'use',
    )
    expect(table.asked).toEqual({ pizzino: 'offers', marzullo: 'offers' })
    expect(table.options('pizzino')).toEqual(['$2'])
    expect(table.options('marzullo')).toEqual(['none'])
    expect(table.tries('pizzino', 'none')).toMatchObject({ code: 'blocked', rule: 'COR-R39' })
  })

  it('COR-R39 of equal highest cards one is taken, and all of them leave their owners', () => {
    const table = completes('job-offer', { pizzino: ['$3'], marzullo: ['$3'] })
    const before = table.open.bank.money.$3
    table.answers('vitale', 'use').answers('pizzino', '$3').answers('marzullo', '$3')
    expect(table.suitcase('vitale')).toEqual(['$3'])
    expect(table.open.bank.money.$3).toBe(before + 1)
    expect([...table.hand('pizzino'), ...table.hand('marzullo')]).toEqual([])
  })
})

describe('Theft', () => {
  it('COR-16.13 an opponent with cards is chosen; a card of theirs changes hands, an ally included', () => {
    const table = completes('job-blackmail', { pizzino: ['ally-muscle'], marzullo: ['$1', '$2'] })
    expect(table.options('vitale')).toEqual(['seat-1', 'seat-2', 'none'])
    table.answers('vitale', 'seat-1')
    expect(table.hand('vitale')).toEqual(['$3', 'ally-muscle'])
    expect(table.hand('pizzino')).toEqual([])
    expect(table.hand('marzullo')).toEqual(['$1', '$2'])
  })

  it('COR-16.13 chance picks the card, not its place in the hand', () => {
    const stolen = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const table = completes('job-blackmail', { marzullo: ['$1', '$2', 'gun', 'booze'] }, {}, seed)
      table.answers('vitale', 'seat-2')
      return table.hand('vitale').find((card) => card !== '$3')
    })
    expect(new Set(stolen).size).toBeGreaterThan(2)
  })

  it('COR-16.13 only the two players see it', () => {
    const table = completes('job-blackmail', { marzullo: ['job-contract', 'job-casino-skim'] })
    table.answers('vitale', 'seat-2')
    const card = table.hand('vitale').find((held) => held.startsWith('job-'))
    for (const privy of ['vitale', 'marzullo'])
      expect(table.hears(privy, 'stolen')).toEqual([{ type: 'stolen', seat: 0, rival: 2, card }])
    for (const other of ['pizzino', 'matarazzo', 'spectator']) {
      expect(table.hears(other, 'stolen')).toEqual([{ type: 'stolen', seat: 0, rival: 2 }])
      expect(JSON.stringify(table.view(other).seats)).not.toContain(`"${card}"`)
    }
  })
})

describe('Forced discard', () => {
  it('COR-16.14 the chosen opponent discards one card of their own choice', () => {
    const table = completes('job-warning', { pizzino: ['$5', 'job-contract'], matarazzo: ['gun'] })
    expect(table.options('vitale')).toEqual(['seat-1', 'seat-3', 'none'])
    table.answers('vitale', 'seat-1')
    expect(table.asked).toEqual({ pizzino: 'discards' })
    expect(table.prompt('pizzino')).toMatchObject({ min: 1, max: 1 })
    expect(table.options('pizzino')).toEqual(['$5', 'job-contract'])
    table.answers('pizzino', ['job-contract'])
    expect(table.hand('pizzino')).toEqual(['$5'])
    expect(table.open.jobDiscard).toEqual(['job-contract'])
    expect(table.hand('vitale')).toEqual(['$2'])
  })

  it('COR-16.14 the card goes where COR-12.5 says', () => {
    const table = completes('job-warning', { pizzino: ['$5', 'gun'], matarazzo: ['ally-muscle'] })
    const { money } = structuredClone(table.open.bank)
    table.answers('vitale', 'seat-1').answers('pizzino', ['$5'])
    expect(table.open.bank.money.$5).toBe(money.$5 + 1)
    const ally = completes('job-warning', { matarazzo: ['ally-muscle'] }).answers('vitale', 'seat-3')
    expect(ally.open.alliesGone).toContain('ally-muscle')
  })
})

describe('An opened suitcase', () => {
  const suitcases = { vitale: ['$5'], pizzino: ['$1', '$3', '$3'], matarazzo: ['job-contract'] }

  it('COR-16.15 the highest money card of an opponent’s suitcase is shown and returns to their hand', () => {
    const table = completes('job-friendly-audit', { pizzino: ['gun'] }, { suitcases })
    // Completed jobs are no money: Matarazzo has nothing to lose.
    expect(table.options('vitale')).toEqual(['seat-1', 'none'])
    table.answers('vitale', 'seat-1')
    expect(table.suitcase('pizzino')).toEqual(['$1', '$3'])
    expect(table.hand('pizzino')).toEqual(['$3', 'gun'])
    expect(table.hears('spectator', 'unsuitcased')).toEqual([
      { type: 'unsuitcased', seat: 0, rival: 1, cards: ['$3'] },
    ])
    expect(table.suitcase('vitale')).toEqual(['$5'])
    expect(table.hand('vitale')).toEqual(['$5'])
  })

  it('COR-R44 a suitcase that was looked into cannot be closed again', () => {
    const table = completes('job-friendly-audit', { pizzino: ['gun'] }, { suitcases })
    table.answers('vitale', 'seat-1')
    expect(table.play.core.fence).toBe(table.play.core.taken)
  })
})
