// The docks: four spaces for each zone, each with the bonus of its row, for members who lie in wait. SPK-12.16 to 12.19.

import { type Zone, ZONES } from '@backroom/games/speakeasy'
import { squeezed } from '../../../kit/fit.ts'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { DOCKS, ZONE_COLUMNS } from '../map/layout.ts'
import { signsOf } from '../parts/effects.ts'
import { Member } from '../parts/Figure.tsx'
import { leastType } from '../parts/fit.ts'
import { Glyph } from '../parts/Icon.tsx'
import { at } from '../places.ts'
import { colorOf, nameOf } from './people.ts'
import { usePlace } from './usePlace.ts'
import { is } from '../thing.ts'
import { Spoken } from '../../../kit/Spoken.tsx'

const ROWS = 4
const R = 14

interface SpaceProps {
  readonly scene: Scene
  readonly zone: Zone
  readonly row: number
  readonly x: number
}

function DockSpace({ scene, zone, row, x }: SpaceProps) {
  const seat = viewOf(scene).docks[ZONES.indexOf(zone) * ROWS + row] ?? null
  const spot = usePlace(scene, at.dock(`${zone}-${row + 1}`))
  const effects = boxOf(scene).effects[`docks:${row}`] ?? []
  const [bonus] = effects.flatMap((effect) => signsOf(effect))
  const label = scene.say('map.dock.label', {
    zone: scene.words.name(zone),
    row: row + 1,
    who: seat === null ? 'none' : nameOf(scene, seat),
  })
  const y = DOCKS.y + DOCKS.height / 2
  const { state } = spot
  return (
    <g
      class="spk-dock spk-place"
      transform={`translate(${x} ${y})`}
      {...spot.props}
      {...is({ kind: 'dock', zone, row })}
    >
      <Spoken name={spot.name(label)} />
      <g aria-hidden="true">
        <circle class="spk-glow" r="21" />
        <circle class="spk-well" r={R} />
        {bonus && <Glyph name={bonus.icon} x={0} y={0} size={16} class="spk-own" />}
        {seat !== null && <Member color={colorOf(scene, seat)} y={12} scale={0.96} />}
        {state === 'picked' && seat === null && typeof scene.viewer === 'number' && (
          <g class="spk-ghost">
            <Member color={colorOf(scene, scene.viewer)} y={12} scale={0.96} />
          </g>
        )}
        <circle class="spk-ring" r={R + 1} />
      </g>
      <rect x="-20" y="-18" width="40" height="36" fill="transparent" />
    </g>
  )
}

const planks = (x: number, width: number): string =>
  [8, 16, 24].map((y) => `M${x + 2} ${DOCKS.y + y}h${width - 4}`).join('')

export function Docks({ scene }: { readonly scene: Scene }) {
  const name = scene.words.name('docks')
  return (
    <g class="spk-docks" role="group" aria-label={name}>
      {ZONES.map((zone) => {
        const { x, width } = ZONE_COLUMNS[zone]
        return (
          <g key={zone}>
            <rect class="spk-pier" x={x} y={DOCKS.y} width={width} height={DOCKS.height} rx="5" />
            <path d={planks(x, width)} stroke="var(--walnut-deep)" opacity=".7" />
            <Glyph name="wooden-pier" x={x + 18} y={DOCKS.y + 15.5} size={20} colour="var(--brass)" />
            <text
              x={x + 33}
              y={DOCKS.y + 16}
              class="spk-lab spk-start spk-name spk-word spk-bone"
              {...squeezed(name, leastType(scene.zoom), 36)}
            >
              {name}
            </text>
            {Array.from({ length: ROWS }, (_, row) => (
              <DockSpace key={row} scene={scene} zone={zone} row={row} x={x + width - 163 + row * 41} />
            ))}
          </g>
        )
      })}
    </g>
  )
}
