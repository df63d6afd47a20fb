// What a table can be set to: families for the seats, the variants of LCN-22, a corrected components file.

import { OptionError } from '@backroom/engine'
import * as v from 'valibot'
import { chosenProblems, readBy } from '../reading.ts'
import { type Components, PRINTED, readComponents } from './components.ts'
import { type FamilyId, type Pace, PACES, VARIANTS, type Variant } from './words.ts'

const schema = v.strictObject({
  /** LCN-R5: the family of each seat; null or none: whichever is free. */
  families: v.optional(v.array(v.nullable(v.string()))),
  /** LCN-2.12, LCN-R5: with fewer than five, those who have not chosen get the recommended families first. */
  firstGame: v.optional(v.boolean()),
  variants: v.optional(v.array(v.picklist(VARIANTS))),
  /** LCN-R32: whether offers and words may be for one player's ears alone. */
  privateTalk: v.optional(v.boolean()),
  /** LCN-R30: how much time the table gives its people. */
  pace: v.optional(v.picklist(PACES)),
  /** LCN-22.6: a limit for planning turns, in seconds; none: they last as long as they take. */
  planningSeconds: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(3600)))),
  components: v.optional(v.unknown()),
})

export interface Options {
  readonly families: readonly (FamilyId | null)[]
  readonly firstGame: boolean
  readonly variants: readonly Variant[]
  readonly privateTalk: boolean
  readonly pace: Pace
  readonly planningSeconds: number | null
  readonly components: Components
}

export function readOptions(given: unknown, seats: number): Options {
  const { families = [], ...output } = readBy(schema, 'options', given)
  const components = output.components === undefined ? PRINTED : readComponents(output.components)
  const known = components.families.map((family) => family.id)
  const problems = chosenProblems('options.families', 'family', families, { known, families: seats })
  if (problems.length > 0) throw new OptionError(problems)
  return {
    families,
    firstGame: output.firstGame ?? false,
    variants: [...new Set(output.variants ?? [])],
    privateTalk: output.privateTalk ?? true,
    pace: output.pace ?? 'normal',
    planningSeconds: output.planningSeconds ?? null,
    components,
  }
}
