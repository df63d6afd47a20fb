// An offer while it is being put together: what each side gives, what has changed against theirs, what is sent.

import type { Seat } from '@backroom/engine'
import {
  type Audience,
  isNothing,
  type Later,
  type Leg,
  legsOf,
  nothing,
  type Offer,
  type Terms,
  type Transfer,
} from '@backroom/games/cosa-nostra'

/** What can be handed over besides money: a card, a man, or the use of a card by a Deal marker. */
export const PARTS = ['businesses', 'gangsters', 'access'] as const
export type Part = (typeof PARTS)[number]

export interface Item {
  readonly part: Part
  readonly id: string
}

export type Until = Offer['until']

/** How long an offer may stand where it ends with time, in seconds. */
export const TIMES = [30, 60, 180, 600] as const
const USUAL_TIME = 60

export interface Draft {
  readonly to: Audience
  readonly aloud: boolean
  readonly give: Terms
  readonly want: Terms
  /** Further parties, and what changes hands with them or between them. */
  readonly among: readonly Seat[]
  readonly legs: readonly Leg[]
  readonly text: string
  readonly until: Until
  /** How long it stands where it ends with time. */
  readonly seconds: number
  /** The offer that this one answers. */
  readonly counters: string | null
}

/** A blank sheet; where nobody may whisper, everybody hears it. */
export const blank = (to: Audience, privateTalk: boolean): Draft => ({
  to,
  aloud: !privateTalk,
  give: nothing(),
  want: nothing(),
  among: [],
  legs: [],
  text: '',
  until: 'open',
  seconds: USUAL_TIME,
  counters: null,
})

const copied = ({ cash, businesses, gangsters, access, later }: Terms): Terms => ({
  cash,
  businesses: [...businesses],
  gangsters: [...gangsters],
  access: [...access],
  later: later && { ...later },
})

/** LCN-D26: a counter-offer begins with theirs, seen from this side, as far as I could give what they ask for. */
export function counterTo(offer: Offer, me: Seat, mine: (item: Item) => boolean): Draft {
  const { from } = offer
  const theirs = legsOf(offer, offer.to === 'all' ? me : offer.to)
  const give = sumOf(theirs, me, from)
  // What an offer to all asks of anybody, I may not have; a card that is bought back and forth in it stays.
  if (offer.to === 'all')
    for (const part of PARTS)
      give[part] = give[part].filter(
        (id) => mine({ part, id }) || (part === 'access' && offer.give.businesses.includes(id)),
      )
  return {
    to: from,
    aloud: offer.to === 'all' || offer.aloud,
    give,
    want: sumOf(theirs, from, me),
    among: offer.to === 'all' ? [] : [offer.to, ...offer.among].filter((seat) => seat !== me),
    legs: theirs.filter((leg) => !isBetween(leg, me, from) && !isBlank(leg.give)),
    text: '',
    until: 'open',
    seconds: USUAL_TIME,
    counters: offer.id,
  }
}

const isBetween = ({ from, to }: Leg, one: Seat, other: Seat): boolean =>
  (from === one && to === other) || (from === other && to === one)

/** Nothing now and nothing later. */
export const isBlank = (terms: Terms): boolean => isNothing(terms) && terms.later === null

/** What changes hands in an offer among several, without what is empty. */
export const realLegs = (offer: Offer): Leg[] =>
  offer.to === 'all' ? [] : legsOf(offer, offer.to).filter((leg) => !isBlank(leg.give))

/** Everything that one gives the other. */
function sumOf(legs: readonly Leg[], from: Seat, to: Seat): Terms {
  const sum = nothing()
  for (const leg of legs) {
    if (leg.from !== from || leg.to !== to) continue
    sum.cash += leg.give.cash
    for (const part of PARTS) sum[part].push(...leg.give[part])
    sum.later ??= leg.give.later
  }
  return sum
}

/** What one gives another in the deal that is being put together by `me`. */
export function termsBetween(draft: Draft, me: Seat, from: Audience, to: Audience): Terms {
  if (from === me && to === draft.to) return draft.give
  if (from === draft.to && to === me) return draft.want
  return draft.legs.find((leg) => leg.from === from && leg.to === to)?.give ?? nothing()
}

export function withTerms(draft: Draft, me: Seat, from: Audience, to: Audience, give: Terms): Draft {
  if (from === me && to === draft.to) return { ...draft, give }
  if (from === draft.to && to === me) return { ...draft, want: give }
  if (from === 'all' || to === 'all') return draft
  const rest = draft.legs.filter((leg) => !(leg.from === from && leg.to === to))
  return { ...draft, legs: isBlank(give) ? rest : [...rest, { from, to, give }] }
}

/** Everything that changes hands by this sheet. */
export const transfersOf = ({ give, want, to, legs }: Draft, me: Seat): readonly Transfer[] => [
  { from: me, to, give },
  { from: to, to: me, give: want },
  ...legs,
]

