// How much is left of the time for a planning turn, where the table has set one. LCN-22.6.

import { clockOf, now } from '../../../kit/clock.ts'
import type { Scene } from '../../../kit/screen.ts'
import { familyName } from '../parts/people.ts'
import { boxOf, viewOf, seatOf } from '../game.ts'
import { colourOf, RuleLink } from './parts.tsx'

export function PlanningClock({ scene }: { readonly scene: Scene }) {
  const { phase, turn } = viewOf(scene)
  const { planningSeconds } = boxOf(scene)
  if (planningSeconds === null || phase !== 'planning' || turn === null) return null
  const began = scene.toldAt?.(({ type, seat }) => type === 'timeRuns' && seat === turn) ?? null
  if (began === null) return null
  const left = Math.max(0, began + planningSeconds * 1000 - now.value)
  const mine = turn === seatOf(scene)
  return (
    <p class="bargain-planning" style={{ '--f': colourOf(scene, turn) }}>
      {scene.say(mine ? 'bargain.planning.mine' : 'bargain.planning', { family: familyName(scene, turn) })}{' '}
      <time role="timer" data-soon={left < 15_000}>
        {clockOf(left)}
      </time>{' '}
      <RuleLink scene={scene} rule="LCN-22.6" />
    </p>
  )
}
