// What a family has: money, levels, people, goods, cards; and the decks and displays they come from.

import {
  associateCost,
  associateOf,
  buildingsOf,
  funds,
  handOf,
  leverageCost,
  leverageOf,
  LEVELS,
  operatesAt,
  priceOf,
  production,
  raiseCost,
  reputationOf,
  saleLimit,
  truckRange,
  trucksOf,
  vipSeats,
} from '@backroom/games/speakeasy'
import { boxOf, sideOf, viewOf } from '../game.ts'
import { LEVEL_ICONS } from '../parts/effects.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { familyName } from '../people.ts'
import { briefWords } from '../sheets/Lines.tsx'
import { lines, owned, type Pages, who } from './tell.ts'
import { icon, ofFamily } from './common.tsx'

export const FAMILIES: Pages<
  | 'family'
  | 'pocket'
  | 'safe'
  | 'leverage'
  | 'capos'
  | 'hand'
  | 'lights'
  | 'goons'
  | 'associate'
  | 'level'
  | 'levels'
  | 'vip'
  | 'cellar'
  | 'sales'
  | 'books'
> = {
  family: ofFamily(({ seat }, scene, family) => ({
    name: familyName(scene, seat),
    kind: scene.say('thing.family.kind'),
    does: scene.say('thing.family.does', {
      money: family.pocket,
      cards: viewOf(scene).handCounts[seat] ?? 0,
      buildings: buildingsOf(viewOf(scene), seat).length,
      capos: family.capos,
    }),
    now: [],
    whose: owned(scene, seat),
    rule: 'SPK-1.1',
    picture: <Emblem color={family.color} size={48} />,
  })),
  pocket: ofFamily(({ seat }, scene, family) => ({
    name: scene.say('money.pocket'),
    kind: scene.words.money(family.pocket),
    does: scene.say('thing.pocket.does'),
    now: [],
    whose: owned(scene, seat),
    rule: 'SPK-6.13',
    picture: icon('cash'),
  })),
  safe: ({ seat }, scene) => {
    const own = viewOf(scene).secrets[seat]
    const side = sideOf(scene, seat)
    return {
      name: scene.say('money.safe'),
      kind: own ? scene.words.money(own.safe) : scene.say('thing.safe.hidden'),
      does: scene.say('thing.safe.does'),
      now: lines(side && scene.say('thing.safe.now', { money: funds(side) })),
      whose: owned(scene, seat),
      rule: 'SPK-6.13',
      picture: icon('strongbox'),
    }
  },
  leverage: ofFamily(({ seat }, scene, family) => ({
    name: scene.say('thing.leverage'),
    kind: who(scene, seat),
    does: scene.say('thing.leverage.does'),
    now: [
      scene.say('leverage.label', {
        cards: leverageOf(viewOf(scene), boxOf(scene), seat),
        tokens: family.leverage,
        cost: leverageCost(viewOf(scene), boxOf(scene), seat),
      }),
    ],
    whose: owned(scene, seat),
    rule: 'SPK-17.4',
    picture: icon('envelope'),
  })),
  capos: ofFamily(({ seat }, scene, family) => ({
    name: scene.say('thing.capos'),
    kind: who(scene, seat),
    does: scene.say('thing.capos.does'),
    now: [scene.say('capos.left', { count: family.capos })],
    whose: owned(scene, seat),
    rule: 'SPK-8.3',
    picture: icon('capo'),
  })),
  hand: ({ seat }, scene) => {
    const own = viewOf(scene).secrets[seat]
    const cards = own ? handOf(own) : []
    return {
      name: scene.say('hand.title'),
      kind: who(scene, seat),
      does: scene.say('thing.hand.does'),
      now: lines(
        scene.say('plate.cards', { count: viewOf(scene).handCounts[seat] ?? 0 }),
        cards.length > 0 && scene.words.list(cards),
      ),
      whose: owned(scene, seat),
      rule: 'SPK-12.1',
      picture: icon('card-play'),
    }
  },
  lights: ({ seat }, scene) => {
    const places = buildingsOf(viewOf(scene), seat)
    const lit = places.filter((place) => operatesAt(viewOf(scene), boxOf(scene), place)).length
    return {
      name: scene.say('family.buildings'),
      kind: who(scene, seat),
      does: scene.say('thing.lights.does'),
      now: [scene.say('plate.lights', { lit, all: places.length })],
      whose: owned(scene, seat),
      rule: 'SPK-6.3',
      picture: icon('light'),
    }
  },
  goons: ofFamily(({ seat }, scene, family) => ({
    name: scene.say('thing.goons'),
    kind: who(scene, seat),
    does: scene.say('thing.goons.does'),
    now: lines(
      scene.say('goons.label', { count: family.goons }),
      family.goons < boxOf(scene).components.operationsBoard.goonSpaces.length &&
        scene.say('thing.goons.next', {
          money: boxOf(scene).components.operationsBoard.goonSpaces[family.goons] ?? 0,
        }),
    ),
    whose: owned(scene, seat),
    rule: 'SPK-6.11',
    picture: icon('brass-knuckles'),
  })),
  associate: ({ seat }, scene) => {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const known = associateOf(view, box, seat)
    return {
      name: known ? scene.words.name(known.id) : scene.say('thing.associate'),
      kind: known ? scene.say('thing.associate') : scene.say('associate.none'),
      does: scene.say('thing.associate.does'),
      now: lines(
        known &&
          scene.say('thing.associate.now', {
            strength: known.strength,
            money: associateCost(view, box, seat, false),
          }),
        known?.bonus && scene.say('thing.mobster.bonus', { bonus: briefWords(scene, known.bonus) }),
      ),
      whose: owned(scene, seat),
      rule: 'SPK-6.9',
      picture: icon('shaking-hands'),
    }
  },
  level: ofFamily(({ seat, level }, scene, family) => {
    const box = boxOf(scene)
    const cost = raiseCost(box, family, level)
    const value = {
      vip: vipSeats(box, family),
      party: saleLimit(box, family),
      still: production(box, family),
      convoy: truckRange(box, family),
      strength: family.levels.strength,
    }[level]
    return {
      name: scene.words.name(level),
      kind: scene.say('level.label', { level: scene.words.name(level), now: family.levels[level] }),
      does: scene.say('thing.level.does', { level, value, trucks: trucksOf(box, family) }),
      now: [scene.say('thing.level.next', { cost: cost ?? -1 })],
      whose: owned(scene, seat),
      rule: level === 'strength' ? 'SPK-12.5' : 'SPK-6.1',
      picture: icon(LEVEL_ICONS[level]),
    }
  }),
  levels: ofFamily(({ seat }, scene, family) => ({
    name: scene.say('thing.levels'),
    kind: who(scene, seat),
    does: scene.say('thing.levels.does', { reputation: reputationOf(family) }),
    now: [LEVELS.map((level) => `${scene.words.name(level)} ${family.levels[level]}`).join(', ')],
    whose: owned(scene, seat),
    rule: 'SPK-12.6',
    picture: icon('upgrade'),
  })),
  vip: ofFamily(({ seat }, scene, family) => ({
    name: scene.say('thing.vip'),
    kind: who(scene, seat),
    does: scene.say('thing.vip.does'),
    now: [
      scene.say('vip.label', {
        there: family.members.vip,
        seats: vipSeats(boxOf(scene), family),
        supply: family.members.supply,
      }),
    ],
    whose: owned(scene, seat),
    rule: 'SPK-6.2',
    picture: icon('member'),
  })),
  cellar: ofFamily(({ seat }, scene, family) => ({
    name: scene.say('thing.cellar'),
    kind: who(scene, seat),
    does: scene.say('thing.cellar.does', { count: production(boxOf(scene), family) }),
    now: [scene.say('cellar.label', { count: family.cellar })],
    whose: owned(scene, seat),
    rule: 'SPK-12.11',
    picture: icon('barrel'),
  })),
  sales: ofFamily(({ seat }, scene, family) => ({
    name: scene.say('thing.sales'),
    kind: who(scene, seat),
    does: scene.say('thing.sales.does', { limit: saleLimit(boxOf(scene), family) }),
    now: [
      scene.say('thing.price.does', {
        speakeasy: priceOf(boxOf(scene), family, 'speakeasy'),
        club: priceOf(boxOf(scene), family, 'casino'),
      }),
    ],
    whose: owned(scene, seat),
    rule: 'SPK-12.12',
    picture: icon('saxophone'),
  })),
  books: ofFamily(({ seat }, scene, family) => ({
    name: scene.say('books.title'),
    kind: who(scene, seat),
    does: scene.say('thing.books.does'),
    now: [
      scene.say('books.label', {
        ready: family.books.board,
        cooked: Object.values(viewOf(scene).cooked).filter((seats) => seats.includes(seat)).length,
        supply: family.books.supply,
      }),
    ],
    whose: owned(scene, seat),
    rule: 'SPK-20.8',
    picture: icon('check'),
  })),
}
