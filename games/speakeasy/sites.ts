// Where a building can come, and what it costs there. SPK-14, SPK-15.

import type { Seat } from '@backroom/engine'
import { districtOf, has, hasKindIn, isEmpty, zoneAt } from './board.ts'
import type { Box, Kit } from './box.ts'
import { Made } from './made.ts'
import { funds } from './money.ts'
import type { Slot } from './pieces.ts'
import { at, familyOf, type Family, handCount, of, type Space, type Speakeasy } from './state.ts'
import { mostAttack, takeoverBase } from './strength.ts'
import { type Mode, MODES, type SlotId, type SpaceId, ZONES } from './words.ts'

/** SPK-15.7: by the dearest group that has left the operations board altogether. */
export function upgradeDiscount(box: Box, family: Family): number {
  const { upgradeDiscountByGroup: byGroup } = box.components.operationsBoard
  let best = 0
  for (const group of ['left', 'middle', 'right'] as const)
    if (byGroup[group] > best && !family.slots.some((slot) => of(box.slot, slot).group === group))
      best = byGroup[group]
  return best
}

/** SPK-R52: a discount cannot make a price negative. */
export const costOf = (box: Box, family: Family, slot: Slot, mode: Mode): number =>
  mode === 'upgrade' ? Math.max(0, slot.cost - upgradeDiscount(box, family)) : slot.cost

export interface Site {
  readonly id: SpaceId
  readonly say: 'openHere' | 'takeOverHere' | 'upgradeHere'
  readonly mode: Mode
  readonly cost: number
  /** SPK-14.6: how much strength a takeover needs besides one's own. */
  readonly short: number
}

const SAY = { open: 'openHere', takeover: 'takeOverHere', upgrade: 'upgradeHere' } as const
const sites = new Made<Site>((key) => {
  const [mode = 'open', cost = 0, id = '', short = 0] = key.split(':')
  return { id, say: SAY[mode as Mode], mode: mode as Mode, cost: Number(cost), short: Number(short) }
})

/** The strength token of a district. */
export const strengthIn = (state: Speakeasy, box: Box, district: number): number => {
  const mob = state.mobs[district]
  return mob ? of(box.mobster, mob.tile).strength : 0
}

/** How a building of this slot could come to a place; null: not at all. SPK-14.4, 14.6, 14.9, 15.4, 15.5. */
function modeAt(
  state: Speakeasy,
  box: Box,
  seat: Seat,
  place: number,
  look: {
    readonly kit: Kit
    readonly allowed: { readonly [mode in Mode]: boolean }
    readonly attack: number
  },
): Mode | null {
  const space = state.spaces[place] as Space
  if (space.mob) {
    if (!look.allowed.takeover) return null
    const district = districtOf(box, place)
    // SPK-14.9: not in the district of the own associate.
    if (familyOf(state, seat).associate === district) return null
    return look.kit.ignoreDefence || look.attack > strengthIn(state, box, district) ? 'takeover' : null
  }
  if (space.owner === seat) return look.allowed.upgrade && has(box, space, 'speakeasy') ? 'upgrade' : null
  return look.allowed.open && isEmpty(state, box, place) ? 'open' : null
}

/** SPK-14.6: what goons and associate have to add here. */
const shortOf = (state: Speakeasy, box: Box, family: Family, place: number): number =>
  Math.max(0, strengthIn(state, box, districtOf(box, place)) + 1 - takeoverBase(box, family))

/** All places for a building of this slot, or only the first one found. */
function find(state: Speakeasy, box: Box, seat: Seat, slotId: SlotId, kit: Kit, all: boolean): Site[] {
  const family = familyOf(state, seat)
  const slot = of(box.slot, slotId)
  const found: Site[] = []
  if (handCount(family) < slot.discards) return found
  const money = funds(box, family)
  const allowed = { open: false, takeover: false, upgrade: false }
  for (const mode of MODES)
    allowed[mode] = kit.modes.includes(mode) && costOf(box, family, slot, mode) <= money
  if (!allowed.open && !allowed.takeover && !allowed.upgrade) return found
  const attack = allowed.takeover ? mostAttack(state, box, seat, slot.cost) : 0
  // SPK-15.1: one nightclub and one casino per zone.
  const rare = slot.kind === 'nightclub' || slot.kind === 'casino'
  const full = rare ? ZONES.filter((zone) => hasKindIn(state, box, seat, slot.kind, zone)) : []
  for (let place = 0; place < state.spaces.length; place++) {
    if (full.length > 0 && full.includes(zoneAt(box, place))) continue
    const mode = modeAt(state, box, seat, place, { kit, allowed, attack })
    if (mode === null) continue
    const cost = costOf(box, family, slot, mode)
    const short = mode === 'takeover' && !kit.ignoreDefence ? shortOf(state, box, family, place) : 0
    found.push(sites.get(`${mode}:${cost}:${at(box.spaces, place).id}:${short}`))
    if (!all) return found
  }
  return found
}

export const sitesFor = (state: Speakeasy, box: Box, seat: Seat, slot: SlotId, kit: Kit): Site[] =>
  find(state, box, seat, slot, kit, true)

/** Slots of the kit's kinds that could be built somewhere; casinos are all alike, one of them is enough. */
export function buildable(state: Speakeasy, box: Box, seat: Seat, kit: Kit): SlotId[] {
  const family = familyOf(state, seat)
  let casino = false
  return family.slots.filter((id) => {
    const slot = of(box.slot, id)
    if (!kit.kinds.includes(slot.kind)) return false
    if (slot.kind === 'casino') {
      if (casino) return false
      casino = true
    }
    return find(state, box, seat, id, kit, false).length > 0
  })
}

export const canBuild = (state: Speakeasy, box: Box, seat: Seat, kit: Kit): boolean =>
  familyOf(state, seat).slots.some(
    (id) => kit.kinds.includes(of(box.slot, id).kind) && find(state, box, seat, id, kit, false).length > 0,
  )
