// The set-up round of 1920, and the docks before it with two families. SPK-4.12, SPK-5.

import { ask, type Choice, type Site } from '../asked.ts'
import { freeDocks } from '../rules/board.ts'
import type { Kit } from '../components/box.ts'
import { handOptions } from '../rules/hand.ts'
import { pay } from '../rules/money.ts'
import { sitesFor } from '../rules/sites.ts'
import { familyOf, must, ownOf, sideOf, type SpkStep, turnOrder } from '../state.ts'
import { settle, slotOption, type SlotOption } from './building.ts'
import { layInArea } from './cards.ts'
import { gain } from './effects.ts'
import { dockOption, sendToDocks } from './members.ts'

const KIT: Kit = { kinds: ['speakeasy', 'still'], modes: ['open'], ignoreDefence: false }

/** SPK-5.1: in reverse turn order; SPK-4.12: with two families each sends a member to the docks before. */
export const setUpRound: SpkStep<'setUpRound'> = {
  run({ open }, _args, _picked, table) {
    const reverse = turnOrder(open).toReversed()
    if (table.box.numbers.freeDockFamilyMember) for (const seat of reverse) table.then('setUpDock', { seat })
    for (const seat of reverse) {
      table.then('firstBuilding', { seat })
      table.then('firstCard', { seat })
    }
    table.then('startAct', {})
  },
}

/** SPK-D1. */
export const setUpDock: SpkStep<'setUpDock', Choice<'toDock'>> = {
  ask: ({ open }, { seat }) => ask.one(seat, 'setUpDock', 'SPK-4.12', freeDocks(open).map(dockOption)),
  run({ open }, { seat }, { dock }, table) {
    familyOf(open, seat).members.supply--
    sendToDocks(open, seat, dock, table)
  },
}

/** SPK-D2, SPK-5.2: the still or a speakeasy of any group. */
export const firstBuilding: SpkStep<'firstBuilding', SlotOption> = {
  ask({ open }, { seat }, box) {
    const options = familyOf(open, seat)
      .slots.filter((slot) => KIT.kinds.includes(must(box.slot, slot).kind))
      .map((slot) => slotOption(box, slot))
    return ask.one(seat, 'firstBuilding', 'SPK-5.2', options)
  },
  run(_state, { seat }, { slot }, table) {
    table.then('firstSite', { seat, slot })
  },
}

/** SPK-5.3 to 5.5: an unoccupied space, its city token, the building's bonus. */
export const firstSite: SpkStep<'firstSite', Site> = {
  ask: (state, { seat, slot }, box, sieve) =>
    ask.one(seat, 'firstSite', 'SPK-5.3', sitesFor(sideOf(state, box, seat), slot, KIT, sieve), {
      about: { slot },
    }),
  run(state, { seat, slot }, { space, cost }, table) {
    const { open } = state
    pay(state, seat, cost, 'building', table)
    const token = settle(open, seat, slot, space, table)
    const { kind } = must(table.box.slot, slot)
    table.tell({ type: 'built', seat, slot, kind, space, mode: 'open', token, goons: 0, help: 'alone' })
    gain(open, seat, `slot:${slot}`, table)
  },
}

/** SPK-D3, SPK-5.6: a card for its bonus, but not its action. */
export const firstCard: SpkStep<'firstCard', Choice<'card'>> = {
  ask: ({ secret }, { seat }, box) =>
    ask.one(seat, 'firstCard', 'SPK-5.6', handOptions(box, ownOf(secret, seat))),
  run(state, { seat }, { card }, table) {
    layInArea(state, seat, card, table)
    gain(state.open, seat, `card:${card}`, table)
  },
}
