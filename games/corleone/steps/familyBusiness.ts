// The Family Business phase: turns, and the four actions of a turn. COR-7.

import { type Blocked, type Option, pickOne, type Seat } from '@backroom/engine'
import { emptyFronts, emptySpaces, hasUnplayed } from '../board.ts'
import type { Box } from '../box.ts'
import { countInHand, reveal } from '../hand.ts'
import { clockwiseFrom, type Corleone, type CorStep, type CorTable, familyOf, of } from '../state.ts'
import {
  type AllyId,
  type BusinessId,
  COMMON_GOODS,
  type FigureId,
  isAlly,
  isJob,
  type JobId,
  type SpaceId,
} from '../words.ts'
import { beginPhase } from './act.ts'

export type Action =
  | { readonly do: 'playThug'; readonly business: BusinessId }
  | { readonly do: 'playMember'; readonly figure: FigureId; readonly space: SpaceId }
  | { readonly do: 'completeHandJob'; readonly job: JobId }
  | { readonly do: 'completeOpenJob'; readonly job: JobId; readonly slot: number }
  | { readonly do: 'playAlly'; readonly ally: AllyId }
  | { readonly do: 'skip' }

export type ActionOption = Option & { readonly action: Action }

/** Options are the same objects every time: a turn has up to sixty of them. */
const made = new Map<string, ActionOption>()
function option(id: string, make: () => Action): ActionOption {
  let known = made.get(id)
  if (!known) {
    const action = make()
    known = { id, say: action.do, action }
    made.set(id, known)
  }
  return known
}

/** COR-7.1: the holder of the Horse Head begins. */
export const familyBusiness: CorStep<'familyBusiness'> = {
  run(state, _args, _picked, table) {
    beginPhase(state, 'familyBusiness', table)
    table.then('nextTurn', { from: state.horseHead })
  },
}

/** COR-7.4, 7.5: who has no unplayed figure is passed over; when nobody has one the phase is over. */
export const nextTurn: CorStep<'nextTurn'> = {
  run(state, { from }, _picked, table) {
    state.turn = clockwiseFrom(state, from).find((seat) => hasUnplayed(state, seat)) ?? null
    if (state.turn !== null) table.then('turn', { seat: state.turn })
  },
}

/** COR-7.12, 7.13: whether the goods in hand, narcotics included, are enough. */
export function canPay(state: Corleone, box: Box, seat: Seat, job: JobId): boolean {
  let missing = 0
  for (const good of COMMON_GOODS) {
    let needed = 0
    for (const one of of(box.job, job).requires) if (one === good) needed++
    if (needed > 0) missing += Math.max(0, needed - countInHand(state, seat, good))
  }
  return missing === 0 || missing <= countInHand(state, seat, 'narcotics')
}

function placements(state: Corleone, seat: Seat): ActionOption[] {
  const { thugs, members } = familyOf(state, seat)
  const options: ActionOption[] = []
  if (thugs.length > 0)
    for (const business of emptyFronts(state))
      options.push(option(`thug:${business}`, () => ({ do: 'playThug', business })))
  if (members.length > 0)
    for (const space of emptySpaces(state))
      for (const figure of members)
        options.push(option(`${figure}:${space}`, () => ({ do: 'playMember', figure, space })))
  return options
}

function cardActions(state: Corleone, box: Box, seat: Seat): ActionOption[] {
  const options: ActionOption[] = []
  const seen = new Set<string>()
  for (const { card } of familyOf(state, seat).hand) {
    if (seen.has(card)) continue
    seen.add(card)
    if (isAlly(card)) options.push(option(`ally:${card}`, () => ({ do: 'playAlly', ally: card })))
    else if (isJob(card) && canPay(state, box, seat, card))
      options.push(option(`hand:${card}`, () => ({ do: 'completeHandJob', job: card })))
  }
  state.openJobs.forEach((job, slot) => {
    if (job && canPay(state, box, seat, job))
      options.push(option(`open:${slot}:${job}`, () => ({ do: 'completeOpenJob', job, slot })))
  })
  return options
}

/** COR-7.2: one action; COR-7.3: no passing; COR-R11: a turn without any legal action is skipped. */
function actions(state: Corleone, box: Box, seat: Seat): ActionOption[] {
  const options = [...placements(state, seat), ...cardActions(state, box, seat)]
  return options.length > 0 ? options : [option('skip', () => ({ do: 'skip' }))]
}

export const turn: CorStep<'turn', ActionOption> = {
  ask: (state, { seat }, box) => pickOne(seat, 'turn', 'COR-7.2', actions(state, box, seat)),
  blocked: (state, _args, box, seat) => blockedActions(state, box, seat),
  run(state, { seat }, picked, table) {
    state.vacated = null
    state.used = []
    act(state, seat, picked.action, table)
    table.then('nextTurn', { from: (seat + 1) % state.seats.length })
  },
}

function act(state: Corleone, seat: Seat, action: Action, table: CorTable): void {
  const family = familyOf(state, seat)
  switch (action.do) {
    case 'playThug': {
      const figure = family.thugs.shift() as FigureId
      state.onFront[action.business] = figure
      table.tell({ type: 'thugPlaced', seat, figure, business: action.business })
      table.then('front', { seat, business: action.business })
      return
    }
    case 'playMember':
      family.members.splice(family.members.indexOf(action.figure), 1)
      state.onSpace[action.space] = action.figure
      table.tell({ type: 'memberPlaced', seat, figure: action.figure, space: action.space })
      table.then('backs', { seat, space: action.space })
      return
    case 'completeHandJob':
      reveal(state, seat, action.job, table)
      return startJob(state, seat, action.job, table)
    case 'completeOpenJob':
      // COR-7.16: the slot stays empty until the Entr'acte.
      state.openJobs[action.slot] = null
      return startJob(state, seat, action.job, table)
    case 'playAlly':
      reveal(state, seat, action.ally, table)
      family.played.push(action.ally)
      table.tell({ type: 'allyPlayed', seat, ally: action.ally })
      table.then('abilities', { seat, source: { kind: 'ally', ally: action.ally }, left: null })
      return
    case 'skip':
      table.tell({ type: 'turnSkipped', seat })
  }
}

function startJob(state: Corleone, seat: Seat, job: JobId, table: CorTable): void {
  state.onTable = job
  table.tell({ type: 'jobStarted', seat, job })
  table.then('payJob', { seat })
}

function blockedActions(state: Corleone, box: Box, seat: Seat): Blocked[] {
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
