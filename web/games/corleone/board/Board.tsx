// The table's middle: the night map of New York, the open jobs at its right edge, the allies at its foot.

import '../corleone.css'
import { linesFor, squeezed } from '../../../kit/fit.ts'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, nextTileAct, viewOf } from '../game.ts'
import { BOARD, MAP, PARK, SPACE_SHAPES, TURF_PLACES, TURF_SHAPES } from '../map/geometry.ts'
import { AllyRow } from '../cards/AllyRow.tsx'
import { OpenJobs } from '../cards/OpenJobs.tsx'
import { Bribes } from '../sheets/Bribes.tsx'
import { distanceAt, leastType } from '../parts/fit.ts'
import { DrawnJobs } from '../cards/DrawnJobs.tsx'
import { Back, Business, TileSlot } from './Business.tsx'
import { ControlStack } from './ControlStack.tsx'
import { FamilySpace, Lights } from './FamilySpace.tsx'
import { Ground } from './Ground.tsx'
import { Harbour } from './Harbour.tsx'
import { Beside, Hudson } from './Hudson.tsx'
import { Standing } from './Standing.tsx'
import { TurfGround, TurfHead } from './Turf.tsx'
import { is } from '../thing.ts'

const PARK_ID = 'central-park'

function Park({ scene }: { readonly scene: Scene }) {
  const name = scene.words.name(PARK_ID)
  const lines = linesFor(name, 22, 80)
  const [x, y] = PARK.name
  return (
    <g class="cor-biz" data-anchor={`pb-${PARK_ID}`} {...is({ kind: 'turf', turf: PARK_ID })}>
      {['cor-shade', 'cor-bright cor-park'].map((layer) =>
        lines.map((line, i) => (
          <text
            key={`${layer}${line}`}
            x={x}
            y={y - 6 + (i - (lines.length - 1)) * 19 + 19}
            class={`cor-disp cor-mid ${layer}`}
            font-size="18"
            aria-hidden={layer === 'cor-shade'}
            {...squeezed(line, 18, 100, 'display')}
          >
            {line}
          </text>
        )),
      )}
      <g transform={`translate(${PARK.back[0]} ${PARK.back[1]})`}>
        <rect
          class="cor-frame"
          width="70"
          height="34"
          rx="5"
          fill="var(--walnut-deep)"
          stroke="var(--brass-edge)"
        />
        <Back
          scene={scene}
          business={`pb-${PARK_ID}`}
          width={70}
          label={scene.say('business.backOnly', {
            name,
            turf: name,
            front: '',
            back: (boxOf(scene).business[`pb-${PARK_ID}`]?.back ?? [])
              .map((a) => scene.words.ability(a))
              .join('; '),
            who: 'none',
          })}
        />
      </g>
    </g>
  )
}

function TurfLayer({ scene, turf }: { readonly scene: Scene; readonly turf: string }) {
  const places = TURF_PLACES[turf]
  if (!places) return null
  const view = viewOf(scene)
  const tile = view.tiles[turf]
  return (
    <>
      <TurfHead scene={scene} turf={turf} />
      <Business scene={scene} business={`pb-${turf}`} turf={turf} at={places.printed} />
      {tile ? (
        <Business key={tile} scene={scene} business={tile} turf={turf} at={places.tile} />
      ) : (
        <TileSlot scene={scene} turf={turf} at={places.tile} act={nextTileAct(view, boxOf(scene), turf)} />
      )}
      <ControlStack scene={scene} turf={turf} />
    </>
  )
}

function Chief({ scene }: { readonly scene: Scene }) {
  const { chief } = viewOf(scene)
  const spot = chief === null ? undefined : TURF_PLACES[chief]?.chief
  return spot ? <Standing scene={scene} figure="police-chief" x={spot[0]} y={spot[1]} scale={0.9} /> : null
}

function Map({ scene }: { readonly scene: Scene }) {
  const { numbered } = boxOf(scene)
  return (
    <svg
      class="cor-map"
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      role="group"
      aria-label={scene.say('board.label')}
    >
      <Ground />
      {Object.keys(TURF_SHAPES).map((turf) => (
        <TurfGround key={turf} scene={scene} turf={turf} />
      ))}
      <Hudson scene={scene} />
      <Beside scene={scene} />
      {Object.keys(SPACE_SHAPES).map((space) => (
        <Lights key={space} scene={scene} space={space} />
      ))}
      <Park scene={scene} />
      {numbered.map((turf) => (
        <TurfLayer key={turf} scene={scene} turf={turf} />
      ))}
      {Object.keys(SPACE_SHAPES).map((space) => (
        <FamilySpace key={space} scene={scene} space={space} />
      ))}
      <Chief scene={scene} />
      <Harbour scene={scene} />
      <rect class="cor-rim" x=".5" y=".5" width={MAP.width - 1} height={MAP.height - 1} rx="8" />
    </svg>
  )
}

export function Board({ scene }: { readonly scene: Scene }) {
  const alone = scene.form !== 'wide'
  return (
    <div
      class="cor-board"
      data-alone={alone}
      data-distance={distanceAt(scene.zoom)}
      style={{ '--type': `${leastType(scene.zoom)}px`, '--span': (alone ? MAP : BOARD).width }}
    >
      <Map scene={scene} />
      {!alone && <OpenJobs scene={scene} />}
      {!alone && <AllyRow scene={scene} />}
      <Bribes scene={scene} />
      <DrawnJobs scene={scene} />
    </div>
  )
}

/** What is offered to all, where the map stands alone. */
export const Offered = ({ scene }: { readonly scene: Scene }) => (
  <div class="cor-offered" tabIndex={0} role="group" aria-label={scene.say('tab.offered')}>
    <OpenJobs scene={scene} />
    <AllyRow scene={scene} />
  </div>
)
