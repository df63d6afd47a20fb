// A picture for each game on the shelf.

import { Skyline } from './Skyline.tsx'

export function Poster({ game }: { readonly game: string }) {
  switch (game) {
    case 'corleone':
      return <Corleone />
    case 'cosa-nostra':
      return <CosaNostra />
    default:
      return <Speakeasy />
  }
}

const frame = {
  class: 'poster',
  viewBox: '0 0 400 260',
  preserveAspectRatio: 'xMidYMid slice',
  'aria-hidden': true,
} as const

const Corleone = () => (
  <svg {...frame}>
    <defs>
      <linearGradient id="po-cor" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--oxblood-deep)" />
        <stop offset=".7" stop-color="var(--oxblood)" />
        <stop offset="1" stop-color="var(--art-evening)" />
      </linearGradient>
    </defs>
    <rect width="400" height="260" fill="url(#po-cor)" />
    <circle cx="286" cy="112" r="58" fill="var(--art-sun)" opacity=".9" />
    <Skyline
      seed={5}
      width={400}
      base={196}
      low={40}
      high={130}
      fill="var(--oxblood-mid)"
      lit={8}
      light="var(--brass-lit)"
      broad={[22, 46]}
    />
    <Skyline
      seed={9}
      width={400}
      base={200}
      low={20}
      high={76}
      fill="var(--art-shore)"
      lit={18}
      broad={[26, 52]}
    />
    <g fill="none" stroke="var(--art-soot)" stroke-width="3">
      <path d="M0 176C70 176 90 120 120 120s60 72 150 72 110-72 140-72" />
      <path d="M0 206h400" stroke-width="5" />
      {Array.from({ length: 20 }, (_, i) => (
        <path key={i} d={`M${i * 20 + 10} 150v54`} stroke-width="1" opacity=".5" />
      ))}
    </g>
    <path d="M112 98h16v150h-16zM402 98h16v150h-16z" fill="var(--art-soot)" />
    <path d="M0 208h400v52H0z" fill="var(--art-soot)" />
    {[30, 80, 150, 210, 262, 300, 350].map((x, i) => (
      <path
        key={x}
        d={`M${x - 12} ${220 + (i % 3) * 10}h${18 + (i % 4) * 6}`}
        stroke="var(--art-sun)"
        stroke-opacity=".45"
        stroke-width="2.5"
        stroke-linecap="round"
      />
    ))}
  </svg>
)

const GUESTS = [
  { x: 70, y: 132, hat: 'var(--signal-red)' },
  { x: 135, y: 118, hat: 'var(--art-hat-green)' },
  { x: 200, y: 112, hat: 'var(--art-hat-purple)' },
  { x: 265, y: 118, hat: 'var(--art-hat-blue)' },
  { x: 330, y: 132, hat: 'var(--art-hat-yellow)' },
] as const

const CosaNostra = () => (
  <svg {...frame}>
    <defs>
      <radialGradient id="po-cos" cx=".5" cy=".55" r=".7">
        <stop offset="0" stop-color="var(--art-smoke)" />
        <stop offset=".55" stop-color="var(--asphalt)" />
        <stop offset="1" stop-color="var(--art-shadow)" />
      </radialGradient>
    </defs>
    <rect width="400" height="260" fill="url(#po-cos)" />
    <path d="M200 0 70 260h260z" fill="var(--art-beam)" opacity=".12" />
    <path d="M196 0h8v26h-8zM172 26h56l14 22h-84z" fill="var(--ink)" />
    <ellipse cx="200" cy="49" rx="40" ry="6" fill="var(--accent-text)" />
    <ellipse
      cx="200"
      cy="186"
      rx="150"
      ry="50"
      fill="var(--oxblood-mid)"
      stroke="var(--brass)"
      stroke-width="4"
    />
    <ellipse cx="200" cy="182" rx="132" ry="40" fill="var(--velvet)" />
    {[
      [120, 176, -18],
      [172, 196, 6],
      [232, 192, -8],
      [282, 172, 20],
    ].map(([x, y, turn]) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) skewX(-10)`}>
        <rect x="-16" y="-13" width="32" height="26" rx="3" fill="var(--cream)" stroke="var(--brass-edge)" />
        <path d="M-9-6H9M-9 0H9M-9 6H3" stroke="var(--signal-red)" stroke-width="2" />
      </g>
    ))}
    {GUESTS.map(({ x, y, hat }) => (
      <g key={x} transform={`translate(${x} ${y})`} fill="var(--art-shadow)">
        <path d="M-30 40c0-26 10-34 30-34s30 8 30 34z" />
        <circle r="13" cy="-2" />
        <path d="M-24-8c10 5 38 5 48 0-3-5-8-6-12-7-2-9-6-13-12-13s-10 4-12 13c-4 1-9 2-12 7z" fill={hat} />
      </g>
    ))}
  </svg>
)

const LIT: readonly (readonly [number, number, number, number, string])[] = [
  [20, 92, 84, 130, 'var(--art-house-1)'],
  [108, 60, 70, 162, 'var(--art-house-2)'],
  [182, 104, 96, 118, 'var(--art-house-3)'],
  [282, 76, 98, 146, 'var(--art-house-2)'],
]

const Speakeasy = () => (
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
