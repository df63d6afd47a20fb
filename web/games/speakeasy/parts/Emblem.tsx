// A family's emblem: on a dark disc with a ring of its colour, or dark on a disc of its colour.

import { Picture } from '../../../kit/Picture.tsx'
import { Glyph } from './Icon.tsx'
import { type Livery, livery } from './livery.ts'

interface DiscProps {
  readonly of: Livery
  readonly x?: number
  readonly y?: number
  readonly r: number
}

/** Quiet: the sign over a door, a badge on a piece. */
export const Badge = ({ of: { colour, emblem }, x = 0, y = 0, r }: DiscProps) => (
  <>
    <circle cx={x} cy={y} r={r} fill="var(--ink)" stroke={colour} stroke-width={r / 6} />
    <Glyph name={emblem} x={x} y={y} size={r * 1.4} colour={colour} />
  </>
)

/** Loud: a marker on a track. */
export const Marker = ({ of: { colour, deep, emblem }, x = 0, y = 0, r }: DiscProps) => (
  <>
    <circle cx={x} cy={y} r={r} fill={colour} stroke="var(--spk-night)" stroke-width={r / 6.5} />
    <Glyph name={emblem} x={x} y={y} size={r * 1.4} colour={deep} />
  </>
)

/** In HTML: the disc of a family, or of nobody. */
export const Emblem = (props: {
  readonly color: string | null
  readonly size: number
  readonly label?: string
}) => (
  <Picture class="spk-icon" box="-20 -20 40 40" size={props.size} label={props.label}>
    <Badge of={livery(props.color)} r={18.2} />
  </Picture>
)
