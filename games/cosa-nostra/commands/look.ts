// Looking at planned orders: Snitch, Spy and Lawyer, at any time in Planning and Action. LCN-16.4, 16.7, LCN-17.1, LCN-R13.

import { below, pick, type Random, type Refusal, type Seat } from '@backroom/engine'
import * as v from 'valibot'
import type { Box } from '../components/box.ts'
import { unusedOfType } from '../rules/businesses.ts'
import { holds, playCard } from '../rules/influence.ts'
import { familyOf, type Gangster, isOpenForBargains, type Nostra, of } from '../state.ts'
import type { GangsterId } from '../words.ts'
import { blockedBy, type NostraCommand, PAUSED, wrongShape } from './common.ts'
import { type Args, SHAPES } from './shapes.ts'

/** LCN-R13, LCN-22.3: also in other players' turns, unless the table plays otherwise. */
function momentProblem(state: Nostra, box: Box, seat: Seat): Refusal | null {
  if (!isOpenForBargains(state)) return PAUSED
  if (state.phase !== 'planning' && state.phase !== 'action')
    return { code: 'notNow', rule: 'LCN-R13', why: 'planningOrAction' }
  if (box.variants.has('turnBoundSpying') && state.turn !== seat)
    return { code: 'notNow', rule: 'LCN-22.3', why: 'ownTurnOnly' }
  return null
}

function meansProblem(state: Nostra, box: Box, seat: Seat, means: Args<'look'>['with']): Refusal | null {
  switch (means) {
    case 'snitch':
    case 'spy':
      return holds(state, seat, means)
        ? null
        : blockedBy({
            rule: means === 'snitch' ? 'LCN-16.4' : 'LCN-16.7',
            why: 'cardNotInHand',
            given: means,
          })
    case 'lawyer':
      return unusedOfType(state, box, seat, 'lawyer').length > 0
        ? null
        : blockedBy({ rule: 'LCN-17.1', why: 'noLawyer' })
    case 'more':
      return familyOf(state, seat).looks > 0 ? null : blockedBy({ rule: 'LCN-R36', why: 'noLookLeft' })
  }
}

function refuse(state: Nostra, seat: Seat, args: unknown, box: Box): Refusal | null {
  const read = v.safeParse(SHAPES.look, args)
  if (!read.success) return wrongShape('LCN-R13')
  const problem = momentProblem(state, box, seat) ?? meansProblem(state, box, seat, read.output.with)
  if (problem) return problem
  const gangster = Object.hasOwn(state.gangsters, read.output.gangster)
    ? state.gangsters[read.output.gangster]
    : undefined
  if (!gangster || gangster.order === null)
    return blockedBy({ rule: 'LCN-16.4', why: 'noOrderThere', given: read.output.gangster })
  return gangster.owner === seat
    ? blockedBy({ rule: 'LCN-16.4', why: 'ownOrder', given: read.output.gangster })
    : null
}

/** Whether there is a second order of an opponent's; where only one lies there, that one is all (LCN-16.7). */
const liesElsewhere = (state: Nostra, seat: Seat, seen: GangsterId): boolean =>
  state.roster.some((id) => {
    const { owner, order } = state.gangsters[id] as Gangster
    return id !== seen && owner !== null && owner !== seat && order !== null
  })

/** The card or the ability is used up; whoever may see two may take the second look later in the round (LCN-R36). */
function useUp(state: Nostra, box: Box, seat: Seat, means: Args<'look'>['with'], seen: GangsterId): void {
  const family = familyOf(state, seat)
  if (means === 'more') family.looks--
  else if (means === 'lawyer') {
    const [lawyer] = unusedOfType(state, box, seat, 'lawyer')
    if (lawyer !== undefined) of(state.businesses, lawyer).used = true
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
    const gangster = of(state.gangsters, id)
    gangster.seen |= 1 << seat
    table.tell(
      { type: 'looked', seat, with: means, gangster: id, rival: gangster.owner },
      { order: gangster.order },
      [seat],
    )
  },
  suggest(state, seat, random, box) {
    if (momentProblem(state, box, seat)) return null
    const means = (['more', 'snitch', 'spy', 'lawyer'] as const).filter(
      (one) => !meansProblem(state, box, seat, one),
    )
    const [first] = means
    if (first === undefined || (first !== 'more' && below(random, 4) !== 0)) return null
    const gangster = anyPlanned(state, seat, random)
    return gangster === null ? null : { with: first === 'more' ? first : pick(random, means), gangster }
  },
}

function anyPlanned(state: Nostra, seat: Seat, random: Random): GangsterId | null {
  const planned: GangsterId[] = []
  for (const id of state.roster) {
    const { owner, order, seen } = state.gangsters[id] as Gangster
    if (owner !== null && owner !== seat && order !== null && (seen & (1 << seat)) === 0) planned.push(id)
  }
  return planned.length > 0 ? pick(random, planned) : null
}
