// Cards and buildings before they are played: bonus, action, price, what waits at the space. SPK-12.3, SPK-14, SPK-15.

import type { Option } from '@backroom/engine'
import {
  type Effect,
  leverageOf,
  type Mode,
  mostAttack,
  needsNobody,
  type Operation,
  raiseCost,
  reputationOf,
  type Slot,
  strengthIn,
  takeoverSupport,
} from '@backroom/games/speakeasy'
import { effectLine, effectLines, reputationLines } from './effects.ts'
import { takeOverPlan } from './ways.ts'
import { type Line, line, type Look, type Plan, receiptFor } from './line.ts'

const ACTIONS: { readonly [type in Operation]: Effect } = {
  vip: { op: 'protect' },
  party: { op: 'sell' },
  still: { op: 'produce' },
  convoy: { op: 'pickup_deliver' },
}

/** The position once a card lies in its area and has raised what it raises without a question. SPK-R78. */
function withCard(look: Look, id: string): Look {
  const { box, state, seat } = look
  const card = box.card[id]
  const family = state.families[seat]
  if (!card || !family) return look
  const levels = { ...family.levels }
  for (const effect of box.effects[`card:${id}`] ?? [])
    if (
      effect.op === 'raise' &&
      effect.target !== 'any' &&
      raiseCost(box, { ...family, levels }, effect.target) === 0
    )
      levels[effect.target] += effect.n
  const then = {
    ...family,
    levels,
    area: { ...family.area, [card.type]: id },
    dealt: family.dealt.filter((held) => held !== id),
    drawn: family.drawn.filter((held) => held !== id),
  }
  const families = state.families.map((one, i) => (i === seat ? then : one))
  return { box, seat, state: { ...state, families } }
}

/** SPK-12.3, SPK-17.9: a card's bonus, then its action with what the bonus adds, and the leverage of all cards then. */
export function cardPlan(look: Look, id: string, given: { readonly range: number } | null): Plan | null {
  const { box, state, seat } = look
  const card = box.card[id]
  const family = state.families[seat]
  if (!card || !family) return null
  const lines: Line[] = effectLines(look, box.effects[`card:${id}`] ?? [])
  if (given === null)
    return { lines: [...lines, line('note', 'plan.printed', { leverage: card.leverage })], receipt: null }
  const after = withCard(look, id)
  const then = after.state.families[seat] ?? family
  for (let to = reputationOf(family) + 1; to <= reputationOf(then); to++)
    lines.push(...reputationLines(look, to))
  lines.push(
    effectLine(after, ACTIONS[card.type], {
      sale: card.sale,
      production: card.production,
      range: card.range + given.range,
    }),
  )
  const before = leverageOf(state, box, seat)
  const now = leverageOf(after.state, box, seat)
  lines.push(line(now < before ? 'cost' : 'gain', 'plan.leverage', { before, after: now }))
  return { lines, receipt: null }
}

/** SPK-14.10: a group that would be all built makes upgrades cheaper. */
function groupLine({ box, state, seat }: Look, slotId: string): Line[] {
  const slot = box.slot[slotId]
  const family = state.families[seat]
  if (!slot || !family) return []
  const { upgradeDiscountByGroup } = box.components.operationsBoard
  const discount = Object.entries(upgradeDiscountByGroup).find(([group]) => group === slot.group)?.[1] ?? 0
  const others = family.slots.some((id) => id !== slotId && box.slot[id]?.group === slot.group)
  return discount > 0 && !others ? [line('gain', 'plan.groupBuilt', { discount })] : []
}

/** A building still on the operations board. */
export function building(look: Look, slotId: string): Plan | null {
  const { box } = look
  const slot = box.slot[slotId]
  if (!slot) return null
  const lines: Line[] = [line('cost', 'plan.costs', { money: slot.cost })]
  if (slot.discards > 0) lines.push(line('cost', 'plan.discards', { count: slot.discards }))
  return {
    lines: [...lines, ...effectLines(look, box.effects[`slot:${slotId}`] ?? []), ...groupLine(look, slotId)],
    receipt: null,
  }
}

/** SPK-9.16: what a mob war of this act can bring; null where none comes. */
function warRange({ box, state }: Look): { readonly least: number; readonly most: number } | null {
  const letter = box.acts[state.act - 1]?.mobsterStack ?? null
  const wars = Object.values(box.mobster)
    .filter((mobster) => mobster.letter === letter)
    .map(({ war }) => war)
  return wars.length === 0 ? null : { least: Math.min(...wars), most: Math.max(...wars) }
}

/** SPK-6.3, SPK-14.5: the cop that is there or coming, and the war that is. */
function dangers(look: Look, district: number, guarded: boolean): Line[] {
  const { state } = look
  const lines: Line[] = []
  if (!guarded && state.cops.includes(district)) lines.push(line('risk', 'plan.cop'))
  else if (!guarded && state.patrols.includes(district)) lines.push(line('risk', 'plan.patrol'))
  const range = state.threats.includes(district) ? warRange(look) : null
  if (range) lines.push(line('risk', 'plan.war', range))
  return lines
}

/** How a takeover stands: what is there, and the most that could be put in. */
function attackLine(look: Look, district: number, cost: number): Line {
  const { state, box, seat } = look
  const against = strengthIn(state, box, district)
  const own = state.families[seat]?.levels.strength ?? 0
  const most = mostAttack(state, box, seat, cost)
  return line(own > against ? 'gain' : 'risk', 'plan.takeover', { against, own, most })
}

/** The way without any support, where it is enough: then nobody is asked. SPK-R37. */
function unaided(look: Look, district: number, slot: Slot): Option | null {
  const { state, box, seat } = look
  const ways = takeoverSupport(state, box, seat, strengthIn(state, box, district), slot)
  return needsNobody(ways) ? (ways[0] ?? null) : null
}

/** A space where the building can come: the price, the token, the bonus, the dangers. */
export function site(look: Look, option: Option, slotId: string, ignoreDefence: boolean): Plan | null {
  const { box, state } = look
  const place = box.placeOf[option.id]
  const slot = box.slot[slotId]
  const space = place === undefined ? undefined : state.spaces[place]
  const district = place === undefined ? undefined : box.spaces[place]?.district
  if (!space || !slot || district === undefined) return null
  const mode = ('mode' in option ? option.mode : 'open') as Mode
  const cost = 'cost' in option ? Number(option.cost) : slot.cost
  const fights = mode === 'takeover' && !ignoreDefence
  const way = fights ? unaided(look, district, slot) : null
  const fight = way ? takeOverPlan(look, way, slotId, option.id) : null
  const lines: Line[] = [...(fight?.lines ?? (fights ? [attackLine(look, district, cost)] : []))]
  if (slot.discards > 0) lines.push(line('cost', 'plan.discards', { count: slot.discards }))
  if (space.token !== null) lines.push(line('gain', 'plan.token', { token: space.token }))
  lines.push(...effectLines(look, box.effects[`slot:${slotId}`] ?? []))
  lines.push(...groupLine(look, slotId), ...dangers(look, district, space.guarded))
  return { lines, receipt: fight ? fight.receipt : receiptFor(look, cost) }
}
