// Cards that abilities do no more than take from the supply. COR-R42.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { takeGood, takeMoney } from '../rules/supply.ts'
import type { Corleone, Open } from '../state.ts'
import { type CardId, type Good, isMoney, valueOf } from '../words.ts'
import { deedOf } from './index.ts'
import type { Ability } from './vocabulary.ts'

export interface Takes {
  /** All cards that are simply taken. */
  readonly cards: readonly CardId[]
  /** How often each ability can be used, and how often once those cards are taken. */
  readonly times: readonly number[]
  readonly timesWithout: readonly number[]
}

const known = new WeakMap<readonly Ability[], Takes>()

/** Made once for every list of abilities, but for those that depend on the turfs one controls. */
export function takesOf(open: Open, box: Box, seat: Seat, list: readonly Ability[]): Takes {
  const before = known.get(list)
  if (before) return before
  const takes = list.map((ability) => deedOf(ability).takes?.(open, box, seat, ability))
  const made: Takes = {
    cards: takes.flatMap((cards) => cards ?? []),
    times: list.map((ability) => ability.times),
    timesWithout: list.map((ability, i) => (takes[i] ? 0 : ability.times)),
  }
  if (!list.some((ability) => deedOf(ability).takesVary)) known.set(list, made)
  return made
}

const inSupply = ({ bank }: Open, card: CardId): number =>
  isMoney(card) ? bank.money[card] : bank.goods[card as Good]

/** Whether the piles hold all of these cards, for so many who take them. */
export function holdsAll(open: Open, cards: readonly CardId[], users = 1): boolean {
  for (const card of cards) {
    let wanted = 0
    for (const other of cards) if (other === card) wanted += users
    if (inSupply(open, card) < wanted) return false
  }
  return true
}

/** COR-15.4, 15.5: one card from the bank or a pile to hand. */
export function takeCard(state: Corleone, seat: Seat, card: CardId): void {
  if (isMoney(card)) takeMoney(state, seat, valueOf(card))
  else takeGood(state, seat, card as Good)
}
