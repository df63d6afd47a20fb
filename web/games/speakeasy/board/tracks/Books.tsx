// The two book spaces of an objective, with the books that families have cooked there. SPK-20.8 to 20.10.

import { cookable } from '@backroom/games/speakeasy'
import type { ComponentChildren } from 'preact'
import type { Scene } from '../../../../kit/screen.ts'
import { boxOf, seatOf, viewOf } from '../../game.ts'
import { Book } from '../../parts/Goods.tsx'
import { Glyph } from '../../parts/Icon.tsx'
import { at } from '../../places.ts'
import { sayObjective } from './needs.ts'
import { colorOf, nameOf } from '../people.ts'
import { usePlace } from '../usePlace.ts'
import { is } from '../../thing.ts'
import { Spoken } from '../../../../kit/Spoken.tsx'

interface SpacesProps {
  readonly scene: Scene
  readonly objective: string
  /** The left upper corner of the first space. */
  readonly x: number
  readonly y: number
  readonly size: readonly [number, number]
  readonly gap: number
  /** On paper the dashes are dark. */
  readonly paper?: boolean
}

export function BookSpaces({ scene, objective, x, y, size: [w, h], gap, paper = false }: SpacesProps) {
  const there = viewOf(scene).cooked[objective] ?? []
  const spaces = boxOf(scene).objective[objective]?.spaces ?? 0
  return (
    <g aria-hidden="true">
      {Array.from({ length: spaces }, (_, n) => {
        const left = x + n * (w + gap)
        const seat = there[n]
        return seat === undefined ? (
          <rect key={n} class="spk-bookspace" data-paper={paper} x={left} y={y} width={w} height={h} rx="2" />
        ) : (
          <g key={n} data-piece={`book:${objective}:${seat}`}>
            <Book color={colorOf(scene, seat)} x={left + w / 2} y={y + h + 0.8} scale={(h + 2) / 20} />
          </g>
        )
      })}
    </g>
  )
}

interface ObjectiveProps {
  readonly scene: Scene
  readonly objective: string
  /** The frame that glows and answers. */
  readonly box: readonly [number, number, number, number]
  readonly children: ComponentChildren
}

/** An objective as a place: what it asks, who has cooked there, whether I could now. */
export function Objective({ scene, objective, box: [x, y, w, h], children }: ObjectiveProps) {
  const spot = usePlace(scene, at.objective(objective))
  const view = viewOf(scene)
  const me = seatOf(scene)
  const label = sayObjective(
    scene,
    objective,
    (view.cooked[objective] ?? []).map((seat) => nameOf(scene, seat)),
  )
  const ready = me !== null && cookable(view, boxOf(scene), me).includes(objective)
  return (
    <g
      class="spk-objective spk-place"
      data-ready={ready}
      {...spot.props}
      {...is({ kind: 'objective', objective })}
    >
      <Spoken name={spot.name(ready ? `${label} ${scene.say('map.objective.ready')}` : label)} />
      <g aria-hidden="true">
        <rect class="spk-halo" x={x - 2} y={y - 2} width={w + 4} height={h + 4} rx="6" />
        {children}
        <rect class="spk-ring" x={x} y={y} width={w} height={h} rx="4" />
        {ready && (
          <g class="spk-tick">
            <circle cx={x + w - 2} cy={y + 2} r="7" />
            <Glyph name="check" x={x + w - 2} y={y + 2} size={9.5} colour="var(--ink)" />
          </g>
        )}
      </g>
      <rect x={x} y={y} width={w} height={h} fill="transparent" />
    </g>
  )
}
