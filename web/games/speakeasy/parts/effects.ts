// The icon of an effect, a requirement, a level, a kind: one picture for one thing, wherever it is printed.

import {
  type AssociateBonus,
  type CrateBack,
  type Effect,
  type Location,
  type Sign as Named,
  signsOf as namedSigns,
} from '@backroom/games/speakeasy'
import type { IconName } from './icons.ts'

/** An icon of ours with what stands beside it: `+1`, `×2`, `2`. */
export interface Sign extends Named {
  readonly icon: IconName
}

export { KIND_ICONS, LEVEL_ICONS } from '@backroom/games/speakeasy'

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

/** The signs of something printed; its entry names the pictures, and a test knows that all of them are there. */
export const signsOf = (printed: Effect | CrateBack | AssociateBonus): readonly Sign[] =>
  namedSigns(printed) as readonly Sign[]
