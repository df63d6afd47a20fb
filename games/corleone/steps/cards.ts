// Cards that use businesses without placing anybody. COR-16.3, COR-16.4.

import { type Option, pickOne } from '@backroom/engine'
import { backsInScope, frontsInScope } from '../possible.ts'
import type { CorStep } from '../state.ts'
import type { BusinessId } from '../words.ts'
import { about, abilityIn, decline, type Declined, goOn, isNone, NONE } from './using.ts'

type BusinessOption = Option & { readonly business: BusinessId }
type Choice = BusinessOption | Declined

const choices = (businesses: readonly BusinessId[]): Choice[] => [
  ...businesses.map((business): BusinessOption => ({ id: business, say: 'business', business })),
  NONE,
]

/** COR-16.3: several are chosen and finished one after the other; COR-5.10: each is shared with its controller. */
export const useFront: CorStep<'useFront', Choice> = {
  ask(state, use, box) {
    const { scope } = abilityIn<'useFront'>(box, use)
    const businesses = frontsInScope(state, box, use.seat, scope)
    return pickOne(use.seat, 'useFront', 'COR-16.3', choices(businesses), { about: about(use) })
  },
  blocked: (state) => state.used.map((id) => ({ id, rule: 'COR-16.3', why: 'frontUsed' })),
  run(state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    state.used.push(picked.business)
    table.tell({ type: 'frontUsed', seat: use.seat, business: picked.business })
    table.then('front', { seat: use.seat, business: picked.business })
    goOn(table, use, 1)
  },
}

/** COR-16.4: nobody shares a back. */
export const useBack: CorStep<'useBack', Choice> = {
  ask: (state, use, box) =>
    pickOne(use.seat, 'useBack', 'COR-16.4', choices(backsInScope(state, box)), { about: about(use) }),
  run(state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    state.used.push(picked.business)
    table.tell({ type: 'backUsed', seat: use.seat, business: picked.business })
    table.then('abilities', {
      seat: use.seat,
      source: { kind: 'backs', businesses: [picked.business] },
      left: null,
    })
    goOn(table, use, 1)
  },
}
