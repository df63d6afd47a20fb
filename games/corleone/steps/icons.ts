// The ability icons: suitcase, jobs, money, goods, Horse Head, trades. COR-15, COR-16.2, COR-16.5.

import { type Option, pickOne, pickSome } from '@backroom/engine'
import { controlledBy } from '../board.ts'
import { type CardOption, discard, handOptions, reveal } from '../hand.ts'
import { type CorStep, familyOf } from '../state.ts'
import { drawJob, keepJob as keep, takeGood as takeGoodCard, takeMoney as takeMoneyCard } from '../supply.ts'
import { type Good, isMoney, type JobId, type MoneyCard } from '../words.ts'
import { about, abilityIn, decline, goOn, leftOf, whether, type YesNo } from './using.ts'

/** COR-15.2: money cards of the user's choice move from hand to suitcase, seen by all. */
export const suitcase: CorStep<'suitcase', readonly CardOption[]> = {
  ask(state, use) {
    const options = handOptions(state, use.seat, isMoney)
    return pickSome(
      use.seat,
      'suitcase',
      'COR-15.2',
      options,
      { min: 0, max: leftOf(use) },
      { about: about(use) },
    )
  },
  blocked: (state, { seat }) =>
    handOptions(state, seat, (card) => !isMoney(card)).map(({ id }) => ({
      id,
      rule: 'COR-15.2',
      why: 'onlyMoney',
    })),
  run(state, use, picked, table) {
    const { money } = familyOf(state, use.seat).suitcase
    const cards = picked.map((option) => option.card as MoneyCard)
    for (const card of cards) {
      reveal(state, use.seat, card, table)
      money[card]++
    }
    if (cards.length > 0) table.tell({ type: 'suitcased', seat: use.seat, cards })
    // Where there was nothing else to use, fewer cards mean that the rest is declined.
    if (cards.length === 0 || !use.chosen) decline(table, use)
    else goOn(table, use, cards.length)
  },
}

/** COR-15.3: two jobs that the user alone sees. */
export const drawJobs: CorStep<'drawJobs', YesNo | undefined> = {
  ask: (_state, use) => whether(use, 'drawJobs', 'COR-15.3'),
  run(state, use, picked, table) {
    if (picked?.id === 'none') return decline(table, use)
    // COR-R21: what there is, then the renewed deck; the first card is no part of that shuffle.
    const cards = [drawJob(state, table), drawJob(state, table)].filter((job) => job !== null)
    state.drawn = { seat: use.seat, cards }
    table.tell({ type: 'jobsDrawn', seat: use.seat, count: cards.length }, { cards: [...cards] }, [use.seat])
    table.then('keepJob', { seat: use.seat })
    goOn(table, use, 1)
  },
}

type JobOption = Option & { readonly job: JobId }

/** One of them is kept, the other is discarded for all to see. */
export const keepJob: CorStep<'keepJob', JobOption | undefined> = {
  ask(state, { seat }) {
    const cards = state.drawn?.cards ?? []
    if (cards.length < 2) return null
    const options = [...new Set(cards)].map((job): JobOption => ({ id: job, say: 'job', job }))
    return pickOne(seat, 'keepJob', 'COR-15.3', options)
  },
  run(state, { seat }, picked, table) {
    const cards = state.drawn?.cards ?? []
    state.drawn = null
    const kept = picked ? picked.job : cards[0]
    if (kept === undefined) return
    cards.splice(cards.indexOf(kept), 1)
    keep(state, seat, kept)
    const [discarded = null] = cards
    if (discarded) state.jobDiscard.push(discarded)
    table.tell({ type: 'jobKept', seat, discarded }, { job: kept }, [seat])
  },
}

/** COR-15.4, COR-11.2: reached only where a pile was short. */
export const takeMoney: CorStep<'takeMoney'> = {
  run(state, use, _picked, table) {
    const card = takeMoneyCard(state, use.seat, abilityIn<'takeMoney'>(table.box, use).value)
    table.tell({ type: 'took', seat: use.seat, cards: card ? [card] : [] })
    goOn(table, use, 1)
  },
}

