// My hand: grouped by kind or by value; a card that may be picked stands up a little, a picked one more.

import { useState } from 'preact/hooks'
import { placeName } from '../../../kit/place.ts'
import type { Scene } from '../../../kit/screen.ts'
import { AllyCardInHand, CardFace, cardLabel } from './CardFace.tsx'
import { aboveLimit, actOf, boxOf, type CardId, isAlly, isGood, isMoney, viewOf } from '../game.ts'
import { at, idAt } from '../places.ts'
import { numbered, type Sort, sorted, SORTS } from './order.ts'
import { is } from '../thing.ts'

interface HandCardProps {
  readonly scene: Scene
  readonly card: CardId
  readonly copy: number
  /** The next card, which lies on it, bears the same name. */
  readonly under: boolean
}

/** What a card in hand is. */
function held(card: CardId) {
  if (isMoney(card)) return is({ kind: 'money', card, where: 'hand' })
  if (isGood(card)) return is({ kind: 'good', good: card, where: 'hand' })
  return isAlly(card)
    ? is({ kind: 'ally', ally: card, where: 'hand' })
    : is({ kind: 'job', job: card, where: 'hand' })
}

/** One card. Equal cards share a place; as many of them are up as were picked. */
function HandCard({ scene, card, copy, under }: HandCardProps) {
  const { picks } = scene
  const place = at.card(card)
  const state = picks.state(place)
  const some = picks.prompt?.kind === 'some'
  const id = idAt(scene, place)
  const times = id === null ? 0 : picks.times(id)
  const shown =
    some && (state === 'legal' || state === 'picked') ? (copy < times ? 'picked' : 'legal') : state
  const label = cardLabel(scene, card)
  const take = () => {
    if (!some || state === 'blocked' || id === null) picks.take(place)
    else if (shown === 'picked') picks.remove(id)
    else picks.add(id)
  }
  const answers = shown !== 'idle' || picks.elsewhere(place)
  const face = isAlly(card) ? (
    <AllyCardInHand scene={scene} ally={card} />
  ) : (
    <CardFace scene={scene} card={card} />
  )
  if (!answers)
    return (
      <li
        class="cor-handcard"
        data-state={shown}
        data-under={under}
        data-place={place}
        aria-label={label}
        {...held(card)}
      >
        <div class="cor-idlecard" aria-hidden="true">
          {face}
        </div>
      </li>
    )
  return (
    <li class="cor-handcard" data-state={shown} data-under={under} {...held(card)}>
      <button
        type="button"
        data-place={place}
        data-state={shown}
        aria-pressed={shown === 'picked'}
        aria-disabled={shown === 'blocked'}
        onClick={take}
        onPointerEnter={() => picks.look(place)}
        onPointerLeave={() => picks.look(null)}
        onFocus={() => picks.look(place)}
        onBlur={() => picks.look(null)}
      >
        <span class="unseen">{placeName(scene, place, label)}</span>
        <span class="cor-idlecard" aria-hidden="true">
          {face}
        </span>
        {shown === 'picked' && <span class="cor-tickmark" aria-hidden="true" />}
      </button>
    </li>
  )
}

export function Hand({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const [sort, setSort] = useState<Sort>('kind')
  const view = viewOf(scene)
  const hand = view.hands[seat] ?? []
  const { handLimit } = actOf(view, boxOf(scene))
  const next = SORTS[(SORTS.indexOf(sort) + 1) % SORTS.length] ?? 'kind'
  const over = aboveLimit(view, boxOf(scene), hand.length)
  const cards = numbered(sorted(boxOf(scene), hand, sort))
  const nameAt = (i: number) => scene.words.name(cards[i]?.card ?? '')
  return (
    <section
      class="cor-hand"
      aria-label={scene.say('hand.title')}
      data-anchor={at.hand(seat)}
      {...is({ kind: 'hand', seat })}
    >
      <h3>
        {scene.say('hand.title')} <b>{hand.length}</b>
        <span class={over > 0 ? 'cor-tribute cor-over' : 'cor-tribute'}>
          {scene.say('hand.tribute', { count: handLimit })}
        </span>
        <button
          type="button"
          class="cor-sort"
          aria-description={scene.say(`hand.sort.${next}`)}
          onClick={() => setSort(next)}
        >
          {scene.say(`hand.sorted.${sort}`)}
        </button>
      </h3>
      {hand.length === 0 ? (
        <p class="cor-nothing">{scene.say('hand.empty')}</p>
      ) : (
        <ul class="cor-cards">
          {cards.map(({ card, copy }, i) => (
            <HandCard
              key={`${card}#${copy}`}
              scene={scene}
              card={card}
              copy={copy}
              under={nameAt(i) === nameAt(i + 1)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
