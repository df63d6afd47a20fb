// A district: its ground as a place of its own, and above it number, name, building spaces and the row at its foot.

import type { Zone } from '@backroom/games/speakeasy'
import { squeezed } from '../../../kit/fit.ts'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { DISTRICTS, type DistrictShape } from '../map/districts.ts'
import { leastType } from '../parts/fit.ts'
import { at } from '../places.ts'
import { districtName } from './people.ts'
import { Space } from './Space.tsx'
import { Status } from './Status.tsx'
import { usePlace } from './usePlace.ts'
import { is } from '../thing.ts'
import { Spoken } from '../../../kit/Spoken.tsx'

const GROUNDS: { readonly [zone in Zone]: string } = {
  downtown: 'var(--spk-downtown)',
  midtown: 'var(--spk-midtown)',
  uptown: 'var(--spk-uptown)',
}

/** Where the columns of districts end. */
const RIGHT_EDGES = [193, 319, 445, 571, 716, 860]

interface DistrictProps {
  readonly scene: Scene
  readonly district: number
}

/** The ground under everything that stands in the district; trucks are sent here. */
export function DistrictGround({ scene, district }: DistrictProps) {
  const known = DISTRICTS[district]
  const zone = boxOf(scene).zoneOf[district]
  const view = viewOf(scene)
  const label = scene.say('map.district.label', {
    number: district,
    name: districtName(scene, district),
    zone: scene.words.name(zone ?? ''),
  })
  const spot = usePlace(scene, at.district(district), label)
  if (!known || !zone) return null
  return (
    <g
      class="spk-ground spk-place"
      data-threat={view.threats.includes(district) || view.war?.district === district}
      data-war={view.war?.district === district}
      {...spot.props}
      {...is({ kind: 'district', district })}
    >
      <path d={known.shape} fill={GROUNDS[zone]} class="spk-soil" />
    </g>
  )
}

/** How long the name may be. */
const roomFor = (x: number): number => (RIGHT_EDGES.find((edge) => edge > x + 40) ?? x + 130) - x - 28

/** How far the row at the foot may run. */
const roomOf = ({ status: [x] }: DistrictShape): number =>
  (RIGHT_EDGES.find((edge) => edge > x + 40) ?? x + 130) - x

interface OpenProps extends DistrictProps {
  readonly onCloser: () => void
}

export function District({ scene, district, onCloser }: OpenProps) {
  const known = DISTRICTS[district]
  if (!known) return null
  const box = boxOf(scene)
  const view = viewOf(scene)
  const name = districtName(scene, district)
  const [x, y] = known.label
  // Farther away the number grows, and the name makes room for it.
  const chip = leastType(scene.zoom) / 13
  const places = box.spacesIn[district] ?? []
  // Two spaces Uptown share the room of three.
  const three = known.spaces.length > 2 && places.length > 2
  const spread = known.spaces.length > 2 && places.length === 2
  const closed = view.blocked.includes(district)
  return (
    <g
      class="spk-district"
      role="group"
      aria-label={`${district} ${name}`}
      data-blocked={closed}
      {...is({ kind: 'district', district })}
    >
      {closed && <Barrier scene={scene} known={known} name={name} />}
      <g class="spk-closer" role="button" tabindex={-1} onClick={onCloser}>
        <Spoken name={scene.say('map.look.closerTo', { name: `${district} ${name}` })} />
        <g class="spk-number">
          <rect class="spk-chip" x={x} y={y} width="18" height="17" rx="4" />
          <text x={x + 9} y={y + 9} class="spk-num spk-chipnumber">
            {district}
          </text>
        </g>
        <text
          x={x + 4 + 18 * chip}
          y={y + 9}
          class="spk-lab spk-start spk-name spk-street"
          {...squeezed(name, leastType(scene.zoom), roomFor(x))}
        >
          {name}
        </text>
      </g>
      {!closed &&
        places.map((place, n) => {
          const spot = known.spaces[n]
          const [left = 0, foot = 0] = spot ?? []
          const shift = spread ? (n === 0 ? 8 : 28) : 0
          return spot ? (
            <Space
              key={place}
              scene={scene}
              index={place}
              at={[left + shift, foot]}
              scale={three ? 0.88 : 1.016}
            />
          ) : null
        })}
      <Status scene={scene} district={district} at={known.status} room={roomOf(known)} />
    </g>
  )
}

/** SPK-6.15: with two families some districts are closed. */
function Barrier(props: { readonly scene: Scene; readonly known: DistrictShape; readonly name: string }) {
  const { known, scene, name } = props
  const [first, last] = [known.spaces[0], known.spaces.at(-1)]
  if (!first || !last) return null
  const [x, y] = [(first[0] + last[0]) / 2, first[1] - 18]
  return (
    <g class="spk-closed">
      <Spoken name={scene.say('map.district.closed', { district: name })} />
      <path d={known.shape} fill="url(#spk-hatch)" />
      <g transform={`translate(${x} ${y})`} aria-hidden="true">
        <path d="M-34 14v14M34 14v14M-38 28h8M30 28h8" stroke="var(--walnut-deep)" stroke-width="3" />
        <rect
          x="-44"
          y="-6"
          width="88"
          height="11"
          rx="2"
          fill="url(#spk-barrier)"
          stroke="var(--walnut-deep)"
        />
        <rect
          x="-44"
          y="9"
          width="88"
          height="11"
          rx="2"
          fill="url(#spk-barrier)"
          stroke="var(--walnut-deep)"
        />
        <circle cx="-34" cy="-10" r="4" fill="var(--spk-family-mobster)" stroke="var(--walnut-deep)" />
        <circle cx="34" cy="-10" r="4" fill="var(--spk-family-mobster)" stroke="var(--walnut-deep)" />
      </g>
    </g>
  )
}
