// What flies, shines or turns over when something happens. Men and Business cards walk by themselves.

import type { Event, Seat } from '@backroom/engine'
import type { VNode } from 'preact'
import type { Move, Scene } from '../../kit/screen.ts'
import type { IconName } from './icons.ts'
import { influenceIcon } from './look.ts'
import { Back } from './parts/Bits.tsx'
import { Emblem } from './parts/Emblem.tsx'
import { Icon } from './parts/Icon.tsx'
import { dollars, familyId } from './parts/people.ts'
import { at, placeOfTarget } from './places.ts'

const isSeat = (value: unknown): value is Seat => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'

const Notes = ({ scene, amount }: { readonly scene: Scene; readonly amount: number }) => (
  <span class="lcn-notes">{dollars(scene, amount)}</span>
)

/** LCN-1.11: the bank lies in the middle, where the dice are. */
const money = (scene: Scene, amount: unknown, from: string, to: string): Move[] =>
  isSeat(amount) && amount > 0
    ? [{ kind: 'fly', from, to, sprite: <Notes scene={scene} amount={amount} /> }]
    : []

const backs = (round: unknown, count: unknown, from: string, to: string): Move[] =>
  isSeat(round) && isSeat(count)
    ? Array.from({ length: Math.min(count, 5) }, (_, beat) => ({
        kind: 'fly',
        from,
        to,
        beat,
        sprite: <Back round={round} class="lcn-flyback" />,
      }))
    : []

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

/** What happens to one card. */
function ofCard(event: Event, card: string): Move[] {
  const place = placeOfTarget(card)
  switch (event.type) {
    case 'murdered':
      return [flash(place, 'death-skull')]
    case 'deactivated':
      return [flash(place, 'cancel')]
    case 'removed':
      return [flash(place, 'dynamite')]
    case 'takenOver':
      return [flash(place, 'shaking-hands', 'var(--lamp)')]
    default:
      return []
  }
}

/** Events of a seat. */
function ofSeat(scene: Scene, event: Event, seat: Seat): Move[] {
  const cash = at.cash(seat)
  switch (event.type) {
    case 'drewOrders':
      return backs(event.round, event.count, at.deck(Number(event.round)), at.hand(seat))
    case 'planned':
      return isText(event.gangster) ? backs(event.round, 1, at.hand(seat), at.man(event.gangster)) : []
    case 'revealed':
      return isText(event.gangster)
        ? [{ kind: 'turn', to: at.man(event.gangster), sprite: <Back round={1} class="lcn-flyback" /> }]
        : []
    case 'influencePlayed':
      return isText(event.card)
        ? [
            {
              kind: 'fly',
              from: at.hand(seat),
              to: isText(event.gangster) ? at.man(event.gangster) : at.influenceDiscard,
              sprite: influenceSprite(event.card),
            },
          ]
        : []
    case 'looked':
      return isText(event.gangster) ? [flash(at.man(event.gangster), 'semi-closed-eye', 'var(--lamp)')] : []
    case 'declared':
      return isText(event.target) ? [flash(placeOfTarget(event.target), 'crosshair')] : []
    case 'markerPlaced':
      return isText(event.business) ? [marker(scene, seat, at.markers(seat), at.biz(event.business))] : []
    case 'markerHome':
      return isText(event.business) ? [marker(scene, seat, at.biz(event.business), at.markers(seat))] : []
    case 'income':
    case 'topEarner':
    case 'profit':
    case 'raceWon':
      return money(scene, event.amount, at.tray, cash)
    case 'raceLost':
      return money(scene, event.amount, cash, at.tray)
    case 'bought':
    case 'recruited':
      return money(scene, event.price, cash, at.tray)
    case 'laundered':
      return money(scene, event.amount, cash, at.boss(seat))
    case 'paid':
      return money(scene, event.amount, cash, isSeat(event.to) ? at.cash(event.to) : at.tray)
    case 'doctor':
      return isText(event.victim) ? [flash(placeOfTarget(event.victim), 'stethoscope', 'var(--good)')] : []
    default:
      return []
  }
}

export function moves(event: Event, _before: object, _after: object, scene: Scene): readonly Move[] {
  if (isText(event.card) && event.type !== 'influencePlayed') return ofCard(event, event.card)
  return isSeat(event.seat) ? ofSeat(scene, event, event.seat) : []
}

/** Whose doing it is. */
export function actor(event: Event): Seat | null {
  if (event.type === 'murdered' || event.type === 'scored' || event.type === 'won')
    return isSeat(event.by) ? event.by : null
  for (const who of [event.seat, event.from, event.by]) if (isSeat(who)) return who
  return null
}
