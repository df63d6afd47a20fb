// Opening, taking over and upgrading. SPK-14, SPK-15.

import { interned, type Seat } from '@backroom/engine'
import { ask, type Choice, NONE, type None, type Site, type Support } from '../asked.ts'
import { districtOf } from '../rules/board.ts'
import type { Box } from '../components/box.ts'
import { pay } from '../rules/money.ts'
import { alike, costOf, different, sitesFor, strengthIn, whyNotBuild } from '../rules/sites.ts'
import {
  familyOf,
  item,
  must,
  type Open,
  type Side,
  sideOf,
  type Speakeasy,
  type SpkStep,
  type SpkTable,
} from '../state.ts'
import { associateCost, associateOf, needsNobody, takeoverBase, takeoverSupport } from '../rules/strength.ts'
import type { Help, Kind, SlotId, SpaceId, TokenId } from '../words.ts'
import { gain } from './effects.ts'

export type SlotOption = Choice<'slot'>
const slots = interned(
  (slot: SlotId, kind: Kind, cost: number, cards: number): SlotOption => ({
    id: slot,
    say: 'slot',
    slot,
    kind,
    cost,
    cards,
  }),
)
export function slotOption(box: Box, id: SlotId): SlotOption {
  const { kind, cost, discards } = must(box.slot, id)
  return slots(id, kind, cost, discards)
}

/** SPK-D18: which building, up to so many times; each is finished before the next is chosen (SPK-R69). */
export const build: SpkStep<'build', SlotOption | None | undefined> = {
  ask(state, { seat, kit }, box, sieve) {
    const family = familyOf(state.open, seat)
    const side = sideOf(state, box, seat)
    const why = (slot: SlotId) => whyNotBuild(side, slot, must(box.kit, kit))
    const options = sieve.sift<SlotId, SlotOption | None>(different(box, family), why, (slot) =>
      slotOption(box, slot),
    )
    // What speaks against one casino speaks against those that are like it.
    if (sieve.asking)
      for (const slot of alike(box, family)) {
        const reason = why(slot)
        if (reason) sieve.not(slotOption(box, slot), reason)
      }
    if (options.length === 0) return null
    options.push(NONE)
    return ask.one(seat, 'build', 'SPK-14.2', options)
  },
  run(_state, { seat, kit, times }, picked, table) {
    if (picked?.say !== 'slot') return
    table.then('site', { seat, kit, slot: picked.slot })
    if (times > 1) table.then('build', { seat, kit, times: times - 1 })
  },
}

/** Where it comes. */
export const site: SpkStep<'site', Site> = {
  ask: (state, { seat, kit, slot }, box, sieve) =>
    ask.one(seat, 'site', 'SPK-14.4', sitesFor(sideOf(state, box, seat), slot, must(box.kit, kit), sieve), {
      auto: true,
      about: { slot, ignoreDefence: must(box.kit, kit).ignoreDefence },
    }),
  run(_state, { seat, kit, slot }, { space, mode }, table) {
    if (mode === 'takeover' && !must(table.box.kit, kit).ignoreDefence)
      table.then('takeOver', { seat, slot, space })
    else start(seat, slot, space, { mode, goons: 0, help: 'alone' }, table)
  },
}

function start(
  seat: Seat,
  slot: SlotId,
  space: SpaceId,
  how: { readonly mode: Site['mode']; readonly goons: number; readonly help: Help },
  table: SpkTable,
): void {
  const { discards } = must(table.box.slot, slot)
  if (discards > 0) table.then('discard', { seat, count: discards, reason: 'casino' })
  table.then('erect', { seat, slot, space, ...how })
}

const waysToTake = (side: Side, slot: SlotId, space: SpaceId): Support[] => {
  const { open, box } = side
  const district = districtOf(box, must(box.placeOf, space))
  return takeoverSupport(side, strengthIn(open, box, district), must(box.slot, slot))
}

