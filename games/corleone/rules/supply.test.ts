// The bank, the goods piles and the job deck when they run out. COR-11.

import { describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table.ts'

const nothing = { vitale: [], pizzino: [] }

describe('Empty piles', () => {
  it('COR-11.1 an exhausted goods pile gives nothing, and no other good instead', () => {
    const table = tableOf(2, { hands: nothing, piles: { gun: 0 } })
    table.turnOf('vitale').answers('vitale', 'thug:pb-queens')
    expect(table.hand('vitale')).toEqual(['booze'])
    expect(table.open.bank.goods.gun).toBe(0)
  })

  it('COR-11.1 the good can be taken again once cards have come back', () => {
    const table = tableOf(2, { hands: { vitale: ['job-petty-skim', 'gun'], pizzino: [] }, piles: { gun: 0 } })
    table.turnOf('vitale').answers('vitale', 'hand:job-petty-skim')
    table.answers('pizzino', 'thug:pb-queens')
    expect(table.hand('pizzino')).toEqual(['booze', 'gun'])
  })

  it('COR-11.2 instead of an exhausted value comes the next lower one that is left, never a higher one', () => {
    const table = tableOf(2, { hands: { vitale: ['ally-producer'], pizzino: [] }, piles: { $5: 0, $2: 0 } })
    table.turnOf('vitale').answers('vitale', 'ally:ally-producer')
    expect(table.hand('vitale')).toEqual(['$3'])
    const stables = tableOf(2, { horseHead: 'vitale', hands: nothing, piles: { $3: 0 } })
    stables.turnOf('vitale').answers('vitale', 'thug:pb-upper-east-side')
    expect(stables.hand('vitale')).toEqual(['$2'])
  })

  it('COR-R20 the replacement is one card for one card', () => {
    const table = tableOf(2, { hands: { vitale: ['ally-producer'], pizzino: [] }, piles: { $5: 0 } })
    table.turnOf('vitale').answers('vitale', 'ally:ally-producer')
    expect(table.hand('vitale')).toEqual(['$3'])
  })

  it('COR-R20 with no lower value left nothing is taken', () => {
    const hands = { vitale: ['job-cooked-books', 'booze'], pizzino: [] }
    const table = tableOf(2, { hands, piles: { $1: 0 } })
    table.turnOf('vitale').answers('vitale', 'hand:job-cooked-books')
    expect(table.hand('vitale')).toEqual([])
    expect(table.completed('vitale')).toEqual(['job-cooked-books'])
  })

  it('COR-11.3 an exhausted deck is renewed from the discards', () => {
    const table = tableOf(2, {
      hands: nothing,
      jobsLeft: { deck: [], discard: ['job-favor', 'job-payroll', 'job-contract'] },
    })
    table.turnOf('vitale').answers('vitale', 'thug:pb-midtown').answers('vitale', 'use')
    expect(table.told('jobsShuffled')).toHaveLength(1)
    expect(table.open.jobDiscard).toEqual([])
    const all = [...table.options('vitale'), ...table.secret.deck].sort()
    expect(all).toEqual(['job-contract', 'job-favor', 'job-payroll'])
  })

  it('COR-11.3 the discards are shuffled: not every game draws them in the same order', () => {
    const discard = ['job-favor', 'job-payroll', 'job-contract', 'job-warning', 'job-offer']
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const table = tableOf(2, { hands: nothing, jobsLeft: { deck: [], discard } }, {}, seed)
      table.turnOf('vitale').answers('vitale', 'thug:pb-midtown').answers('vitale', 'use')
      return table.options('vitale').join(' ')
    })
    expect(new Set(drawn).size).toBeGreaterThan(2)
  })

  it('COR-11.3 with neither deck nor discards a job draw brings nothing and nobody is asked', () => {
    const table = tableOf(2, { hands: nothing, jobsLeft: { deck: [], discard: [] } })
    table.turnOf('vitale').answers('vitale', 'thug:pb-midtown')
    expect(table.hand('vitale')).toEqual(['$2'])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-R21 what is left is drawn first, then the discards are shuffled, and the drawn card is not among them', () => {
    const table = tableOf(2, {
      hands: nothing,
      jobsLeft: { deck: ['job-favor'], discard: ['job-payroll'] },
    })
    table.turnOf('vitale').answers('vitale', 'thug:pb-midtown').answers('vitale', 'use')
    expect(table.options('vitale')).toEqual(['job-favor', 'job-payroll'])
    expect(table.secret.deck).toEqual([])
    table.answers('vitale', 'job-favor')
    expect(table.hand('vitale')).toEqual(['$2', 'job-favor'])
    expect(table.open.jobDiscard).toEqual(['job-payroll'])
  })

  it('COR-R21 the discards are not shuffled before a card is wanted', () => {
    const table = tableOf(2, {
      hands: nothing,
      jobsLeft: { deck: ['job-favor', 'job-offer'], discard: ['job-payroll'] },
    })
    table.turnOf('vitale').answers('vitale', 'thug:pb-midtown').answers('vitale', 'use')
    table.answers('vitale', 'job-offer')
    expect(table.told('jobsShuffled')).toEqual([])
    expect(table.secret.deck).toEqual([])
    expect(table.open.jobDiscard).toEqual(['job-payroll', 'job-favor'])
  })

  it('COR-R21 a single job that is left is kept', () => {
    const table = tableOf(2, { hands: nothing, jobsLeft: { deck: [], discard: ['job-payroll'] } })
    table.turnOf('vitale').answers('vitale', 'thug:pb-midtown').answers('vitale', 'use')
    expect(table.hand('vitale')).toEqual(['$2', 'job-payroll'])
    expect(table.open.jobDiscard).toEqual([])
    expect(table.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-R21 jobs to be laid out are drawn from the shuffled discards too', () => {
    const table = tableOf(2, {
      openJobs: [null, null],
      jobsLeft: { deck: ['job-favor'], discard: ['job-payroll'] },
    })
    table.from('entracte')
    expect(table.open.openJobs).toEqual(['job-favor', 'job-payroll'])
  })

  it('COR-R22 an exhausted deck and discard pile leave open slots empty', () => {
    const table = tableOf(3, {
      openJobs: [null, 'job-offer', null],
      jobsLeft: { deck: ['job-favor'], discard: [] },
    })
    table.from('entracte')
    expect(table.open.openJobs).toEqual(['job-favor', 'job-offer', null])
  })
})
