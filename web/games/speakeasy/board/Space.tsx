// A building space: free with its city token, a speakeasy of the mobsters, or a family's building with guard and barrel.

import { type Kind, kindOf, priceOf, type Space as SpaceOf } from '@backroom/games/speakeasy'
import type { PlaceState, Scene } from '../../../kit/screen.ts'
import { aboutOf, boxOf, optionOf, seatOf, viewOf } from '../game.ts'
import type { Point } from '../map/districts.ts'
import { Building, MobHouse } from '../parts/Building.tsx'
import { CityToken } from '../parts/CityToken.tsx'
import { Member } from '../parts/Figure.tsx'
import { leastType } from '../parts/fit.ts'
import { Barrel } from '../parts/Goods.tsx'
import { Tag } from '../parts/Sign.tsx'
import { at } from '../places.ts'
import { burns } from './facts.ts'
import { Stand } from './Stand.tsx'
import { colorOf, districtName, isMine, nameOf } from './people.ts'
import { usePlace } from './usePlace.ts'
import { is } from '../thing.ts'
import { Spoken } from '../../../kit/Spoken.tsx'

interface SpaceProps {
  readonly scene: Scene
  /** Its place in the list of all spaces. */
  readonly index: number
  readonly at: Point
  /** Three stand side by side Uptown, a little smaller. */
  readonly scale: number
}

/** The building that is about to be built: named by the question. */
function coming(scene: Scene): Kind | null {
  const { prompt } = scene.picks
  const about = aboutOf(prompt, 'site') ?? aboutOf(prompt, 'firstSite')
  return about && (boxOf(scene).slot[about.slot]?.kind ?? null)
}

function describe(scene: Scene, space: SpaceOf, index: number): string {
  const { say, words } = scene
  const box = boxOf(scene)
  const { district = 0 } = box.spaces[index] ?? {}
  const where = {
    district: districtName(scene, district),
    number: String((box.spacesIn[district]?.indexOf(index) ?? 0) + 1),
  }
  if (space.owner >= 0)
    return say('map.space.building', {
      ...where,
      who: nameOf(scene, space.owner),
      kind: words.name(kindOf(box, space) ?? ''),
      lit: String(burns(viewOf(scene), space, district)),
      guarded: String(space.guarded),
      barrel: String(space.barrel),
    })
  return say(space.mob ? 'map.space.mob' : 'map.space.free', {
    ...where,
    token: space.token === null ? 'none' : words.name(space.token),
  })
}

interface HouseProps {
  readonly scene: Scene
  readonly space: SpaceOf
  readonly kind: Kind
  readonly district: number
  readonly scale: number
}

/** A family's building and what stands beside it, the foot of the house at the origin. */
function House({ scene, space, kind, district, scale }: HouseProps) {
  const lit = burns(viewOf(scene), space, district)
  const mine = isMine(scene, space.owner)
  const color = colorOf(scene, space.owner)
  const side = 24 * scale
  return (
    <>
      {lit && <ellipse class="spk-light" cy="-12" rx={40 * scale} ry={33 * scale} data-mine={mine} />}
      <g data-piece={`building:${space.owner}:${space.slot}`}>
        <Building kind={kind} color={color} lit={lit} scale={scale} />
      </g>
      {space.guarded ? (
        <Member color={color} x={-side} y={1} scale={0.85} />
      ) : (
        mine && (
          <g opacity=".28">
            <Member color={color} x={-side} y={1} scale={0.85} />
          </g>
        )
      )}
      {space.barrel ? (
        <Barrel x={side} y={2} scale={0.92} />
      ) : (
        mine &&
        kind !== 'still' && (
          <rect class="spk-barrelspace" x={side - 6} y="-13" width="12" height="14" rx="4" />
        )
      )}
    </>
  )
}

/** What the pick would bring, on a tag: the price of a sale, the cost of building here. */
function priceTag(scene: Scene, space: SpaceOf, state: PlaceState, kind: Kind | null): string | null {
  const { picks } = scene
  if (state !== 'legal' && state !== 'picked') return null
  const me = seatOf(scene)
  const family = me === null ? undefined : viewOf(scene).families[me]
  switch (picks.prompt?.key) {
    case 'sell':
    case 'drive':
      if (!family || space.owner !== me) return null
      return scene.words.money(priceOf(boxOf(scene), family, kind))
    case 'site':
    case 'firstSite': {
      const option = picks.inView && optionOf(picks.inView)
      return state === 'picked' && option && 'mode' in option ? scene.words.money(option.cost) : null
    }
    default:
      return null
  }
}

export function Space({ scene, index, at: [x, y], scale }: SpaceProps) {
  const box = boxOf(scene)
  const space = viewOf(scene).spaces[index]
  const known = box.spaces[index]
  const spot = usePlace(scene, at.space(known?.id ?? ''))
  if (!space || !known) return null
  const { state } = spot
  const kind = kindOf(box, space)
  const token = space.token === null ? null : (box.token[space.token] ?? [])
  const ghost = state === 'picked' ? coming(scene) : null
  const me = seatOf(scene)
  const tag = priceTag(scene, space, state, kind)
  const half = scale < 1 ? 21.5 : 24
  const top = kind || space.mob ? -51 : -43
  return (
    <g
      class="spk-space spk-place"
      data-holds={kind ? 'building' : space.mob ? 'mob' : 'nothing'}
      data-mine={space.owner >= 0 && isMine(scene, space.owner)}
      transform={`translate(${x} ${y})`}
      {...spot.props}
      {...is({ kind: 'space', space: index })}
    >
      <Spoken name={spot.name(describe(scene, space, index))} />
      <g aria-hidden="true">
        <rect class="spk-halo" x={-half - 3} y={top - 3} width={2 * half + 6} height={10 - top} rx="9" />
        {!kind && !space.mob && <rect class="spk-hole" x="-20" y="-40" width="40" height="42" rx="5" />}
        {token && !kind && (space.mob ? null : <CityToken effects={token} y={-19} r={15} />)}
        {token && space.mob && <CityToken effects={token} x={17 * scale} y={-40} r={10} />}
        {space.mob && (
          <g class="spk-mob">
            <ellipse cy="-12" rx="25" ry="22" fill="url(#spk-red)" opacity=".7" />
            <MobHouse scale={scale} />
          </g>
        )}
        {kind && <House scene={scene} space={space} kind={kind} district={known.district} scale={scale} />}
        {ghost && me !== null && (
          <g class="spk-ghost">
            <Building kind={ghost} color={colorOf(scene, me)} lit scale={scale} />
          </g>
        )}
        <Stand scene={scene} space={space} index={index} district={known.district} />
        <rect class="spk-ring" x={-half} y={top} width={2 * half} height={4 - top} rx="7" />
        {tag !== null && (
          <Tag
            x={20}
            y={-42}
            text={tag}
            size={Math.min(18, leastType(scene.zoom))}
            barrel={scene.picks.prompt?.key !== 'site' && scene.picks.prompt?.key !== 'firstSite'}
          />
        )}
      </g>
      <rect class="spk-hit" x={-half - 1} y="-52" width={2 * half + 2} height="57" />
    </g>
  )
}
