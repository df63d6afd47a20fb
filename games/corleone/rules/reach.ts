// Whom and what a card can reach, and why not: one answer for what is offered, what is blocked and what is possible.

import type { Reason, Seat, Sieve } from '@backroom/engine'
import { reason } from '../asked.ts'
import { figureOption, rivalOption, spaceOption, turfOption } from '../offered.ts'
import {
  controller,
  figuresOnFronts,
  figuresOnSpaces,
  hasEmpty,
  membersAt,
  ownerOf,
  thugsIn,
  turfOf,
} from './board.ts'
import type { Box } from '../components/box.ts'
import { handOf, suitcaseCount } from './hand.ts'
import { type Corleone, must, type Open, opponents } from '../state.ts'
import type { BusinessId, FigureId, SpaceId, TurfId } from '../words.ts'

type Kind = 'thug' | 'familyMember'

const FRONT_USED = reason('COR-16.3', 'frontUsed')
const NOT_YOUR_TURF = reason('COR-16.3', 'notYourTurf')
const NO_THUG_OF_YOURS = reason('COR-16.3', 'noThugOfYours')
const NOT_EMPTIED = reason('COR-16.3', 'notEmptied')
export const NO_FRONT = reason('COR-4.3', 'noFront')

/** COR-16.3: the fronts that a card reaches, without those of businesses it has used already. */
export function frontHindrance(
  open: Open,
  box: Box,
  seat: Seat,
  scope: 'any' | 'ownTurf' | 'ownThug' | 'vacated',
  business: BusinessId,
): Reason | null {
  if (open.used.includes(business)) return FRONT_USED
  switch (scope) {
    case 'any':
      return null
    case 'ownTurf':
      return controller(open, turfOf(open, box, business)) === seat ? null : NOT_YOUR_TURF
    case 'ownThug': {
      const figure = open.onFront[business] ?? null
      return figure !== null && ownerOf(open, box, figure) === seat ? null : NO_THUG_OF_YOURS
    }
    case 'vacated':
      return business === open.vacated ? null : NOT_EMPTIED
  }
}

const BACK_USED = reason('COR-16.4', 'backUsed')

/** COR-16.4: any business that is open, Central Park included. */
export const backHindrance = (open: Open, business: BusinessId): Reason | null =>
  open.used.includes(business) ? BACK_USED : null

const NOT_ON_THUG_SPACE = reason('COR-16.6', 'notOnThugSpace')
const NOT_ON_FAMILY_SPACE = reason('COR-16.6', 'notOnFamilySpace')
const NOT_IN_CHIEF_TURF = reason('COR-16.7', 'notInChiefTurf')
const IN_HUDSON = reason('COR-8.2', 'inHudson')

/** The figures on spaces of one kind, all over the board. */
export const figuresOn = (open: Open, kind: Kind): FigureId[] =>
  kind === 'thug' ? figuresOnFronts(open) : figuresOnSpaces(open)

/** Those of them that count in a turf. */
export const figuresIn = (open: Open, box: Box, kind: Kind, turf: TurfId): FigureId[] =>
  kind === 'thug' ? thugsIn(open, box, turf) : membersAt(open, box, turf)

/** COR-16.6, 16.7: whether a bullet reaches a figure on a space of its kind. */
export function targetHindrance(
  open: Open,
  box: Box,
  { kind, scope }: { readonly kind: Kind; readonly scope: 'board' | 'chiefTurf' },
  figure: FigureId,
): Reason | null {
  if (scope === 'board') return null
  const near = open.chief !== null && figuresIn(open, box, kind, open.chief).includes(figure)
  return near ? null : NOT_IN_CHIEF_TURF
}

/** Figures that cards of this kind never reach: those on the other spaces, in the open, and in the river. */
export function beyondReach(open: Open, kind: Kind, sieve: Sieve): void {
  if (!sieve.asking) return
  const beyond = kind === 'thug' ? NOT_ON_THUG_SPACE : NOT_ON_FAMILY_SPACE
  for (const figure of figuresOn(open, kind === 'thug' ? 'familyMember' : 'thug'))
    sieve.not(figureOption(figure), beyond)
  if (open.chief !== null) sieve.not(figureOption('police-chief'), beyond)
  for (const figure of open.hudson) sieve.not(figureOption(figure), IN_HUDSON)
}

const NOBODY_IN_TURF = reason('COR-16.8', 'nobodyInTurf')
const NOBODY_TO_BOMB = reason('COR-16.9', 'nobodyInTurf')
const ONLY_NUMBERED = reason('COR-R14', 'onlyNumbered')

