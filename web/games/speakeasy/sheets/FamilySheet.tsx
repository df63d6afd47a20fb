// One family unfolded: everything that is public about it.

import {
  buildingsOf,
  kindOf,
  leverageCost,
  leverageOf,
  operatesAt,
  OPERATIONS,
  reputationOf,
  type Thing,
  ZONES,
} from '@backroom/games/speakeasy'
import '../speakeasy.css'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, familyOf, viewOf } from '../game.ts'
import { Keepsakes } from '../mine/Keepsakes.tsx'
import { LeftToBuild } from '../mine/LeftToBuild.tsx'
import { Capos } from '../mine/Mine.tsx'
import { Muscle } from '../mine/Muscle.tsx'
import { OperationBox } from '../mine/Operation.tsx'
import { Building } from '../parts/Building.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import type { IconName } from '../parts/icons.ts'
import { livery } from '../parts/livery.ts'
import { Picture } from '../parts/Picture.tsx'
import { familyName, personName } from '../people.ts'
import { is } from '../thing.ts'

/** The buildings on the map, zone by zone, lit or dark. */
function Buildings({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const color = familyOf(scene, seat)?.color ?? ''
  const places = buildingsOf(view, seat)
  if (places.length === 0) return <p>{scene.say('family.noBuildings')}</p>
  return (
    <ul class="ops-onmap">
      {ZONES.map((zone) => {
        const here = places.filter((place) => box.spaces[place]?.zone === zone)
        return here.length === 0 ? null : (
          <li key={zone}>
            <b>{scene.words.name(zone)}</b>
            {here.map((place) => {
              const space = view.spaces[place]
              const kind = space && kindOf(box, space)
              if (!space || !kind) return null
              const lit = operatesAt(view, box, place)
              const label = scene.say('building.label', {
                kind: scene.words.name(kind),
                district: box.spaces[place]?.district ?? 0,
                lit: String(lit),
                guarded: String(space.guarded),
                barrel: String(space.barrel),
              })
              return (
                <span key={place} {...is({ kind: 'space', space: place })}>
                  <Picture box="-25 -52 50 53" width={32} height={34} label={label}>
                    <Building kind={kind} color={color} lit={lit} plain />
                  </Picture>
                  <small aria-hidden="true">
                    {box.spaces[place]?.district}
                    {space.guarded && <Icon name="member" size={12} />}
                    {space.barrel && <Icon name="barrel" size={12} />}
                  </small>
                </span>
              )
            })}
          </li>
        )
      })}
    </ul>
  )
}

function Number({
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
    <div {...is(what)}>
      <dt>{label}</dt>
      <dd>
        <Icon name={icon} size={18} /> {value}
      </dd>
    </div>
  )
}

export function FamilySheet({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const family = familyOf(scene, seat)
  if (!family) return null
  const leverage = leverageOf(viewOf(scene), boxOf(scene), seat)
  const reputation = reputationOf(family)
  const cost = leverageCost(viewOf(scene), boxOf(scene), seat)
  const secrets = viewOf(scene).secrets[seat]
  const props = { scene, seat, family, mine: false }
  return (
    <article
      class="ops-sheet"
      {...is({ kind: 'family', seat })}
      style={{ '--f': livery(family.color).colour }}
    >
      <header>
        <Emblem color={family.color} size={48} />
        <div>
          <h3>{familyName(scene, seat)}</h3>
          <p>{personName(scene, seat)}</p>
        </div>
        <Capos scene={scene} seat={seat} family={family} />
      </header>
      <dl class="ops-numbers">
        <Number
          what={{ kind: 'pocket', seat }}
          icon="cash"
          label={scene.say('money.pocket')}
          value={scene.words.money(family.pocket)}
        />
        <Number
          what={{ kind: 'safe', seat }}
          icon="strongbox"
          label={scene.say('money.safe')}
          value={secrets ? scene.words.money(secrets.safe) : scene.say('family.hidden')}
        />
        <Number
          what={{ kind: 'hand', seat }}
          icon="card-play"
          label={scene.say('hand.title')}
          value={String(viewOf(scene).handCounts[seat] ?? 0)}
        />
        <Number
          what={{ kind: 'reputation', seat }}
          icon="laurel-crown"
          label={scene.say('family.reputation')}
          value={String(reputation)}
        />
        <Number
          what={{ kind: 'leverage', seat }}
          icon="envelope"
          label={scene.say('family.leverage', { cost })}
          value={`${leverage} + ${family.leverage}`}
        />
      </dl>
      <h4 class="ops-h">{scene.say('family.buildings')}</h4>
      <Buildings scene={scene} seat={seat} />
      <div class="ops-ops">
        {OPERATIONS.map((type) => (
          <OperationBox key={type} {...props} type={type} />
        ))}
      </div>
      <Muscle {...props} />
      <LeftToBuild {...props} />
      <Keepsakes {...props} />
    </article>
  )
}
