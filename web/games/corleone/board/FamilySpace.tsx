// A family space: a brass disc whose ring is split into one arc for each turf it touches.

import type { Scene } from '../../../kit/screen.ts'
import { placeName, placeProps } from '../../../kit/place.ts'
import { backsAt, boxOf, viewOf } from '../game.ts'
import { PARK, SPACE_SHAPES, TURF_PLACES, TURF_SHAPES } from '../map/geometry.ts'
import { type } from '../parts/fit.ts'
import { Glyph } from '../parts/Icon.tsx'
import { at } from '../places.ts'
import { Ghost } from './Ghost.tsx'
import { Standing } from './Standing.tsx'
import { is } from '../thing.ts'
import { Spoken } from '../../../kit/Spoken.tsx'

/** The middle of a back room, where the dotted lights lead. */
function backAt(scene: Scene, business: string): readonly [number, number] | null {
  const view = viewOf(scene)
  for (const [turf, places] of Object.entries(TURF_PLACES)) {
    if (business === `pb-${turf}`) return [places.printed[0] + 57, places.printed[1] + 17]
    if (view.tiles[turf] === business) return [places.tile[0] + 57, places.tile[1] + 17]
  }
  return business === 'pb-central-park' ? [PARK.back[0] + 35, PARK.back[1] + 17] : null
}

/** Strings of light from a picked space to every back it works. */
export function Lights({ scene, space }: { readonly scene: Scene; readonly space: string }) {
  const shape = SPACE_SHAPES[space]
  if (!shape || scene.picks.state(at.space(space)) !== 'picked') return null
  const [x, y] = shape.at
  const ends = backsAt(viewOf(scene), boxOf(scene), space)
    .map((business) => backAt(scene, business))
    .filter((end) => end !== null)
  return (
    <path
      class="cor-lights"
      d={ends.map(([toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join('')}
      aria-hidden="true"
    />
  )
}

/** What a family space is called: the turfs it touches. */
const spaceName = (scene: Scene, space: string): string =>
  scene.say('space.label', {
    turfs: scene.words.list((SPACE_SHAPES[space]?.arcs ?? []).map(({ turf }) => turf)),
  })

export function FamilySpace({ scene, space }: { readonly scene: Scene; readonly space: string }) {
  const shape = SPACE_SHAPES[space]
  if (!shape) return null
  const [x, y] = shape.at
  const used = boxOf(scene).space[space] !== undefined
  const figure = viewOf(scene).onSpace[space]
  const place = at.space(space)
  const state = scene.picks.state(place)
  const name = spaceName(scene, space)
  const label = used ? name : scene.say('space.unused', { name })
  return (
    <g
      class={used ? 'cor-space' : 'cor-space cor-unused'}
      data-state={state}
      {...is({ kind: 'space', space })}
    >
      <circle class="cor-halo" cx={x} cy={y} r="27" />
      <g {...placeProps(scene, place)}>
        <Spoken name={placeName(scene, place, label)} />
        <circle cx={x} cy={y} r="23" fill="var(--ink)" opacity=".8" />
        <circle class="cor-seat" cx={x} cy={y} r="17.5" />
        <Glyph name="bust" x={x} y={y - 1} size={20} class="cor-hat" />
        {shape.arcs.map(({ turf, d }) => (
          <path key={turf} class="cor-arc" d={d} stroke={TURF_SHAPES[turf]?.tint} />
        ))}
        <circle class="cor-pulse" cx={x} cy={y} r="16.5" />
        {shape.many && !used && (
          <g class="cor-plus" transform={`translate(${x + 14} ${y - 18})`} aria-hidden="true">
            <rect x="-10.5" y="-8" width="21" height="16" rx="6" />
            <text class="cor-num" style={type(14)}>
              3+
            </text>
          </g>
        )}
        <circle class="cor-edge" cx={x} cy={y} r="22" />
        {/* A finger needs more where the board is small. */}
        <circle cx={x} cy={y} r={23 / Math.min(1, scene.zoom)} fill="transparent" />
      </g>
      {figure && <Standing scene={scene} figure={figure} x={x} y={y} scale={0.97} />}
      {state === 'picked' && <Ghost scene={scene} kind="member" x={x} y={y} />}
    </g>
  )
}
