// Drawing a card, taking a helper card, taking a city token, hiring goons. SPK-12.10, SPK-12.14, SPK-22.1, SPK-23.1.

import { interned } from '@backroom/engine'
import { ask, type Choice, NONE, type None } from '../asked.ts'
import { canDraw, drawFrom, fullDecks } from '../rules/hand.ts'
import { pay } from '../rules/money.ts'
import { mostGoons } from '../rules/possible.ts'
import { familyOf, type Open, sideOf, type SpkStep } from '../state.ts'
import { goonsCost, goonSpaces, takeHelperCard, takeTokenFrom, tokenThere } from '../rules/supply.ts'
import { type HelperId, type Operation, TOKEN_COLUMNS, type TokenColumn, type TokenId } from '../words.ts'

type DeckOption = Choice<'deck'>
const deckOption = interned((deck: Operation): DeckOption => ({ id: deck, say: 'deck', deck }))

/** SPK-D11: the top card of a deck of one's choice, or of the named one. SPK-R51: no declining. */
export const draw: SpkStep<'draw', DeckOption | undefined> = {
  ask({ open }, { seat, type }) {
    if (type !== 'any' || !canDraw(open, type)) return null
    const options = fullDecks(open).map((deck) => deckOption(deck))
    return ask.one(seat, 'draw', 'SPK-12.10', options, { auto: true })
  },
  run(state, { seat, type }, picked, table) {
    const deck = picked?.deck ?? type
    if (deck !== 'any') drawFrom(state, seat, deck, table)
  },
}

export type HelperOption = Choice<'helper'>
const helpers = interned((helper: HelperId): HelperOption => ({ id: helper, say: 'helper', helper }))
export const helperOption = (helper: HelperId): HelperOption => helpers(helper)

/** SPK-D12: one of the display, or none. */
export const takeHelper: SpkStep<'takeHelper', HelperOption | None | undefined> = {
  ask({ open }, { seat }) {
    if (open.helperRow.length === 0) return null
    return ask.one(seat, 'takeHelper', 'SPK-23.1', [...open.helperRow.map(helperOption), NONE])
  },
  run(state, { seat }, picked, table) {
    if (picked?.say === 'helper') takeHelperCard(state, seat, picked.helper, table)
  },
}

export type TokenOption = Choice<'tokenThere'>

const tokens = interned(
  (column: TokenColumn, row: number, token: TokenId): TokenOption => ({
    id: `${column}:${row}`,
    say: 'tokenThere',
    token,
    column,
    row,
  }),
)

/** SPK-22.1: what can be taken from the display. */
export function tokenOptions(open: Open): TokenOption[] {
  const options: TokenOption[] = []
  for (const column of TOKEN_COLUMNS)
    for (let row = 0; row < open.tokenOpen.length; row++) {
      const token = tokenThere(open, column, row)
      if (token !== null) options.push(tokens(column, row, token))
    }
  return options
}

/** SPK-D13: an uncovered token, or none. */
export const takeToken: SpkStep<'takeToken', TokenOption | None | undefined> = {
  ask({ open }, { seat }) {
    const options = tokenOptions(open)
    if (options.length === 0) return null
    return ask.one(seat, 'takeToken', 'SPK-22.1', [...options, NONE])
  },
  run(state, { seat }, picked, table) {
    if (picked?.say !== 'tokenThere') return
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
    return ask.amount(seat, 'hireGoons', 'SPK-12.14', { min: 0, max }, { about })
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
