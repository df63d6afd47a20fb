// What flies, shines or turns over when something happens. Figures and tokens walk by themselves.

import type { Event, Seat } from '@backroom/engine'
import type { VNode } from 'preact'
import type { Move, Scene } from '../../kit/screen.ts'
import { Marker } from './board/ControlStack.tsx'
import { GoodsFace } from './cards/GoodsCard.tsx'
import { MoneyFace } from './cards/MoneyCard.tsx'
import { SmallAllyFace } from './cards/AllyCard.tsx'
import { SmallJobFace } from './cards/JobCard.tsx'
import {
  boxOf,
  type CorleoneEvent,
  type CorleoneView,
  isAlly,
  isGood,
  isJob,
  isMoney,
  placeOf,
} from './game.ts'
import { liveryOf, SIGN_PAINT } from './look.ts'
import { Icon } from './parts/Icon.tsx'
import { familyId } from './parts/people.ts'
import { at } from './places.ts'

/** Where a card comes from or goes to when it is nobody's. */
function supplyOf(card: string): string {
  if (isMoney(card)) return at.bank(card)
  return isGood(card) ? at.pile(card) : at.discards
}

const Sprite = ({ children }: { readonly children: VNode }) => <div class="cor-sprite">{children}</div>

/** The back that all cards share (COR-2.12): nobody can tell what flies there. */
const cardBack = (
  <Sprite>
    <div class="cor-cardback">
      <Icon name="rose" size={26} />
    </div>
  </Sprite>
)

function faceOf(scene: Scene, card: string): VNode {
  if (isMoney(card)) return <MoneyFace card={card} />
  if (isGood(card)) return <GoodsFace good={card} name={scene.words.name(card)} />
  if (isJob(card)) return <SmallJobFace scene={scene} job={card} />
  return isAlly(card) ? <SmallAllyFace scene={scene} ally={card} /> : cardBack
}

const fly = (
  scene: Scene,
  cards: readonly string[],
  from: (card: string) => string,
  to: (card: string) => string,
) =>
  cards.map(
    (card, beat): Move => ({
      kind: 'fly',
      from: from(card),
      to: to(card),
      sprite: <Sprite>{faceOf(scene, card)}</Sprite>,
      beat,
    }),
  )

const hidden = (count: number, from: string, to: string): Move[] =>
  Array.from({ length: count }, (_, beat) => ({ kind: 'fly', from, to, sprite: cardBack, beat }))

const markerSprite = (scene: Scene, seat: Seat): VNode => (
  <svg class="cor-picture" width="28" height="30" viewBox="-14 -14 28 30">
    <Marker family={familyId(scene, seat)} top />
  </svg>
)

const flashSprite = (
  icon: 'bullet-impacts' | 'dynamite' | 'crossed-pistols',
  colour = 'var(--gold)',
): VNode => (
  <span class="cor-flash" style={{ color: colour }}>
    <Icon name={icon} size={40} />
  </span>
)

/** The back of a tile, which turns over to show the business. */
const tileBack = (color: 'printed' | 'blue' | 'red'): VNode => (
  <div class="cor-tileback" style={{ background: SIGN_PAINT[color].board }}>
    <Icon name="shop" size={44} />
  </div>
)

/** Where somebody can stand: a front, a family space, or a turf (the Police Chief). */
function standing(scene: Scene, place: string): string {
  const box = boxOf(scene)
  if (box.space[place]) return at.space(place)
  return box.business[place] ? at.front(place) : at.turf(place)
}

/** Events in which cards, markers or shots fly. */
function ofCards(scene: Scene, event: CorleoneEvent): Move[] {
  if (!('seat' in event)) return []
  const { seat } = event
  const hand = () => at.hand(seat)
  const suitcase = () => at.suitcase(seat)
  switch (event.type) {
    case 'took':
      return fly(scene, event.cards, supplyOf, hand)
    case 'traded':
    case 'discarded':
    case 'tribute':
    case 'jobPaid':
      return fly(scene, event.cards, hand, supplyOf)
    case 'suitcased':
      return fly(scene, event.cards, hand, suitcase)
    case 'handEmptied':
      return fly(scene, event.money, hand, suitcase)
    case 'bribeReturned':
      return fly(scene, event.cards, () => at.seat(seat), suitcase)
    case 'jobsDrawn':
      return hidden(event.count, at.deck, at.hand(seat))
    case 'jobKept':
      return event.discarded === null ? [] : fly(scene, [event.discarded], hand, supplyOf)
    case 'jobCompleted':
      return fly(scene, [event.job], () => at.seat(seat), suitcase)
    case 'allyTaken':
      return fly(scene, [event.ally], () => 'allies', hand)
    case 'allyPlayed':
      return fly(scene, [event.ally], hand, () => at.seat(seat))
    case 'stolen':
      return hidden(1, at.hand(event.rival), at.hand(seat))
    case 'unsuitcased': {
      const { rival, cards } = event
      return fly(
        scene,
        cards,
        () => at.suitcase(rival),
        () => at.hand(rival),
      )
    }
    case 'markerPlaced':
    case 'markerMoved': {
      const from = event.type === 'markerMoved' ? at.control(event.from) : at.markers(seat)
      return [{ kind: 'fly', from, to: at.control(event.turf), sprite: markerSprite(scene, seat) }]
    }
    case 'driveBy':
    case 'carBomb': {
      const sprite = flashSprite(event.type === 'carBomb' ? 'dynamite' : 'bullet-impacts')
      return [{ kind: 'flash', to: at.turf(event.turf), sprite }]
    }
    default:
      return []
  }
}

export function moves(told: Event, before: object, _after: object, scene: Scene): readonly Move[] {
  const event = told as CorleoneEvent
  switch (event.type) {
    case 'gunnedDown': {
      const from = placeOf(before as CorleoneView, event.figure)
      return from === null
        ? []
        : [{ kind: 'flash', to: standing(scene, from), sprite: flashSprite('bullet-impacts') }]
    }
    case 'turfFought': {
      if (event.winner === null) return []
      const { colour } = liveryOf(familyId(scene, event.winner))
      return [{ kind: 'flash', to: at.control(event.turf), sprite: flashSprite('crossed-pistols', colour) }]
    }
    case 'businessOpened': {
      const color = boxOf(scene).business[event.business]?.color
      return color ? [{ kind: 'turn', to: at.front(event.business), sprite: tileBack(color) }] : []
    }
    default:
      return ofCards(scene, event)
  }
}

/** Whose doing it is. */
export function actor(told: Event): Seat | null {
  const event = told as CorleoneEvent
  if ('seat' in event) return event.seat
  if ('by' in event) return event.by
  return 'controller' in event ? event.controller : null
}
