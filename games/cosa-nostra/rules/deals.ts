// An offer that everybody has agreed to: what changes hands, and what is remembered of it. LCN-20, LCN-R32.

import { copyJson, type Reason, type Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { laterProblem, writeDebts } from './debts.ts'
import { remember, tellOf, wordsWith } from './ledger.ts'
import {
  dealProblem,
  handOver,
  isNothing,
  isPrivate,
  lapseOffers,
  legsOf,
  partiesOf,
  removeOffer,
  transfersOf,
} from './offers.ts'
import type { Leg, Nostra, NostraTable, Offer, Open, Terms } from '../state.ts'

/** What was promised besides is for the ears of those who heard the offer. */
const handed = (terms: Terms): Terms => ({ ...copyJson(terms), later: null })

/** Those whose yes is still missing if this one agrees. */
export const missing = (offer: Offer, seat: Seat): Seat[] =>
  offer.to === 'all'
    ? []
    : partiesOf(offer).filter((one) => one !== offer.from && one !== seat && !offer.agreed.includes(one))

/** Why this seat's yes cannot be taken: the last one makes the deal, and is checked at that very moment. */
export function yesProblem(open: Open, box: Box, offer: Offer, seat: Seat): Reason | null {
  if (missing(offer, seat).length > 0) return null
  const taker = offer.to === 'all' ? seat : offer.to
  const deal = transfersOf(offer, taker)
  const problem = dealProblem(open, box, deal, [offer.from, taker, ...offer.among])
  if (problem) return problem
  // A sum whose day has come and gone while the offer was open.
  for (const { give } of deal) {
    const late = laterProblem(open, box, give.later)
    if (late) return late
  }
  return null
}

/** LCN-R32: everything together, in public; the words that went with it stay between those who heard them. */
export function conclude(state: Nostra, offer: Offer, seat: Seat, table: NostraTable): void {
  removeOffer(state, offer.id)
  const taker = offer.to === 'all' ? seat : offer.to
  const deal = legsOf(offer, taker)
  const parties = [offer.from, taker, ...offer.among]
  const inWords = deal.every(({ give }) => isNothing(give))
  if (!inWords) announce(offer, taker, deal, table)
  handOver(state.open, deal, table)
  for (const said of wordsWith(offer)) {
    const isPact = inWords && said.from === offer.from && said.text === offer.text
    const { id } = remember(state, {
      kind: isPact ? 'pact' : 'promise',
      from: said.from,
      // A pact is made with somebody, also where it was offered to all.
      to: isPact ? taker : said.to,
      among: [...said.among],
      aloud: said.aloud || (isPact && offer.to === 'all'),
      text: said.text,
      debt: null,
      dealt: true,
    })
    if (isPact) tellOf(offer, { type: 'pact', word: id, seats: parties, text: said.text }, table)
  }
  writeDebts(state, offer, parties, deal, table)
  lapseOffers(state, 'deal', table)
}

function announce(offer: Offer, taker: Seat, deal: readonly Leg[], table: NostraTable): void {
  const id = isPrivate(offer) ? null : offer.id
  const { from, among, give, want } = offer
  if (among.length === 0)
    return table.tell({ type: 'deal', offer: id, from, to: taker, give: handed(give), want: handed(want) })
  const legs = deal
    .filter((leg) => !isNothing(leg.give))
    .map((leg) => ({ from: leg.from, to: leg.to, give: handed(leg.give) }))
  // Who is only promised something stays unnamed.
  const seats = [...new Set(legs.flatMap((leg) => [leg.from, leg.to]))].sort((a, b) => a - b)
  table.tell({ type: 'dealAmong', offer: id, seats, legs })
}
