// The icons of a game: in a line of HTML, or inside a drawing.

import { Picture } from './Picture.tsx'

interface IconProps<Name> {
  readonly name: Name
  readonly size?: number
}

interface GlyphProps<Name> {
  readonly name: Name
  /** Of its middle. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour?: string
  readonly class?: string
}

const SIDE = 512

/** `Icon` stands in HTML, with the colour of the text around it; `Glyph` inside a drawing, by its middle. */
export const iconsFrom = <Name extends string>(
  paths: { readonly [name in Name]: string },
  kind: string,
  usual?: number,
) => ({
  Icon: ({ name, size = usual }: IconProps<Name>) => (
    <Picture class={kind} box={`0 0 ${SIDE} ${SIDE}`} size={size}>
      <path d={paths[name]} fill="currentColor" />
    </Picture>
  ),
  Glyph: ({ name, x, y, size, colour = 'currentColor', class: className }: GlyphProps<Name>) => (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / SIDE})`}
      aria-hidden="true"
      class={className}
    >
      <path d={paths[name]} fill={colour} />
    </g>
  ),
})
