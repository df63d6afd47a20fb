// Offers between players: what may be offered, what is handed over, and when an offer lapses. LCN-20, LCN-R32 to R35.

import type { Reason, Seat } from '@backroom/engine'
import { reason } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { checkMonopolies, markersLeft, settle } from './businesses.ts'
import {
  type Audience,
  type Business,
  familyOf,
  type Gangster,
  type Leg,
  must,
  type Nostra,
  type NostraTable,
  type Offer,
  type Open,
  type Terms,
} from '../state.ts'
import { hasTask } from './street.ts'
import type { BusinessId, GangsterId } from '../words.ts'

/** Whom something is for. */
interface Heard {
  readonly from: Seat
  readonly to: Audience
  readonly among: readonly Seat[]
  readonly aloud: boolean
}

/** What only its parties hear; everything else is heard by all. */
export const isPrivate = ({ to, aloud }: Pick<Heard, 'to' | 'aloud'>): boolean => to !== 'all' && !aloud

/** Those between whom it is; of an offer to all only its maker is known. */
export const partiesOf = ({ from, to, among }: Omit<Heard, 'aloud'>): Seat[] =>
  to === 'all' ? [from] : [from, to, ...among]

/** Whether this seat knows of the offer or the word at all. */
export const isHeardBy = (said: Heard, seat: Seat | null): boolean =>
  !isPrivate(said) || (seat !== null && partiesOf(said).includes(seat))

/** Under which name offers and words are counted, so that no number tells of what others have whispered. */
export const earsOf = (said: Omit<Heard, 'from'>): string =>
  isPrivate(said) ? [Number(said.to), ...said.among].sort((a, b) => a - b).join('+') : 'all'

/** Whether it is for this seat to say no to it. */
export const isFor = (offer: Offer, seat: Seat): boolean =>
  offer.from !== seat &&
  (offer.to === 'all' || partiesOf(offer).includes(seat)) &&
  !offer.declined.includes(seat)

/** Whether this seat may still say yes to it. */
export const isOpenTo = (offer: Offer, seat: Seat): boolean =>
  isFor(offer, seat) && !offer.agreed.includes(seat)

export const nothing = (): Terms => ({ cash: 0, businesses: [], gangsters: [], access: [], later: null })

/** Nothing that changes hands now. */
export const isNothing = ({ cash, businesses, gangsters, access }: Terms): boolean =>
  cash === 0 && businesses.length + gangsters.length + access.length === 0

/** What one side gives another, where a side may still be anybody. */
export interface Transfer {
  readonly from: Audience
  readonly to: Audience
  readonly give: Terms
}

/** Everything that changes hands if this seat says yes. */
export const transfersOf = (
  { from, give, want, legs }: Pick<Offer, 'from' | 'give' | 'want' | 'legs'>,
  taker: Audience,
): Transfer[] => [{ from, to: taker, give }, { from: taker, to: from, give: want }, ...legs]

/** The same between seats, once it is known who has said yes. */
export const legsOf = (
  { from, give, want, legs }: Pick<Offer, 'from' | 'give' | 'want' | 'legs'>,
  taker: Seat,
): Leg[] => [{ from, to: taker, give }, { from: taker, to: from, give: want }, ...legs]

const businessOf = (open: Open, id: BusinessId): Business | undefined =>
  Object.hasOwn(open.businesses, id) ? open.businesses[id] : undefined

const gangsterOf = (open: Open, id: GangsterId): Gangster | undefined =>
  Object.hasOwn(open.gangsters, id) ? open.gangsters[id] : undefined

/** In whose area it lies, or who has planned it as a Purchase (LCN-9.9). */
export function keeperOf(open: Open, business: BusinessId): Seat | null {
  const card = businessOf(open, business)
  if (!card) return null
  if (card.owner !== null) return card.owner
  for (const id of open.roster) {
    const gangster = open.gangsters[id] as Gangster
    if (gangster.purchase === business) return gangster.owner
  }
  return null
}

/** Who has the card once everything has changed hands: markers are laid last. */
const keeperAfter = (open: Open, deal: readonly Transfer[], id: BusinessId): Audience | null =>
  deal.find(({ give }) => give.businesses.includes(id))?.to ?? keeperOf(open, id)

/** Whether the seat is the one who would give; an offer to all asks for what any other seat has. */
const isOf = (owner: Audience | null, giver: Audience, other: Audience): boolean =>
  owner !== null && (giver === 'all' ? owner !== other : owner === giver)

/** LCN-R32: an offer lapses when an item is gone from the hands of its giver. */
function itemGone(open: Open, deal: readonly Transfer[], { from, to, give }: Transfer): Reason | null {
  for (const id of give.businesses) {
    const business = businessOf(open, id)
    if (!business || business.owner === null)
      return reason(
        keeperOf(open, id) === null ? 'LCN-20.5' : 'LCN-20.9',
        'notInPlay',
        business && { card: id },
      )
    if (!isOf(business.owner, from, to)) return reason('LCN-20.5', 'notTheirs', { card: id })
  }
  for (const id of give.gangsters) {
    const gangster = gangsterOf(open, id)
    if (!gangster || gangster.where !== 'play')
      return reason('LCN-R33', 'notInPlay', gangster && { card: id })
    if (!isOf(gangster.owner, from, to)) return reason('LCN-20.6', 'notTheirs', { card: id })
  }
  for (const id of give.access) {
    const keeper = keeperAfter(open, deal, id)
    // Whoever has the card itself needs no marker on it.
    if (keeper !== null && keeper === to) return reason('LCN-R35', 'ownCard', { card: id })
    if (!isOf(keeper, from, to))
      return reason('LCN-20.7', 'notTheirs', keeper === null ? undefined : { card: id })
  }
  return null
}

