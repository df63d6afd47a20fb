// What flies, shines or turns over when something happens. Men and Business cards walk by themselves.

import type { Event, Seat } from '@backroom/engine'
import type { NostraEvent } from '@backroom/games/cosa-nostra'
import type { VNode } from 'preact'
import type { Move, Scene } from '../../kit/screen.ts'
import type { IconName } from './icons.ts'
import { influenceIcon } from './look.ts'
import { Back } from './parts/Bits.tsx'
import { Emblem } from './parts/Emblem.tsx'
import { Icon } from './parts/Icon.tsx'
import { dollars, familyId } from './parts/people.ts'
import { at, placeOfTarget } from './places.ts'

const Notes = ({ scene, amount }: { readonly scene: Scene; readonly amount: number }) => (
  <span class="lcn-notes">{dollars(scene, amount)}</span>
)

/** LCN-1.11: the bank lies in the middle, where the dice are. */
const money = (scene: Scene, amount: number, from: string, to: string): Move[] =>
  amount > 0 ? [{ kind: 'fly', from, to, sprite: <Notes scene={scene} amount={amount} /> }] : []

const backs = (round: number, count: number, from: string, to: string): Move[] =>
  Array.from({ length: Math.min(count, 5) }, (_, beat) => ({
    kind: 'fly',
    from,
    to,
    beat,
    sprite: <Back round={round} class="lcn-flyback" />,
  }))

const flash = (to: string, icon: IconName, colour = 'var(--lcn-danger)'): Move => ({
  kind: 'flash',
  to,
  sprite: (
    <span class="lcn-flash" style={{ color: colour }}>
      <Icon name={icon} size={44} />
    </span>
  ),
})

const influenceSprite = (card: string): VNode => (
  <span class="lcn-att lcn-flyatt">
    <Icon name={influenceIcon(card)} size={26} />
  </span>
)

const marker = (scene: Scene, seat: Seat, from: string, to: string): Move => ({
  kind: 'fly',
  from,
  to,
  sprite: <Emblem family={familyId(scene, seat)} size={28} />,
})

function movesOf(scene: Scene, event: NostraEvent): Move[] {
  switch (event.type) {
    case 'murdered':
      return [flash(placeOfTarget(event.card), 'death-skull')]
    case 'deactivated':
      return [flash(placeOfTarget(event.card), 'cancel')]
    case 'removed':
      return [flash(placeOfTarget(event.card), 'dynamite')]
    case 'takenOver':
      return [flash(placeOfTarget(event.card), 'shaking-hands', 'var(--lamp)')]
    case 'drewOrders':
      return backs(event.round, event.count, at.deck(event.round), at.hand(event.seat))
    case 'planned':
      return backs(event.round, 1, at.hand(event.seat), at.man(event.gangster))
    case 'revealed':
      return [{ kind: 'turn', to: at.man(event.gangster), sprite: <Back round={1} class="lcn-flyback" /> }]
    case 'influencePlayed':
      return [
        {
          kind: 'fly',
          from: at.hand(event.seat),
          to: event.gangster === undefined ? at.influenceDiscard : at.man(event.gangster),
          sprite: influenceSprite(event.card),
        },
      ]
    case 'looked':
      return [flash(at.man(event.gangster), 'semi-closed-eye', 'var(--lamp)')]
    case 'declared':
      return [flash(placeOfTarget(event.target), 'crosshair')]
    case 'markerPlaced':
      return [marker(scene, event.seat, at.markers(event.seat), at.biz(event.business))]
    case 'markerHome':
      return [marker(scene, event.seat, at.biz(event.business), at.markers(event.seat))]
    case 'income':
    case 'topEarner':
    case 'profit':
    case 'raceWon':
      return money(scene, event.amount, at.tray, at.cash(event.seat))
    case 'raceLost':
      return money(scene, event.amount, at.cash(event.seat), at.tray)
    case 'bought':
    case 'recruited':
      return money(scene, event.price, at.cash(event.seat), at.tray)
    case 'laundered':
      return money(scene, event.amount, at.cash(event.seat), at.boss(event.seat))
    case 'paid': {
      const { seat, to, amount } = event
      return money(scene, amount, at.cash(seat), typeof to === 'number' ? at.cash(to) : at.tray)
    }
    case 'doctor':
      return [flash(placeOfTarget(event.victim), 'stethoscope', 'var(--good)')]
    default:
      return []
  }
}

export const moves = (event: Event, _before: object, _after: object, scene: Scene): readonly Move[] =>
  movesOf(scene, event as NostraEvent)

/** Whose doing it is. */
export function actor(told: Event): Seat | null {
  const event = told as NostraEvent
  if (event.type === 'scored') return null
  if (event.type === 'murdered') return event.by
  if ('seat' in event && event.seat !== null) return event.seat
  return 'from' in event ? event.from : null
}
