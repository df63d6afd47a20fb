// The bank, the goods piles and the job deck. COR-11.

import type { Seat } from '@backroom/engine'
import { gain, only } from './hand.ts'
import { type Corleone, type CorTable, familyOf } from '../state.ts'
import { type Good, type JobId, MONEY, type MoneyCard, moneyCard, type Value } from '../words.ts'

/** COR-11.2, COR-R20: the card itself, else the next lower value still there, else none. */
export function bankCard(state: Corleone, value: Value): MoneyCard | null {
  for (let i = MONEY.indexOf(moneyCard(value)); i >= 0; i--) {
    const card = MONEY[i] as MoneyCard
    if (state.bank.money[card] > 0) return card
  }
  return null
}

export function takeMoney(state: Corleone, seat: Seat, value: Value): MoneyCard | null {
  const card = bankCard(state, value)
  if (!card) return null
  state.bank.money[card]--
  gain(state, seat, card)
  return card
}

/** COR-11.1: an empty pile gives nothing. */
export function takeGood(state: Corleone, seat: Seat, good: Good): Good | null {
  if (state.bank.goods[good] === 0) return null
  state.bank.goods[good]--
  gain(state, seat, good)
  return good
}

export const jobsLeft = (state: Corleone): number => state.deck.length + state.jobDiscard.length

/** COR-11.3, COR-R21: an empty deck is made anew from the discards, only when a card is wanted. */
export function drawJob(state: Corleone, table: CorTable): JobId | null {
  if (state.deck.length === 0 && state.jobDiscard.length > 0) {
    state.deck = table.shuffle(state.jobDiscard)
    state.jobDiscard = []
    table.tell({ type: 'jobsShuffled' })
  }
  const job = state.deck.pop() ?? null
  // The top of a face-down deck is a secret, whoever sees it now.
  if (job) table.shown()
  return job
}

export function keepJob(state: Corleone, seat: Seat, job: JobId): void {
  familyOf(state, seat).hand.push({ card: job, known: only(seat), cloudy: false })
}
