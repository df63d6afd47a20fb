// Completing a job: the goods, the money and the ability, the suitcase. COR-7.11 to 7.17.

import type { Seat } from '@backroom/engine'
import { ask, type Offer } from '../asked.ts'
import { payOption } from '../offered.ts'
import type { Box } from '../components/box.ts'
import { countInHand, discard, handOf } from '../rules/hand.ts'
import { moneyOrderMatters } from '../effects/moneyOrder.ts'
import { type Corleone, type CorStep, familyOf, must } from '../state.ts'
import { takeMoney } from '../rules/supply.ts'
import { COMMON_GOODS, type Good, type JobId } from '../words.ts'

const jobOnTable = ({ open }: Corleone): JobId => open.onTable as JobId

/** COR-7.13: every way to pay, by which goods narcotics stand for. */
function payments(state: Corleone, box: Box, seat: Seat, job: JobId): Offer<'pay'>[] {
  const { requires } = must(box.job, job)
  const narcotics = countInHand(state, seat, 'narcotics')
  // Nearly always: every good as it is called.
  if (narcotics === 0)
    return [payOption(COMMON_GOODS.flatMap((good) => requires.filter((one) => one === good)))]
  let ways: Good[][] = [[]]
  for (const good of COMMON_GOODS) {
    const needed = requires.filter((one) => one === good).length
    const most = Math.min(needed, countInHand(state, seat, good))
    const parts = Array.from({ length: most + 1 }, (_, less): Good[] => [
      ...Array<Good>(most - less).fill(good),
      ...Array<Good>(needed - most + less).fill('narcotics'),
    ])
    ways = ways.flatMap((way) => parts.map((part) => way.concat(part)))
  }
  return ways.filter((way) => way.filter((good) => good === 'narcotics').length <= narcotics).map(payOption)
}

/** Whether everybody knows which goods this hand holds: nothing was stolen out of it or into it unseen. */
const isOpenBook = (state: Corleone, seat: Seat): boolean => handOf(state, seat).every((held) => !held.cloudy)

/** COR-7.12: exactly the goods required go back to their piles. */
export const payJob: CorStep<'payJob', Offer<'pay'>> = {
  ask: (state, { seat }, box) =>
    ask.one(seat, 'payJob', 'COR-7.13', payments(state, box, seat, jobOnTable(state)), {
      // COR-R42, COR-R46: a single way is taken without asking only where all can see that it is one.
      auto: isOpenBook(state, seat),
      about: { job: jobOnTable(state) },
    }),
  run(state, { seat }, { goods }, table) {
    for (const good of goods) discard(state, seat, good, table)
    state.open.owing = null
    table.tell({ type: 'jobPaid', seat, cards: [...goods] })
    table.then('jobRewards', { seat })
  },
}

type First = Offer<'moneyFirst' | 'abilityFirst'>
const ORDERS: readonly First[] = [
  { id: 'moneyFirst', say: 'moneyFirst' },
  { id: 'abilityFirst', say: 'abilityFirst' },
]

/** COR-7.14: the ability and the money, in either order. */
export const jobRewards: CorStep<'jobRewards', First | undefined> = {
  ask: (state, { seat }, box) =>
    moneyOrderMatters(state, box, seat, must(box.job, jobOnTable(state)))
      ? ask.one(seat, 'jobRewards', 'COR-7.14', ORDERS, { about: { job: jobOnTable(state) } })
      : null,
  run(state, { seat }, picked, table) {
    const moneyFirst = picked?.say !== 'abilityFirst'
    if (moneyFirst) table.then('jobMoney', { seat })
    table.then('abilities', { seat, source: { kind: 'job', job: jobOnTable(state) }, left: null })
    if (!moneyFirst) table.then('jobMoney', { seat })
    table.then('jobDone', { seat })
  },
}

/** COR-5.12, COR-R1: exactly the cards shown, from the bank to the hand. */
export const jobMoney: CorStep<'jobMoney'> = {
  run(state, { seat }, _picked, table) {
    const { money } = must(table.box.job, jobOnTable(state))
    const cards = money.map((value) => takeMoney(state, seat, value)).filter((card) => card !== null)
    table.tell({ type: 'took', seat, cards })
  },
}

/** COR-7.15: the card goes into the suitcase. */
export const jobDone: CorStep<'jobDone'> = {
  run(state, { seat }, _picked, table) {
    const job = jobOnTable(state)
    state.open.onTable = null
    familyOf(state.open, seat).jobs.push(job)
    table.tell({ type: 'jobCompleted', seat, job })
  },
}