/** SPK-D19, SPK-D36: goons and associate; whoever thinks better of it has used up this build. */
export const takeOver: SpkStep<'takeOver', Support | None | undefined> = {
  ask(state, { seat, slot, space }, box) {
    const { open } = state
    const ways = waysToTake(sideOf(state, box, seat), slot, space)
    // SPK-R37: the takeover itself was chosen; support that costs anything is a choice of its own, be it the only way.
    if (ways.length === 0 || needsNobody(ways)) return null
    const strength = strengthIn(open, box, districtOf(box, must(box.placeOf, space)))
    const about = { slot, space, strength, own: takeoverBase(box, familyOf(open, seat)) }
    return ask.one(seat, 'takeOver', 'SPK-14.7', [...ways, NONE], { about })
  },
  run(state, { seat, slot, space }, picked, table) {
    const way = picked ?? waysToTake(sideOf(state, table.box, seat), slot, space)[0]
    if (!way || way.say === 'none') return
    start(seat, slot, space, { mode: 'takeover', goons: way.goons, help: way.help }, table)
  },
}

/** SPK-6.11, 6.12: goons go back; the associate is paid or helps this once. */
export function spendSupport(
  state: Speakeasy,
  seat: Seat,
  { goons, help }: { readonly goons: number; readonly help: Help },
  takeover: boolean,
  table: SpkTable,
): void {
  const { open } = state
  const family = familyOf(open, seat)
  family.goons -= goons
  const mobster = associateOf(open, table.box, seat)
  if (help === 'paid') pay(state, seat, associateCost(open, table.box, seat, takeover), 'associate', table)
  if (help === 'free' && mobster) family.helped.push(mobster.id)
}

/** SPK-14.7: attack against strength; nothing to say where his strength was ignored. */
function fought(
  open: Open,
  box: Box,
  seat: Seat,
  space: SpaceId,
  { goons, help }: { readonly goons: number; readonly help: Help },
): { readonly attack?: number; readonly strength?: number } {
  const friend = help === 'alone' ? 0 : (associateOf(open, box, seat)?.strength ?? 0)
  const attack = takeoverBase(box, familyOf(open, seat)) + goons + friend
  const strength = strengthIn(open, box, districtOf(box, must(box.placeOf, space)))
  return attack > strength ? { attack, strength } : {}
}

/** SPK-14.4, 14.8, 15.5: pay, build, take the city token, gain the bonus. */
export const erect: SpkStep<'erect'> = {
  run(state, { seat, slot: slotId, space: spaceId, mode, goons, help }, _picked, table) {
    const { box } = table
    const { open } = state
    const family = familyOf(open, seat)
    const fight = mode === 'takeover' ? fought(open, box, seat, spaceId, { goons, help }) : {}
    pay(state, seat, costOf(box, family, must(box.slot, slotId), mode), 'building', table)
    spendSupport(state, seat, { goons, help }, true, table)
    const space = item(open.spaces, must(box.placeOf, spaceId))
    if (space.mob) {
      space.mob = false
      open.mobSupply++
    }
    // SPK-15.5: the speakeasy leaves the game; member and barrel stay (SPK-R22).
    if (space.slot !== null) family.lost.push(space.slot)
    const token = settle(open, seat, slotId, spaceId, table)
    const { kind } = must(box.slot, slotId)
    const building = { slot: slotId, kind, space: spaceId, mode, token }
    table.tell({ type: 'built', seat, ...building, goons, help, ...fight })
    gain(open, seat, `slot:${slotId}`, table)
  },
}

/** A building leaves the operations board for its space; the city token there goes the other way. */
export function settle(
  open: Open,
  seat: Seat,
  slotId: SlotId,
  spaceId: SpaceId,
  table: SpkTable,
): TokenId | null {
  const family = familyOf(open, seat)
  const space = item(open.spaces, must(table.box.placeOf, spaceId))
  const { token } = space
  family.slots.splice(family.slots.indexOf(slotId), 1)
  space.owner = seat
  space.slot = slotId
  if (token !== null) family.tokens.push(token)
  space.token = null
  return token
}
