// The one door to the game's own folder: its types, its components, its sums over what the viewer may know.

import { type Box, openBox } from '../../../games/speakeasy/components/box.ts'
import printed from '../../../games/speakeasy/components.json' with { type: 'json' }
import type { Components } from '../../../games/speakeasy/components/schema.ts'
import type { Family, Speakeasy } from '../../../games/speakeasy/state.ts'
import type { SpeakeasyView } from '../../../games/speakeasy/view/view.ts'
import { OPERATIONS } from '../../../games/speakeasy/words.ts'
import type { Scene } from '../../kit/screen.ts'

export {
  buildingsOf,
  hasVipSeat,
  membersInDock,
  operates,
  operatesAt,
  operatingStill,
  shipIn,
  shops,
} from '../../../games/speakeasy/rules/board.ts'
export { type Box, kitId } from '../../../games/speakeasy/components/box.ts'
export { controllersOf, countControl, payoutOf } from '../../../games/speakeasy/rules/control.ts'
export { crateCash } from '../../../games/speakeasy/rules/crates.ts'
export { raiseCost } from '../../../games/speakeasy/rules/levels.ts'
export { cookable } from '../../../games/speakeasy/rules/objectives.ts'
export type { Slot } from '../../../games/speakeasy/components/pieces.ts'
export { canDo, mostGoons, mostProtected, payableColumns } from '../../../games/speakeasy/rules/possible.ts'
export type { Effect } from '../../../games/speakeasy/components/printed.ts'
export { canRaid, type Raid, raidsOn, zoneOfShip } from '../../../games/speakeasy/rules/ships.ts'
export {
  buildable,
  type Site,
  sitesFor,
  strengthIn,
} from '../../../games/speakeasy/rules/sites.ts'
export {
  kindOf,
  reputationOf,
  type ShipAt,
  type Space,
  type Speakeasy,
} from '../../../games/speakeasy/state.ts'
export { priceOf } from '../../../games/speakeasy/steps/cards.ts'
export {
  associateCost,
  associateOf,
  freeDefence,
  leverageCost,
  leverageOf,
  modifier,
  mostAttack,
  needsNobody,
  production,
  saleLimit,
  type Support,
  takeoverSupport,
  truckRange,
  trucksOf,
} from '../../../games/speakeasy/rules/strength.ts'
export { goonsCost } from '../../../games/speakeasy/rules/supply.ts'
export type { SpeakeasyView } from '../../../games/speakeasy/view/view.ts'
export {
  type District,
  type Group,
  GROUPS,
  type Kind,
  type Level,
  LEVELS,
  type Location,
  type Mode,
  type Operation,
  OPERATIONS,
  type Zone,
  ZONES,
} from '../../../games/speakeasy/words.ts'

export type FamilyView = SpeakeasyView['families'][number]

/** The file as it was printed. The engine has read and checked it, and so it has a file that a table brings. */
const PRINTED = printed as Components

function componentsOf(options: unknown): Components {
  const given =
    typeof options === 'object' && options !== null && 'components' in options && options.components
  return typeof given === 'object' && given !== null ? (given as Components) : PRINTED
}

/** The box of a table of so many families. */
export const boxFor = (families: number, options: unknown = {}): Box =>
  openBox({ components: componentsOf(options), families, rebuildStill: false, solo: null })

export const viewOf = (scene: Scene): SpeakeasyView => scene.sight.view as SpeakeasyView
export const boxOf = (scene: Scene): Box => boxFor(viewOf(scene).families.length, scene.options)

/** The seat of whoever looks; null for somebody who only watches. */
export const seatOf = (scene: Scene): number | null =>
  typeof scene.viewer === 'number' ? scene.viewer : null

export const familyOf = (scene: Scene, seat: number): FamilyView | null =>
  viewOf(scene).families[seat] ?? null

const known = new WeakMap<SpeakeasyView, Speakeasy>()

/**
 * What the viewer knows, in the shape that the game's own sums ask for. What is hidden is empty there (other
 * hands, other safes, what lies face down), so no sum can lean on it: ask only about families that may be looked at.
 */
export function knownState(view: SpeakeasyView): Speakeasy {
  const found = known.get(view)
  if (found) return found
  const {
    secrets,
    threatStacks: _t,
    patrolStacks: _p,
    tokenStacks,
    helperDeck: _h,
    crates,
    sheet,
    ...open
  } = view
  const families = view.families.map((family, seat): Family => {
    const own = secrets[seat]
    return {
      ...family,
      safe: own?.safe ?? 0,
      dealt: [],
      drawn: [...(own?.hand ?? [])],
      used: [...(own?.used ?? [])],
    }
  })
  const deck = (type: (typeof OPERATIONS)[number]) => {
    const { top } = view.decks[type]
    return { cards: top === null ? [] : [top], under: 0 }
  }
  const [vip, party, still, convoy] = OPERATIONS
  const state: Speakeasy = {
    ...open,
    families,
    threatStacks: [],
    patrolStacks: [],
    tiles: { A: [], B: [], C: [], D: [] },
    tilesGone: [],
    tokenStacks: tokenStacks.map(() => []),
    decks: { vip: deck(vip), party: deck(party), still: deck(still), convoy: deck(convoy) },
    helperDeck: [],
    crates: crates.top === null ? [] : [crates.top],
    raised: null,
    sheet: sheet === null ? null : [...sheet],
  }
  known.set(view, state)
  return state
}

export const knownOf = (scene: Scene): Speakeasy => knownState(viewOf(scene))
