// My Boss and my money: cash, what each Payday brings, what is laundered, markers at home, trophies, who waits.

import type { Seat } from '@backroom/engine'
import { markersLeft, paydayIncome, recruitsOf } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { StartCard } from '../board/Mat.tsx'
import { boxOf, viewOf } from '../game.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { dollars, familyName, shortName } from '../parts/people.ts'
import { Portrait } from '../parts/Portrait.tsx'
import { at } from '../places.ts'
import { is } from '../thing.ts'

function Markers({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const family = viewOf(scene).seats[seat]
  const all = boxOf(scene).markers
  if (!family) return null
  const left = markersLeft(viewOf(scene), boxOf(scene), seat)
  return (
    <span
      class="lcn-mymarkers"
      role="img"
      aria-label={scene.say('markers.home', { count: left })}
      data-anchor={at.markers(seat)}
      {...is({ kind: 'markers', seat })}
    >
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i < left ? '' : 'lcn-away'}>
          <Emblem family={family.family} size={17} />
        </i>
      ))}
    </span>
  )
}

export function Me({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const family = view.seats[seat]
  if (!family) return null
  const [recruit] = recruitsOf(view, seat).toSorted(
    (a, b) => (box.gangster[a]?.recruitCost ?? 0) - (box.gangster[b]?.recruitCost ?? 0),
  )
  const boss = scene.words.name(`boss-${family.family}`)
  return (
    <section
      class="lcn-me"
      aria-label={scene.say('me.region')}
      data-anchor={at.seat(seat)}
      {...is({ kind: 'family', seat })}
    >
      <div class="lcn-boss" data-anchor={at.boss(seat)}>
        <span class="lcn-pic">
          <Portrait family={family.family} cut="round" />
        </span>
        <Emblem family={family.family} size={24} />
        <div>
          <h3>{familyName(scene, seat)}</h3>
          <small>{boss}</small>
        </div>
        {view.start === seat && <StartCard scene={scene} />}
      </div>
      <b class="lcn-mycash" data-anchor={at.cash(seat)} {...is({ kind: 'cash', seat })}>
        {dollars(scene, family.cash)}
      </b>
      <dl class="lcn-myrows">
        <div {...is({ kind: 'income', seat })}>
          <dt>{scene.say('income.each')}</dt>
          <dd>+{dollars(scene, paydayIncome(view, box, seat))}</dd>
        </div>
        <div {...is({ kind: 'laundered', seat })}>
          <dt>{scene.say('me.laundered')}</dt>
          <dd>{dollars(scene, family.laundered)}</dd>
        </div>
        <div>
          <dt>{scene.say('me.markers')}</dt>
          <dd>
            <Markers scene={scene} seat={seat} />
          </dd>
        </div>
        {family.trophies.length > 0 && (
          <div {...is({ kind: 'trophies', seat })}>
            <dt>{scene.say('me.trophies')}</dt>
            <dd data-anchor={at.trophies(seat)}>
              <Icon name="death-skull" size={16} /> {family.trophies.length}
            </dd>
          </div>
        )}
        {recruit !== undefined && (
          <div {...is({ kind: 'gangster', gangster: recruit })}>
            <dt>{scene.say('me.recruit', { name: shortName(scene, recruit, 8) })}</dt>
            <dd>{dollars(scene, box.gangster[recruit]?.recruitCost ?? 0)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
