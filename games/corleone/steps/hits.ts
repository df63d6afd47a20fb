// Figures into the Hudson: gun down, drive-by, car bomb. COR-8.1, COR-16.6 to 16.9, COR-R49.

import { type Option, pickOne, type Seat } from '@backroom/engine'
import { membersAt, sink, thugsIn } from '../board.ts'
import { carBombTurfs, driveByTurfs, targets } from '../possible.ts'
import type { Corleone, CorStep, CorTable } from '../state.ts'
import type { FigureId, TurfId } from '../words.ts'
import { about, abilityIn, decline, type Declined, goOn, isNone, NONE } from './using.ts'

type FigureOption = Option & { readonly figure: FigureId }
type TurfOption = Option & { readonly turf: TurfId }

const figureOption = (figure: FigureId): FigureOption => ({ id: figure, say: 'figure', figure })
const turfOption = (turf: TurfId): TurfOption => ({ id: turf, say: 'turf', turf })

function shoot(state: Corleone, by: Seat, figure: FigureId, table: CorTable): void {
  sink(state, figure)
  table.tell({ type: 'gunnedDown', by, figure })
}

/** COR-16.6, 16.7: own figures may be chosen. */
export const gunDown: CorStep<'gunDown', FigureOption | Declined> = {
  ask(state, use, box) {
    const { kind, scope } = abilityIn<'gunDown'>(box, use)
    const options = targets(state, box, kind, scope).map(figureOption)
    return pickOne(use.seat, 'gunDown', scope === 'chiefTurf' ? 'COR-16.7' : 'COR-16.6', [...options, NONE], {
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
export const driveBy: CorStep<'driveBy', TurfOption | Declined> = {
  ask: (state, use, box) =>
    pickOne(use.seat, 'driveBy', 'COR-16.8', [...driveByTurfs(state, box).map(turfOption), NONE], {
      about: about(use),
    }),
  run(state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    const { turf } = picked
    table.tell({ type: 'driveBy', seat: use.seat, turf })
    if (thugsIn(state, table.box, turf).length > 0)
      table.then('victim', { seat: use.seat, turf, kind: 'thug' })
    if (membersAt(state, table.box, turf).length > 0)
      table.then('victim', { seat: use.seat, turf, kind: 'familyMember' })
    goOn(table, use, 1)
  },
}

/** COR-16.9: everybody on the turf's thug spaces, the Police Chief, and one figure beside it. */
export const carBomb: CorStep<'carBomb', TurfOption | Declined> = {
  ask: (state, use, box) =>
    pickOne(use.seat, 'carBomb', 'COR-16.9', [...carBombTurfs(state, box).map(turfOption), NONE], {
      about: about(use),
    }),
  run(state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    const { turf } = picked
    table.tell({ type: 'carBomb', seat: use.seat, turf })
    for (const figure of thugsIn(state, table.box, turf)) shoot(state, use.seat, figure, table)
    if (state.chief === turf) shoot(state, use.seat, 'police-chief', table)
    if (membersAt(state, table.box, turf).length > 0)
      table.then('victim', { seat: use.seat, turf, kind: 'familyMember' })
    goOn(table, use, 1)
  },
}

/** COR-R49: once the turf is chosen its victims must be taken, own figures included. */
export const victim: CorStep<'victim', FigureOption> = {
  ask(state, { seat, turf, kind }, box) {
    const figures = kind === 'thug' ? thugsIn(state, box, turf) : membersAt(state, box, turf)
    return pickOne(seat, 'victim', 'COR-R49', figures.map(figureOption), { auto: true, about: { turf } })
  },
  run(state, { seat }, { figure }, table) {
    shoot(state, seat, figure, table)
  },
}
