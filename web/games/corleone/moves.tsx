// What flies, shines or turns over when something happens. Figures and tokens walk by themselves.

import type { Event, Seat } from '@backroom/engine'
import type { VNode } from 'preact'
import type { Move, Scene } from '../../kit/screen.ts'
import { Marker } from './board/ControlStack.tsx'
import { GoodsFace } from './cards/GoodsCard.tsx'
import { MoneyFace } from './cards/MoneyCard.tsx'
import { SmallAllyFace } from './cards/AllyCard.tsx'
import { SmallJobFace } from './cards/JobCard.tsx'
import { boxOf, type CorleoneView, isAlly, isGood, isJob, isMoney } from './game.ts'
import { liveryOf, SIGN_PAINT } from './look.ts'
import { Icon } from './parts/Icon.tsx'
import { familyId } from './parts/people.ts'
import { at, standing } from './places.ts'

const isSeat = (value: unknown): value is Seat => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])

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

function wherefrom(view: CorleoneView, figure: string): string | null {
  if (view.chief !== null && figure === 'police-chief') return at.turf(view.chief)
  for (const places of [view.onFront, view.onSpace])
    for (const [place, who] of Object.entries(places)) if (who === figure) return standing(place)
  return null
}

/** Events of a seat and its cards. */
function ofCards(scene: Scene, event: Event, seat: Seat): Move[] {
  const cards = textsIn(event.cards)
  const hand = () => at.hand(seat)
  const suitcase = () => at.suitcase(seat)
  switch (event.type) {
    case 'took':
      return fly(scene, cards, supplyOf, hand)
    case 'traded':
    case 'discarded':
    case 'tribute':
    case 'jobPaid':
      return fly(scene, cards, hand, supplyOf)
    case 'suitcased':
      return fly(scene, cards.filter(isMoney), hand, suitcase)
    case 'handEmptied':
      return fly(scene, textsIn(event.money), hand, suitcase)
    case 'bribeReturned':
      return fly(scene, cards, () => at.seat(seat), suitcase)
    case 'jobsDrawn':
      return hidden(Number(event.count), at.deck, at.hand(seat))
    case 'jobKept':
      return isText(event.discarded) ? fly(scene, [event.discarded], hand, supplyOf) : []
    case 'jobCompleted':
      return isText(event.job) ? fly(scene, [event.job], () => at.seat(seat), suitcase) : []
    case 'allyTaken':
      return isText(event.ally) ? fly(scene, [event.ally], () => 'allies', hand) : []
    case 'allyPlayed':
      return isText(event.ally) ? fly(scene, [event.ally], hand, () => at.seat(seat)) : []
    case 'stolen':
      return isSeat(event.rival) ? hidden(1, at.hand(event.rival), at.hand(seat)) : []
    case 'unsuitcased': {
      const { rival } = event
      return isSeat(rival)
        ? fly(
            scene,
            cards,
            () => at.suitcase(rival),
            () => at.hand(rival),
          )
        : []
    }
    case 'markerPlaced':
      return isText(event.turf)
        ? [
            {
              kind: 'fly',
              from: at.markers(seat),
              to: at.control(event.turf),
              sprite: markerSprite(scene, seat),
            },
          ]
        : []
    case 'markerMoved':
      return isText(event.turf) && isText(event.from)
        ? [
            {
              kind: 'fly',
              from: at.control(event.from),
              to: at.control(event.turf),
              sprite: markerSprite(scene, seat),
            },
          ]
        : []
    case 'driveBy':
    case 'carBomb':
      return isText(event.turf)
        ? [
            {
              kind: 'flash',
              to: at.turf(event.turf),
              sprite: flashSprite(event.type === 'carBomb' ? 'dynamite' : 'bullet-impacts'),
            },
          ]
        : []
    default:
      return []
  }
}

export function moves(event: Event, before: object, _after: object, scene: Scene): readonly Move[] {
  switch (event.type) {
    case 'gunnedDown': {
      const from = isText(event.figure) ? wherefrom(before as CorleoneView, event.figure) : null
      return from === null ? [] : [{ kind: 'flash', to: from, sprite: flashSprite('bullet-impacts') }]
    }
    case 'turfFought':
      return isText(event.turf) && isSeat(event.winner)
        ? [
            {
              kind: 'flash',
              to: at.control(event.turf),
              sprite: flashSprite('crossed-pistols', liveryOf(familyId(scene, event.winner)).colour),
            },
          ]
        : []
    case 'businessOpened': {
      const color = isText(event.business) ? boxOf(scene).business[event.business]?.color : undefined
      return isText(event.business) && color
        ? [{ kind: 'turn', to: at.front(event.business), sprite: tileBack(color) }]
        : []
    }
    default:
      return isSeat(event.seat) ? ofCards(scene, event, event.seat) : []
  }
}

/** Whose doing it is. */
export function actor(event: Event): Seat | null {
  for (const who of [event.seat, event.by, event.controller]) if (isSeat(who)) return who
  return null
}
