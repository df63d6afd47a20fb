// What there is to know of an ability beyond its words: when it is possible, what it does, what it has to do with money.

import type { Reason, Seat } from '@backroom/engine'
import type { Box, Job } from '../components/box.ts'
import type { Corleone, CorStep, Open } from '../state.ts'
import type { Using } from '../steps/names.ts'
import { type CardId, MONEY, type MoneyCard } from '../words.ts'
import type { Ability, AbilityOf } from './vocabulary.ts'

/** Somebody in the middle of using abilities. */
export interface Now {
  readonly state: Corleone
  readonly box: Box
  readonly use: Using
  /** All abilities of the card or place, `use.left` of each. */
  readonly abilities: readonly Ability[]
}

export interface Deed<Do extends Ability['do']> {
  /** COR-R46: why it can do nothing now, by public facts alone; null where it can. */
  hindrance(now: Now, ability: AbilityOf<Do>): Reason | null
  readonly step: CorStep<Do, unknown>
  /** COR-R42: the cards that it does no more than take from the supply; left out: it does something else. */
  takes?(open: Open, box: Box, seat: Seat, ability: AbilityOf<Do>): CardId[]
  /** Which these are depends on the board. */
  readonly takesVary?: true
  /** COR-R48: what it can do to money that a job pays, or that money to it; left out: nothing. */
  touch?(paid: Paid, ability: AbilityOf<Do>): Touch
}

export type Deeds = { readonly [Do in Ability['do']]: Deed<Do> }

/** The reason, unless the thing is possible. */
export const unless = (possible: boolean, why: Reason): Reason | null => (possible ? null : why)

// ——— money of a job and of its ability

export interface Touch {
  /** It can use money of the hand: into the suitcase, or traded away. */
  readonly hand: boolean
  /** It can bring money cards back to the bank. */
  readonly fillsBank: boolean
  /** Money cards that it can take from the bank, at most. */
  readonly takes: readonly MoneyCard[]
}

/** The job being paid, and whose it is. */
export interface Paid {
  readonly state: Corleone
  readonly box: Box
  readonly seat: Seat
  readonly job: Job
  /** Nothing else on the card can bring cards before the ability. */
  readonly alone: boolean
  /** What the icons of a business can do, used by so many. */
  readonly iconsTouch: (icons: readonly Ability[], users?: number) => Touch
}

export const NOTHING: Touch = { hand: false, fillsBank: false, takes: [] }

export const times = (cards: readonly MoneyCard[], count: number): MoneyCard[] =>
  count === 1 ? [...cards] : Array.from({ length: count }, () => cards).flat()

export const countOf = (cards: readonly MoneyCard[], card: MoneyCard): number => {
  let count = 0
  for (const one of cards) if (one === card) count++
  return count
}

/** All of them one after the other. */
export const together = (touches: readonly Touch[]): Touch => ({
  hand: touches.some(({ hand }) => hand),
  fillsBank: touches.some(({ fillsBank }) => fillsBank),
  takes: touches.flatMap(({ takes }) => takes),
})

/** One of them, whichever it may be: of each card as many as the greediest takes. */
export function anyOf(touches: readonly Touch[]): Touch {
  const all = together(touches)
  // Bots ask this of every space at every thought, and most take nothing.
  if (all.takes.length === 0) return all
  const most: MoneyCard[] = []
  for (const card of MONEY) {
    let greediest = 0
    for (const { takes } of touches) greediest = Math.max(greediest, countOf(takes, card))
    for (let i = 0; i < greediest; i++) most.push(card)
  }
  return { ...all, takes: most }
}
