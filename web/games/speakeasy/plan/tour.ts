// A tour of the trucks: the districts within reach, the way there, and what waits at each stop. SPK-16.

import type { Option, Prompt } from '@backroom/engine'
import {
  barrelPrice,
  type Box,
  kindOf,
  operates,
  operatingStill,
  priceOf,
  shipIn,
  type Open,
  type Side,
} from '@backroom/games/speakeasy'
import type { Journey } from '../../../kit/screen.ts'
import { readTour } from '../places.ts'
import { type Line, line, type Plan, receiptFor } from './line.ts'

/** The range that every truck has left, as the prompt says it. */
export function rangesOf(prompt: Prompt): readonly number[] {
  const { about } = prompt
  const left = about && 'left' in about ? about.left : []
  return Array.isArray(left) ? left.map(Number) : []
}

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

const farMove = (
  truck: number,
  district: number,
): Option & { readonly truck: number; readonly district: number } => ({
  id: `${truck}:move:${district}`,
  say: 'truckMove',
  truck,
  district,
})

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
              option: farMove(index + 1, district),
              answers: way.map((step) => `${index + 1}:move:${step}`),
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
export function drivePlan(side: Side, option: Option, prompt: Prompt): Plan | null {
  const { open, box, seat } = side
  const family = open.families[seat]
  const { truck: number, do: does, what } = readTour(option.id)
  const truck = family?.trucks[number - 1]
  if (!family || !truck) return null
  switch (does) {
    case 'enter':
      return {
        lines: [line('note', 'stop.enter'), ...stopLines(side, Number(what), truck.load)],
        receipt: null,
      }
    case 'move': {
      const range = rangesOf(prompt)[number - 1] ?? 0
      const cost = waysFrom(box, truck.at, range).get(Number(what))?.length ?? 1
      return {
        lines: [
          line('cost', 'stop.range', { cost, left: range - cost }),
          ...stopLines(side, Number(what), truck.load),
        ],
        receipt: null,
      }
    }
    case 'buy':
      return {
        lines: [line('note', 'stop.sails')],
        receipt: receiptFor(side, 'cost' in option ? Number(option.cost) : 0),
      }
    case 'unload': {
      const place = box.placeOf[what]
      const space = place === undefined ? undefined : open.spaces[place]
      const money = space ? priceOf(box, family, kindOf(box, space)) : 0
      return { lines: [line('gain', 'stop.sells', { money })], receipt: null }
    }
    default:
      return { lines: [line('gain', 'stop.load', { count: 1 })], receipt: null }
  }
}
