// What random players say at the bargaining table: simple offers, and now and then a yes.

import { below, pick, type Random, type Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { businessesOf } from '../rules/businesses.ts'
import { yesProblem } from '../rules/deals.ts'
import { momentsAhead } from '../rules/debts.ts'
import { dealProblem, isHeardBy, isOpenTo, nothing, transfersOf } from '../rules/offers.ts'
import {
  familyOf,
  isOpenForBargains,
  type Later,
  type Leg,
  type Nostra,
  opponents,
  type Terms,
} from '../state.ts'
import { gangstersOf, hasTask } from '../rules/street.ts'
import type { Args } from './shapes.ts'

/** A random player says no more than this in one turn: a table that only talks never ends. */
export const MOST_TALK = 12
const MOST_OPEN = 3

/** A sum at some moment that is still to come. */
export function anySum(state: Nostra, box: Box, random: Random): Later {
  return { amount: 1000 * (1 + below(random, 4)), ...pick(random, momentsAhead(state.open, box)) }
}

/** One thing that a seat could give. */
function something(state: Nostra, seat: Seat, random: Random): Terms {
  const terms = nothing()
  const { cash } = familyOf(state.open, seat)
  const businesses = businessesOf(state.open, seat)
  switch (below(random, 5)) {
    case 0:
      if (businesses.length > 0) terms.businesses.push(pick(random, businesses))
      break
    case 1: {
      const free = gangstersOf(state.open, seat).filter(
        (id) => state.open.gangsters[id] && !hasTask(state.open.gangsters[id]),
      )
      if (free.length > 0) terms.gangsters.push(pick(random, free))
      break
    }
    case 2:
    case 3: {
      const open = businesses.filter((id) => state.open.businesses[id]?.active)
      if (open.length > 0) terms.access.push(pick(random, open))
      break
    }
    default:
      terms.cash = 1000 * below(random, Math.min(cash / 1000, 5) + 1)
  }
  return terms
}

/** A third side that gives one of the others something and gets something of one. */
function anyLegs(state: Nostra, parties: readonly Seat[], third: Seat, random: Random): Leg[] {
  return [
    { from: third, to: pick(random, parties), give: something(state, third, random) },
    { from: pick(random, parties), to: third, give: { ...nothing(), cash: 1000 * below(random, 2) } },
  ]
}

export function suggestOffer(state: Nostra, seat: Seat, random: Random, box: Box): Args<'offer'> | null {
  if (!isOpenForBargains(state.open)) return null
  if ((state.secret.talk[seat] ?? 0) >= MOST_TALK) return null
  if (state.secret.offers.filter((offer) => offer.from === seat).length >= MOST_OPEN) return null
  const to = pick(random, opponents(state.open, seat))
  const give = something(state, seat, random)
  const want = something(state, to, random)
  // A sale that keeps the use of the card.
  const [sold] = give.businesses
  if (sold !== undefined && below(random, 3) === 0) want.access = [sold]
  if (below(random, 4) === 0) give.later = anySum(state, box, random)
  if (below(random, 4) === 0) want.later = anySum(state, box, random)
  const third = pick(
    random,
    opponents(state.open, seat).filter((one) => one !== to),
  )
  const among = below(random, 4) === 0 ? [third] : []
  const legs = among.length > 0 ? anyLegs(state, [seat, to], third, random) : []
  const deal = transfersOf({ from: seat, give, want, legs }, to)
  if (dealProblem(state.open, box, deal, [seat])) return null
  const countered = state.secret.offers.find(
    (offer) => offer.from === to && isHeardBy(offer, seat) && isOpenTo(offer, seat),
  )
  const until = pick(random, ['open', 'turn', 'phase', 'time'] as const)
  return {
    to,
    aloud: !box.privateTalk || below(random, 2) === 0,
    give,
    want,
    among,
    legs,
    text: '…',
    until,
    seconds: until === 'time' ? 60 : null,
    counters: countered && below(random, 2) === 0 ? countered.id : null,
  }
}

export function suggestAccept(state: Nostra, seat: Seat, random: Random, box: Box): Args<'accept'> | null {
  if (!isOpenForBargains(state.open)) return null
  const open = state.secret.offers.filter(
    (offer) =>
      isHeardBy(offer, seat) && isOpenTo(offer, seat) && yesProblem(state.open, box, offer, seat) === null,
  )
  return open.length > 0 ? { offer: pick(random, open).id } : null
}

export function suggestOwnOffer(state: Nostra, seat: Seat, random: Random): Args<'accept'> | null {
  if (!isOpenForBargains(state.open) || below(random, 4) !== 0) return null
  const own = state.secret.offers.filter((offer) => offer.from === seat)
  return own.length > 0 ? { offer: pick(random, own).id } : null
}
