// The measures of the board: the rail of locations at the left, the map beside it, the tracks at its foot.

import type { Zone } from '@backroom/games/speakeasy'
import type { Point } from './districts.ts'

export const BOARD = { width: 1104, height: 604 }
export const RAIL = 220
export const MAP = { width: BOARD.width - RAIL, height: BOARD.height }
/** The island was drawn for a higher sheet: so much nearer to the upper edge it lies here. */
export const LIFT = -7

/** The left edge and the width of what stands above and below each zone. */
export const ZONE_COLUMNS: { readonly [zone in Zone]: { readonly x: number; readonly width: number } } = {
  downtown: { x: 70, width: 250 },
  midtown: { x: 326, width: 244 },
  uptown: { x: 576, width: 290 },
}

/** What is shown when one looks closer at a zone: the left edge and the width on the island. */
export const ZONE_VIEWS: { readonly [zone in Zone]: { readonly x: number; readonly width: number } } = {
  downtown: { x: 56, width: 272 },
  midtown: { x: 314, width: 266 },
  uptown: { x: 566, width: 306 },
}

interface Port {
  /** The middle of the berth. */
  readonly x: number
  readonly shore: number
  readonly north: boolean
}

/** Ports by their district: three on the Hudson, four on the East River. */
export const PORTS: { readonly [district: number]: Port } = {
  1: { x: 150, shore: 108, north: true },
  7: { x: 388, shore: 105, north: true },
  13: { x: 646, shore: 104, north: true },
  16: { x: 786, shore: 468, north: false },
  12: { x: 508, shore: 470, north: false },
  6: { x: 258, shore: 469, north: false },
  3: { x: 140, shore: 466, north: false },
}

const BERTH = { north: 55, south: 471 } as const

/** The left upper corner of the ship that lies there, 112 by 46. */
export function berthAt(district: number): Point {
  const port = PORTS[district]
  return port ? [port.x - 56, port.north ? BERTH.north : BERTH.south] : [0, 0]
}

/** The rail: eight plates of the same height. */
export const PLATE = { x: 5, width: 210, height: 72, pitch: 75.1, top: 3 }

export const DOCKS = { y: 512, height: 32 }
export const TRACK = { bonus: 546, y: 562, height: 20, prices: 583.5, band: 17.5, step: 25, left: 70 }
export const ORDER = { x: 608, y: 547, width: 258, height: 55, first: 660, step: 51 }
