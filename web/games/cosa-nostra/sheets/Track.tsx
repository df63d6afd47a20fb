// The middle of the top bar: rounds, phases, and in the Action phase the tasks that each family has left.

import { tasksLeft } from '@backroom/games/cosa-nostra'
import '../cosa-nostra.css'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { numeral } from '../look.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { familyId, familyName } from '../parts/people.ts'
import { is } from '../thing.ts'

const PHASES = ['draw', 'planning', 'action', 'payday'] as const

/** From the start player round the table. */
function Tasks({ scene }: { readonly scene: Scene }) {
  const view = viewOf(scene)
  const seats = view.seats.map((_, i) => (view.start + i) % view.seats.length)
  return (
    <ol class="lcn-turns" aria-label={scene.say('track.tasks')}>
      {seats.map((seat) => {
        const left = tasksLeft(view, seat)
        const label = scene.say('track.left', { family: familyName(scene, seat), count: left })
        return (
          <li key={seat} data-on={view.turn === seat} data-none={left === 0} {...is({ kind: 'tasks', seat })}>
            <Emblem family={familyId(scene, seat)} size={24} />
            <span class="unseen">{label}</span>
            <b aria-hidden="true">{left}</b>
          </li>
        )
      })}
    </ol>
  )
}

export function Track({ scene, short }: { readonly scene: Scene; readonly short: boolean }) {
  const view = viewOf(scene)
  const { lastRound } = boxOf(scene)
  const rounds = Array.from({ length: lastRound }, (_, i) => i + 1)
  const phase = scene.say(`phase.${view.phase}`)
  const last = view.round === lastRound
  const label = scene.say('track.round', { round: numeral(view.round), last: numeral(lastRound), phase })
  if (short)
    return (
      <div
        class="lcn-track lcn-short"
        role="img"
        aria-label={label}
        {...is({ kind: 'phase', phase: view.phase })}
      >
        <b>{numeral(view.round)}</b>
        <span>
          <i>{scene.say('track.of', { last: numeral(lastRound) })}</i>
          <i>{phase}</i>
        </span>
      </div>
    )
  return (
    <div class="lcn-track">
      <span class="lcn-rounds" role="img" aria-label={label} {...is({ kind: 'round', round: view.round })}>
        {rounds.map((round) => (
          <i
            key={round}
            {...is({ kind: 'round', round })}
            class={round === view.round ? 'lcn-on' : round < view.round ? 'lcn-past' : ''}
          >
            {numeral(round)}
          </i>
        ))}
      </span>
      <span class="lcn-phases" aria-hidden="true">
        {PHASES.map((one) => {
          const shown = one === 'payday' && last ? 'over' : one
          return (
            <i
              key={one}
              {...is({ kind: 'phase', phase: shown })}
              class={shown === view.phase ? 'lcn-on' : ''}
            >
              {scene.say(`phase.${shown}`)}
            </i>
          )
        })}
      </span>
      <Tasks scene={scene} />
    </div>
  )
}