/** COR-15.5, COR-11.1: likewise. */
export const takeGood: CorStep<'takeGood'> = {
  run(state, use, _picked, table) {
    const good = takeGoodCard(state, use.seat, abilityIn<'takeGood'>(table.box, use).good)
    table.tell({ type: 'took', seat: use.seat, cards: good ? [good] : [] })
    goOn(table, use, 1)
  },
}

/** COR-16.5: likewise. */
export const moneyPerTurf: CorStep<'moneyPerTurf'> = {
  run(state, use, _picked, table) {
    const { value, max } = abilityIn<'moneyPerTurf'>(table.box, use)
    const turfs = Math.min(max, controlledBy(state, table.box, use.seat).length)
    const cards = Array.from({ length: turfs }, () => takeMoneyCard(state, use.seat, value))
    table.tell({ type: 'took', seat: use.seat, cards: cards.filter((card) => card !== null) })
    goOn(table, use, 1)
  },
}

/** COR-15.6: first player from that moment; COR-R8: the running rotation does not change. */
export const takeHorseHead: CorStep<'takeHorseHead', YesNo | undefined> = {
  ask: (_state, use) => whether(use, 'takeHorseHead', 'COR-15.6'),
  run(state, use, picked, table) {
    if (picked?.id === 'none') return decline(table, use)
    state.horseHead = use.seat
    table.tell({ type: 'horseHead', seat: use.seat })
    goOn(table, use, 1)
  },
}

/** COR-15.7 to 15.10, COR-R23: the payment first, then the gain. */
export const trade: CorStep<'trade', readonly CardOption[]> = {
  ask(state, use, box) {
    const { discard: count } = abilityIn<'trade'>(box, use)
    const options = handOptions(state, use.seat)
    return pickSome(
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
    goOn(table, use, 1)
  },
}

type GoodOption = Option & { readonly card: Good }

const inStock = (goods: { readonly [good: string]: number }, from: readonly string[]): Good[] =>
  from.filter((good) => (goods[good] ?? 0) > 0) as Good[]

/** COR-15.7: the good that was paid for; there is no way back after the payment. */
export const chooseGood: CorStep<'chooseGood', GoodOption> = {
  ask(state, { seat, from }) {
    const options = inStock(state.bank.goods, from).map(
      (card): GoodOption => ({ id: card, say: 'card', card }),
    )
    return pickOne(seat, 'chooseGood', 'COR-15.7', options, { auto: true })
  },
  run(state, { seat }, { card }, table) {
    takeGoodCard(state, seat, card)
    table.tell({ type: 'took', seat, cards: [card] })
  },
}

type GoodsOption = Option & { readonly card: Good; readonly times: number }

/** COR-16.2: up to the stated number among gun, booze and blood money. */
export const takeGoodsChoice: CorStep<'takeGoodsChoice', readonly GoodsOption[]> = {
  ask(state, use, box) {
    const { from, count, distinct } = abilityIn<'takeGoodsChoice'>(box, use)
    const options = inStock(state.bank.goods, from).map(
      (card): GoodsOption => ({
        id: card,
        say: 'card',
        card,
        times: distinct ? 1 : Math.min(count, state.bank.goods[card]),
      }),
    )
    return pickSome(
      use.seat,
      'takeGoodsChoice',
      'COR-16.2',
      options,
      { min: 0, max: count },
      { about: about(use) },
    )
  },
  blocked(state, use, box) {
    const empty = abilityIn<'takeGoodsChoice'>(box, use).from.filter((good) => state.bank.goods[good] === 0)
    return empty.map((id) => ({ id, rule: 'COR-11.1', why: 'pileEmpty' }))
  },
  run(state, use, picked, table) {
    const cards = picked.map((option) => option.card)
    for (const card of cards) takeGoodCard(state, use.seat, card)
    if (cards.length > 0) table.tell({ type: 'took', seat: use.seat, cards })
    goOn(table, use, 1)
  },
}
