// People: a family member on guard, and a capo on his medallion.

import { Badge } from './Emblem.tsx'
import { Glyph } from './Icon.tsx'
import { livery, paint } from './livery.ts'

interface FigureProps {
  readonly color: string
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

/** A family member; x, y: the middle of his feet. */
export const Member = ({ color, x = 0, y = 0, scale = 1 }: FigureProps) => (
  <g
    class="spk-member"
    style={paint(livery(color))}
    transform={`translate(${x} ${y}) scale(${scale}) translate(-9 -26)`}
  >
    <path d="M1 26c0-7 3-10 8-10s8 3 8 10z" class="spk-c" stroke="var(--spk-night)" />
    <circle cx="9" cy="11.5" r="4.3" fill="var(--spk-skin)" stroke="var(--spk-night)" stroke-width=".8" />
    <path
      d="M1 9.3c2-1.3 3.4-1.6 4-2C5.2 3.5 6 1.5 9 1.5s3.8 2 4 5.8c.6.4 2 .7 4 2-2 1.7-14 1.7-16 0z"
      class="spk-c"
      stroke="var(--spk-night)"
    />
    <path d="M5 7c2 .8 6 .8 8 0" class="spk-brim" />
  </g>
)

/** A capo, seen on the medallion of his contact; x, y: the middle. */
export const Capo = ({ color, x = 0, y = 0, scale = 1 }: FigureProps) => {
  const of = livery(color)
  return (
    <g class="spk-capo" style={paint(of)} transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="15.5" class="spk-cd" stroke={of.colour} stroke-width="2" />
      <Glyph name="capo" x={0} y={-2} size={26} colour={of.colour} />
      <Badge of={of} x={10} y={9} r={6.6} />
    </g>
  )
}
