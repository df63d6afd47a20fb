// What flies and shines when something happens. Pieces with a name of their own walk by themselves.

import type { Event, Seat } from '@backroom/engine'
import type { VNode } from 'preact'
import type { Move, Scene } from '../../kit/screen.ts'
import { boxOf } from './game.ts'
import { CardFace } from './mine/OpCard.tsx'
import { TokenPicture } from './parts/CityToken.tsx'
import { Member, Capo } from './parts/Figure.tsx'
import { Barrel, Book, Crate } from './parts/Goods.tsx'
import { Icon } from './parts/Icon.tsx'
import type { IconName } from './parts/icons.ts'
import { Picture } from './parts/Picture.tsx'
import { colorOf } from './people.ts'
import { at } from './places.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const isSeat = (value: unknown): value is Seat => typeof value === 'number'
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])
const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

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
function ofMoney(event: Event, seat: Seat): Move[] {
  switch (event.type) {
    case 'earned':
      return [flash(at.pocket(seat), coin(Number(event.amount)))]
    case 'safeFilled':
      return [flash(at.safe(seat), coin(Number(event.amount)))]
    case 'sold':
      return textsIn(event.spaces).map((space, beat) => fly(at.space(space), at.pocket(seat), barrel, beat))
    default:
      return []
  }
}

/** Cards, tokens, helpers, crates, books. */
function ofThings(scene: Scene, event: Event, seat: Seat): Move[] {
  const box = boxOf(scene)
  switch (event.type) {
    case 'cardDrawn': {
      const type = isText(event.card) ? box.card[event.card]?.type : undefined
      return isText(event.card) && type
        ? [fly(at.deck(type), at.hand(seat), <CardFace scene={scene} id={event.card} />)]
        : []
    }
    case 'cardPlayed':
      return isText(event.card)
        ? [fly(at.hand(seat), at.seat(seat), <CardFace scene={scene} id={event.card} />)]
        : []
    case 'cardsDiscarded':
      return textsIn(event.cards).flatMap((card, beat) => {
        const type = box.card[card]?.type
        return type ? [fly(at.hand(seat), at.deck(type), <CardFace scene={scene} id={card} />, beat)] : []
      })
    case 'tokenTaken':
      return isText(event.token)
        ? [flash(at.seat(seat), <TokenPicture effects={box.token[event.token] ?? []} size={34} />)]
        : []
    case 'bookCooked':
      return isText(event.objective)
        ? [
            fly(
              at.seat(seat),
              at.objective(event.objective),
              <Picture box="-9 -21 18 22" width={24} height={29}>
                <Book color={colorOf(scene, seat) ?? ''} />
              </Picture>,
            ),
          ]
        : []
    case 'crateTaken':
      return [
        flash(
          at.seat(seat),
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
function ofPeople(scene: Scene, event: Event, seat: Seat): Move[] {
  switch (event.type) {
    case 'capoPlaced':
      return isText(event.contact)
        ? [
            fly(
              at.capos(seat),
              at.contact(event.contact),
              <Picture box="-18 -18 36 36" width={36} height={36}>
                <Capo color={colorOf(scene, seat) ?? ''} />
              </Picture>,
            ),
          ]
        : []
    case 'protected':
      return textsIn(event.spaces).map((space, beat) =>
        fly(at.seat(seat), at.space(space), figure(scene, seat), beat),
      )
    case 'memberToDocks':
      return [fly(at.seat(seat), at.dock(`${event.zone}-${event.row}`), figure(scene, seat))]
    case 'barrelDelivered':
      return isText(event.space) ? [flash(at.space(event.space), barrel)] : []
    case 'barrelStolen':
      return isText(event.to) && event.to.includes('-')
        ? [fly(at.ship(String(event.ship)), at.space(event.to), barrel)]
        : []
    case 'shipAmbushed':
      return [flash(at.ship(String(event.ship)), sprite('crossed-pistols', RED))]
    case 'built':
      return isText(event.space) ? [flash(at.space(event.space), sprite('trowel', AMBER))] : []
    case 'buildingHeld':
      return isText(event.space) ? [flash(at.space(event.space), sprite('shield', GREEN))] : []
    case 'buildingLost':
      return isText(event.space) ? [flash(at.space(event.space), sprite('revolver', RED))] : []
    default:
      return []
  }
}

export function moves(event: Event, _before: object, _after: object, scene: Scene): readonly Move[] {
  switch (event.type) {
    case 'mobWar':
      return [flash(at.district(Number(event.district)), sprite('revolver', RED))]
    case 'copsArrived':
      return numbersIn(event.districts).map((district, beat) =>
        flash(at.district(district), sprite('shield', 'var(--spk-badge)'), beat),
      )
    case 'zonePaid':
      return isText(event.zone) ? [flash(at.control(event.zone), sprite('strongbox', AMBER))] : []
    default:
      break
  }
  if (!isSeat(event.seat)) return []
  const { seat } = event
  return [...ofMoney(event, seat), ...ofThings(scene, event, seat), ...ofPeople(scene, event, seat)]
}

/** Whose doing it is. */
export const actor = (event: Event): Seat | null => (isSeat(event.seat) ? event.seat : null)

export const isHeading = ({ type }: Event): boolean => ['act', 'round', 'mobWars'].includes(type)
