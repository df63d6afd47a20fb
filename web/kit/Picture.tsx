// A small drawing hung in a line of HTML; without a label it is only there to be seen.

import type { ComponentChildren } from 'preact'
import { rem } from './rem.ts'

interface PictureProps {
  readonly class: string
  /** The part of the drawing's own units that is shown. */
  readonly box: string
  /** Left out: as the style says. */
  readonly size?: number | readonly [width: number, height: number] | undefined
  readonly label?: string | undefined
  readonly children: ComponentChildren
}

export function Picture({ class: className, box, size, label, children }: PictureProps) {
  const [width, height] = (typeof size === 'number' ? [size, size] : (size ?? [])).map(rem)
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return (
    <svg class={className} viewBox={box} width={width} height={height} {...said}>
      {children}
    </svg>
  )
}
