// The control markers of a turf: every rim shows, the emblem of the controller on top.

import { useId } from 'preact/hooks'
import type { Scene } from '../../../kit/screen.ts'
import { placeProps } from '../../../kit/place.ts'
import { viewOf } from '../game.ts'
import { liveryOf } from '../look.ts'
import { TURF_PLACES } from '../map/geometry.ts'
import { Glyph } from '../parts/Icon.tsx'
import { at } from '../places.ts'
import { is } from '../thing.ts'

const RADIUS = 12
const STEP = 3.6

/** One chip round the origin, its rim below it. */
export function Marker({ family, top }: { readonly family: string | null; readonly top: boolean }) {
  const id = useId()
  const livery = liveryOf(family)
  return (
    <>
      <circle cy="3" r={RADIUS} fill={livery.deep} />
      <path d={`M-${RADIUS} 0v2.6a${RADIUS} ${RADIUS} 0 0 0 ${2 * RADIUS} 0V0z`} fill={livery.dark} />
      <radialGradient id={id} cx=".35" cy=".25" r=".95">
        <stop offset="0" stop-color={livery.light} />
        <stop offset=".55" stop-color={livery.colour} />
        <stop offset="1" stop-color={livery.dark} />
      </radialGradient>
      <circle r={RADIUS} fill={`url(#${id})`} stroke={livery.deep} />
      {top && (
        <>
          <circle r="9.8" fill="none" stroke="var(--ivory)" stroke-opacity=".6" stroke-width=".8" />
          {livery.emblem && <Glyph name={livery.emblem} x={0} y={0} size={15} colour={livery.deep} />}
        </>
      )}
    </>
  )
}

export function ControlStack({ scene, turf }: { readonly scene: Scene; readonly turf: string }) {
  const places = TURF_PLACES[turf]
  if (!places) return null
  const view = viewOf(scene)
  const stack = view.control[turf] ?? []
  const familyOf = (seat: number) => view.seats[seat]?.family ?? null
  const [x, y] = places.control
  const label =
    stack.length === 0
      ? scene.say('control.none', { turf: scene.words.name(turf) })
      : scene.say('control.label', {
          turf: scene.words.name(turf),
          // From the top down, as one would lift them.
          stack: stack
            .toReversed()
            .map((seat) => scene.words.name(familyOf(seat) ?? ''))
            .join(', '),
        })
  const place = at.control(turf)
  const state = scene.picks.state(place)
  const lift = Math.max(0, stack.length - 1) * STEP
  return (
    <g
      transform={`translate(${x} ${y})`}
      class="cor-control"
      data-state={state}
      {...is({ kind: 'control', turf })}
    >
      <circle class="cor-halo" r="20" />
      <g
        {...(state === 'idle' ? { role: 'img' as const, 'aria-label': label } : {})}
        {...placeProps(scene, place, label)}
      >
        <circle class="cor-well" r="13.5" />
        {stack.map((seat, height) => (
          <g key={height} transform={`translate(0 ${lift / 2 - height * STEP})`}>
            <Marker family={familyOf(seat)} top={height === stack.length - 1} />
          </g>
        ))}
        <circle class="cor-edge" r="18" />
        {state !== 'idle' && <circle r="22" fill="transparent" />}
      </g>
    </g>
  )
}
