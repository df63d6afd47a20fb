// Buildings: lit windows where one operates, boards over a dark front where it does not. SPK-6.3, SPK-6.4.

import type { Kind } from '@backroom/games/speakeasy'
import { Badge } from './Emblem.tsx'
import { livery, MOB, paint } from './livery.ts'

/** The attributes of one path; its paint is the class's (board-parts.css) where it has one. */
type Stroke = { readonly d: string } & { readonly [attribute: string]: string }

interface House {
  readonly w: number
  readonly h: number
  /** Where its sign hangs. */
  readonly sign: readonly [number, number]
  /** From behind to the fore. */
  readonly front: readonly Stroke[]
}

const HOUSES: { readonly [kind in Kind]: House } = {
  speakeasy: {
    w: 40,
    h: 46,
    sign: [20, 11],
    front: [
      { d: 'M5 15h30v31H5z', class: 'spk-c' },
      { d: 'M28 15h7v31h-7z', class: 'spk-cd', opacity: '.55' },
      { d: 'M3 11h34v5H3z', class: 'spk-cd' },
      { d: 'M5 8.5h30V11H5z', class: 'spk-c' },
      { d: 'M8.5 20.5h7v9h-7z', class: 'spk-window' },
      { d: 'M24.5 20.5h7v9h-7z', class: 'spk-window spk-late' },
      { d: 'M12 20.5v9M28 20.5v9M8.5 25h7M24.5 25h7', class: 'spk-bars' },
      { d: 'M15.5 46V34.5a4.5 4.5 0 0 1 9 0V46z', fill: 'var(--ink)' },
      { d: 'M17.5 36h5v2h-5z', class: 'spk-window spk-later' },
      { d: 'M13 44.3h14V46H13z', class: 'spk-cd' },
    ],
  },
  nightclub: {
    w: 46,
    h: 48,
    sign: [23, 9],
    front: [
      { d: 'M4 48V22h6v-9h6V7h14v6h6v9h6v26z', class: 'spk-c' },
      { d: 'M34 48V13h2v9h6v26z', class: 'spk-cd', opacity: '.55' },
      { d: 'M16 7h14v2H16zM10 13h6v2h-6zM30 13h6v2h-6z', class: 'spk-cd' },
      { d: 'M13 19h4.5v9H13zM28.5 19H33v9h-4.5z', class: 'spk-window' },
      { d: 'M20.7 14h4.6v14h-4.6z', class: 'spk-window spk-late' },
      { d: 'M1 30h44v7H1z', class: 'spk-cd' },
      {
        d: 'M4 33.5h.01M9 33.5h.01M14 33.5h.01M19 33.5h.01M24 33.5h.01M29 33.5h.01M34 33.5h.01M39 33.5h.01M42.5 33.5h.01',
        class: 'spk-bulbs',
      },
      { d: 'M15 38h16v10H15z', fill: 'var(--ink)' },
      { d: 'M17 40h5v8h-5zM24 40h5v8h-5z', class: 'spk-window spk-later', opacity: '.85' },
    ],
  },
  casino: {
    w: 48,
    h: 50,
    sign: [24, 14.5],
    front: [
      { d: 'M11 19a13 11 0 0 1 26 0z', class: 'spk-c' },
      { d: 'M24 8a13 11 0 0 1 13 11h-9z', class: 'spk-cd', opacity: '.5' },
      { d: 'M23.3 1h1.4v8h-1.4z', class: 'spk-cd' },
      { d: 'M24.7 1.5 31 3.5l-6.3 2.5z', class: 'spk-window spk-later' },
      { d: 'M4 18h40v6H4z', class: 'spk-cd' },
      { d: 'M6 24h36v18H6z', class: 'spk-window' },
      { d: 'M6 24h5v18H6zM14 24h5v18h-5zM29 24h5v18h-5zM37 24h5v18h-5z', class: 'spk-c' },
      { d: 'M20.5 42V33a3.5 3.5 0 0 1 7 0v9z', fill: 'var(--ink)' },
      { d: 'M3 42h42v4H3z', class: 'spk-c' },
      { d: 'M0 46h48v4H0z', class: 'spk-cd' },
    ],
  },
  still: {
    w: 46,
    h: 46,
    sign: [18, 22],
    front: [
      { d: 'M6 7h6v12H6z', class: 'spk-cd' },
      { d: 'M4 46V24l14-9 14 9v22z', class: 'spk-c' },
      { d: 'M1.5 24.5 18 12.5l16.5 12-2 3L18 17 3.5 27.5z', class: 'spk-cd' },
      { d: 'M9 30h8v8H9z', class: 'spk-window' },
      { d: 'M13 30v8M9 34h8', class: 'spk-bars' },
      { d: 'M35 29c6 2 9 6 9 10 0 5-4 7-9 7s-9-2-9-7c0-4 3-8 9-10z', fill: 'var(--spk-still)' },
      { d: 'M35 30c-4 0-6-4-6-7 0-5 4-6 6-9 2 3 6 4 6 9 0 3-2 7-6 7z', fill: 'var(--spk-flame)' },
      { d: 'M35 15c0-5-5-6-9-4', fill: 'none', stroke: 'var(--spk-still)', 'stroke-width': '2.4' },
      { d: 'M28 38c0-2 2-5 4-6', stroke: 'var(--spk-still-gleam)', 'stroke-width': '1.5', fill: 'none' },
    ],
  },
}

