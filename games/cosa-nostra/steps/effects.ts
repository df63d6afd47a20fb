// What orders do once they have succeeded, or failed. LCN-14, LCN-24.12.

import { interned, type Seat } from '@backroom/engine'
import { ask, type OptionOn, reason } from '../asked.ts'
import { type Box, resultOf } from '../components/box.ts'
import { fillMarket, settle, takeFromMarket } from '../rules/businesses.ts'
import { perform } from '../effects/index.ts'
import { NONE } from './passing.ts'
import { targetOwner } from '../rules/orders.ts'
import { atWork, familyOf, must, type Nostra, type NostraStep, type NostraTable } from '../state.ts'
import { strengthOf } from '../rules/street.ts'
import type { BusinessId } from '../words.ts'
import { rollDice } from './execute.ts'
import type { StepNames } from './names.ts'

/** LCN-7.6 to 7.8: the effect that the successes reach, or what failure brings. */
export const effect: NostraStep<'effect'> = {
  run(state, _args, _picked, table) {
    const execution = atWork(state.open)
    if (execution.repelled) return
    const order = must(table.box.order, execution.order)
    const effects = resultOf(order, execution.successes)
    if (!effects) table.tell({ type: 'failed', seat: execution.seat, order: execution.order })
    perform({ state, work: execution, table }, 'order', effects ?? order.failure)
  },
}

/** LCN-14.10, LCN-R21: the target's strength in dice against the attacker's; nothing else changes it. */
export const returnFire: NostraStep<'returnFire'> = {
  run(state, _args, _picked, table) {
    const drive = atWork(state.open)
    const target = drive.target ?? ''
    const by = targetOwner(state.open, target) ?? drive.seat
    const difficulty = strengthOf(state.open, table.box, drive.gangster)
    const dice = rollDice(strengthOf(state.open, table.box, target), table)
    drive.returned = { dice, difficulty }
    const successes = dice.filter((die) => die >= difficulty).length
    table.tell({ type: 'returnedFire', seat: by, gangster: target, dice: [...dice], difficulty, successes })
    if (successes > 0) table.then('harm', { victim: drive.gangster, how: 'murder', by })
  },
}

/** LCN-14.15, LCN-R38, any multiple of $1,000 up to the limit and the cash. */
export const launder: NostraStep<'launder', number> = {
  ask(state, { max }) {
    const { seat } = atWork(state.open)
    const most = Math.min(max, familyOf(state.open, seat).cash)
    return ask.amount(seat, 'launder', 'LCN-R38', { min: 0, max: most, unit: 1000 }, { auto: true })
  },
  run(state, _args, amount, table) {
    const { seat } = atWork(state.open)
    const family = familyOf(state.open, seat)
    family.cash -= amount
    family.laundered += amount
    table.tell({ type: 'laundered', seat, amount })
  },
}

type Discount = StepNames['buy']

/** LCN-14.12, 14.13, LCN-R37: never below $0. */
const discounted = (box: Box, business: BusinessId, { price, minus }: Discount): number => {
  const full = must(box.business, business).price
  return Math.max(0, price === 'half' ? full / 2 : full - minus)
}

const CANNOT_PAY = reason('LCN-14.14', 'cannotPay')
type BuyOption = OptionOn<'buyNow' | 'none'>
const wares = interned(
  (business: BusinessId): BuyOption => ({ id: `buy:${business}`, say: 'buyNow', business }),
)

/** LCN-R65: planned Purchases are out of reach; the deck in an order that tells nothing. */
const onSale = ({ open, secret }: Nostra, { deck }: Discount): BusinessId[] => [
  ...open.market.filter((card) => card !== null),
  ...(deck ? [...open.deckBottom, ...secret.businessDeck].sort() : []),
]

/** LCN-14.14: chosen after the roll, optional, and needs the money. */
export const buy: NostraStep<'buy', BuyOption> = {
  ask(state, discount, box, sieve) {
    const { seat } = atWork(state.open)
    const { cash } = familyOf(state.open, seat)
    const options = sieve.sift(
      onSale(state, discount),
      (id) => (discounted(box, id, discount) <= cash ? null : CANNOT_PAY),
      (id) => wares(id),
    )
    return ask.one(seat, 'buy', discount.deck ? 'LCN-14.13' : 'LCN-14.12', [...options, NONE], {
      about: { ...discount },
    })
  },
  run(state, discount, picked, table) {
    const { seat } = atWork(state.open)
    if (picked.say === 'buyNow')
      purchase(state, seat, picked.business, discounted(table.box, picked.business, discount), table)
    if (discount.deck) {
      // LCN-R37: shuffled before a Market space is filled again.
      const { open, secret } = state
      secret.businessDeck = table.shuffle([...open.deckBottom.splice(0), ...secret.businessDeck].sort())
      open.searching = null
    }
    fillMarket(state, table)
  },
}

function purchase(state: Nostra, seat: Seat, business: BusinessId, price: number, table: NostraTable): void {
  familyOf(state.open, seat).cash -= price
  takeFromMarket(state.open, business)
  for (const deck of [state.open.deckBottom, state.secret.businessDeck]) {
    const at = deck.indexOf(business)
    if (at >= 0) deck.splice(at, 1)
  }
  table.tell({ type: 'bought', seat, business, price })
  settle(state.open, business, seat, table)
}
