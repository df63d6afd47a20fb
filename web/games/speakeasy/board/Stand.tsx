// Under the Threat filter: what my building puts up against the war that is coming to its street.

import { type Space, standAgainst, warRange } from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, seatOf, viewOf } from '../game.ts'
import { leastType } from '../parts/fit.ts'
import { Glyph } from '../parts/Icon.tsx'

const PAINT = { safe: 'var(--good)', close: 'var(--amber)', lost: 'var(--spk-lost)' } as const

interface StandProps {
  readonly scene: Scene
  readonly space: Space
  readonly index: number
  readonly district: number
}

export function Stand({ scene, space, index, district }: StandProps) {
  const view = viewOf(scene)
  const me = seatOf(scene)
  const { war } = view
  const range =
    war?.district === district
      ? { least: war.strength, most: war.strength }
      : view.threats.includes(district)
        ? warRange(boxOf(scene), view.act)
        : null
  if (me === null || space.owner !== me || !range) return null
  const { own, goons, danger } = standAgainst(view, boxOf(scene), me, index, range)
  const size = Math.min(19, leastType(scene.zoom))
  const text = goons > 0 ? `${own}+${goons}` : String(own)
  const width = size * 1.3 + text.length * size * 0.5 + 6
  return (
    <g class="spk-stand" transform={`translate(${-width / 2} -57)`} data-danger={danger}>
      <rect
        width={width}
        height={size + 6}
        rx="5"
        fill="var(--spk-plate)"
        stroke={PAINT[danger]}
        stroke-width="1.4"
      />
      <Glyph name="shield" x={size * 0.75} y={size / 2 + 3} size={size} colour={PAINT[danger]} />
      <text
        x={(width + size * 1.2) / 2}
        y={size / 2 + 3.5}
        class="spk-num"
        font-size={size}
        fill={PAINT[danger]}
      >
        {text}
      </text>
    </g>
  )
}
