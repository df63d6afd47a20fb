// Moving figures and placing the neutral ones. COR-8.3 to 8.7, COR-16.10, COR-16.11.

import type { Reason, Seat, Sieve } from '@backroom/engine'
import { ask, type Offer, reason } from '../asked.ts'
import type { Box, Figure } from '../components/box.ts'
import { figureOption, frontOption, isNone, NONE, spaceOption, turfOption } from '../offered.ts'
import { backsAt, lift } from '../rules/board.ts'
import {
  beyondReach,
  figuresOn,
  moveHindrance,
  placeHindrance,
  placesClosed,
  placesFor,
} from '../rules/reach.ts'
import { type CorStep, type CorTable, must, type Open } from '../state.ts'
import type { FigureId } from '../words.ts'
import { frontTouch } from './businesses.ts'
import { anyOf, type Deeds, NOTHING, type Paid, type Touch, unless } from './deed.ts'
import { about, abilityIn, decline, goOn } from './using.ts'

const NOBODY_TO_MOVE = reason('COR-16.10', 'nobodyInReach')
const NEUTRAL_IN_HUDSON = reason('COR-R12', 'neutralInHudson')
const NO_PLACE_LEFT = reason('COR-R13', 'noFreePlace')

type PlaceOption = Offer<'front' | 'space' | 'turf'>

/** Where figures of each kind stand. */
const PLACES: { readonly [kind in Figure['kind']]: (place: string) => PlaceOption } = {
  thug: frontOption,
  familyMember: spaceOption,
  chief: turfOption,
}

/** COR-16.10, 16.11: an empty place other than the one the figure has. */
function freePlaces(open: Open, box: Box, figure: FigureId, sieve: Sieve): PlaceOption[] {
  placesClosed(box, figure, sieve)
  return sieve.sift(
    placesFor(open, box, figure),
    (place) => placeHindrance(open, box, figure, place),
    PLACES[must(box.figure, figure).kind],
  )
}

function stand(open: Open, figure: FigureId, place: string, box: Box): void {
  const { kind } = must(box.figure, figure)
  if (kind === 'chief') open.chief = place
  else if (kind === 'thug') open.onFront[place] = figure
  else open.onSpace[place] = figure
}

function shakeDown(seat: Seat, figure: FigureId, place: string, table: CorTable): void {
  const { kind } = must(table.box.figure, figure)
  if (kind === 'thug') table.then('front', { seat, business: place })
  else if (kind === 'familyMember') table.then('backs', { seat, space: place })
}

/** Wherever this figure may go it shakes the place down. */
function shakedownTouch(paid: Paid, figure: FigureId): Touch {
  const { state, box, iconsTouch } = paid
  const { open } = state
  const { kind } = must(box.figure, figure)
  if (kind === 'chief') return NOTHING
  const free = placesFor(open, box, figure).filter(
    (place) => placeHindrance(open, box, figure, place) === null,
  )
  return anyOf(
    free.map((place) =>
      kind === 'thug' ? frontTouch(paid, place) : iconsTouch(box.backs(backsAt(open, box, place))),
    ),
  )
}

/** COR-16.11, COR-R12 to R14: a neutral figure that is not in the river needs a free place other than its own. */
export function neutralHindrance(open: Open, box: Box, figure: FigureId): Reason | null {
  if (open.hudson.includes(figure)) return NEUTRAL_IN_HUDSON
  const free = placesFor(open, box, figure).some((place) => placeHindrance(open, box, figure, place) === null)
  return unless(free, NO_PLACE_LEFT)
}

export const FIGURES = {
  /** COR-16.10: first whom, then where. */
  moveFigure: {
    hindrance: ({ state: { open }, box, use }, ability) =>
      unless(
        figuresOn(open, ability.kind).some(
          (one) => moveHindrance(open, box, use.seat, ability, one) === null,
        ),
        NOBODY_TO_MOVE,
      ),
    touch(paid, ability) {
      if (!ability.shakedown) return NOTHING
      const { state, box, seat } = paid
      return anyOf(
        figuresOn(state.open, ability.kind)
          .filter((figure) => moveHindrance(state.open, box, seat, ability, figure) === null)
          .map((figure) => shakedownTouch(paid, figure)),
      )
    },
    step: {
      ask({ open }, use, box, sieve) {
        const ability = abilityIn<'moveFigure'>(box, use)
        const options = sieve.sift(
          figuresOn(open, ability.kind),
          (figure) => moveHindrance(open, box, use.seat, ability, figure),
          figureOption,
        )
        beyondReach(open, ability.kind, sieve)
        return ask.one(use.seat, 'moveFigure', 'COR-16.10', [...options, NONE], { about: about(use) })
      },
      run(_state, use, picked: Offer<'figure' | 'none'>, table) {
        if (isNone(picked)) return decline(table, use)
        const { shakedown } = abilityIn<'moveFigure'>(table.box, use)
        table.then('destination', { seat: use.seat, figure: picked.figure, shakedown })
        goOn(table, use, 1)
      },
    },
  },

  /** COR-8.4 to 8.7: the figure works for this family now; the Police Chief shakes down nothing. */
  placeNeutral: {
    hindrance: ({ state, box }, { figure }) => neutralHindrance(state.open, box, figure),
    touch: (paid, { figure }) =>
      neutralHindrance(paid.state.open, paid.box, figure) === null ? shakedownTouch(paid, figure) : NOTHING,
    step: {
      ask({ open }, use, box, sieve) {
        const { figure } = abilityIn<'placeNeutral'>(box, use)
        const options = [...freePlaces(open, box, figure, sieve), NONE]
        return ask.one(use.seat, 'placeNeutral', 'COR-16.11', options, { about: { ...about(use), figure } })
      },
      run({ open }, use, picked: PlaceOption | Offer<'none'>, table) {
        if (isNone(picked)) return decline(table, use)
        const { seat } = use
        const { place } = picked
        const { figure } = abilityIn<'placeNeutral'>(table.box, use)
        lift(open, figure)
        open.beside = open.beside.filter((other) => other !== figure)
        stand(open, figure, place, table.box)
        table.tell({ type: 'moved', seat, figure, place })
        shakeDown(seat, figure, place, table)
        goOn(table, use, 1)
      },
    },
  },
} satisfies Partial<Deeds>

/** A different empty space of the same kind; with a shakedown it is used as if the figure had just been played. */
export const destination: CorStep<'destination', PlaceOption> = {
  ask: ({ open }, { seat, figure }, box, sieve) =>
    ask.one(seat, 'destination', 'COR-16.10', freePlaces(open, box, figure, sieve), {
      auto: true,
      about: { figure },
    }),
  run({ open }, { seat, figure, shakedown }, { place }, table) {
    lift(open, figure)
    stand(open, figure, place, table.box)
    table.tell({ type: 'moved', seat, figure, place })
    if (shakedown) shakeDown(seat, figure, place, table)
  },
}
