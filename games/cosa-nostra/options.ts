// What a table can be set to: families for the seats, the variants of LCN-22, a corrected components file.

import { OptionError } from '@backroom/engine'
import * as v from 'valibot'
import { bySeat, file, flag, numberOrNone, oneOf, optionsIn, someOf } from '../choices.ts'
import { chosenProblems, readBy } from '../reading.ts'
import { type Components, PRINTED, readComponents } from './components/components.ts'
import { type FamilyId, type Pace, PACES, VARIANTS, type Variant } from './words.ts'

const schema = v.strictObject({
  /** LCN-R5: the family of each seat; null or none: whichever is free. */
  families: bySeat(PRINTED.families.map(({ id }) => id)),
  /** LCN-2.12, LCN-R5: with fewer than five, those who have not chosen get the recommended families first. */
  firstGame: flag(false),
  variants: someOf(VARIANTS),
  /** LCN-R32: whether offers and words may be for one player's ears alone. */
  privateTalk: flag(true),
  /** LCN-R30: how much time the table gives its people. */
  pace: oneOf(PACES, 'normal'),
  /** LCN-22.6: a limit for planning turns, in seconds; none: they last as long as they take. */
  planningSeconds: numberOrNone(10, 3600),
  components: file(),
})

export const options = optionsIn(schema)

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
  const { families, variants, ...more } = readBy(schema, 'options', given)
  const components = more.components === undefined ? PRINTED : readComponents(more.components)
  const known = components.families.map((family) => family.id)
  const problems = chosenProblems('options.families', 'family', families, { known, families: seats })
  if (problems.length > 0) throw new OptionError(problems)
  return { ...more, families, variants: [...new Set(variants)], components }
}
