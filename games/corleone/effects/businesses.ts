// Cards that use businesses without placing anybody. COR-16.3, COR-16.4.

import { ask, type Offer, reason } from '../asked.ts'
import { backOption, frontOption, isNone, NONE } from '../offered.ts'
import { controller, fronts, openBusinesses, turfOf } from '../rules/board.ts'
import { backHindrance, frontHindrance, NO_FRONT } from '../rules/reach.ts'
import { must } from '../state.ts'
import type { BusinessId } from '../words.ts'
import { anyOf, type Deeds, type Paid, type Touch, unless } from './deed.ts'
import { about, abilityIn, decline, goOn } from './using.ts'

const NO_FRONT_IN_REACH = reason('COR-16.3', 'noFrontInReach')
const NO_BACK_LEFT = reason('COR-16.4', 'noBackLeft')

/** COR-5.6, 5.10: a front is used by its controller too. */
export function frontTouch({ state: { open }, box, seat, iconsTouch }: Paid, business: BusinessId): Touch {
  const other = controller(open, turfOf(open, box, business))
  return iconsTouch(must(box.business, business).front ?? [], other === null || other === seat ? 1 : 2)
}

export const BUSINESSES = {
  /** Several are chosen and finished one after the other; COR-5.10: each is shared with its controller. */
  useFront: {
    hindrance: ({ state: { open }, box, use }, { scope }) =>
      unless(
        fronts(open).some((one) => frontHindrance(open, box, use.seat, scope, one) === null),
        NO_FRONT_IN_REACH,
      ),
    touch(paid, { scope }) {
      const { state, box, seat } = paid
      // Which front a card will empty is not yet known.
      const inReach = (one: BusinessId) =>
        scope === 'vacated' || frontHindrance(state.open, box, seat, scope, one) === null
      return anyOf(
        fronts(state.open)
          .filter(inReach)
          .map((one) => frontTouch(paid, one)),
      )
    },
    step: {
      ask({ open }, use, box, sieve) {
        const { scope } = abilityIn<'useFront'>(box, use)
        const options = sieve.sift(
          fronts(open),
          (business) => frontHindrance(open, box, use.seat, scope, business),
          frontOption,
        )
        if (sieve.asking)
          for (const business of openBusinesses(open, box))
            if (!(business in open.onFront)) sieve.not(frontOption(business), NO_FRONT)
        return ask.one(use.seat, 'useFront', 'COR-16.3', [...options, NONE], { about: about(use) })
      },
      run({ open }, use, picked: Offer<'front' | 'none'>, table) {
        if (isNone(picked)) return decline(table, use)
        const { seat } = use
        const business = picked.place
        open.used.push(business)
        table.tell({ type: 'frontUsed', seat, business })
        table.then('front', { seat, business })
        goOn(table, use, 1)
      },
    },
  },

  /** Nobody shares a back. */
  useBack: {
    hindrance: ({ state: { open }, box }) =>
      unless(
        openBusinesses(open, box).some((business) => backHindrance(open, business) === null),
        NO_BACK_LEFT,
      ),
    touch: ({ state, box, iconsTouch }) =>
      anyOf(openBusinesses(state.open, box).map((one) => iconsTouch(must(box.business, one).back))),
    step: {
      ask({ open }, use, box, sieve) {
        const options = sieve.sift(
          openBusinesses(open, box),
          (business) => backHindrance(open, business),
          backOption,
        )
        return ask.one(use.seat, 'useBack', 'COR-16.4', [...options, NONE], { about: about(use) })
      },
      run({ open }, use, picked: Offer<'back' | 'none'>, table) {
        if (isNone(picked)) return decline(table, use)
        const { seat } = use
        const business = picked.place
        open.used.push(business)
        table.tell({ type: 'backUsed', seat, business })
        table.then('abilities', { seat, source: { kind: 'backs', businesses: [business] }, left: null })
        goOn(table, use, 1)
      },
    },
  },
} satisfies Partial<Deeds>
