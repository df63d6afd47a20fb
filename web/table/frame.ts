// Sums about a board in a window: how large it can be, and where it must lie to show a part of it.

import type { ComponentChildren, ComponentType } from 'preact'
import type { BoardPart } from '../kit/boardPart.ts'

export interface Extent {
  readonly width: number
  readonly height: number
}

export type Box = BoardPart

/** A board in its own units, and from which zoom on the whole of it can be read. */
export interface BoardShape extends Extent {
  readonly legible: number
}

interface FrameProps {
  readonly board: BoardShape
  /** Changes with every question. */
  readonly question: string
  readonly onZoom: (zoom: number) => void
  readonly children: ComponentChildren
}

export type Frame = ComponentType<FrameProps>

/** The largest scale at which the whole board is seen. */
export const fitScale = (board: Extent, view: Extent): number =>
  Math.min(view.width / board.width, view.height / board.height)

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

/** How the board lies under its window, as Panzoom tells it. */
export interface Lying {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** The part of the board that the window shows, in the board's own units. */
export function seenPart(board: Extent, view: Extent, { scale, x, y }: Lying): Box {
  const [width, height] = [view.width / scale, view.height / scale]
  const left = board.width / 2 - x - board.width / 2 / scale
  const top = board.height / 2 - y - board.height / 2 / scale
  const [right, bottom] = [Math.min(board.width, left + width), Math.min(board.height, top + height)]
  const [x0, y0] = [Math.max(0, left), Math.max(0, top)]
  // A board that was pushed out of the window shows nothing of itself.
  return { x: x0, y: y0, width: Math.max(0, right - x0), height: Math.max(0, bottom - y0) }
}

/**
 * Scale and shift that bring the box to the middle of the window, large enough to read; without a box the
 * whole board. The shift is as Panzoom wants it: in the board's own units, from its middle.
 */
export function centreOn(
  board: Extent,
  view: Extent,
  box: Box | null,
  range: { readonly least: number; readonly most: number },
): Lying {
  const whole = fitScale(board, view)
  const margin = 24
  const scale = box
    ? between(
        Math.max(whole, range.least),
        fitScale({ width: box.width + 2 * margin, height: box.height + 2 * margin }, view),
        range.most,
      )
    : whole
  const middle = box
    ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    : { x: board.width / 2, y: board.height / 2 }
  // Never further than the board's edge, where the board is larger than the window.
  const clamp = (centre: number, length: number, seen: number) =>
    length * scale <= seen ? length / 2 : between(seen / 2 / scale, centre, length - seen / 2 / scale)
  const x = clamp(middle.x, board.width, view.width)
  const y = clamp(middle.y, board.height, view.height)
  return {
    scale,
    x: (view.width - board.width) / 2 / scale + board.width / 2 - x,
    y: (view.height - board.height) / 2 / scale + board.height / 2 - y,
  }
}
