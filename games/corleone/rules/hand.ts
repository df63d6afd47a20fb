// Hands: what is in them, who knows it, and where a card goes that leaves them.

import { GameFault, type Reason, type Seat, type Sieve } from '@backroom/engine'
import { type Offer, reason } from '../asked.ts'
import { type CardOption, cardOption, moneyOption } from '../offered.ts'
import type { Corleone, CorTable, Held, MoneyCount } from '../state.ts'
import { type CardId, isGood, isJob, isMoney, MONEY } from '../words.ts'

/** A bit for every seat and one for those who only watch. */
const everyone = ({ open }: Corleone): number => (1 << (open.seats.length + 1)) - 1
export const only = (...seats: readonly Seat[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0)

export function handOf({ secret }: Corleone, seat: Seat): Held[] {
  const hand = secret.hands[seat]
  if (!hand) throw new GameFault(`nobody sits at ${seat}`)
  return hand
}

export const cardsOf = (state: Corleone, seat: Seat): CardId[] => handOf(state, seat).map(({ card }) => card)

export function suitcaseOf({ secret }: Corleone, seat: Seat): MoneyCount {
  const money = secret.suitcases[seat]
  if (!money) throw new GameFault(`nobody sits at ${seat}`)
  return money
}

/** A card that all have seen joins a hand. */
export function gain(state: Corleone, seat: Seat, card: CardId, known = everyone(state)): void {
  handOf(state, seat).push({ card, known, cloudy: false })
}

export function countInHand(state: Corleone, seat: Seat, card: CardId): number {
  let count = 0
  for (const held of handOf(state, seat)) if (held.card === card) count++
  return count
}

const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * Takes a card out of a hand, for all to see. Of equal cards the best known one goes, so that nobody
 * learns of another card that happens to be the same.
 */
export function reveal(state: Corleone, seat: Seat, card: CardId, table: CorTable): void {
  const hand = handOf(state, seat)
  let best = -1
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i] as Held
    if (held.card !== card) continue
    if (best < 0 || bits(held.known) > bits((hand[best] as Held).known)) best = i
  }
  if (best < 0) throw new GameFault(`seat ${seat} holds no ${card}`)
  if ((hand[best] as Held).known !== everyone(state)) table.shown()
  hand.splice(best, 1)
}

/** COR-12.5: money and goods to the supply, jobs to the discard pile, allies out of the game. */
export function putAway({ open }: Corleone, card: CardId): void {
  if (isMoney(card)) open.bank.money[card]++
  else if (isGood(card)) open.bank.goods[card]++
  else if (isJob(card)) open.jobDiscard.push(card)
  else open.alliesGone.push(card)
}

/** Shows a hand card and puts it away. */
export function discard(state: Corleone, seat: Seat, card: CardId, table: CorTable): void {
  reveal(state, seat, card, table)
  putAway(state, card)
}

/** COR-R36: equal cards are interchangeable; each kind of card once, with how many there are. */
export function handOptions(state: Corleone, seat: Seat): CardOption[] {
  const options: CardOption[] = []
  for (const { card } of handOf(state, seat)) {
    let at = 0
    while (at < options.length && (options[at] as CardOption).card < card) at++
    const there = options[at]
    if (there?.card === card) options[at] = cardOption(card, (there.times ?? 1) + 1)
    else options.splice(at, 0, cardOption(card, 1))
  }
  return options
}

const asItIs = (option: CardOption): CardOption => option

/** The money of a hand; whatever else is in it is blocked for the reason given. */
export const moneyOptions = (state: Corleone, seat: Seat, sieve: Sieve, reason: Reason): CardOption[] =>
  sieve.sift(handOptions(state, seat), ({ card }) => (isMoney(card) ? null : reason), asItIs)

const ONLY_SUITCASE = reason('COR-10.2', 'onlySuitcase')

/** COR-10.2: hand money is of no use here. */
export function suitcaseOptions(state: Corleone, seat: Seat, sieve: Sieve): Offer<'suitcaseMoney'>[] {
  const money = suitcaseOf(state, seat)
  return sieve.sift(
    MONEY,
    (card) => (money[card] > 0 ? null : ONLY_SUITCASE),
    (card) => moneyOption(card, money[card]),
  )
}

export const suitcaseCount = (state: Corleone, seat: Seat): number => {
  const money = suitcaseOf(state, seat)
  return MONEY.reduce((sum, card) => sum + money[card], 0)
}

/** COR-16.13: a card changes hands unseen; the others no longer know what either hand holds. */
export function steal(state: Corleone, thief: Seat, victim: Seat, index: number): CardId {
  const hand = handOf(state, victim)
  const privy = only(thief, victim)
  const first = hand[0] as Held
  const plain = hand.every((held) => held.card === first.card && held.known === everyone(state))
  const stolen = hand.splice(index, 1)[0] as Held
  if (!plain) {
    for (const held of [...hand, stolen]) {
      held.known &= privy
      held.cloudy = true
    }
    stolen.known |= privy
  }
  handOf(state, thief).push(stolen)
  return stolen.card
}
