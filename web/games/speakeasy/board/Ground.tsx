// What never changes on the map: water, the island and its shore, the park, the piers.

import { DISTRICTS, ISLAND, LAKE, PARK, PLAZAS, ZONE_BORDERS } from '../map/districts.ts'
import { BLOCKS, CROWNS, RIPPLES } from '../map/grounds.ts'
import { MAP, PORTS } from '../map/layout.ts'
import { memo } from '../../../kit/memo.ts'

const Patterns = () => (
  <>
    <pattern
      id="spk-blocks"
      width="78"
      height="50"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-1.5)"
    >
      {BLOCKS.map(({ x, y, shade, window }) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y}h10.5v7.5h-10.5z`} fill="var(--spk-block)" opacity={shade} />
          {window && (
            <path
              d={`M${window[0]} ${window[1]}h1.3v1.3h-1.3z`}
              fill="var(--amber-lit)"
              opacity={window[2]}
            />
          )}
        </g>
      ))}
    </pattern>
    <pattern id="spk-water" width="110" height="56" patternUnits="userSpaceOnUse">
      {RIPPLES.map(([x, y, length, opacity]) => (
        <path key={y} d={`M${x} ${y}h${length}`} stroke="var(--spk-ripple)" opacity={opacity} />
      ))}
    </pattern>
    <pattern id="spk-trees" width="26" height="22" patternUnits="userSpaceOnUse">
      {CROWNS.map(([x, y, r, colour]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={colour} opacity=".55" />
      ))}
    </pattern>
    <pattern id="spk-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0h7v7H0z" fill="var(--spk-night)" opacity=".5" />
      <path d="M0 0v7" stroke="var(--spk-street)" stroke-width="2" />
    </pattern>
    <pattern
      id="spk-barrier"
      width="22"
      height="22"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0h22v22H0z" fill="var(--walnut-deep)" />
      <path d="M0 0h11v22H0z" fill="var(--brass)" />
    </pattern>
  </>
)

export const Paints = memo(() => (
  <defs>
    <Patterns />
    <radialGradient id="spk-sea" cx=".52" cy=".48" r=".75">
      <stop offset="0" stop-color="var(--teal)" />
      <stop offset=".65" stop-color="var(--spk-plate)" />
      <stop offset="1" stop-color="var(--spk-night)" />
    </radialGradient>
    <radialGradient id="spk-glow">
      <stop offset="0" stop-color="var(--amber-lit)" stop-opacity=".85" />
      <stop offset=".5" stop-color="var(--amber)" stop-opacity=".32" />
      <stop offset="1" stop-color="var(--spk-lamp-edge)" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="spk-red">
      <stop offset="0" stop-color="var(--spk-family-mobster)" stop-opacity=".5" />
      <stop offset="1" stop-color="var(--spk-family-mobster)" stop-opacity="0" />
    </radialGradient>
    <linearGradient id="spk-rail" x1="0" x2="1">
      <stop offset="0" stop-color="var(--bark)" />
      <stop offset="1" stop-color="var(--walnut)" />
    </linearGradient>
    <linearGradient id="spk-dusk" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="var(--spk-mist-light)" stop-opacity=".1" />
      <stop offset=".35" stop-color="var(--spk-mist-light)" stop-opacity="0" />
      <stop offset="1" stop-color="var(--spk-depth)" stop-opacity=".35" />
    </linearGradient>
  </defs>
))

export const Sea = memo(() => (
  <>
    <rect x="-200" y="-200" width={MAP.width + 400} height={MAP.height + 400} fill="var(--spk-night)" />
    <rect width={MAP.width} height={MAP.height} fill="url(#spk-sea)" />
    <rect y="46" width={MAP.width} height="468" fill="url(#spk-water)" />
  </>
))

const PIERS = [-26, 0, 26]

const Pier = ({
  x,
  shore,
  north,
}: {
  readonly x: number
  readonly shore: number
  readonly north: boolean
}) => {
  const out = north ? -1 : 1
  return (
    <>
      <path
        d={`M${x - 4} ${shore}v${13 * out}h8v${-13 * out}z`}
        fill="var(--spk-jetty)"
        stroke="var(--spk-night)"
      />
      <path
        d={[5, 8.5, 12].map((y) => `M${x - 4} ${shore + y * out}h8`).join('')}
        stroke="var(--spk-jetty-plank)"
        stroke-width=".8"
      />
    </>
  )
}

/** The island under the districts: its shore in three bands, from the dark water to the quay. */
export const Island = memo(() => (
  <>
    <path d={ISLAND} class="spk-shoal" />
    <path d={ISLAND} class="spk-surf" />
    <path d={ISLAND} class="spk-quay" />
    {Object.entries(PORTS).map(([district, { x, shore, north }]) => (
      <g key={district}>
        {PIERS.map((dx) => (
          <Pier key={dx} x={x + dx} shore={shore} north={north} />
        ))}
      </g>
    ))}
  </>
))

/** What lies over the districts' ground: the blocks of the city, borders of zones, plazas, the park. */
export const Streets = memo(() => (
  <g class="spk-streets" aria-hidden="true">
    {Object.entries(DISTRICTS).map(([district, { shape }]) => (
      <g key={district}>
        <path d={shape} fill="url(#spk-blocks)" />
        <path d={shape} fill="url(#spk-dusk)" />
      </g>
    ))}
    {ZONE_BORDERS.map((border) => (
      <path key={border} d={border} class="spk-border" />
    ))}
    {PLAZAS.map(([x, y]) => (
      <g key={`${x} ${y}`}>
        <circle cx={x} cy={y} r="6.5" fill="var(--teal-deep)" stroke="var(--brass)" stroke-opacity=".6" />
        <circle cx={x} cy={y} r="2" fill="var(--brass)" opacity=".7" />
      </g>
    ))}
    <path d={PARK} fill="var(--spk-park)" stroke="var(--spk-night)" stroke-width="3.5" />
    <path d={PARK} fill="url(#spk-trees)" />
    <path d={LAKE} fill="var(--teal)" stroke="var(--spk-ripple)" stroke-opacity=".4" />
  </g>
))
