// Small things that lie on many cards: pistols for strength, dice, backs with their round, cards on a man, markers.

import type { Seat } from '@backroom/engine'
import { type Attached, type GangsterId, isHostile, strengthOf } from '@backroom/games/cosa-nostra'
import { boxOf, viewOf } from '../game.ts'
import { rem } from '../../../kit/rem.ts'
import type { Scene } from '../../../kit/screen.ts'
import { influenceIcon, numeral } from '../look.ts'
import { Emblem } from './Emblem.tsx'
import { Icon } from './Icon.tsx'
import { familyId, familyName } from './people.ts'
import { is } from '../thing.ts'

interface PistolsProps {
  readonly scene: Scene
  readonly strength: number
  readonly printed: number
  readonly gangster: GangsterId
}

/** LCN-7.2: one for every die; those of a Machine Gun are golden, those lost to a Distraction are faint. */
export function Pistols({ scene, strength, printed, gangster }: PistolsProps) {
  const shown = Math.max(strength, printed)
  return (
    <span
      class="lcn-pistols"
      role="img"
      aria-label={scene.say('man.strength', { strength })}
      {...is({ kind: 'strength', gangster })}
    >
      {Array.from({ length: shown }, (_, i) => (
        <i key={i} class={i >= strength ? 'lcn-minus' : i >= printed ? 'lcn-plus' : ''}>
          <Icon name="pistol-gun" />
        </i>
      ))}
    </span>
  )
}

/** Those of a man on the street. */
export function ManPistols({ scene, gangster }: { readonly scene: Scene; readonly gangster: GangsterId }) {
  const strength = strengthOf(viewOf(scene), boxOf(scene), gangster)
  return (
    <Pistols
      scene={scene}
      strength={strength}
      printed={boxOf(scene).gangster[gangster]?.strength ?? strength}
      gangster={gangster}
    />
  )
}

/** The spots of each face, in a square of 100. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 50]],
  [
    [27, 27],
    [73, 73],
  ],
  [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  [
    [25, 25],
    [75, 25],
    [50, 50],
    [25, 75],
    [75, 75],
  ],
  [
    [27, 24],
    [73, 24],
    [27, 50],
    [73, 50],
    [27, 76],
    [73, 76],
  ],
]

export function Die({
  face,
  size,
  dim = false,
}: {
  readonly face: number
  readonly size: number
  readonly dim?: boolean
}) {
  return (
    <svg class="lcn-dieface" width={rem(size)} height={rem(size)} viewBox="0 0 100 100" aria-hidden="true">
      <rect
        x="4"
        y="4"
        width="92"
        height="92"
        rx="20"
        fill={dim ? 'var(--lcn-coat)' : 'var(--paper)'}
        stroke={dim ? 'var(--lcn-die-dim)' : 'var(--lcn-die-edge)'}
        stroke-width="4"
      />
      {(SPOTS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" fill={dim ? 'var(--faded)' : 'var(--walnut-deep)'} />
      ))}
    </svg>
  )
}

/** A ticked die for each hit. */
export const Hits = ({ count }: { readonly count: number }) => (
  <span class="lcn-hits" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <svg key={i} width="15" height="15" viewBox="0 0 100 100">
        <rect
          x="5"
          y="5"
          width="90"
          height="90"
          rx="20"
          fill="var(--lcn-white)"
          stroke="var(--lcn-die-frame)"
          stroke-width="7"
        />
        <path
          d="M26 52L44 70L76 32"
          fill="none"
          stroke="var(--lcn-has)"
          stroke-width="14"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
    ))}
  </span>
)

/** LCN-R61: the back of an order tells its round and nothing else. */
export const Back = ({ round, class: extra = '' }: { readonly round: number; readonly class?: string }) => (
  <span class={`lcn-back lcn-back-${round} ${extra}`}>
    <b>{numeral(round)}</b>
  </span>
)

/** LCN-16.3: what lies on a man, hostile cards red. */
export const OnHim = ({ scene, cards }: { readonly scene: Scene; readonly cards: readonly Attached[] }) => (
  <span class="lcn-onhim">
    {cards.map((card) => (
      <span
        key={card}
        class={isHostile(card) ? 'lcn-att lcn-foe' : 'lcn-att'}
        role="img"
        aria-label={scene.words.name(card)}
        {...is({ kind: 'influence', card })}
      >
        <Icon name={influenceIcon(card)} />
      </span>
    ))}
  </span>
)

interface MarkersProps {
  readonly scene: Scene
  readonly business: string
  readonly seats: readonly Seat[]
  readonly size: number
}

/** LCN-9: Deal markers on the corner of the card, one beside the other. */
export const Markers = ({ scene, business, seats, size }: MarkersProps) => (
  <span class="lcn-markers" data-anchor={`on:${business}`}>
    {seats.map((seat) => (
      <Emblem
        key={seat}
        family={familyId(scene, seat)}
        size={size}
        label={scene.say('marker.of', { family: familyName(scene, seat) })}
      />
    ))}
  </span>
)
