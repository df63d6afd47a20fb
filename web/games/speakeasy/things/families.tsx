// What a family has: money, levels, people, goods, cards; and the decks and displays they come from.

import {
  associateCost,
  associateOf,
  bottlesOf,
  buildingsOf,
  type Family,
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
  tokenLimit,
  truckRange,
  trucksOf,
  upgradeDiscount,
  vipSeats,
} from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, ownSideOf, sideOf, viewOf } from '../game.ts'
import { Building } from '../parts/Building.tsx'
import { TokenPicture } from '../parts/CityToken.tsx'
import { LEVEL_ICONS } from '../parts/effects.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Crate } from '../parts/Goods.tsx'
import { Icon } from '../parts/Icon.tsx'
import type { IconName } from '../parts/icons.ts'
import { Picture } from '../parts/Picture.tsx'
import { familyName } from '../people.ts'
import { briefWords, EffectSigns } from '../sheets/Lines.tsx'
import { drawnSigns } from '../board/signs.tsx'
import { lines, owned, type Pages, sentence, who } from './tell.ts'

const icon = (name: IconName) => <Icon name={name} size={44} />

/** A page about something of a family that is there. */
const ofFamily =
  <T extends { readonly seat: number }, R>(page: (thing: T, scene: Scene, family: Family) => R) =>
  (thing: T, scene: Scene): R | null => {
    const family = viewOf(scene).families[thing.seat]
    return family ? page(thing, scene, family) : null
  }

const fateOf = ({ slots, lost }: Family, slot: string): string =>
  slots.includes(slot) ? 'left' : lost.includes(slot) ? 'lost' : 'built'

export const FAMILIES: Pages<
  | 'sign'
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
  | 'group'
  | 'slot'
  | 'card'
  | 'deck'
  | 'token'
  | 'noToken'
  | 'helper'
  | 'crate'
  | 'time'
