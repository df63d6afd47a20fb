// How a bot bargains: it takes what is good for it, turns down or counters the rest, and takes back what it needs no more.

import { type Call, type Json, type Random, type Seat } from '@backroom/engine'
import { askForAccess, askForMonopoly, isStillOfUse } from './asks.ts'
import type { Box } from './box.ts'
import { copy } from './copy.ts'
import { handOver, isHeardBy, isOpenTo, sideProblem } from './offers.ts'
import { silent } from './silent.ts'
import { familyOf, isOpenForBargains, type Nostra, type Offer, type Terms } from './state.ts'
import { worth } from './worth.ts'

/** A deal must be worth at least so much, in thousands, or it is not worth the breath. */
const WORTH_IT = 0.4
/** It makes so many offers in one turn; beyond that it only answers. */
const ASKS_IN_A_TURN = 2

function gain(state: Nostra, box: Box, seat: Seat, { from, give, want }: Offer): number {
  const after = copy(state)
  handOver(after, give, from, seat, silent(box))
  handOver(after, want, seat, from, silent(box))
  // A marker of somebody else's on the own card helps a rival.
  return worth(after, seat, box) - worth(state, seat, box) - 0.5 * want.access.length
}

const isPossible = (state: Nostra, box: Box, seat: Seat, { from, give, want }: Offer): boolean =>
  !sideProblem(state, box, give, from, seat) && !sideProblem(state, box, want, seat, from)

const paying = ({ businesses, gangsters, access }: Terms, cash: number): Json => ({
  cash,
  businesses: [...businesses],
  gangsters: [...gangsters],
  access: [...access],
})

/** The same the other way round, for so much more money that it pays; an answer to an answer is yes or no. */
function counter(state: Nostra, offer: Offer, lacks: number): Call | null {
  const { from, give, want, counters } = offer
  const more = 1000 * Math.ceil(lacks + WORTH_IT)
  const cash = give.cash - want.cash + more
  if (counters !== null || cash <= 0 || cash > familyOf(state, from).cash) return null
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
  for (const offer of state.offers) {
    if (!isHeardBy(offer, seat) || !isOpenTo(offer, seat)) continue
    const forAll = offer.to === 'all'
    if (isPossible(state, box, seat, offer)) {
      const gained = gain(state, box, seat, offer)
      if (gained > WORTH_IT) return { command: 'accept', args: { offer: offer.id } }
      const countered = mayAsk && !forAll ? counter(state, offer, -gained) : null
      if (countered) return countered
    } else if (forAll) continue
    return { command: 'decline', args: { offer: offer.id } }
  }
  return null
}

function takeBackOffers(state: Nostra, box: Box, seat: Seat): Call | null {
  const stale = state.offers.find((offer) => offer.from === seat && !isStillOfUse(state, box, seat, offer))
  return stale ? { command: 'withdraw', args: { offer: stale.id } } : null
}

/** LCN-R43: an offer to somebody who has left counts as declined. */
export function excuse(state: Nostra, seat: Seat): Call | null {
  if (!isOpenForBargains(state)) return null
  const offer = state.offers.find((one) => one.to === seat && isOpenTo(one, seat))
  return offer ? { command: 'decline', args: { offer: offer.id } } : null
}

/** Every offer is answered once, and few are made: it comes to an end by itself. */
export function propose(state: Nostra, seat: Seat, random: Random, box: Box): Call | null {
  if (!isOpenForBargains(state)) return null
  const mayAsk = (state.talk[seat] ?? 0) < ASKS_IN_A_TURN
  const answer = answerOffers(state, box, seat, mayAsk) ?? takeBackOffers(state, box, seat)
  if (answer || !mayAsk) return answer
  return askForAccess(state, box, seat, random) ?? askForMonopoly(state, box, seat)
}
