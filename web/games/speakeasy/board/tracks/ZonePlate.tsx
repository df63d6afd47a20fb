// The plate of a zone: what Luciano pays there, how many districts each family controls, the zone's objective. SPK-11.

import { countControl, markerPlace, needOf, payoutOf, type Zone } from '@backroom/games/speakeasy'
import { squeezed } from '../../../../kit/fit.ts'
import type { Scene } from '../../../../kit/screen.ts'
import { boxOf, seatOf, viewOf } from '../../game.ts'
import { ZONE_COLUMNS } from '../../map/layout.ts'
import { Marker } from '../../parts/Emblem.tsx'
import { leastType } from '../../parts/fit.ts'
import { Glyph } from '../../parts/Icon.tsx'
import { livery, MOB } from '../../parts/livery.ts'
import { at } from '../../places.ts'
import { BookSpaces, Objective } from './Books.tsx'
import { drawNeed } from './needs.ts'
import { colorOf, nameOf } from '../people.ts'
import { is } from '../../thing.ts'
import { Spoken } from '../../../../kit/Spoken.tsx'

const CELL = 20
const STEPS = 7

interface ZoneProps {
  readonly scene: Scene
  readonly zone: Zone
}

/** What I would get now, marked among what is paid. */
function Payouts({ scene, zone, counts }: ZoneProps & { readonly counts: readonly number[] }) {
  const { x, width } = ZONE_COLUMNS[zone]
  const me = seatOf(scene)
  const box = boxOf(scene)
  const place = me === null ? -1 : markerPlace(counts, me) - 1
  const first = x + width - 112
  return (
    <g>
      <Glyph name="strongbox" x={first - 20} y={17} size={15} colour="var(--brass)" />
      {box.components.lucianoPayout[zone].map((money, n) => (
        <g key={n}>
          {n === place && me !== null && (
            <rect
              x={first - 11 + n * 23}
              y="8"
              width="22"
              height="18"
              rx="4"
              fill={livery(colorOf(scene, me)).colour}
            />
          )}
          <text
            x={first + n * 23}
            y="17.5"
            class={n === place ? 'spk-num spk-t spk-dark' : 'spk-lab spk-t spk-bone'}
          >
            {money}
          </text>
        </g>
      ))}
    </g>
  )
}

/** One in the middle, two side by side, more in a square. */
function spot(n: number, of: number): readonly [number, number] {
  if (of === 1) return [0, 0]
  if (of === 2) return [n === 0 ? -4.5 : 4.5, 0]
  if (of > 4 && n === 4) return [0, 0]
  return [n % 2 === 0 ? -4.8 : 4.8, n < 2 ? -4.6 : 4.6]
}

/** Markers at what each would have now; dashed where the track still says otherwise. */
function ControlTrack({ scene, zone, counts }: ZoneProps & { readonly counts: readonly number[] }) {
  const view = viewOf(scene)
  const left = ZONE_COLUMNS[zone].x + 8
  const who = counts.map((count, i) => ({ i, count, of: view.families[i] ? livery(colorOf(scene, i)) : MOB }))
  return (
    <g data-anchor={at.control(zone)}>
      {Array.from({ length: STEPS }, (_, step) => (
        <g key={step}>
          <rect class="spk-cell" x={left + step * 21} y="28.5" width={CELL} height="19.5" rx="3" />
          <text x={left + step * 21 + CELL / 2} y="38.8" class="spk-lab spk-t spk-faint">
            {step}
          </text>
        </g>
      ))}
      {Array.from({ length: STEPS }, (_, step) => {
        const here = who.filter(({ count }) => Math.min(count, STEPS - 1) === step)
        return here.map(({ i, of }, n) => {
          const [dx, dy] = spot(n, here.length)
          return (
            <g
              key={i}
              data-piece={`control:${zone}:${i}`}
              class="spk-controlmark"
              data-coming={(view.control[zone][i] ?? 0) !== step}
            >
              <Marker
                of={of}
                x={left + step * 21 + CELL / 2 + dx}
                y={38.3 + dy}
                r={here.length > 2 ? 5.6 : 8}
              />
            </g>
          )
        })
      })}
    </g>
  )
}

function ZoneObjective({ scene, zone }: ZoneProps) {
  const { x, width } = ZONE_COLUMNS[zone]
  const objective = `book-zone-${zone}`
  const box = boxOf(scene)
  const { req } = needOf(viewOf(scene), box, objective)
  const { signs, text } = drawNeed(req, '')
  const left = x + width - 92
  const step = signs.length > 2 ? 15 : 27
  return (
    <Objective scene={scene} objective={objective} box={[left, 28, 88, 20.5]}>
      <rect class="spk-paper" x={left} y="28" width="88" height="20.5" rx="3" />
      {signs.map(({ icon }, n) => (
        <Glyph key={n} name={icon} x={left + 12 + n * step} y={38} size={15} colour="var(--spk-token-ink)" />
      ))}
      <text
        x={left + 25.5}
        y="38.5"
        class="spk-num"
        font-size={Math.max(14, leastType(scene.zoom))}
        fill="var(--spk-token-ink)"
      >
        {text}
      </text>
      <BookSpaces scene={scene} objective={objective} x={left + 56} y={30.5} size={[12, 15]} gap={3} paper />
    </Objective>
  )
}

interface PlateProps extends ZoneProps {
  readonly onCloser: () => void
}

export function ZonePlate({ scene, zone, onCloser }: PlateProps) {
  const { x, width } = ZONE_COLUMNS[zone]
  const box = boxOf(scene)
  const counts = countControl(viewOf(scene), box, zone)
  const name = scene.words.name(zone)
  const me = seatOf(scene)
  const label = scene.say('map.zone.label', {
    name,
    control: counts
      .map((count, i) =>
        scene.say('map.zone.control', {
          who: viewOf(scene).families[i] ? nameOf(scene, i) : scene.say('map.mob.name'),
          count,
        }),
      )
      .join(', '),
    mine: me === null ? -1 : payoutOf(box, zone, counts, me),
  })
  return (
    <g class="spk-zone" role="group" aria-label={label} {...is({ kind: 'zone', zone })}>
      <rect class="spk-zoneplate" x={x} y="3" width={width} height="48" rx="6" />
      <g class="spk-closer" role="button" tabindex={-1} onClick={onCloser}>
        <Spoken name={scene.say('map.look.closerTo', { name })} />
        <rect x={x + 2} y="4" width="96" height="23" fill="transparent" />
        <text x={x + 9} y="17" class="spk-disp" font-size="19" {...squeezed(name, 19, 88, 'display')}>
          {name}
        </text>
      </g>
      <Payouts scene={scene} zone={zone} counts={counts} />
      <ControlTrack scene={scene} zone={zone} counts={counts} />
      <ZoneObjective scene={scene} zone={zone} />
    </g>
  )
}
