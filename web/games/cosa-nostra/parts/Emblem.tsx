// A family's badge: its colour, its outline and its animal or flower. A Deal marker is the badge itself.

import { Picture } from '../../../kit/Picture.tsx'
import { ICONS } from '../icons.ts'
import { liveryOf } from '../look.ts'

interface EmblemProps {
  readonly family: string | null
  readonly size: number
  readonly label?: string
}

export function Emblem({ family, size, label }: EmblemProps) {
  const { colour, deep, badge, emblem } = liveryOf(family)
  return (
    <Picture class="lcn-emblem" box="0 0 100 100" size={size} label={label}>
      <path d={badge} fill={colour} stroke="var(--ink)" stroke-width="3" />
      <path
        d={badge}
        fill="none"
        stroke={deep}
        stroke-opacity=".45"
        stroke-width="2.5"
        transform="translate(50 50) scale(.86) translate(-50 -50)"
      />
      <svg x="20" y="20" width="60" height="60" viewBox="0 0 512 512">
        <path d={ICONS[emblem]} fill={deep} />
      </svg>
    </Picture>
  )
}
