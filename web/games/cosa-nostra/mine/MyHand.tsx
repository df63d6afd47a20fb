// My hand: the orders, and the Influence cards with what each can do now.

import type { Seat } from '@backroom/engine'
import type { Influence, Option, OrderId } from '@backroom/games/cosa-nostra'
import { placeName } from '../../../kit/place.ts'
import type { Scene } from '../../../kit/screen.ts'
import { HandFace, orderLabel } from '../cards/OrderCard.tsx'
import { boxOf, optionsIn, viewOf } from '../game.ts'
import { freeCards, takeUp } from '../laying.ts'
import { ownOf } from '../own.ts'
import { influenceIcon } from '../look.ts'
import { Icon } from '../parts/Icon.tsx'
import { Place } from '../parts/Place.tsx'
import { at } from '../places.ts'
import { Looks } from './Looks.tsx'
import { is } from '../thing.ts'

const HandOrder = ({ scene, order }: { readonly scene: Scene; readonly order: OrderId }) => (
  <Place
    scene={scene}
    place={at.order(order)}
    label={orderLabel(scene, order)}
    class="lcn-handorder lcn-paper"
    piece={order}
    what={{ kind: 'order', order }}
  >
    <HandFace scene={scene} order={order} />
  </Place>
)

interface InfluenceProps {
  readonly scene: Scene
  readonly card: Influence
  readonly copy: number
  /** How many of the kind lie here as one. */
  readonly copies: number
}

/**
 * What a tap on the card does now: discard it, lay it on somebody, answer with it; null: nothing. Only what is
 * thrown away is itself an answer; the rest says which answers are shown, or is a shortcut to a button.
 */
function useOf(scene: Scene, card: Influence, copy: number) {
  return useAsked(scene, card, copy) ?? useFree(scene, card)
}

/** LCN-22.4: outside my turn the card is taken up here, and then laid on a man. */
function useFree(scene: Scene, card: Influence) {
  const free = freeCards(scene).find((one) => one === card)
  if (free === undefined) return null
  return { picked: ownOf(scene).laying.value === free, look: 'choose', take: () => takeUp(scene, free) }
}

/** What a card of my hand is answered with, besides being laid on somebody. */
const USES: { readonly [card in Influence]?: readonly Option['say'][] } = {
  snitch: ['market'],
  doctor: ['doctor'],
  schemer: ['skip', 'scheme'],
}

function useAsked(scene: Scene, card: Influence, copy: number) {
  const { picks } = scene
  const { prompt } = picks
  if (!prompt || !('options' in prompt)) return null
  if (prompt.key === 'discardInfluence') {
    const picked = copy < picks.times(card)
    return { picked, look: 'legal', take: () => (picked ? picks.remove(card) : picks.add(card)) }
  }
  if (prompt.kind !== 'one') return null
  const options = optionsIn(prompt)
  const laid = options.some((option) => option.say === 'play' && option.card === card)
  if (laid)
    return {
      picked: picks.group === 'play' && picks.variant === card,
      look: 'choose',
      take: () => picks.choose('play', card),
    }
  const uses = USES[card] ?? []
  const answer = options.find(({ say }) => uses.includes(say))?.id
  if (answer === undefined) return null
  return { picked: picks.picked.includes(answer), look: 'choose', take: () => picks.add(answer) }
}

function HandInfluence({ scene, card, copy, copies }: InfluenceProps) {
  const use = useOf(scene, card, copy)
  const name = scene.words.name(card)
  const face = (
    <span class="lcn-infface" aria-hidden={use !== null}>
      <span class="lcn-infdisc">
        <Icon name={influenceIcon(card)} size={20} />
      </span>
      <b>{name}</b>
      <i>{scene.say(`influence.${card}`)}</i>
      {copies > 1 && <span class="lcn-copies">{scene.say('hand.copies', { count: copies })}</span>}
    </span>
  )
  const place = at.influence(card)
  if (!use)
    return (
      <li class="lcn-handinf lcn-paper" data-place={place} {...is({ kind: 'influence', card })}>
        {face}
      </li>
    )
  return (
    <li
      class="lcn-handinf lcn-paper"
      data-state={use.picked ? 'picked' : use.look}
      {...is({ kind: 'influence', card })}
    >
      <button
        type="button"
        data-place={place}
        data-pick=""
        data-state={use.picked ? 'picked' : use.look}
        aria-pressed={use.picked}
        onClick={use.take}
        onPointerEnter={() => scene.picks.look(place)}
        onPointerLeave={() => scene.picks.look(null)}
      >
        <span class="unseen">{placeName(scene, place, name)}</span>
        {face}
      </button>
    </li>
  )
}

/** Equal cards lie on each other; where some are thrown away each lies alone, with its number among its kind. */
function piles(cards: readonly Influence[], apart: boolean): Omit<InfluenceProps, 'scene'>[] {
  const counts = new Map<Influence, number>()
  for (const card of cards.toSorted()) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].flatMap(([card, copies]) =>
    apart
      ? Array.from({ length: copies }, (_, copy) => ({ card, copy, copies: 1 }))
      : [{ card, copy: 0, copies }],
  )
}

interface HandProps {
  readonly scene: Scene
  readonly seat: Seat
  /** One part of it alone, where the other stands behind a tab. */
  readonly only?: 'orders' | 'influence'
}

export function MyHand({ scene, seat, only }: HandProps) {
  const hand = viewOf(scene).hands[seat]
  if (!hand) return null
  const { influence } = hand
  const box = boxOf(scene)
  const orders = hand.orders.toSorted(
    (a, b) => (box.order[b]?.round ?? 0) - (box.order[a]?.round ?? 0) || a.localeCompare(b),
  )
  const { handOrders, handInfluence } = box.components.limits
  const apart = scene.picks.prompt?.key === 'discardInfluence'
  return (
    <section
      class="lcn-hand"
      data-only={only}
      aria-label={scene.say('hand.region')}
      data-anchor={at.hand(seat)}
      {...is({ kind: 'hand', seat })}
    >
      {only !== 'influence' && (
        <>
          <h3>
            {scene.say('hand.orders')}{' '}
            <b>{scene.say('hand.limit', { count: orders.length, limit: handOrders })}</b>
          </h3>
          <div class="lcn-handrow lcn-handorders">
            {orders.map((order) => (
              <HandOrder key={order} scene={scene} order={order} />
            ))}
            {orders.length === 0 && <p class="lcn-empty">{scene.say('hand.noOrders')}</p>}
          </div>
        </>
      )}
      {only !== 'orders' && (
        <>
          <h3 class="lcn-infhead">
            {scene.say('centre.influence')}{' '}
            <b>{scene.say('hand.limit', { count: influence.length, limit: handInfluence })}</b>
          </h3>
          <Looks scene={scene} />
          <ul class="lcn-handrow lcn-handinfs">
            {piles(influence, apart).map((pile) => (
              <HandInfluence key={`${pile.card}#${pile.copy}`} scene={scene} {...pile} />
            ))}
            {influence.length === 0 && <li class="lcn-empty">{scene.say('hand.noInfluence')}</li>}
          </ul>
        </>
      )}
    </section>
  )
}