/** Brings somebody in, or leaves them out with everything that went to them or came from them. */
export function withParty(draft: Draft, seat: Seat): Draft {
  return draft.among.includes(seat)
    ? {
        ...draft,
        among: draft.among.filter((one) => one !== seat),
        legs: draft.legs.filter(({ from, to }) => from !== seat && to !== seat),
      }
    : { ...draft, among: [...draft.among, seat] }
}

/** The pairs that can give each other something, mine with the addressee first. */
export function pairsOf(draft: Draft, me: Seat): (readonly [Seat, Audience])[] {
  const { to, among } = draft
  if (to === 'all') return [[me, 'all']]
  const parties = [me, to, ...among]
  return parties.flatMap((one, at) => parties.slice(at + 1).map((other) => [one, other] as const))
}

export const withLater = (terms: Terms, later: Later | null): Terms => ({ ...copied(terms), later })

export const itemsOf = (terms: Terms): Item[] =>
  PARTS.flatMap((part) => terms[part].map((id) => ({ part, id })))

export const has = (terms: Terms, { part, id }: Item): boolean => terms[part].includes(id)

/** Puts an item in or takes it out. A card is given either as a card or for one job, never both. */
export function toggled(terms: Terms, item: Item): Terms {
  const next = copied(terms)
  const { part, id } = item
  if (has(terms, item)) next[part] = next[part].filter((one) => one !== id)
  else {
    for (const other of PARTS) next[other] = next[other].filter((one) => one !== id)
    next[part].push(id)
  }
  return next
}

export const withCash = (terms: Terms, cash: number): Terms => ({ ...copied(terms), cash: Math.max(0, cash) })

/** LCN-1.11: amounts are full thousands; whoever types "6" means six of them. */
export function moneyTyped(text: string): number {
  const number = Number(text.replaceAll(/\D/g, ''))
  const thousands = number < 1000 ? number : Math.floor(number / 1000)
  return 1000 * Math.min(thousands, 10_000)
}

export interface Changed extends Item {
  readonly change: 'same' | 'new' | 'gone'
}

/** One side against how theirs had it: what is new, what was taken out, which sum stood there. */
export function changes(
  now: Terms,
  was: Terms | null,
): { readonly cashWas: number | null; readonly items: readonly Changed[] } {
  if (!was) return { cashWas: null, items: itemsOf(now).map((item) => ({ ...item, change: 'same' })) }
  const before = itemsOf(was).map((item): Changed => ({ ...item, change: has(now, item) ? 'same' : 'gone' }))
  const added = itemsOf(now)
    .filter((item) => !has(was, item))
    .map((item): Changed => ({ ...item, change: 'new' }))
  return { cashWas: was.cash === now.cash ? null : was.cash, items: [...before, ...added] }
}

const sameTerms = (now: Terms, was: Terms): boolean => {
  const { cashWas, items } = changes(now, was)
  const later = JSON.stringify(now.later) === JSON.stringify(was.later)
  return later && cashWas === null && items.every(({ change }) => change === 'same')
}

/** Whether the sheet says what their offer says. */
export const isSame = (draft: Draft, offer: Offer, me: Seat): boolean => {
  const { give, want, legs, among } = counterTo(offer, me, () => true)
  return (
    sameTerms(draft.give, give) &&
    sameTerms(draft.want, want) &&
    among.length === draft.among.length &&
    legs.length === draft.legs.length &&
    legs.every((leg) => sameTerms(termsBetween(draft, me, leg.from, leg.to), leg.give))
  )
}

/** Nothing changes hands, now or later. */
export const isEmpty = ({ give, want, legs }: Pick<Draft, 'give' | 'want' | 'legs'>): boolean =>
  isBlank(give) && isBlank(want) && legs.every((leg) => isBlank(leg.give))

/** LCN-20.1: words alone are a pact. */
export const isPact = (draft: Pick<Draft, 'give' | 'want' | 'legs' | 'text'>): boolean =>
  isEmpty(draft) && draft.text.trim() !== ''

/** What goes to the table as the command `offer`. */
export const offerArgs = ({ to, aloud, give, want, among, legs, text, until, seconds, counters }: Draft) => ({
  to,
  aloud: to === 'all' || aloud,
  give: { ...copied(give) },
  want: { ...copied(want) },
  among: [...among],
  legs: legs.map((leg) => ({ from: leg.from, to: leg.to, give: { ...copied(leg.give) } })),
  text: text.trim(),
  until,
  seconds: until === 'time' ? seconds : null,
  counters,
})

/** Whose items are asked for; an offer to all may ask for what one family has. */
export function ownersAsked(want: Terms, ownerOf: (item: Item) => Seat | null): Seat[] {
  const owners = itemsOf(want).map(ownerOf)
  return [...new Set(owners.filter((owner) => owner !== null))]
}
