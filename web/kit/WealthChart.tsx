// How rich everybody was, answer by answer: one line a family, the acts marked.

import type { GameScreen, Scene, Standing } from './screen.ts'

/** As wide as the sheet that it stands on, so that its letters keep their size. */
const WIDTHS = { phone: 330, other: 640 } as const
const HIGH = 240
/** A letter of the labels is about so wide; they have at least this much room. */
const LETTER = 8
const LEAST = 40
const BOTTOM = 26
const EMBLEM = 15

/** Steps of a scale that ends at or above the most: ones, twos and fives of as many noughts as it takes. */
function ticks(most: number): readonly number[] {
  const nought = 10 ** Math.floor(Math.log10(most / 6))
  const step = Math.max(1, nought) * ([1, 2, 5].find((one) => most / (one * nought) <= 6) ?? 10)
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step)
}

interface ChartProps {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly history: readonly Standing[]
  readonly label: string
}

export function WealthChart({ screen, scene, history, label }: ChartProps) {
  const last = history.at(-1)
  if (!last || history.length < 2) return null
  const scale = ticks(Math.max(5, ...history.flatMap(({ totals }) => totals)))
  const top = scale.at(-1) ?? 1
  const left = Math.max(LEAST, scene.words.money(top).length * LETTER)
  const right = left + 4 + EMBLEM
  const wide = scene.size === 'phone' ? WIDTHS.phone : WIDTHS.other
  const x = (at: number) => left + (at / last.at) * (wide - left - right)
  const y = (money: number) => HIGH - BOTTOM - (money / top) * (HIGH - BOTTOM - 12)
  const marks = history.flatMap((one, i) => {
    const mark = screen.mark?.(one.view) ?? ''
    const before = history[i - 1]
    return mark !== '' && (!before || screen.mark?.(before.view) !== mark) ? [{ at: one.at, mark }] : []
  })
  const ranked = last.totals.map((money, seat) => ({ seat, money })).sort((a, b) => b.money - a.money)
  // Names at the ends of the lines must not lie on each other.
  let lowest = -Infinity
  const ends = ranked.map(({ seat, money }) => {
    lowest = Math.max(lowest + 15, y(money))
    return { seat, money, at: lowest }
  })
  return (
    <svg class="wealth" viewBox={`0 0 ${wide} ${HIGH}`} role="img" aria-label={label}>
      {scale.map((money) => (
        <g key={money}>
          <path d={`M${left} ${y(money)}H${wide - right}`} stroke="#4d3d28" />
          <text x={left - 6} y={y(money) + 4} text-anchor="end" class="money">
            {scene.words.money(money)}
          </text>
        </g>
      ))}
      {marks.map(({ at, mark }) => (
        <g key={mark}>
          <path
            d={`M${x(at)} 8V${HIGH - BOTTOM}`}
            stroke="#c9a35a"
            stroke-opacity=".45"
            stroke-dasharray="3 4"
          />
          <text x={x(at) + 4} y={HIGH - 8} class="label">
            {mark}
          </text>
        </g>
      ))}
      {ends.map(({ seat, money, at }) => {
        const family = screen.family(scene, seat)
        const line = history.map((one) => `${x(one.at).toFixed(1)} ${y(one.totals[seat] ?? 0).toFixed(1)}`)
        return (
          <g key={seat}>
            <polyline
              points={line.join(' ')}
              fill="none"
              stroke={family.colour}
              stroke-width="2.4"
              stroke-linejoin="round"
            />
            <g transform={`translate(${wide - right + 5} ${at - EMBLEM / 2})`}>
              <family.Emblem size={EMBLEM} />
            </g>
            <text x={wide - right + EMBLEM + 8} y={at + 4} class="money" fill={family.colour}>
              {scene.words.money(money)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