> = {
  sign: ({ sign }, scene) => ({
    name: scene.say(`thing.sign.${sign}`),
    kind: scene.say('thing.sign.kind'),
    does: `${scene.say(`map.key.${sign}`)}.`,
    now: [],
    rule: 'SPK-2.1',
    picture: (
      <Picture box="0 0 60 54" width={60} height={54}>
        {drawnSigns(scene)[sign]}
      </Picture>
    ),
  }),
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
  group: ofFamily(({ seat, group }, scene, family) => {
    const here = Object.values(boxOf(scene).slot).filter((slot) => slot.group === group)
    const left = here.filter(({ id }) => family.slots.includes(id)).length
    const discount = boxOf(scene).components.operationsBoard.upgradeDiscountByGroup
    return {
      name: scene.words.money(here[0]?.cost ?? 0),
      kind: scene.say('thing.group.kind', { left, all: here.length }),
      does: scene.say('thing.group.does', {
        money: (discount as { readonly [group: string]: number })[group] ?? 0,
        discards: here[0]?.discards ?? 0,
      }),
      now: lines(
        upgradeDiscount(boxOf(scene), family) > 0 &&
          scene.say('left.discount', { money: upgradeDiscount(boxOf(scene), family) }),
      ),
      whose: owned(scene, seat),
      rule: 'SPK-15.7',
      picture: icon('trowel'),
    }
  }),
  slot: ofFamily(({ seat, slot: id }, scene, family) => {
    const slot = boxOf(scene).slot[id]
    if (!slot) return null
    const bonus = boxOf(scene).effects[`slot:${id}`] ?? []
    return {
      name: scene.words.name(slot.kind),
      kind: scene.say('thing.slot.kind', { fate: fateOf(family, id) }),
      does: scene.say('thing.slot.does', {
        money: slot.cost,
        bonus: sentence(scene, bonus),
        discards: slot.discards,
      }),
      now: [],
      whose: owned(scene, seat),
      rule: 'SPK-15.6',
      picture: (
        <Picture box="-25 -52 50 53" width={52} height={55}>
          <Building kind={slot.kind} color={family.color} lit plain />
        </Picture>
      ),
    }
  }),
  card: ({ card: id }, scene) => {
    const card = boxOf(scene).card[id]
    if (!card) return null
    return {
      name: scene.words.name(id),
      kind: scene.say('thing.card.kind', { type: scene.words.name(card.type) }),
      does: scene.say('thing.card.does', {
        type: card.type,
        bonus: sentence(scene, boxOf(scene).effects[`card:${id}`] ?? []),
      }),
      now: [scene.say('thing.card.leverage', { leverage: card.leverage })],
      rule: 'SPK-12.3',
      picture: icon(LEVEL_ICONS[card.type]),
    }
  },
  deck: ({ deck }, scene) => {
    const top = viewOf(scene).deckTops[deck]
    return {
      name: scene.say('thing.deck', { type: scene.words.name(deck) }),
      kind: scene.say('thing.deck.kind', { count: viewOf(scene).deckCounts[deck] }),
      does: scene.say('thing.deck.does'),
      now: lines(
        top !== null &&
          `${scene.words.name(top)}: ${sentence(scene, boxOf(scene).effects[`card:${top}`] ?? [])}`,
      ),
      rule: 'SPK-8.5',
      picture: icon(LEVEL_ICONS[deck]),
    }
  },
  token: ({ token }, scene) => {
    const side = ownSideOf(scene)
    const family = side && viewOf(scene).families[side.seat]
    return {
      name: scene.words.name(token),
      kind: scene.say('thing.token.kind'),
      does: sentence(scene, boxOf(scene).token[token] ?? []),
      now: lines(
        scene.say('thing.token.now'),
        family &&
          scene.say('thing.token.mine', {
            count: family.tokens.length,
            limit: tokenLimit(boxOf(scene), family),
          }),
      ),
      rule: 'SPK-22.3',
      picture: <TokenPicture effects={boxOf(scene).token[token] ?? []} size={48} />,
    }
  },
  noToken: (_, scene) => ({
    name: scene.say('thing.noToken'),
    kind: scene.say('thing.token.kind'),
    does: scene.say('thing.noToken.does'),
    now: [],
    rule: 'SPK-22.4',
    picture: <span class="ops-tokenfree" />,
  }),
  helper: ({ helper }, scene) => {
    const known = boxOf(scene).helper[helper]
    if (!known) return null
    const side = ownSideOf(scene)
    return {
      name: scene.words.name(helper),
      kind: scene.say('thing.helper.kind'),
      does: sentence(scene, known.effects),
      now: lines(
        scene.say('thing.helper.bottle', {
          bottle: scene.words.name(known.bottle),
          money: boxOf(scene).bottle[known.bottle] ?? 0,
        }),
        side && scene.say('helpers.bottles', { money: bottlesOf(side) }),
      ),
      rule: 'SPK-23.2',
      picture: <EffectSigns effects={known.effects} size={30} />,
    }
  },
  crate: ({ crate }, scene) => {
    const known = boxOf(scene).crate[crate]
    if (!known) return null
    const holder = viewOf(scene).families.findIndex(({ crates }) => crates.includes(crate))
    return {
      name: scene.words.name(crate),
      kind: scene.say('thing.crate.kind'),
      does: scene.say('thing.crate.does', { lasting: briefWords(scene, known.back) }),
      now: [],
      ...(holder >= 0 ? { whose: owned(scene, holder) } : {}),
      rule: 'SPK-24.3',
      picture: (
        <Picture box="-11 -19 22 20" width={44} height={40}>
          <Crate />
        </Picture>
      ),
    }
  },
  time: (_, scene) => {
    const { act, round, phase } = viewOf(scene)
    return {
      name: scene.say('act.name', { act }),
      kind: scene.words.name(phase),
      does: scene.say('thing.time.does'),
      now: [scene.say('thing.time.now', { round, rounds: boxOf(scene).acts[act - 1]?.rounds ?? 0 })],
      rule: 'SPK-7.1',
      picture: icon('fedora'),
    }
  },
}
