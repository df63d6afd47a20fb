// Bargaining: offers, acceptance, refusal, withdrawal. LCN-20, LCN-R31, LCN-R32.

import { below, copyJson, type OpenEvent, type Reason, type Refusal, type Seat } from '@backroom/engine'
import * as v from 'valibot'
import { blocked, reason } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { conclude, missing, yesProblem } from '../rules/deals.ts'
import { laterProblem } from '../rules/debts.ts'
import type { Events } from '../events.ts'
import { tellOf, wordsWith } from '../rules/ledger.ts'
import {
  dealProblem,
  earsOf,
  isFor,
  isHeardBy,
  isNothing,
  isOpenTo,
  isPrivate,
  partiesOf,
  removeOffer,
  transfersOf,
} from '../rules/offers.ts'
import {
  isOpenForBargains,
  type Nostra,
  type NostraTable,
  type Offer,
  type Open,
  opponents,
  type Secret,
} from '../state.ts'
import { audienceProblem, blockedBy, type NostraCommand, PAUSED, unread, wrongShape } from './common.ts'
import { type Read, SHAPES } from './shapes.ts'
import { suggestAccept, suggestOffer, suggestOwnOffer } from './suggest.ts'

/** The offers that are open; in a view, those of which its viewer has heard. */
type Heard = Pick<Secret, 'offers'>

/** The offer as this seat knows it; one that it has not heard of does not exist for it. */
const heardOffer = ({ offers }: Heard, seat: Seat, id: string): Offer | undefined =>
  offers.find((offer) => offer.id === id && isHeardBy(offer, seat))

function counterProblem(heard: Heard, seat: Seat, { counters, to }: Read<'offer'>): Reason | null {
  if (counters === null) return null
  const countered = heardOffer(heard, seat, counters)
  if (!countered || !isFor(countered, seat)) return reason('LCN-R32', 'noSuchOffer')
  return countered.from === to ? null : reason('LCN-R32', 'counterGoesBack')
}

/** Everything is between parties of the deal, and sums fall due when there is still a table to pay at. */
function legsProblem(open: Open, seat: Seat, box: Box, read: Read<'offer'>): Reason | null {
  const parties = partiesOf({ ...read, from: seat })
  for (const { from, to } of read.legs)
    for (const one of [from, to]) if (!parties.includes(one)) return reason('LCN-R32', 'notAParty')
  for (const { give } of transfersOf({ ...read, from: seat }, read.to)) {
    const problem = laterProblem(open, box, give.later)
    if (problem) return problem
  }
  return null
}

/** Why the offer could not be made now, from what its maker knows; null: it would be taken. */
export function offerProblem(open: Open, heard: Heard, seat: Seat, args: unknown, box: Box): Refusal | null {
  const read = v.safeParse(SHAPES.offer, args)
  if (!read.success) return unread('LCN-R32', read.issues)
  if (!isOpenForBargains(open)) return PAUSED
  const { to, text } = read.output
  const unheard = audienceProblem(open, box, seat, read.output)
  if (unheard) return unheard
  const deal = transfersOf({ ...read.output, from: seat }, to)
  // LCN-20.1: words alone are an agreement too.
  if (text === '' && deal.every(({ give }) => isNothing(give) && give.later === null))
    return blocked('LCN-R32', 'emptyOffer')
  const problem =
    counterProblem(heard, seat, read.output) ??
    legsProblem(open, seat, box, read.output) ??
    dealProblem(open, box, deal, [seat])
  return problem && blockedBy(problem)
}

/** LCN-D25: what each side gives now, with a text for promises if one likes. */
export const offer: NostraCommand<'offer'> = {
  refuse: ({ open, secret }, seat, args, box) => offerProblem(open, secret, seat, args, box),
  run(state, seat, args, table) {
    const { counters, ...given } = v.parse(SHAPES.offer, args)
    const hidden = isPrivate(given)
    const made = (state.secret.offered[seat] ??= {})
    const ears = earsOf(given)
    made[ears] = (made[ears] ?? 0) + 1
    const id = `${seat}-${ears}-${made[ears]}`
    const countered = counters === null ? undefined : heardOffer(state.secret, seat, counters)
    // An answer aloud to something whispered does not tell what it answers, nor does one that others hear.
    const answered =
      countered && (!isPrivate(countered) || (hidden && sameParties(countered, { ...given, from: seat })))
        ? countered
        : null
    const told = { id, from: seat, ...given, agreed: [], declined: [], counters: answered?.id ?? null }
    const offer: Offer = { ...told, before: answered ? wordsWith(answered) : [] }
    state.secret.offers.push(offer)
    state.secret.talk[seat] = (state.secret.talk[seat] ?? 0) + 1
    tellOf(offer, offeredEvent(offer), table)
    if (countered) sayNo(state, seat, countered.id, 'offerCountered', table)
  },
  suggest: (state, seat, random, box) => suggestOffer(state, seat, random, box),
}

