// What the effects do that give something: leverage, people, books, cards, tokens, levels, money. SPK-12.

import { hasVipSeat } from '../rules/board.ts'
import { canDraw } from '../rules/hand.ts'
import { canRaise, canRaiseAny } from '../rules/levels.ts'
import { earn } from '../rules/money.ts'
import { gainBooks, gainGoons, gainLeverage, goonSpaces, hasToken } from '../rules/supply.ts'
import { familyOf } from '../state.ts'
import { type Deeds, repeat } from './deed.ts'
import type { GAINS as WORDS } from './vocabulary.ts'

export const GAINS: Deeds<keyof typeof WORDS> = {
  gain_leverage: {
    possible: ({ open }) => open.leverage > 0,
    run: (open, seat, { n: wanted }, table) => gainLeverage(open, seat, wanted, table),
    atOnce: true,
  },

  gain_family: {
    // SPK-12.16: a free VIP seat or a free dock space.
    possible: ({ open, box, seat }) =>
      familyOf(open, seat).members.supply > 0 && (hasVipSeat(open, box, seat) || open.docks.includes(null)),
    run(open, seat, { n: wanted, source }, table) {
      const { members } = familyOf(open, seat)
      // SPK-12.7, SPK-R70: the member on the reputation track joins the supply, and one is gained from there.
      if (source === 'reputation_track' && members.waiting > 0) {
        members.waiting--
        members.supply++
      }
      repeat(wanted, () => table.then('member', { seat, to: 'anywhere' }))
    },
  },

  gain_goon: {
    possible: ({ open, box, seat }) => familyOf(open, seat).goons < goonSpaces(box).length,
    run: (open, seat, { n: wanted }, table) => gainGoons(open, seat, wanted, table),
    atOnce: true,
  },

  gain_book: {
    possible: ({ open, seat }) => familyOf(open, seat).books.supply > 0,
    run: (open, seat, { n: wanted }, table) => gainBooks(open, seat, wanted, table),
    atOnce: true,
  },

  gain_helper: {
    possible: ({ open }) => open.helperRow.length > 0,
    run: (_open, seat, { n: wanted }, table) => repeat(wanted, () => table.then('takeHelper', { seat })),
  },

  gain_city_token: {
    possible: ({ open }) => hasToken(open),
    run: (_open, seat, { n: wanted }, table) => repeat(wanted, () => table.then('takeToken', { seat })),
  },

  draw_operation: {
    possible: ({ open }, { type }) => canDraw(open, type),
    run: (_open, seat, { type, n: wanted }, table) =>
      repeat(wanted, () => table.then('draw', { seat, type })),
  },

  raise: {
    possible: (side, { target }) => (target === 'any' ? canRaiseAny(side) : canRaise(side, target)),
    run: (_open, seat, { target, n: wanted }, table) =>
      repeat(wanted, () => table.then('raise', { seat, target })),
  },

  raise_by_discard: {
    possible: (side, { target }) => canRaise(side, target, 1),
    run: (_open, seat, { target }, table) => table.then('raiseAgain', { seat, target }),
  },

  cash: {
    possible: () => true,
    run: (open, seat, { n: amount }, table) => earn(open, seat, amount, 'bonus', table),
    atOnce: true,
  },
}
