// What is carried about: barrels, crates, books.

import { livery, paint } from './livery.ts'

interface GoodsProps {
  /** The middle of the foot. */
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

const placed = ({ x = 0, y = 0, scale = 1 }: GoodsProps, w: number, h: number): string =>
  `translate(${x} ${y}) scale(${scale}) translate(${-w / 2} ${-h})`

export const Barrel = (props: GoodsProps) => (
  <g class="spk-barrel" transform={placed(props, 16, 18)}>
    <path
      d="M3 1h10c2 5 2 11 0 16H3C1 12 1 6 3 1z"
      fill="var(--spk-barrel)"
      stroke="var(--spk-barrel-edge)"
    />
    <path
      d="M6.3 1.5c-.8 5-.8 10 0 15M9.7 1.5c.8 5 .8 10 0 15"
      stroke="var(--spk-barrel-hoop)"
      stroke-width=".9"
      fill="none"
    />
    <path
      d="M4 1.6c-1.4 4.5-1.4 9.5-.2 14"
      stroke="var(--spk-barrel-gleam)"
      stroke-width="1"
      fill="none"
      opacity=".7"
    />
    <path d="M2.2 4.5h11.6M2.2 13.5h11.6" stroke="var(--walnut-mid)" stroke-width="1.7" />
  </g>
)

export const Crate = (props: GoodsProps) => (
  <g class="spk-crate" transform={placed(props, 20, 18)}>
    <path d="M2 2h16v16H2z" fill="var(--spk-crate)" stroke="var(--crate-edge)" />
    <path
      d="M2 6h16M2 14h16M4.5 6l11 8M6 2v4M14 2v4M6 14v4M14 14v4"
      stroke="var(--spk-crate-slat)"
      stroke-width="1.3"
      fill="none"
    />
  </g>
)

/** A cooked book in the colour of its family. */
export const Book = ({ color, ...props }: GoodsProps & { readonly color: string }) => (
  <g class="spk-book" style={paint(livery(color))} transform={placed(props, 16, 20)}>
    <path d="M2 3a2 2 0 0 1 2-2h10v18H4a2 2 0 0 1-2-2z" class="spk-c" stroke="var(--spk-night)" />
    <path d="M3 16.2c0-.8.6-1.2 1.4-1.2H14v2.8H4.4c-.8 0-1.4-.6-1.4-1.6z" fill="var(--paper)" />
    <path d="M5 1.5v13.5" class="spk-spine" />
    <path d="M7.5 5h4.5M7.5 7.5h4.5" stroke="var(--ink)" stroke-width="1.1" />
  </g>
)
