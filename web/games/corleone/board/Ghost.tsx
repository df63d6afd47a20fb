// My figure as it would stand at the place that is picked.

import type { Scene } from '../../../kit/screen.ts'
import { boxOf, type Figure, picked, seatOf, viewOf } from '../game.ts'
import { Token } from '../parts/Token.tsx'

/** The figure that the picked option speaks of, else the one that the prompt is about. */
function sent(scene: Scene, kind: 'thug' | 'member'): string | null {
  const { prompt } = scene.picks
  const me = seatOf(scene)
  const last = picked(prompt, scene.picks.picked).at(-1)
  if (prompt?.key === 'turn' && last && me !== null) {
    if (last.say === 'playMember') return last.figure
    return kind === 'thug' ? (viewOf(scene).seats[me]?.thugs[0] ?? null) : null
  }
  const about = prompt?.about
  return about && 'figure' in about && typeof about.figure === 'string' ? about.figure : null
}

interface GhostProps {
  readonly scene: Scene
  readonly kind: 'thug' | 'member'
  readonly x: number
  readonly y: number
}

export function Ghost({ scene, kind, x, y }: GhostProps) {
  const id = sent(scene, kind)
  const figure: Figure | undefined = id === null ? undefined : boxOf(scene).figure[id]
  if (!figure) return null
  return (
    <g transform={`translate(${x} ${y})`} class="cor-ghostme" aria-hidden="true">
      <Token figure={figure} />
    </g>
  )
}
