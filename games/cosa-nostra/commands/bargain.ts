// Bargaining: offers, acceptance, refusal, withdrawal. LCN-20, LCN-R31, LCN-R32.

import { below, copyJson, type Event, type Refusal, type Seat } from '@backroom/engine'
import * as v from 'valibot'
import type { Box } from '../box.ts'
import { remember, wordsWith } from '../ledger.ts'
import {
  handOver,
  isHeardBy,
  isNothing,
  isOpenTo,
  isPrivate,
  lapseOffers,
  removeOffer,
  sideProblem,
} from '../offers.ts'
import { isOpenForBargains, type Nostra, type NostraTable, type Offer, opponents } from '../state.ts'
import { audienceProblem, blockedBy, type NostraCommand, PAUSED, wrongShape } from './common.ts'
import {
  type OfferArgs,
  offerShape,
  type PointArgs,
  pointShape,
  type WithdrawArgs,
  withdrawShape,
} from './shapes.ts'
import { suggestAccept, suggestOffer, suggestOwnOffer } from './suggest.ts'

const MOST_OPEN = 6

/** The offer as this seat knows it; one that it has not heard of does not exist for it. */
function heardOffer(state: Nostra, seat: Seat, id: string): Offer | undefined {
  return state.offers.find((offer) => offer.id === id && isHeardBy(offer, seat))
}

export function refuseOffer(state: Nostra, seat: Seat, args: unknown, box: Box): Refusal | null {
  const read = v.safeParse(offerShape, args)
  if (!read.success) return wrongShape('LCN-R32')
  if (!isOpenForBargains(state)) return PAUSED
  const { give, want, to, counters } = read.output
  const unheard = audienceProblem(state, box, seat, read.output)
  if (unheard) return unheard
  if (isNothing(give) && isNothing(want)) return blockedBy({ rule: 'LCN-R32', why: 'emptyOffer' })
  if (state.offers.filter((offer) => offer.from === seat).length >= MOST_OPEN)
    return { code: 'notNow', rule: 'LCN-R32', why: 'tooManyOffers' }
  if (counters !== null) {
    const countered = heardOffer(state, seat, counters)
    if (!countered || !isOpenTo(countered, seat))
      return blockedBy({ rule: 'LCN-R32', why: 'noSuchOffer', given: counters })
    if (countered.from !== to) return blockedBy({ rule: 'LCN-R32', why: 'counterGoesBack', given: counters })
  }
  const problem =
    sideProblem(state, box, give, seat, to) ?? sideProblem(state, box, { ...want, cash: 0 }, to, seat)
  return problem && blockedBy(problem)
}

/** LCN-D25: what each side gives now, with a text for promises if one likes. */
export const offer: NostraCommand<OfferArgs> = {
  refuse: refuseOffer,
  run(state, seat, args, table) {
    const { counters, ...given } = v.parse(offerShape, args)
    const hidden = isPrivate(given)
    const made = state.offered[seat] ?? []
    const ears = hidden ? Number(given.to) : state.seats.length
    made[ears] = (made[ears] ?? 0) + 1
    const id = `${seat}-${hidden ? given.to : 'all'}-${made[ears]}`
    const countered = counters === null ? undefined : heardOffer(state, seat, counters)
    // An answer aloud to something whispered does not tell what it answers.
    const answered = countered && (hidden || !isPrivate(countered)) ? countered : null
    const told = { id, from: seat, ...given, declined: [], counters: answered?.id ?? null }
    const offer: Offer = { ...told, before: answered ? wordsWith(answered) : [] }
    state.offers.push(offer)
    state.talk[seat] = (state.talk[seat] ?? 0) + 1
    announce({ type: 'offered', ...copyJson(told) }, offer, table as NostraTable)
    if (countered) sayNo(state, seat, countered.id, 'offerCountered', table as NostraTable)
  },
  suggest: (state, seat, random, box) => suggestOffer(state, seat, random, box),
}

/** To those who know of the offer. */
function announce(event: Event, offer: Offer, table: NostraTable): void {
  if (isPrivate(offer)) table.whisper(event, [offer.from, Number(offer.to)])
  else table.tell(event)
}

