// What lies in the middle and before the families: decks, the Market, Monopolies, money, markers, rounds.

import {
  businessesOf,
  gangstersOf,
  incomeOf,
  incomeSources,
  markersLeft,
  monopolyShares,
  muscle,
  tasksLeft,
} from '@backroom/games/cosa-nostra'
import { boxOf, seatOf, viewOf } from '../game.ts'
import { businessIcon, numeral } from '../look.ts'
import { Back, Die } from '../parts/Bits.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { businessName, dollars, familyId, familyName } from '../parts/people.ts'
import { lines, owned, type Pages, who } from './tell.ts'

export const TABLE: Pages<
  | 'orderDeck'
  | 'influenceDeck'
  | 'influenceDiscard'
  | 'businessDeck'
  | 'market'
  | 'monopoly'
  | 'dice'
  | 'family'
  | 'cash'
  | 'income'
  | 'laundered'
  | 'trophies'
  | 'markers'
  | 'hand'
  | 'tasks'
  | 'startCard'
  | 'round'
  | 'phase'
> = {
  orderDeck({ round }, scene) {
    const view = viewOf(scene)
    const pile = view.orderPiles[round - 1]
    return {
      name: scene.say('thing.orderDeck', { round: numeral(round) }),
      kind: scene.say('thing.deck.kind'),
      does: scene.say('thing.orderDeck.does', { round: numeral(round) }),
      now: [
        scene.say('thing.deck.now', {
          left: view.orderDeckCounts[round - 1] ?? 0,
          used: (pile?.shown.length ?? 0) + (pile?.unshown.length ?? 0),
        }),
        ...(pile && pile.shown.length > 0
          ? [scene.say('thing.orderDeck.shown', { orders: scene.words.list(pile.shown) })]
          : []),
      ],
      rule: 'LCN-4.1',
      picture: <Back round={round} />,
    }
  },
  influenceDeck: (_, scene) => ({
    name: scene.say('thing.influenceDeck'),
    kind: scene.say('thing.deck.kind'),
    does: scene.say('thing.influenceDeck.does'),
    now: [
      scene.say('thing.deck.now', {
        left: viewOf(scene).influenceDeckCount,
        used: viewOf(scene).influenceDiscard.length + viewOf(scene).influenceUnshown.length,
      }),
    ],
    rule: 'LCN-4.1',
    picture: <Icon name="rat" size={40} />,
  }),
  influenceDiscard: (_, scene) => ({
    name: scene.say('thing.influenceDiscard'),
    kind: scene.say('thing.influence.kind'),
    does: scene.say('thing.influenceDiscard.does'),
    now: lines(viewOf(scene).influenceDiscard.length > 0 && scene.words.list(viewOf(scene).influenceDiscard)),
    rule: 'LCN-16.2',
    picture: <Icon name="rat" size={40} />,
  }),
  businessDeck: (_, scene) => ({
    name: scene.say('thing.businessDeck'),
    kind: scene.say('thing.deck.kind'),
    does: scene.say('thing.businessDeck.does'),
    now: [scene.say('thing.left', { count: viewOf(scene).businessDeckCount })],
    rule: 'LCN-5.6',
    picture: <Icon name={businessIcon('casino')} size={40} />,
  }),
  market: (_, scene) => ({
    name: scene.say('centre.market'),
    kind: scene.say('thing.market.kind'),
    does: scene.say('thing.market.does'),
    now: [],
    rule: 'LCN-5.5',
    picture: <Icon name={businessIcon('casino')} size={40} />,
  }),
  monopoly({ monopoly }, scene) {
    const share = monopolyShares(viewOf(scene), boxOf(scene)).find((one) => one.monopoly === monopoly)
    if (!share) return null
    const { holder, counts, type, income } = share
    return {
      name: scene.words.name(monopoly),
      kind: scene.say('thing.monopoly.kind'),
      does: scene.say('thing.monopoly.does', {
        type: scene.words.name(type),
        money: dollars(scene, income),
      }),
      now: counts.flatMap((count, seat) => (count > 0 ? [`${who(scene, seat)}: ${count}`] : [])),
      whose: holder === null ? scene.say('thing.nobodys') : owned(scene, holder),
      rule: 'LCN-18.1',
      picture: <Icon name={businessIcon(type)} size={44} />,
    }
  },
  dice: (_, scene) => ({
    name: scene.say('tray.region'),
    kind: scene.say('thing.dice.kind'),
    does: scene.say('thing.dice.does'),
    now: [],
    rule: 'LCN-7.3',
    picture: <Die face={5} size={44} />,
  }),
  family({ seat }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    const family = view.seats[seat]
    if (!family) return null
    return {
      name: familyName(scene, seat),
      kind: scene.words.name(`boss-${family.family}`),
      does: scene.say('thing.family.does', {
        cash: dollars(scene, family.cash),
        income: dollars(scene, incomeOf(view, box, seat)),
        men: gangstersOf(view, seat).length,
        cards: businessesOf(view, seat).length,
      }),
      now: [scene.say('thing.tasks.now', { count: tasksLeft(view, seat) })],
      whose: owned(scene, seat),
      rule: 'LCN-2.4',
      picture: <Emblem family={family.family} size={48} />,
    }
  },
  cash: ({ seat }, scene) => ({
    name: dollars(scene, viewOf(scene).seats[seat]?.cash ?? 0),
    kind: scene.say('thing.cash.kind'),
    does: scene.say('thing.cash.does'),
    now: [],
    whose: owned(scene, seat),
    rule: 'LCN-3.4',
    picture: <Emblem family={familyId(scene, seat)} size={48} />,
  }),
  income({ seat }, scene) {
    const [view, box] = [viewOf(scene), boxOf(scene)]
    return {
      name: dollars(scene, incomeOf(view, box, seat)),
      kind: scene.say('thing.income.kind'),
      does: scene.say('thing.income.does'),
      now: [
        scene.say('thing.income.from', {
          sum: incomeSources(view, box, seat)
            .filter(({ earns }) => earns)
            .map(({ id, amount }) => `${businessName(scene, id)} ${dollars(scene, amount)}`)
            .join(' + '),
        }),
      ],
      whose: owned(scene, seat),
      rule: 'LCN-19.1',
      picture: <Emblem family={familyId(scene, seat)} size={48} />,
    }
  },
  laundered: ({ seat }, scene) => ({
    name: scene.say('thing.laundered'),
    kind: who(scene, seat),
    does: scene.say('thing.laundered.does'),
    now: [dollars(scene, viewOf(scene).seats[seat]?.laundered ?? 0)],
    whose: owned(scene, seat),
    rule: 'LCN-14.16',
    picture: <Icon name="washing-machine" size={40} />,
  }),
  trophies({ seat }, scene) {
    const trophies = viewOf(scene).seats[seat]?.trophies ?? []
    return {
      name: scene.say('me.trophies'),
      kind: who(scene, seat),
      does: scene.say('thing.trophies.does'),
      now: lines(
        trophies.length > 0 && scene.words.list(trophies),
        scene.say('thing.trophies.now', {
          count: trophies.length,
          money: dollars(scene, muscle(boxOf(scene), trophies)),
        }),
      ),
      whose: owned(scene, seat),
      rule: 'LCN-21.5',
      picture: <Icon name="death-skull" size={40} />,
    }
  },
  markers: ({ seat }, scene) => ({
    name: scene.say('thing.markers'),
    kind: who(scene, seat),
    does: scene.say('thing.markers.does'),
    now: [
      scene.say('thing.markers.now', {
        count: markersLeft(viewOf(scene), boxOf(scene), seat),
        all: boxOf(scene).markers,
      }),
    ],
    whose: owned(scene, seat),
    rule: 'LCN-9.2',
    picture: <Emblem family={familyId(scene, seat)} size={48} />,
  }),
  hand({ seat }, scene) {
    const view = viewOf(scene)
    const { handOrders, handInfluence } = boxOf(scene).components.limits
    return {
      name: scene.say('thing.hand'),
      kind: who(scene, seat),
      does: scene.say('thing.hand.does', { orders: handOrders, influence: handInfluence }),
      now: [
        scene.say('thing.hand.now', {
          orders: (view.orderBacks[seat] ?? []).reduce((sum, count) => sum + count, 0),
          influence: view.influenceCounts[seat] ?? 0,
        }),
      ],
      whose: owned(scene, seat),
      rule: 'LCN-19.7',
      picture: <Back round={view.round} />,
    }
  },
  tasks: ({ seat }, scene) => ({
    name: scene.say('thing.tasks'),
    kind: who(scene, seat),
    does: scene.say('thing.tasks.does'),
    now: [scene.say('thing.tasks.now', { count: tasksLeft(viewOf(scene), seat) })],
    whose: owned(scene, seat),
    rule: 'LCN-6.1',
    picture: <Emblem family={familyId(scene, seat)} size={48} />,
  }),
  startCard: (_, scene) => ({
    name: scene.say('thing.start'),
    kind: scene.say('thing.start.kind'),
    does: scene.say('thing.start.does'),
    now: [],
    whose: owned(scene, viewOf(scene).start),
    rule: 'LCN-3.5',
    picture: <Icon name="crown" size={40} />,
  }),
  round({ round }, scene) {
    const last = boxOf(scene).lastRound
    return {
      name: scene.say('thing.round', { round: numeral(round) }),
      kind: scene.say('thing.round.kind', { now: String(round === viewOf(scene).round), last }),
      does: scene.say('thing.round.does', { last: String(round === last) }),
      now: [],
      rule: 'LCN-3.1',
      picture: <Back round={round} />,
    }
  },
  phase: ({ phase }, scene) => ({
    name: scene.say(`phase.${phase}`),
    kind: scene.say('thing.phase.kind', { now: String(phase === viewOf(scene).phase) }),
    does: scene.say('thing.phase.does', { phase }),
    now: lines(seatOf(scene) !== null && phase === 'payday' && payday(scene)),
    rule: {
      draw: 'LCN-4.1',
      planning: 'LCN-5.1',
      action: 'LCN-6.1',
      payday: 'LCN-19.1',
      over: 'LCN-21.2',
    }[phase],
    picture: <Back round={viewOf(scene).round} />,
  }),
}

const payday = (scene: Parameters<(typeof TABLE)['phase']>[1]): string =>
  scene.say('thing.phase.payday', {
    money: dollars(scene, incomeOf(viewOf(scene), boxOf(scene), seatOf(scene) ?? 0)),
  })
