// What lies on the map and beside it: locations, districts, buildings, the law, the mob, ships, tracks.

import { freeDefence, kindOf, operates, priceOf, warRange } from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { burns } from '../board/facts.ts'
import { boxOf, seatOf, viewOf } from '../game.ts'
import { Building, MobHouse } from '../parts/Building.tsx'
import { LOCATION_ICONS } from '../parts/effects.ts'
import { Icon } from '../parts/Icon.tsx'
import { Cop, Patrol, Strength, Threat } from '../parts/Law.tsx'
import { Picture } from '../parts/Picture.tsx'
import { contactName, districtName } from '../people.ts'
import { briefWords } from '../sheets/Lines.tsx'
import { lines, owned, type Pages, sentence, who } from './tell.ts'
import { inDistrict } from './common.tsx'

const law = (drawing: preact.VNode) => (
  <Picture box="-2 -2 26 26" width={44} height={44}>
    {drawing}
  </Picture>
)

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
  'location' | 'contact' | 'space' | 'district' | 'cop' | 'patrol' | 'threat' | 'mobster'
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
}
