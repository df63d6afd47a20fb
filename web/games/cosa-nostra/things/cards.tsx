// What lies on the table as a card: orders, Business cards, Influence cards, gangsters.

import {
  gangstersOf,
  type Influence,
  lookedAtBy,
  monopolyShares,
  outcomesOf,
  type PrintedOrder,
  requirements,
  rollOf,
  strengthOf,
} from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, seatOf, viewOf } from '../game.ts'
import { businessIcon, influenceIcon, numeral, orderIcon } from '../look.ts'
import { Back } from '../parts/Bits.tsx'
import { Icon } from '../parts/Icon.tsx'
import { businessName, dollars, familyName } from '../parts/people.ts'
import { Portrait } from '../parts/Portrait.tsx'
import { lines, owned, type Pages } from './tell.ts'

const INFLUENCE_RULES: { readonly [Card in Influence]: string } = {
  snitch: 'LCN-16.4',
  spy: 'LCN-16.7',
  doctor: 'LCN-16.9',
  saboteur: 'LCN-16.14',
  distraction: 'LCN-16.15',
  'machine-gun': 'LCN-16.16',
  henchman: 'LCN-16.8',
  schemer: 'LCN-16.18',
}

const KIND_RULES: { readonly [Kind in PrintedOrder['kind']]: string } = {
  attack: 'LCN-10.1',
  cashJob: 'LCN-8.1',
  reaction: 'LCN-15.1',
  special: 'LCN-10.9',
}

/** What an order brings, success by success. */
const results = ({ words }: Scene, { results: all }: PrintedOrder): string =>
  all
    .map(
      ({ successes, effects }) =>
        `${successes === 0 ? words.say('card.failure') : words.say('card.successes', { successes })}: ${effects
          .map((effect) => words.say(`card.${effect.op}`, effect))
          .join(', ')}.`,
    )
    .join(' ')

/** How each man of whoever looks would do with it: dice, and how likely anything comes of it. */
function chances(scene: Scene, order: PrintedOrder): string[] {
  const seat = seatOf(scene)
  if (seat === null) return []
  const [view, box] = [viewOf(scene), boxOf(scene)]
  return gangstersOf(view, seat).flatMap((gangster) => {
    const roll = rollOf(view, box, gangster, order.id, null)
    if (!roll || roll.difficulty === null) return []
    const { dice, difficulty } = roll
    const chance = outcomesOf(order, dice, difficulty)
      .filter(({ from, effects }) => from > 0 && effects !== null)
      .reduce((sum, one) => sum + one.chance, 0)
    // What may still fail is never called certain.
    const percent = chance < 1 ? Math.min(99, Math.round(chance * 100)) : 100
    return [scene.say('thing.order.chance', { man: scene.words.name(gangster), dice, difficulty, percent })]
  })
}

/** What of the required cards is missing. */
function required(scene: Scene, order: PrintedOrder): string | null {
  const seat = seatOf(scene)
  if (seat === null || order.requires.length === 0) return null
  const lacking = requirements(viewOf(scene), boxOf(scene), seat, order).filter(({ by }) => by === null)
  return scene.say('thing.order.lacks', {
    count: lacking.length,
    cards: scene.words.list(lacking.map(({ type }) => type)),
  })
}

/** What a kind of businessman can do, or which Monopoly he counts for. */
function ability(scene: Scene, type: string): string {
  if (type === 'lawyer' || type === 'politician' || type === 'cop')
    return `${scene.words.say(`card.${type}`)}.`
  const share = monopolyShares(viewOf(scene), boxOf(scene)).find((one) => one.type === type)
  return share
    ? scene.say('thing.business.monopoly', {
        monopoly: scene.words.name(share.monopoly),
        money: dollars(scene, share.income),
      })
    : scene.say('thing.business.plain')
}

export const CARDS: Pages<
  'gangster' | 'strength' | 'order' | 'hiddenOrder' | 'business' | 'businessType' | 'influence'
