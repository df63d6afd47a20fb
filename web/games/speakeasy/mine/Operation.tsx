// One operation: its level track, its card, and what lies in its area. SPK-6.1.

import {
  type Family,
  freeVipSeats,
  type Level,
  LEVELS,
  type Operation,
  priceOf,
  raiseCost,
  saleLimit,
  trucksOf,
  vipSeats,
} from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { placeName, placeProps } from '../../../kit/place.ts'
import { boxOf } from '../game.ts'
import { LEVEL_ICONS } from '../parts/effects.ts'
import { Member } from '../parts/Figure.tsx'
import { Barrel } from '../parts/Goods.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Picture } from '../parts/Picture.tsx'
import { TruckDrawing } from '../parts/Vehicles.tsx'
import { at } from '../places.ts'
import { CardFace } from './OpCard.tsx'
import { is } from '../thing.ts'

interface OfFamily {
  readonly scene: Scene
  readonly seat: number
  readonly family: Family
}

/** The printed numbers of a level track; strength counts itself. */
function numbersOf(scene: Scene, level: Level): readonly number[] {
  const { operations } = boxOf(scene).components.operationsBoard
  return operations[LEVELS.indexOf(level)]?.levels ?? [1, 2, 3, 4, 5]
}

/** Five steps, the reached one lit. */
function LevelTrack({ scene, family, level }: OfFamily & { readonly level: Level }) {
  const now = family.levels[level]
  return (
    <ol class="ops-track" aria-hidden="true">
      {numbersOf(scene, level).map((number, i) => (
        <li key={i} data-step={i + 1 === now ? 'now' : i + 1 < now ? 'past' : 'coming'}>
          {number}
        </li>
      ))}
    </ol>
  )
}

/** Cards that the next level costs, where it costs any; else what the numbers count. */
function LevelNote({ scene, family, level }: OfFamily & { readonly level: Level }) {
  const cost = raiseCost(boxOf(scene), family, level)
  if (cost === null || cost === 0) return <small>{scene.say(`unit.${level}`)}</small>
  const label = scene.say('level.cost', { count: cost })
  return (
    <small class="ops-nextcost">
      <span aria-hidden="true">
        −{cost} <Icon name="card-discard" size={14} />
      </span>
      <span class="unseen">{label}</span>
    </small>
  )
}

/** Name and track; a place while levels can be raised. */
export function LevelHead(props: OfFamily & { readonly level: Level; readonly mine: boolean }) {
  const { scene, seat, family, level, mine } = props
  const label = scene.say('level.label', { level: scene.words.name(level), now: family.levels[level] })
  const place = at.level(level)
  return (
    <div
      class="ops-levelhead"
      {...is({ kind: 'level', seat, level })}
      {...(mine ? placeProps(scene, place) : {})}
    >
      <h4>
        <Icon name={LEVEL_ICONS[level]} size={18} />
        <b>{scene.words.name(level)}</b>
        <LevelNote {...props} />
      </h4>
      <LevelTrack {...props} />
      <span class="unseen">{mine ? placeName(scene, place, label) : label}</span>
    </div>
  )
}

const many = (count: number, draw: (n: number) => preact.VNode) =>
  Array.from({ length: count }, (_, n) => draw(n))

/** Members in the VIP area and its free seats. */
function Vip({ scene, seat, family, mine }: OfFamily & { readonly mine: boolean }) {
  const seats = vipSeats(boxOf(scene), family)
  const { vip, supply } = family.members
  const label = scene.say('vip.label', { there: vip, seats, supply })
  return (
    <div class="ops-area" {...is({ kind: 'vip', seat })} {...(mine ? placeProps(scene, at.vip) : {})}>
      {many(vip, (n) => (
        <Picture key={n} box="-10 -27 20 28" width={17} height={24}>
          <Member color={family.color} />
        </Picture>
      ))}
      {many(freeVipSeats(boxOf(scene), family), (n) => (
        <i key={`f${n}`} class="ops-seat" aria-hidden="true" />
      ))}
      <small aria-hidden="true">+{supply}</small>
      <span class="unseen">{mine ? placeName(scene, at.vip, label) : label}</span>
    </div>
  )
}

function Cellar({ scene, seat, family, mine }: OfFamily & { readonly mine: boolean }) {
  const label = scene.say('cellar.label', { count: family.cellar })
  return (
    <div class="ops-area" {...is({ kind: 'cellar', seat })} {...(mine ? placeProps(scene, at.cellar) : {})}>
      {family.cellar > 5 ? (
        <>
          <Picture box="-9 -19 18 20" width={18} height={20}>
            <Barrel />
          </Picture>
          <small aria-hidden="true">×{family.cellar}</small>
        </>
      ) : (
        many(family.cellar, (n) => (
          <Picture key={n} box="-9 -19 18 20" width={16} height={18}>
            <Barrel />
          </Picture>
        ))
      )}
      <small aria-hidden="true">{scene.say('cellar.short', { count: family.cellar })}</small>
      <span class="unseen">{mine ? placeName(scene, at.cellar, label) : label}</span>
    </div>
  )
}

function Trucks({ scene, seat, family }: OfFamily) {
  const driving = trucksOf(boxOf(scene), family)
  return (
    <div class="ops-area">
      {family.trucks.map((truck, i) => {
        const waits = i >= driving
        const label = scene.say(waits ? 'truck.locked' : truck.at === 0 ? 'truck.off' : 'truck.at', {
          truck: i + 1,
          district: truck.at,
          load: truck.load,
        })
        return (
          <span key={i} class="ops-truckat" data-waits={waits} {...is({ kind: 'truck', seat, truck: i + 1 })}>
            <Picture box="-23 -27 46 28" width={34} height={20} label={label}>
              <TruckDrawing color={family.color} load={truck.load} />
            </Picture>
            {truck.at > 0 && <small aria-hidden="true">{truck.at}</small>}
          </span>
        )
      })}
    </div>
  )
}

/** What the level and its crates come to. */
function Sales({ scene, seat, family }: OfFamily) {
  const box = boxOf(scene)
  return (
    <div class="ops-area" {...is({ kind: 'sales', seat })}>
      <small>
        {scene.say('sales.line', {
          limit: saleLimit(box, family),
          speakeasy: priceOf(box, family, 'speakeasy'),
          club: priceOf(box, family, 'casino'),
        })}
      </small>
    </div>
  )
}

const AREAS: {
  readonly [type in Operation]: (props: OfFamily & { readonly mine: boolean }) => preact.VNode
} = {
  vip: Vip,
  party: Sales,
  still: Cellar,
  convoy: Trucks,
}

export function OperationBox(props: OfFamily & { readonly type: Operation; readonly mine: boolean }) {
  const { scene, family, type } = props
  const card = family.area[type]
  const Area = AREAS[type]
  return (
    <section class="ops-op" data-type={type}>
      <LevelHead {...props} level={type} />
      {card === null ? (
        <p class="ops-nocard">{scene.say('card.none')}</p>
      ) : (
        <div class="ops-areacard">
          <CardFace scene={scene} id={card} />
        </div>
      )}
      <Area {...props} />
    </section>
  )
}
