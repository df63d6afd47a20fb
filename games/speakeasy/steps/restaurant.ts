// The Restaurant: turn order, then two of three. SPK-20, SPK-22.3.

import { interned } from '@backroom/engine'
import { ask, type Choice, NONE, type None, type RestaurantOption, STOP, type Stop } from '../asked.ts'
import { intoSafe } from '../rules/money.ts'
import { cookOptions } from '../rules/objectives.ts'
import { canAtRestaurant, columnCost, whyNotColumn } from '../rules/possible.ts'
import { familyOf, must, sideOf, type SpkStep } from '../state.ts'
import { RESTAURANT_ACTIONS, type RestaurantAction, type TokenId } from '../words.ts'
import { gain } from './effects.ts'

type ColumnOption = Choice<'column'>
const columnOption = interned(
  (column: number, cards: number): ColumnOption => ({ id: `column-${column}`, say: 'column', column, cards }),
)

/** SPK-D29, SPK-20.1 to 20.4: a free column of the lower row, the own one included. */
export const changeTurnOrder: SpkStep<'changeTurnOrder', ColumnOption | undefined> = {
  ask(state, { seat }, box, sieve) {
    const side = sideOf(state, box, seat)
    const options = sieve.sift(
      state.open.lower.keys(),
      (column) => whyNotColumn(side, column),
      (column) => columnOption(column + 1, columnCost(box, column)),
    )
    return ask.one(seat, 'changeTurnOrder', 'SPK-20.1', options, { auto: true })
  },
  run(_state, { seat }, picked, table) {
    if (!picked) return
    table.then('discard', { seat, count: picked.cards, reason: 'turnOrder' })
    table.then('moveMarker', { seat, column: picked.column })
  },
}

export const moveMarker: SpkStep<'moveMarker'> = {
  run({ open }, { seat, column }, _picked, table) {
    open.upper[open.upper.indexOf(seat)] = null
    open.lower[column - 1] = seat
    table.tell({ type: 'markerMoved', seat, column })
  },
}

const actionOption = interned(
  (action: RestaurantAction): RestaurantOption => ({ id: action, say: `restaurant.${action}`, action }),
)

/** SPK-D30, SPK-20.6: two different of the three, in any order. */
export const restaurant: SpkStep<'restaurant', RestaurantOption | Stop | undefined> = {
  ask(state, { seat, done }, box) {
    const options: (RestaurantOption | Stop)[] = []
    // Two bits are set once two actions were done.
    if ((done & (done - 1)) !== 0) return null
    const side = sideOf(state, box, seat)
    RESTAURANT_ACTIONS.forEach((action, i) => {
      if ((done & (1 << i)) === 0 && canAtRestaurant(side, action)) options.push(actionOption(action))
    })
    return options.length === 0 ? null : ask.one(seat, 'restaurant', 'SPK-20.6', [...options, STOP])
  },
  run(_state, { seat, done }, picked, table) {
    if (!picked || picked.say === 'stop') return
    const { cityTokensMax, booksMax } = table.box.components.locations.restaurantOptions
    switch (picked.action) {
      case 'playCard':
        table.then('playCard', { seat, type: 'any', range: 0 })
        break
      case 'playTokens':
        table.then('playToken', { seat, left: cityTokensMax })
        break
      case 'cookBooks':
        table.then('cook', { seat, left: booksMax })
    }
    table.then('restaurant', { seat, done: done | (1 << RESTAURANT_ACTIONS.indexOf(picked.action)) })
  },
}

type TokenOption = Choice<'token'>
const tokenOption = interned((token: TokenId): TokenOption => ({ id: token, say: 'token', token }))

/** SPK-D31, SPK-22.3: own tokens, at most two a visit, each for its effect. */
export const playToken: SpkStep<'playToken', TokenOption | None | undefined> = {
  ask({ open }, { seat }) {
    const own = new Set(familyOf(open, seat).tokens)
    if (own.size === 0) return null
    const options: (TokenOption | None)[] = []
    for (const token of own) options.push(tokenOption(token))
    return ask.one(seat, 'playToken', 'SPK-22.3', [...options, NONE])
  },
  run({ open }, { seat, left }, picked, table) {
    if (picked?.say !== 'token') return
    const { tokens: own } = familyOf(open, seat)
    own.splice(own.indexOf(picked.token), 1)
    // SPK-22.8: out of everybody's reach until the end of the turn.
    open.tokensPlayed.push(picked.token)
    table.tell({ type: 'tokenPlayed', seat, token: picked.token })
    gain(open, seat, `token:${picked.token}`, table)
    if (left > 1) table.then('playToken', { seat, left: left - 1 })
  },
}

/** SPK-D32, SPK-20.8 to 20.10: one book after another, each on a free space whose requirement is met now. */
export const cook: SpkStep<'cook', Choice<'objective'> | None | undefined> = {
  ask({ open }, { seat }, box, sieve) {
    if (familyOf(open, seat).books.board === 0) return null
    const options: (Choice<'objective'> | None)[] = cookOptions(open, box, seat, sieve)
    return options.length === 0 ? null : ask.one(seat, 'cook', 'SPK-20.8', [...options, NONE])
  },
  run({ open, secret }, { seat, left }, picked, table) {
    if (picked?.say !== 'objective') return
    const { objective } = picked
    familyOf(open, seat).books.board--
    must(open.cooked, objective).push(seat)
    table.tell({ type: 'bookCooked', seat, objective })
    intoSafe(secret, seat, must(table.box.objective, objective).safe, 'book', table)
    gain(open, seat, `book:${objective}`, table)
    if (left > 1) table.then('cook', { seat, left: left - 1 })
  },
}
