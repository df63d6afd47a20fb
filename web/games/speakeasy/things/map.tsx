// What lies on the map and beside it: locations, districts, buildings, the law, the mob, ships, tracks.

import {
  barrelPrice,
  cookable,
  countControl,
  crateCash,
  defenceOf,
  freeDefence,
  kindOf,
  needOf,
  operates,
  payoutOf,
  priceOf,
  reputationOf,
  warRange,
  zoneOfShip,
} from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { burns } from '../board/facts.ts'
import { boxOf, ownSideOf, seatOf, viewOf } from '../game.ts'
import { Building, MobHouse } from '../parts/Building.tsx'
import { LOCATION_ICONS } from '../parts/effects.ts'
import { Book } from '../parts/Goods.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Cop, Patrol, Strength, Threat } from '../parts/Law.tsx'
import { shipColour } from '../parts/livery.ts'
import { Picture } from '../parts/Picture.tsx'
import { Hull, TruckDrawing } from '../parts/Vehicles.tsx'
import { colorOf, contactName, districtName } from '../people.ts'
import { briefWords } from '../sheets/Lines.tsx'
import { lines, owned, type Pages, sentence, who } from './tell.ts'

const law = (drawing: preact.VNode) => (
  <Picture box="-2 -2 26 26" width={44} height={44}>
    {drawing}
  </Picture>
)

/** Where the families and the mob stand in a zone. */
const controls = (scene: Scene, counts: readonly number[]): string =>
  counts
    .map((count, i) => `${viewOf(scene).families[i] ? who(scene, i) : scene.say('map.mob.name')} ${count}`)
    .join(', ')

const inDistrict = (scene: Scene, district: number): string =>
  scene.say('map.district.label', {
    number: district,
    name: districtName(scene, district),
    zone: scene.words.name(boxOf(scene).zoneOf[district] ?? ''),
  })

/** What a building there could put up against the coming war, where I have one. */
function stands(scene: Scene, district: number): string[] {
  const me = seatOf(scene)
  const [view, box] = [viewOf(scene), boxOf(scene)]
  if (me === null) return []
  const place = (box.spacesIn[district] ?? []).find((one) => view.spaces[one]?.owner === me)
  if (place === undefined) return [scene.say('thing.threat.none')]
  return [
    scene.say('thing.threat.mine', {
      own: freeDefence(view, box, me, place),
      goons: view.families[me]?.goons ?? 0,
    }),
  ]
}

