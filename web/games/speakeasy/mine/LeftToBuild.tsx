// The buildings that are still on the operations board, by group: cost, bonus, the discount reached. SPK-14, SPK-15.

import { type Family, type Group, GROUPS, type Slot, upgradeDiscount } from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { placeName, placeProps } from '../../../kit/place.ts'
import { boxOf } from '../game.ts'
import { Building } from '../parts/Building.tsx'
import { Picture } from '../parts/Picture.tsx'
import { Icon } from '../parts/Icon.tsx'
import { at } from '../places.ts'
import { EffectSigns, effectWords } from '../sheets/Lines.tsx'
import { is } from '../thing.ts'

interface OfFamily {
  readonly scene: Scene
  readonly seat: number
  readonly family: Family
  readonly mine: boolean
}

/** Still here, on the map, or out of the game. */
const fateOf = (family: Family, slot: string): 'left' | 'built' | 'lost' =>
  family.slots.includes(slot) ? 'left' : family.lost.includes(slot) ? 'lost' : 'built'

function BuildingSlot({ scene, seat, family, mine, slot }: OfFamily & { readonly slot: Slot }) {
  const fate = fateOf(family, slot.id)
  const bonus = boxOf(scene).effects[`slot:${slot.id}`] ?? []
  const label = scene.say('slot.label', {
    kind: scene.words.name(slot.kind),
    money: slot.cost,
    bonus: bonus.length === 0 ? scene.say('card.noBonus') : effectWords(scene, bonus),
    fate,
  })
  const place = at.slot(slot.id)
  return (
    <span
      class="ops-slot"
      data-fate={fate}
      {...is({ kind: 'slot', seat, slot: slot.id })}
      {...(mine && fate === 'left' ? placeProps(scene, place) : {})}
    >
      <Picture box="-25 -52 50 53" width={30} height={32}>
        <Building kind={slot.kind} color={family.color} lit={fate === 'left'} plain />
      </Picture>
      {fate === 'left' && <EffectSigns effects={bonus} size={14} />}
      {fate === 'lost' && <Icon name="no" size={14} />}
      <span class="unseen">{mine ? placeName(scene, place, label) : label}</span>
    </span>
  )
}

function GroupBox(props: OfFamily & { readonly group: Group }) {
  const { scene, seat, family, group } = props
  const { components, slot: slots, numbers } = boxOf(scene)
  const here = Object.values(slots).filter((slot) => slot.group === group)
  const cost = here[0]?.cost ?? 0
  const done = here.every(({ id }) => !family.slots.includes(id))
  const discounts: { readonly [group: string]: number } = components.operationsBoard.upgradeDiscountByGroup
  const discount = discounts[group] ?? 0
  return (
    <section
      class="ops-group"
      data-done={done}
      data-place={at.group(group)}
      {...is({ kind: 'group', seat, group })}
    >
      <h5>
        <b>{scene.words.money(cost)}</b>
        {(here[0]?.discards ?? 0) > 0 && (
          <span class="ops-plus">
            + <Icon name="card-discard" size={14} />
          </span>
        )}
        {done ? (
          <small>
            {discount > 0 ? (
              <>
                <Icon name="check" size={12} /> −{scene.words.money(discount)}
              </>
            ) : (
              scene.say('group.allBuilt')
            )}
          </small>
        ) : (
          discount > 0 && <small>{scene.say('group.discount', { discount })}</small>
        )}
      </h5>
      <div>
        {here.map((slot) => (
          <BuildingSlot key={slot.id} {...props} slot={slot} />
        ))}
      </div>
      {group === 'casinos' && !done && (
        <p>{scene.say('group.casinoPay', { money: numbers.casinoTurnOrderPay })}</p>
      )}
    </section>
  )
}

export function LeftToBuild(props: OfFamily) {
  const { scene, family } = props
  const all = boxOf(scene).slots.length
  const discount = upgradeDiscount(boxOf(scene), family)
  return (
    <section class="ops-left">
      <h4>
        <Icon name="trowel" size={18} />
        <b>{scene.say('left.title')}</b>
        <small>{scene.say('left.count', { left: family.slots.length, all })}</small>
        {discount > 0 && <em>{scene.say('left.discount', { money: discount })}</em>}
      </h4>
      <div class="ops-groups">
        {GROUPS.map((group) => (
          <GroupBox key={group} {...props} group={group} />
        ))}
      </div>
    </section>
  )
}
