// Looking at planned orders: Snitch, Spy and Lawyer, at any time in Planning and Action. LCN-16.4, 16.7, LCN-17.1, LCN-R13.

import { below, pick, type Random, type Refusal, type Seat } from '@backroom/engine'
import * as v from 'valibot'
import { blocked, notNow } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { unusedOfType } from '../rules/businesses.ts'
import { playCard } from '../rules/influence.ts'
import {
  familyOf,
  type Gangster,
  type Hand,
  handOf,
  isOpenForBargains,
  must,
  type Nostra,
  type Open,
  orderOn,
} from '../state.ts'
import type { GangsterId } from '../words.ts'
import { type NostraCommand, PAUSED, wrongShape } from './common.ts'
import { SHAPES } from './shapes.ts'

const MEANS = ['more', 'snitch', 'spy', 'lawyer'] as const
export type Means = (typeof MEANS)[number]

/** LCN-R13, LCN-22.3: also in other players' turns, unless the table plays otherwise. */
function momentProblem(open: Open, box: Box, seat: Seat): Refusal | null {
  if (!isOpenForBargains(open)) return PAUSED
  if (open.phase !== 'planning' && open.phase !== 'action') return notNow('LCN-R13', 'planningOrAction')
  if (box.variants.has('turnBoundSpying') && open.turn !== seat) return notNow('LCN-22.3', 'ownTurnOnly')
  return null
}

function meansProblem(open: Open, hand: Hand, box: Box, seat: Seat, means: Means): Refusal | null {
  switch (means) {
    case 'snitch':
    case 'spy':
      return hand.influence.includes(means)
        ? null
        : blocked(means === 'snitch' ? 'LCN-16.4' : 'LCN-16.7', 'cardNotInHand', { card: means })
    case 'lawyer':
      return unusedOfType(open, box, seat, 'lawyer').length > 0 ? null : blocked('LCN-17.1', 'noLawyer')
    case 'more':
      return familyOf(open, seat).looks > 0 ? null : blocked('LCN-R36', 'noLookLeft')
  }
}

/** What this seat may look with now, the second look of a Spy or a Lawyer first. */
export const meansToLook = (open: Open, hand: Hand, box: Box, seat: Seat): Means[] =>
  momentProblem(open, box, seat)
    ? []
    : MEANS.filter((means) => meansProblem(open, hand, box, seat, means) === null)

function refuse(state: Nostra, seat: Seat, args: unknown, box: Box): Refusal | null {
  const read = v.safeParse(SHAPES.look, args)
  if (!read.success) return wrongShape('LCN-R13')
  const { open } = state
  const hand = handOf(state, seat)
  const problem = momentProblem(open, box, seat) ?? meansProblem(open, hand, box, seat, read.output.with)
  if (problem) return problem
  const gangster = Object.hasOwn(state.open.gangsters, read.output.gangster)
    ? state.open.gangsters[read.output.gangster]
    : undefined
  if (!gangster || gangster.back === null)
    return blocked('LCN-16.4', 'noOrderThere', gangster && { gangster: read.output.gangster })
  return gangster.owner === seat ? blocked('LCN-16.4', 'ownOrder', { gangster: read.output.gangster }) : null
}

/** Whether there is a second order of an opponent's; where only one lies there, that one is all (LCN-16.7). */
const liesElsewhere = (state: Nostra, seat: Seat, seen: GangsterId): boolean =>
  state.open.roster.some((id) => {
    const { owner, back } = state.open.gangsters[id] as Gangster
    return id !== seen && owner !== null && owner !== seat && back !== null
  })

/** The card or the ability is used up; whoever may see two may take the second look later in the round (LCN-R36). */
function useUp(state: Nostra, box: Box, seat: Seat, means: Means, seen: GangsterId): void {
  const family = familyOf(state.open, seat)
  if (means === 'more') family.looks--
  else if (means === 'lawyer') {
    const [lawyer] = unusedOfType(state.open, box, seat, 'lawyer')
    if (lawyer !== undefined) must(state.open.businesses, lawyer).used = true
    if (liesElsewhere(state, seat, seen)) family.looks++
  } else {
    playCard(state, seat, means)
    if (means === 'spy' && liesElsewhere(state, seat, seen)) family.looks++
  }
}

/** LCN-D7, LCN-D8: that he looked and where is public, what he saw is not (LCN-R63). */
export const look: NostraCommand<'look'> = {
  refuse,
  run(state, seat, { with: means, gangster: id }, table) {
    useUp(state, table.box, seat, means, id)
    const gangster = must(state.open.gangsters, id)
    gangster.seen |= 1 << seat
    table.tell(
      { type: 'looked', seat, with: means, gangster: id, rival: gangster.owner },
      { order: orderOn(state, id) },
      [seat],
    )
  },
  suggest(state, seat, random, box) {
    const means = meansToLook(state.open, handOf(state, seat), box, seat)
    const [first] = means
    if (first === undefined || (first !== 'more' && below(random, 4) !== 0)) return null
    const gangster = anyPlanned(state, seat, random)
    return gangster === null ? null : { with: first === 'more' ? first : pick(random, means), gangster }
  },
}

function anyPlanned(state: Nostra, seat: Seat, random: Random): GangsterId | null {
  const planned: GangsterId[] = []
  for (const id of state.open.roster) {
    const { owner, back, seen } = state.open.gangsters[id] as Gangster
    if (owner !== null && owner !== seat && back !== null && (seen & (1 << seat)) === 0) planned.push(id)
  }
  return planned.length > 0 ? pick(random, planned) : null
}