function refusePoint(state: Nostra, seat: Seat, args: unknown): Refusal | Offer {
  const read = v.safeParse(pointShape, args)
  if (!read.success) return wrongShape('LCN-R32')
  if (!isOpenForBargains(state)) return PAUSED
  const offer = heardOffer(state, seat, read.output.offer)
  return offer ?? blockedBy({ rule: 'LCN-R32', why: 'noSuchOffer', given: read.output.offer })
}

const isRefusal = (found: Refusal | Offer): found is Refusal => 'code' in found

/** LCN-D26: checked again at this very moment, then everything together or nothing. */
export const accept: NostraCommand<PointArgs> = {
  refuse(state, seat, args, box) {
    const found = refusePoint(state, seat, args)
    if (isRefusal(found)) return found
    if (!isOpenTo(found, seat)) return blockedBy({ rule: 'LCN-R32', why: 'notForYou', given: found.id })
    const problem =
      sideProblem(state, box, found.give, found.from, seat) ??
      sideProblem(state, box, found.want, seat, found.from)
    return problem && blockedBy(problem)
  },
  run(state, seat, { offer: id }, table) {
    const offer = heardOffer(state, seat, id)
    if (!offer) return
    removeOffer(state, id)
    // LCN-R32: executed transfers are public, the words that went with them are not.
    const { from, give, want } = offer
    table.tell({
      type: 'deal',
      offer: isPrivate(offer) ? null : id,
      from,
      to: seat,
      give: copyJson(give),
      want: copyJson(want),
    })
    handOver(state, give, from, seat, table as NostraTable)
    handOver(state, want, seat, from, table as NostraTable)
    for (const said of wordsWith(offer)) remember(state, { kind: 'promise', ...said, dealt: true })
    lapseOffers(state, 'deal', table as NostraTable)
  },
  suggest: (state, seat, random, box) => suggestAccept(state, seat, random, box),
}

function sayNo(state: Nostra, seat: Seat, id: string, type: string, table: NostraTable): void {
  const offer = heardOffer(state, seat, id)
  if (!offer) return
  offer.declined.push(seat)
  announce({ type, offer: id, seat, from: offer.from }, offer, table)
  const still =
    offer.to === 'all' && opponents(state, offer.from).some((one) => !offer.declined.includes(one))
  if (!still) removeOffer(state, id)
}

export const decline: NostraCommand<PointArgs> = {
  refuse(state, seat, args) {
    const found = refusePoint(state, seat, args)
    if (isRefusal(found)) return found
    return isOpenTo(found, seat) ? null : blockedBy({ rule: 'LCN-R32', why: 'notForYou', given: found.id })
  },
  run(state, seat, { offer }, table) {
    sayNo(state, seat, offer, 'offerDeclined', table as NostraTable)
  },
  suggest: (state, seat, random) => {
    const open = state.offers.find((one) => isHeardBy(one, seat) && isOpenTo(one, seat))
    return open && isOpenForBargains(state) && below(random, 4) === 0 ? { offer: open.id } : null
  },
}

/** LCN-R32: by its maker at any time; with `expired` by the clock of the house, where it ends with time. */
export const withdraw: NostraCommand<WithdrawArgs> = {
  refuse(state, seat, args) {
    const read = v.safeParse(withdrawShape, args)
    if (!read.success) return wrongShape('LCN-R32')
    const found = refusePoint(state, seat, { offer: read.output.offer })
    if (isRefusal(found)) return found
    if (found.from !== seat) return blockedBy({ rule: 'LCN-R32', why: 'notYours', given: found.id })
    return read.output.expired && found.until !== 'time'
      ? blockedBy({ rule: 'LCN-R32', why: 'endsWithoutClock', given: found.id })
      : null
  },
  run(state, seat, { offer: id, expired = false }, table) {
    const offer = heardOffer(state, seat, id)
    if (!offer) return
    removeOffer(state, id)
    const type = expired ? 'offerExpired' : 'offerWithdrawn'
    announce({ type, offer: id, seat }, offer, table as NostraTable)
  },
  suggest: (state, seat, random) => suggestOwnOffer(state, seat, random),
}
