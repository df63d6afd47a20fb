// Cards, tokens and buildings of a family, the decks and displays they come from, the years, and the signs of the key.

import { bottlesOf, type Family, tokenLimit, upgradeDiscount } from '@backroom/games/speakeasy'
import { boxOf, ownSideOf, viewOf } from '../game.ts'
import { Building } from '../parts/Building.tsx'
import { TokenPicture } from '../parts/CityToken.tsx'
import { LEVEL_ICONS } from '../parts/effects.ts'
import { Crate } from '../parts/Goods.tsx'
import { Picture } from '../parts/Picture.tsx'
import { briefWords, EffectSigns } from '../sheets/Lines.tsx'
import { drawnSigns } from '../board/signs.tsx'
import { lines, owned, type Pages, sentence } from './tell.ts'
import { icon, ofFamily } from './common.tsx'

const fateOf = ({ slots, lost }: Family, slot: string): string =>
  slots.includes(slot) ? 'left' : lost.includes(slot) ? 'lost' : 'built'

export const CARDS: Pages<
  'sign' | 'group' | 'slot' | 'card' | 'deck' | 'token' | 'noToken' | 'helper' | 'crate' | 'time'
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
