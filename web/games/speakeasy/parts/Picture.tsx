// A small drawing of the board, hung in a line of HTML.

import type { ComponentChildren } from 'preact'
import { Picture as Drawing } from '../../../kit/Picture.tsx'

/** `box`: the part of the drawing's own units that is shown. */
export const Picture = (props: {
  readonly box: string
  readonly width: number
  readonly height: number
  readonly label?: string
  readonly children: ComponentChildren
}) => (
  <Drawing class="spk-icon" box={props.box} size={[props.width, props.height]} label={props.label}>
    {props.children}
  </Drawing>
)
