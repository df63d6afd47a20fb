// Under the Reach filter: what each district costs the truck in hand, what lies too far, the ways come so far, and
// where a ship would sail after a sale.

import { nextPort, shipIn } from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, optionOf, optionsOf, seatOf, viewOf } from '../game.ts'
import { DISTRICTS, type Point } from '../map/districts.ts'
import { berthAt } from '../map/layout.ts'
import { leastType } from '../parts/fit.ts'
import { livery, shipColour } from '../parts/livery.ts'
import { Tag } from '../parts/Sign.tsx'
import { Hull, TruckDrawing } from '../parts/Vehicles.tsx'
import { waysFrom } from '../plan/tour.ts'
import { colorOf } from './people.ts'
import { leftOnTour, reachOf, type Trail, truckInHand } from './tour.ts'

/** The nearer, the warmer. */
const warmth = (cost: number): number => [0.36, 0.27, 0.19, 0.12][cost] ?? 0.06

/** A wash over every district: warm where the truck comes, hatched where it does not. */
export function ReachWash({ scene }: { readonly scene: Scene }) {
  const reach = reachOf(scene)
  if (!reach) return null
  return (
    <g class="spk-wash" aria-hidden="true">
      {Object.entries(DISTRICTS).map(([district, { shape }]) => {
        const cost = reach.costs[Number(district)] ?? 0
        const far = reach.far[Number(district)] ?? false
        return (
          <path
            key={district}
            d={shape}
            data-far={far}
            fill={far ? 'url(#spk-hatch)' : 'var(--amber)'}
            fill-opacity={far ? 1 : warmth(cost)}
            stroke-opacity={far ? 1 : Math.min(1, warmth(cost) * 2.8)}
          />
        )
      })}
    </g>
  )
}

function Cost({
  scene,
  district,
  cost,
  far,
}: {
  readonly scene: Scene
  readonly district: number
  readonly cost: number
  readonly far: boolean
}) {
  const spot = DISTRICTS[district]?.cost
  if (!spot || !Number.isFinite(cost)) return null
  const size = Math.max(17, leastType(scene.zoom))
  return (
    <g class="spk-cost" data-far={far} transform={`translate(${spot[0]} ${spot[1]})`}>
      <circle r={size * 0.76} />
      <text y=".8" class="spk-num" font-size={size}>
        {cost}
      </text>
    </g>
  )
}

/** Through the middle of a district's foot, where the trucks drive. */
const street = (district: number): Point => {
  const known = DISTRICTS[district]
  if (!known) return [0, 0]
  const [first, last] = [known.spaces[0] ?? [0, 0], known.spaces.at(-1) ?? [0, 0]]
  return [(first[0] + last[0]) / 2, known.status[1] + 8]
}

/** A soft line through these points. */
function way(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let d = `M${first[0]} ${first[1]}`
  let [px, py] = first
  for (const [x, y] of rest) {
    const bend = Math.abs(x - px) > Math.abs(y - py)
    d += bend
      ? `C${(px + x) / 2} ${py} ${(px + x) / 2} ${y} ${x} ${y}`
      : `C${px} ${(py + y) / 2} ${x} ${(py + y) / 2} ${x} ${y}`
    px = x
    py = y
  }
  return d
}

/** Each truck in its own colour: the family's light one, and the prompt's amber for the second. */
interface WaysProps {
  readonly scene: Scene
  readonly color: string
  readonly trail: Trail
}

