// An offer while it is being put together: what each side gives, what has changed against theirs, what is sent.

import type { Seat } from '@backroom/engine'
import { type Audience, nothing, type Offer, type Terms } from './game.ts'

/** What can be handed over besides money: a card, a man, or the use of a card by a Deal marker. */
export const PARTS = ['businesses', 'gangsters', 'access'] as const
export type Part = (typeof PARTS)[number]

export interface Item {
  readonly part: Part
  readonly id: string
}

/** The two sides of an offer, as whoever makes it sees them. */
export type Side = 'give' | 'want'
export type Until = Offer['until']

/** How long an offer may stand where it ends with time, in seconds. */
export const TIMES = [30, 60, 180, 600] as const
const USUAL_TIME = 60

export interface Draft {
  readonly to: Audience
  readonly aloud: boolean
  readonly give: Terms
  readonly want: Terms
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
export function counterTo(offer: Offer, mine: (item: Item) => boolean): Draft {
  const give = copied(offer.want)
  for (const part of PARTS) give[part] = give[part].filter((id) => mine({ part, id }))
  return {
    to: offer.from,
    aloud: offer.to === 'all' || offer.aloud,
    give,
    want: copied(offer.give),
    text: '',
    until: 'open',
    seconds: USUAL_TIME,
    counters: offer.id,
  }
}

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

/** Their offer as this side of the table sees it. */
export const mirrored = ({ give, want }: Pick<Offer, 'give' | 'want'>): { give: Terms; want: Terms } => ({
  give: want,
  want: give,
})

export const isSame = (draft: Draft, offer: Offer): boolean => {
  const theirs = mirrored(offer)
  return (['give', 'want'] as const).every((side) => {
    const { cashWas, items } = changes(draft[side], theirs[side])
    return cashWas === null && items.every(({ change }) => change === 'same')
  })
}

export const isEmpty = ({ give, want }: Pick<Draft, 'give' | 'want'>): boolean =>
  give.cash + want.cash === 0 && itemsOf(give).length + itemsOf(want).length === 0

/** What goes to the table as the command `offer`. */
export const offerArgs = ({ to, aloud, give, want, text, until, seconds, counters }: Draft) => ({
  to,
  aloud: to === 'all' || aloud,
  give: { ...copied(give) },
  want: { ...copied(want) },
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
