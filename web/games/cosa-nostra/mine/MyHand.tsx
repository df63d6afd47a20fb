// My hand: the orders, and the Influence cards with what each can do now.

import type { Seat } from '@backroom/engine'
import { placeName } from '../../../kit/place.ts'
import type { Scene } from '../../../kit/screen.ts'
import { HandFace, orderLabel } from '../cards/OrderCard.tsx'
import { boxOf, type Influence, type OrderId, viewOf } from '../game.ts'
import { influenceIcon } from '../look.ts'
import { Icon } from '../parts/Icon.tsx'
import { Place } from '../parts/Place.tsx'
import { at, readTurn } from '../places.ts'
import { Looks } from './Looks.tsx'

const HandOrder = ({ scene, order }: { readonly scene: Scene; readonly order: OrderId }) => (
  <Place
    scene={scene}
    place={at.order(order)}
    label={orderLabel(scene, order)}
    class="lcn-handorder lcn-paper"
    piece={order}
  >
    <HandFace scene={scene} order={order} />
  </Place>
)

interface InfluenceProps {
  readonly scene: Scene
  readonly card: Influence
  readonly copy: number
}

/**
 * What a tap on the card does now: discard it, lay it on somebody, answer with it; null: nothing. Only what is
 * thrown away is itself an answer; the rest says which answers are shown, or is a shortcut to a button.
 */
function useOf(scene: Scene, card: Influence, copy: number) {
  const { picks } = scene
  const { prompt } = picks
  if (!prompt || !('options' in prompt)) return null
  if (prompt.key === 'discardInfluence') {
    const picked = copy < picks.times(card)
    return { picked, look: 'legal', take: () => (picked ? picks.remove(card) : picks.add(card)) }
  }
  if (prompt.kind !== 'one') return null
  const laid = prompt.options.some(({ id }) => {
    const pick = readTurn(id)
    return pick?.do === 'play' && pick.card === card
  })
  if (laid)
    return {
      picked: picks.group === 'play' && picks.variant === card,
      look: 'choose',
      take: () => picks.choose('play', card),
    }
  const answer = { snitch: 'market', doctor: 'doctor', schemer: prompt.key === 'act' ? 'skip' : 'scheme' }[
    card as string
  ]
  if (answer === undefined || !prompt.options.some(({ id }) => id === answer)) return null
  return { picked: picks.picked.includes(answer), look: 'choose', take: () => picks.add(answer) }
}

function HandInfluence({ scene, card, copy }: InfluenceProps) {
  const use = useOf(scene, card, copy)
  const name = scene.words.name(card)
  const face = (
    <span class="lcn-infface" aria-hidden={use !== null}>
      <span class="lcn-infdisc">
        <Icon name={influenceIcon(card)} size={20} />
      </span>
      <b>{name}</b>
      <i>{scene.say(`influence.${card}`)}</i>
    </span>
  )
  const place = at.influence(card)
  if (!use)
    return (
      <li class="lcn-handinf lcn-paper" data-place={place}>
        {face}
      </li>
    )
  return (
    <li class="lcn-handinf lcn-paper" data-state={use.picked ? 'picked' : use.look}>
      <button
        type="button"
        data-place={place}
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

/** Equal cards one after the other, each with its number among its kind. */
function numbered(cards: readonly Influence[]): { readonly card: Influence; readonly copy: number }[] {
  const counts = new Map<Influence, number>()
  return cards.toSorted().map((card) => {
    const copy = counts.get(card) ?? 0
    counts.set(card, copy + 1)
    return { card, copy }
  })
}

export function MyHand({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const family = viewOf(scene).seats[seat]
  if (!family) return null
  const box = boxOf(scene)
  const orders = (family.orders ?? []).toSorted(
    (a, b) => (box.order[b]?.round ?? 0) - (box.order[a]?.round ?? 0) || a.localeCompare(b),
  )
  const { handOrders, handInfluence } = box.components.limits
  return (
    <section class="lcn-hand" aria-label={scene.say('hand.region')} data-anchor={at.hand(seat)}>
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
      <h3>
        {scene.say('centre.influence')}{' '}
        <b>{scene.say('hand.limit', { count: family.influenceCount, limit: handInfluence })}</b>
        <Looks scene={scene} />
      </h3>
      <ul class="lcn-handrow">
        {numbered(family.influence ?? []).map(({ card, copy }) => (
          <HandInfluence key={`${card}#${copy}`} scene={scene} card={card} copy={copy} />
        ))}
        {family.influenceCount === 0 && <li class="lcn-empty">{scene.say('hand.noInfluence')}</li>}
      </ul>
    </section>
  )
}
