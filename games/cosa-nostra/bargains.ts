// How a bot bargains: it asks for the cards its jobs lack, takes what is good for it, and turns down the rest.

import { type Call, copyJson, pick, type Random, type Seat } from '@backroom/engine'
import type { Box } from './box.ts'
import { copy } from './copy.ts'
import { handOver, isHeardBy, isOpenTo, keeperOf, sideProblem } from './offers.ts'
import { unmet } from './orders.ts'
import { orderWorth } from './prospects.ts'
import {
  familyOf,
  isOpenForBargains,
  type Nostra,
  type NostraTable,
  type Offer,
  of,
  type Terms,
} from './state.ts'
import { gangstersOf, strengthOf } from './street.ts'
import { worth } from './worth.ts'

/** A deal must be worth at least so much, or it is not worth the breath. */
const WORTH_IT = 0.4
/** The part of a job's gain that its owner gives away for the missing card. */
const SHARE = 0.3

/** A table at which nothing is said: for trying a deal out on a copy. */
const silent = (box: Box): NostraTable => ({
  box,
  // oxlint-disable-next-line unicorn/no-thenable -- nobody awaits a table
  then() {},
  tell() {},
  whisper() {},
  below: () => 0,
  shuffle: (items) => items,
  shown() {},
  end() {},
})

function gain(state: Nostra, box: Box, seat: Seat, { from, give, want }: Offer): number {
  const after = copy(state)
  handOver(after, give, from, seat, silent(box))
  handOver(after, want, seat, from, silent(box))
  // A marker of somebody else's on the own card helps a rival.
  return worth(after, seat, box) - worth(state, seat, box) - 0.5 * want.access.length
}

function answerOffers(state: Nostra, box: Box, seat: Seat): Call | null {
  for (const offer of state.offers) {
    if (!isHeardBy(offer, seat) || !isOpenTo(offer, seat)) continue
    const possible =
      !sideProblem(state, box, offer.give, offer.from, seat) &&
      !sideProblem(state, box, offer.want, seat, offer.from)
    if (possible && gain(state, box, seat, offer) > WORTH_IT)
      return { command: 'accept', args: { offer: offer.id } }
    if (offer.to === seat) return { command: 'decline', args: { offer: offer.id } }
  }
  return null
}

const nothing = (): Terms => ({ cash: 0, businesses: [], gangsters: [], access: [] })

/** LCN-9: a marker on the one card that a planned job lacks, for a share of what it brings. */
function askForAccess(state: Nostra, box: Box, seat: Seat, random: Random): Call | null {
  const { cash } = familyOf(state, seat)
  for (const id of gangstersOf(state, seat)) {
    const { order } = of(state.gangsters, id)
    if (order === null) continue
    const card = of(box.order, order)
    const missing = card.kind === 'cashJob' ? unmet(state, box, seat, card) : []
    const [type] = missing
    if (missing.length !== 1 || type === undefined) continue
    const owners = Object.keys(state.businesses).filter((business) => {
      const keeper = keeperOf(state, business)
      const { active, owner } = of(state.businesses, business)
      return (
        keeper !== null &&
        keeper !== seat &&
        owner !== null &&
        active &&
        of(box.business, business).type === type
      )
    })
    if (owners.length === 0) continue
    const business = pick(random, owners)
    const expected = (1 / 0.3) * orderWorth(state, box, seat, order, strengthOf(state, box, id))
    const price = Math.min(cash, 1000 * Math.max(1, Math.floor(SHARE * expected)))
    if (price < 1000) continue
    const to = keeperOf(state, business)
    if (to === null) continue
    const terms = { give: { ...nothing(), cash: price }, want: { ...nothing(), access: [business] } }
    if (sideProblem(state, box, terms.want, to, seat)) continue
    return { command: 'offer', args: { to, aloud: !box.privateTalk, ...copyJson(terms), until: 'turn' } }
  }
  return null
}

/** Once a turn of its own it asks; offers to it are answered at once. */
export function propose(state: Nostra, seat: Seat, random: Random, box: Box): Call | null {
  if (!isOpenForBargains(state)) return null
  const answer = answerOffers(state, box, seat)
  if (answer) return answer
  const mayAsk = state.phase === 'action' && state.turn === seat && (state.talk[seat] ?? 0) < 2
  return mayAsk ? askForAccess(state, box, seat, random) : null
}
