// Cards that use businesses without placing anybody. COR-16.3, COR-16.4.

import { type Option, pickOne } from '@backroom/engine'
import { fronts, openBusinesses } from '../rules/board.ts'
import { backHindrance, frontHindrance, NO_FRONT } from '../rules/reach.ts'
import type { CorStep } from '../state.ts'
import type { BusinessId } from '../words.ts'
import { about, abilityIn, decline, type Declined, goOn, isNone, NONE } from './using.ts'

type BusinessOption = Option & { readonly business: BusinessId }
type Choice = BusinessOption | Declined

const businessOption = (business: BusinessId): BusinessOption => ({ id: business, say: 'business', business })

/** COR-16.3: several are chosen and finished one after the other; COR-5.10: each is shared with its controller. */
export const useFront: CorStep<'useFront', Choice> = {
  ask(state, use, box, sieve) {
    const { scope } = abilityIn<'useFront'>(box, use)
    const options: Choice[] = sieve.sift(
      fronts(state.open),
      (business) => frontHindrance(state.open, box, use.seat, scope, business),
      businessOption,
    )
    if (sieve.asking)
      for (const business of openBusinesses(state.open, box))
        if (!(business in state.open.onFront)) sieve.not(business, NO_FRONT)
    return pickOne(use.seat, 'useFront', 'COR-16.3', [...options, NONE], { about: about(use) })
  },
  run(state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    state.open.used.push(picked.business)
    table.tell({ type: 'frontUsed', seat: use.seat, business: picked.business })
    table.then('front', { seat: use.seat, business: picked.business })
    goOn(table, use, 1)
  },
}

/** COR-16.4: nobody shares a back. */
export const useBack: CorStep<'useBack', Choice> = {
  ask(state, use, box, sieve) {
    const options: Choice[] = sieve.sift(
      openBusinesses(state.open, box),
      (business) => backHindrance(state.open, business),
      businessOption,
    )
    return pickOne(use.seat, 'useBack', 'COR-16.4', [...options, NONE], { about: about(use) })
  },
  run(state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    state.open.used.push(picked.business)
    table.tell({ type: 'backUsed', seat: use.seat, business: picked.business })
    table.then('abilities', {
      seat: use.seat,
      source: { kind: 'backs', businesses: [picked.business] },
      left: null,
    })
    goOn(table, use, 1)
  },
}
