// The icons: suitcase, jobs, money, goods, Horse Head, trades. COR-15, COR-16.2, COR-16.5.

import type { Seat, Sieve } from '@backroom/engine'
import { ask, type Offer, reason } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { type CardOption, goodOption, isNone, jobOption, laidOption } from '../offered.ts'
import { controlledBy } from '../rules/board.ts'
import { countInHand, discard, handOf, handOptions, moneyOptions, reveal, suitcaseOf } from '../rules/hand.ts'
import { bankCard, drawJob, jobsLeft, keepJob as keep, takeGood, takeMoney } from '../rules/supply.ts'
import { type Corleone, type CorStep, familyOf, type Open } from '../state.ts'
import { type CardId, type Good, GOODS, type MoneyCard, moneyCard } from '../words.ts'
import { type Deeds, NOTHING, times, unless } from './deed.ts'
import { about, abilityIn, decline, goOn, leftOf, tellShared, whether, type YesNo } from './using.ts'
import type { AbilityOf } from './vocabulary.ts'

const ONLY_MONEY = reason('COR-15.2', 'onlyMoney')
const HAND_EMPTY = reason('COR-15.2', 'handEmpty')
const NO_JOBS_LEFT = reason('COR-11.3', 'noJobsLeft')
const NO_MONEY_LEFT = reason('COR-11.2', 'supplyEmpty')
const NO_GOODS_LEFT = reason('COR-11.1', 'supplyEmpty')
const HORSE_HEAD_YOURS = reason('COR-15.6', 'horseHeadYours')
const TOO_FEW_CARDS = reason('COR-R23', 'tooFewCards')
const NOTHING_TO_GAIN = reason('COR-R23', 'supplyEmpty')
const NO_TURF_YOURS = reason('COR-16.5', 'noTurfYours')
const NOT_IN_HAND = reason('COR-R23', 'notInHand')
const PILE_EMPTY = reason('COR-11.1', 'pileEmpty')
const NOT_IN_CHOICE = reason('COR-16.2', 'notInChoice')

/** COR-R23, COR-R47: what lies on the table cannot be traded away, unless its like is in hand. */
function onTheTable(state: Corleone, seat: Seat, sieve: Sieve): void {
  if (!sieve.asking) return
  for (const card of [...familyOf(state.open, seat).played, state.open.onTable])
    if (card !== null && countInHand(state, seat, card) === 0) sieve.not(laidOption(card), NOT_IN_HAND)
}

/** COR-R23: a trade whose gain could not be taken at all is not offered. */
const canGain = (open: Open, { gain }: AbilityOf<'trade'>): boolean =>
  'money' in gain
    ? gain.money.some((value) => bankCard(open, value) !== null)
    : gain.goodsChoice.some((good) => open.bank.goods[good] > 0)

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

/** COR-16.5: a card for each turf, up to so many. */
const turfMoney = (open: Open, box: Box, seat: Seat, ability: AbilityOf<'moneyPerTurf'>): MoneyCard[] =>
  times([moneyCard(ability.value)], Math.min(ability.max, controlledBy(open, box, seat).length))

const isCard = <Card extends CardId>(card: Card | null): card is Card => card !== null

