// The vocabulary put to work: every ability with when it is possible and what it does.

import type { Reason } from '@backroom/engine'
import { reason } from '../asked.ts'
import { BUSINESSES } from './businesses.ts'
import type { Deed, Deeds, Now } from './deed.ts'
import { FIGURES } from './figures.ts'
import { HITS } from './hits.ts'
import { ICONS } from './icons.ts'
import { RIVALS } from './rivals.ts'
import type { Ability } from './vocabulary.ts'

const DEEDS: Deeds = { ...ICONS, ...BUSINESSES, ...FIGURES, ...HITS, ...RIVALS }

/** The deed of an ability, for whoever gives it that very ability. */
export const deedOf = ({ do: does }: Ability): Omit<Deed<Ability['do']>, 'step'> => DEEDS[does]

export const deedSteps = Object.fromEntries(
  Object.entries(DEEDS).map(([does, { step }]) => [does, step]),
) as { readonly [Do in Ability['do']]: Deeds[Do]['step'] }

const ABILITY_DONE = reason('COR-R4', 'abilityDone')

/** Why one of the abilities can do nothing now; null where it can. */
export function hindrance(now: Now, index: number): Reason | null {
  const ability = now.abilities[index]
  if (!ability || (now.use.left[index] ?? 0) === 0) return ABILITY_DONE
  return deedOf(ability).hindrance(now, ability)
}