export const MAP: Pages<
  | 'location'
  | 'contact'
  | 'space'
  | 'district'
  | 'cop'
  | 'patrol'
  | 'threat'
  | 'mobster'
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
  location: ({ location }, scene) => ({
    name: scene.words.name(location),
    kind: scene.say('thing.location.kind'),
    does: scene.say('thing.location.does'),
    now: Object.values(boxOf(scene).contact)
      .filter((contact) => contact.location === location)
      .map(({ id, rows }) => `${contactName(scene, id)}: ${sentence(scene, rows.flat())}`),
    rule: 'SPK-8.3',
    picture: <Icon name={LOCATION_ICONS[location]} size={44} />,
  }),
  contact({ contact }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const known = box.contact[contact]
    if (!known) return null
    const open = contact === box.restaurant
    const capo = view.capoAt[contact] ?? null
    return {
      name: contactName(scene, contact),
      kind: scene.say('thing.contact.kind', { location: scene.words.name(known.location) }),
      does: `${open ? `${scene.say('thing.restaurant.first')} ` : ''}${sentence(scene, known.rows.flat())}`,
      now: [
        open
          ? scene.say('thing.restaurant.now', { count: view.atRestaurant.length })
          : scene.say('thing.contact.now', { who: capo === null ? 'none' : who(scene, capo) }),
      ],
      rule: {
        docks: 'SPK-19.1',
        cityhall: 'SPK-17.1',
        restaurant: 'SPK-20.1',
        commission: 'SPK-18.1',
        contractor: 'SPK-14.1',
        planning: 'SPK-15.8',
        garage: 'SPK-16.1',
        park: 'SPK-21.1',
      }[known.location],
      picture: <Icon name={LOCATION_ICONS[known.location]} size={44} />,
    }
  },
  space({ space: index }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const [space, known] = [view.spaces[index], box.spaces[index]]
    if (!space || !known) return null
    const kind = kindOf(box, space)
    const family = space.owner >= 0 ? view.families[space.owner] : undefined
    const token = space.token
    if (kind && family)
      return {
        name: scene.words.name(kind),
        kind: inDistrict(scene, known.district),
        does: scene.say('thing.building.does', { kind, money: priceOf(box, family, kind) }),
        now: lines(
          scene.say('thing.building.now', {
            lit: String(operates(view, space, known.district)),
            guarded: String(space.guarded),
            barrel: String(space.barrel),
          }),
          space.guarded &&
            scene.say('thing.building.worth', { money: box.components.operationsBoard.finalValue[kind] }),
        ),
        whose: owned(scene, space.owner),
        rule: kind === 'still' ? 'SPK-12.11' : kind === 'casino' ? 'SPK-8.7' : 'SPK-12.12',
        picture: (
          <Picture box="-25 -52 50 53" width={52} height={55}>
            <Building kind={kind} color={family.color} lit={burns(view, space, known.district)} plain />
          </Picture>
        ),
      }
    return {
      name: scene.say(space.mob ? 'thing.mobHouse' : 'thing.site'),
      kind: inDistrict(scene, known.district),
      does: scene.say(space.mob ? 'thing.mobHouse.does' : 'thing.site.does', {
        strength: box.mobster[view.mobs[known.district]?.tile ?? '']?.strength ?? 0,
      }),
      now: lines(
        token !== null &&
          scene.say('thing.site.token', {
            name: scene.words.name(token),
            effect: sentence(scene, box.token[token] ?? []),
          }),
        view.cops.includes(known.district) && scene.say('thing.site.cop'),
      ),
      rule: space.mob ? 'SPK-6.8' : 'SPK-2.9',
      picture: (
        <Picture box="-25 -52 50 53" width={52} height={55}>
          {space.mob ? <MobHouse /> : <rect class="spk-hole" x="-20" y="-40" width="40" height="42" rx="5" />}
        </Picture>
      ),
    }
  },
  district({ district }, scene) {
    const view = viewOf(scene)
    return {
      name: districtName(scene, district),
      kind: inDistrict(scene, district),
      does: scene.say(view.blocked.includes(district) ? 'thing.district.closed' : 'thing.district.does'),
      now: lines(
        view.cops.includes(district) &&
          scene.say('map.cop.label', { district: districtName(scene, district) }),
        view.patrols.includes(district) &&
          scene.say('map.patrol.label', { district: districtName(scene, district) }),
      ),
      rule: view.blocked.includes(district) ? 'SPK-6.15' : 'SPK-2.8',
      picture: <Icon name="wooden-pier" size={40} />,
    }
  },
  cop: ({ district }, scene) => ({
    name: scene.say('thing.cop'),
    kind: inDistrict(scene, district),
    does: scene.say('thing.cop.does'),
    now: [],
    rule: 'SPK-6.3',
    picture: law(<Cop />),
  }),
  patrol: ({ district }, scene) => ({
    name: scene.say('thing.patrol'),
    kind: inDistrict(scene, district),
    does: scene.say('thing.patrol.does'),
    now: [],
    rule: 'SPK-10.1',
    picture: law(<Patrol />),
  }),
  threat({ district }, scene) {
    const range = warRange(boxOf(scene), viewOf(scene).act) ?? { least: 0, most: 0 }
    return {
      name: scene.say('thing.threat'),
      kind: inDistrict(scene, district),
      does: scene.say('thing.threat.does', range),
      now: stands(scene, district),
      rule: 'SPK-9.7',
      picture: (
        <Picture box="-2 -4 58 30" width={58} height={30}>
          <Threat range={`${range.least}–${range.most}`} />
        </Picture>
      ),
    }
  },
  mobster({ district }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const mob = view.mobs[district]
    const known = mob && box.mobster[mob.tile]
    if (!mob || !known) return null
    return {
      name: scene.words.name(mob.tile),
      kind: scene.say('thing.mobster.kind', { strength: known.strength }),
      does: scene.say('thing.mobster.does', { strength: known.strength, cost: known.cost }),
      now: lines(known.bonus && scene.say('thing.mobster.bonus', { bonus: briefWords(scene, known.bonus) })),
      whose: mob.holder >= 0 ? owned(scene, mob.holder) : scene.say('thing.nobodys'),
      rule: 'SPK-6.9',
      picture: (
        <Picture box="-2 -4 46 30" width={46} height={30}>
          <Strength strength={known.strength} />
        </Picture>
      ),
    }
  },
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
