// How a bot bargains: it takes what is good for it, turns down or counters the rest, and takes back what it needs no more.

import { type Call, type Json, type Random, type Seat } from '@backroom/engine'
import { askForAccess, askForMonopoly, isStillOfUse } from './asks.ts'
import type { Box } from '../components/box.ts'
import { copyOpen } from '../view/copy.ts'
import { creditOf, payDebts } from './credit.ts'
import { yesProblem } from '../rules/deals.ts'
import {
  dealProblem,
  handOver,
  isHeardBy,
  isNothing,
  isOpenTo,
  legsOf,
  transfersOf,
} from '../rules/offers.ts'
import { silent } from '../rules/silent.ts'
import { familyOf, isOpenForBargains, type Nostra, type Offer, type Terms } from '../state.ts'
import { worth } from './worth.ts'

/** A deal must be worth at least so much, in thousands, or it is not worth the breath. */
const WORTH_IT = 0.4
/** It makes so many offers in one turn; beyond that it only answers. */
const ASKS_IN_A_TURN = 2

function gain(state: Nostra, box: Box, seat: Seat, offer: Offer): number {
  // What is secret stays with whom it is.
  const after = { ...state, open: copyOpen(state.open) }
  const deal = legsOf(offer, offer.to === 'all' ? seat : offer.to)
  handOver(after.open, deal, silent(box))
  // A marker of somebody else's on the own card helps a rival.
  let markers = 0
  for (const { from, give } of deal) if (from === seat) markers += give.access.length
  const credit = creditOf(state, box, seat, deal)
  return worth(after, seat, box) - worth(state, seat, box) + credit - 0.5 * markers
}

/** Whether it could be carried out as things are now, whoever else has still to agree. */
const isPossible = (state: Nostra, box: Box, seat: Seat, offer: Offer): boolean => {
  const taker = offer.to === 'all' ? seat : offer.to
  return !dealProblem(state.open, box, transfersOf(offer, taker), [offer.from, taker, ...offer.among])
}

/** Something changes hands, or a sum is promised: what is nothing but words is not for a bot to agree to. */
const isOfSubstance = ({ give, want, legs }: Offer): boolean =>
  [give, want, ...legs.map((leg) => leg.give)].some((terms) => !isNothing(terms) || terms.later !== null)

const paying = ({ businesses, gangsters, access, later }: Terms, cash: number): Json => ({
  cash,
  businesses: [...businesses],
  gangsters: [...gangsters],
  access: [...access],
  later: later && { ...later },
})

/** The same the other way round, for so much more money that it pays; an answer to an answer is yes or no. */
function counter(state: Nostra, offer: Offer, lacks: number): Call | null {
  const { from, give, want, counters } = offer
  const more = 1000 * Math.ceil(lacks + WORTH_IT)
  const cash = give.cash - want.cash + more
  if (counters !== null || offer.among.length > 0) return null
  if (cash <= 0 || cash > familyOf(state.open, from).cash) return null
  return {
    command: 'offer',
    args: {
      to: from,
      aloud: offer.aloud || offer.to === 'all',
      give: paying(want, 0),
      want: paying(give, cash),
      until: 'phase',
      counters: offer.id,
    },
  }
}

function answerOffers(state: Nostra, box: Box, seat: Seat, mayAsk: boolean): Call | null {
  for (const offer of state.secret.offers) {
    if (!isHeardBy(offer, seat) || !isOpenTo(offer, seat)) continue
    const forAll = offer.to === 'all'
    if (isOfSubstance(offer) && isPossible(state, box, seat, offer)) {
      const gained = gain(state, box, seat, offer)
      if (gained > WORTH_IT && !yesProblem(state.open, box, offer, seat))
        return { command: 'accept', args: { offer: offer.id } }
      const countered = mayAsk && !forAll ? counter(state, offer, -gained) : null
      if (countered) return countered
    } else if (forAll && isOfSubstance(offer)) continue
    return { command: 'decline', args: { offer: offer.id } }
  }
  return null
}

function takeBackOffers(state: Nostra, box: Box, seat: Seat): Call | null {
  const stale = state.secret.offers.find(
    (offer) => offer.from === seat && !isStillOfUse(state, box, seat, offer),
  )
  return stale ? { command: 'withdraw', args: { offer: stale.id } } : null
}

/** LCN-R43: an offer to somebody who has left counts as declined. */
export function declineForAbsent(state: Nostra, seat: Seat): Call | null {
  if (!isOpenForBargains(state.open)) return null
  const offer = state.secret.offers.find((one) => one.to !== 'all' && isOpenTo(one, seat))
  return offer ? { command: 'decline', args: { offer: offer.id } } : null
}

/** Every offer is answered once, and few are made: it comes to an end by itself. */
export function propose(state: Nostra, seat: Seat, random: Random, box: Box): Call | null {
  if (!isOpenForBargains(state.open)) return null
  const mayAsk = (state.secret.talk[seat] ?? 0) < ASKS_IN_A_TURN
  const paid = payDebts(state, seat)
  if (paid) return paid
  const answer = answerOffers(state, box, seat, mayAsk) ?? takeBackOffers(state, box, seat)
  if (answer || !mayAsk) return answer
  return askForAccess(state, box, seat, random) ?? askForMonopoly(state, box, seat)
}
