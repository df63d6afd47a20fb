// The icon of an effect, a requirement, a level, a kind: one picture for one thing, wherever it is printed.

import type { AssociateBonus, CrateBack, Effect, Kind, Level, Location } from '@backroom/games/speakeasy'
import type { IconName } from './icons.ts'

/** An icon with what stands beside it: `+1`, `×2`, `2`. */
export interface Sign {
  readonly icon: IconName
  readonly mark: string
}

export const LEVEL_ICONS: { readonly [level in Level]: IconName } = {
  vip: 'top-hat',
  party: 'saxophone',
  still: 'still',
  convoy: 'truck',
  strength: 'mailed-fist',
}

export const KIND_ICONS: { readonly [kind in Kind]: IconName } = {
  speakeasy: 'speak',
  still: 'still',
  nightclub: 'club',
  casino: 'casino',
}

export const LOCATION_ICONS: { readonly [location in Location]: IconName } = {
  docks: 'harbor-dock',
  cityhall: 'capitol',
  restaurant: 'knife-fork',
  commission: 'round-table',
  contractor: 'trowel',
  planning: 'pencil-ruler',
  garage: 'home-garage',
  park: 'park-bench',
}

const sign = (icon: IconName, mark = ''): Sign => ({ icon, mark })
const many = (n: number): string => (n > 1 ? String(n) : '')

/** The signs of one effect, in the order of reading. */
export function signsOf(effect: Effect): readonly Sign[] {
  switch (effect.op) {
    case 'gain_leverage':
      return [sign('envelope', many(effect.n))]
    case 'gain_family':
      return [sign('member', many(effect.n))]
    case 'gain_goon':
      return [sign('brass-knuckles', many(effect.n))]
    case 'hire_goons':
      return [sign('brass-knuckles', '$')]
    case 'gain_book':
      return [sign('white-book', many(effect.n))]
    case 'gain_helper':
      return [sign('bow-tie', many(effect.n))]
    case 'copy_helper':
      return [sign('bow-tie', '×2')]
    case 'gain_city_token':
      return [sign('coin', many(effect.n))]
    case 'draw_operation':
      return effect.type === 'any'
        ? [sign('card-draw', many(effect.n))]
        : [sign('card-draw'), sign(LEVEL_ICONS[effect.type], many(effect.n))]
    case 'raise':
      return effect.target === 'any'
        ? [sign('upgrade', many(effect.n))]
        : [sign('upgrade'), sign(LEVEL_ICONS[effect.target], many(effect.n))]
    case 'raise_by_discard':
      return [sign('card-discard'), sign('upgrade'), sign(LEVEL_ICONS[effect.target])]
    case 'cash':
      return [sign('cash', `$${effect.n}`)]
    case 'play_operation': {
      const bonus = effect.rangeBonus === undefined ? '' : `+${effect.rangeBonus}`
      return [sign(effect.type === 'any' ? 'card-play' : LEVEL_ICONS[effect.type], bonus)]
    }
    case 'protect':
      return [sign('top-hat')]
    case 'sell':
      return [sign('saxophone')]
    case 'produce':
      return [sign('still')]
    case 'pickup_deliver':
      return [sign('truck')]
    case 'build':
      return [
        ...effect.kinds.map((kind) => sign(KIND_ICONS[kind])),
        ...(effect.times > 1 ? [sign('trowel', `×${effect.times}`)] : []),
        ...(effect.ignoreDefence ? [sign('no')] : []),
      ]
    case 'associate':
      return [sign('shaking-hands')]
    case 'ambush':
      return [sign('crossed-pistols')]
    case 'change_turn_order':
      return [sign('podium')]
    case 'restaurant_two_of_three':
      return [sign('card-play', '2×'), sign('coin'), sign('white-book')]
    case 'park_swap':
      return [sign('swap')]
    case 'action_sell_limit':
      return [sign('saxophone', `+${effect.n}`)]
    case 'action_production':
      return [sign('still', `+${effect.n}`)]
    case 'action_truck_range':
      return [sign('truck', `+${effect.n}`)]
  }
}

/** The permanent bonus on the back of a crate. */
export function signOfCrate(back: CrateBack): Sign {
  switch (back.op) {
    case 'mod_sell_limit':
      return sign('saxophone', `+${back.n}`)
    case 'mod_building_defence':
      return sign('shield', `+${back.n}`)
    case 'mod_associate_cost':
      return sign('shaking-hands', `−$${-back.n}`)
    case 'mod_city_token_limit':
      return sign('coin', `+${back.n}`)
    case 'mod_truck_range':
      return sign('truck', `+${back.n}`)
    case 'mod_choose_dock_bonus':
      return sign('wooden-pier')
    case 'mod_takeover_attack':
      return sign('mailed-fist', `+${back.n}`)
    case 'mod_leverage':
      return sign('envelope', `+${back.n}`)
    case 'mod_production':
      return sign('still', `+${back.n}`)
  }
}

/** What an associate brings. */
export function signOfAssociate(bonus: AssociateBonus): Sign {
  switch (bonus.op) {
    case 'assoc_building_defence':
      return sign('shield', `+${bonus.n}`)
    case 'assoc_family_dock_and_vip':
      return sign('member', '2')
    case 'assoc_leverage':
      return sign('envelope', `+${bonus.n}`)
    case 'assoc_still_defence_free':
      return sign('still', '$0')
    case 'assoc_city_tokens':
      return sign('coin', String(bonus.n))
    case 'assoc_once_free':
      return sign('shaking-hands', '1×$0')
    case 'assoc_ship_attack':
      return sign('crossed-pistols', `+${bonus.n}`)
    case 'assoc_takeover_discount':
      return sign('trowel', `−$${bonus.n}`)
  }
}
