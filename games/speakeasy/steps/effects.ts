// What the printed effects do: those without a choice at once, the others as steps. SPK-12, SPK-R42, SPK-R78.

import type { Seat } from '@backroom/engine'
import { operatingStill } from '../rules/board.ts'
import { kitId } from '../components/box.ts'
import type { Effect } from '../components/printed.ts'
import { earn } from '../rules/money.ts'
import { at, familyOf, of, type Open, type SpkStep, type SpkTable } from '../state.ts'
import { production } from '../rules/strength.ts'
import { gainBooks, gainGoons, gainLeverage, produce as putInCellar } from '../rules/supply.ts'
import type { EffectsId } from '../words.ts'

/** Gains without a choice; false if the effect is none of them. */
function gainAtOnce(open: Open, seat: Seat, effect: Effect, table: SpkTable): boolean {
  switch (effect.op) {
    case 'gain_leverage':
      gainLeverage(open, seat, effect.n, table)
      return true
    case 'gain_goon':
      gainGoons(open, seat, effect.n, table)
      return true
    case 'gain_book':
      gainBooks(open, seat, effect.n, table)
      return true
    case 'cash':
      earn(open, seat, effect.n, 'bonus', table)
      return true
    // They belong to the action of the card, which knows of them itself.
    case 'action_sell_limit':
    case 'action_production':
    case 'action_truck_range':
      return true
    default:
      return false
  }
}

/** SPK-12.22: each is finished before the next, in the order printed. */
export function gain(open: Open, seat: Seat, from: EffectsId, table: SpkTable): void {
  const list = of(table.box.effects, from)
  let index = 0
  while (index < list.length && gainAtOnce(open, seat, at(list, index), table)) index++
  for (; index < list.length; index++) table.then('effect', { seat, from, index })
}

const repeat = (times: number, name: () => void): void => {
  for (let n = 0; n < times; n++) name()
}

function begin(open: Open, seat: Seat, effect: Effect, table: SpkTable): void {
  switch (effect.op) {
    case 'gain_family':
      return gainFamily(open, seat, effect, table)
    case 'gain_helper':
      return repeat(effect.n, () => table.then('takeHelper', { seat }))
    case 'gain_city_token':
      return repeat(effect.n, () => table.then('takeToken', { seat }))
    case 'draw_operation':
      return repeat(effect.n, () => table.then('draw', { seat, type: effect.type }))
    case 'raise':
      return repeat(effect.n, () => table.then('raise', { seat, target: effect.target }))
    case 'raise_by_discard':
      return table.then('raiseAgain', { seat, target: effect.target })
    case 'hire_goons':
      return table.then('hireGoons', { seat })
    case 'play_operation':
      return table.then('playCard', { seat, type: effect.type, range: effect.rangeBonus ?? 0 })
    case 'protect':
      return table.then('protect', { seat })
    case 'sell':
      return table.then('sell', { seat, extra: 0 })
    case 'produce':
      return table.then('produce', { seat, extra: 0 })
    case 'pickup_deliver':
      return table.then('deliver', { seat, extra: 0 })
    case 'build':
      return table.then('build', { seat, kit: kitId(effect), times: effect.times })
    case 'associate':
      return table.then('associate', { seat })
    case 'ambush':
      return table.then('ambush', { seat })
    case 'change_turn_order':
      return table.then('changeTurnOrder', { seat })
    case 'restaurant_two_of_three':
      return table.then('restaurant', { seat, done: 0 })
    case 'copy_helper':
      return table.then('copyHelper', { seat })
    default:
      gainAtOnce(open, seat, effect, table)
  }
}

/** SPK-12.7, SPK-R70: the member on the reputation track joins the supply, and one is gained from there. */
function gainFamily(
  open: Open,
  seat: Seat,
  effect: Extract<Effect, { op: 'gain_family' }>,
  table: SpkTable,
): void {
  const { members } = familyOf(open, seat)
  if (effect.source === 'reputation_track' && members.waiting > 0) {
    members.waiting--
    members.supply++
  }
  repeat(effect.n, () => table.then('member', { seat, to: 'anywhere' }))
}

export const effect: SpkStep<'effect'> = {
  run({ open }, { seat, from, index }, _picked, table) {
    begin(open, seat, at(of(table.box.effects, from), index), table)
  },
}

/** SPK-12.11: needs an own operating still. */
export const produce: SpkStep<'produce'> = {
  run({ open }, { seat, extra }, _picked, table) {
    if (operatingStill(open, table.box, seat) < 0) return
    putInCellar(open, seat, production(table.box, familyOf(open, seat)) + extra, table)
  },
}
