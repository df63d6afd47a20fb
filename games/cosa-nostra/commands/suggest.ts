// What random players say at the bargaining table: simple offers, and now and then a yes.

import { below, pick, type Random, type Seat } from '@backroom/engine'
import type { Box } from '../box.ts'
import { businessesOf } from '../businesses.ts'
import { isHeardBy, isNothing, isOpenTo, sideProblem } from '../offers.ts'
import { familyOf, isOpenForBargains, type Nostra, opponents, type Terms } from '../state.ts'
import { gangstersOf, hasTask } from '../street.ts'
import { MOST_TALK } from './common.ts'
import type { OfferArgs, PointArgs } from './shapes.ts'

const nothing = (): Terms => ({ cash: 0, businesses: [], gangsters: [], access: [] })

/** One thing that a seat could give. */
function something(state: Nostra, seat: Seat, random: Random): Terms {
  const terms = nothing()
  const { cash } = familyOf(state, seat)
  const businesses = businessesOf(state, seat)
  switch (below(random, 5)) {
    case 0:
      if (businesses.length > 0) terms.businesses.push(pick(random, businesses))
      break
    case 1: {
      const free = gangstersOf(state, seat).filter(
        (id) => state.gangsters[id] && !hasTask(state.gangsters[id]),
      )
      if (free.length > 0) terms.gangsters.push(pick(random, free))
      break
    }
    case 2:
    case 3: {
      const open = businesses.filter((id) => state.businesses[id]?.active)
      if (open.length > 0) terms.access.push(pick(random, open))
      break
    }
    default:
      terms.cash = 1000 * below(random, Math.min(cash / 1000, 5) + 1)
  }
  return terms
}

export function suggestOffer(state: Nostra, seat: Seat, random: Random, box: Box): OfferArgs | null {
  if (!isOpenForBargains(state)) return null
  if ((state.talk[seat] ?? 0) >= MOST_TALK) return null
  if (state.offers.filter((offer) => offer.from === seat).length >= 3) return null
  const to = pick(random, opponents(state, seat))
  const give = something(state, seat, random)
  const want = something(state, to, random)
  if (isNothing(give) && isNothing(want)) return null
  if (sideProblem(state, box, give, seat, to) || sideProblem(state, box, want, to, seat)) return null
  const countered = state.offers.find(
    (offer) => offer.from === to && isHeardBy(offer, seat) && isOpenTo(offer, seat),
  )
  const until = pick(random, ['open', 'turn', 'phase', 'time'] as const)
  return {
    to,
    aloud: !box.privateTalk || below(random, 2) === 0,
    give,
    want,
    text: below(random, 2) === 0 ? '…' : '',
    until,
    seconds: until === 'time' ? 60 : null,
    counters: countered && below(random, 2) === 0 ? countered.id : null,
  }
}

export function suggestAccept(state: Nostra, seat: Seat, random: Random, box: Box): PointArgs | null {
  if (!isOpenForBargains(state)) return null
  const open = state.offers.filter(
    (offer) =>
      isHeardBy(offer, seat) &&
      isOpenTo(offer, seat) &&
      !sideProblem(state, box, offer.give, offer.from, seat) &&
      !sideProblem(state, box, offer.want, seat, offer.from),
  )
  return open.length > 0 ? { offer: pick(random, open).id } : null
}

export function suggestOwnOffer(state: Nostra, seat: Seat, random: Random): PointArgs | null {
  if (!isOpenForBargains(state) || below(random, 4) !== 0) return null
  const own = state.offers.filter((offer) => offer.from === seat)
  return own.length > 0 ? { offer: pick(random, own).id } : null
}
