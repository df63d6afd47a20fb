// Moving figures and placing the neutral ones. COR-8.3 to 8.7, COR-16.10, COR-16.11.

import type { Seat, Sieve } from '@backroom/engine'
import { ask, type Offer } from '../asked.ts'
import { figureOption, frontOption, isNone, NONE, spaceOption, turfOption } from '../offered.ts'
import { lift } from '../rules/board.ts'
import type { Box, Figure } from '../components/box.ts'
import {
  beyondReach,
  figuresOn,
  moveHindrance,
  placeHindrance,
  placesClosed,
  placesFor,
} from '../rules/reach.ts'
import { type Corleone, type CorStep, type CorTable, of } from '../state.ts'
import type { FigureId } from '../words.ts'
import { about, abilityIn, decline, goOn } from './using.ts'

type PlaceOption = Offer<'front' | 'space' | 'turf'>

/** Where figures of each kind stand. */
const PLACES: { readonly [kind in Figure['kind']]: (place: string) => PlaceOption } = {
  thug: frontOption,
  familyMember: spaceOption,
  chief: turfOption,
}

/** COR-16.10: first whom, then where. */
export const moveFigure: CorStep<'moveFigure', Offer<'figure' | 'none'>> = {
  ask(state, use, box, sieve) {
    const ability = abilityIn<'moveFigure'>(box, use)
    const options = sieve.sift(
      figuresOn(state.open, ability.kind),
      (figure) => moveHindrance(state.open, box, use.seat, ability, figure),
      figureOption,
    )
    beyondReach(state.open, ability.kind, sieve)
    return ask.one(use.seat, 'moveFigure', 'COR-16.10', [...options, NONE], { about: about(use) })
  },
  run(_state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    const { shakedown } = abilityIn<'moveFigure'>(table.box, use)
    table.then('destination', { seat: use.seat, figure: picked.figure, shakedown })
    goOn(table, use, 1)
  },
}

/** COR-16.10, 16.11: an empty place other than the one the figure has. */
function freePlaces({ open }: Corleone, box: Box, figure: FigureId, sieve: Sieve): PlaceOption[] {
  placesClosed(box, figure, sieve)
  return sieve.sift(
    placesFor(open, box, figure),
    (place) => placeHindrance(open, box, figure, place),
    PLACES[of(box.figure, figure).kind],
  )
}

/** A different empty space of the same kind; with a shakedown it is used as if the figure had just been played. */
export const destination: CorStep<'destination', PlaceOption> = {
  ask: (state, { seat, figure }, box, sieve) =>
    ask.one(seat, 'destination', 'COR-16.10', freePlaces(state, box, figure, sieve), {
      auto: true,
      about: { figure },
    }),
  run(state, { seat, figure, shakedown }, { place }, table) {
    lift(state.open, figure)
    stand(state, figure, place, table.box)
    table.tell({ type: 'moved', seat, figure, place })
    if (shakedown) shakeDown(seat, figure, place, table)
  },
}

function stand(state: Corleone, figure: FigureId, place: string, box: Box): void {
  const { kind } = of(box.figure, figure)
  if (kind === 'chief') state.open.chief = place
  else if (kind === 'thug') state.open.onFront[place] = figure
  else state.open.onSpace[place] = figure
}

function shakeDown(seat: Seat, figure: FigureId, place: string, table: CorTable): void {
  const { kind } = of(table.box.figure, figure)
  if (kind === 'thug') table.then('front', { seat, business: place })
  else if (kind === 'familyMember') table.then('backs', { seat, space: place })
}

/** COR-8.4 to 8.7: the figure works for this family now; the Police Chief shakes down nothing. */
export const placeNeutral: CorStep<'placeNeutral', PlaceOption | Offer<'none'>> = {
  ask(state, use, box, sieve) {
    const { figure } = abilityIn<'placeNeutral'>(box, use)
    const options = freePlaces(state, box, figure, sieve)
    return ask.one(use.seat, 'placeNeutral', 'COR-16.11', [...options, NONE], {
      about: { ...about(use), figure },
    })
  },
  run(state, use, picked, table) {
    if (isNone(picked)) return decline(table, use)
    const { figure } = abilityIn<'placeNeutral'>(table.box, use)
    lift(state.open, figure)
    state.open.beside = state.open.beside.filter((other) => other !== figure)
    stand(state, figure, picked.place, table.box)
    table.tell({ type: 'moved', seat: use.seat, figure, place: picked.place })
    shakeDown(use.seat, figure, picked.place, table)
    goOn(table, use, 1)
  },
}
