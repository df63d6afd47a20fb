// The row at the foot of a district: cop or coming patrol, a mobster's strength or a coming war, whose associate he
// is, and the trucks that stand there.

import type { VNode } from 'preact'
import { warRange } from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import type { Point } from '../map/districts.ts'
import { leastType } from '../parts/fit.ts'
import { Cop, Patrol, Strength, Threat } from '../parts/Law.tsx'
import { Glyph } from '../parts/Icon.tsx'
import { livery } from '../parts/livery.ts'
import { TruckDrawing } from '../parts/Vehicles.tsx'
import { at } from '../places.ts'
import { colorOf, districtName, isMine, nameOf } from './people.ts'
import { usePlace } from './usePlace.ts'
import { is } from '../thing.ts'
import { Spoken } from '../../../kit/Spoken.tsx'

interface StatusProps {
  readonly scene: Scene
  readonly district: number
  readonly at: Point
  readonly room: number
}

function Mobster({
  scene,
  district,
  x,
}: {
  readonly scene: Scene
  readonly district: number
  readonly x: number
}) {
  const mob = viewOf(scene).mobs[district]
  const spot = usePlace(scene, at.mobster(mob?.tile ?? ''))
  if (!mob) return null
  const strength = boxOf(scene).mobster[mob.tile]?.strength ?? 0
  const held = mob.holder >= 0
  const label = scene.say('map.mob.label', {
    name: scene.words.name(mob.tile),
    strength,
    who: held ? nameOf(scene, mob.holder) : 'none',
  })
  const of = livery(held ? colorOf(scene, mob.holder) : null)
  return (
    <g
      class="spk-mobster spk-place"
      transform={`translate(${x} 1)`}
      {...spot.props}
      {...is({ kind: 'mobster', district })}
    >
      <Spoken name={spot.name(label)} />
      <g aria-hidden="true">
        <rect class="spk-halo" x="-5" y="-5" width={held ? 66 : 48} height="31" rx="8" />
        <Strength strength={strength} />
        {held && (
          <g data-piece={`associate:${mob.holder}`}>
            <circle cx="49" cy="10.5" r="9.5" fill="var(--ink)" stroke={of.colour} stroke-width="1.4" />
            <Glyph name="shaking-hands" x={49} y={10.5} size={12.5} colour={of.colour} />
          </g>
        )}
        <rect class="spk-ring" x="-2" y="-2" width={held ? 62 : 42} height="25" rx="6" />
      </g>
      <rect x="-4" y="-6" width={held ? 66 : 46} height="33" fill="transparent" />
    </g>
  )
}

interface Parked {
  readonly seat: number
  readonly number: number
  readonly load: number
}

function parkedIn(scene: Scene, district: number): readonly Parked[] {
  return viewOf(scene).families.flatMap(({ trucks }, seat) =>
    trucks.flatMap((truck, i) => (truck.at === district ? [{ seat, number: i + 1, load: truck.load }] : [])),
  )
}

interface ParkedProps {
  readonly scene: Scene
  readonly truck: Parked
  readonly x: number
  readonly scale: number
}

function ParkedTruck({ scene, truck, x, scale }: ParkedProps) {
  const { seat, number, load } = truck
  const mine = isMine(scene, seat)
  const spot = usePlace(scene, at.truck(number))
  const label = scene.say('map.truck.label', { who: nameOf(scene, seat), number, load })
  const drawing = (
    <g aria-hidden="true">
      {mine && <rect class="spk-halo" x="-22" y="-26" width="44" height="32" rx="8" />}
      <g data-piece={`truck:${seat}:${number}`}>
        <TruckDrawing color={colorOf(scene, seat)} load={load} scale={scale} />
      </g>
      {mine && <rect class="spk-ring" x="-20" y="-24" width="40" height="28" rx="6" />}
    </g>
  )
  const position = `translate(${x + 21.5 * scale} 23)`
  return mine ? (
    <g
      class="spk-parked spk-place"
      data-mine="true"
      transform={position}
      {...spot.props}
      {...is({ kind: 'truck', seat, truck: number })}
    >
      <Spoken name={spot.name(label)} />
      {drawing}
      <rect x="-22" y="-28" width="44" height="36" fill="transparent" />
    </g>
  ) : (
    <g class="spk-parked" transform={position} {...is({ kind: 'truck', seat, truck: number })}>
      <Spoken name={label} />
      {drawing}
    </g>
  )
}

export function Status({ scene, district, at: [x, y], room }: StatusProps) {
  const view = viewOf(scene)
  const { say } = scene
  const name = districtName(scene, district)
  const items: VNode[] = []
  let next = 0
  const add = (width: number, draw: (x: number) => VNode) => {
    items.push(draw(next))
    next += width
  }
  if (view.cops.includes(district))
    add(27, (left) => (
      <g
        key="cop"
        class="spk-law"
        data-piece={`cop:${district}`}
        {...is({ kind: 'cop', district })}
        transform={`translate(${left} -1)`}
      >
        <Spoken name={say('map.cop.label', { district: name })} />
        <Cop />
      </g>
    ))
  else if (view.patrols.includes(district))
    add(27, (left) => (
      <g
        key="patrol"
        class="spk-law"
        {...is({ kind: 'patrol', district })}
        transform={`translate(${left} -1)`}
      >
        <Spoken name={say('map.patrol.label', { district: name })} />
        <Patrol />
      </g>
    ))
  const mob = view.mobs[district]
  const range = view.threats.includes(district) ? warRange(boxOf(scene), view.act) : null
  if (mob?.faceUp)
    add(mob.holder >= 0 ? 62 : 42, (left) => <Mobster key="mob" scene={scene} district={district} x={left} />)
  else if (range)
    add(57, (left) => (
      <g
        key="threat"
        class="spk-coming"
        {...is({ kind: 'threat', district })}
        transform={`translate(${left} 1)`}
      >
        <Spoken name={say('map.threat.label', { district: name, ...range })} />
        <Threat range={`${range.least}–${range.most}`} type={leastType(scene.zoom)} />
      </g>
    ))
  const parked = parkedIn(scene, district)
  // Where the row is crowded, trucks park smaller and close together.
  const crowded = next + parked.length * 34 > room
  const width = crowded ? 29 : 36
  const step = Math.max(8, Math.min(width - 2, (room + 6 - next - width) / Math.max(1, parked.length - 1)))
  return (
    <g class="spk-status" transform={`translate(${x} ${y})`}>
      {items}
      {parked.map((truck, n) => (
        <ParkedTruck
          key={`${truck.seat} ${truck.number}`}
          scene={scene}
          truck={truck}
          x={Math.min(next, room + 6 - width) + n * step}
          scale={crowded ? 0.68 : 0.84}
        />
      ))}
    </g>
  )
}
