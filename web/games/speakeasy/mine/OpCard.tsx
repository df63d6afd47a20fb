// An operation card: its type by colour and icon, its bonus in signs, its leverage.

import type { Effect } from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { placeName, placeProps } from '../../../kit/place.ts'
import { boxOf } from '../game.ts'
import { LEVEL_ICONS, type Sign, signsOf } from '../parts/effects.ts'
import { Icon } from '../parts/Icon.tsx'
import { at } from '../places.ts'
import { effectWords, Signs } from '../sheets/Lines.tsx'
import { is } from '../thing.ts'

/** All of it in words, for whoever hears the table. */
export function cardWords(scene: Scene, id: string): string {
  const box = boxOf(scene)
  const card = box.card[id]
  if (!card) return scene.words.name(id)
  const bonus = box.effects[`card:${id}`] ?? []
  return scene.say('card.words', {
    name: scene.words.name(id),
    type: scene.words.name(card.type),
    bonus: bonus.length === 0 ? scene.say('card.noBonus') : effectWords(scene, bonus),
    leverage: card.leverage,
  })
}

/** A card raises its own operation: that icon stands on it already. */
export const signsOfCard = (bonus: readonly Effect[], own: Sign['icon']): readonly Sign[] =>
  bonus.flatMap((effect) => {
    const raises = effect.op === 'raise' || effect.op === 'raise_by_discard'
    return signsOf(effect).filter(({ icon }) => !raises || icon !== own)
  })

/** The face of a card, without a place of its own. */
export function CardFace({ scene, id }: { readonly scene: Scene; readonly id: string }) {
  const box = boxOf(scene)
  const card = box.card[id]
  if (!card) return null
  const bonus = box.effects[`card:${id}`] ?? []
  return (
    <span class="ops-opcard" data-type={card.type} {...is({ kind: 'card', card: id })}>
      <i>
        <Icon name={LEVEL_ICONS[card.type]} size={16} />
      </i>
      <b>{scene.words.name(id)}</b>
      <span class="ops-cardbonus">
        <Signs signs={signsOfCard(bonus, LEVEL_ICONS[card.type])} size={15} />
      </span>
      <span class="ops-cardleverage">
        <Icon name="envelope" size={14} />
        {card.leverage}
      </span>
    </span>
  )
}

/** A card in hand, which may be picked. */
export function HandCard({ scene, id }: { readonly scene: Scene; readonly id: string }) {
  const place = at.card(id)
  const order = scene.picks.picked.indexOf(id)
  return (
    <li>
      <div
        class="ops-handcard"
        data-piece={id}
        {...placeProps(scene, place)}
        {...is({ kind: 'card', card: id })}
      >
        <CardFace scene={scene} id={id} />
        <span class="unseen">{placeName(scene, place, cardWords(scene, id))}</span>
        {order >= 0 && scene.picks.prompt?.kind === 'some' && <em class="ops-nth">{order + 1}</em>}
      </div>
    </li>
  )
}