const Front = ({ of }: { readonly of: House }) => (
  <g class="spk-front">
    {of.front.map((stroke) => (
      <path key={stroke.d} {...stroke} />
    ))}
  </g>
)

/** Planks over the door, falling into place when the light goes out. */
const Planks = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="spk-planks" transform={`translate(${x} ${y})`}>
    {[-24, 24].map((angle) => (
      <rect key={angle} x="-21" y="-3" width="42" height="6" rx="1" transform={`rotate(${angle})`} />
    ))}
    <path
      d="M-17 5.5h.01M17 -9h.01M-17 -9h.01M17 5.5h.01"
      stroke="var(--crate-edge)"
      stroke-width="1.6"
      stroke-linecap="round"
    />
  </g>
)

interface Standing {
  /** The middle of its foot. */
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

const standing = ({ w, h }: House, { x = 0, y = 0, scale = 1 }: Standing): string =>
  `translate(${x} ${y}) scale(${scale}) translate(${-w / 2} ${-h})`

interface BuildingProps extends Standing {
  readonly kind: Kind
  readonly color: string
  readonly lit: boolean
  /** Without the emblem over the door. */
  readonly plain?: boolean
}

export function Building({ kind, color, lit, plain = false, ...place }: BuildingProps) {
  const house = HOUSES[kind]
  const [x, y] = house.sign
  const of = livery(color)
  return (
    <g class="spk-building" data-lit={lit} style={paint(of)} transform={standing(house, place)}>
      <Front of={house} />
      {!plain && <Badge of={of} x={x} y={y} r={7.6} />}
      <Planks x={house.w / 2} y={house.h - 13} />
    </g>
  )
}

/** A speakeasy of the mobsters: dark brick, red windows, a hat on the roof. */
export const MobHouse = (place: Standing) => (
  <g class="spk-mobhouse" transform={standing(HOUSES.speakeasy, place)}>
    <Front of={HOUSES.speakeasy} />
    <path
      d="M8 9c3-2.5 5-3 6-3.5C14.5.5 16-2 20-2s5.5 2.5 6 7.5c1 .5 3 1 6 3.5-4 2.6-20 2.6-24 0z"
      fill="var(--spk-wall)"
      stroke="var(--ink)"
      stroke-width="1.1"
    />
    <path d="M14 4.8c3 1.3 9 1.3 12 0" stroke={MOB.colour} stroke-width="2" fill="none" />
  </g>
)
