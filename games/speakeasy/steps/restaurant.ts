// The Restaurant: turn order, then two of three. SPK-20, SPK-22.3.

import { type Option, pickOne } from '@backroom/engine'
import { Made, NONE, type None, STOP, type Stop } from '../made.ts'
import { intoSafe } from '../rules/money.ts'
import { cookable } from '../rules/objectives.ts'
import {
  canAtRestaurant,
  columnCost,
  RESTAURANT_ACTIONS,
  type RestaurantAction,
  whyNotColumn,
} from '../rules/possible.ts'
import { familyOf, of, sideOf, type SpkStep } from '../state.ts'
import type { ObjectiveId, TokenId } from '../words.ts'
import { gain } from './effects.ts'

interface ColumnOption extends Option {
  readonly column: number
  readonly cards: number
}
const columns = new Made<ColumnOption>((key) => {
  const [column = 0, cards = 1] = key.split(':').map(Number)
  return { id: `column-${column + 1}`, say: 'column', column: column + 1, cards }
})

/** SPK-D29, SPK-20.1 to 20.4: a free column of the lower row, the own one included. */
export const changeTurnOrder: SpkStep<'changeTurnOrder', ColumnOption | undefined> = {
  ask(state, { seat }, box, sieve) {
    const side = sideOf(state, box, seat)
    const options = sieve.sift(
      state.open.lower.keys(),
      (column) => whyNotColumn(side, column),
      (column) => columns.get(`${column}:${columnCost(box, column)}`),
    )
    return pickOne(seat, 'changeTurnOrder', 'SPK-20.1', options, { auto: true })
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

type ActionOption = Option & { readonly action: RestaurantAction }
const actions = new Made<ActionOption>((action) => ({
  id: action,
  say: `restaurant.${action}`,
  action: action as RestaurantAction,
}))

/** SPK-D30, SPK-20.6: two different of the three, in any order. */
export const restaurant: SpkStep<'restaurant', ActionOption | Stop | undefined> = {
  ask(state, { seat, done }, box) {
    const options: (ActionOption | Stop)[] = []
    // Two bits are set once two actions were done.
    if ((done & (done - 1)) !== 0) return null
    const side = sideOf(state, box, seat)
    RESTAURANT_ACTIONS.forEach((action, i) => {
      if ((done & (1 << i)) === 0 && canAtRestaurant(side, action)) options.push(actions.get(action))
    })
    return options.length === 0 ? null : pickOne(seat, 'restaurant', 'SPK-20.6', [...options, STOP])
  },
  run(_state, { seat, done }, picked, table) {
    if (!picked || !('action' in picked)) return
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

type TokenOption = Option & { readonly token: TokenId }
const tokens = new Made<TokenOption>((token) => ({ id: token, say: 'token', token }))

/** SPK-D31, SPK-22.3: own tokens, at most two a visit, each for its effect. */
export const playToken: SpkStep<'playToken', TokenOption | None | undefined> = {
  ask({ open }, { seat }) {
    const own = new Set(familyOf(open, seat).tokens)
    if (own.size === 0) return null
    const options: (TokenOption | None)[] = []
    for (const token of own) options.push(tokens.get(token))
    return pickOne(seat, 'playToken', 'SPK-22.3', [...options, NONE])
  },
  run({ open }, { seat, left }, picked, table) {
    if (!picked || !('token' in picked)) return
    const { tokens: own } = familyOf(open, seat)
    own.splice(own.indexOf(picked.token), 1)
    // SPK-22.8: out of everybody's reach until the end of the turn.
    open.tokensPlayed.push(picked.token)
    table.tell({ type: 'tokenPlayed', seat, token: picked.token })
    gain(open, seat, `token:${picked.token}`, table)
    if (left > 1) table.then('playToken', { seat, left: left - 1 })
  },
}

type ObjectiveOption = Option & { readonly objective: ObjectiveId }
const objectives = new Made<ObjectiveOption>((objective) => ({ id: objective, say: 'objective', objective }))

/** SPK-D32, SPK-20.8 to 20.10: one book after another, each on a free space whose requirement is met now. */
export const cook: SpkStep<'cook', ObjectiveOption | None | undefined> = {
  ask({ open }, { seat }, box, sieve) {
    if (familyOf(open, seat).books.board === 0) return null
    const options: (ObjectiveOption | None)[] = cookable(open, box, seat, sieve).map((id) =>
      objectives.get(id),
    )
    return options.length === 0 ? null : pickOne(seat, 'cook', 'SPK-20.8', [...options, NONE])
  },
  run({ open, secret }, { seat, left }, picked, table) {
    if (!picked || !('objective' in picked)) return
    const { objective } = picked
    familyOf(open, seat).books.board--
    of(open.cooked, objective).push(seat)
    table.tell({ type: 'bookCooked', seat, objective })
    intoSafe(secret, seat, of(table.box.objective, objective).safe, 'book', table)
    gain(open, seat, `book:${objective}`, table)
    if (left > 1) table.then('cook', { seat, left: left - 1 })
  },
}
