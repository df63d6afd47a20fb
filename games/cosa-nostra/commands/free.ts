// What may be done at any time besides talking: taking a marker back, and Influence cards where they are free.

import { below, pick, type Refusal, type Seat } from '@backroom/engine'
import * as v from 'valibot'
import { blocked, notNow } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { takeMarker } from '../rules/businesses.ts'
import { layOn, notOn, playMarketSnitch } from '../rules/influence.ts'
import { type Business, type Hand, handOf, isOpenForBargains, must, type Open } from '../state.ts'
import { ATTACHED } from '../words.ts'
import { blockedBy, type NostraCommand, PAUSED, wrongShape } from './common.ts'
import { SHAPES } from './shapes.ts'

/** LCN-9.4, LCN-D27: always open to its owner outside the pauses, and costs him what he gave for it. */
export const takeBack: NostraCommand<'takeBack'> = {
  refuse(state, seat, args) {
    const read = v.safeParse(SHAPES.takeBack, args)
    if (!read.success) return wrongShape('LCN-9.4')
    if (!isOpenForBargains(state.open)) return PAUSED
    const { business } = read.output
    const card = Object.hasOwn(state.open.businesses, business) ? state.open.businesses[business] : undefined
    return card?.markers.includes(seat) ? null : blocked('LCN-9.4', 'noMarkerThere', card && { business })
  },
  run(state, seat, { business }, table) {
    takeMarker(state.open, business, seat, table)
  },
  suggest(state, seat, random) {
    if (!isOpenForBargains(state.open) || below(random, 6) !== 0) return null
    for (const id in state.open.businesses)
      if ((state.open.businesses[id] as Business).markers.includes(seat)) return { business: id }
    return null
  },
}

/** Why this card cannot be played now out of turn, from what its owner knows. */
export function influenceProblem(
  open: Open,
  hand: Hand,
  seat: Seat,
  args: unknown,
  box: Box,
): Refusal | null {
  const read = v.safeParse(SHAPES.influence, args)
  if (!read.success) return wrongShape('LCN-22.4')
  if (!box.variants.has('freeInfluence')) return notNow('LCN-R14', 'ownTurnOnly')
  if (!isOpenForBargains(open)) return PAUSED
  const { card, gangster } = read.output
  // LCN-R50: the phase of the card stays in force.
  const inTime = open.phase === 'planning' || (card === 'snitch' && open.phase === 'action')
  if (!inTime) return notNow('LCN-R50', 'wrongPhase')
  if (!hand.influence.includes(card)) return blocked('LCN-16.1', 'cardNotInHand', { card })
  if (card === 'snitch') return null
  if (gangster === undefined || !Object.hasOwn(open.gangsters, gangster)) return wrongShape('LCN-16.3')
  const man = must(open.gangsters, gangster)
  // LCN-16.3: on gangsters in play.
  if (man.where !== 'play') return blocked('LCN-16.3', 'notInPlay', { card: gangster })
  const reason = notOn(man, seat, card)
  return reason && blockedBy({ ...reason, about: { gangster } })
}

/** LCN-22.4, LCN-R50: outside one's own turn, where the table plays so. */
export const influence: NostraCommand<'influence'> = {
  refuse: (state, seat, args, box) => influenceProblem(state.open, handOf(state, seat), seat, args, box),
  run(state, seat, { card, gangster }, table) {
    if (card === 'snitch') playMarketSnitch(state, seat, table)
    else if (gangster !== undefined) layOn(state, seat, card, gangster, table)
  },
  suggest(state, seat, random, box) {
    if (!box.variants.has('freeInfluence') || below(random, 4) !== 0) return null
    const card = pick(random, [...ATTACHED, 'snitch'] as const)
    const gangsters = card === 'snitch' ? [] : state.open.roster
    const args = gangsters.length > 0 ? { card, gangster: pick(random, gangsters) } : { card }
    return influenceProblem(state.open, handOf(state, seat), seat, args, box) ? null : args
  },
}
