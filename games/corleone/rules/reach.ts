// Whom and what a card can reach, and why not: one answer for what is offered, what is blocked and what is possible.

import type { Reason, Seat, Sieve } from '@backroom/engine'
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
import { type Corleone, of, type Open, opponents } from '../state.ts'
import type { BusinessId, FigureId, SpaceId, TurfId } from '../words.ts'

type Kind = 'thug' | 'familyMember'

const FRONT_USED: Reason = { rule: 'COR-16.3', why: 'frontUsed' }
const NOT_YOUR_TURF: Reason = { rule: 'COR-16.3', why: 'notYourTurf' }
const NO_THUG_OF_YOURS: Reason = { rule: 'COR-16.3', why: 'noThugOfYours' }
const NOT_EMPTIED: Reason = { rule: 'COR-16.3', why: 'notEmptied' }
export const NO_FRONT: Reason = { rule: 'COR-4.3', why: 'noFront' }

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

const BACK_USED: Reason = { rule: 'COR-16.4', why: 'backUsed' }

/** COR-16.4: any business that is open, Central Park included. */
export const backHindrance = (open: Open, business: BusinessId): Reason | null =>
  open.used.includes(business) ? BACK_USED : null

const NOT_ON_THUG_SPACE: Reason = { rule: 'COR-16.6', why: 'notOnThugSpace' }
const NOT_ON_FAMILY_SPACE: Reason = { rule: 'COR-16.6', why: 'notOnFamilySpace' }
const NOT_IN_CHIEF_TURF: Reason = { rule: 'COR-16.7', why: 'notInChiefTurf' }
const IN_HUDSON: Reason = { rule: 'COR-8.2', why: 'inHudson' }

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
  const reason = kind === 'thug' ? NOT_ON_THUG_SPACE : NOT_ON_FAMILY_SPACE
  for (const figure of figuresOn(open, kind === 'thug' ? 'familyMember' : 'thug')) sieve.not(figure, reason)
  if (open.chief !== null) sieve.not('police-chief', reason)
  for (const figure of open.hudson) sieve.not(figure, IN_HUDSON)
}

const NOBODY_IN_TURF: Reason = { rule: 'COR-16.8', why: 'nobodyInTurf' }
const NOBODY_TO_BOMB: Reason = { rule: 'COR-16.9', why: 'nobodyInTurf' }
const ONLY_NUMBERED: Reason = { rule: 'COR-R14', why: 'onlyNumbered' }

/** COR-16.8: turfs with somebody on a thug space or on a family space that touches them. */
export const driveByHindrance = (open: Open, box: Box, turf: TurfId): Reason | null =>
  thugsIn(open, box, turf).length + membersAt(open, box, turf).length > 0 ? null : NOBODY_IN_TURF

/** COR-16.9: the same, or the Police Chief. */
export const carBombHindrance = (open: Open, box: Box, turf: TurfId): Reason | null =>
  open.chief === turf || driveByHindrance(open, box, turf) === null ? null : NOBODY_TO_BOMB

const NO_FREE_PLACE: Reason = { rule: 'COR-16.10', why: 'noFreePlace' }
const NOT_YOUR_FIGURE: Reason = { rule: 'COR-16.10', why: 'notYourFigure' }
const NOT_A_RIVALS_FIGURE: Reason = { rule: 'COR-16.10', why: 'notARivalsFigure' }

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

const ALREADY_THERE: Reason = { rule: 'COR-16.11', why: 'alreadyThere' }
const FRONT_TAKEN: Reason = { rule: 'COR-4.4', why: 'frontTaken' }
const SPACE_TAKEN: Reason = { rule: 'COR-4.5', why: 'spaceTaken' }
const SPACE_NOT_USED: Reason = { rule: 'COR-4.8', why: 'spaceNotUsed' }

type Place = BusinessId | SpaceId | TurfId

/** Where a figure of this kind can stand at all. */
export function placesFor(open: Open, box: Box, figure: FigureId): readonly Place[] {
  switch (of(box.figure, figure).kind) {
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
  const { kind } = of(box.figure, figure)
  if (kind === 'chief') return open.chief === place ? ALREADY_THERE : null
  const there = kind === 'thug' ? open.onFront[place] : open.onSpace[place]
  if (there === figure) return ALREADY_THERE
  if (there === null) return null
  return kind === 'thug' ? FRONT_TAKEN : SPACE_TAKEN
}

/** COR-4.8, COR-R14: places where this figure never stands at this table. */
export function placesClosed(box: Box, figure: FigureId, sieve: Sieve): void {
  if (!sieve.asking) return
  const { kind } = of(box.figure, figure)
  if (kind === 'familyMember') for (const space of box.unusedSpaces) sieve.not(space.id, SPACE_NOT_USED)
  if (kind === 'chief') parkClosed(box, ONLY_NUMBERED, sieve)
}

/** COR-4.3: Central Park has no number, no thug space and no war. */
export function parkClosed(box: Box, reason: Reason, sieve: Sieve): void {
  if (!sieve.asking) return
  for (const turf of box.turfs) if (turf.number === null) sieve.not(turf.id, reason)
}

const YOURSELF: Reason = { rule: 'COR-16.13', why: 'yourself' }
const RIVAL_WITHOUT_CARDS: Reason = { rule: 'COR-16.13', why: 'rivalWithoutCards' }
const RIVAL_WITHOUT_MONEY: Reason = { rule: 'COR-16.15', why: 'rivalWithoutMoney' }

export const seatId = (seat: Seat): string => `seat-${seat}`

/** COR-16.12 to 16.14: opponents with cards in hand. */
export const robberyHindrance = (state: Corleone, rival: Seat): Reason | null =>
  handOf(state, rival).length > 0 ? null : RIVAL_WITHOUT_CARDS

/** COR-16.15: opponents with money in the suitcase. */
export const openingHindrance = (state: Corleone, rival: Seat): Reason | null =>
  suitcaseCount(state, rival) > 0 ? null : RIVAL_WITHOUT_MONEY

export const notYourself = (seat: Seat, sieve: Sieve): void => sieve.not(seatId(seat), YOURSELF)

export const withCards = (state: Corleone, seat: Seat): Seat[] =>
  opponents(state.open, seat).filter((rival) => robberyHindrance(state, rival) === null)
