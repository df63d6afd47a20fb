// What a bot asks others for, and what it pays: access to the card a job lacks, and the card that makes a Monopoly.
// Prices follow from what everybody can see, so that none tells which orders the bot holds. LCN-9, LCN-18, LCN-20.

import { type Call, pick, type Random, type Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { copyOpen } from '../view/copy.ts'
import { dealProblem, handOver, keeperOf, nothing } from '../rules/offers.ts'
import { unmet } from '../rules/orders.ts'
import { averageOf, LACKING_ONE, orderWorth } from './prospects.ts'
import { silent } from '../rules/silent.ts'
import {
  familyOf,
  handOf,
  must,
  type Nostra,
  type Offer,
  type Open,
  opponents,
  orderOn,
  type Terms,
} from '../state.ts'
import { gangstersOf, isAvailable, strengthOf } from '../rules/street.ts'
import type { BusinessId, BusinessType, OrderId } from '../words.ts'
import { publicWorth, RIVALRY } from './worth.ts'

/** The part of a job's gain that its owner gives away for the missing card. */
const SHARE = 0.3
/** How the surplus of a sale is shared: this part goes to the seller. */
const SELLERS_PART = 0.4
/** Nobody is asked more often than this in a round, on the average. */
const ASKS_IN_A_ROUND = 2

/** Whether this one may be asked once more: nobody likes a pest. */
function mayAsk(state: Nostra, box: Box, seat: Seat, to: Seat): boolean {
  if (state.secret.offers.some((offer) => offer.from === seat && offer.to === to)) return false
  const made = state.secret.offered[seat] ?? {}
  const most = ASKS_IN_A_ROUND * state.open.round
  return box.privateTalk
    ? (made[`${to}`] ?? 0) < most
    : (made['all'] ?? 0) < most * (state.open.seats.length - 1)
}

function ask(state: Nostra, box: Box, seat: Seat, to: Seat, price: number, want: Terms): Call | null {
  const give = { ...nothing(), cash: price }
  if (price < 1000 || price > familyOf(state.open, seat).cash) return null
  const deal = [
    { from: seat, to, give },
    { from: to, to: seat, give: want },
  ]
  if (dealProblem(state.open, box, deal, [seat])) return null
  const { businesses, access } = want
  return {
    command: 'offer',
    args: {
      to,
      aloud: !box.privateTalk,
      give: { cash: price },
      want: { businesses, access },
      until: 'phase',
    },
  }
}

const tariffs = new WeakMap<Box, Map<BusinessType, number>>()

/** What access to a card of this type costs: a share of what the printed jobs that need one bring on the average. */
export function tariff(box: Box, type: BusinessType): number {
  const known = tariffs.get(box) ?? new Map<BusinessType, number>()
  tariffs.set(box, known)
  const found = known.get(type)
  if (found !== undefined) return found
  const jobs = box.components.orderCards.filter(
    ({ kind, requires }) => kind === 'cashJob' && requires.includes(type),
  )
  const sum = jobs.reduce((all, job) => all + averageOf(job), 0)
  const price = 1000 * Math.max(1, Math.round((SHARE * sum) / Math.max(1, jobs.length)))
  known.set(type, price)
  return price
}

interface Lacking {
  readonly type: BusinessType
  /** What the job would bring, in thousands. */
  readonly worth: number
}

/** The one type of card that a job lacks; null where it lacks none or several. */
function lackOf(state: Nostra, box: Box, seat: Seat, order: OrderId, dice?: number): Lacking | null {
  const card = must(box.order, order)
  if (card.kind !== 'cashJob' || card.requires.length === 0) return null
  const missing = unmet(state.open, box, seat, card)
  const [type] = missing
  if (missing.length !== 1 || type === undefined) return null
  // A job that lacks one card is worth less than a third of one that lacks none.
  return { type, worth: orderWorth(state.open, box, seat, order, dice) / LACKING_ONE }
}

/** Of the planned jobs, and of those in hand while there is somebody to give them to. */
function lackingJobs(state: Nostra, box: Box, seat: Seat): Lacking[] {
  const people = gangstersOf(state.open, seat)
  const planned = people.map((id) => {
    const order = orderOn(state, id)
    return order === null ? null : lackOf(state, box, seat, order, strengthOf(state.open, box, id))
  })
  const free =
    state.open.phase === 'planning' && people.some((id) => isAvailable(must(state.open.gangsters, id)))
  const inHand = free ? handOf(state, seat).orders.map((order) => lackOf(state, box, seat, order)) : []
  return [...planned, ...inHand].filter((one) => one !== null).sort((a, b) => b.worth - a.worth)
}

/** LCN-9: a marker on the one card that a job lacks. */
export function askForAccess(state: Nostra, box: Box, seat: Seat, random: Random): Call | null {
  if (state.open.phase !== 'action' && !(state.open.phase === 'planning' && state.open.turn === seat))
    return null
  for (const { type, worth } of lackingJobs(state, box, seat)) {
    const price = Math.min(tariff(box, type), familyOf(state.open, seat).cash)
    if (price > 600 * worth) continue
    const cards = (box.cardsOfType[type] ?? []).filter((id) => {
      const card = state.open.businesses[id]
      const owner = card?.owner ?? null
      return card?.active === true && owner !== null && owner !== seat && mayAsk(state, box, seat, owner)
    })
    if (cards.length === 0) continue
    const business = pick(random, cards)
    const to = keeperOf(state.open, business)
    const call = to === null ? null : ask(state, box, seat, to, price, { ...nothing(), access: [business] })
    if (call) return call
  }
  return null
}

/** Whether one card more of this type would make the seat its monopolist. */
function isOneShort(state: Nostra, seat: Seat, cards: readonly BusinessId[]): boolean {
  let [own, all] = [0, 0]
  for (const id of cards) {
    const card = state.open.businesses[id]
    if (!card?.active || card.owner === null) continue
    all++
    if (card.owner === seat) own++
  }
  return own > 0 && own < all && own + 1 > all - own - 1 && own <= all - own
}

/** LCN-18: the card that makes a Monopoly is worth more to its buyer than to anybody else. */
export function askForMonopoly(state: Nostra, box: Box, seat: Seat): Call | null {
  if (state.open.turn !== seat && state.open.phase !== 'payday') return null
  for (const { businessType } of box.components.monopolies) {
    const cards = box.cardsOfType[businessType] ?? []
    if (!isOneShort(state, seat, cards)) continue
    for (const to of opponents(state.open, seat)) {
      const card = cards.find(
        (id) => state.open.businesses[id]?.owner === to && state.open.businesses[id]?.active,
      )
      if (card === undefined || !mayAsk(state, box, seat, to)) continue
      const want = { ...nothing(), businesses: [card] }
      const price = priceOf(state.open, box, seat, to, want)
      const call = price === null ? null : ask(state, box, seat, to, price, want)
      if (call) return call
    }
  }
  return null
}

/** Between what its owner loses and what the buyer gains; null where there is nothing to share. */
function priceOf(open: Open, box: Box, seat: Seat, to: Seat, want: Terms): number | null {
  const after = copyOpen(open)
  handOver(after, [{ from: to, to: seat, give: want }], silent(box))
  const gain = publicWorth(after, box, seat) - publicWorth(open, box, seat)
  // What a rival gains hurts too.
  const loss = publicWorth(open, box, to) - publicWorth(after, box, to) + RIVALRY * gain
  const surplus = gain - loss
  return surplus < 2 ? null : 1000 * Math.ceil(loss + SELLERS_PART * surplus)
}

/** Whether what it once asked for still serves it; an answer to somebody else's offer stands as it is. */
export function isStillOfUse(state: Nostra, box: Box, seat: Seat, { want, counters }: Offer): boolean {
  if (counters !== null || want.access.length === 0) return true
  const types = lackingJobs(state, box, seat).map(({ type }) => type)
  return want.access.some((id) => types.includes(must(box.business, id).type))
}
