// Cards and buildings before they are played: bonus, action, price, what waits at the space. SPK-12.3, SPK-14, SPK-15.

import {
  type Effect,
  leverageOf,
  mostAttack,
  needsNobody,
  type Operation,
  raiseCost,
  reputationOf,
  type Side,
  type Site,
  type Slot,
  strengthIn,
  type Support,
  takeoverSupport,
  warRange,
} from '@backroom/games/speakeasy'
import { effectLine, effectLines, reputationLines } from './effects.ts'
import { takeOverPlan } from './ways.ts'
import { type Line, line, type Plan, receiptFor } from './line.ts'

const ACTIONS: { readonly [type in Operation]: Effect } = {
  vip: { op: 'protect' },
  party: { op: 'sell' },
  still: { op: 'produce' },
  convoy: { op: 'pickup_deliver' },
}

/** The position once a card lies in its area and has raised what it raises without a question. SPK-R78. */
function withCard(side: Side, id: string): Side {
  const { box, open, own, seat } = side
  const card = box.card[id]
  const family = open.families[seat]
  if (!card || !family) return side
  const levels = { ...family.levels }
  for (const effect of box.effects[`card:${id}`] ?? [])
    if (
      effect.op === 'raise' &&
      effect.target !== 'any' &&
      raiseCost(box, { ...family, levels }, effect.target) === 0
    )
      levels[effect.target] += effect.n
  const then = { ...family, levels, area: { ...family.area, [card.type]: id } }
  const families = open.families.map((one, i) => (i === seat ? then : one))
  const rest = {
    dealt: own.dealt.filter((held) => held !== id),
    drawn: own.drawn.filter((held) => held !== id),
  }
  return { ...side, open: { ...open, families }, own: { ...own, ...rest } }
}

/** SPK-12.3, SPK-17.9: a card's bonus, then its action with what the bonus adds, and the leverage of all cards then. */
export function cardPlan(side: Side, id: string, given: { readonly range: number } | null): Plan | null {
  const { box, open, seat } = side
  const card = box.card[id]
  const family = open.families[seat]
  if (!card || !family) return null
  const lines: Line[] = effectLines(side, box.effects[`card:${id}`] ?? [])
  if (given === null)
    return { lines: [...lines, line('note', 'plan.printed', { leverage: card.leverage })], receipt: null }
  const after = withCard(side, id)
  const then = after.open.families[seat] ?? family
  for (let to = reputationOf(family) + 1; to <= reputationOf(then); to++)
    lines.push(...reputationLines(side, to))
  lines.push(
    effectLine(after, ACTIONS[card.type], {
      sale: card.sale,
      production: card.production,
      range: card.range + given.range,
    }),
  )
  const before = leverageOf(open, box, seat)
  const now = leverageOf(after.open, box, seat)
  lines.push(line(now < before ? 'cost' : 'gain', 'plan.leverage', { before, after: now }))
  return { lines, receipt: null }
}

/** SPK-14.10: a group that would be all built makes upgrades cheaper. */
function groupLine({ box, open, seat }: Side, slotId: string): Line[] {
  const slot = box.slot[slotId]
  const family = open.families[seat]
  if (!slot || !family) return []
  const { upgradeDiscountByGroup } = box.components.operationsBoard
  const discount = Object.entries(upgradeDiscountByGroup).find(([group]) => group === slot.group)?.[1] ?? 0
  const others = family.slots.some((id) => id !== slotId && box.slot[id]?.group === slot.group)
  return discount > 0 && !others ? [line('gain', 'plan.groupBuilt', { discount })] : []
}

/** A building still on the operations board. */
export function building(side: Side, slotId: string): Plan | null {
  const { box } = side
  const slot = box.slot[slotId]
  if (!slot) return null
  const lines: Line[] = [line('cost', 'plan.costs', { money: slot.cost })]
  if (slot.discards > 0) lines.push(line('cost', 'plan.discards', { count: slot.discards }))
  return {
    lines: [...lines, ...effectLines(side, box.effects[`slot:${slotId}`] ?? []), ...groupLine(side, slotId)],
    receipt: null,
  }
}

/** SPK-6.3, SPK-14.5: the cop that is there or coming, and the war that is. */
function dangers(side: Side, district: number, guarded: boolean): Line[] {
  const { open } = side
  const lines: Line[] = []
  if (!guarded && open.cops.includes(district)) lines.push(line('risk', 'plan.cop'))
  else if (!guarded && open.patrols.includes(district)) lines.push(line('risk', 'plan.patrol'))
  const range = open.threats.includes(district) ? warRange(side.box, open.act) : null
  if (range) lines.push(line('risk', 'plan.war', range))
  return lines
}

/** How a takeover stands: what is there, and the most that could be put in. */
function attackLine(side: Side, district: number, cost: number): Line {
  const { open, box, seat } = side
  const against = strengthIn(open, box, district)
  const own = open.families[seat]?.levels.strength ?? 0
  const most = mostAttack(side, cost)
  return line(own > against ? 'gain' : 'risk', 'plan.takeover', { against, own, most })
}

/** The way without any support, where it is enough: then nobody is asked. SPK-R37. */
function unaided(side: Side, district: number, slot: Slot): Support | null {
  const { open, box } = side
  const ways = takeoverSupport(side, strengthIn(open, box, district), slot)
  return needsNobody(ways) ? (ways[0] ?? null) : null
}

/** A space where the building can come: the price, the token, the bonus, the dangers. */
export function site(side: Side, option: Site, slotId: string, ignoreDefence: boolean): Plan | null {
  const { box, open } = side
  const place = box.placeOf[option.space]
  const slot = box.slot[slotId]
  const space = place === undefined ? undefined : open.spaces[place]
  const district = place === undefined ? undefined : box.spaces[place]?.district
  if (!space || !slot || district === undefined) return null
  const { mode, cost } = option
  const fights = mode === 'takeover' && !ignoreDefence
  const way = fights ? unaided(side, district, slot) : null
  const fight = way ? takeOverPlan(side, way, slotId, option.space) : null
  const lines: Line[] = [...(fight?.lines ?? (fights ? [attackLine(side, district, cost)] : []))]
  if (slot.discards > 0) lines.push(line('cost', 'plan.discards', { count: slot.discards }))
  if (space.token !== null) lines.push(line('gain', 'plan.token', { token: space.token }))
  lines.push(...effectLines(side, box.effects[`slot:${slotId}`] ?? []))
  lines.push(...groupLine(side, slotId), ...dangers(side, district, space.guarded))
  return { lines, receipt: fight ? fight.receipt : receiptFor(side, cost) }
}
