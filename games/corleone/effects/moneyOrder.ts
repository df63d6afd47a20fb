// Whether it can matter that a job's money comes before its ability or after it, by public facts alone. COR-R48.

import type { Seat } from '@backroom/engine'
import type { Box, Job } from '../components/box.ts'
import { bankCard } from '../rules/supply.ts'
import type { Corleone, Open } from '../state.ts'
import { MONEY, type MoneyCard, moneyCard } from '../words.ts'
import { countOf, NOTHING, type Paid, times, together, type Touch } from './deed.ts'
import { deedOf } from './index.ts'
import { holdsAll } from './takes.ts'
import type { Ability } from './vocabulary.ts'

/** Every one of these abilities, as often as its icon is shown. */
const touchOf = (paid: Paid, abilities: readonly Ability[]): Touch =>
  together(
    abilities.flatMap((ability) => {
      const once = deedOf(ability).touch?.(paid, ability) ?? NOTHING
      return Array.from({ length: ability.times }, () => once)
    }),
  )

/** What the ability of a job can do to its money, or that money to it. */
function jobTouch(state: Corleone, box: Box, seat: Seat, job: Job): Touch {
  const iconsTouch = (icons: readonly Ability[], users = 1): Touch => {
    const once = touchOf({ ...paid, alone: false }, icons)
    return { ...once, takes: times(once.takes, users) }
  }
  const paid: Paid = { state, box, seat, job, alone: job.ability.length === 1, iconsTouch }
  return touchOf(paid, job.ability)
}

/** COR-11.2: whether both want the last cards of a value; where a value is gone they look for the next lower one. */
function compete({ bank }: Open, money: readonly MoneyCard[], takes: readonly MoneyCard[]): boolean {
  let job = 0
  let ability = 0
  for (const card of MONEY.toReversed()) {
    job += countOf(money, card)
    ability += countOf(takes, card)
    const there = bank.money[card]
    if (there === 0) continue
    if (job > 0 && ability > 0 && job + ability > there) return true
    job = Math.max(0, job - there)
    ability = Math.max(0, ability - there)
  }
  return false
}

/**
 * COR-R48: the order matters if the ability can use the job's money in hand, if both want the last cards of a pile, or
 * if the ability can bring back money that the bank lacks.
 */
export function moneyOrderMatters(state: Corleone, box: Box, seat: Seat, job: Job): boolean {
  const { open } = state
  const money = job.money.map(moneyCard)
  const { hand, fillsBank, takes } = jobTouch(state, box, seat, job)
  if (hand && job.money.some((value) => bankCard(open, value) !== null)) return true
  return compete(open, money, takes) || (fillsBank && !holdsAll(open, money))
}
