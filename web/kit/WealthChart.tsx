// How rich everybody was, answer by answer: a line a family, named at its end, the acts marked.

import './score.css'
import type { Seat } from '@backroom/engine'
import { say } from '../text/say.ts'
import type { GameScreen, Scene, ScorePoint } from './screen.ts'

/** Nearly as high as wide: it lies beside the score sheet, on a phone below it, and its words stay as large as all others. */
const WIDTH = 370
const HEIGHT = 360
/** Room of a label, at least. */
const LEAST = 40
const TOP = 16
const FOOT = 36
/** A letter of the labels is about so wide. */
const LETTER = 9
const EMBLEM = 19
/** Names at the ends of the lines stand so far apart. */
const GAP = 24
/** Lines differ by dash as well, for whoever cannot tell the colours apart. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3'] as const

/** Amounts at round steps, about five of them, the last at or above the most. */
function ticks(most: number): readonly number[] {
  const rough = Math.max(1, most / 5)
  const unit = 10 ** Math.floor(Math.log10(rough))
  const step = unit * ([1, 2, 5].find((times) => times * unit >= rough) ?? 10)
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step)
}

/** Where each act begins. */
function marksIn(screen: GameScreen, history: readonly ScorePoint[]) {
  let before = ''
  return history.flatMap(({ at, view }) => {
    const mark = screen.end.mark?.(view) ?? ''
    if (mark === before) return []
    before = mark
    return [{ at, mark }]
  })
}

/** Labels at the right edge, pushed apart where lines end close together, and up where they would leave the chart. */
function spread(ends: readonly { readonly seat: Seat; readonly y: number }[], bottom: number) {
  let lowest = -Infinity
  const placed = ends
    .toSorted((a, b) => a.y - b.y)
    .map((end) => {
      lowest = Math.max(lowest + GAP, end.y)
      return { ...end, at: lowest }
    })
  const over = Math.max(0, lowest - bottom)
  return placed.map((end) => ({ ...end, at: end.at - over }))
}

interface ChartProps {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly history: readonly ScorePoint[]
}

export function WealthChart({ screen, scene, history }: ChartProps) {
  const [first, last] = [history[0], history.at(-1)]
  if (!first || !last || history.length < 2) return null
  const { money } = scene.words
  const scale = ticks(Math.max(5, ...history.flatMap(({ totals }) => totals)))
  const most = scale.at(-1) ?? 1
  const left = Math.max(LEAST, money(most).length * LETTER)
  const right = WIDTH - left - EMBLEM - 22
  const bottom = HEIGHT - FOOT
  const x = (at: number) => left + ((at - first.at) / Math.max(1, last.at - first.at)) * (right - left)
  const y = (amount: number) => bottom - (amount / most) * (bottom - TOP)
  const lines = last.totals.map((amount, seat) => ({ seat, amount, ...screen.families.look(scene, seat) }))
  const ends = spread(
    lines.map(({ seat, amount }) => ({ seat, y: y(amount) })),
    bottom,
  )
  const told = lines.map(({ name, amount }) => `${name} ${money(amount)}`).join(', ')
  return (
    <figure class="wealth">
      <figcaption>{say('over.wealth')}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say('over.wealth.told', { totals: told })}
      >
        {scale.map((amount) => (
          <g key={amount} class="wealth-step">
            <path d={`M${left} ${y(amount)}H${right}`} />
            <text x={left - 8} y={y(amount)} text-anchor="end">
              {money(amount)}
            </text>
          </g>
        ))}
        {marksIn(screen, history).map(({ at, mark }) => (
          <g key={at} class="wealth-mark">
            <path d={`M${x(at)} ${TOP}V${bottom + 6}`} />
            <text x={x(at) + 4} y={bottom + 18}>
              {mark}
            </text>
          </g>
        ))}
        {lines.map(({ seat, colour }) => (
          <polyline
            key={seat}
            points={history
              .map(({ at, totals }) => `${x(at).toFixed(1)},${y(totals[seat] ?? 0).toFixed(1)}`)
              .join(' ')}
            stroke={colour}
            stroke-dasharray={DASHES[seat % DASHES.length]}
          />
        ))}
        {lines.map(({ seat, amount, colour, Emblem }) => {
          const end = ends.find((one) => one.seat === seat)
          return (
            end && (
              <g key={seat}>
                <path class="wealth-lead" d={`M${right} ${end.y}L${right + 12} ${end.at}`} />
                <g transform={`translate(${right + 14} ${end.at - EMBLEM / 2})`}>
                  <Emblem size={EMBLEM} />
                </g>
                <text x={right + EMBLEM + 19} y={end.at} style={{ fill: colour }}>
                  {money(amount)}
                </text>
              </g>
            )
          )
        })}
      </svg>
    </figure>
  )
}
