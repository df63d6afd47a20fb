// Strength, goons and the associate. SPK-6.9 to 6.12.

import { associateCost, type Family } from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { signsOf } from '../parts/effects.ts'
import { Icon } from '../parts/Icon.tsx'
import { briefWords, Signs } from '../sheets/Lines.tsx'
import { LevelHead } from './Operation.tsx'
import { is } from '../thing.ts'

interface OfFamily {
  readonly scene: Scene
  readonly seat: number
  readonly family: Family
}

/** Taken spaces filled, the free ones with what a goon costs there. */
function Goons({ scene, seat, family }: OfFamily) {
  const { goonSpaces } = boxOf(scene).components.operationsBoard
  return (
    <div
      class="ops-goons"
      role="img"
      aria-label={scene.say('goons.label', { count: family.goons })}
      {...is({ kind: 'goons', seat })}
    >
      {goonSpaces.map((cost, i) => (
        <i key={i} data-taken={i < family.goons}>
          {i < family.goons ? <Icon name="brass-knuckles" size={15} /> : `$${cost}`}
        </i>
      ))}
    </div>
  )
}

function Associate({ scene, seat, family }: OfFamily) {
  const mob = family.associate === 0 ? null : viewOf(scene).mobs[family.associate]
  const mobster = mob ? boxOf(scene).mobster[mob.tile] : undefined
  if (!mob || !mobster)
    return (
      <p class="ops-nobody" {...is({ kind: 'associate', seat })}>
        {scene.say('associate.none')}
      </p>
    )
  const { bonus, strength } = mobster
  const words = bonus ? briefWords(scene, bonus) : ''
  const free = bonus?.op === 'assoc_once_free' && !family.helped.includes(mob.tile)
  return (
    <div class="ops-associate" {...is({ kind: 'associate', seat })}>
      <b>
        <Icon name="shaking-hands" size={16} /> {scene.words.name(mob.tile)}
      </b>
      <span>
        <span>
          <Icon name="revolver" size={15} />
          <span class="unseen">{scene.say('associate.strength')}</span> {strength}
        </span>
        <span>{scene.words.money(free ? 0 : associateCost(viewOf(scene), boxOf(scene), seat, false))}</span>
        {bonus && <Signs signs={signsOf(bonus)} size={15} />}
        <span class="unseen">{words}</span>
      </span>
    </div>
  )
}

export function Muscle(props: OfFamily & { readonly mine: boolean }) {
  return (
    <section class="ops-muscle">
      <LevelHead {...props} level="strength" />
      <Goons {...props} />
      <Associate {...props} />
    </section>
  )
}
