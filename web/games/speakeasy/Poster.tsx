// The picture on the shelf: lit houses, and one that was boarded up.

import { frame } from '../../pages/art/frame.ts'
import { Skyline } from '../../pages/art/Skyline.tsx'

const LIT: readonly (readonly [number, number, number, number, string])[] = [
  [20, 92, 84, 130, 'var(--art-house-1)'],
  [108, 60, 70, 162, 'var(--art-house-2)'],
  [182, 104, 96, 118, 'var(--art-house-3)'],
  [282, 76, 98, 146, 'var(--art-house-2)'],
]

export const Poster = () => (
  <svg {...frame}>
    <rect width="400" height="260" fill="var(--teal-deep)" />
    <Skyline
      seed={21}
      width={400}
      base={200}
      low={60}
      high={170}
      fill="var(--art-roofs)"
      lit={5}
      light="var(--amber)"
      broad={[26, 50]}
    />
    {LIT.map(([x, y, w, h, fill], house) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <rect width={w} height={h} fill={fill} />
        <rect x="-3" y="-5" width={w + 6} height="8" fill="var(--teal-deep)" />
        {Array.from({ length: Math.floor((h - 50) / 24) * 3 }, (_, i) => {
          const wx = 10 + (i % 3) * ((w - 20) / 3)
          const wy = 14 + Math.floor(i / 3) * 24
          return (
            <rect
              key={i}
              x={wx}
              y={wy}
              width={(w - 20) / 3 - 7}
              height="14"
              rx="1.500"
              fill={house === 2 ? 'var(--art-dark-window)' : 'var(--amber)'}
              opacity={house === 2 ? 1 : 0.55 + ((i * 5) % 4) / 10}
            />
          )
        })}
        <path
          d={`M${w / 2 - 12} ${h}v-26h24v26z`}
          fill={house === 2 ? 'var(--art-dark-window)' : 'var(--gold)'}
        />
      </g>
    ))}
    <g transform="translate(182 104)" stroke="var(--art-boards)" stroke-width="9">
      <path d="M10 20 86 96M86 20 10 96" />
    </g>
    <path d="M0 222h400v38H0z" fill="var(--art-street)" />
    <path
      d="M20 222h84l14 38H8zM108 222h70l8 38H100zM282 222h98l18 38h-124z"
      fill="var(--amber)"
      opacity=".22"
    />
    <g transform="translate(232 226)">
      <rect
        x="0"
        y="-18"
        width="44"
        height="22"
        rx="3"
        fill="var(--art-truck)"
        stroke="var(--crate-edge)"
        stroke-width="2"
      />
      <path d="M8-18v22M22-18v22M36-18v22" stroke="var(--crate-edge)" stroke-width="2" />
    </g>
  </svg>
)
