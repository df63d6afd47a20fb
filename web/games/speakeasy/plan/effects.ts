// What printed effects would do for a family now: one line for each, with the figures behind it. SPK-12.

import {
  buildable,
  canDo,
  canRaid,
  type Effect,
  goonsCost,
  handOf,
  hasVipSeat,
  kitId,
  type Level,
  LEVELS,
  leverageCost,
  leverageOf,
  mostGoons,
  mostProtected,
  payableColumns,
  priceOf,
  production,
  raiseCost,
  reputationOf,
  saleLimit,
  shops,
  sitesFor,
  truckRange,
  trucksOf,
  type Side,
} from '@backroom/games/speakeasy'
import { type Line, line, type Values } from './line.ts'

type Detail = NonNullable<Line['detail']>
const detail = (say: string, values: Values): Detail => ({ say: `detail.${say}`, values })

/** How many spaces could be opened, taken over and upgraded, and from how much. */
function buildDetail(side: Side, effect: Extract<Effect, { op: 'build' }>): Detail {
  const kit = side.box.kit[kitId(effect)]
  const spaces = { open: new Set<string>(), takeover: new Set<string>(), upgrade: new Set<string>() }
  let from = Number.POSITIVE_INFINITY
  if (kit)
    for (const slot of buildable(side, kit))
      for (const site of sitesFor(side, slot, kit)) {
        spaces[site.mode].add(site.space)
        from = Math.min(from, site.cost)
      }
  return detail('build', {
    open: spaces.open.size,
    takeover: spaces.takeover.size,
    upgrade: spaces.upgrade.size,
    from: Number.isFinite(from) ? from : 0,
  })
}

/** What a card adds to its own action. */
export interface Extra {
  readonly sale: number
  readonly production: number
  readonly range: number
}
const NOTHING: Extra = { sale: 0, production: 0, range: 0 }

function detailOf(side: Side, effect: Effect, extra: Extra): Detail | null {
  const { open, box, seat } = side
  const family = open.families[seat]
  if (!family) return null
  switch (effect.op) {
    case 'build':
      return buildDetail(side, effect)
    case 'hire_goons': {
      const most = mostGoons(side)
      return detail('goons', { most, cost: goonsCost(box, family, most) })
    }
    case 'play_operation': {
      const held = handOf(side.own).filter(
        (card) => effect.type === 'any' || box.card[card]?.type === effect.type,
      )
      return detail('hand', { count: held.length })
    }
    case 'sell':
      return detail('sell', {
        barrels: Math.min(shops(open, box, seat, true).length, saleLimit(box, family) + extra.sale),
        speakeasy: priceOf(box, family, 'speakeasy'),
        club: priceOf(box, family, 'casino'),
      })
    case 'produce':
      return detail('produce', { count: Math.min(production(box, family) + extra.production, open.barrels) })
    case 'pickup_deliver':
      return detail('trucks', { trucks: trucksOf(box, family), range: truckRange(box, family) + extra.range })
    case 'protect':
      return detail('protect', {
        most: mostProtected(open, box, seat),
        cost: leverageCost(open, box, seat),
        leverage: leverageOf(open, box, seat) + family.leverage,
      })
    case 'ambush':
      return detail('ships', { count: open.ships.filter((ship) => canRaid(side, ship)).length })
    case 'change_turn_order':
      return detail('columns', { count: payableColumns(side).length })
    case 'gain_family':
      return detail('family', {
        room: hasVipSeat(open, box, seat) ? 'vip' : 'docks',
        docks: open.docks.filter((dock) => dock === null).length,
      })
    default:
      return null
  }
}

/** Whether nothing would come of it. A card that copies another cannot copy itself while it is on display. */
function isIdle(side: Side, effect: Effect): boolean {
  if (effect.op.startsWith('action_')) return false
  if (effect.op !== 'copy_helper') return !canDo(side, effect)
  return !side.open.helperRow.some((helper) =>
    side.box.helper[helper]?.effects.some((other) => other.op !== 'copy_helper' && canDo(side, other)),
  )
}

/** One printed effect. */
export function effectLine(side: Side, effect: Effect, extra: Extra = NOTHING): Line {
  const found = detailOf(side, effect, extra)
  return {
    tone: effect.op === 'change_turn_order' ? 'cost' : 'gain',
    say: 'printed',
    values: {},
    printed: effect,
    effect,
    idle: isIdle(side, effect),
    ...(found && { detail: found }),
  }
}

export const effectLines = (side: Side, effects: readonly Effect[]): Line[] =>
  effects.map((effect) => effectLine(side, effect))

/** SPK-12.6, 12.7, 12.13: what reaching a reputation brings, and the prices there if they rise. */
export function reputationLines(side: Side, to: number): Line[] {
  const { box } = side
  const { bonuses, prices } = box.components.reputationTrack
  const lines = [line('gain', 'plan.reputation', { to })]
  const price = prices.find(({ from }) => from === to)
  if (price) lines.push(line('gain', 'plan.prices', { speakeasy: price.speakeasy, club: price.clubOrCasino }))
  for (const bonus of bonuses) if (bonus.at === to) lines.push(...effectLines(side, bonus.effects))
  return lines
}

/** Cards that raising costs, what the level then gives, and where the reputation comes to. */
export function raiseLines(side: Side, level: Level, besides = 0): Line[] {
  const { open, box, seat } = side
  const family = open.families[seat]
  if (!family) return []
  const to = family.levels[level] + 1
  const cards = besides + (raiseCost(box, family, level) ?? 0)
  const index = LEVELS.indexOf(level)
  const printed = box.components.operationsBoard.operations[index]?.levels[to - 1] ?? to
  const lines: Line[] = [line('gain', 'plan.level', { level, to, printed })]
  if (cards > 0) lines.unshift(line('cost', 'plan.discards', { count: cards }))
  return [...lines, ...reputationLines(side, reputationOf(family) + 1)]
}
