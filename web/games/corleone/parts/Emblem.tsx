// A family's emblem on a disc of its colour.

import { useId } from 'preact/hooks'
import { Picture } from '../../../kit/Picture.tsx'
import { liveryOf } from '../look.ts'
import { Glyph } from './Icon.tsx'

/** Round the origin with a radius of 19. */
function EmblemDisc({ family }: { readonly family: string | null }) {
  const id = useId()
  const livery = liveryOf(family)
  return (
    <>
      <radialGradient id={id} cx=".35" cy=".25" r=".95">
        <stop offset="0" stop-color={livery.light} />
        <stop offset=".55" stop-color={livery.colour} />
        <stop offset="1" stop-color={livery.dark} />
      </radialGradient>
      <circle r="19" fill={`url(#${id})`} stroke={livery.deep} />
      <circle r="16" fill="none" stroke="var(--ivory)" stroke-opacity=".5" stroke-width=".8" />
      {livery.emblem && <Glyph name={livery.emblem} x={0} y={0} size={22.8} colour={livery.deep} />}
    </>
  )
}

export const Emblem = (props: {
  readonly family: string | null
  readonly size: number
  readonly label?: string
}) => (
  <Picture class="cor-picture" box="-20 -20 40 40" size={props.size} label={props.label}>
    <EmblemDisc family={props.family} />
  </Picture>
)
