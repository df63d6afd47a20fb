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
    <g fill="none" stroke="#8fb7bd" stroke-linejoin="round">
      {SURF.map(([width, opacity]) => (
        <path key={width} d={SHORE} stroke-width={width} stroke-opacity={opacity} />
      ))}
    </g>
    <path d={WAVES} fill="none" stroke="#a9d0d3" stroke-opacity=".13" />
    <path d={PIERS} fill="#3a2b20" stroke="#7d6437" stroke-opacity=".6" stroke-width=".7" />
  </>
)

const Land = () => (
  <>
    {LAND.map((d, i) => (
      <path
        key={d}
        d={d}
        fill={i < 2 ? '#120d0a' : '#1d1814'}
        stroke="#c9a35a"
        stroke-opacity={i < 2 ? 0.55 : 0.35}
        stroke-width={i < 2 ? 2.2 : 1.4}
      />
    ))}
    <g fill="none">
      {BRIDGES.map(({ rails, deck }) => (
        <g key={deck}>
          <path d={rails} stroke="#c9a35a" stroke-width="1.3" stroke-opacity=".85" />
          <path d={deck} stroke="#2b2119" stroke-width="8.5" />
          <path d={deck} stroke="#ffd98a" stroke-width="1.2" stroke-dasharray="1.5 3.5" />
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
        stroke="#000"
        stroke-opacity=".2"
        stroke-dasharray="22 128"
        stroke-dashoffset={streets.dark}
      />
      <path
        d={streets.blocks}
        stroke="#ffd08a"
        stroke-opacity=".12"
        stroke-dasharray="22 203"
        stroke-dashoffset={streets.lit}
      />
    </g>
    <path d={streets.avenues} stroke="#ffcf80" stroke-opacity=".34" stroke-width="1.5" />
    <path
      d={streets.lights}
      stroke="#ffe7b0"
      stroke-opacity=".8"
      stroke-width="1.4"
      stroke-linecap="square"
    />
  </g>
)

const ParkGround = () => (
  <>
    <path d={PARK_GROUND.trees} fill="#3f6b49" opacity=".55" />
    <path d={PARK_GROUND.pond} fill="#122a30" stroke="#7fb5ac" stroke-opacity=".5" />
    <path d={PARK_GROUND.paths} fill="none" stroke="#d6c68e" stroke-opacity=".35" stroke-width="1.6" />
  </>
)

const Defs = () => (
  <defs>
    <linearGradient id="cor-paper" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#f4ead3" />
      <stop offset="1" stop-color="#d9caa8" />
    </linearGradient>
    <linearGradient id="cor-backroom" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#2b1c16" />
      <stop offset="1" stop-color="#150e0b" />
    </linearGradient>
    <radialGradient id="cor-lamp" gradientUnits="userSpaceOnUse" cx="500" cy="230" r="560">
      <stop offset="0" stop-color="#ffcf87" stop-opacity=".20" />
      <stop offset=".45" stop-color="#ffb45e" stop-opacity=".07" />
      <stop offset="1" stop-color="#000" stop-opacity=".38" />
    </radialGradient>
    <linearGradient id="cor-water" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#10242b" />
      <stop offset=".5" stop-color="#0c1a20" />
      <stop offset="1" stop-color="#0a1318" />
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
    <circle r="21" fill="none" stroke="#c9a35a" stroke-opacity=".45" />
    <circle r="16" fill="none" stroke="#c9a35a" stroke-opacity=".3" />
    {[45, 135, 225, 315, 0, 90, 180, 270].map((turn) => (
      <g key={turn} transform={`rotate(${turn}) scale(${turn % 90 === 0 ? 1 : 0.64})`}>
        <path d="M0-24L3.6-3.6 0 0z" fill="#c9a35a" />
        <path d="M0-24L-3.6-3.6 0 0z" fill="#6d5731" />
      </g>
    ))}
    <circle r="2.6" fill="#efe6d2" />
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
      <path d={BROADWAY} fill="none" stroke="#ffdf9c" stroke-opacity=".2" stroke-width="2.2" />
      <rect width={MAP.width} height={MAP.height} fill="url(#cor-lamp)" />
    </g>
    <Compass />
  </g>
))
