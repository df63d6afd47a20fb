// The picture on the shelf: the skyline by the bridge in the evening.

import { frame } from '../../pages/art/frame.ts'
import { Skyline } from '../../pages/art/Skyline.tsx'

export const Poster = () => (
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