/** How an offer is told of, also to whoever looks at it later. */
export function offeredEvent(offer: Offer): OpenEvent<Events, 'offered' | 'offeredAmong'> {
  const { id, from, give, want, among, aloud, text, until, seconds, counters } = copyJson(offer)
  if (among.length === 0)
    return { type: 'offered', id, from, to: offer.to, aloud, give, want, text, until, seconds, counters }
  const legs = copyJson(
    transfersOf(offer, offer.to).filter((leg) => !isNothing(leg.give) || leg.give.later !== null),
  )
  const seats = partiesOf(offer)
  return { type: 'offeredAmong', id, from, to: offer.to, seats, aloud, legs, text, until, seconds, counters }
}

function sameParties(one: Parameters<typeof partiesOf>[0], other: Parameters<typeof partiesOf>[0]): boolean {
  const [a, b] = [new Set(partiesOf(one)), new Set(partiesOf(other))]
  return a.size === b.size && [...a].every((seat) => b.has(seat))
}

function refusePoint(open: Open, heard: Heard, seat: Seat, args: unknown): Refusal | Offer {
  const read = v.safeParse(SHAPES.accept, args)
  if (!read.success) return wrongShape('LCN-R32')
  if (!isOpenForBargains(open)) return PAUSED
  const offer = heardOffer(heard, seat, read.output.offer)
  return offer ?? blocked('LCN-R32', 'noSuchOffer')
}

const isRefusal = (found: Refusal | Offer): found is Refusal => 'code' in found

/** Why this open offer cannot be accepted now. */
export function acceptProblem(open: Open, heard: Heard, seat: Seat, args: unknown, box: Box): Refusal | null {
  const found = refusePoint(open, heard, seat, args)
  if (isRefusal(found)) return found
  if (!isOpenTo(found, seat)) return blocked('LCN-R32', 'notForYou')
  const problem = yesProblem(open, box, found, seat)
  return problem && blockedBy(problem)
}

/** LCN-D26: checked again at the moment of the last yes, then everything together or nothing. */
export const accept: NostraCommand<'accept'> = {
  refuse: ({ open, secret }, seat, args, box) => acceptProblem(open, secret, seat, args, box),
  run(state, seat, { offer: id }, table) {
    const offer = heardOffer(state.secret, seat, id)
    if (!offer) return
    if (missing(offer, seat).length === 0) return conclude(state, offer, seat, table)
    offer.agreed.push(seat)
    const left = missing(offer, seat)
    tellOf(offer, { type: 'offerAgreed', offer: id, seat, from: offer.from, seats: left }, table)
  },
  suggest: (state, seat, random, box) => suggestAccept(state, seat, random, box),
}

type No = 'offerCountered' | 'offerDeclined'

function sayNo(state: Nostra, seat: Seat, id: string, type: No, table: NostraTable): void {
  const offer = heardOffer(state.secret, seat, id)
  if (!offer) return
  offer.declined.push(seat)
  tellOf(offer, { type, offer: id, seat, from: offer.from }, table)
  const still =
    offer.to === 'all' && opponents(state.open, offer.from).some((one) => !offer.declined.includes(one))
  if (!still) removeOffer(state, id)
}

/** Among several, one no ends it, also of somebody who had agreed. */
export const decline: NostraCommand<'decline'> = {
  refuse({ open, secret }, seat, args) {
    const found = refusePoint(open, secret, seat, args)
    if (isRefusal(found)) return found
    return isFor(found, seat) ? null : blocked('LCN-R32', 'notForYou')
  },
  run(state, seat, { offer }, table) {
    sayNo(state, seat, offer, 'offerDeclined', table)
  },
  suggest: (state, seat, random) => {
    const open = state.secret.offers.find((one) => isHeardBy(one, seat) && isFor(one, seat))
    return open && isOpenForBargains(state.open) && below(random, 4) === 0 ? { offer: open.id } : null
  },
}

/** LCN-R32: by its maker at any time; with `expired` by the clock of the server, where it ends with time. */
export const withdraw: NostraCommand<'withdraw'> = {
  refuse({ open, secret }, seat, args) {
    const read = v.safeParse(SHAPES.withdraw, args)
    if (!read.success) return wrongShape('LCN-R32')
    const found = refusePoint(open, secret, seat, { offer: read.output.offer })
    if (isRefusal(found)) return found
    if (found.from !== seat) return blocked('LCN-R32', 'notYours')
    return read.output.expired && found.until !== 'time' ? blocked('LCN-R32', 'endsWithoutClock') : null
  },
  run(state, seat, { offer: id, expired = false }, table) {
    const offer = heardOffer(state.secret, seat, id)
    if (!offer) return
    removeOffer(state, id)
    const type = expired ? 'offerExpired' : 'offerWithdrawn'
    tellOf(offer, { type, offer: id, seat }, table)
  },
  suggest: (state, seat, random) => suggestOwnOffer(state, seat, random),
}
