// The mat of one family: what it has in cash, in hand and at home, its men with their tasks, its Business cards.

import type { Seat } from '@backroom/engine'
import {
  deadOf,
  type Family,
  gangstersOf,
  incomeOf,
  markersLeft,
  sortedBusinessesOf,
} from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { MatBusiness } from '../cards/BusinessCard.tsx'
import { boxOf, viewOf } from '../game.ts'
import { liveryOf } from '../look.ts'
import { Back } from '../parts/Bits.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { dollars, familyName, personName } from '../parts/people.ts'
import { Place } from '../parts/Place.tsx'
import { at } from '../places.ts'
import { DeadMan, MatMan } from './MatMan.tsx'
import { is } from '../thing.ts'

/** What is public of a hand and a safe: backs, numbers, markers, laundered money, trophies. */
export function Holdings({
  scene,
  seat,
  family,
}: {
  readonly scene: Scene
  readonly seat: Seat
  readonly family: Family
}) {
  const count = (key: string, number: number) => scene.say(key, { count: number })
  const view = viewOf(scene)
  const influence = view.influenceCounts[seat] ?? 0
  const markers = markersLeft(view, boxOf(scene), seat)
  return (
    <span class="lcn-holdings" data-anchor={at.hand(seat)} {...is({ kind: 'hand', seat })}>
      {view.orderBacks[seat]?.map((number, i) =>
        number > 0 ? (
          <span key={i} role="img" aria-label={scene.say('hand.backs', { count: number, round: i + 1 })}>
            <Back round={i + 1} class="lcn-tinyback" />
            {number}
          </span>
        ) : null,
      )}
      {influence > 0 && (
        <span role="img" aria-label={count('hand.influence', influence)}>
          <span class="lcn-back lcn-back-inf lcn-tinyback">
            <b>
              <Icon name="rat" size={13} />
            </b>
          </span>
          {influence}
        </span>
      )}
      <span
        role="img"
        aria-label={count('markers.home', markers)}
        data-anchor={at.markers(seat)}
        {...is({ kind: 'markers', seat })}
      >
        <Emblem family={family.family} size={16} />
        {markers}
      </span>
    </span>
  )
}

/** What lies under the Boss and on his wall. */
export function Treasures({
  scene,
  seat,
  family,
}: {
  readonly scene: Scene
  readonly seat: Seat
  readonly family: Family
}) {
  if (family.laundered === 0 && family.trophies.length === 0) return null
  return (
    <span class="lcn-holdings">
      {family.laundered > 0 && (
        <span
          role="img"
          aria-label={scene.say('laundered', { money: dollars(scene, family.laundered) })}
          class="lcn-laundered"
          {...is({ kind: 'laundered', seat })}
        >
          <Icon name="washing-machine" size={16} />
          {dollars(scene, family.laundered)}
        </span>
      )}
      {family.trophies.length > 0 && (
        <span
          role="img"
          data-anchor={at.trophies(seat)}
          aria-label={scene.say('trophies', { names: scene.words.list(family.trophies) })}
          {...is({ kind: 'trophies', seat })}
        >
          <Icon name="death-skull" size={16} />
          {family.trophies.length}
        </span>
      )}
    </span>
  )
}

/** LCN-3.1: whoever begins the round wears the crown. */
export const StartCard = ({ scene }: { readonly scene: Scene }) => (
  <span class="lcn-start" role="img" aria-label={scene.say('start.long')} {...is({ kind: 'startCard' })}>
    <Icon name="crown" size={14} />
  </span>
)

function Head({
  scene,
  seat,
  family,
}: {
  readonly scene: Scene
  readonly seat: Seat
  readonly family: Family
}) {
  const view = viewOf(scene)
  const name = familyName(scene, seat)
  const label = scene.say('mat.label', { family: name, cash: dollars(scene, family.cash) })
  return (
    <Place
      scene={scene}
      place={at.seat(seat)}
      label={label}
      class="lcn-mathead"
      what={{ kind: 'family', seat }}
    >
      <span class="lcn-badge">
        <Emblem family={family.family} size={44} />
        {view.start === seat && <StartCard scene={scene} />}
      </span>
      <div class="lcn-matlines">
        <div class="lcn-matline">
          <h3>{name}</h3>
          <span class="lcn-who">{personName(scene, seat)}</span>
          <Treasures scene={scene} seat={seat} family={family} />
          <b class="lcn-cash" data-anchor={at.cash(seat)} {...is({ kind: 'cash', seat })}>
            {dollars(scene, family.cash)}
          </b>
        </div>
        <div class="lcn-matline">
          <Holdings scene={scene} seat={seat} family={family} />
          <span class="lcn-income" {...is({ kind: 'income', seat })}>
            +{dollars(scene, incomeOf(viewOf(scene), boxOf(scene), seat))}
          </span>
        </div>
      </div>
    </Place>
  )
}

export const CORNERS = ['bl', 'tl', 'tr', 'br'] as const
export type Corner = (typeof CORNERS)[number] | 'l' | 'r'

export function Mat({
  scene,
  seat,
  corner,
}: {
  readonly scene: Scene
  readonly seat: Seat
  readonly corner: Corner
}) {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const family = view.seats[seat]
  if (!family) return null
  const men = gangstersOf(view, seat)
  const dead = deadOf(view, box, seat)
  const shown = men.length + dead.length
  const letters = shown > 4 ? 9 : 11
  const cards = sortedBusinessesOf(view, box, seat)
  const livery = liveryOf(family.family)
  const thinking = scene.sight.waiting.some((one) => one.seat === seat && !one.sealed)
  return (
    <section
      class="lcn-mat"
      data-corner={corner}
      data-turn={view.turn === seat}
      data-thinking={thinking}
      style={{ '--f': livery.colour, '--fd': livery.leather }}
      aria-label={scene.say('mat.region', { family: familyName(scene, seat) })}
    >
      <Head scene={scene} seat={seat} family={family} />
      <div class="lcn-men" data-many={shown > 4}>
        {men.map((id) => (
          <MatMan key={id} scene={scene} gangster={id} letters={letters} />
        ))}
        {dead.map((id) => (
          <DeadMan key={id} scene={scene} gangster={id} letters={letters} />
        ))}
      </div>
      <div
        class="lcn-shops"
        data-many={cards.length > 5 ? 'crowd' : cards.length > 4}
        data-crowded={cards.length > 8}
        style={{ '--columns': cards.length > 8 ? 3 : 2 }}
      >
        {cards.map((id) => (
          <MatBusiness key={id} scene={scene} business={id} />
        ))}
        {cards.length === 0 && <p class="lcn-empty">{scene.say('mat.noBusiness')}</p>}
      </div>
    </section>
  )
}
