// The whole board as small as a stamp: where things lie, what may be picked, and which part of it the window shows.

import type { Box, Extent } from './frame.ts'

/** Something on the board, by where it lies. */
export interface Mark {
  readonly box: Box
  readonly legal: boolean
}

const LEGAL = /^(?:legal|picked)$/

/** Every place of the board in the board's own units, as it is drawn now. */
export function marksOn(sheet: HTMLElement, board: Extent): Mark[] {
  const outer = sheet.getBoundingClientRect()
  const unit = outer.width / board.width
  if (unit === 0) return []
  return [...sheet.querySelectorAll<HTMLElement | SVGElement>('[data-place]')].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0) return []
    const box = {
      x: (left - outer.left) / unit,
      y: (top - outer.top) / unit,
      width: width / unit,
      height: height / unit,
    }
    return [{ box, legal: LEGAL.test(element.dataset['state'] ?? '') }]
  })
}

/** Whether everything that may be picked lies in this part of the board: then nobody needs a map. */
export const holdsPicks = (marks: readonly Mark[], seen: Box | null): boolean =>
  seen !== null &&
  marks.every(
    ({ box, legal }) =>
      !legal ||
      (box.x >= seen.x &&
        box.y >= seen.y &&
        box.x + box.width <= seen.x + seen.width &&
        box.y + box.height <= seen.y + seen.height),
  )

interface MapProps {
  readonly board: Extent
  readonly marks: readonly Mark[]
  readonly seen: Box | null
}

export const MiniMap = ({ board, marks, seen }: MapProps) => (
  <svg class="mini-map" viewBox={`0 0 ${board.width} ${board.height}`} aria-hidden="true">
    {marks.map(({ box, legal }, i) => (
      <rect key={i} {...box} rx="10" data-legal={legal} />
    ))}
    {seen && <rect class="mini-seen" {...seen} rx="16" />}
  </svg>
)
