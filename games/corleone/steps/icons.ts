// The ability icons: suitcase, jobs, money, goods, Horse Head, trades. COR-15, COR-16.2, COR-16.5.

import type { Seat, Sieve } from '@backroom/engine'
import { ask, type Offer, reason } from '../asked.ts'
import { type CardOption, goodOption, isNone, jobOption, laidOption } from '../offered.ts'
import { controlledBy } from '../rules/board.ts'
import { countInHand, discard, handOptions, moneyOptions, reveal, suitcaseOf } from '../rules/hand.ts'
import { type Corleone, type CorStep, familyOf, type Open } from '../state.ts'
import {
  drawJob,
  keepJob as keep,
  takeGood as takeGoodCard,
  takeMoney as takeMoneyCard,
} from '../rules/supply.ts'
import { type Good, GOODS, type MoneyCard } from '../words.ts'
import { about, abilityIn, decline, goOn, leftOf, tellShared, whether, type YesNo } from './using.ts'

const ONLY_MONEY = reason('COR-15.2', 'onlyMoney')

/** COR-15.2: money cards of the user's choice move from hand to suitcase, seen by all. */
export const suitcase: CorStep<'suitcase', readonly CardOption[]> = {
  ask(state, use, _box, sieve) {
    const options = moneyOptions(state, use.seat, sieve, ONLY_MONEY)
    return ask.some(
      use.seat,
      'suitcase',
      'COR-15.2',
      options,
      { min: 0, max: leftOf(use) },
      { about: about(use) },
    )
  },
  run(state, use, picked, table) {
    const money = suitcaseOf(state, use.seat)
    const cards = picked.map((option) => option.card as MoneyCard)
    if (cards.length === 0) return decline(table, use)
    const used = tellShared(table, use)
    for (const card of cards) {
      reveal(state, use.seat, card, table)
      money[card]++
    }
    table.tell({ type: 'suitcased', seat: use.seat, cards })
    // Where there was nothing else to use, fewer cards mean that the rest is declined.
    if (use.chosen) goOn(table, used, cards.length)
    else decline(table, used)
  },
}

/** COR-15.3: two jobs that the user alone sees. */
export const drawJobs: CorStep<'drawJobs', YesNo | undefined> = {
  ask: (_state, use) => whether(use, 'drawJobs', 'COR-15.3'),
  run(state, use, picked, table) {
    if (picked && isNone(picked)) return decline(table, use)
    const used = tellShared(table, use)
    // COR-R21: what there is, then the renewed deck; the first card is no part of that shuffle.
    const cards = [drawJob(state, table), drawJob(state, table)].filter((job) => job !== null)
    state.open.drawer = use.seat
    state.secret.drawn = cards
    table.tell({ type: 'jobsDrawn', seat: use.seat, count: cards.length }, { cards: [...cards] }, [use.seat])
    table.then('keepJob', { seat: use.seat })
    goOn(table, used, 1)
  },
}

/** One of them is kept, the other is discarded for all to see. */
export const keepJob: CorStep<'keepJob', Offer<'job'> | undefined> = {
  ask({ secret }, { seat }) {
    if (secret.drawn.length < 2) return null
    return ask.one(seat, 'keepJob', 'COR-15.3', [...new Set(secret.drawn)].map(jobOption))
  },
  run(state, { seat }, picked, table) {
    const { open, secret } = state
    const cards = secret.drawn
    open.drawer = null
    secret.drawn = []
    const kept = picked ? picked.job : cards[0]
    if (kept === undefined) return
    cards.splice(cards.indexOf(kept), 1)
    keep(state, seat, kept)
    const [discarded = null] = cards
    if (discarded) open.jobDiscard.push(discarded)
    table.tell({ type: 'jobKept', seat, discarded }, { job: kept }, [seat])
  },
}

/** COR-15.4, COR-11.2: reached only where a pile was short. */
export const takeMoney: CorStep<'takeMoney'> = {
  run(state, use, _picked, table) {
    const used = tellShared(table, use)
    const card = takeMoneyCard(state, use.seat, abilityIn<'takeMoney'>(table.box, use).value)
    table.tell({ type: 'took', seat: use.seat, cards: card ? [card] : [] })
    goOn(table, used, 1)
  },
}

/** COR-15.5, COR-11.1: likewise. */
export const takeGood: CorStep<'takeGood'> = {
  run(state, use, _picked, table) {
    const used = tellShared(table, use)
    const good = takeGoodCard(state, use.seat, abilityIn<'takeGood'>(table.box, use).good)
    table.tell({ type: 'took', seat: use.seat, cards: good ? [good] : [] })
    goOn(table, used, 1)
  },
}

