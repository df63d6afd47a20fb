// The Turf War phase, turf by turf. COR-9.

import type { Seat, Sieve } from '@backroom/engine'
import { ask, type Offer, reason } from '../asked.ts'
import { isNone, markerOption, NONE } from '../offered.ts'
import { influenceIn, winnerOf } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { type Corleone, type CorStep, familyOf, must } from '../state.ts'
import type { TurfId } from '../words.ts'
import { beginPhase } from './act.ts'

const turfAt = (box: Box, index: number): TurfId => box.numbered[index] as TurfId

const NOT_YOUR_MARKER = reason('COR-9.8', 'notYourMarker')

/** COR-R16: any marker of one's own, at any height of any stack. */
const markersOf = ({ open }: Corleone, box: Box, seat: Seat, sieve: Sieve): Offer<'marker'>[] =>
  box.numbered.flatMap((turf) => {
    const stack = must(open.control, turf)
    return sieve.sift(
      stack.keys(),
      (height) => (stack[height] === seat ? null : NOT_YOUR_MARKER),
      (height) => markerOption(turf, height),
    )
  })

/** COR-9.1: turfs are settled in the order 1 to 7; Central Park has no war. */
export const turfWar: CorStep<'turfWar'> = {
  run({ open }, _args, _picked, table) {
    beginPhase(open, 'turfWar', table)
    for (let turf = 0; turf < table.box.numbered.length; turf++) table.then('fight', { turf })
  },
}

/** COR-9.4: the strongest places a marker; COR-9.8: a winner without a marker at hand may lift one of the nine. */
export const fight: CorStep<'fight', Offer<'marker' | 'none'> | undefined> = {
  ask(state, { turf: index }, box, sieve) {
    const turf = turfAt(box, index)
    const winner = winnerOf(influenceIn(state.open, box, turf))
    if (winner === null || familyOf(state.open, winner).markers > 0) return null
    return ask.one(winner, 'relocate', 'COR-9.8', [...markersOf(state, box, winner, sieve), NONE], {
      about: { turf },
    })
  },
  run({ open }, { turf: index }, picked, table) {
    const turf = turfAt(table.box, index)
    const influence = influenceIn(open, table.box, turf)
    const winner = winnerOf(influence)
    if (influence.neutral > 0 || influence.seats.some((one) => one > 0))
      table.tell({ type: 'turfFought', turf, winner, influence: influence.seats, neutral: influence.neutral })
    const stack = must(open.control, turf)
    if (winner !== null && !picked) {
      familyOf(open, winner).markers--
      stack.push(winner)
      table.tell({ type: 'markerPlaced', seat: winner, turf })
    } else if (winner !== null && picked && !isNone(picked)) {
      // COR-R16: from any height; the stack closes up.
      must(open.control, picked.turf).splice(picked.height, 1)
      stack.push(winner)
      table.tell({ type: 'markerMoved', seat: winner, from: picked.turf, turf })
    }
  },
}
