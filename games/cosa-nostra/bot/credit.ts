// What a promised sum is worth to a bot, and when it pays its own. LCN-20.2, LCN-20.4.

import type { Call, Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { incomeOf } from '../rules/businesses.ts'
import { restOf } from '../rules/debts.ts'
import { isHeardBy } from '../rules/offers.ts'
import { familyOf, type Leg, type Nostra } from '../state.ts'

/** A promise is worth less than money, */
const TRUST = 0.4
/** and never more than this, in thousands: promises bind nobody. */
const MOST_TRUSTED = 5

/** Nobody gets a second credit before the first is paid, and nobody at all who has broken a promise. */
const isTrusted = (state: Nostra, seat: Seat, debtor: Seat): boolean =>
  !state.secret.words.some(
    (word) =>
      isHeardBy(word, seat) &&
      word.from === debtor &&
      (restOf(word) > 0 || word.judged.some((one) => one.seat === seat && !one.kept)),
  )

/** What the sums promised in a deal mean to this seat, in thousands; what it promises itself it means to pay. */
export function creditOf(state: Nostra, box: Box, seat: Seat, deal: readonly Leg[]): number {
  let worth = 0
  for (const { from, to, give } of deal) {
    if (!give.later) continue
    const amount = give.later.amount / 1000
    if (from === seat) worth -= amount
    if (to !== seat || !isTrusted(state, seat, from)) continue
    const paydays = give.later.round - state.open.round + (give.later.at === 'payday' ? 1 : 0)
    const means =
      (familyOf(state.open, from).cash + Math.max(0, paydays) * incomeOf(state.open, box, from)) / 1000
    worth += Math.min(TRUST * amount, MOST_TRUSTED, means)
  }
  return worth
}

/** What is due is paid as soon as there is the money for it. */
export function payDebts(state: Nostra, seat: Seat): Call | null {
  const { cash } = familyOf(state.open, seat)
  const owed = state.secret.words.find(
    (word) =>
      word.from === seat &&
      (word.debt?.state === 'due' || word.debt?.state === 'broken') &&
      restOf(word) <= cash,
  )
  return owed ? { command: 'pay', args: { word: owed.id } } : null
}
