// Signs of effects in a row, and the cream tag that names a price.

import { widthOf } from '../../../kit/fit.ts'
import type { Sign } from './effects.ts'
import { Barrel } from './Goods.tsx'
import { Glyph } from './Icon.tsx'

const GAP = 2

/** How wide a row of signs is when an icon is `size` wide. */
export const signsWidth = (signs: readonly Sign[], size: number, type: number): number =>
  signs.reduce((sum, { mark }) => sum + size + GAP + (mark === '' ? 0 : widthOf(mark, type) + 1), -GAP)

interface SignsProps {
  readonly signs: readonly Sign[]
  /** The left edge and the middle line. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** Of what stands beside the icons. */
  readonly type: number
  readonly colour: string
}

export function Signs({ signs, x, y, size, type, colour }: SignsProps) {
  let left = x
  return (
    <g aria-hidden="true">
      {signs.map(({ icon, mark }, i) => {
        const here = left
        left += size + GAP + (mark === '' ? 0 : widthOf(mark, type) + 1)
        return (
          <g key={i}>
            <Glyph name={icon} x={here + size / 2} y={y} size={size} colour={colour} />
            {mark !== '' && (
              <text x={here + size + 1} y={y + 0.5} class="spk-lab spk-start" font-size={type} fill={colour}>
                {mark}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** A price on a cream tag; x, y: its middle. */
export function Tag(props: {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly size: number
  readonly barrel?: boolean
}) {
  const { x, y, text, size, barrel = false } = props
  const room = barrel ? size + 3 : 0
  const width = widthOf(text, size) + room + 12
  const height = size + 6
  return (
    <g class="spk-tag" transform={`translate(${x - width / 2} ${y - height / 2})`} aria-hidden="true">
      <rect width={width} height={height} rx="4" />
      {barrel && <Barrel x={6 + size / 2.4} y={height / 2 + size / 2} scale={size / 18} />}
      <text x={room + (width - room) / 2} y={height / 2 + 0.5} class="spk-num" font-size={size}>
        {text}
      </text>
    </g>
  )
}
