// What lies round the map and on its water: zones, docks, ships, trucks, book spaces and tracks.

import {
  barrelPrice,
  cookable,
  countControl,
  crateCash,
  defenceOf,
  needOf,
  payoutOf,
  priceOf,
  reputationOf,
  zoneOfShip,
} from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, ownSideOf, seatOf, viewOf } from '../game.ts'
import { Book } from '../parts/Goods.tsx'
import { Icon } from '../parts/Icon.tsx'
import { shipColour } from '../parts/livery.ts'
import { Picture } from '../parts/Picture.tsx'
import { Hull, TruckDrawing } from '../parts/Vehicles.tsx'
import { colorOf } from '../people.ts'
import { briefWords } from '../sheets/Lines.tsx'
import { lines, owned, type Pages, sentence, who } from './tell.ts'
import { inDistrict } from './common.tsx'

/** Where the families and the mob stand in a zone. */
const controls = (scene: Scene, counts: readonly number[]): string =>
  counts
    .map((count, i) => `${viewOf(scene).families[i] ? who(scene, i) : scene.say('map.mob.name')} ${count}`)
    .join(', ')

export const TRACKS: Pages<
  | 'zone'
  | 'dock'
  | 'port'
  | 'ship'
  | 'truck'
  | 'objective'
  | 'column'
  | 'price'
  | 'reputation'
  | 'reputationTrack'
  | 'turnOrder'
  | 'park'
