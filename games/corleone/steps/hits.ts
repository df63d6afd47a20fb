// Figures into the Hudson: gun down, drive-by, car bomb. COR-8.1, COR-16.6 to 16.9, COR-R49.

import type { Reason, Seat, Sieve } from '@backroom/engine'
import { ask, type Offer, reason } from '../asked.ts'
import { figureOption, isNone, NONE, turfOption } from '../offered.ts'
import { membersAt, sink, thugsIn } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import {
  beyondReach,
  carBombHindrance,
  driveByHindrance,
  figuresIn,
  figuresOn,
  parkClosed,
  targetHindrance,
} from '../rules/reach.ts'
import type { Corleone, CorStep, CorTable } from '../state.ts'
import type { FigureId, TurfId } from '../words.ts'
import { about, abilityIn, decline, goOn } from './using.ts'

const NO_STREET_IN_PARK = reason('COR-16.8', 'onlyNumbered')
const NOT_IN_TURF = reason('COR-R49', 'notInTurf')

function turfOptions(
  box: Box,
  hindrance: (turf: TurfId) => Reason | null,
  sieve: Sieve,
): Offer<'turf' | 'none'>[] {
  parkClosed(box, NO_STREET_IN_PARK, sieve)
  return [...sieve.sift(box.numbered, hindrance, turfOption), NONE]
}

function shoot(state: Corleone, by: Seat, figure: FigureId, table: CorTable): void {
  sink(state.open, figure)
  table.tell({ type: 'gunnedDown', by, figure })
}

/** COR-16.6, 16.7: own figures may be chosen. */
export const gunDown: CorStep<'gunDown', Offer<'figure' | 'none'>> = {
  ask(state, use, box, sieve) {
    const ability = abilityIn<'gunDown'>(box, use)
    const { kind, scope } = ability
    const options = sieve.sift(
      figuresOn(state.open, kind),
      (figure) => targetHindrance(state.open, box, ability, figure),
      figureOption,
    )
    beyondReach(state.open, kind, sieve)
    return ask.one(use.seat, 'gunDown', scope === 'chiefTurf' ? 'COR-16.7' : 'COR-16.6', [...options, NONE], {
      about: about(use),
    })
  },
  run(state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    shoot(state, use.seat, picked.figure, table)
    goOn(table, use, 1)
  },
}

/** COR-16.8: one figure on a thug space and one on a family space of the turf, as far as they are there. */
export const driveBy: CorStep<'driveBy', Offer<'turf' | 'none'>> = {
  ask(state, use, box, sieve) {
    const options = turfOptions(box, (turf) => driveByHindrance(state.open, box, turf), sieve)
    return ask.one(use.seat, 'driveBy', 'COR-16.8', options, { about: about(use) })
  },
  run(state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    const turf = picked.place
    table.tell({ type: 'driveBy', seat: use.seat, turf })
    if (thugsIn(state.open, table.box, turf).length > 0)
      table.then('victim', { seat: use.seat, turf, kind: 'thug' })
    if (membersAt(state.open, table.box, turf).length > 0)
      table.then('victim', { seat: use.seat, turf, kind: 'familyMember' })
    goOn(table, use, 1)
  },
}

/** COR-16.9: everybody on the turf's thug spaces, the Police Chief, and one figure beside it. */
export const carBomb: CorStep<'carBomb', Offer<'turf' | 'none'>> = {
  ask(state, use, box, sieve) {
    const options = turfOptions(box, (turf) => carBombHindrance(state.open, box, turf), sieve)
    return ask.one(use.seat, 'carBomb', 'COR-16.9', options, { about: about(use) })
  },
  run(state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    const turf = picked.place
    table.tell({ type: 'carBomb', seat: use.seat, turf })
    for (const figure of thugsIn(state.open, table.box, turf)) shoot(state, use.seat, figure, table)
    if (state.open.chief === turf) shoot(state, use.seat, 'police-chief', table)
    if (membersAt(state.open, table.box, turf).length > 0)
      table.then('victim', { seat: use.seat, turf, kind: 'familyMember' })
    goOn(table, use, 1)
  },
}

/** COR-R49: once the turf is chosen its victims must be taken, own figures included. */
export const victim: CorStep<'victim', Offer<'figure'>> = {
  ask(state, { seat, turf, kind }, box, sieve) {
    const there = figuresIn(state.open, box, kind, turf)
    const options = sieve.sift(
      figuresOn(state.open, kind),
      (figure) => (there.includes(figure) ? null : NOT_IN_TURF),
      figureOption,
    )
    beyondReach(state.open, kind, sieve)
    return ask.one(seat, 'victim', 'COR-R49', options, { auto: true, about: { turf } })
  },
  run(state, { seat }, { figure }, table) {
    shoot(state, seat, figure, table)
  },
}