/** COR-16.5: likewise. */
export const moneyPerTurf: CorStep<'moneyPerTurf'> = {
  run(state, use, _picked, table) {
    const { value, max } = abilityIn<'moneyPerTurf'>(table.box, use)
    const turfs = Math.min(max, controlledBy(state.open, table.box, use.seat).length)
    const cards = Array.from({ length: turfs }, () => takeMoneyCard(state, use.seat, value))
    table.tell({ type: 'took', seat: use.seat, cards: cards.filter((card) => card !== null) })
    goOn(table, use, 1)
  },
}

/** COR-15.6: first player from that moment; COR-R8: the running rotation does not change. */
export const takeHorseHead: CorStep<'takeHorseHead', YesNo | undefined> = {
  ask: (_state, use) => whether(use, 'takeHorseHead', 'COR-15.6'),
  run(state, use, picked, table) {
    if (picked && isNone(picked)) return decline(table, use)
    const used = tellShared(table, use)
    state.open.horseHead = use.seat
    table.tell({ type: 'horseHead', seat: use.seat })
    goOn(table, used, 1)
  },
}

const NOT_IN_HAND = reason('COR-R23', 'notInHand')

/** COR-R23, COR-R47: what lies on the table cannot be traded away, unless its like is in hand. */
function onTheTable(state: Corleone, seat: Seat, sieve: Sieve): void {
  if (!sieve.asking) return
  for (const card of [...familyOf(state.open, seat).played, state.open.onTable])
    if (card !== null && countInHand(state, seat, card) === 0) sieve.not(laidOption(card), NOT_IN_HAND)
}

/** COR-15.7 to 15.10, COR-R23: the payment first, then the gain. */
export const trade: CorStep<'trade', readonly CardOption[]> = {
  ask(state, use, box, sieve) {
    const { discard: count } = abilityIn<'trade'>(box, use)
    const options = handOptions(state, use.seat)
    onTheTable(state, use.seat, sieve)
    return ask.some(
      use.seat,
      'trade',
      'COR-R23',
      options,
      { min: count, max: count, orNone: true },
      { about: about(use) },
    )
  },
  run(state, use, picked, table) {
    if (picked.length === 0) return decline(table, use)
    const used = tellShared(table, use)
    const { gain } = abilityIn<'trade'>(table.box, use)
    const paid = picked.map((option) => option.card)
    for (const card of paid) discard(state, use.seat, card, table)
    table.tell({ type: 'traded', seat: use.seat, cards: paid })
    if ('money' in gain) {
      const cards = gain.money
        .map((value) => takeMoneyCard(state, use.seat, value))
        .filter((card) => card !== null)
      table.tell({ type: 'took', seat: use.seat, cards })
    } else {
      table.then('chooseGood', { seat: use.seat, from: [...gain.goodsChoice] })
    }
    goOn(table, used, 1)
  },
}

const PILE_EMPTY = reason('COR-11.1', 'pileEmpty')
const NOT_IN_CHOICE = reason('COR-16.2', 'notInChoice')

/** COR-11.1: those among which one may choose, up to `most` of each, as far as there are any. */
function goodsOptions(
  { bank: { goods } }: Open,
  from: readonly Good[],
  most: number,
  sieve: Sieve,
): Offer<'pileGood'>[] {
  if (sieve.asking)
    for (const good of GOODS) if (!from.includes(good)) sieve.not(goodOption(good, 1), NOT_IN_CHOICE)
  return sieve.sift(
    from,
    (good) => (goods[good] > 0 ? null : PILE_EMPTY),
    (card) => goodOption(card, Math.min(most, goods[card])),
  )
}

/** COR-15.7: the good that was paid for; there is no way back after the payment. */
export const chooseGood: CorStep<'chooseGood', Offer<'pileGood'>> = {
  ask: (state, { seat, from }, _box, sieve) =>
    ask.one(seat, 'chooseGood', 'COR-15.7', goodsOptions(state.open, from, 1, sieve), { auto: true }),
  run(state, { seat }, { card }, table) {
    takeGoodCard(state, seat, card)
    table.tell({ type: 'took', seat, cards: [card] })
  },
}

/** COR-16.2: up to the stated number among gun, booze and blood money. */
export const takeGoodsChoice: CorStep<'takeGoodsChoice', readonly Offer<'pileGood'>[]> = {
  ask(state, use, box, sieve) {
    const { from, count, distinct } = abilityIn<'takeGoodsChoice'>(box, use)
    const options = goodsOptions(state.open, from, distinct ? 1 : count, sieve)
    return ask.some(
      use.seat,
      'takeGoodsChoice',
      'COR-16.2',
      options,
      { min: 0, max: count },
      { about: about(use) },
    )
  },
  run(state, use, picked, table) {
    const cards = picked.map((option) => option.card)
    for (const card of cards) takeGoodCard(state, use.seat, card)
    if (cards.length > 0) table.tell({ type: 'took', seat: use.seat, cards })
    goOn(table, use, 1)
  },
}
