// The tour of my trucks: what each has done, what it carries, how far it still can go. SPK-16.

import { truckGroup } from '../targets.ts'
import { saleOf, shops, type SpeakeasyEvent } from '@backroom/games/speakeasy'
import '../speakeasy.css'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, eventOf, familyOf, seatOf, viewOf } from '../game.ts'
import { Icon } from '../parts/Icon.tsx'
import type { IconName } from '../parts/icons.ts'
import { Picture } from '../parts/Picture.tsx'
import { TruckDrawing } from '../parts/Vehicles.tsx'
import { livery } from '../parts/livery.ts'
import { districtName } from '../people.ts'
import { planOf } from '../plan/plan.ts'
import { rangesOf } from '../plan/tour.ts'
import { ReceiptLine } from './Lines.tsx'

interface Stop {
  readonly truck: number
  readonly icon: IconName
  readonly text: string
}

/** What begins a tour: a card, a token, a helper. */
const BEGINS: readonly string[] = ['cardPlayed', 'tokenPlayed', 'helperUsed', 'helperCopied', 'turn']

/** What this family has done since its tour began, as the log tells it. */
function eventsOfTour(scene: Scene, seat: number): readonly SpeakeasyEvent[] {
  const events = (scene.log ?? [])
    .flatMap((entry) => entry.events.map(eventOf))
    .filter((event) => 'seat' in event && event.seat === seat)
  return events.slice(events.findLastIndex(({ type }) => BEGINS.includes(type)) + 1)
}

function stopOf(scene: Scene, event: SpeakeasyEvent, truck: number): Stop | null {
  switch (event.type) {
    case 'truckMoved':
      return { truck, icon: 'truck', text: `${event.district} ${districtName(scene, event.district)}` }
    case 'barrelLoaded':
      return { truck, icon: 'still', text: scene.say('tour.loaded') }
    case 'barrelsBought': {
      const { count, cost, ship } = event
      const text = scene.say('tour.bought', { count, money: cost, ship: scene.words.name(ship) })
      return { truck, icon: 'anchor', text }
    }
    case 'barrelDelivered': {
      const box = boxOf(scene)
      const district = box.spaces[box.placeOf[event.space] ?? -1]?.district ?? 0
      return { truck, icon: 'barrel', text: scene.say('tour.delivered', { district: String(district) }) }
    }
    default:
      return null
  }
}

/** The stops of the tour under way. A purchase is told without its truck: it is the one that moved last. */
function stopsOf(scene: Scene, seat: number): readonly Stop[] {
  let truck = 1
  return eventsOfTour(scene, seat).flatMap((event) => {
    if ('truck' in event) truck = event.truck
    return stopOf(scene, event, truck) ?? []
  })
}

function TruckSheet({
  scene,
  seat,
  index,
  left,
  stops,
}: {
  readonly scene: Scene
  readonly seat: number
  readonly index: number
  readonly left: number
  readonly stops: readonly Stop[]
}) {
  const family = familyOf(scene, seat)
  const truck = family?.trucks[index]
  if (!family || !truck) return null
  const chosen = scene.picks.group === truckGroup(index + 1)
  return (
    <section class="ops-truckcard" data-chosen={chosen} style={{ '--f': livery(family.color).colour }}>
      <h4>
        <Picture box="-23 -27 46 28" width={42} height={26}>
          <TruckDrawing color={family.color} load={truck.load} />
        </Picture>
        <b>{scene.say('tour.truck', { truck: index + 1 })}</b>
        <span>{scene.say('tour.left', { left })}</span>
      </h4>
      <p>
        {truck.at === 0
          ? scene.say('truck.off', { truck: index + 1 })
          : `${truck.at} ${districtName(scene, truck.at)}`}{' '}
        · {scene.say('tour.load', { load: truck.load })}
      </p>
      <ol>
        {stops
          .filter((stop) => stop.truck === index + 1)
          .map((stop, i) => (
            <li key={i}>
              <i>{i + 1}</i>
              <Icon name={stop.icon} size={15} /> {stop.text}
            </li>
          ))}
      </ol>
    </section>
  )
}

export function Tour({ scene }: { readonly scene: Scene }) {
  const seat = seatOf(scene)
  const { prompt } = scene.sight
  if (seat === null || !prompt) return null
  const stops = stopsOf(scene, seat)
  const { inView } = scene.picks
  const receipt = inView ? planOf(scene, inView)?.receipt : null
  const [view, box] = [viewOf(scene), boxOf(scene)]
  const barrels = shops(view, box, seat, true)
  const worth = saleOf(
    view,
    box,
    seat,
    barrels.map((place) => box.spaces[place]?.id ?? ''),
  )
  return (
    <section class="ops-tour" aria-label={scene.say('tour.title')}>
      <h3>{scene.say('tour.title')}</h3>
      {rangesOf(prompt).map((left, index) => (
        <TruckSheet key={index} scene={scene} seat={seat} index={index} left={left} stops={stops} />
      ))}
      <p class="ops-paper">
        {receipt && <ReceiptLine scene={scene} receipt={receipt} />}
        <span>{scene.say('tour.worth', { count: barrels.length, money: worth })}</span>
      </p>
    </section>
  )
}
