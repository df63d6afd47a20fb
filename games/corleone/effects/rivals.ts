// What a card does to the other players' cards: offer, theft, forced discard, an opened suitcase. COR-16.12 to 16.15.

import type { Reason, Seat, Sieve } from '@backroom/engine'
import { ask, type Offer, reason } from '../asked.ts'
import { type CardOption, cardOption, isNone, NONE, rivalOption } from '../offered.ts'
import { discard, gain, handOf, handOptions, moneyOptions, reveal, steal, suitcaseOf } from '../rules/hand.ts'
import { notYourself, openingHindrance, robberyHindrance, withCards } from '../rules/reach.ts'
import { type Corleone, type CorStep, opponents } from '../state.ts'
import { MONEY, type MoneyCard } from '../words.ts'
import { type Deeds, NOTHING, type Now, type Paid, type Touch, unless } from './deed.ts'
import { about, abilityIn, decline, goOn, whether, type YesNo } from './using.ts'

const NO_RIVAL_WITH_CARDS = reason('COR-16.13', 'noRivalWithCards')
const NO_RIVAL_WITH_MONEY = reason('COR-16.15', 'noRivalWithMoney')
const ONLY_MONEY_OFFERED = reason('COR-16.12', 'onlyMoneyOffered')
const MUST_OFFER = reason('COR-R39', 'mustOffer')

type RivalOrNone = Offer<'rival' | 'none'>
type RivalHindrance = (state: Corleone, rival: Seat) => Reason | null

function rivalOptions(state: Corleone, seat: Seat, hindrance: RivalHindrance, sieve: Sieve): RivalOrNone[] {
  notYourself(seat, sieve)
  return [...sieve.sift(opponents(state.open, seat), (rival) => hindrance(state, rival), rivalOption), NONE]
}

const someoneWithCards = ({ state, use }: Now): Reason | null =>
  unless(withCards(state, use.seat).length > 0, NO_RIVAL_WITH_CARDS)

/** Cards of the others can bring money back to the bank. */
const bankTouch = ({ state, seat }: Paid): Touch => ({
  ...NOTHING,
  fillsBank: withCards(state, seat).length > 0,
})