/** LCN-R33, LCN-R35: what may be handed over now, whoever has the cash for it. */
function itemBlocked(open: Open, { gangsters, access }: Terms): Reason | null {
  for (const id of gangsters)
    if (hasTask(must(open.gangsters, id))) return reason('LCN-R33', 'hasTask', { gangster: id })
  for (const id of access)
    if (!must(open.businesses, id).active) return reason('LCN-R35', 'deactivated', { card: id })
  return null
}

/** One thing cannot go two ways. */
function givenTwice(deal: readonly Transfer[]): Reason | null {
  const given = new Set<string>()
  for (const { give } of deal)
    for (const id of [...give.businesses, ...give.gangsters]) {
      if (given.has(id)) return reason('LCN-R32', 'givenTwice', { card: id })
      given.add(id)
    }
  return null
}

/** LCN-20.4: what the seat has once all the money has changed hands. */
function cashAfter(open: Open, deal: readonly Transfer[], seat: Seat): number {
  let { cash } = familyOf(open, seat)
  for (const { from, to, give } of deal) {
    if (from === seat) cash -= give.cash
    if (to === seat) cash += give.cash
  }
  return cash
}

/** LCN-9.7: each access takes a marker; one on a card that becomes the seat's own comes home first. */
function markersAfter(open: Open, box: Box, deal: readonly Transfer[], seat: Seat): number {
  let left = markersLeft(open, box, seat)
  for (const { to, give } of deal) {
    if (to !== seat) continue
    left -= give.access.length
    for (const id of give.businesses)
      left += must(open.businesses, id).markers.filter((owner) => owner === seat).length
  }
  return left
}

/**
 * Why all of this cannot change hands together, looked at as things would stand afterwards. Of an offer only its maker
 * must have the cash for it; when the deal is made, everybody.
 */
export function dealProblem(
  open: Open,
  box: Box,
  deal: readonly Transfer[],
  payers: readonly Seat[],
): Reason | null {
  for (const transfer of deal) {
    const problem = itemGone(open, deal, transfer) ?? itemBlocked(open, transfer.give)
    if (problem) return problem
  }
  const twice = givenTwice(deal)
  if (twice) return twice
  for (const seat of payers) if (cashAfter(open, deal, seat) < 0) return reason('LCN-20.4', 'notEnoughCash')
  for (const { to } of deal)
    if (to !== 'all' && markersAfter(open, box, deal, to) < 0) return reason('LCN-9.7', 'noMarkerLeft')
  return null
}

/** LCN-R32: all transfers together; LCN-R47: Monopolies after every single one. */
export function handOver(open: Open, deal: readonly Leg[], table: NostraTable): void {
  for (const { from, to, give } of deal) {
    familyOf(open, from).cash -= give.cash
    familyOf(open, to).cash += give.cash
  }
  for (const { to, give } of deal) {
    // LCN-9.11, LCN-25.13: markers stay, except the new owner's.
    for (const id of give.businesses) settle(open, id, to, table)
    // LCN-25.9: everything that lies on him and his being deactivated go along.
    for (const id of give.gangsters) must(open.gangsters, id).owner = to
  }
  for (const { to, give } of deal)
    for (const id of give.access) {
      must(open.businesses, id).markers.push(to)
      table.tell({ type: 'markerPlaced', seat: to, business: id })
    }
  checkMonopolies(open, table)
}

/** Whether the offer cannot be met by anybody any more. */
function hasLapsed(open: Open, offer: Offer): boolean {
  const deal = transfersOf(offer, offer.to)
  return deal.some((transfer) => itemGone(open, deal, transfer) !== null)
}

/** LCN-R32: at the end of a turn or a phase, and whenever an item is gone; those who knew of it hear so. */
export function lapseOffers(
  { open, secret }: Nostra,
  end: 'turn' | 'phase' | 'deal',
  table: NostraTable,
): void {
  // Whether somebody has whispered an offer that ends here must not be seen by what can be undone.
  table.shown()
  if (secret.offers.length === 0) return
  const ends = ({ until }: Offer): boolean =>
    (until === 'turn' && end !== 'deal') || (until === 'phase' && end === 'phase')
  const lapsed = secret.offers.filter((offer) => ends(offer) || hasLapsed(open, offer))
  if (lapsed.length === 0) return
  secret.offers = secret.offers.filter((offer) => !lapsed.includes(offer))
  for (const offer of lapsed) {
    const event = { type: 'offerLapsed', offer: offer.id, from: offer.from, gone: !ends(offer) } as const
    if (isPrivate(offer)) table.whisper(event, partiesOf(offer))
    else table.tell(event)
  }
}

export function removeOffer({ secret }: Nostra, id: string): void {
  secret.offers = secret.offers.filter((offer) => offer.id !== id)
}
