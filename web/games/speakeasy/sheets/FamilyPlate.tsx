// An opponent folded to two lines: pocket, cards, lit buildings, goons, leverage, five levels, capos left.

import {
  buildingsOf,
  type Family,
  LEVELS,
  leverageCost,
  leverageOf,
  operatesAt,
  type Thing,
} from '@backroom/games/speakeasy'
import '../speakeasy.css'
import type { Scene } from '../../../kit/screen.ts'
import { placeProps } from '../../../kit/place.ts'
import { boxOf, familyOf, viewOf } from '../game.ts'
import { Capos } from '../mine/Mine.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import type { IconName } from '../parts/icons.ts'
import { livery } from '../parts/livery.ts'
import { familyName, personName } from '../people.ts'
import { at } from '../places.ts'
import { is } from '../thing.ts'

/** Buildings on the map, and how many of them operate. SPK-6.3. */
function lightsOf(scene: Scene, seat: number): { readonly lit: number; readonly all: number } {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const places = buildingsOf(view, seat)
  return { lit: places.filter((place) => operatesAt(view, box, place)).length, all: places.length }
}

function Fact({
  icon,
  label,
  value,
  what,
}: {
  readonly icon: IconName
  readonly label: string
  readonly value: string
  readonly what: Thing
}) {
  return (
    <span class="ops-fact" {...is(what)}>
      <Icon name={icon} size={16} />
      <span class="unseen">{label}</span>
      <span aria-hidden="true">{value}</span>
    </span>
  )
}

/** Five bars, one for each level. */
function Levels({
  scene,
  seat,
  family,
}: {
  readonly scene: Scene
  readonly seat: number
  readonly family: Family
}) {
  const label = LEVELS.map((level) => `${scene.words.name(level)} ${family.levels[level]}`).join(', ')
  return (
    <svg
      class="ops-bars5"
      viewBox="0 0 40 16"
      width="40"
      height="16"
      role="img"
      aria-label={label}
      {...is({ kind: 'levels', seat })}
    >
      {LEVELS.map((level, i) => (
        <rect
          key={level}
          x={i * 8.2}
          y={16 - family.levels[level] * 3.2}
          width="6.4"
          height={family.levels[level] * 3.2}
          rx="1"
          fill="currentColor"
        />
      ))}
    </svg>
  )
}

/** What the table should know about this family now; at most one thing. */
function status(scene: Scene, seat: number): string {
  const view = viewOf(scene)
  const waiting = scene.sight.waiting.find((one) => one.seat === seat)
  if (waiting) return scene.say(waiting.sealed ? 'plate.sealed' : 'plate.thinking')
  if (view.phase !== 'rounds') return ''
  const next = view.queue.indexOf(seat)
  if (view.turn === seat) return scene.say('plate.turn')
  return next < 0 ? scene.say('plate.played') : scene.say('plate.next', { place: next + 1 })
}

export function FamilyPlate({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const family = familyOf(scene, seat)
  if (!family) return null
  const { lit, all } = lightsOf(scene, seat)
  const leverage = leverageOf(viewOf(scene), boxOf(scene), seat)
  const cost = leverageCost(viewOf(scene), boxOf(scene), seat)
  const cards = viewOf(scene).handCounts[seat] ?? 0
  const label = scene.say('plate.label', {
    family: familyName(scene, seat),
    person: personName(scene, seat),
    money: family.pocket,
    cards,
    lit,
    all,
  })
  return (
    <div
      class="ops-plate"
      data-size={scene.size}
      style={{ '--f': livery(family.color).colour }}
      {...placeProps(scene, at.seat(seat), label)}
      {...is({ kind: 'family', seat })}
    >
      <Emblem color={family.color} size={scene.size === 'phone' ? 34 : 38} label={familyName(scene, seat)} />
      <div class="ops-platewho">
        <b>{familyName(scene, seat)}</b>
        <span>{status(scene, seat)}</span>
        <Capos scene={scene} seat={seat} family={family} />
      </div>
      <div class="ops-platefacts">
        <span class="ops-fact ops-cash" data-anchor={at.pocket(seat)} {...is({ kind: 'pocket', seat })}>
          <span class="unseen">{scene.say('money.pocket')}</span>
          {scene.words.money(family.pocket)}
        </span>
        <span data-anchor={at.hand(seat)}>
          <Fact
            what={{ kind: 'hand', seat }}
            icon="card-play"
            label={scene.say('plate.cards', { count: cards })}
            value={`${cards}`}
          />
        </span>
        <Fact
          what={{ kind: 'lights', seat }}
          icon="light"
          label={scene.say('plate.lights', { lit, all })}
          value={`${lit}/${all}`}
        />
        <Fact
          what={{ kind: 'goons', seat }}
          icon="brass-knuckles"
          label={scene.say('goons.label', { count: family.goons })}
          value={`${family.goons}`}
        />
        <Fact
          what={{ kind: 'leverage', seat }}
          icon="envelope"
          label={scene.say('leverage.label', { cards: leverage, tokens: family.leverage, cost })}
          value={`${leverage}+${family.leverage}`}
        />
        <Levels scene={scene} seat={seat} family={family} />
      </div>
    </div>
  )
}
