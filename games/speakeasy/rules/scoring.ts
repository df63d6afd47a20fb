// Counting: the score sheet item by item, who has won, the rank of a solo game. SPK-27, SPK-29.

import type { Seat } from '@backroom/engine'
import { buildingsOf } from './board.ts'
import type { Box } from '../components/box.ts'
import {
  familyOf,
  item,
  kindOf,
  must,
  type Open,
  type ScoreLine,
  type Side,
  sideOf,
  type Speakeasy,
} from '../state.ts'
import type { HelperId, Kind } from '../words.ts'

/** SPK-27.4: every different bottle once, whether the card lies open or behind the screen. */
export function bottlesOf({ open, own, box, seat }: Side): number {
  const seen: string[] = []
  let sum = 0
  const add = (helper: HelperId) => {
    const { bottle } = must(box.helper, helper)
    if (seen.includes(bottle)) return
    seen.push(bottle)
    sum += must(box.bottle, bottle)
  }
  familyOf(open, seat).helpers.forEach(add)
  own.used.forEach(add)
  return sum
}

/** SPK-27.3: what the protected buildings score, all of them or those of one kind. */
export function buildingsWorth(open: Open, box: Box, seat: Seat, only: Kind | null = null): number {
  const { finalValue } = box.components.operationsBoard
  let sum = 0
  for (const space of open.spaces) {
    if (space.owner !== seat || !space.guarded) continue
    const kind = kindOf(box, space)
    if (kind && (only === null || kind === only)) sum += finalValue[kind]
  }
  return sum
}

/** SPK-27.2: the total as it would be if the game ended now, without the sheet: bots ask for it all the time. */
export function totalOf(side: Side): number {
  const { open, own, box, seat } = side
  return familyOf(open, seat).pocket + own.safe + buildingsWorth(open, box, seat) + bottlesOf(side)
}

/** SPK-27.2, 27.3: as it would be if the game ended now. */
export function scoreLine(side: Side): ScoreLine {
  const { open, own, box, seat } = side
  const family = familyOf(open, seat)
  const places = buildingsOf(open, seat)
  const guarded = places.map((place) => item(open.spaces, place)).filter((space) => space.guarded)
  const buildings = buildingsWorth(open, box, seat)
  const bottles = bottlesOf(side)
  const books = Object.values(open.cooked).filter((seats) => seats.includes(seat)).length
  const inDocks = open.docks.filter((one) => one === seat).length
  return {
    pocket: family.pocket,
    safe: own.safe,
    buildings,
    bottles,
    total: family.pocket + own.safe + buildings + bottles,
    ties: [guarded.length, places.length, books, guarded.length + inDocks + family.members.vip],
  }
}

export const scoreSheet = (state: Speakeasy, box: Box): ScoreLine[] =>
  state.open.families.map((_, seat) => scoreLine(sideOf(state, box, seat)))

/** SPK-27.5, 27.6: most money, then the tie-breaks in turn; still tied, the victory is shared. */
export function winners(sheet: readonly ScoreLine[]): Seat[] {
  let left = sheet.map((_, seat) => seat)
  const keepBest = (value: (seat: Seat) => number) => {
    const most = Math.max(...left.map(value))
    left = left.filter((seat) => value(seat) === most)
  }
  keepBest((seat) => item(sheet, seat).total)
  for (let tie = 0; tie < 4; tie++) keepBest((seat) => item(item(sheet, seat).ties, tie))
  return left
}

/** SPK-29.7: whoever plays alone has to win alone. */
export const soloWinners = (all: readonly Seat[], human: Seat): Seat[] =>
  all.length > 1 ? all.filter((seat) => seat !== human) : [...all]

/** SPK-29.8: the number of the rank, from 0. */
export const rankOf = (box: Box, score: number): number =>
  box.components.solo.ranks.findLastIndex((rank) => rank.from <= score)
