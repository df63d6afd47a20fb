// Figures into the Hudson: gun down, drive-by, car bomb. COR-8.1, COR-16.6 to 16.9, COR-R49.

import type { Reason, Seat, Sieve } from '@backroom/engine'
import { ask, type Offer, reason } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { figureOption, isNone, NONE, turfOption } from '../offered.ts'
import { membersAt, sink, thugsIn } from '../rules/board.ts'
import {
  beyondReach,
  carBombHindrance,
  driveByHindrance,
  figuresIn,
  figuresOn,
  parkClosed,
  targetHindrance,
} from '../rules/reach.ts'
import type { CorStep, CorTable, Open } from '../state.ts'
import type { FigureId, TurfId } from '../words.ts'
import { type Deeds, type Now, unless } from './deed.ts'
import { neutralHindrance } from './figures.ts'
import { about, abilityIn, decline, goOn } from './using.ts'

const NOBODY_IN_REACH = reason('COR-16.6', 'nobodyInReach')
const CHIEF_FIRST = reason('COR-16.16', 'chiefFirst')
const NO_STREET_IN_PARK = reason('COR-16.8', 'onlyNumbered')
const NOT_IN_TURF = reason('COR-R49', 'notInTurf')

type TurfOrNone = Offer<'turf' | 'none'>
type TurfHindrance = (open: Open, box: Box, turf: TurfId) => Reason | null

function turfOptions(open: Open, box: Box, hindrance: TurfHindrance, sieve: Sieve): TurfOrNone[] {
  parkClosed(box, NO_STREET_IN_PARK, sieve)
  return [...sieve.sift(box.numbered, (turf) => hindrance(open, box, turf), turfOption), NONE]
}

const someTurf = ({ state, box }: Now, hindrance: TurfHindrance): Reason | null =>
  unless(
    box.numbered.some((turf) => hindrance(state.open, box, turf) === null),
    NOBODY_IN_REACH,
  )

function shoot(open: Open, by: Seat, figure: FigureId, table: CorTable): void {
  sink(open, figure)
  table.tell({ type: 'gunnedDown', by, figure })
}

/** COR-16.16: what refers to another effect of the card comes after it. */
function waitsForChief({ state, box, use, abilities }: Now): boolean {
  const chief = abilities.findIndex((other) => other.do === 'placeNeutral' && other.figure === 'police-chief')
  return (use.left[chief] ?? 0) > 0 && neutralHindrance(state.open, box, 'police-chief') === null
}

export const HITS = {
  /** COR-16.6, 16.7: own figures may be chosen. */
  gunDown: {
    hindrance(now, ability) {
      const { state, box } = now
      if (ability.scope === 'chiefTurf' && waitsForChief(now)) return CHIEF_FIRST
      return unless(
        figuresOn(state.open, ability.kind).some(
          (figure) => targetHindrance(state.open, box, ability, figure) === null,
        ),
        NOBODY_IN_REACH,
      )
    },
    step: {
      ask({ open }, use, box, sieve) {
        const ability = abilityIn<'gunDown'>(box, use)
        const { kind, scope } = ability
        const options = sieve.sift(
          figuresOn(open, kind),
          (figure) => targetHindrance(open, box, ability, figure),
          figureOption,
        )
        beyondReach(open, kind, sieve)
        const rule = scope === 'chiefTurf' ? 'COR-16.7' : 'COR-16.6'
        return ask.one(use.seat, 'gunDown', rule, [...options, NONE], { about: about(use) })
      },
      run({ open }, use, picked: Offer<'figure' | 'none'>, table) {
        if (isNone(picked)) return decline(table, use)
        shoot(open, use.seat, picked.figure, table)
        goOn(table, use, 1)
      },
    },
  },

  /** COR-16.8: one figure on a thug space and one on a family space of the turf, as far as they are there. */
  driveBy: {
    hindrance: (now) => someTurf(now, driveByHindrance),
    step: {
      ask({ open }, use, box, sieve) {
        const options = turfOptions(open, box, driveByHindrance, sieve)
        return ask.one(use.seat, 'driveBy', 'COR-16.8', options, { about: about(use) })
      },
      run({ open }, use, picked: TurfOrNone, table) {
        if (isNone(picked)) return decline(table, use)
        const { seat } = use
        const turf = picked.place
        table.tell({ type: 'driveBy', seat, turf })
        for (const kind of ['thug', 'familyMember'] as const)
          if (figuresIn(open, table.box, kind, turf).length > 0) table.then('victim', { seat, turf, kind })
        goOn(table, use, 1)
      },
    },
  },

  /** COR-16.9: everybody on the turf's thug spaces, the Police Chief, and one figure beside it. */
  carBomb: {
    hindrance: (now) => someTurf(now, carBombHindrance),
    step: {
      ask({ open }, use, box, sieve) {
        const options = turfOptions(open, box, carBombHindrance, sieve)
        return ask.one(use.seat, 'carBomb', 'COR-16.9', options, { about: about(use) })
      },
      run({ open }, use, picked: TurfOrNone, table) {
        if (isNone(picked)) return decline(table, use)
        const { seat } = use
        const turf = picked.place
        table.tell({ type: 'carBomb', seat, turf })
        for (const figure of thugsIn(open, table.box, turf)) shoot(open, seat, figure, table)
        if (open.chief === turf) shoot(open, seat, 'police-chief', table)
        if (membersAt(open, table.box, turf).length > 0)
          table.then('victim', { seat, turf, kind: 'familyMember' })
        goOn(table, use, 1)
      },
    },
  },
} satisfies Partial<Deeds>

/** COR-R49: once the turf is chosen its victims must be taken, own figures included. */
export const victim: CorStep<'victim', Offer<'figure'>> = {
  ask({ open }, { seat, turf, kind }, box, sieve) {
    const there = figuresIn(open, box, kind, turf)
    const options = sieve.sift(
      figuresOn(open, kind),
      (figure) => (there.includes(figure) ? null : NOT_IN_TURF),
      figureOption,
    )
    beyondReach(open, kind, sieve)
    return ask.one(seat, 'victim', 'COR-R49', options, { auto: true, about: { turf } })
  },
  run({ open }, { seat }, { figure }, table) {
    shoot(open, seat, figure, table)
  },
}
