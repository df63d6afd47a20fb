// The table top: a sunburst of brass under the lamp, and chevrons that show which way the turn goes.

import { BOARD } from './shape.ts'

const MIDDLE = { x: BOARD.width / 2, y: BOARD.height / 2 }
const RAYS = 48

const rays = Array.from({ length: RAYS }, (_, i) => {
  const angle = (i / RAYS) * 2 * Math.PI
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return `M${(MIDDLE.x + 230 * x).toFixed(1)} ${(MIDDLE.y + 210 * y).toFixed(1)}L${(MIDDLE.x + 700 * x).toFixed(1)} ${(MIDDLE.y + 700 * y).toFixed(1)}`
}).join('')

export const Ground = () => (
  <svg
    class="lcn-ground"
    viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <g fill="none" stroke="var(--brass)">
      {[255, 262, 300, 360, 420, 480].map((r, i) => (
        <ellipse
          key={r}
          cx={MIDDLE.x}
          cy={MIDDLE.y}
          rx={r * 1.12}
          ry={r}
          stroke-opacity={i < 2 ? 0.4 : 0.12}
        />
      ))}
      <path d={rays} stroke-opacity=".1" />
    </g>
    <g fill="var(--brass)" fill-opacity=".9">
      <path d="M175 253l8 9h-16zM149 253l8 9h-16zM201 253l8 9h-16z" />
      <path d="M913 263l8-9h-16zM887 263l8-9h-16zM939 263l8-9h-16z" />
    </g>
  </svg>
)
