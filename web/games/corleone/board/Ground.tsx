// The city from the air at night: water, land, streets with their lights, bridges. Nothing here ever changes.

import { memo } from '../../../kit/memo.ts'
import { Glyph } from '../parts/Icon.tsx'
import { MAP, TURF_SHAPES } from '../map/geometry.ts'
import {
  BRIDGES,
  BROADWAY,
  LAND,
  LANDMARKS,
  PARK_GROUND,
  PIERS,
  SHORE,
  type Streets,
  STREETS,
  WAVES,
} from '../map/ground.ts'

/** Rings of light water round the shores, from far to near. */
const SURF = [
  [58, 0.035],
  [44, 0.05],
  [31, 0.065],
  [20, 0.09],
  [11, 0.13],
] as const

const Water = () => (
  <>
    <rect width={MAP.width} height={MAP.height} rx="8" fill="url(#cor-water)" />
    <g fill="none" stroke="var(--cor-shore)" stroke-linejoin="round">
      {SURF.map(([width, opacity]) => (
        <path key={width} d={SHORE} stroke-width={width} stroke-opacity={opacity} />
      ))}
    </g>
    <path d={WAVES} fill="none" stroke="var(--cor-ripple)" stroke-opacity=".13" />
    <path
      d={PIERS}
      fill="var(--walnut-lit)"
      stroke="var(--cor-pier-edge)"
      stroke-opacity=".6"
      stroke-width=".7"
    />
  </>
)

const Land = () => (
  <>
    {LAND.map((d, i) => (
      <path
        key={d}
        d={d}
        fill={i < 2 ? 'var(--ink)' : 'var(--walnut-deep)'}
        stroke="var(--brass)"
        stroke-opacity={i < 2 ? 0.55 : 0.35}
        stroke-width={i < 2 ? 2.2 : 1.4}
      />
    ))}
    <g fill="none">
      {BRIDGES.map(({ rails, deck }) => (
        <g key={deck}>
          <path d={rails} stroke="var(--brass)" stroke-width="1.3" stroke-opacity=".85" />
          <path d={deck} stroke="var(--walnut)" stroke-width="8.5" />
          <path d={deck} stroke="var(--gold)" stroke-width="1.2" stroke-dasharray="1.5 3.5" />
        </g>
      ))}
    </g>
  </>
)

const Quarter = ({ streets, tint }: { readonly streets: Streets; readonly tint: string }) => (
  <g fill="none">
    <g stroke-width="6.6">
      <path d={streets.blocks} stroke={tint} stroke-opacity=".15" stroke-dasharray="22 3" />
      <path
        d={streets.blocks}
        stroke="var(--black)"
        stroke-opacity=".2"
        stroke-dasharray="22 128"
        stroke-dashoffset={streets.dark}
      />
      <path
        d={streets.blocks}
        stroke="var(--cor-street)"
        stroke-opacity=".12"
        stroke-dasharray="22 203"
        stroke-dashoffset={streets.lit}
      />
    </g>
    <path d={streets.avenues} stroke="var(--cor-street)" stroke-opacity=".34" stroke-width="1.5" />
    <path
      d={streets.lights}
      stroke="var(--cor-street-lit)"
      stroke-opacity=".8"
      stroke-width="1.4"
      stroke-linecap="square"
    />
  </g>
)

const ParkGround = () => (
  <>
    <path d={PARK_GROUND.trees} fill="var(--cor-trees)" opacity=".55" />
    <path d={PARK_GROUND.pond} fill="var(--cor-pond)" stroke="var(--cor-pond-edge)" stroke-opacity=".5" />
    <path
      d={PARK_GROUND.paths}
      fill="none"
      stroke="var(--cor-path)"
      stroke-opacity=".35"
      stroke-width="1.6"
    />
  </>
)

const Defs = () => (
  <defs>
    <linearGradient id="cor-paper" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="var(--paper)" />
      <stop offset="1" stop-color="var(--cor-paper-deep)" />
    </linearGradient>
    <linearGradient id="cor-backroom" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="var(--cor-block)" />
      <stop offset="1" stop-color="var(--walnut-deep)" />
    </linearGradient>
    <radialGradient id="cor-lamp" gradientUnits="userSpaceOnUse" cx="500" cy="230" r="560">
      <stop offset="0" stop-color="var(--cor-street)" stop-opacity=".20" />
      <stop offset=".45" stop-color="var(--cor-street-glow)" stop-opacity=".07" />
      <stop offset="1" stop-color="var(--black)" stop-opacity=".38" />
    </radialGradient>
    <linearGradient id="cor-water" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="var(--cor-river-top)" />
      <stop offset=".5" stop-color="var(--water)" />
      <stop offset="1" stop-color="var(--cor-river-bottom)" />
    </linearGradient>
    <filter id="cor-glow" x="-40%" y="-40%" width="180%" height="180%">
      <feGaussianBlur stdDeviation="3.2" />
    </filter>
    <clipPath id="cor-mapclip">
      <rect width={MAP.width} height={MAP.height} rx="8" />
    </clipPath>
    {Object.entries(TURF_SHAPES).map(([turf, { path }]) => (
      <clipPath key={turf} id={`cor-clip-${turf}`}>
        <path d={path} />
      </clipPath>
    ))}
  </defs>
)

/** The wind rose of the harbour's corner: long points and short ones, half lit. */
const Compass = () => (
  <g transform="translate(930 34)">
    <circle r="21" fill="none" stroke="var(--brass)" stroke-opacity=".45" />
    <circle r="16" fill="none" stroke="var(--brass)" stroke-opacity=".3" />
    {[45, 135, 225, 315, 0, 90, 180, 270].map((turn) => (
      <g key={turn} transform={`rotate(${turn}) scale(${turn % 90 === 0 ? 1 : 0.64})`}>
        <path d="M0-24L3.6-3.6 0 0z" fill="var(--brass)" />
        <path d="M0-24L-3.6-3.6 0 0z" fill="var(--brass-dim)" />
      </g>
    ))}
    <circle r="2.6" fill="var(--cream)" />
  </g>
)

export const Ground = memo(() => (
  <g aria-hidden="true">
    <Defs />
    <g clip-path="url(#cor-mapclip)">
      <Water />
      <Land />
      {Object.entries(TURF_SHAPES).map(([turf, { path, fill, tint }]) => {
        const streets = STREETS[turf]
        return (
          <g key={turf}>
            <path d={path} fill={fill} />
            <g clip-path={`url(#cor-clip-${turf})`}>
              {streets ? <Quarter streets={streets} tint={tint} /> : <ParkGround />}
            </g>
            <path d={path} fill="none" stroke={tint} stroke-opacity=".42" stroke-width="1.2" />
          </g>
        )
      })}
      <g opacity=".34">
        {LANDMARKS.map(([name, x, y, size, colour]) => (
          <Glyph key={name} name={name} x={x} y={y} size={size} colour={colour} />
        ))}
      </g>
      <path d={BROADWAY} fill="none" stroke="var(--lamp)" stroke-opacity=".2" stroke-width="2.2" />
      <rect width={MAP.width} height={MAP.height} fill="url(#cor-lamp)" />
    </g>
    <Compass />
  </g>
))
