// Where a building can come, and what it costs there. SPK-14, SPK-15.

import { interned, type Seat, type Sieve, SILENT } from '@backroom/engine'
import type { Site, Why } from '../asked.ts'
import { districtOf, has, hasKindIn, zoneAt } from './board.ts'
import type { Box, Kit } from '../components/box.ts'
import { funds } from './money.ts'
import type { Slot } from '../components/pieces.ts'
import { type Family, familyOf, handCount, item, must, type Open, type Side, type Space } from '../state.ts'
import { mostAttack, takeoverBase } from './strength.ts'
import { type Mode, MODES, type SlotId, type SpaceId, ZONES } from '../words.ts'

/** SPK-15.7: by the dearest group that has left the operations board altogether. */
export function upgradeDiscount(box: Box, family: Family): number {
  const { upgradeDiscountByGroup: byGroup } = box.components.operationsBoard
  let best = 0
  for (const group of ['left', 'middle', 'right'] as const)
    if (byGroup[group] > best && !family.slots.some((slot) => must(box.slot, slot).group === group))
      best = byGroup[group]
  return best
}

/** SPK-R52: a discount cannot make a price negative. */
export const costOf = (box: Box, family: Family, slot: Slot, mode: Mode): number =>
  mode === 'upgrade' ? Math.max(0, slot.cost - upgradeDiscount(box, family)) : slot.cost

const SAY = { open: 'openHere', takeover: 'takeOverHere', upgrade: 'upgradeHere' } as const
const siteOption = interned(
  (mode: Mode, cost: number, space: SpaceId, short: number): Site => ({
    id: space,
    say: SAY[mode],
    space,
    mode,
    cost,
    short,
  }),
)

/** The strength token of a district. */
export const strengthIn = (open: Open, box: Box, district: number): number => {
  const mob = open.mobs[district]
  return mob ? must(box.mobster, mob.tile).strength : 0
}

const OTHER_KIND: Why = { rule: 'SPK-14.2', why: 'otherKind' }
const NO_SITE_OR_MONEY: Why = { rule: 'SPK-14.3', why: 'noSiteOrMoney' }
const TOO_DEAR: Why = { rule: 'SPK-14.3', why: 'tooDear' }
const NOT_BY_THIS: Why = { rule: 'SPK-14.2', why: 'notByThis' }
const OWN_ASSOCIATE: Why = { rule: 'SPK-14.9', why: 'ownAssociate' }
const MOB_TOO_STRONG: Why = { rule: 'SPK-14.6', why: 'tooStrong' }
const OCCUPIED: Why = { rule: 'SPK-2.10', why: 'spaceOccupied' }
const DISTRICT_BLOCKED: Why = { rule: 'SPK-6.15', why: 'districtBlocked' }
const ONE_A_ZONE: Why = { rule: 'SPK-15.1', why: 'oneAZone' }

interface Look {
  readonly kit: Kit
  /** The modes of the kit that can be paid. */
  readonly allowed: { readonly [mode in Mode]: boolean }
  readonly attack: number
}

/** The mode, unless this action or the money rules it out. */
const by = (mode: Mode, { kit, allowed }: Look): Mode | Why =>
  allowed[mode] ? mode : kit.modes.includes(mode) ? TOO_DEAR : NOT_BY_THIS

/** How a building of this slot could come to a place, or why not. SPK-14.4, 14.6, 14.9, 15.4, 15.5. */
function modeAt(open: Open, box: Box, seat: Seat, place: number, look: Look): Mode | Why {
  const space = open.spaces[place] as Space
  if (space.mob) {
    const district = districtOf(box, place)
    if (familyOf(open, seat).associate === district) return OWN_ASSOCIATE
    const beaten = look.kit.ignoreDefence || look.attack > strengthIn(open, box, district)
    return beaten || !look.allowed.takeover ? by('takeover', look) : MOB_TOO_STRONG
  }
  if (space.owner === seat && look.kit.modes.includes('upgrade') && has(box, space, 'speakeasy'))
    return by('upgrade', look)
  if (space.owner >= 0) return OCCUPIED
  return open.blocked.includes(districtOf(box, place)) ? DISTRICT_BLOCKED : by('open', look)
}

