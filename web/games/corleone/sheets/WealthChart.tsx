// Each family's wealth over the game: a line a family, named at its end, acts marked on the axis.

import '../corleone.css'
import type { Scene, Standing } from '../../../kit/screen.ts'
import { boxFor, type CorleoneView } from '../game.ts'
import { liveryOf } from '../look.ts'
import { EmblemDisc } from '../parts/Emblem.tsx'
import { familyId, familyName } from '../parts/people.ts'

interface Plot {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
const WIDE: Plot = { width: 720, height: 320, left: 46, right: 630, top: 16, bottom: 284 }
/** On a phone the chart is taller, so that its words stay as large as all others. */
const NARROW: Plot = { width: 370, height: 340, left: 40, right: 288, top: 16, bottom: 304 }
/** Lines differ by dash as well, for whoever cannot tell the colours apart. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3'] as const

/** The numeral of the act that a view shows. */
export const actMark = (view: object): string => {
  const { act, seats } = view as CorleoneView
  return boxFor(seats.length).acts.find((one) => one.act === act)?.numeral ?? ''
}

/** Where each act begins. */
function actsIn(history: readonly Standing[]): { readonly at: number; readonly mark: string }[] {
  let before = ''
  return history.flatMap(({ at, view }) => {
    const mark = actMark(view)
    if (mark === before) return []
    before = mark
    return [{ at, mark }]
  })
}

/** A round step that gives about five lines. */
function stepFor(most: number): number {
  const rough = Math.max(1, most / 5)
  const unit = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((n) => n * unit).find((step) => step >= rough) ?? unit * 10
}

/** Labels at the right edge, pushed apart where lines end close together. */
function spread(ends: readonly { readonly seat: number; readonly y: number }[], gap: number, bottom: number) {
  const placed = ends.toSorted((a, b) => a.y - b.y).map((end) => ({ ...end, at: end.y }))
  for (let i = 1; i < placed.length; i++) {
    const above = placed[i - 1]
    const here = placed[i]
    if (above && here && here.at < above.at + gap) here.at = above.at + gap
  }
  const last = placed.at(-1)
  const over = last ? Math.max(0, last.at - bottom) : 0
  return placed.map((end) => ({ ...end, at: end.at - over }))
}

export function WealthChart({
  scene,
  history,
}: {
  readonly scene: Scene
  readonly history: readonly Standing[]
}) {
  const first = history[0]
  const last = history.at(-1)
  if (!first || !last) return null
  const plot = scene.size === 'phone' ? NARROW : WIDE
  const most = Math.max(1, ...history.flatMap(({ totals }) => totals))
  const step = stepFor(most)
  const top = Math.ceil(most / step) * step
  const span = Math.max(1, last.at - first.at)
  const x = (when: number) => plot.left + ((when - first.at) / span) * (plot.right - plot.left)
  const y = (money: number) => plot.bottom - (money / top) * (plot.bottom - plot.top)
  const ends = last.totals.map((money, seat) => ({ seat, y: y(money) }))
  const told = last.totals.map((money, seat) => `${familyName(scene, seat)} $${money}`).join(', ')
  return (
    <figure class="cor-wealth">
      <figcaption>{scene.say('chart.title')}</figcaption>
      <svg
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        role="img"
        aria-label={scene.say('chart.label', { totals: told })}
      >
        {Array.from({ length: top / step + 1 }, (_, i) => i * step).map((money) => (
          <g key={money} class="cor-gridline">
            <path d={`M${plot.left} ${y(money)}H${plot.right}`} />
            <text x={plot.left - 8} y={y(money)} class="cor-num cor-end">
              ${money}
            </text>
          </g>
        ))}
        {actsIn(history).map(({ at, mark }) => (
          <g key={at} class="cor-actmark">
            <path d={`M${x(at)} ${plot.top}V${plot.bottom + 6}`} />
            <text x={x(at) + 4} y={plot.bottom + 18} class="cor-lab cor-start">
              {mark}
            </text>
          </g>
        ))}
        {last.totals.map((_, seat) => (
          <polyline
            key={seat}
            class="cor-line"
            points={history
              .map(({ at, totals }) => `${x(at).toFixed(1)},${y(totals[seat] ?? 0).toFixed(1)}`)
              .join(' ')}
            stroke={liveryOf(familyId(scene, seat)).colour}
            stroke-dasharray={DASHES[seat % DASHES.length]}
          />
        ))}
        {spread(ends, 24, plot.bottom).map(({ seat, y: end, at }) => (
          <g key={seat}>
            <path class="cor-leader" d={`M${plot.right} ${end}L${plot.right + 12} ${at}`} />
            <g transform={`translate(${plot.right + 24} ${at}) scale(.5)`}>
              <EmblemDisc family={familyId(scene, seat)} />
            </g>
            <text
              x={plot.right + 38}
              y={at}
              class="cor-num cor-start"
              fill={liveryOf(familyId(scene, seat)).colour}
            >
              ${last.totals[seat]}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
