// The table's middle: the rail of locations, and Manhattan lying on its side between the Hudson and the East River.

import { ZONES } from '@backroom/games/speakeasy'
import { useSignal } from '@preact/signals'
import { useContext, useRef } from 'preact/hooks'
import '../css/board.css'
import '../css/board-map.css'
import '../css/board-parts.css'
import '../css/board-states.css'
import '../css/board-tools.css'
import { Pans, ShowPart } from '../../../kit/boardPart.ts'
import { later } from '../../../kit/later.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { viewOf } from '../game.ts'
import { DISTRICTS } from '../map/districts.ts'
import { BOARD, LIFT, MAP, RAIL } from '../map/layout.ts'
import { distanceAt, leastType } from '../parts/fit.ts'
import { District, DistrictGround } from './District.tsx'
import { Docks } from './Docks.tsx'
import { useDrag } from './drag.ts'
import { Tools } from './Filters.tsx'
import { Island, Paints, Sea, Streets } from './Ground.tsx'
import { atDistrict, atZone, type Look, transformOf, WHOLE, within } from './look.ts'
import { Order } from './tracks/Order.tsx'
import { ParkTiles } from './tracks/ParkTiles.tsx'
import { Rail } from './tracks/Rail.tsx'
import { Reputation } from './tracks/Reputation.tsx'
import { Berths, Ship } from './Ships.tsx'
import { filterOf } from './stress.ts'
import { type Trail, useTrail } from './tour.ts'
import { ZonePlate } from './tracks/ZonePlate.tsx'

export { BOARD } from '../map/layout.ts'
export { boardTexts } from './texts.ts'

const Glass = later(async () => (await import('./Glass.tsx')).Glass)
const ZoneJumps = later(async () => (await import('./Glass.tsx')).ZoneJumps)
const Key = later(async () => (await import('./Key.tsx')).Key)
const ReachMarks = later(async () => (await import('./Reach.tsx')).ReachMarks)
const ReachWash = later(async () => (await import('./Reach.tsx')).ReachWash)

const NUMBERS = Object.keys(DISTRICTS).map(Number)

interface CityProps {
  readonly scene: Scene
  readonly trail: Trail
  readonly onLook: (look: Look) => void
}

/** The island and everything on it and round it. */
function City({ scene, trail, onLook }: CityProps) {
  const reaches = filterOf(scene) === 'reach'
  return (
    <g transform={`translate(0 ${LIFT})`} class="spk-city">
      <Island />
      {NUMBERS.map((district) => (
        <DistrictGround key={district} scene={scene} district={district} />
      ))}
      <Streets />
      {reaches && <ReachWash scene={scene} />}
      <text x="222" y="82" class="spk-river" letter-spacing="5" aria-hidden="true">
        {scene.say('map.river.hudson')}
      </text>
      <text x="326" y="495" class="spk-river" letter-spacing="3" aria-hidden="true">
        {scene.say('map.river.east')}
      </text>
      <Berths scene={scene} />
      <ParkTiles scene={scene} />
      {NUMBERS.map((district) => (
        <District
          key={district}
          scene={scene}
          district={district}
          onCloser={() => onLook(atDistrict(district))}
        />
      ))}
      {viewOf(scene).ships.map((ship) => (
        <Ship key={ship.ship} scene={scene} ship={ship} />
      ))}
      {reaches && <ReachMarks scene={scene} trail={trail} />}
    </g>
  )
}

export function Board({ scene }: { readonly scene: Scene }) {
  const root = useRef<HTMLDivElement>(null)
  const show = useContext(ShowPart)
  const look = useSignal<Look>(WHOLE)
  const trail = useTrail(scene)
  const drag = useDrag(look)
  const key = useSignal(false)
  // Where the board is panned it has no zoom of its own.
  const pans = useContext(Pans)
  const zoom = scene.zoom * look.value.scale
  const near = look.value.scale > 1
  // Tapping what one looks at already leads back to the whole.
  const onLook = (next: Look) => {
    const same = near && Math.hypot(next.x - look.value.x, next.y - look.value.y) < 4
    look.value = same ? WHOLE : next
  }
  const onKey = () => {
    key.value = true
  }
  const closer: Scene = { ...scene, zoom }
  return (
    <div
      ref={root}
      class="spk-board"
      data-distance={distanceAt(zoom)}
      style={{
        '--drawn': '1px',
        '--type': `${leastType(zoom)}px`,
        '--chip': String(leastType(zoom) / 13),
        '--railchip': String(leastType(scene.zoom) / 13),
        '--railtype': `${leastType(scene.zoom)}px`,
      }}
    >
      <svg
        class="spk-sheet"
        data-filter={filterOf(scene)}
        data-tour={scene.sight.prompt?.key === 'drive'}
        viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
        role="group"
        aria-label={scene.say('map.label')}
      >
        <Paints />
        <svg
          class="spk-pane"
          data-near={near}
          {...drag}
          x={RAIL}
          width={MAP.width}
          height={MAP.height}
          viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        >
          <g class="spk-pan" style={{ transform: transformOf(look.value) }}>
            <Sea />
            <City scene={closer} trail={trail} onLook={pans ? () => undefined : onLook} />
            {ZONES.map((zone) => (
              <ZonePlate
                key={zone}
                scene={closer}
                zone={zone}
                onCloser={() => {
                  if (!pans) onLook(atZone(zone))
                }}
              />
            ))}
            <Docks scene={closer} />
            <Reputation scene={closer} />
            <Order scene={closer} />
          </g>
        </svg>
        <g data-distance={distanceAt(scene.zoom)} class="spk-railside">
          <Rail scene={scene} />
        </g>
      </svg>
      {pans ? (
        <Glass board={root}>
          <ZoneJumps scene={scene} onKey={onKey} show={show} />
        </Glass>
      ) : (
        <Tools
          scene={scene}
          near={near}
          folded={distanceAt(scene.zoom) !== 'near'}
          onKey={onKey}
          onZoom={(by) => {
            look.value = by === 0 ? WHOLE : within({ ...look.value, scale: look.value.scale * by })
          }}
        />
      )}
      {key.value && (
        <Key
          scene={scene}
          onClose={() => {
            key.value = false
          }}
        />
      )}
    </div>
  )
}
