// The turn order: who plays when now, who has chosen a column of the next round, what protection costs in each.

import { squeezed } from '../../../../kit/fit.ts'
import type { Scene } from '../../../../kit/screen.ts'
import { boxOf, viewOf } from '../../game.ts'
import { ORDER } from '../../map/layout.ts'
import { leastType } from '../../parts/fit.ts'
import { Glyph } from '../../parts/Icon.tsx'
import { livery } from '../../parts/livery.ts'
import { at } from '../../places.ts'
import { colorOf, nameOf } from '../people.ts'
import { usePlace } from '../usePlace.ts'
import { is } from '../../thing.ts'
import { Spoken } from '../../../../kit/Spoken.tsx'

const CELL = { width: 46, height: 16.5 }
const NOW = ORDER.y + 18
const NEXT = ORDER.y + 36

function Seated({
  scene,
  seat,
  x,
  y,
}: {
  readonly scene: Scene
  readonly seat: number
  readonly x: number
  readonly y: number
}) {
  const { colour, deep, emblem } = livery(colorOf(scene, seat))
  return (
    <g data-piece={`order:${seat}`} class="spk-seated" data-turn={viewOf(scene).turn === seat}>
      <rect x={x} y={y} width={CELL.width} height={CELL.height} rx="3" fill={colour} />
      <Glyph name={emblem} x={x + CELL.width / 2} y={y + CELL.height / 2} size={13} colour={deep} />
    </g>
  )
}

function Column({ scene, column }: { readonly scene: Scene; readonly column: number }) {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const x = ORDER.first + column * ORDER.step
  const [now, next] = [view.upper[column] ?? null, view.lower[column] ?? null]
  const spot = usePlace(scene, at.order(column + 1))
  const dear = box.extraDiscard.includes(column + 1)
  const cost = box.components.turnOrderTrack.columns[column]?.leverageCost ?? 0
  const label = scene.say('map.order.column', {
    column: column + 1,
    now: now === null ? 'none' : nameOf(scene, now),
    next: next === null ? 'none' : nameOf(scene, next),
    cost,
    cards: dear ? 2 : 1,
  })
  return (
    <g class="spk-column spk-place" {...spot.props} {...is({ kind: 'column', column })}>
      <Spoken name={spot.name(label)} />
      <g aria-hidden="true">
        <rect
          class="spk-halo"
          x={x - 4}
          y={NEXT - 4}
          width={CELL.width + 8}
          height={CELL.height + 8}
          rx="6"
        />
        <Glyph name="envelope" x={x + 16} y={ORDER.y + 9} size={13} colour="var(--brass)" />
        <text x={x + 33} y={ORDER.y + 9.3} class="spk-num spk-t spk-gold">
          {cost}
        </text>
        <rect class="spk-cell" x={x} y={NOW} {...CELL} rx="3" />
        <rect class="spk-cell spk-dashed" x={x} y={NEXT} {...CELL} rx="3" />
        {dear && (
          <Glyph name="card-discard" x={x + CELL.width / 2} y={NEXT + 8} size={13} colour="var(--spk-dear)" />
        )}
        {now !== null && <Seated scene={scene} seat={now} x={x} y={NOW} />}
        {next !== null && <Seated scene={scene} seat={next} x={x} y={NEXT} />}
        <rect
          class="spk-ring"
          x={x - 1}
          y={NEXT - 1}
          width={CELL.width + 2}
          height={CELL.height + 2}
          rx="4"
        />
      </g>
      <rect x={x - 2} y={ORDER.y} width={ORDER.step - 1} height={ORDER.height} fill="transparent" />
    </g>
  )
}

export function Order({ scene }: { readonly scene: Scene }) {
  const { upper } = viewOf(scene)
  const words = [
    { key: 'map.order.title', y: ORDER.y + 9.3, class: 'spk-brass' },
    { key: 'map.order.now', y: NOW + 8.8, class: 'spk-bone' },
    { key: 'map.order.next', y: NEXT + 8.8, class: 'spk-bone' },
  ]
  return (
    <g
      class="spk-order"
      role="group"
      aria-label={scene.say('map.order.label')}
      {...is({ kind: 'turnOrder' })}
    >
      <rect class="spk-zoneplate" x={ORDER.x} y={ORDER.y} width={ORDER.width} height={ORDER.height} rx="6" />
      {words.map(({ key, y, class: className }) => {
        const text = scene.say(key)
        return (
          <text
            key={key}
            x={ORDER.x + 7}
            y={y}
            class={`spk-lab spk-start spk-name spk-word ${className}`}
            {...squeezed(text, leastType(scene.zoom), 42)}
          >
            {text}
          </text>
        )
      })}
      {upper.map((_, column) => (
        <Column key={column} scene={scene} column={column} />
      ))}
    </g>
  )
}
