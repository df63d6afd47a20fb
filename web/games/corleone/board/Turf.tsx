// A turf: its ground as a place, the colour of whoever controls it, its heading with the influence of the moment.

import type { Seat } from '@backroom/engine'
import { squeezed } from '../../../kit/fit.ts'
import type { Scene } from '../../../kit/screen.ts'
import { placeProps } from '../../../kit/place.ts'
import { boxOf, controller, type Influence, influenceIn, viewOf, winnerOf } from '../game.ts'
import { liveryOf, NEUTRAL } from '../look.ts'
import { TURF_PLACES, TURF_SHAPES } from '../map/geometry.ts'
import { leastType, type } from '../parts/fit.ts'
import { at } from '../places.ts'
import { is } from '../thing.ts'

/** The controller's colour along the inside of the turf's edge; the whole turf where it can be picked. */
export function TurfGround({ scene, turf }: { readonly scene: Scene; readonly turf: string }) {
  const shape = TURF_SHAPES[turf]
  if (!shape) return null
  const view = viewOf(scene)
  const holder = controller(view, turf)
  const colour = holder === null ? null : liveryOf(view.seats[holder]?.family ?? null).colour
  return (
    <g class="cor-turf" clip-path={`url(#cor-clip-${turf})`}>
      {colour && (
        <g class="cor-held" fill="none" stroke={colour}>
          <path d={shape.path} stroke-opacity=".16" stroke-width="22" />
          <path d={shape.path} stroke-opacity=".85" stroke-width="5" />
        </g>
      )}
      <path
        class="cor-ground"
        d={shape.path}
        {...placeProps(scene, at.turf(turf), scene.words.name(turf))}
        {...is({ kind: 'turf', turf })}
      />
    </g>
  )
}

const PIP = 10

/** One pip for each figure, the strongest first; null is the neutral force. */
export function pipsOf({ seats, neutral }: Influence): (Seat | null)[] {
  const forces: { readonly seat: Seat | null; readonly count: number }[] = [
    ...seats.map((count, seat) => ({ seat, count })),
    { seat: null, count: neutral },
  ]
  return forces
    .sort((a, b) => b.count - a.count)
    .flatMap(({ seat, count }) => Array<Seat | null>(count).fill(seat))
}

/** Pips in a row, in two rows where one would run into the name; the strongest force first. */
function Pips(props: {
  readonly scene: Scene
  readonly turf: string
  readonly right: number
  readonly y: number
  readonly room: number
}) {
  const { scene, turf, right, y, room } = props
  const view = viewOf(scene)
  const influence = influenceIn(view, boxOf(scene), turf)
  const pips = pipsOf(influence)
  if (pips.length === 0) return null
  const inRow = pips.length * PIP <= room ? pips.length : Math.ceil(pips.length / 2)
  const step = Math.min(PIP, room / inRow)
  const leader = winnerOf(influence)
  const nameOf = (seat: number) => scene.words.name(view.seats[seat]?.family ?? '')
  const said = [
    ...influence.seats.flatMap((count, seat) =>
      count > 0 ? [scene.say('influence.one', { who: nameOf(seat), count })] : [],
    ),
    ...(influence.neutral > 0
      ? [scene.say('influence.one', { who: scene.say('influence.neutral'), count: influence.neutral })]
      : []),
  ]
  const label = scene.say('influence.label', {
    forces: said.join(', '),
    leader: leader === null ? 'none' : nameOf(leader),
  })
  return (
    <g class="cor-pips" role="img" aria-label={label} {...is({ kind: 'influence', turf })}>
      {pips.map((seat, i) => {
        const x = right - inRow * step + (i % inRow) * step + step / 2
        const rows = Math.ceil(pips.length / inRow)
        const cy = y + (rows === 1 ? 0 : i < inRow ? -5 : 5)
        const colour = seat === null ? NEUTRAL.colour : liveryOf(view.seats[seat]?.family ?? null).colour
        return seat === null ? (
          <rect key={i} x={x - 3.6} y={cy - 3.6} width="7.2" height="7.2" fill={colour} />
        ) : (
          <circle key={i} cx={x} cy={cy} r="4.2" fill={colour} />
        )
      })}
    </g>
  )
}

/** Number, name and pips, left of the control space. */
export function TurfHead({ scene, turf }: { readonly scene: Scene; readonly turf: string }) {
  const places = TURF_PLACES[turf]
  if (!places) return null
  const [x, y] = places.head
  const size = Math.max(19, leastType(scene.zoom))
  const number = boxOf(scene).numbered.indexOf(turf) + 1
  const name = scene.words.name(turf)
  const right = places.control[0] - 17
  const room = Math.max(20, right - (x + 18) - 38)
  const wide = Math.min(room, size * 0.5 * name.length)
  const fit = squeezed(name, size, room, 'display')
  return (
    <g class="cor-head" {...is({ kind: 'turf', turf })}>
      <circle cx={x} cy={y} r="12" fill="var(--ink)" stroke="var(--brass)" stroke-width="1.5" />
      <text x={x} y={y} class="cor-num" style={type(16)} fill="var(--moon)">
        {number}
      </text>
      <text x={x + 18} y={y} class="cor-disp cor-shade" font-size={size} aria-hidden="true" {...fit}>
        {name}
      </text>
      <text x={x + 18} y={y} class="cor-disp cor-bright" font-size={size} {...fit}>
        {name}
      </text>
      <Pips scene={scene} turf={turf} right={right} y={y} room={Math.max(38, right - (x + 22) - wide)} />
    </g>
  )
}
