// The picture on the shelf: five guests at a table under the lamp.

import { frame } from '../../pages/art/frame.ts'

const GUESTS = [
  { x: 70, y: 132, hat: 'var(--signal-red)' },
  { x: 135, y: 118, hat: 'var(--art-hat-green)' },
  { x: 200, y: 112, hat: 'var(--art-hat-purple)' },
  { x: 265, y: 118, hat: 'var(--art-hat-blue)' },
  { x: 330, y: 132, hat: 'var(--art-hat-yellow)' },
] as const

export const Poster = () => (
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
