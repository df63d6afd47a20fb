// What flies and shines when something happens. Pieces with a name of their own walk by themselves.

import type { Event, Seat } from '@backroom/engine'
import type { SpeakeasyEvent } from '@backroom/games/speakeasy'
import type { VNode } from 'preact'
import type { Move, Scene } from '../../kit/screen.ts'
import { boxOf, eventOf } from './game.ts'
import { CardFace } from './mine/OpCard.tsx'
import { TokenPicture } from './parts/CityToken.tsx'
import { Member, Capo } from './parts/Figure.tsx'
import { Barrel, Book, Crate } from './parts/Goods.tsx'
import { Icon } from './parts/Icon.tsx'
import type { IconName } from './parts/icons.ts'
import { Picture } from './parts/Picture.tsx'
import { colorOf } from './people.ts'
import { at } from './places.ts'

const sprite = (icon: IconName, colour: string): VNode => (
  <span class="ops-sprite" style={{ color: colour }}>
    <Icon name={icon} size={30} />
  </span>
)

const AMBER = 'var(--amber-lit)'
const GREEN = 'var(--good)'
const RED = 'var(--spk-lost)'

const coin = (amount: number): VNode => <span class="ops-sprite ops-coin">${amount}</span>
const barrel = (
  <Picture box="-9 -19 18 20" width={22} height={24}>
    <Barrel />
  </Picture>
)

const fly = (from: string, to: string, what: VNode, beat = 0): Move => ({
  kind: 'fly',
  from,
  to,
  sprite: what,
  beat,
})
const flash = (to: string, what: VNode, beat = 0): Move => ({ kind: 'flash', to, sprite: what, beat })

const figure = (scene: Scene, seat: Seat): VNode => (
  <Picture box="-10 -27 20 28" width={22} height={30}>
    <Member color={colorOf(scene, seat) ?? ''} />
  </Picture>
)

/** Money in and out of pocket and safe. */
function ofMoney(event: SpeakeasyEvent): Move[] {
  switch (event.type) {
    case 'earned':
      return [flash(at.pocket(event.seat), coin(event.amount))]
    case 'safeFilled':
      return [flash(at.safe(event.seat), coin(event.amount))]
    case 'sold':
      return event.spaces.map((space, beat) => fly(at.space(space), at.pocket(event.seat), barrel, beat))
    default:
      return []
  }
}

/** Cards, tokens, helpers, crates, books. */
function ofThings(scene: Scene, event: SpeakeasyEvent): Move[] {
  const box = boxOf(scene)
  switch (event.type) {
    case 'cardDrawn':
      return [fly(at.deck(event.deck), at.hand(event.seat), <CardFace scene={scene} id={event.card} />)]
    case 'cardPlayed':
      return [fly(at.hand(event.seat), at.seat(event.seat), <CardFace scene={scene} id={event.card} />)]
    case 'cardsDiscarded':
      return event.cards.flatMap((card, beat) => {
        const type = box.card[card]?.type
        return type
          ? [fly(at.hand(event.seat), at.deck(type), <CardFace scene={scene} id={card} />, beat)]
          : []
      })
    case 'tokenTaken':
      return [flash(at.seat(event.seat), <TokenPicture effects={box.token[event.token] ?? []} size={34} />)]
    case 'bookCooked':
      return [
        fly(
          at.seat(event.seat),
          at.objective(event.objective),
          <Picture box="-9 -21 18 22" width={24} height={29}>
            <Book color={colorOf(scene, event.seat) ?? ''} />
          </Picture>,
        ),
      ]
    case 'crateTaken':
      return [
        flash(
          at.seat(event.seat),
          <Picture box="-11 -19 22 20" width={34} height={31}>
            <Crate />
          </Picture>,
        ),
      ]
    default:
      return []
  }
}

/** People and trucks on the map. */
function ofPeople(scene: Scene, event: SpeakeasyEvent): Move[] {
  switch (event.type) {
    case 'capoPlaced':
      return [
        fly(
          at.capos(event.seat),
          at.contact(event.contact),
          <Picture box="-18 -18 36 36" width={36} height={36}>
            <Capo color={colorOf(scene, event.seat) ?? ''} />
          </Picture>,
        ),
      ]
    case 'protected':
      return event.spaces.map((space, beat) =>
        fly(at.seat(event.seat), at.space(space), figure(scene, event.seat), beat),
      )
    case 'memberToDocks':
      return [fly(at.seat(event.seat), at.dock(`${event.zone}-${event.row}`), figure(scene, event.seat))]
    case 'barrelDelivered':
      return [flash(at.space(event.space), barrel)]
    case 'barrelStolen':
      return event.to in boxOf(scene).placeOf ? [fly(at.ship(event.ship), at.space(event.to), barrel)] : []
    case 'shipAmbushed':
      return [flash(at.ship(event.ship), sprite('crossed-pistols', RED))]
    case 'built':
      return [flash(at.space(event.space), sprite('trowel', AMBER))]
    case 'buildingHeld':
      return [flash(at.space(event.space), sprite('shield', GREEN))]
    case 'buildingLost':
      return [flash(at.space(event.space), sprite('revolver', RED))]
    default:
      return []
  }
}

/** What concerns the whole city. */
function ofCity(event: SpeakeasyEvent): Move[] {
  switch (event.type) {
    case 'mobWar':
      return [flash(at.district(event.district), sprite('revolver', RED))]
    case 'copsArrived':
      return event.districts.map((district, beat) =>
        flash(at.district(district), sprite('shield', 'var(--spk-badge)'), beat),
      )
    case 'zonePaid':
      return [flash(at.control(event.zone), sprite('strongbox', AMBER))]
    default:
      return []
  }
}

export function moves(event: Event, _before: object, _after: object, scene: Scene): readonly Move[] {
  const told = eventOf(event)
  return [...ofCity(told), ...ofMoney(told), ...ofThings(scene, told), ...ofPeople(scene, told)]
}

/** Whose doing it is. */
export function actor(event: Event): Seat | null {
  const told = eventOf(event)
  return 'seat' in told ? told.seat : null
}

export const isHeading = ({ type }: Event): boolean => ['act', 'round', 'mobWars'].includes(type)
