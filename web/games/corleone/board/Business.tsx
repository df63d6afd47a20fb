// A business as a shopfront: the dark back room above, its sign, the cream front below with the thug's square.

import { linesFor, squeezed } from '../../../kit/fit.ts'
import type { Scene } from '../../../kit/screen.ts'
import { placeName, placeProps } from '../../../kit/place.ts'
import { boxOf, viewOf } from '../game.ts'
import { SIGN_PAINT } from '../look.ts'
import type { At } from '../map/geometry.ts'
import { Chips, chipsOf } from '../parts/Chip.tsx'
import { leastType } from '../parts/fit.ts'
import { Glyph } from '../parts/Icon.tsx'
import { at } from '../places.ts'
import { Standing } from './Standing.tsx'
import { Ghost } from './Ghost.tsx'
import { is } from '../thing.ts'
import { Spoken } from '../../../kit/Spoken.tsx'

const WIDTH = 115
const HEIGHT = 98
const TYPE = 14
/** Every second flap of the awning, from a start. */
const flaps = (from: number, y: number): string =>
  Array.from({ length: 5 }, (_, i) => `M${from + i * 22.6} ${y}h11.3v3.2a5.65 4 0 0 1-11.3 0z`).join('')

interface SignProps {
  readonly name: string
  readonly color: 'printed' | 'blue' | 'red'
  readonly size: number
}

