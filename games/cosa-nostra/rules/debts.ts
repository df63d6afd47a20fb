// Sums that were promised for later: when they fall due, and what has become of them. Nothing is taken by force.
// LCN-20.2, LCN-20.4.

import type { Reason, Seat } from '@backroom/engine'
import { reason } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { remember, tellOf } from './ledger.ts'
import type { Later, Leg, Nostra, NostraTable, Offer, Open, Word } from '../state.ts'
import type { DueMoment } from '../words.ts'

/** Moments that are still to come: after the Action phase and on the Payday of each round, at last before scoring. */
export function momentsAhead(
  { round, phase }: Pick<Open, 'round' | 'phase'>,
  { lastRound }: Pick<Box, 'lastRound'>,
): { readonly round: number; readonly at: DueMoment }[] {
  const ahead: { round: number; at: DueMoment }[] = []
  if (phase === 'over') return ahead
  for (let one = round; one < lastRound; one++) {
    if (one > round || phase !== 'payday') ahead.push({ round: one, at: 'closing' })
    ahead.push({ round: one, at: 'payday' })
  }
  ahead.push({ round: lastRound, at: 'end' })
  return ahead
}

export function laterProblem(open: Open, box: Box, later: Later | null): Reason | null {
  if (!later) return null
  const isAhead = momentsAhead(open, box).some(({ round, at }) => round === later.round && at === later.at)
  return isAhead ? null : reason('LCN-20.4', 'notAhead')
}

/** The sums that a deal leaves owing; heard by those who heard the deal. */
export function writeDebts(
  state: Nostra,
  { aloud, to: addressee }: Pick<Offer, 'aloud' | 'to'>,
  parties: readonly Seat[],
  deal: readonly Leg[],
  table: NostraTable,
): void {
  for (const { from, to, give } of deal) {
    if (!give.later) continue
    owe(state, { from, to, aloud: aloud || addressee === 'all' }, parties, give.later, table)
  }
}

interface Owing {
  readonly from: Seat
  readonly to: Seat
  readonly aloud: boolean
}

function owe(
  state: Nostra,
  { from, to, aloud }: Owing,
  parties: readonly Seat[],
  { amount, round, at }: Later,
  table: NostraTable,
): void {
  const word = remember(state, {
    kind: 'promise',
    from,
    to,
    among: parties.filter((seat) => seat !== from && seat !== to),
    aloud,
    text: '',
    debt: { amount, round, at, paid: 0, state: 'open' },
    dealt: true,
  })
  tellOf(word, { type: 'owes', word: word.id, from, to, amount, round, at }, table)
}

/** What is still to be paid of it. */
export const restOf = ({ debt }: Pick<Word, 'debt'>): number =>
  debt === null || debt.state === 'paid' || debt.state === 'late' ? 0 : debt.amount - debt.paid

/** The moment has come: everybody who knows of the promise is reminded, and it can be paid until the moment is over. */
export function fallDue(state: Nostra, at: DueMoment, table: NostraTable): void {
  for (const word of state.secret.words) {
    const { debt, from, to } = word
    if (debt?.state !== 'open' || debt.round !== state.open.round || debt.at !== at) continue
    debt.state = 'due'
    tellOf(word, { type: 'fellDue', word: word.id, from, to, amount: restOf(word) }, table)
  }
}

/** The moment is over: what was not paid is a broken promise, and stays one in the ledger until it is paid. */
export function passDue(state: Nostra, at: DueMoment, table: NostraTable): void {
  for (const word of state.secret.words) {
    const { debt, from, to } = word
    if (debt === null || (debt.state !== 'open' && debt.state !== 'due')) continue
    if (debt.round !== state.open.round || debt.at !== at) continue
    debt.state = 'broken'
    tellOf(word, { type: 'notPaid', word: word.id, from, to, amount: restOf(word) }, table)
  }
}

/** The moment that the Action phase of this round ends with. */
export const closingOf = ({ round }: Pick<Open, 'round'>, box: Box): DueMoment =>
  round === box.lastRound ? 'end' : 'closing'

/** Money is handed over in public; what for is known to those who have heard the promise. */
export function payOff(state: Nostra, word: Word, amount: number, table: NostraTable): void {
  const { debt, from, to } = word
  const [debtor, creditor] = [state.open.seats[from], to === 'all' ? undefined : state.open.seats[to]]
  if (!debt || !debtor || !creditor) return
  debtor.cash -= amount
  creditor.cash += amount
  debt.paid += amount
  if (debt.paid >= debt.amount) debt.state = debt.state === 'broken' ? 'late' : 'paid'
  table.tell({ type: 'paid', seat: from, to, amount })
  tellOf(word, { type: 'settled', word: word.id, from, to, amount, left: restOf(word) }, table)
}
