// What may be done in a turn of Family Business, and what may not. COR-7.2.

import type { Option, Reason, Seat, Sieve } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { type Corleone, familyOf, of, type Open } from '../state.ts'
import {
  type AllyId,
  type BusinessId,
  type FigureId,
  isAlly,
  isJob,
  type JobId,
  type SpaceId,
} from '../words.ts'
import { goodsAmong, missingFor } from './goods.ts'
import { cardsOf } from './hand.ts'

export type Action =
  | { readonly do: 'playThug'; readonly business: BusinessId }
  | { readonly do: 'playMember'; readonly figure: FigureId; readonly space: SpaceId }
  | { readonly do: 'completeHandJob'; readonly job: JobId }
  | { readonly do: 'completeOpenJob'; readonly job: JobId; readonly slot: number }
  | { readonly do: 'playAlly'; readonly ally: AllyId }
  | { readonly do: 'skip' }

export type ActionOption = Option & { readonly action: Action }

/** Options are the same objects every time: a turn has up to sixty of them, and bots take millions of turns. */
class Made {
  readonly #known = new Map<string, ActionOption>()
  readonly #make: (key: string) => ActionOption

  constructor(make: (key: string) => ActionOption) {
    this.#make = make
  }

  get(key: string): ActionOption {
    const known = this.#known.get(key)
    if (known) return known
    const made = this.#make(key)
    this.#known.set(key, made)
    return made
  }
}

const option = (id: string, action: Action): ActionOption => ({ id, say: action.do, action })

const thugs = new Made((business) => option(`thug:${business}`, { do: 'playThug', business }))
const allies = new Made((ally) => option(`ally:${ally}`, { do: 'playAlly', ally }))
const handJobs = new Made((job) => option(`hand:${job}`, { do: 'completeHandJob', job }))
const members = new Map<FigureId, Made>()
const openJobs: Made[] = []
const SKIP = option('skip', { do: 'skip' })

function memberOptions(figure: FigureId): Made {
  const known = members.get(figure)
  if (known) return known
  const made = new Made((space) => option(`${figure}:${space}`, { do: 'playMember', figure, space }))
  members.set(figure, made)
  return made
}

const openJobOptions = (slot: number): Made =>
  (openJobs[slot] ??= new Made((job) => option(`open:${slot}:${job}`, { do: 'completeOpenJob', job, slot })))

/** COR-7.12, 7.13: whether the goods in hand, narcotics included, are enough. */
export const canPay = (state: Corleone, box: Box, seat: Seat, job: JobId): boolean =>
  missingFor(of(box.job, job), goodsAmong(cardsOf(state, seat))).length === 0

const FRONT_TAKEN: Reason = { rule: 'COR-7.8', why: 'frontTaken' }
const NO_THUG_LEFT: Reason = { rule: 'COR-7.7', why: 'noThugLeft' }
const SPACE_TAKEN: Reason = { rule: 'COR-7.9', why: 'spaceTaken' }
const NO_MEMBER_LEFT: Reason = { rule: 'COR-7.9', why: 'noMemberLeft' }
const SPACE_NOT_USED: Reason = { rule: 'COR-4.8', why: 'spaceNotUsed' }
const GOODS_MISSING: Reason = { rule: 'COR-7.12', why: 'goodsMissing' }
const ALLY_PLAYED: Reason = { rule: 'COR-7.19', why: 'allyPlayed' }
const ALLY_NOT_IN_HAND: Reason = { rule: 'COR-7.18', why: 'allyNotInHand' }
const NO_PASSING: Reason = { rule: 'COR-7.3', why: 'noPassing' }

/** COR-7.7: an unplayed thug on any empty front. */
function addThugs(open: Open, seat: Seat, options: ActionOption[], sieve: Sieve): void {
  const none = familyOf(open, seat).thugs.length > 0 ? null : NO_THUG_LEFT
  if (none && !sieve.asking) return
  for (const business in open.onFront)
    sieve.put(options, thugs.get(business), open.onFront[business] === null ? none : FRONT_TAKEN)
}

/** COR-7.9: an unplayed family member on any empty family space. Without one the Don stands for all of them. */
function addMembers(open: Open, box: Box, seat: Seat, options: ActionOption[], sieve: Sieve): void {
  const { family, members: unplayed } = familyOf(open, seat)
  const none = unplayed.length > 0 ? null : NO_MEMBER_LEFT
  if (none && !sieve.asking) return
  for (const figure of none ? [`${family}-don`] : unplayed) {
    const made = memberOptions(figure)
    for (const space in open.onSpace)
      sieve.put(options, made.get(space), open.onSpace[space] === null ? none : SPACE_TAKEN)
    if (sieve.asking) for (const space of box.unusedSpaces) sieve.not(made.get(space.id).id, SPACE_NOT_USED)
  }
}

/** COR-7.11, 7.18: jobs that can be paid, allies in hand. */
function addCardActions(state: Corleone, box: Box, seat: Seat, options: ActionOption[], sieve: Sieve): void {
  const { open } = state
  const hand = cardsOf(state, seat)
  const goods = goodsAmong(hand)
  const missing = (job: JobId) => (missingFor(of(box.job, job), goods).length === 0 ? null : GOODS_MISSING)
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? ''
    if (isAlly(card)) options.push(allies.get(card))
    else if (isJob(card) && hand.indexOf(card) === i) sieve.put(options, handJobs.get(card), missing(card))
  }
  for (let slot = 0; slot < open.openJobs.length; slot++) {
    const job = open.openJobs[slot]
    if (job) sieve.put(options, openJobOptions(slot).get(job), missing(job))
  }
  if (!sieve.asking) return
  for (const ally of familyOf(open, seat).played) sieve.not(allies.get(ally).id, ALLY_PLAYED)
  for (const ally of open.allyRow) sieve.not(allies.get(ally).id, ALLY_NOT_IN_HAND)
}

/** COR-7.2: one action; COR-7.3: no passing; COR-R11: a turn without any legal action is skipped. */
export function actions(state: Corleone, box: Box, seat: Seat, sieve: Sieve): ActionOption[] {
  const options: ActionOption[] = []
  addThugs(state.open, seat, options, sieve)
  addMembers(state.open, box, seat, options, sieve)
  addCardActions(state, box, seat, options, sieve)
  sieve.not('pass', NO_PASSING)
  return options.length > 0 ? options : [SKIP]
}