/** A name too long for one line gets two, unless the board is so small that its type is large already. */
function Sign({ name, color, size }: SignProps) {
  const { board, ink } = SIGN_PAINT[color]
  const lines = size > TYPE ? [name] : linesFor(name, size, 107)
  const foot = lines.length > 1 ? 59 : 33 + size + 6
  return (
    <g class="cor-sign">
      <path d={`M1 33h113V${foot}H1z`} fill={board} />
      <path d={flaps(1, foot)} fill={board} />
      <path d={flaps(12.3, foot)} fill="var(--cor-paper-deep)" />
      <path d="M1 33h113" stroke="var(--black)" stroke-opacity=".5" />
      {lines.map((line, i) => (
        <text
          key={line}
          x={WIDTH / 2}
          y={lines.length > 1 ? 40.5 + i * 12.6 : 33.4 + (size + 6) / 2}
          class="cor-lab"
          font-size={size}
          fill={ink}
          {...squeezed(line, size, 107)}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

/** The sentence that says everything about a business to whoever cannot see it. */
function describe(scene: Scene, business: string, turf: string): string {
  const { words, say } = scene
  const known = boxOf(scene).business[business]
  const figure = viewOf(scene).onFront[business]
  const list = (abilities: typeof known extends undefined ? never : readonly { readonly do: string }[]) =>
    abilities.map((ability) => words.ability(ability)).join('; ')
  return say(known?.front ? 'business.label' : 'business.backOnly', {
    name: words.name(business),
    turf: words.name(turf),
    front: list(known?.front ?? []),
    back: list(known?.back ?? []),
    who: figure ? words.name(figure) : 'none',
  })
}

interface BackProps {
  readonly scene: Scene
  readonly business: string
  readonly label: string
  readonly width: number
}

/** The back room, with the origin at its frame's left upper corner. */
export function Back({ scene, business, label, width }: BackProps) {
  const abilities = boxOf(scene).business[business]?.back ?? []
  return (
    <g class="cor-back" {...placeProps(scene, at.back(business))} {...is({ kind: 'back', business })}>
      <Spoken name={placeName(scene, at.back(business), label)} />
      <g aria-hidden="true">
        <rect x="2" y="2" width={width - 4} height="30" rx="3" fill="url(#cor-backroom)" />
        <Glyph name="bust" x={16} y={17} size={20} colour="var(--brass)" class="cor-hat" />
        <Chips chips={chipsOf(abilities)} x={(width + 26) / 2} y={17} width={width - 32} height={27} />
      </g>
      <rect class="cor-lit" x="-1" y="-1" width={width + 2} height="35" rx="5" />
    </g>
  )
}

interface BusinessProps {
  readonly scene: Scene
  readonly business: string
  readonly turf: string
  readonly at: At
}

export function Business({ scene, business, turf, at: [x, y] }: BusinessProps) {
  const known = boxOf(scene).business[business]
  if (!known) return null
  const figure = viewOf(scene).onFront[business]
  const label = describe(scene, business, turf)
  const place = at.front(business)
  const { frame } = SIGN_PAINT[known.color]
  const state = scene.picks.state(place)
  return (
    <g
      class="cor-biz"
      transform={`translate(${x} ${y})`}
      data-anchor={business}
      data-state={state}
      {...is({ kind: 'front', business })}
    >
      <rect class="cor-halo" x="-3" y="-3" width={WIDTH + 6} height={HEIGHT + 6} rx="8" />
      <rect y="2.5" width={WIDTH} height={HEIGHT} rx="5" fill="var(--black)" opacity=".5" />
      <g class="cor-shop">
        <rect
          class="cor-frame"
          width={WIDTH}
          height={HEIGHT}
          rx="5"
          fill="var(--walnut-deep)"
          stroke={frame}
        />
        <g class="cor-front" {...placeProps(scene, place)}>
          <Spoken name={placeName(scene, place, label)} />
          <g aria-hidden="true">
            <path d="M1 53h113v40a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z" fill="url(#cor-paper)" />
            <Sign name={scene.words.name(business)} color={known.color} size={leastType(scene.zoom)} />
            <rect class="cor-hole" x="4" y="61" width="34" height="34" rx="3" />
            <Glyph name="thugbust" x={21} y={78} size={24} colour="var(--cor-ghost)" class="cor-ghost" />
            <rect class="cor-pulse" x="3" y="60" width="36" height="36" rx="4" />
            <Chips chips={chipsOf(known.front ?? [])} x={77} y={79} width={70} height={36} />
          </g>
          {/* The whole shopfront answers to a finger. */}
          <rect width={WIDTH} height={HEIGHT} fill="transparent" />
        </g>
        <Back scene={scene} business={business} label={label} width={WIDTH} />
      </g>
      {figure && <Standing scene={scene} figure={figure} x={21} y={78} />}
      {state === 'picked' && <Ghost scene={scene} kind="thug" x={21} y={78} />}
      <rect class="cor-edge" x=".5" y=".5" width={WIDTH - 1} height={HEIGHT - 1} rx="5" />
      {state === 'picked' && <Tick x={WIDTH - 6} y={4} />}
    </g>
  )
}

/** The mark of what is picked. */
const Tick = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`} class="cor-tick">
    <circle r="10" fill="var(--ivory)" stroke="var(--brass-dim)" />
    <path
      d="M-4.5 .5l3 3.2 6-7"
      fill="none"
      stroke="var(--oxblood-mid)"
      stroke-width="2.4"
      stroke-linecap="round"
    />
  </g>
)

/** Where a tile will lie once an act has opened it. */
export function TileSlot(props: {
  readonly scene: Scene
  readonly turf: string
  readonly at: At
  readonly act: number | null
}) {
  const { scene, turf, act } = props
  const numeral = boxOf(scene).acts.find((one) => one.act === act)?.numeral
  const text = numeral ? scene.say('tile.opensIn', { numeral }) : scene.say('tile.none')
  const size = leastType(scene.zoom)
  return (
    <g
      class="cor-slot"
      transform={`translate(${props.at[0]} ${props.at[1]})`}
      data-anchor={`tile:${turf}`}
      {...is({ kind: 'tileSlot', turf })}
    >
      <rect width={WIDTH} height={HEIGHT} rx="5" />
      <Glyph name="shop" x={57} y={37} size={30} colour="var(--brass)" class="cor-ghost" />
      <text
        x={WIDTH / 2}
        y={72}
        class="cor-lab"
        font-size={size}
        fill="var(--cor-manila)"
        {...squeezed(text, size, 107)}
      >
        {text}
      </text>
    </g>
  )
}