export const RIVALS = {
  /** COR-16.12: the offer that nobody can refuse. */
  offer: {
    hindrance: someoneWithCards,
    touch: bankTouch,
    step: {
      ask: (_state, use) => whether(use, 'offer', 'COR-16.12'),
      run(_state, use, picked: YesNo | undefined, table) {
        if (picked && isNone(picked)) return decline(table, use)
        table.tell({ type: 'offer', seat: use.seat })
        table.then('offers', { seat: use.seat })
        goOn(table, use, 1)
      },
    },
  },

  /** COR-16.13: a random card; only the two players see it. */
  stealRandom: {
    hindrance: someoneWithCards,
    step: {
      ask(state, use, _box, sieve) {
        const options = rivalOptions(state, use.seat, robberyHindrance, sieve)
        return ask.one(use.seat, 'stealRandom', 'COR-16.13', options, { about: about(use) })
      },
      run(state, use, picked: RivalOrNone, table) {
        if (isNone(picked)) return decline(table, use)
        const { rival } = picked
        const { count } = abilityIn<'stealRandom'>(table.box, use)
        for (let i = 0; i < count; i++) {
          const { length } = handOf(state, rival)
          if (length === 0) break
          const card = steal(state, use.seat, rival, table.below(length))
          table.tell({ type: 'stolen', seat: use.seat, rival }, { card }, [use.seat, rival])
        }
        goOn(table, use, 1)
      },
    },
  },

  /** COR-16.14: the opponent chooses what to discard. */
  forceDiscard: {
    hindrance: someoneWithCards,
    touch: bankTouch,
    step: {
      ask(state, use, _box, sieve) {
        const options = rivalOptions(state, use.seat, robberyHindrance, sieve)
        return ask.one(use.seat, 'forceDiscard', 'COR-16.14', options, { about: about(use) })
      },
      run(state, use, picked: RivalOrNone, table) {
        if (isNone(picked)) return decline(table, use)
        const { rival } = picked
        const { count: most } = abilityIn<'forceDiscard'>(table.box, use)
        const count = Math.min(most, handOf(state, rival).length)
        table.tell({ type: 'forcedToDiscard', seat: use.seat, rival, count })
        table.then('discards', { seat: rival, count })
        goOn(table, use, 1)
      },
    },
  },

  /** COR-16.15: the highest money card of a suitcase is shown and goes back to the hand. */
  unsuitcase: {
    hindrance: ({ state, use }) =>
      unless(
        opponents(state.open, use.seat).some((rival) => openingHindrance(state, rival) === null),
        NO_RIVAL_WITH_MONEY,
      ),
    step: {
      ask(state, use, _box, sieve) {
        const options = rivalOptions(state, use.seat, openingHindrance, sieve)
        return ask.one(use.seat, 'unsuitcase', 'COR-16.15', options, { about: about(use) })
      },
      run(state, use, picked: RivalOrNone, table) {
        if (isNone(picked)) return decline(table, use)
        const { rival } = picked
        const money = suitcaseOf(state, rival)
        const cards: MoneyCard[] = []
        for (let i = abilityIn<'unsuitcase'>(table.box, use).count; i > 0; i--) {
          const highest = MONEY.findLast((card) => money[card] > 0)
          if (!highest) break
          money[highest]--
          gain(state, rival, highest)
          cards.push(highest)
        }
        // COR-17.2: what lies in a suitcase is hidden until somebody looks.
        table.shown()
        table.tell({ type: 'unsuitcased', seat: use.seat, rival, cards })
        goOn(table, use, 1)
      },
    },
  },
} satisfies Partial<Deeds>

type Offered = Offer<'card' | 'none'>

const single = ({ card }: CardOption): Offered => cardOption(card, 1)

/** COR-R39: everybody with a hand card is asked; who has money must give one card, who has none gives nothing. */
export const offers: CorStep<'offers', readonly (Offered | undefined)[]> = {
  ask: (state, { seat }, _box, sieve) =>
    withCards(state, seat).map((rival) => {
      const asking = sieve.of(rival)
      const options = moneyOptions(state, rival, asking, ONLY_MONEY_OFFERED).map(single)
      asking.put(options, NONE, options.length > 0 ? MUST_OFFER : null)
      return ask.one(rival, 'offers', 'COR-R39', options, { about: { rival: seat } })
    }),
  run(state, { seat }, picked, table) {
    const given = withCards(state, seat).map((rival) => {
      const option = picked[rival]
      const card = option && !isNone(option) ? (option.card as MoneyCard) : null
      if (card) reveal(state, rival, card, table)
      return { rival, card }
    })
    table.tell({ type: 'offersShown', seat, offers: given })
    const cards = given.map(({ card }) => card).filter((card) => card !== null)
    const highest = MONEY.findLast((card) => cards.includes(card))
    if (!highest) return
    cards.splice(cards.indexOf(highest), 1)
    suitcaseOf(state, seat)[highest]++
    for (const card of cards) state.open.bank.money[card]++
    table.tell({ type: 'suitcased', seat, cards: [highest] })
  },
}

export const discards: CorStep<'discards', readonly CardOption[]> = {
  ask(state, { seat, count }) {
    // COR-R42: without a choice nothing is asked, where all see by the number of cards that there is none.
    const auto = handOf(state, seat).length === count
    const range = { min: count, max: count }
    return ask.some(seat, 'discards', 'COR-16.14', handOptions(state, seat), range, { auto })
  },
  run(state, { seat }, picked, table) {
    const cards = picked.map(({ card }) => card)
    for (const card of cards) discard(state, seat, card, table)
    table.tell({ type: 'discarded', seat, cards })
  },
}
