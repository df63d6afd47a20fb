// The board: who stands where, which businesses are open, who controls what. COR-4, COR-5, COR-8.

import { GameFault, type Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { familyOf, must, type Open, seatOfFamily } from '../state.ts'
import type { BusinessId, FigureId, SpaceId, TurfId } from '../words.ts'

/** COR-5.5: the owner of the top marker. */
export const controller = (open: Open, turf: TurfId): Seat | null => open.control[turf]?.at(-1) ?? null

export const controlledBy = (open: Open, box: Box, seat: Seat): TurfId[] =>
  box.numbered.filter((turf) => controller(open, turf) === seat)

/** The businesses of a turf, printed one first. */
function businessesIn(open: Open, box: Box, turf: TurfId): BusinessId[] {
  const printed = must(box.printed, turf)
  const tile = open.tiles[turf]
  return tile ? [printed, tile] : [printed]
}

/** Every open business, turf by turf, Central Park last. */
export const openBusinesses = (open: Open, box: Box): BusinessId[] =>
  box.turfs.flatMap((turf) => businessesIn(open, box, turf.id))

/** Every open business that has a front. */
export const fronts = (open: Open): BusinessId[] => Object.keys(open.onFront)

export function turfOf(open: Open, box: Box, business: BusinessId): TurfId {
  for (const turf of box.turfs)
    if (turf.printed === business || open.tiles[turf.id] === business) return turf.id
  throw new GameFault(`${business} is not open`)
}

/** COR-5.3: every business behind which this space lets one work. */
export const backsAt = (open: Open, box: Box, space: SpaceId): BusinessId[] =>
  must(box.space, space).turfs.flatMap((turf) => businessesIn(open, box, turf))

export const ownerOf = (open: Open, box: Box, figure: FigureId): Seat | null => {
  const { family } = must(box.figure, figure)
  return family === null ? null : seatOfFamily(open, family)
}

export const thugsIn = (open: Open, box: Box, turf: TurfId): FigureId[] =>
  businessesIn(open, box, turf)
    .map((business) => open.onFront[business] ?? null)
    .filter((figure) => figure !== null)

/** COR-4.7: figures on every family space that touches the turf. */
export const membersAt = (open: Open, box: Box, turf: TurfId): FigureId[] =>
  must(box.spacesAt, turf)
    .map((space) => open.onSpace[space] ?? null)
    .filter((figure) => figure !== null)

export const figuresOnFronts = (open: Open): FigureId[] =>
  Object.values(open.onFront).filter((figure) => figure !== null)

export const figuresOnSpaces = (open: Open): FigureId[] =>
  Object.values(open.onSpace).filter((figure) => figure !== null)

export function hasEmpty(places: { readonly [place: string]: FigureId | null }): boolean {
  for (const place in places) if (places[place] === null) return true
  return false
}

const whereIn = (places: { readonly [place: string]: FigureId | null }, figure: FigureId): string | null => {
  for (const place in places) if (places[place] === figure) return place
  return null
}

export const placeOf = (open: Open, figure: FigureId): BusinessId | SpaceId | TurfId | null =>
  figure === 'police-chief' ? open.chief : (whereIn(open.onFront, figure) ?? whereIn(open.onSpace, figure))

/** Takes a figure from wherever it stands on the board; its place is free again. */
export function lift(open: Open, figure: FigureId): void {
  if (figure === 'police-chief') {
    open.chief = null
    return
  }
  for (const places of [open.onFront, open.onSpace]) {
    const place = whereIn(places, figure)
    if (place !== null) places[place] = null
  }
}

/** COR-8.1: from the board into the Hudson. */
export function sink(open: Open, figure: FigureId): void {
  const front = whereIn(open.onFront, figure)
  if (front !== null) open.vacated = front
  lift(open, figure)
  open.hudson.push(figure)
}

/** COR-7.6: only the figures of one's own family count as unplayed. */
export function hasUnplayed(open: Open, seat: Seat): boolean {
  const { thugs, members } = familyOf(open, seat)
  return thugs.length > 0 || members.length > 0
}

export interface Influence {
  readonly seats: number[]
  readonly neutral: number
}

/** COR-9.2, 9.3, 9.6: one for every figure; the neutral ones together are one force. */
export function influenceIn(open: Open, box: Box, turf: TurfId): Influence {
  const seats = open.seats.map(() => 0)
  let neutral = open.chief === turf ? 1 : 0
  const count = (figure: FigureId | null | undefined) => {
    if (!figure) return
    const owner = ownerOf(open, box, figure)
    if (owner === null) neutral++
    else seats[owner] = (seats[owner] ?? 0) + 1
  }
  for (const business of businessesIn(open, box, turf)) count(open.onFront[business])
  for (const space of must(box.spacesAt, turf)) count(open.onSpace[space])
  return { seats, neutral }
}

/** COR-9.4, 9.5: strictly more than everybody else and than the neutral force. */
export function winnerOf({ seats, neutral }: Influence): Seat | null {
  const most = Math.max(...seats)
  if (most === 0 || neutral >= most) return null
  const first = seats.indexOf(most)
  return seats.indexOf(most, first + 1) < 0 ? first : null
}
