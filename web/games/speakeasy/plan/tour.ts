// A tour of the trucks: the districts within reach, the way there, and what waits at each stop. SPK-16.

import type { Prompt } from '@backroom/engine'
import {
  barrelPrice,
  type Box,
  kindOf,
  moveOption,
  type Open,
  operates,
  operatingStill,
  saleOf,
  shipIn,
  type Side,
  type TruckOption,
} from '@backroom/games/speakeasy'
import type { Journey } from '../../../kit/screen.ts'
import { aboutOf } from '../game.ts'
import { type Line, line, type Plan, receiptFor } from './line.ts'

/** The range that every truck has left, as the question says it. */
export const rangesOf = (prompt: Prompt): readonly number[] => aboutOf(prompt, 'drive')?.left ?? []

/** The districts on the shortest way, the last one being where it leads; by district number. SPK-16.6. */
export function waysFrom(box: Box, from: number, range: number): ReadonlyMap<number, readonly number[]> {
  const ways = new Map<number, readonly number[]>([[from, []]])
  let edge = [from]
  for (let step = 0; step < range; step++) {
    const next: number[] = []
    for (const here of edge)
      for (const there of box.neighbours[here] ?? []) {
        if (ways.has(there)) continue
        ways.set(there, [...(ways.get(here) ?? []), there])
        next.push(there)
      }
    edge = next
  }
  ways.delete(from)
  return ways
}

/** Districts farther than one step, as answers that are given one after another. */
export function journeys(box: Box, open: Open, seat: number, prompt: Prompt): Journey[] {
  if (prompt.key !== 'drive') return []
  const { trucks } = open.families[seat] ?? { trucks: [] }
  return rangesOf(prompt).flatMap((range, index) => {
    const truck = trucks[index]
    if (!truck || truck.at === 0) return []
    return [...waysFrom(box, truck.at, range)].flatMap(([district, way]): Journey[] =>
      way.length < 2
        ? []
        : [
            {
              option: moveOption(index + 1, district),
              answers: way.map((step) => moveOption(index + 1, step).id),
            },
          ],
    )
  })
}

/** SPK-16.10 to 16.14: what a truck could do in a district. */
function stopLines(side: Side, district: number, load: number): Line[] {
  const { open, box, seat } = side
  const family = open.families[seat]
  if (!family) return []
  const lines: Line[] = []
  const room = box.components.operationsBoard.truckCapacity - load
  const still = operatingStill(open, box, seat)
  if (still >= 0 && box.spaces[still]?.district === district && family.cellar > 0 && room > 0)
    lines.push(line('gain', 'stop.load', { count: Math.min(room, family.cellar) }))
  const ship = shipIn(open, box, district)
  if (ship && room > 0)
    lines.push(line('note', 'stop.ship', { ship: ship.ship, money: barrelPrice(box, ship) }))
  const idle = (box.spacesIn[district] ?? [])
    .map((place) => open.spaces[place])
    .filter(
      (space) =>
        space?.owner === seat &&
        !space.barrel &&
        kindOf(box, space) !== 'still' &&
        operates(open, space, district),
    )
  if (idle.length > 0) lines.push(line('gain', 'stop.unload', { count: idle.length }))
  return lines
}

/** A step of a tour. */
export function drivePlan(side: Side, option: TruckOption, prompt: Prompt): Plan | null {
  const { open, box, seat } = side
  const family = open.families[seat]
  const truck = family?.trucks[option.truck - 1]
  if (!family || !truck) return null
  switch (option.say) {
    case 'truckEnter':
      return {
        lines: [line('note', 'stop.enter'), ...stopLines(side, option.district, truck.load)],
        receipt: null,
      }
    case 'truckMove': {
      const range = rangesOf(prompt)[option.truck - 1] ?? 0
      const cost = waysFrom(box, truck.at, range).get(option.district)?.length ?? 1
      return {
        lines: [
          line('cost', 'stop.range', { cost, left: range - cost }),
          ...stopLines(side, option.district, truck.load),
        ],
        receipt: null,
      }
    }
    case 'truckBuy':
      return { lines: [line('note', 'stop.sails')], receipt: receiptFor(side, option.cost) }
    case 'truckUnload':
      return {
        lines: [line('gain', 'stop.sells', { money: saleOf(open, box, seat, [option.space]) })],
        receipt: null,
      }
    case 'truckLoad':
      return { lines: [line('gain', 'stop.load', { count: 1 })], receipt: null }
  }
}
