// A city token: cream, ringed with brass, its effect drawn on it.

import type { Effect } from '@backroom/games/speakeasy'
import { Picture } from '../../../kit/Picture.tsx'
import { signsOf } from './effects.ts'
import { Glyph } from './Icon.tsx'

interface TokenProps {
  readonly effects: readonly Effect[]
  /** The middle. */
  readonly x?: number
  readonly y?: number
  readonly r: number
}

const INK = 'var(--spk-token-ink)'

/** Inside a drawing. */
export function CityToken({ effects, x = 0, y = 0, r }: TokenProps) {
  const signs = effects.flatMap((effect) => signsOf(effect))
  const [first, second] = signs
  const mark = signs.map((one) => one.mark).join('')
  return (
    <g class="spk-token" transform={`translate(${x} ${y})`}>
      <circle r={r} fill="var(--paper-deep)" stroke="var(--spk-token-edge)" stroke-width="1.5" />
      <circle r={r * 0.8} fill="none" stroke="var(--spk-token-ring)" stroke-width=".8" />
      {first && second ? (
        <>
          <Glyph name={first.icon} x={-r * 0.34} y={-r * 0.2} size={r * 0.72} colour={INK} />
          <Glyph name={second.icon} x={r * 0.3} y={r * 0.24} size={r * 0.82} colour={INK} />
        </>
      ) : (
        first && (
          <Glyph name={first.icon} x={0} y={mark === '' ? 0 : -r * 0.16} size={r * 1.22} colour={INK} />
        )
      )}
      {mark !== '' && r >= 12 && (
        <text y={r * 0.6} class="spk-num spk-tokenmark">
          {mark}
        </text>
      )}
    </g>
  )
}

/** In HTML. */
export const TokenPicture = (props: {
  readonly effects: readonly Effect[]
  readonly size: number
  readonly label?: string
}) => (
  <Picture class="spk-icon" box="-16 -16 32 32" size={props.size} label={props.label}>
    <CityToken effects={props.effects} r={15} />
  </Picture>
)
