// Cards that use businesses without placing anybody. COR-16.3, COR-16.4.

import { ask, type Offer } from '../asked.ts'
import { backOption, frontOption, isNone, NONE } from '../offered.ts'
import { fronts, openBusinesses } from '../rules/board.ts'
import { backHindrance, frontHindrance, NO_FRONT } from '../rules/reach.ts'
import type { CorStep } from '../state.ts'
import { about, abilityIn, decline, goOn } from './using.ts'

/** COR-16.3: several are chosen and finished one after the other; COR-5.10: each is shared with its controller. */
export const useFront: CorStep<'useFront', Offer<'front' | 'none'>> = {
  ask(state, use, box, sieve) {
    const { scope } = abilityIn<'useFront'>(box, use)
    const options = sieve.sift(
      fronts(state.open),
      (business) => frontHindrance(state.open, box, use.seat, scope, business),
      frontOption,
    )
    if (sieve.asking)
      for (const business of openBusinesses(state.open, box))
        if (!(business in state.open.onFront)) sieve.not(frontOption(business), NO_FRONT)
    return ask.one(use.seat, 'useFront', 'COR-16.3', [...options, NONE], { about: about(use) })
  },
  run(state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    state.open.used.push(picked.place)
    table.tell({ type: 'frontUsed', seat: use.seat, business: picked.place })
    table.then('front', { seat: use.seat, business: picked.place })
    goOn(table, use, 1)
  },
}

/** COR-16.4: nobody shares a back. */
export const useBack: CorStep<'useBack', Offer<'back' | 'none'>> = {
  ask(state, use, box, sieve) {
    const options = sieve.sift(
      openBusinesses(state.open, box),
      (business) => backHindrance(state.open, business),
      backOption,
    )
    return ask.one(use.seat, 'useBack', 'COR-16.4', [...options, NONE], { about: about(use) })
  },
  run(state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    state.open.used.push(picked.place)
    table.tell({ type: 'backUsed', seat: use.seat, business: picked.place })
    table.then('abilities', {
      seat: use.seat,
      source: { kind: 'backs', businesses: [picked.place] },
      left: null,
    })
    goOn(table, use, 1)
  },
}
