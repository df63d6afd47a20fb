// What may be done in a turn of Family Business, and what may not. COR-7.2.

import type { Blocked, Option, Seat } from '@backroom/engine'
import type { Box } from './box.ts'
import { type Corleone, familyOf, of } from './state.ts'
import {
  type AllyId,
  type BusinessId,
  type FigureId,
  isAlly,
  isJob,
  type JobId,
  type SpaceId,
} from './words.ts'

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
export function canPay(state: Corleone, box: Box, seat: Seat, job: JobId): boolean {
  let gun = 0
  let booze = 0
  let bloodMoney = 0
  let narcotics = 0
  for (const { card } of familyOf(state, seat).hand) {
    if (card === 'gun') gun++
    else if (card === 'booze') booze++
    else if (card === 'bloodMoney') bloodMoney++
    else if (card === 'narcotics') narcotics++
  }
  for (const good of of(box.job, job).requires) {
    if (good === 'gun') gun--
    else if (good === 'booze') booze--
    else bloodMoney--
  }
  return Math.min(0, gun) + Math.min(0, booze) + Math.min(0, bloodMoney) + narcotics >= 0
}

/** COR-7.7, 7.9: an unplayed figure on any empty place of its kind. */
function addPlacements(state: Corleone, seat: Seat, options: ActionOption[]): void {
  const family = familyOf(state, seat)
  if (family.thugs.length > 0)
    for (const business in state.onFront)
      if (state.onFront[business] === null) options.push(thugs.get(business))
  for (const figure of family.members) {
    const made = memberOptions(figure)
    for (const space in state.onSpace) if (state.onSpace[space] === null) options.push(made.get(space))
  }
}

/** COR-7.11, 7.18: jobs that can be paid, allies in hand. */
function addCardActions(state: Corleone, box: Box, seat: Seat, options: ActionOption[]): void {
  const { hand } = familyOf(state, seat)
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]?.card ?? ''
    let made: ActionOption
    if (isJob(card) && canPay(state, box, seat, card)) made = handJobs.get(card)
    else if (isAlly(card)) made = allies.get(card)
    else continue
    if (!options.includes(made)) options.push(made)
  }
  for (let slot = 0; slot < state.openJobs.length; slot++) {
    const job = state.openJobs[slot]
    if (job && canPay(state, box, seat, job)) options.push(openJobOptions(slot).get(job))
  }
}

/** COR-7.2: one action; COR-7.3: no passing; COR-R11: a turn without any legal action is skipped. */
export function actions(state: Corleone, box: Box, seat: Seat): ActionOption[] {
  const options: ActionOption[] = []
  addPlacements(state, seat, options)
  addCardActions(state, box, seat, options)
  return options.length > 0 ? options : [SKIP]
}

/** What may not be done in a turn, and why. */
export function blockedActions(state: Corleone, box: Box, seat: Seat): Blocked[] {
  const { thugs, members, played, hand } = familyOf(state, seat)
  const blocked: Blocked[] = []
  const block = (id: string, rule: string, why: string) => blocked.push({ id, rule, why })
  for (const [business, figure] of Object.entries(state.onFront)) {
    if (figure) block(`thug:${business}`, 'COR-7.8', 'frontTaken')
    else if (thugs.length === 0) block(`thug:${business}`, 'COR-7.7', 'noThugLeft')
  }
  for (const member of members) {
    for (const [space, figure] of Object.entries(state.onSpace))
      if (figure) block(`${member}:${space}`, 'COR-7.9', 'spaceTaken')
    for (const space of box.unusedSpaces) block(`${member}:${space.id}`, 'COR-4.8', 'spaceNotUsed')
  }
  for (const { card } of hand)
    if (isJob(card) && !canPay(state, box, seat, card)) block(`hand:${card}`, 'COR-7.12', 'goodsMissing')
  state.openJobs.forEach((job, slot) => {
    if (job && !canPay(state, box, seat, job)) block(`open:${slot}:${job}`, 'COR-7.12', 'goodsMissing')
  })
  for (const ally of played) block(`ally:${ally}`, 'COR-7.19', 'allyPlayed')
  for (const ally of state.allyRow) block(`ally:${ally}`, 'COR-7.18', 'allyNotInHand')
  block('pass', 'COR-7.3', 'noPassing')
  return blocked
}
