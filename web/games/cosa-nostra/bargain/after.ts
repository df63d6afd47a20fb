// The rows of "after the deal": what changes for me, for my secret tasks, and for the other side.

import type { Seat } from '@backroom/engine'
import {
  type AfterDeal,
  type Box,
  type FamilyAfter,
  type JobAfter,
  shortOf,
} from '@backroom/games/cosa-nostra'

type Better = 'yes' | 'no' | 'same'

/** What stands in a cell, and how it compares with now. */
export type Cell = { readonly better: Better } & (
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'count'; readonly amount: number; readonly of: number }
  | { readonly kind: 'number'; readonly amount: number }
  | { readonly kind: 'names'; readonly ids: readonly string[] }
  | { readonly kind: 'lacks'; readonly ids: readonly string[] }
  | { readonly kind: 'short'; readonly amount: number }
  | { readonly kind: 'ready' | 'payable' | 'no' }
)

/** The columns: as it is, after their offer, after mine. A column that nobody asks for is left out. */
export const COLUMNS = ['now', 'theirs', 'mine'] as const
type ColumnName = (typeof COLUMNS)[number]

export interface Row {
  readonly what:
    | 'cash'
    | 'income'
    | 'markers'
    | 'monopolies'
    | 'men'
    | 'job'
    | 'purchase'
    | 'theirCash'
    | 'theirIncome'
  /** The order or the Purchase that the row is about. */
  readonly card: string | null
  /** Only I see this row: it is about an order that lies face down or is in my hand. */
  readonly secret: boolean
  readonly cells: { readonly [column in ColumnName]?: Cell }
}

export interface Deals {
  readonly theirs: AfterDeal | null
  readonly mine: AfterDeal | null
}

const compared = (now: number, then: number): Better => (then === now ? 'same' : then > now ? 'yes' : 'no')

/** A cell for each column that there is, made from before and after. */
function cells<T>(
  { theirs, mine }: Deals,
  changeOf: (deal: AfterDeal) => { readonly now: T; readonly then: T } | undefined,
  cell: (value: T, now: T) => Cell,
): Row['cells'] {
  const made: { [column in ColumnName]?: Cell } = {}
  for (const [column, deal] of [['theirs', theirs] as const, ['mine', mine] as const]) {
    const change = deal && changeOf(deal)
    if (!change) continue
    made.now ??= cell(change.now, change.now)
    made[column] = cell(change.then, change.now)
  }
  return made
}

const changed = ({ now, ...after }: Row['cells']): boolean =>
  Object.values(after).some((cell) => JSON.stringify(cell) !== JSON.stringify(now))

const money = (amount: number, now: number): Cell => ({
  kind: 'money',
  amount,
  better: compared(now, amount),
})

const count = (amount: number, now: number): Cell => ({
  kind: 'number',
  amount,
  better: compared(now, amount),
})

/** LCN-6.6: a Purchase is a matter of cash. */
function purchaseCell(card: { readonly price: number }, cash: number, now: number): Cell {
  const short = shortOf(card, cash)
  const better = compared(short, shortOf(card, now))
  return short > 0 ? { kind: 'short', amount: short, better } : { kind: 'payable', better }
}

function jobCell(job: JobAfter, column: 'now' | 'then', better: Better): Cell {
  if (job.possible[column]) return { kind: 'ready', better }
  const lacks = job.lacks[column]
  return lacks.length > 0 ? { kind: 'lacks', ids: lacks, better } : { kind: 'no', better }
}

function jobRow(deals: Deals, box: Box, me: Seat, at: number, { purchase, order }: JobAfter): Row {
  const made: { [column in ColumnName]?: Cell } = {}
  for (const [column, deal] of [['theirs', deals.theirs] as const, ['mine', deals.mine] as const]) {
    const job = deal?.jobs[at]
    const cash = deal?.families[me]?.cash
    if (!job || !cash) continue
    const card = purchase === null ? null : (box.business[purchase] ?? null)
    const better = compared(Number(job.possible.now), Number(job.possible.then))
    made.now ??= card === null ? jobCell(job, 'now', 'same') : purchaseCell(card, cash.now, cash.now)
    made[column] = card === null ? jobCell(job, 'then', better) : purchaseCell(card, cash.then, cash.now)
  }
  return {
    what: purchase === null ? 'job' : 'purchase',
    card: purchase ?? order,
    secret: purchase === null,
    cells: made,
  }
}

/** What always stands there, then what would change, then the other side. */
export function afterRows(deals: Deals, box: Box, me: Seat, other: Seat): Row[] {
  const any = deals.theirs ?? deals.mine
  if (!any) return []
  const row = <T>(
    what: Row['what'],
    seat: Seat,
    field: (family: FamilyAfter) => { readonly now: T; readonly then: T },
    cell: (value: T, now: T) => Cell,
  ): Row => ({
    what,
    card: null,
    secret: false,
    cells: cells(
      deals,
      (deal) => {
        const family = deal.families[seat]
        return family && field(family)
      },
      cell,
    ),
  })
  const always = [
    row('cash', me, ({ cash }) => cash, money),
    row('income', me, ({ income }) => income, money),
    row(
      'markers',
      me,
      ({ markersLeft }) => markersLeft,
      (amount, now): Cell => ({ kind: 'count', amount, of: box.markers, better: compared(now, amount) }),
    ),
  ]
  const ifChanged = [
    row(
      'monopolies',
      me,
      ({ monopolies }) => monopolies,
      (ids, now): Cell => ({ kind: 'names', ids, better: compared(now.length, ids.length) }),
    ),
    row('men', me, ({ gangsters }) => gangsters, count),
    ...any.jobs.map((job, at) => jobRow(deals, box, me, at, job)),
  ].filter(({ cells }) => changed(cells))
  const theirSide = [
    row(
      'theirCash',
      other,
      ({ cash }) => cash,
      (amount): Cell => ({ kind: 'money', amount, better: 'same' }),
    ),
    row(
      'theirIncome',
      other,
      ({ income }) => income,
      (amount): Cell => ({ kind: 'money', amount, better: 'same' }),
    ),
  ]
  return [...always, ...ifChanged, ...theirSide]
}
