// The Hudson, and the gunned-down figures that float in it half sunk.

import type { Scene } from '../../../kit/screen.ts'
import { capital } from '../../../text/capital.ts'
import { viewOf } from '../game.ts'
import { type } from '../parts/fit.ts'
import { at } from '../places.ts'
import { Standing } from './Standing.tsx'
import { is } from '../thing.ts'

/** Where they float, the first two far apart; from the ninth on they crowd. */
const BERTHS = [
  [56, 50],
  [54, 300],
  [64, 102],
  [64, 252],
  [66, 152],
  [66, 204],
  [40, 330],
  [38, 22],
] as const

function Sunk(props: { readonly scene: Scene; readonly figure: string; readonly index: number }) {
  const { scene, figure, index } = props
  const [x, y] = BERTHS[index % BERTHS.length] ?? BERTHS[0]
  const aside = Math.floor(index / BERTHS.length) * 9
  return (
    <g class="cor-sunk" transform={`translate(${x - aside} ${y + aside})`}>
      <ellipse cy="12" rx="21" ry="8" class="cor-ring" />
      <ellipse cy="12" rx="28" ry="11" class="cor-ring cor-far" />
      <Standing scene={scene} figure={figure} x={0} y={0} scale={0.85} turn={index % 2 === 0 ? -20 : 16} />
      <path class="cor-wave" d="M-21 5q5-3.4 10.5 0t10.5 0 10.5 0 10.5 0v13a21 8.6 0 0 1-42 0z" />
      <path class="cor-crest" d="M-21 5q5-3.4 10.5 0t10.5 0 10.5 0 10.5 0" />
    </g>
  )
}

export function Hudson({ scene }: { readonly scene: Scene }) {
  const { hudson } = viewOf(scene)
  return (
    <g class="cor-hudson" data-place={at.hudson} {...is({ kind: 'hudson' })}>
      <rect x="12" y="4" width="76" height="342" fill="transparent" />
      <text class="cor-river" font-size="22" letter-spacing="2" transform="translate(30 176) rotate(-90)">
        {capital(scene.words.name('hudson'), scene.language)}
      </text>
      <text class="cor-river" font-size="18" letter-spacing="1.6" transform="translate(884 112) rotate(-15)">
        {scene.say('board.eastRiver')}
      </text>
      {hudson.map((figure, i) => (
        <Sunk key={figure} scene={scene} figure={figure} index={i} />
      ))}
    </g>
  )
}

/** The neutral figures that stand beside the board and wait to be called. */
export function Beside({ scene }: { readonly scene: Scene }) {
  const { beside } = viewOf(scene)
  const width = Math.max(80, beside.length * 38 + 8)
  const left = 902 - width
  return (
    <g class="cor-beside" {...is({ kind: 'beside' })}>
      <rect x={left} y="8" width={width} height="62" rx="8" class="cor-dock" />
      <text x={left + width / 2} y="18" class="cor-lab" style={type(14)} fill="var(--cor-river-label)">
        {scene.say('board.waiting')}
      </text>
      {beside.map((figure, i) => (
        <Standing
          key={figure}
          scene={scene}
          figure={figure}
          x={left + width / 2 + (i - (beside.length - 1) / 2) * 37}
          y={46}
          scale={0.85}
        />
      ))}
    </g>
  )
}
