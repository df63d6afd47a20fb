// The bank, the goods piles and the job deck. COR-11.

import type { Seat } from '@backroom/engine'
import { gain, handOf, only } from './hand.ts'
import type { Corleone, CorTable, Open } from '../state.ts'
import { type Good, type JobId, MONEY, type MoneyCard, moneyCard, type Value } from '../words.ts'

/** COR-11.2, COR-R20: the card itself, else the next lower value still there, else none. */
export function bankCard({ bank }: Open, value: Value): MoneyCard | null {
  for (let i = MONEY.indexOf(moneyCard(value)); i >= 0; i--) {
    const card = MONEY[i] as MoneyCard
    if (bank.money[card] > 0) return card
  }
  return null
}

export function takeMoney(state: Corleone, seat: Seat, value: Value): MoneyCard | null {
  const card = bankCard(state.open, value)
  if (!card) return null
  state.open.bank.money[card]--
  gain(state, seat, card)
  return card
}

/** COR-11.1: an empty pile gives nothing. */
export function takeGood(state: Corleone, seat: Seat, good: Good): Good | null {
  if (state.open.bank.goods[good] === 0) return null
  state.open.bank.goods[good]--
  gain(state, seat, good)
  return good
}

export const jobsLeft = ({ open, secret }: Corleone): number => secret.deck.length + open.jobDiscard.length

/** COR-11.3, COR-R21: an empty deck is made anew from the discards, only when a card is wanted. */
export function drawJob({ open, secret }: Corleone, table: CorTable): JobId | null {
  if (secret.deck.length === 0 && open.jobDiscard.length > 0) {
    secret.deck = table.shuffle(open.jobDiscard)
    open.jobDiscard = []
    table.tell({ type: 'jobsShuffled' })
  }
  const job = secret.deck.pop() ?? null
  // The top of a face-down deck is a secret, whoever sees it now.
  if (job) table.shown()
  return job
}

export function keepJob(state: Corleone, seat: Seat, job: JobId): void {
  handOf(state, seat).push({ card: job, known: only(seat), cloudy: false })
}
