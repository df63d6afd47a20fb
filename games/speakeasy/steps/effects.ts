// What the printed effects do: those without a choice at once, the others as steps. SPK-12, SPK-R42, SPK-R78.

import { isAtOnce, perform } from '../effects/index.ts'
import type { Seat } from '@backroom/engine'
import { operatingStill } from '../rules/board.ts'
import { familyOf, item, must, type Open, type SpkStep, type SpkTable } from '../state.ts'
import { production } from '../rules/strength.ts'
import { produce as putInCellar } from '../rules/supply.ts'
import type { EffectsId } from '../words.ts'

/** SPK-12.22: each is finished before the next, in the order printed. */
export function gain(open: Open, seat: Seat, from: EffectsId, table: SpkTable): void {
  const list = must(table.box.effects, from)
  let index = 0
  for (; index < list.length && isAtOnce(item(list, index)); index++)
    perform(open, seat, item(list, index), table)
  for (; index < list.length; index++) table.then('effect', { seat, from, index })
}

export const effect: SpkStep<'effect'> = {
  run({ open }, { seat, from, index }, _picked, table) {
    perform(open, seat, item(must(table.box.effects, from), index), table)
  },
}

/** SPK-12.11: needs an own operating still. */
export const produce: SpkStep<'produce'> = {
  run({ open }, { seat, extra }, _picked, table) {
    if (operatingStill(open, table.box, seat) < 0) return
    putInCellar(open, seat, production(table.box, familyOf(open, seat)) + extra, table)
  },
}