/** COR-16.8: turfs with somebody on a thug space or on a family space that touches them. */
export const driveByHindrance = (open: Open, box: Box, turf: TurfId): Reason | null =>
  thugsIn(open, box, turf).length + membersAt(open, box, turf).length > 0 ? null : NOBODY_IN_TURF

/** COR-16.9: the same, or the Police Chief. */
export const carBombHindrance = (open: Open, box: Box, turf: TurfId): Reason | null =>
  open.chief === turf || driveByHindrance(open, box, turf) === null ? null : NOBODY_TO_BOMB

const NO_FREE_PLACE = reason('COR-16.10', 'noFreePlace')
const NOT_YOUR_FIGURE = reason('COR-16.10', 'notYourFigure')
const NOT_A_RIVALS_FIGURE = reason('COR-16.10', 'notARivalsFigure')

/** COR-16.10: whether a card may move a figure on a space of its kind. */
export function moveHindrance(
  open: Open,
  box: Box,
  seat: Seat,
  { kind, owner }: { readonly kind: Kind; readonly owner: 'own' | 'rival' | 'any' },
  figure: FigureId,
): Reason | null {
  if (!hasEmpty(kind === 'thug' ? open.onFront : open.onSpace)) return NO_FREE_PLACE
  if (owner === 'any') return null
  const whose = ownerOf(open, box, figure)
  if (owner === 'own') return whose === seat ? null : NOT_YOUR_FIGURE
  return whose !== null && whose !== seat ? null : NOT_A_RIVALS_FIGURE
}

const ALREADY_THERE = reason('COR-16.11', 'alreadyThere')
const FRONT_TAKEN = reason('COR-4.4', 'frontTaken')
const SPACE_TAKEN = reason('COR-4.5', 'spaceTaken')
const SPACE_NOT_USED = reason('COR-4.8', 'spaceNotUsed')

type Place = BusinessId | SpaceId | TurfId

/** Where a figure of this kind can stand at all. */
export function placesFor(open: Open, box: Box, figure: FigureId): readonly Place[] {
  switch (must(box.figure, figure).kind) {
    case 'chief':
      return box.numbered
    case 'thug':
      return Object.keys(open.onFront)
    case 'familyMember':
      return Object.keys(open.onSpace)
  }
}

/** COR-16.10, 16.11: an empty place, other than the one the figure has. */
export function placeHindrance(open: Open, box: Box, figure: FigureId, place: Place): Reason | null {
  const { kind } = must(box.figure, figure)
  if (kind === 'chief') return open.chief === place ? ALREADY_THERE : null
  const there = kind === 'thug' ? open.onFront[place] : open.onSpace[place]
  if (there === figure) return ALREADY_THERE
  if (there === null) return null
  return kind === 'thug' ? FRONT_TAKEN : SPACE_TAKEN
}

/** COR-4.8, COR-R14: places where this figure never stands at this table. */
export function placesClosed(box: Box, figure: FigureId, sieve: Sieve): void {
  if (!sieve.asking) return
  const { kind } = must(box.figure, figure)
  if (kind === 'familyMember')
    for (const space of box.unusedSpaces) sieve.not(spaceOption(space.id), SPACE_NOT_USED)
  if (kind === 'chief') parkClosed(box, ONLY_NUMBERED, sieve)
}

/** COR-4.3: Central Park has no number, no thug space and no war. */
export function parkClosed(box: Box, closed: Reason, sieve: Sieve): void {
  if (!sieve.asking) return
  for (const turf of box.turfs) if (turf.number === null) sieve.not(turfOption(turf.id), closed)
}

const YOURSELF = reason('COR-16.13', 'yourself')
const RIVAL_WITHOUT_CARDS = reason('COR-16.13', 'rivalWithoutCards')
const RIVAL_WITHOUT_MONEY = reason('COR-16.15', 'rivalWithoutMoney')

/** COR-16.12 to 16.14: opponents with cards in hand. */
export const robberyHindrance = (state: Corleone, rival: Seat): Reason | null =>
  handOf(state, rival).length > 0 ? null : RIVAL_WITHOUT_CARDS

/** COR-16.15: opponents with money in the suitcase. */
export const openingHindrance = (state: Corleone, rival: Seat): Reason | null =>
  suitcaseCount(state, rival) > 0 ? null : RIVAL_WITHOUT_MONEY

export const notYourself = (seat: Seat, sieve: Sieve): void => sieve.not(rivalOption(seat), YOURSELF)

export const withCards = (state: Corleone, seat: Seat): Seat[] =>
  opponents(state.open, seat).filter((rival) => robberyHindrance(state, rival) === null)