> = {
  zone({ zone }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const counts = countControl(view, box, zone)
    const me = seatOf(scene)
    return {
      name: scene.words.name(zone),
      kind: scene.say('thing.zone.kind'),
      does: scene.say('thing.zone.does', {
        money: box.components.lucianoPayout[zone].map((one) => scene.words.money(one)).join(', '),
      }),
      now: lines(
        controls(scene, counts),
        me !== null && scene.say('thing.zone.mine', { money: payoutOf(box, zone, counts, me) }),
      ),
      rule: 'SPK-11.10',
      picture: <Icon name="strongbox" size={44} />,
    }
  },
  dock({ zone, row }, scene) {
    const seat = viewOf(scene).docks[['downtown', 'midtown', 'uptown'].indexOf(zone) * 4 + row] ?? null
    return {
      name: scene.say('thing.dock'),
      kind: scene.words.name(zone),
      does: scene.say('thing.dock.does'),
      now: [
        scene.say('thing.dock.bonus', { bonus: sentence(scene, boxOf(scene).effects[`docks:${row}`] ?? []) }),
        scene.say('thing.contact.now', { who: seat === null ? 'none' : who(scene, seat) }),
      ],
      rule: 'SPK-19.2',
      picture: <Icon name="wooden-pier" size={44} />,
    }
  },
  port: ({ port }, scene) => ({
    name: scene.words.name(boxOf(scene).ports[port]?.id ?? ''),
    kind: scene.say('thing.port.kind'),
    does: scene.say('thing.port.does'),
    now: [],
    rule: 'SPK-16.13',
    picture: <Icon name="anchor" size={44} />,
  }),
  ship({ ship: id }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const ship = view.ships.find((one) => one.ship === id)
    if (!ship) return null
    const side = ownSideOf(scene)
    const known = box.components.ships.items.find((one) => one.id === id)
    const crate = ship.crate === null ? undefined : box.crate[ship.crate]
    return {
      name: scene.words.name(id),
      kind: scene.say('thing.ship.kind', { port: scene.words.name(box.ports[ship.port]?.id ?? '') }),
      does: scene.say('thing.ship.does', { price: barrelPrice(box, ship), defence: defenceOf(box, ship) }),
      now: lines(
        scene.say('thing.ship.now', { barrels: ship.barrels }),
        crate &&
          side &&
          scene.say('thing.ship.crate', {
            money: crateCash(side, crate.id, zoneOfShip(box, ship)),
            lasting: briefWords(scene, crate.back),
          }),
      ),
      rule: 'SPK-19.3',
      picture: (
        <Picture box="0 0 112 46" width={100} height={41}>
          <Hull
            colour={shipColour(known?.color ?? '')}
            barrels={ship.barrels}
            room={box.components.setup.barrelsPerShip}
            crate={ship.crate !== null}
          />
        </Picture>
      ),
    }
  },
  truck({ seat, truck: number }, scene) {
    const family = viewOf(scene).families[seat]
    const truck = family?.trucks[number - 1]
    if (!family || !truck) return null
    return {
      name: scene.say('thing.truck', { number }),
      kind: truck.at === 0 ? scene.say('thing.truck.off') : inDistrict(scene, truck.at),
      does: scene.say('thing.truck.does'),
      now: [scene.say('map.truck.label', { who: who(scene, seat), number, load: truck.load })],
      whose: owned(scene, seat),
      rule: 'SPK-16.3',
      picture: (
        <Picture box="-23 -27 46 28" width={60} height={36}>
          <TruckDrawing color={family.color} load={truck.load} />
        </Picture>
      ),
    }
  },
  objective({ objective }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const known = box.objective[objective]
    if (!known) return null
    const { req } = needOf(view, box, objective)
    const books = view.cooked[objective] ?? []
    const me = seatOf(scene)
    const bonus = box.effects[`book:${objective}`] ?? []
    return {
      name: scene.say('thing.objective'),
      kind: scene.words.say(`need.${req.req}`, req),
      does: scene.say('thing.objective.does', { money: known.safe }),
      now: lines(
        bonus.length > 0 && scene.say('thing.dock.bonus', { bonus: sentence(scene, bonus) }),
        books.length > 0 &&
          scene.say('thing.objective.books', { who: books.map((seat) => who(scene, seat)).join(', ') }),
        me !== null && cookable(view, box, me).includes(objective) && scene.say('map.objective.ready'),
      ),
      rule: 'SPK-20.8',
      picture: (
        <Picture box="-9 -21 18 22" width={36} height={44}>
          <Book color={colorOf(scene, me ?? 0) ?? 'purple'} />
        </Picture>
      ),
    }
  },
  column({ column }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const [now, next] = [view.upper[column] ?? null, view.lower[column] ?? null]
    return {
      name: scene.say('thing.column', { column: column + 1 }),
      kind: scene.say('map.order.label'),
      does: scene.say('thing.column.does', {
        cost: box.components.turnOrderTrack.columns[column]?.leverageCost ?? 0,
        cards: box.extraDiscard.includes(column + 1) ? 2 : 1,
      }),
      now: [
        scene.say('thing.column.now', {
          now: now === null ? 'none' : who(scene, now),
          next: next === null ? 'none' : who(scene, next),
        }),
      ],
      rule: 'SPK-20.1',
      picture: <Icon name="envelope" size={40} />,
    }
  },
  price({ from }, scene) {
    const band = boxOf(scene).components.reputationTrack.prices.find((one) => one.from === from)
    if (!band) return null
    return {
      name: `${scene.words.money(band.speakeasy)} / ${scene.words.money(band.clubOrCasino)}`,
      kind: scene.say('thing.price.kind', { from }),
      does: scene.say('thing.price.does', { speakeasy: band.speakeasy, club: band.clubOrCasino }),
      now: [],
      rule: 'SPK-12.13',
      picture: <Icon name="saxophone" size={40} />,
    }
  },
  reputation({ seat }, scene) {
    const family = viewOf(scene).families[seat]
    if (!family) return null
    const box = boxOf(scene)
    return {
      name: scene.say('thing.reputation', { reputation: reputationOf(family) }),
      kind: who(scene, seat),
      does: scene.say('thing.reputation.does'),
      now: [
        scene.say('thing.price.does', {
          speakeasy: priceOf(box, family, 'speakeasy'),
          club: priceOf(box, family, 'casino'),
        }),
      ],
      whose: owned(scene, seat),
      rule: 'SPK-12.6',
      picture: <Icon name="laurel-crown" size={40} />,
    }
  },
  reputationTrack: (_, scene) => ({
    name: scene.say('map.reputation.title'),
    kind: scene.say('thing.track.kind'),
    does: scene.say('thing.reputation.does'),
    now: [
      viewOf(scene)
        .families.map((family, seat) => `${who(scene, seat)} ${reputationOf(family)}`)
        .join(', '),
    ],
    rule: 'SPK-12.7',
    picture: <Icon name="laurel-crown" size={40} />,
  }),
  turnOrder: (_, scene) => ({
    name: scene.say('map.order.label'),
    kind: scene.say('thing.track.kind'),
    does: scene.say('thing.turnOrder.does'),
    now: [],
    rule: 'SPK-8.1',
    picture: <Icon name="envelope" size={40} />,
  }),
  park: (_, scene) => ({
    name: scene.words.name('centralpark'),
    kind: scene.say('thing.park.kind'),
    does: scene.say('thing.park.does'),
    now: [],
    rule: 'SPK-26.5',
    picture: <Icon name="park-bench" size={40} />,
  }),
}
