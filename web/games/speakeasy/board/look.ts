// How close one looks at the map: the whole of it, a zone, or a district with its neighbours.

import type { Zone } from '@backroom/games/speakeasy'
import type { BoardPart } from '../../../kit/boardPart.ts'
import { DISTRICTS } from '../map/districts.ts'
import { LIFT, MAP, ZONE_VIEWS } from '../map/layout.ts'

/** The middle of what is seen, and how much it is enlarged. */
export interface Look {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export const WHOLE: Look = { x: MAP.width / 2, y: MAP.height / 2, scale: 1 }
const CLOSEST = 3
const DISTRICT_SCALE = 2.2

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

/** Never beyond the edge of the sheet. */
export function within({ x, y, scale }: Look): Look {
  const near = between(1, scale, CLOSEST)
  const [w, h] = [MAP.width / 2 / near, MAP.height / 2 / near]
  return { x: between(w, x, MAP.width - w), y: between(h, y, MAP.height - h), scale: near }
}

export const zonePart = (zone: Zone): BoardPart => ({ ...ZONE_VIEWS[zone], y: 44, height: 474 })

export function atZone(zone: Zone): Look {
  const { x, y, width, height } = zonePart(zone)
  // A zone is higher than wide: it is shown from shore to shore across, and is moved along it.
  return within({ x: x + width / 2, y: y + height / 2, scale: Math.min(1.7, MAP.width / (width + 120)) })
}

export function atDistrict(district: number): Look {
  const spaces = DISTRICTS[district]?.spaces ?? []
  const [first, last] = [spaces[0] ?? [0, 0], spaces.at(-1) ?? [0, 0]]
  return within({ x: (first[0] + last[0]) / 2, y: first[1] - 10 + LIFT, scale: DISTRICT_SCALE })
}

/** The transform that brings the middle to the middle. */
export const transformOf = ({ x, y, scale }: Look): string =>
  `translate(${MAP.width / 2 - x * scale}px, ${MAP.height / 2 - y * scale}px) scale(${scale})`
