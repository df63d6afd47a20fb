// What everybody can read off the board: who stands where, who leads, which bonuses are in sight.

import type { Seat } from '@backroom/engine'
import {
  type Box,
  COLORS,
  type CorleoneView,
  type Influence,
  jobBonusOf,
  type JobColor,
  turfBonusOf,
} from './game.ts'

export const controllerOf = (view: CorleoneView, turf: string): Seat | null =>
  view.control[turf]?.at(-1) ?? null

/** The businesses of a turf, printed one first. */
function businessesIn(view: CorleoneView, box: Box, turf: string): string[] {
  const printed = box.turfs.find((one) => one.id === turf)?.printed
  const tile = view.tiles[turf]
  return [...(printed ? [printed] : []), ...(tile ? [tile] : [])]
}

export const turfOf = (view: CorleoneView, box: Box, business: string): string | null =>
  box.turfs.find((turf) => turf.printed === business || view.tiles[turf.id] === business)?.id ?? null

/** COR-5.3: the businesses behind which a family space works. */
export const backsAt = (view: CorleoneView, box: Box, space: string): string[] =>
  (box.space[space]?.turfs ?? []).flatMap((turf) => businessesIn(view, box, turf))

export function ownerOf(view: CorleoneView, box: Box, figure: string): Seat | null {
  const family = box.figure[figure]?.family ?? null
  const seat = view.seats.findIndex((one) => one.family === family)
  return family === null || seat < 0 ? null : seat
}

/** COR-9.2, 9.3, 9.6: one for every figure; the neutral ones together are one force. */
export function influenceIn(view: CorleoneView, box: Box, turf: string): Influence {
  const seats = view.seats.map(() => 0)
  let neutral = view.chief === turf ? 1 : 0
  const standing = [
    ...businessesIn(view, box, turf).map((business) => view.onFront[business]),
    ...(box.spacesAt[turf] ?? []).map((space) => view.onSpace[space]),
  ]
  for (const figure of standing) {
    if (!figure) continue
    const owner = ownerOf(view, box, figure)
    if (owner === null) neutral++
    else seats[owner] = (seats[owner] ?? 0) + 1
  }
  return { seats, neutral }
}

/** One pip for each figure, the strongest first; null is the neutral force. */
export function pipsOf({ seats, neutral }: Influence): (Seat | null)[] {
  const forces: { readonly seat: Seat | null; readonly count: number }[] = [
    ...seats.map((count, seat) => ({ seat, count })),
    { seat: null, count: neutral },
  ]
  return forces
    .sort((a, b) => b.count - a.count)
    .flatMap(({ seat, count }) => Array<Seat | null>(count).fill(seat))
}

type Whereabouts = 'unplayed' | 'board' | 'hudson' | 'coming'

export interface Whereis {
  readonly id: string
  readonly kind: 'thug' | 'member'
  readonly where: Whereabouts
}

/** A family's figures, thugs first; those that are in no part of this game are left out. */
export function figuresOf(view: CorleoneView, box: Box, seat: Seat): Whereis[] {
  const family = view.seats[seat]
  if (!family) return []
  const standing = new Set([...Object.values(view.onFront), ...Object.values(view.onSpace)])
  const where = (id: string): Whereabouts | null => {
    if (family.thugs.includes(id) || family.members.includes(id)) return 'unplayed'
    if (standing.has(id)) return 'board'
    if (view.hudson.includes(id)) return 'hudson'
    return family.coming.includes(id) ? 'coming' : null
  }
  return Object.values(box.figure)
    .filter((figure) => figure.family === family.family)
    .map((figure) => ({
      id: figure.id,
      kind: figure.kind === 'thug' ? ('thug' as const) : ('member' as const),
      where: where(figure.id),
    }))
    .filter((figure): figure is Whereis => figure.where !== null)
    .sort((a, b) => Number(a.kind === 'member') - Number(b.kind === 'member'))
}

/** COR-R43: completed jobs are open to all. */
export function jobsByColour(view: CorleoneView, box: Box, seat: Seat): { color: JobColor; count: number }[] {
  const jobs = view.seats[seat]?.suitcase.jobs ?? []
  return COLORS.map((color) => ({
    color,
    count: jobs.filter((job) => box.job[job]?.color === color).length,
  }))
}

export interface BonusesInSight {
  readonly turfs: readonly { readonly turf: string; readonly number: number; readonly seat: Seat | null }[]
  readonly jobs: readonly { readonly color: JobColor; readonly seats: readonly Seat[] }[]
}

/** COR-14.4, 14.5: who would have each bonus if the game ended now. */
export function bonusesInSight(view: CorleoneView, box: Box): BonusesInSight {
  return {
    turfs: box.numbered.map((turf, i) => ({
      turf,
      number: i + 1,
      seat: turfBonusOf(view.control[turf] ?? []),
    })),
    jobs: COLORS.map((color) => ({
      color,
      seats: jobBonusOf(
        view.seats.map((_, seat) =>
          jobsByColour(view, box, seat).reduce((sum, one) => sum + (one.color === color ? one.count : 0), 0),
        ),
      ),
    })),
  }
}

/** COR-7.12, 7.13: the goods a job still lacks in this hand, narcotics standing for any. */
export function missingFor(box: Box, job: string, hand: readonly string[]): string[] {
  const left = [...hand]
  const missing = (box.job[job]?.requires ?? []).filter((good) => {
    const at = left.indexOf(good)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
  const wild = left.filter((card) => card === 'narcotics').length
  return missing.slice(wild)
}

/** COR-6.3: the act that will lay a tile here, one tile an act in the order of the turfs; null: none will. */
export function nextTileAct(view: CorleoneView, box: Box, turf: string): number | null {
  const waiting = box.numbered.filter((one) => !view.tiles[one])
  const first = view.phase === 'openNewBusiness' && !view.tiles[turf] ? view.act : view.act + 1
  const act = first + waiting.indexOf(turf)
  return act <= box.acts.length ? act : null
}
