// Playing operation cards, selling and protecting. SPK-12.1 to SPK-12.3, SPK-12.12, SPK-17.

import { interned, type Seat } from '@backroom/engine'
import { ask, type Choice, NONE, type None, type Why } from '../asked.ts'
import { buildingsOf, operatesAt } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { handOptions, layUnder, reveal } from '../rules/hand.ts'
import { earn, priceOf, saleOf } from '../rules/money.ts'
import { mostProtected } from '../rules/possible.ts'
import {
  type Family,
  familyOf,
  item,
  kindOf,
  must,
  type Open,
  ownOf,
  type Speakeasy,
  type SpkStep,
  type SpkTable,
} from '../state.ts'
import { leverageCost, leverageOf, protectionCost, saleLimit } from '../rules/strength.ts'
import type { CardId, Kind, SpaceId } from '../words.ts'
import { gain } from './effects.ts'

/** SPK-12.1: the card takes the place of the one before it, which goes under its deck. */
export function layInArea(state: Speakeasy, seat: Seat, card: CardId, table: SpkTable): void {
  const { open, secret } = state
  const family = familyOf(open, seat)
  const { type } = must(table.box.card, card)
  reveal(secret, seat, card, table)
  const former = family.area[type]
  if (former !== null) layUnder(state, table.box, former)
  family.area[type] = card
  open.raised = null
  table.tell({ type: 'cardPlayed', seat, card, deck: type })
}

/** SPK-D10, SPK-12.3: replace, bonus, action. */
export const playCard: SpkStep<'playCard', Choice<'card'> | None | undefined> = {
  ask({ secret }, { seat, type, range }, box, sieve) {
    const options = handOptions(box, ownOf(secret, seat), type, sieve)
    if (options.length === 0) return null
    return ask.one(seat, 'playCard', 'SPK-12.1', [...options, NONE], {
      about: { type, range },
    })
  },
  run(state, { seat, range }, picked, table) {
    if (picked?.say !== 'card') return
    layInArea(state, seat, picked.card, table)
    const card = must(table.box.card, picked.card)
    gain(state.open, seat, `card:${card.id}`, table)
    switch (card.type) {
      case 'vip':
        return table.then('protect', { seat })
      case 'party':
        return table.then('sell', { seat, extra: card.sale })
      case 'still':
        return table.then('produce', { seat, extra: card.production })
      case 'convoy':
        return table.then('deliver', { seat, extra: card.range + range })
    }
  },
}

export type SpaceOption = Choice<'building'>

const buildings = interned(
  (space: SpaceId, kind: Kind | null): SpaceOption => ({ id: space, say: 'building', space, kind }),
)
export const buildingOption = (open: Open, box: Box, place: number): SpaceOption =>
  buildings(item(box.spaces, place).id, kindOf(box, item(open.spaces, place)))

const pricesOf = (box: Box, family: Family) => ({
  low: priceOf(box, family, 'speakeasy'),
  high: priceOf(box, family, 'casino'),
})

const NOT_OPERATING: Why = { rule: 'SPK-16.17', why: 'notOperating' }
const GUARDED: Why = { rule: 'SPK-17.2', why: 'alreadyProtected' }

/** SPK-D23: barrels at own operating buildings other than the still, up to the limit. */
export const sell: SpkStep<'sell', readonly SpaceOption[] | undefined> = {
  ask({ open }, { seat, extra }, box, sieve) {
    const options = sieve.sift(
      buildingsOf(open, seat).filter((place) => item(open.spaces, place).barrel),
      (place) => (operatesAt(open, box, place) ? null : NOT_OPERATING),
      (place) => buildingOption(open, box, place),
    )
    if (options.length === 0) return null
    const max = Math.min(options.length, saleLimit(box, familyOf(open, seat)) + extra)
    return ask.some(
      seat,
      'sell',
      'SPK-12.12',
      options,
      { min: 0, max },
      { about: pricesOf(box, familyOf(open, seat)) },
    )
  },
  run({ open }, { seat }, picked = [], table) {
    if (picked.length === 0) return
    const spaces = picked.map((option) => option.space)
    const money = saleOf(open, table.box, seat, spaces)
    for (const space of spaces) item(open.spaces, must(table.box.placeOf, space)).barrel = false
    open.barrels += spaces.length
    table.tell({ type: 'sold', seat, spaces, money })
    earn(open, seat, money, 'sale', table)
  },
}

/** SPK-D24, SPK-17.2: members from the VIP area to own buildings without one. */
export const protect: SpkStep<'protect', readonly SpaceOption[] | undefined> = {
  ask({ open }, { seat }, box, sieve) {
    const max = mostProtected(open, box, seat)
    if (max === 0) return null
    const options = sieve.sift(
      buildingsOf(open, seat),
      (place) => (item(open.spaces, place).guarded ? GUARDED : null),
      (place) => buildingOption(open, box, place),
    )
    const about = {
      cost: leverageCost(open, box, seat),
      leverage: leverageOf(open, box, seat),
      tokens: familyOf(open, seat).leverage,
    }
    return ask.some(seat, 'protect', 'SPK-17.2', options, { min: 0, max }, { about })
  },
  run({ open }, { seat }, picked = [], table) {
    if (picked.length === 0) return
    const family = familyOf(open, seat)
    const { needed, tokens } = protectionCost(open, table.box, seat, picked.length)
    family.leverage -= tokens
    open.leverage += tokens
    family.members.vip -= picked.length
    for (const { space } of picked) item(open.spaces, must(table.box.placeOf, space)).guarded = true
    const spaces = picked.map((option) => option.space)
    table.tell({ type: 'protected', seat, spaces, leverage: needed, tokens })
  },
}
