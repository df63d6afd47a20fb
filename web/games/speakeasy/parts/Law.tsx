// The law and the mob in a district: a cop and a coming patrol, a mobster's strength and a coming war.
// What is certain is solid, what is coming is dashed.

import { squeezed } from '../../../kit/fit.ts'
import { Glyph } from './Icon.tsx'

const SHIELD = 'M12 1c3 2 6 2.6 9 2.3.8 8-1 17-9 21.7C4 20.3 2.2 11.3 3 3.3 6 3.6 9 3 12 1z'

interface LawProps {
  /** The left upper corner. */
  readonly x?: number
  readonly y?: number
}

export const Cop = ({ x = 0, y = 0 }: LawProps) => (
  <g class="spk-cop" transform={`translate(${x} ${y})`}>
    <path d={SHIELD} fill="var(--spk-badge)" stroke="var(--spk-night)" stroke-width="1.2" />
    <path
      d="m12 6 1.8 4.2 4.5.3-3.5 2.9 1.2 4.5L12 15.4 8 17.9l1.2-4.5-3.5-2.9 4.5-.3z"
      fill="var(--spk-badge-star)"
    />
  </g>
)

export const Patrol = ({ x = 0, y = 0 }: LawProps) => (
  <g class="spk-patrol" transform={`translate(${x} ${y})`}>
    <path
      d={SHIELD}
      fill="var(--spk-plate)"
      stroke="var(--spk-badge)"
      stroke-width="1.5"
      stroke-dasharray="2.6 1.9"
    />
    <path d="M12 7v6l4 2.5" stroke="var(--spk-badge)" stroke-width="1.7" fill="none" stroke-linecap="round" />
  </g>
)

/** A mobster's strength on his pill; 38 by 21. */
export const Strength = ({ x = 0, y = 0, strength }: LawProps & { readonly strength: number }) => (
  <g class="spk-strength" transform={`translate(${x} ${y})`}>
    <rect
      width="38"
      height="21"
      rx="5"
      fill="var(--spk-raid-plate)"
      stroke="var(--spk-family-mobster)"
      stroke-width="1.2"
    />
    <Glyph name="revolver" x={10.5} y={10.5} size={15} colour="var(--spk-raid)" />
    <text x="28" y="10.8" class="spk-num spk-strengthnumber">
      {strength}
    </text>
  </g>
)

/** A mob war that is coming, with the range its mobster can have; 54 by 21. */
export const Threat = ({
  x = 0,
  y = 0,
  range,
  type = 13,
}: LawProps & { readonly range: string; readonly type?: number }) => (
  <g class="spk-threat" transform={`translate(${x} ${y})`}>
    <rect
      width="54"
      height="21"
      rx="5"
      fill="var(--control)"
      stroke="var(--spk-danger)"
      stroke-width="1.4"
      stroke-dasharray="4 3"
    />
    <Glyph name="revolver" x={10.5} y={10.5} size={14} colour="var(--spk-lost)" />
    <text
      x="35"
      y="10.8"
      class="spk-num"
      font-size={type}
      fill="var(--spk-raid-text)"
      {...squeezed(range, type, 34)}
    >
      {range}
    </text>
  </g>
)
