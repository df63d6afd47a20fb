// Drawing a card, taking a helper card, taking a city token, hiring goons. SPK-12.10, SPK-12.14, SPK-22.1, SPK-23.1.

import { type Option, pickAmount, pickOne } from '@backroom/engine'
import { canDraw, drawFrom, fullDecks } from '../rules/hand.ts'
import { isNone, Made, NONE, type None } from '../made.ts'
import { pay } from '../rules/money.ts'
import { mostGoons } from '../rules/possible.ts'
import { familyOf, sideOf, type SpkStep } from '../state.ts'
import {
  type Column,
  goonsCost,
  goonSpaces,
  takeHelperCard,
  takeTokenFrom,
  tokenThere,
} from '../rules/supply.ts'
import type { HelperId, Operation, TokenId } from '../words.ts'

type DeckOption = Option & { readonly deck: Operation }
const decks = new Made<DeckOption>((deck) => ({ id: deck, say: 'deck', deck: deck as Operation }))

/** SPK-D11: the top card of a deck of one's choice, or of the named one. SPK-R51: no declining. */
export const draw: SpkStep<'draw', DeckOption | undefined> = {
  ask({ open }, { seat, type }) {
    if (type !== 'any' || !canDraw(open, type)) return null
    const options = fullDecks(open).map((deck) => decks.get(deck))
    return pickOne(seat, 'draw', 'SPK-12.10', options, { auto: true })
  },
  run(state, { seat, type }, picked, table) {
    const deck = picked?.deck ?? type
    if (deck !== 'any') drawFrom(state, seat, deck, table)
  },
}

type HelperOption = Option & { readonly helper: HelperId }
const helpers = new Made<HelperOption>((helper) => ({ id: helper, say: 'helper', helper }))
export const helperOption = (helper: HelperId): HelperOption => helpers.get(helper)

/** SPK-D12: one of the display, or none. */
export const takeHelper: SpkStep<'takeHelper', HelperOption | None | undefined> = {
  ask({ open }, { seat }) {
    if (open.helperRow.length === 0) return null
    return pickOne<HelperOption | None>(seat, 'takeHelper', 'SPK-23.1', [
      ...open.helperRow.map(helperOption),
      NONE,
    ])
  },
  run(state, { seat }, picked, table) {
    if (picked && 'helper' in picked) takeHelperCard(state, seat, picked.helper, table)
  },
}

interface TokenOption extends Option {
  readonly token: TokenId
  readonly column: Column
  readonly row: number
}

const tokens = new Made<TokenOption>((key) => {
  const [column = '', row = '', token = ''] = key.split(':')
  return { id: `${column}:${row}`, say: 'tokenThere', token, column: column as Column, row: Number(row) }
})

/** SPK-22.1: what can be taken from the display. */
export function tokenOptions(open: Parameters<typeof tokenThere>[0]): TokenOption[] {
  const options: TokenOption[] = []
  for (const column of ['middle', 'open'] as const)
    for (let row = 0; row < open.tokenOpen.length; row++) {
      const token = tokenThere(open, column, row)
      if (token !== null) options.push(tokens.get(`${column}:${row}:${token}`))
    }
  return options
}

/** SPK-D13: an uncovered token, or none. */
export const takeToken: SpkStep<'takeToken', TokenOption | None | undefined> = {
  ask({ open }, { seat }) {
    const options = tokenOptions(open)
    if (options.length === 0) return null
    return pickOne<TokenOption | None>(seat, 'takeToken', 'SPK-22.1', [...options, NONE])
  },
  run(state, { seat }, picked, table) {
    if (!picked || isNone(picked)) return
    takeTokenFrom(state, seat, picked.column, picked.row, table)
  },
}

/** SPK-D17, any number, each at the cost of the cheapest free space. */
export const hireGoons: SpkStep<'hireGoons', number | undefined> = {
  ask(state, { seat }, box) {
    const max = mostGoons(sideOf(state, box, seat))
    if (max === 0) return null
    const { goons } = familyOf(state.open, seat)
    const about = { costs: goonSpaces(box).slice(goons, goons + max) }
    return pickAmount(seat, 'hireGoons', 'SPK-12.14', { min: 0, max }, { about })
  },
  run(state, { seat }, count = 0, table) {
    if (count === 0) return
    const family = familyOf(state.open, seat)
    const cost = goonsCost(table.box, family, count)
    pay(state, seat, cost, 'goons', table)
    family.goons += count
    table.tell({ type: 'goonsHired', seat, count, cost })
  },
}
