// Houses at night with lit windows, as deep as wanted.

import { luckFrom } from './luck.ts'

interface SkylineProps {
  readonly seed: number
  readonly width: number
  /** Where the street is. */
  readonly base: number
  readonly low: number
  readonly high: number
  readonly fill: string
  readonly light?: string
  /** How many windows of a hundred are lit. */
  readonly lit?: number
  readonly broad?: readonly [number, number]
}

interface House {
  readonly x: number
  readonly w: number
  readonly h: number
  readonly top: number
  readonly windows: readonly (readonly [number, number])[]
}

function houses({ seed, width, low, high, lit = 18, broad = [34, 74] }: SkylineProps): House[] {
  const luck = luckFrom(seed)
  const row: House[] = []
  for (let x = -10; x < width; ) {
    const w = broad[0] + luck() * (broad[1] - broad[0])
    const h = low + luck() ** 1.6 * (high - low)
    const windows: [number, number][] = []
    for (let wy = 10; wy < h - 8; wy += 11)
      for (let wx = 7; wx < w - 8; wx += 9) if (luck() * 100 < lit) windows.push([wx, wy])
    row.push({ x, w, h, top: Math.floor(luck() * 4), windows })
    x += w + (luck() < 0.25 ? 6 : -1)
  }
  return row
}

export function Skyline(props: SkylineProps) {
  const { base, fill, light = 'var(--gold)' } = props
  return (
    <g>
      {houses(props).map(({ x, w, h, top, windows }, i) => (
        <g key={i} transform={`translate(${x.toFixed(1)} ${(base - h).toFixed(1)})`}>
          <path d={`M0 0h${w.toFixed(1)}v${h.toFixed(1)}h-${w.toFixed(1)}z`} fill={fill} />
          <Roof kind={top} width={w} fill={fill} />
          {windows.map(([wx, wy]) => (
            <rect
              key={`${wx}.${wy}`}
              x={wx}
              y={wy}
              width="3.600"
              height="5.400"
              fill={light}
              opacity={((wx * 7 + wy * 3) % 10) / 18 + 0.35}
            />
          ))}
        </g>
      ))}
    </g>
  )
}

function Roof({
  kind,
  width,
  fill,
}: {
  readonly kind: number
  readonly width: number
  readonly fill: string
}) {
  const middle = width / 2
  if (kind === 1)
    return (
      <path
        d={`M${middle - 8} 0v-9h16v9zM${middle - 6} -9l6 -7 6 7zM${middle - 6} 0v3M${middle + 6} 0v3`}
        fill={fill}
      />
    )
  if (kind === 2)
    return <path d={`M${width * 0.2} 0v-10h${width * 0.6}v10zM${middle - 1} -10v-16h2v16z`} fill={fill} />
  if (kind === 3) return <path d={`M0 0v-4h${width}v4z`} fill={fill} />
  return null
}
