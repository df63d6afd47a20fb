// What the steps of single abilities share: declining, spending a use, going back to the abilities left.

import type { OnePrompt, Seat } from '@backroom/engine'
import { ask, type Offer } from '../asked.ts'
import { NONE } from '../offered.ts'
import type { Box } from '../components/box.ts'
import { type CorTable, must } from '../state.ts'
import type { OneUse, Source } from '../steps/names.ts'
import type { Ability, AbilityOf } from './vocabulary.ts'

export function abilitiesOf(box: Box, source: Source): readonly Ability[] {
  switch (source.kind) {
    case 'front':
      return must(box.business, source.business).front ?? []
    case 'backs':
      return box.backs(source.businesses)
    case 'job':
      return must(box.job, source.job).ability
    case 'ally':
      return must(box.ally, source.ally).effects
  }
}

/** The ability in use, known to be of the kind that the step is for. */
export const abilityIn = <Do extends Ability['do']>(box: Box, use: OneUse): AbilityOf<Do> =>
  abilitiesOf(box, use.source)[use.index] as AbilityOf<Do>

export const leftOf = (use: OneUse): number => use.left[use.index] ?? 0

/** What the abilities come from, for the sentence of a prompt. */
export const about = ({
  source,
}: {
  readonly source: Source
}): { readonly place: string | readonly string[] } => {
  switch (source.kind) {
    case 'front':
      return { place: source.business }
    case 'backs':
      return { place: source.businesses }
    case 'job':
      return { place: source.job }
    case 'ally':
      return { place: source.ally }
  }
}

/**
 * COR-5.6: that the controller uses a front too is told as soon as they really use something of it, and once. Before
 * that they may still decline everything.
 */
export function tellShared<User extends { readonly seat: Seat; readonly source: Source }>(
  table: CorTable,
  use: User,
): User {
  const { seat, source } = use
  if (source.kind !== 'front' || !source.untold) return use
  table.tell({ type: 'frontShared', controller: seat, business: source.business })
  return { ...use, source: { kind: 'front', business: source.business } }
}

/** Back to the abilities that are left, after `spent` uses of this one. */
export function goOn(table: CorTable, { seat, source, left, index }: OneUse, spent: number): void {
  table.then('abilities', {
    seat,
    source,
    left: left.map((times, i) => (i === index ? Math.max(0, times - spent) : times)),
  })
}

/** COR-R4: an ability that is declined is not offered again. */
export const decline = (table: CorTable, use: OneUse): void => goOn(table, use, leftOf(use))

/** Abilities without a choice of their own: one uses them or not. */
type Plain = 'drawJobs' | 'takeHorseHead' | 'offer'
export type YesNo = Offer<`${Plain}.use` | 'none'>

/** Nothing to ask if the user has just picked it. */
export const whether = (use: OneUse, key: Plain, rule: string): OnePrompt<YesNo> | null =>
  use.chosen
    ? null
    : ask.one<Plain, YesNo>(use.seat, key, rule, [{ id: 'use', say: `${key}.use` }, NONE], {
        about: about(use),
      })