> = {
  gangster({ gangster }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const man = view.gangsters[gangster]
    const printed = box.gangster[gangster]
    if (!man || !printed) return null
    const order = view.planned[gangster]
    const task =
      man.where !== 'play'
        ? man.where
        : !man.active
          ? 'out'
          : order !== undefined
            ? 'known'
            : man.back !== null
              ? 'hidden'
              : man.purchase !== null
                ? 'buys'
                : 'none'
    const strength = man.where === 'play' ? strengthOf(view, box, gangster) : printed.strength
    return {
      name: scene.words.name(gangster),
      kind: scene.say('thing.gangster.kind', { strength }),
      does: scene.say('thing.gangster.does', { strength }),
      now: lines(
        scene.say('thing.gangster.task', {
          task,
          round: numeral(man.back ?? 0),
          what:
            order !== undefined
              ? scene.words.name(order)
              : man.purchase !== null
                ? businessName(scene, man.purchase)
                : dollars(scene, printed.recruitCost),
        }),
        man.on.length > 0 && scene.say('thing.gangster.on', { cards: scene.words.list(man.on) }),
      ),
      ...(man.owner === null ? {} : { whose: owned(scene, man.owner) }),
      rule: man.where === 'boss' ? 'LCN-19.2' : man.where === 'dead' ? 'LCN-12.2' : 'LCN-5.1',
      picture: <Portrait family={printed.family} gangster={gangster} cut="round" />,
    }
  },
  strength({ gangster }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const printed = box.gangster[gangster]
    if (!printed) return null
    const strength = strengthOf(view, box, gangster)
    return {
      name: scene.say('thing.strength'),
      kind: scene.words.name(gangster),
      does: scene.say('thing.strength.does'),
      now: [scene.say('thing.strength.now', { strength, printed: printed.strength })],
      rule: 'LCN-7.1',
      picture: <Icon name="pistol-gun" size={40} />,
    }
  },
  order({ order: id }, scene) {
    const order = boxOf(scene).order[id]
    if (!order) return null
    const { words } = scene
    const needs =
      typeof order.difficulty === 'number'
        ? words.say('card.difficulty', { difficulty: order.difficulty })
        : words.say('card.difficultyOfTarget')
    return {
      name: words.name(id),
      kind: scene.say('thing.order.kind', {
        round: numeral(order.round),
        kind: scene.say(`kind.${order.kind}`),
      }),
      does: `${order.target === null ? '' : `${words.say(`card.target.${order.target}`)}. `}${needs}. ${results(scene, order)}`,
      now: lines(required(scene, order), ...chances(scene, order)),
      rule: KIND_RULES[order.kind],
      picture: <Icon name={orderIcon(order)} size={44} />,
    }
  },
  hiddenOrder({ gangster }, scene) {
    const view = viewOf(scene)
    const man = view.gangsters[gangster]
    if (!man) return null
    const spies = lookedAtBy(view, man)
    return {
      name: scene.say('thing.hidden', { round: numeral(man.back ?? 0) }),
      kind: scene.say('thing.hidden.kind', { man: scene.words.name(gangster) }),
      does: scene.say('thing.hidden.does'),
      now: lines(
        spies.length > 0 &&
          scene.say('thing.hidden.seen', { who: spies.map((seat) => familyName(scene, seat)).join(', ') }),
      ),
      ...(man.owner === null ? {} : { whose: owned(scene, man.owner) }),
      rule: 'LCN-5.4',
      picture: <Back round={man.back ?? 1} />,
    }
  },
  business({ business }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const card = box.business[business]
    if (!card) return null
    const lying = view.businesses[business]
    return {
      name: businessName(scene, business),
      kind: scene.say('thing.business.kind', { kind: card.kind }),
      does: scene.say('thing.business.does', {
        price: dollars(scene, card.price),
        income: dollars(scene, card.income),
        ability: ability(scene, card.type),
      }),
      now: lines(
        lying !== undefined && !lying.active && scene.say('thing.business.out'),
        lying?.used === true && scene.say('thing.business.used'),
        lying !== undefined &&
          lying.markers.length > 0 &&
          scene.say('thing.business.marked', {
            who: lying.markers.map((seat) => familyName(scene, seat)).join(', '),
          }),
        view.market.includes(business) && scene.say('thing.business.market'),
      ),
      ...(lying?.owner == null ? {} : { whose: owned(scene, lying.owner) }),
      rule: card.kind === 'company' ? 'LCN-1.5' : card.monopoly === null ? 'LCN-17.1' : 'LCN-18.1',
      picture: <Icon name={businessIcon(card.type)} size={44} />,
    }
  },
  businessType({ type }, scene) {
    const [id] = boxOf(scene).cardsOfType[type] ?? []
    const card = id === undefined ? undefined : boxOf(scene).business[id]
    const seat = seatOf(scene)
    const mine = Object.entries(viewOf(scene).businesses).filter(
      ([one, { owner, active }]) => owner === seat && active && boxOf(scene).business[one]?.type === type,
    ).length
    return {
      name: scene.words.name(type),
      kind: scene.say('thing.type.kind'),
      does: scene.say('thing.business.does', {
        price: dollars(scene, card?.price ?? 0),
        income: dollars(scene, card?.income ?? 0),
        ability: ability(scene, type),
      }),
      now: seat === null ? [] : [scene.say('thing.type.mine', { count: mine })],
      rule: 'LCN-8.2',
      picture: <Icon name={businessIcon(type)} size={44} />,
    }
  },
  influence({ card }, scene) {
    const seat = seatOf(scene)
    const held = seat === null ? [] : (viewOf(scene).hands[seat]?.influence ?? [])
    return {
      name: scene.words.name(card),
      kind: scene.say('thing.influence.kind'),
      does: `${scene.words.say(`card.${card}`)}.`,
      now: lines(
        seat !== null &&
          scene.say('thing.influence.mine', { count: held.filter((one) => one === card).length }),
      ),
      rule: INFLUENCE_RULES[card],
      picture: <Icon name={influenceIcon(card)} size={44} />,
    }
  },
}