function Ways({ scene, color, trail }: WaysProps) {
  const family = viewOf(scene).families[seatOf(scene) ?? -1]
  const left = leftOnTour(scene) ?? []
  const { inView } = scene.picks
  const step = inView && optionOf(inView)
  const paints = [livery(color).light, 'var(--spk-price)']
  /** From where a truck stands to the district that is looked at. */
  const onward = (index: number): readonly number[] => {
    const from = family?.trucks[index]?.at ?? 0
    if (step?.say !== 'truckMove' || step.truck !== index + 1 || from === 0) return []
    return [from, ...(waysFrom(boxOf(scene), from, left[index] ?? 0).get(step.district) ?? [])]
  }
  return (
    <g class="spk-ways" aria-hidden="true">
      {left.map((_, i) => {
        const points = (trail[i] ?? []).map(street)
        const next = onward(i).map(street)
        const goal = next.at(-1)
        return (
          <g key={i} style={{ '--way': paints[i] }}>
            {points.length > 1 && (
              <>
                <path class="spk-waybed" d={way(points)} />
                <path class="spk-way" d={way(points)} />
              </>
            )}
            {next.length > 1 && (
              <>
                <path class="spk-waybed" d={way(next)} />
                <path class="spk-waynext" d={way(next)} />
              </>
            )}
            {points.length > 1 &&
              points.map(([x, y], n) => (
                <g key={n} class="spk-stop" transform={`translate(${x} ${y})`}>
                  <circle r="9.5" />
                  <text y=".6" class="spk-num" font-size="14">
                    {n + 1}
                  </text>
                </g>
              ))}
            {goal && next.length > 1 && (
              <g class="spk-ghost">
                <TruckDrawing
                  color={color}
                  load={family?.trucks[i]?.load ?? 0}
                  x={goal[0]}
                  y={goal[1] + 12}
                  scale={0.9}
                />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** A ship sails on once it has sold: its ghost lies where it would go. SPK-16.16. */
function Sailing({ scene }: { readonly scene: Scene }) {
  const me = seatOf(scene)
  const { inView } = scene.picks
  const { prompt } = scene.sight
  const box = boxOf(scene)
  const view = viewOf(scene)
  if (me === null || prompt?.key !== 'drive') return null
  const truck = view.families[me]?.trucks[truckInHand(scene) - 1]
  const ship = truck ? shipIn(view, box, truck.at) : null
  const sells = optionsOf(prompt).some(({ say }) => say === 'truckBuy')
  if (!ship || !sells) return null
  const [from, to] = [box.ports[ship.port], box.ports[nextPort(view, box, ship)]]
  if (!from || !to) return null
  const [x, y] = berthAt(to.district)
  const [fx, fy] = berthAt(from.district)
  const buying = inView?.say === 'truckBuy'
  const colour = shipColour(box.components.ships.items.find(({ id }) => id === ship.ship)?.color ?? '')
  return (
    <g class="spk-sailing" data-sure={buying} aria-hidden="true">
      <path d={course([fx + 56, fy + 22], [x + 56, y + 22])} />
      <g transform={`translate(${x} ${y})`} opacity=".5">
        <Hull
          colour={colour}
          barrels={ship.barrels}
          room={box.components.setup.barrelsPerShip}
          crate={ship.crate !== null}
        />
      </g>
      <Tag x={x + 56} y={y + 33} text={scene.words.name(to.id)} size={Math.min(16, leastType(scene.zoom))} />
    </g>
  )
}

const EAST = 874
const WEST = 46

/** Round the shore, clockwise: along a river, or round an end of the island to the other. */
function course([ax, ay]: Point, [bx, by]: Point): string {
  const north = ay < 300
  if (north === by < 300) {
    const out = north ? ay - 16 : ay + 16
    return `M${ax} ${ay}C${ax} ${out} ${bx} ${out} ${bx} ${by}`
  }
  const end = north ? EAST : WEST
  return `M${ax} ${ay}C${end} ${ay} ${end} ${ay} ${end} ${(ay + by) / 2}C${end} ${by} ${end} ${by} ${bx} ${by}`
}

export function ReachMarks({ scene, trail }: { readonly scene: Scene; readonly trail: Trail }) {
  const reach = reachOf(scene)
  const me = seatOf(scene)
  if (!reach || me === null) return null
  const touring = leftOnTour(scene) !== null
  const placed = reach.costs.some((cost) => cost > 0 && Number.isFinite(cost))
  return (
    <g class="spk-reach" data-tour={touring}>
      <Ways scene={scene} color={colorOf(scene, me)} trail={trail} />
      {reach.costs.map((cost, district) =>
        // Where the truck stands it needs no number.
        district === 0 || (cost === 0 && placed) ? null : (
          <Cost
            key={district}
            scene={scene}
            district={district}
            cost={cost}
            far={reach.far[district] ?? false}
          />
        ),
      )}
      <Sailing scene={scene} />
    </g>
  )
}
