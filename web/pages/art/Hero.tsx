// The street at night before the door of the server.

import { Skyline } from './Skyline.tsx'

const PUDDLES = [
  [120, 560, 90],
  [330, 590, 130],
  [560, 548, 70],
  [700, 600, 110],
  [840, 566, 60],
] as const

const BRICK_ROWS = Array.from({ length: 32 }, (_, row) => row - 10)
const CORNER_STONES = Array.from({ length: 16 }, (_, i) => i - 5)

export const Hero = () => (
  <svg class="hero-art" viewBox="0 0 1440 620" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--ink)" />
        <stop offset=".6" stop-color="var(--art-dusk)" />
        <stop offset="1" stop-color="var(--art-horizon)" />
      </linearGradient>
      <linearGradient id="hero-street" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--walnut-deep)" />
        <stop offset="1" stop-color="var(--ink)" />
      </linearGradient>
      <radialGradient id="hero-lamp" cx=".5" cy="0" r="1">
        <stop offset="0" stop-color="var(--gold)" stop-opacity=".55" />
        <stop offset=".45" stop-color="var(--amber)" stop-opacity=".16" />
        <stop offset="1" stop-color="var(--amber)" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="hero-door" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--velvet)" />
        <stop offset="1" stop-color="var(--oxblood-deep)" />
      </linearGradient>
      <linearGradient id="hero-wall" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stop-color="var(--art-brick-left)" />
        <stop offset=".45" stop-color="var(--art-brick)" />
        <stop offset="1" stop-color="var(--art-brick-right)" />
      </linearGradient>
    </defs>
    <rect width="1440" height="620" fill="url(#hero-sky)" />
    <path d="M828 66a30 30 0 1 0 22 48a25 25 0 0 1-22-48z" fill="var(--moon)" opacity=".85" />
    <Skyline
      seed={11}
      width={1440}
      base={500}
      low={120}
      high={330}
      fill="var(--walnut-deep)"
      lit={10}
      light="var(--copper)"
    />
    <Skyline
      seed={42}
      width={1440}
      base={520}
      low={60}
      high={220}
      fill="var(--ink)"
      lit={16}
      broad={[46, 96]}
    />
    <rect y="515" width="1440" height="110" fill="url(#hero-street)" />
    <g fill="var(--copper)" opacity=".16">
      {PUDDLES.map(([x, y, wide]) => (
        <ellipse key={x} cx={x} cy={y} rx={wide} ry={wide / 14} />
      ))}
    </g>
    <g transform="translate(900 60)">
      <path d="M0 -220h560v685H0z" fill="url(#hero-wall)" />
      <g stroke="var(--art-soot)" stroke-opacity=".55" stroke-width="1.600">
        {BRICK_ROWS.map((row) => (
          <path
            key={row}
            d={`M0 ${row * 22}h560${Array.from({ length: 12 }, (_, i) => `M${i * 48 + (row % 2) * 24} ${row * 22}v22`).join('')}`}
          />
        ))}
      </g>
      <path d="M-34 -220H0v685h-34z" fill="var(--control)" />
      <g fill="var(--art-cornerstone)" stroke="var(--art-soot)" stroke-width="1.600">
        {CORNER_STONES.map((i) => (
          <path
            key={i}
            d={`M${i % 2 === 0 ? -30 : -22} ${i * 44}h${i % 2 === 0 ? 54 : 40}v40h-${i % 2 === 0 ? 54 : 40}z`}
          />
        ))}
      </g>
      <path d="M-34 -220h2v685h-2z" fill="var(--copper)" opacity=".35" />
      <Door />
      <Window x={44} />
      <Window x={420} />
    </g>
    <path d="M1160 205 930 640h470z" fill="url(#hero-lamp)" />
    <Figure x={1030} />
    <Figure x={1086} small />
  </svg>
)

const Door = () => (
  <g transform="translate(190 108)">
    <path d="M-16 360V96C-16 26 36 -14 90 -14s106 40 106 110v264z" fill="var(--art-soot)" />
    <path
      d="M0 360V100C0 36 44 4 90 4s90 32 90 96v260z"
      fill="url(#hero-door)"
      stroke="var(--brass)"
      stroke-width="3"
    />
    <path d="M22 108c0-46 32-70 68-70s68 24 68 70z" fill="var(--gold)" opacity=".9" />
    <path d="M90 38v70M56 46l14 62M124 46l-14 62" stroke="var(--velvet)" stroke-width="3" />
    <path
      d="M22 124h62v96H22zM96 124h62v96H96zM22 236h62v104H22zM96 236h62v104H96z"
      fill="none"
      stroke="var(--art-panel)"
      stroke-width="2.500"
    />
    <rect
      x="58"
      y="150"
      width="64"
      height="20"
      rx="3"
      fill="var(--ink)"
      stroke="var(--brass)"
      stroke-width="2"
    />
    <rect x="62" y="154" width="56" height="12" fill="var(--art-peephole)" />
    <circle cx="78" cy="160" r="3.600" fill="var(--oxblood-deep)" />
    <circle cx="102" cy="160" r="3.600" fill="var(--oxblood-deep)" />
    <circle cx="150" cy="232" r="5" fill="var(--brass-lit)" />
    <path d="M-34 360h248v12H-34zM-50 372h280v14H-50z" fill="var(--walnut)" />
    <path d="M84 -34h12v22H84zM72 -12h36l10 16H62z" fill="var(--brass)" />
    <ellipse cx="90" cy="5" rx="26" ry="5" fill="var(--heading)" />
  </g>
)

const Window = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 130)`}>
    <rect x="-6" y="-6" width="108" height="152" fill="var(--art-soot)" />
    <rect width="96" height="140" fill="var(--art-blind)" />
    <rect width="96" height="140" fill="var(--amber)" opacity=".28" />
    {[0, 1, 2, 3, 4, 5, 6].map((slat) => (
      <path key={slat} d={`M0 ${10 + slat * 19}h96`} stroke="var(--art-soot)" stroke-width="7" opacity=".6" />
    ))}
    <path d="M48 0v140M0 70h96" stroke="var(--art-soot)" stroke-width="4" />
  </g>
)

const Figure = ({ x, small = false }: { readonly x: number; readonly small?: boolean }) => (
  <g transform={`translate(${x} 540) scale(${small ? 0.9 : 1})`} fill="var(--ink)">
    <path d="M-26 0c-2-46 0-84 8-98 4-7 9-9 18-9s14 2 18 9c8 14 10 52 8 98z" />
    <path d="M-12-112c0-16 4-26 12-26s12 10 12 26c0 8-5 12-12 12s-12-4-12-12z" />
    <path d="M-22-128c8 4 36 4 44 0-2-5-7-6-11-7-2-13-5-17-11-17s-9 4-11 17c-4 1-9 2-11 7z" />
    <path d="M26-86c4 20 3 40 0 54" stroke="var(--amber)" stroke-opacity=".5" stroke-width="2" fill="none" />
  </g>
)
