// A small drawing of the board, hung in a line of HTML.

import type { ComponentChildren } from 'preact'

/** `box`: the part of the drawing's own units that is shown. */
export const Picture = (props: {
  readonly box: string
  readonly width: number
  readonly height: number
  readonly label?: string
  readonly children: ComponentChildren
}) => (
  <svg
    class="spk-icon"
    viewBox={props.box}
    width={props.width}
    height={props.height}
    {...(props.label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': props.label })}
  >
    {props.children}
  </svg>
)
