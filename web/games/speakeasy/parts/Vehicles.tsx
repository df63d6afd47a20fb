// What moves along the streets and the shore: trucks and rum runners.

import { Badge } from './Emblem.tsx'
import { Barrel } from './Goods.tsx'
import { livery, paint } from './livery.ts'

interface TruckProps {
  readonly color: string
  readonly load: number
  /** The middle of its wheels. */
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

/** A truck with the barrels it carries. */
export const TruckDrawing = ({ color, load, x = 0, y = 0, scale = 1 }: TruckProps) => {
  const of = livery(color)
  return (
    <g
      class="spk-truck"
      style={paint(of)}
      transform={`translate(${x} ${y}) scale(${scale}) translate(-22 -26)`}
    >
      {load > 0 && <Barrel x={9} y={9.5} scale={0.72} />}
      {load > 1 && <Barrel x={20} y={9.5} scale={0.72} />}
      <path d="M2 7h25v12H2z" class="spk-c" stroke="var(--spk-night)" />
      <path d="M4 9.5h21M4 12.5h21M4 15.5h21" class="spk-slats" />
      <path d="M28 4h8l3 7 4 1v8H28z" class="spk-c" stroke="var(--spk-night)" />
      <path d="M30 6h5l2 5h-7z" fill="var(--lamp)" />
      <path d="M1 19h42v2H1z" fill="var(--walnut-deep)" />
      <circle cx="9" cy="21" r="4.5" fill="var(--walnut-deep)" />
      <circle cx="9" cy="21" r="1.9" class="spk-c" />
      <circle cx="34" cy="21" r="4.5" fill="var(--walnut-deep)" />
      <circle cx="34" cy="21" r="1.9" class="spk-c" />
      <circle cx="42" cy="15" r="1.6" fill="var(--gold)" />
      <Badge of={of} x={14.5} y={12.5} r={6.4} />
    </g>
  )
}

interface HullProps {
  readonly colour: string
  readonly barrels: number
  readonly room: number
  readonly crate: boolean
}

const DECK = 19
const STEP = 9

/** A rum runner in a box of 112 by 46: its barrels on deck, the crate on the stern. */
export const Hull = ({ colour, barrels, room, crate }: HullProps) => (
  <g class="spk-hull">
    <path d="M66 3h9v15h-9z" fill={colour} stroke="var(--spk-night)" />
    <path d="M66 6.5h9v3h-9z" fill="var(--ink)" />
    <path d="M58 14h26v8H58z" fill="var(--linen)" stroke="var(--spk-night)" stroke-width=".8" />
    <path d="M62 16.5h3v3h-3zM68 16.5h3v3h-3zM74 16.5h3v3h-3z" fill="var(--amber)" />
    <path d="M94 22V7M12 22V9" stroke="var(--oat)" stroke-width="1.3" />
    <path d="M94 8l10 14M12 10 3 22" stroke="var(--oat)" stroke-width=".6" />
    {Array.from({ length: room }, (_, n) =>
      n < barrels ? (
        <Barrel key={n} x={DECK + n * STEP} y={23} scale={0.72} />
      ) : (
        <rect key={n} class="spk-gone" x={DECK - 4 + n * STEP} y="12.5" width="8" height="9.5" rx="3" />
      ),
    )}
    {crate && (
      <g transform="translate(92 22.5) scale(.72) translate(-10 -18)">
        <path d="M2 2h16v16H2z" fill="var(--spk-crate)" stroke="var(--crate-edge)" />
        <path
          d="M2 6h16M2 14h16M4.5 6l11 8M6 2v4M14 2v4M6 14v4M14 14v4"
          stroke="var(--spk-crate-slat)"
          stroke-width="1.3"
        />
      </g>
    )}
    <path d="M1 22h110c-3 9-8 16-14 19H12C6 37 3 30 1 22z" fill="var(--spk-hull)" stroke="var(--spk-night)" />
    <path d="M1 22h110l-1.3 4H2.2z" fill={colour} />
    <path d="M5 33h101l-4 5H9z" fill="var(--spk-waterline)" opacity=".75" />
  </g>
)
