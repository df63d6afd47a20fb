// The vocabulary put to work: whether an effect could do anything, and doing it.

import type { Seat } from '@backroom/engine'
import type { Why } from '../asked.ts'
import { must, type Open, type Side, type SpkTable } from '../state.ts'
import type { HelperId } from '../words.ts'
import { ACTIONS } from './actions.ts'
import { type Deed, type Deeds, repeat } from './deed.ts'
import { GAINS } from './gains.ts'
import type { AssociateBonus, Effect } from './vocabulary.ts'

/** What a card adds to its own action: the action knows of it by itself. SPK-12.3. */
const ADDED = { possible: () => false, run: () => undefined, atOnce: true } as const

const DEEDS: Deeds<Effect['op']> = {
  ...GAINS,
  ...ACTIONS,
  action_sell_limit: ADDED,
  action_production: ADDED,
  action_truck_range: ADDED,
}

/** Each deed is given nothing but effects of its own name. */
const deedOf = ({ op }: Effect): Deed<Effect> => DEEDS[op]

/** Whether an effect could do anything now. SPK-R47: one that cannot is skipped; SPK-R79: not offered. */
export const canDo = (side: Side, effect: Effect): boolean => deedOf(effect).possible(side, effect, canDo)

/** Does it, or begins with its first question. */
export const perform = (open: Open, seat: Seat, effect: Effect, table: SpkTable): void =>
  deedOf(effect).run(open, seat, effect, table)

/** Without a question, before anything else happens. SPK-R42, SPK-R78. */
export const isAtOnce = (effect: Effect): boolean => deedOf(effect).atOnce === true

/** SPK-18.4: what an associate brings at once; his lasting bonuses are looked up where they matter. */
export function welcome(seat: Seat, bonus: AssociateBonus | null, table: SpkTable): void {
  if (bonus?.op === 'assoc_city_tokens') repeat(bonus.n, () => table.then('takeToken', { seat }))
  if (bonus?.op === 'assoc_family_dock_and_vip') {
    table.then('member', { seat, to: 'docks' })
    table.then('member', { seat, to: 'vip' })
  }
}

const DOES_NOTHING: Why = { rule: 'SPK-R79', why: 'helperDoesNothing' }

/** SPK-R79: a helper card that could do nothing now is not offered. */
export const whyNotUse = (side: Side, helper: HelperId): Why | null =>
  must(side.box.helper, helper).effects.some((effect) => canDo(side, effect)) ? null : DOES_NOTHING

/** SPK-23.4, SPK-R79: a card that copies does nothing of its own, so it cannot be copied in turn. */
export const whyNotCopy = (side: Side, helper: HelperId): Why | null =>
  must(side.box.helper, helper).effects.some(({ op }) => op === 'copy_helper')
    ? DOES_NOTHING
    : whyNotUse(side, helper)