export const ICONS = {
  suitcase: {
    hindrance: ({ state, use }) => unless(handOf(state, use.seat).length > 0, HAND_EMPTY),
    touch: () => ({ ...NOTHING, hand: true }),
    step: {
      ask(state, use, _box, sieve) {
        const options = moneyOptions(state, use.seat, sieve, ONLY_MONEY)
        const range = { min: 0, max: leftOf(use) }
        return ask.some(use.seat, 'suitcase', 'COR-15.2', options, range, { about: about(use) })
      },
      run(state, use, picked: readonly CardOption[], table) {
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
    },
  },

  drawJobs: {
    hindrance: ({ state }) => unless(jobsLeft(state) > 0, NO_JOBS_LEFT),
    step: {
      ask: (_state, use) => whether(use, 'drawJobs', 'COR-15.3'),
      run(state, use, picked: YesNo | undefined, table) {
        if (picked && isNone(picked)) return decline(table, use)
        const { seat } = use
        const used = tellShared(table, use)
        // COR-R21: what there is, then the renewed deck; the first card is no part of that shuffle.
        const cards = [drawJob(state, table), drawJob(state, table)].filter(isCard)
        state.open.drawer = seat
        state.secret.drawn = cards
        table.tell({ type: 'jobsDrawn', seat, count: cards.length }, { cards: [...cards] }, [seat])
        table.then('keepJob', { seat })
        goOn(table, used, 1)
      },
    },
  },

  /** COR-11.2: its step is reached only where a pile was short; so are those of the next two. */
  takeMoney: {
    hindrance: ({ state }, { value }) => unless(bankCard(state.open, value) !== null, NO_MONEY_LEFT),
    takes: (_open, _box, _seat, ability) => times([moneyCard(ability.value)], ability.times),
    touch: (_paid, { value }) => ({ ...NOTHING, takes: [moneyCard(value)] }),
    step: {
      run(state, use, _picked, table) {
        const used = tellShared(table, use)
        const card = takeMoney(state, use.seat, abilityIn<'takeMoney'>(table.box, use).value)
        table.tell({ type: 'took', seat: use.seat, cards: card ? [card] : [] })
        goOn(table, used, 1)
      },
    },
  },

  /** COR-11.1. */
  takeGood: {
    hindrance: ({ state: { open } }, { good }) => unless(open.bank.goods[good] > 0, NO_GOODS_LEFT),
    takes: (_open, _box, _seat, { good, times: count }) => Array<CardId>(count).fill(good),
    step: {
      run(state, use, _picked, table) {
        const used = tellShared(table, use)
        const good = takeGood(state, use.seat, abilityIn<'takeGood'>(table.box, use).good)
        table.tell({ type: 'took', seat: use.seat, cards: good ? [good] : [] })
        goOn(table, used, 1)
      },
    },
  },

  moneyPerTurf: {
    hindrance({ state: { open }, box, use }, { value }) {
      if (controlledBy(open, box, use.seat).length === 0) return NO_TURF_YOURS
      return unless(bankCard(open, value) !== null, NO_MONEY_LEFT)
    },
    takesVary: true,
    takes: (open, box, seat, ability) => times(turfMoney(open, box, seat, ability), ability.times),
    touch: ({ state, box, seat }, ability) => ({
      ...NOTHING,
      takes: turfMoney(state.open, box, seat, ability),
    }),
    step: {
      run(state, use, _picked, table) {
        const ability = abilityIn<'moneyPerTurf'>(table.box, use)
        const cards = turfMoney(state.open, table.box, use.seat, ability)
          .map(() => takeMoney(state, use.seat, ability.value))
          .filter(isCard)
        table.tell({ type: 'took', seat: use.seat, cards })
        goOn(table, use, 1)
      },
    },
  },

  /** COR-15.6: first player from that moment; COR-R8: the running rotation does not change. */
  takeHorseHead: {
    hindrance: ({ state, use }) => unless(state.open.horseHead !== use.seat, HORSE_HEAD_YOURS),
    step: {
      ask: (_state, use) => whether(use, 'takeHorseHead', 'COR-15.6'),
      run({ open }, use, picked: YesNo | undefined, table) {
        if (picked && isNone(picked)) return decline(table, use)
        const used = tellShared(table, use)
        open.horseHead = use.seat
        table.tell({ type: 'horseHead', seat: use.seat })
        goOn(table, used, 1)
      },
    },
  },

  /** COR-R23: the payment first, then the gain. */
  trade: {
    hindrance({ state, use }, ability) {
      if (handOf(state, use.seat).length < ability.discard) return TOO_FEW_CARDS
      return unless(canGain(state.open, ability), NOTHING_TO_GAIN)
    },
    touch({ state, seat, job, alone }, ability) {
      // Not with fewer cards than it costs, counting everything that could still come.
      const most = handOf(state, seat).length + job.money.length
      if (!canGain(state.open, ability) || (alone && most < ability.discard)) return NOTHING
      const takes = 'money' in ability.gain ? ability.gain.money.map(moneyCard) : []
      return { hand: true, fillsBank: true, takes }
    },
    step: {
      ask(state, use, box, sieve) {
        const { discard: count } = abilityIn<'trade'>(box, use)
        onTheTable(state, use.seat, sieve)
        const range = { min: count, max: count, orNone: true }
        return ask.some(use.seat, 'trade', 'COR-R23', handOptions(state, use.seat), range, {
          about: about(use),
        })
      },
      run(state, use, picked: readonly CardOption[], table) {
        if (picked.length === 0) return decline(table, use)
        const { seat } = use
        const used = tellShared(table, use)
        const { gain } = abilityIn<'trade'>(table.box, use)
        const paid = picked.map(({ card }) => card)
        for (const card of paid) discard(state, seat, card, table)
        table.tell({ type: 'traded', seat, cards: paid })
        if ('money' in gain) {
          const cards = gain.money.map((value) => takeMoney(state, seat, value)).filter(isCard)
          table.tell({ type: 'took', seat, cards })
        } else table.then('chooseGood', { seat, from: [...gain.goodsChoice] })
        goOn(table, used, 1)
      },
    },
  },

  takeGoodsChoice: {
    hindrance: ({ state: { open } }, { from }) =>
      unless(
        from.some((good) => open.bank.goods[good] > 0),
        NO_GOODS_LEFT,
      ),
    step: {
      ask({ open }, use, box, sieve) {
        const { from, count, distinct } = abilityIn<'takeGoodsChoice'>(box, use)
        const options = goodsOptions(open, from, distinct ? 1 : count, sieve)
        const range = { min: 0, max: count }
        return ask.some(use.seat, 'takeGoodsChoice', 'COR-16.2', options, range, { about: about(use) })
      },
      run(state, use, picked: readonly Offer<'pileGood'>[], table) {
        const cards = picked.map(({ card }) => card)
        for (const card of cards) takeGood(state, use.seat, card)
        if (cards.length > 0) table.tell({ type: 'took', seat: use.seat, cards })
        goOn(table, use, 1)
      },
    },
  },
} satisfies Partial<Deeds>

/** COR-15.3: one of the drawn jobs is kept, the other is discarded for all to see. */
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

/** COR-15.7: the good that was paid for; there is no way back after the payment. */
export const chooseGood: CorStep<'chooseGood', Offer<'pileGood'>> = {
  ask: ({ open }, { seat, from }, _box, sieve) =>
    ask.one(seat, 'chooseGood', 'COR-15.7', goodsOptions(open, from, 1, sieve), { auto: true }),
  run(state, { seat }, { card }, table) {
    takeGood(state, seat, card)
    table.tell({ type: 'took', seat, cards: [card] })
  },
}
