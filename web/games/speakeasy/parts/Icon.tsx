// One icon: in a line of HTML, or inside a drawing.

import { Picture } from '../../../kit/Picture.tsx'
import { ICONS, type IconName } from './icons.ts'

/** In HTML; takes the colour of the text around it. */
export const Icon = ({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) => (
  <Picture class="spk-icon" box="0 0 512 512" size={size}>
    <path d={ICONS[name]} fill="currentColor" />
  </Picture>
)

interface GlyphProps {
  readonly name: IconName
  /** The middle. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour?: string
  readonly class?: string
}

/** Inside a drawing, by its middle. */
export const Glyph = ({ name, x, y, size, colour = 'currentColor', class: className }: GlyphProps) => (
  <g
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    aria-hidden="true"
    class={className}
  >
    <path d={ICONS[name]} fill={colour} />
  </g>
)
