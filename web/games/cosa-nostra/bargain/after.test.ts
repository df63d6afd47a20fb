import { type AfterDeal, boxFor, type FamilyAfter, type JobAfter } from '@backroom/games/cosa-nostra'
import { describe, expect, it } from 'vitest'
import { afterRows } from './after.ts'

const box = boxFor({}, 3)

// oxlint-disable-next-line unicorn/no-thenable -- nobody awaits a change
const change = <T>(now: T, then: T) => ({ now, then })
const still = <T>(value: T) => change(value, value)
const family = (seat: number, given: Partial<FamilyAfter> = {}): FamilyAfter => ({
  seat,
  cash: still(15_000),
  income: still(12_000),
  monopolies: still([]),
  markersLeft: still(4),
  gangsters: still(4),
  changes: false,
  ...given,
})
const job = (given: Partial<JobAfter>): JobAfter => ({
  gangster: 'gang-caruso-1',
  order: null,
  purchase: null,
  possible: still(true),
  lacks: still([]),
  ...given,
})
const deal = (mine: Partial<FamilyAfter>, jobs: readonly JobAfter[] = []): AfterDeal => ({
  families: [family(0, mine), family(1), family(2)],
  jobs,
})
const killer = box.components.orderCards.find(({ kind }) => kind === 'cashJob')?.id ?? ''

describe('after the deal', () => {
  it('always says cash, income and markers, and how they compare with now', () => {
    const rows = afterRows(
      {
        theirs: deal({ cash: change(15_000, 7000) }),
        mine: deal({ income: change(12_000, 14_000) }),
      },
      box,
      0,
      2,
    )
    expect(rows.map(({ what }) => what)).toEqual(['cash', 'income', 'markers', 'theirCash', 'theirIncome'])
    expect(rows[0]?.cells).toEqual({
      now: { kind: 'money', amount: 15_000, better: 'same' },
      theirs: { kind: 'money', amount: 7000, better: 'no' },
      mine: { kind: 'money', amount: 15_000, better: 'same' },
    })
    expect(rows[1]?.cells.mine).toEqual({ kind: 'money', amount: 14_000, better: 'yes' })
  })

  it('LCN-8.2 says which of my face-down orders becomes possible, in a row that only I see', () => {
    const orders = [
      job({ order: killer, possible: change(false, true), lacks: change(['pimp'], []) }),
      job({ order: killer }),
    ]
    const rows = afterRows({ theirs: deal({}, orders), mine: null }, box, 0, 2)
    const jobs = rows.filter(({ what }) => what === 'job')
    expect(jobs).toHaveLength(1)
    expect(jobs[0]).toMatchObject({
      card: killer,
      secret: true,
      cells: { now: { kind: 'lacks', ids: ['pimp'] }, theirs: { kind: 'ready', better: 'yes' } },
    })
  })

  it('LCN-6.7 says how much a planned Purchase would be short of', () => {
    const price = box.business['biz-nightclub-1']?.price ?? 0
    const purchase = job({ purchase: 'biz-nightclub-1', possible: change(true, false) })
    const rows = afterRows(
      { theirs: null, mine: deal({ cash: change(price, price - 3000) }, [purchase]) },
      box,
      0,
      2,
    )
    expect(rows.find(({ what }) => what === 'purchase')).toMatchObject({
      secret: false,
      cells: { now: { kind: 'payable' }, mine: { kind: 'short', amount: 3000, better: 'no' } },
    })
  })

  it('LCN-18.1 says that a Monopoly is won or lost', () => {
    const rows = afterRows(
      {
        theirs: deal({ monopolies: change(['drugs'], []) }),
        mine: deal({ monopolies: still(['drugs']) }),
      },
      box,
      0,
      2,
    )
    expect(rows.find(({ what }) => what === 'monopolies')?.cells).toEqual({
      now: { kind: 'names', ids: ['drugs'], better: 'same' },
      theirs: { kind: 'names', ids: [], better: 'no' },
      mine: { kind: 'names', ids: ['drugs'], better: 'same' },
    })
  })
})
