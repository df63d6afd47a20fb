// What the effects do that let a family do something: the actions of contacts and cards. SPK-13 to SPK-21, SPK-23.

import { kitId } from '../components/box.ts'
import { operatingStill, shops } from '../rules/board.ts'
import { holds } from '../rules/hand.ts'
import { mostGoons, mostProtected, payableColumns, whyNotAssociate } from '../rules/possible.ts'
import { canRaid } from '../rules/ships.ts'
import { canBuild } from '../rules/sites.ts'
import { must, OUT } from '../state.ts'
import type { Deeds } from './deed.ts'
import type { ACTIONS as WORDS } from './vocabulary.ts'

export const ACTIONS: Deeds<keyof typeof WORDS> = {
  hire_goons: {
    possible: (side) => mostGoons(side) > 0,
    run: (_open, seat, _effect, table) => table.then('hireGoons', { seat }),
  },

  play_operation: {
    possible: ({ own, box }, { type }) => holds(box, own, type),
    run: (_open, seat, { type, rangeBonus = 0 }, table) =>
      table.then('playCard', { seat, type, range: rangeBonus }),
  },

  protect: {
    possible: ({ open, box, seat }) => mostProtected(open, box, seat) > 0,
    run: (_open, seat, _effect, table) => table.then('protect', { seat }),
  },

  sell: {
    possible: ({ open, box, seat }) => shops(open, box, seat, true).length > 0,
    run: (_open, seat, _effect, table) => table.then('sell', { seat, extra: 0 }),
  },

  produce: {
    possible: ({ open, box, seat }) => open.barrels > 0 && operatingStill(open, box, seat) >= 0,
    run: (_open, seat, _effect, table) => table.then('produce', { seat, extra: 0 }),
  },

  pickup_deliver: {
    possible: () => true,
    run: (_open, seat, _effect, table) => table.then('deliver', { seat, extra: 0 }),
  },

  build: {
    possible: (side, build) => canBuild(side, must(side.box.kit, kitId(build))),
    run: (_open, seat, build, table) => table.then('build', { seat, kit: kitId(build), times: build.times }),
  },

  associate: {
    possible: ({ open, seat }) =>
      open.mobs.some((mob) => mob && mob.holder !== OUT && whyNotAssociate(mob, seat) === null),
    run: (_open, seat, _effect, table) => table.then('associate', { seat }),
  },

  ambush: {
    possible: (side) => side.open.ships.some((ship) => canRaid(side, ship)),
    run: (_open, seat, _effect, table) => table.then('ambush', { seat }),
  },

  change_turn_order: {
    possible: (side) => payableColumns(side).length > 0,
    run: (_open, seat, _effect, table) => table.then('changeTurnOrder', { seat }),
  },

  restaurant_two_of_three: {
    possible: () => true,
    run: (_open, seat, _effect, table) => table.then('restaurant', { seat, done: 0 }),
  },

  park_swap: {
    possible: () => true,
    // The Park itself knows at which contact the capo stands.
    run: () => undefined,
  },

  copy_helper: {
    // SPK-23.4: a card that copies does nothing of its own, so it cannot be copied in turn.
    possible: (side, { op }, can): boolean =>
      side.open.helperRow.some((helper) => {
        const { effects } = must(side.box.helper, helper)
        return effects.every((other) => other.op !== op) && effects.some((other) => can(side, other))
      }),
    run: (_open, seat, _effect, table) => table.then('copyHelper', { seat }),
  },
}
