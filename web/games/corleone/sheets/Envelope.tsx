// Envelopes, closed and open, and the wax that seals them.

import { useId } from 'preact/hooks'
import { liveryOf } from '../look.ts'
import { Glyph } from '../parts/Icon.tsx'

const WAX =
  'M0-21c5 0 6 3 10 4s8 2 9 7-1 6 1 10 1 9-3 12-7 1-10 4-9 5-13 3-5-4-9-5-8-4-8-9 3-6 2-10 0-9 4-11 7-1 10-3 4-2 7-2z'

/** A seal round the origin with the family's emblem pressed into it. */
function Wax({ family }: { readonly family: string | null }) {
  const { emblem } = liveryOf(family)
  return (
    <g class="cor-wax">
      <path d={WAX} fill="var(--cor-wax)" stroke="var(--cor-wax-edge)" />
      <circle r="14" fill="none" stroke="var(--cor-wax-edge)" stroke-width="1.6" />
      <circle r="14" fill="none" stroke="var(--cor-wax-gleam)" stroke-opacity=".5" cx="-.6" cy="-.8" />
      {emblem && <Glyph name={emblem} x={0} y={0} size={18} colour="var(--cor-wax-print)" />}
    </g>
  )
}

/** A rival's envelope: the emblem on it, and wax once it is sealed. */
export function ClosedEnvelope({
  family,
  sealed,
}: {
  readonly family: string | null
  readonly sealed: boolean
}) {
  const id = useId()
  const { colour, emblem } = liveryOf(family)
  return (
    <svg class={sealed ? 'cor-envelope cor-sealed' : 'cor-envelope'} viewBox="0 0 80 54" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--paper)" />
        <stop offset="1" stop-color="var(--cor-manila)" />
      </linearGradient>
      <rect x="1" y="3" width="78" height="48" rx="4" fill="var(--black)" opacity=".4" />
      <rect x="1" y="1" width="78" height="48" rx="4" fill={`url(#${id})`} stroke="var(--brass-edge)" />
      <path d="M2 3l38 25L78 3" fill="none" stroke="var(--paper-rule)" stroke-width="1.4" />
      <path d="M2 47l28-24M78 47L50 23" stroke="var(--paper-rule)" stroke-opacity=".6" />
      {sealed ? (
        <g transform="translate(40 28) scale(.82)">
          <Wax family={family} />
        </g>
      ) : (
        <>
          <circle cx="40" cy="28" r="13" fill="var(--walnut-deep)" stroke={colour} stroke-width="1.6" />
          {emblem && <Glyph name={emblem} x={40} y={28} size={16} colour={colour} />}
        </>
      )}
    </svg>
  )
}

/** The notes that stick out of my envelope: at most so many are drawn. */
const SHOWN = 5

function Bill({
  card,
  x,
  y,
  turn,
}: {
  readonly card: string
  readonly x: number
  readonly y: number
  readonly turn: number
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect
        x="-46"
        y="-27"
        width="92"
        height="54"
        rx="4"
        fill="var(--cor-bill-shade)"
        stroke="var(--cor-note-edge)"
      />
      <rect
        x="-42"
        y="-23"
        width="84"
        height="46"
        rx="2"
        fill="none"
        stroke="var(--cor-note-edge)"
        stroke-opacity=".6"
      />
      <g fill="none" stroke="var(--cor-note-edge)" stroke-opacity=".35">
        {[10, 14, 18, 22, 26].map((rx, i) => (
          <ellipse key={rx} rx={rx} ry={20 - 2.4 * i} />
        ))}
      </g>
      <text x="-28" y="-10" class="cor-num" font-size="22" fill="var(--cor-note-text)">
        {card}
      </text>
    </g>
  )
}

interface OpenEnvelopeProps {
  readonly family: string | null
  readonly cards: readonly string[]
  readonly sum: string
  readonly note: string
  readonly label: string
}

/** My own, with the notes in it; the ring marks where the seal will be. */
export function OpenEnvelope({ family, cards, sum, note, label }: OpenEnvelopeProps) {
  const id = useId()
  const { emblem } = liveryOf(family)
  const shown = cards.slice(-SHOWN)
  const apart = Math.min(88, 190 / Math.max(1, shown.length - 1))
  return (
    <svg class="cor-myenvelope" viewBox="8 0 350 190" role="img" aria-label={label}>
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--paper)" />
          <stop offset="1" stop-color="var(--cor-manila)" />
        </linearGradient>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--cor-envelope-inside)" />
          <stop offset="1" stop-color="var(--paper-rule)" />
        </linearGradient>
      </defs>
      <ellipse cx="183" cy="180" rx="170" ry="9" fill="var(--black)" opacity=".5" />
      <path
        d="M43 78L183 4l140 74z"
        fill={`url(#${id}b)`}
        stroke="var(--brass-edge)"
        stroke-linejoin="round"
        stroke-width="2"
      />
      <rect x="43" y="76" width="280" height="102" fill="var(--cor-space)" />
      {shown.map((card, i) => {
        const from = i - (shown.length - 1) / 2
        return (
          <Bill
            key={`${card}${i}`}
            card={card}
            x={183 + from * apart}
            y={66 + Math.abs(from) * 5}
            turn={from * 6}
          />
        )
      })}
      <path
        d="M43 78l128 40q12 4 24 0l128-40v96a5 5 0 0 1-5 5H48a5 5 0 0 1-5-5z"
        fill={`url(#${id}a)`}
        stroke="var(--brass-edge)"
      />
      <path d="M44 177l92-68M322 177l-92-68" stroke="var(--cor-envelope-fold)" stroke-width="1.2" />
      <text x="183" y="140" class="cor-num" font-size="32" fill="var(--velvet)">
        {sum}
      </text>
      <text x="183" y="166" class="cor-lab" font-size="16" fill="var(--paper-note)">
        {note}
      </text>
      <g transform="translate(298 146)">
        <circle r="19" fill="none" stroke="var(--oxblood)" stroke-width="1.6" stroke-dasharray="4 3" />
        {emblem && <Glyph name={emblem} x={0} y={0} size={20} colour="var(--oxblood)" />}
      </g>
    </svg>
  )
}