/** How a building would have come to a place where it cannot. */
const wouldBe = ({ mob, owner }: Space, seat: Seat): Mode =>
  mob ? 'takeover' : owner === seat ? 'upgrade' : 'open'

/** SPK-14.6: what goons and associate have to add here. */
const shortOf = (open: Open, box: Box, family: Family, place: number): number =>
  Math.max(0, strengthIn(open, box, districtOf(box, place)) + 1 - takeoverBase(box, family))

function siteAt({ open, box, seat }: Side, slot: Slot, kit: Kit, place: number, mode: Mode): Site {
  const family = familyOf(open, seat)
  const short = mode === 'takeover' && !kit.ignoreDefence ? shortOf(open, box, family, place) : 0
  return siteOption(mode, costOf(box, family, slot, mode), item(box.spaces, place).id, short)
}

/** All places for a building of this slot, or only the first one found. */
function find(side: Side, slotId: SlotId, kit: Kit, all: boolean, sieve: Sieve): Site[] {
  const { open, own, box, seat } = side
  const family = familyOf(open, seat)
  const slot = must(box.slot, slotId)
  const found: Site[] = []
  if (handCount(own) < slot.discards) return found
  const money = funds(side)
  const allowed = { open: false, takeover: false, upgrade: false }
  for (const mode of MODES)
    allowed[mode] = kit.modes.includes(mode) && costOf(box, family, slot, mode) <= money
  if (!allowed.open && !allowed.takeover && !allowed.upgrade) return found
  const attack = allowed.takeover ? mostAttack(side, slot.cost) : 0
  // SPK-15.1: one nightclub and one casino per zone.
  const rare = slot.kind === 'nightclub' || slot.kind === 'casino'
  const full = rare ? ZONES.filter((zone) => hasKindIn(open, box, seat, slot.kind, zone)) : []
  const look = { kit, allowed, attack }
  for (let place = 0; place < open.spaces.length; place++) {
    const mode =
      full.length > 0 && full.includes(zoneAt(box, place)) ? ONE_A_ZONE : modeAt(open, box, seat, place, look)
    if (typeof mode !== 'string') {
      if (sieve.asking)
        sieve.not(siteAt(side, slot, kit, place, wouldBe(item(open.spaces, place), seat)), mode)
      continue
    }
    found.push(siteAt(side, slot, kit, place, mode))
    if (!all) return found
  }
  return found
}

/** Every place where the building can come; the sieve hears why not elsewhere. */
export const sitesFor = (side: Side, slot: SlotId, kit: Kit, sieve: Sieve = SILENT): Site[] =>
  find(side, slot, kit, true, sieve)

/** Why a building cannot be built by this action; null: it can, somewhere. */
export function whyNotBuild(side: Side, id: SlotId, kit: Kit): Why | null {
  if (!kit.kinds.includes(must(side.box.slot, id).kind)) return OTHER_KIND
  return find(side, id, kit, false, SILENT).length > 0 ? null : NO_SITE_OR_MONEY
}

/** Casinos are all alike: those that another one on the operations board stands for. */
export const alike = (box: Box, { slots }: Family): SlotId[] =>
  slots.filter((id) => must(box.slot, id).kind === 'casino').slice(1)

/** The buildings on the operations board, one of each that are alike. */
export function different(box: Box, family: Family): SlotId[] {
  const others = alike(box, family)
  return family.slots.filter((id) => !others.includes(id))
}

/** Of these the ones that could be built somewhere. */
export const buildable = (side: Side, kit: Kit): SlotId[] =>
  different(side.box, familyOf(side.open, side.seat)).filter((id) => whyNotBuild(side, id, kit) === null)

export const canBuild = (side: Side, kit: Kit): boolean =>
  familyOf(side.open, side.seat).slots.some((id) => whyNotBuild(side, id, kit) === null)
