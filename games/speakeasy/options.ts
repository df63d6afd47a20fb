// What a table can be set to: colours, who begins, the variant, solo, a corrected components file.

import { OptionError } from '@backroom/engine'
import * as v from 'valibot'
import { chosenProblems, readBy } from '../reading.ts'
import { PRINTED, readComponents } from './components.ts'
import type { Components } from './schema.ts'
import type { ColorId } from './words.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))

const schema = v.strictObject({
  /** The colour of each seat; null or none: whichever is free. */
  colors: v.optional(v.array(v.nullable(v.string()))),
  /** SPK-29.6: who begins; null or none: chance decides (SPK-R45). */
  first: v.optional(v.nullable(seat)),
  /** SPK-28. */
  rebuildStill: v.optional(v.boolean()),
  /** SPK-29.2: with one seat, so many families are played by the house. */
  rivals: v.optional(v.picklist([1, 2, 3])),
  /** SPK-29.7: with several seats, the only one that no bot plays. */
  solo: v.optional(v.nullable(seat)),
  components: v.optional(v.unknown()),
})

export interface Options {
  readonly colors: readonly (ColorId | null)[]
  readonly first: number | null
  readonly rebuildStill: boolean
  readonly families: number
  readonly solo: number | null
  readonly components: Components
}

export function readOptions(given: unknown, seats: number): Options {
  const {
    colors = [],
    first = null,
    rebuildStill = false,
    rivals,
    solo = null,
    ...more
  } = readBy(schema, 'options', given)
  const components = more.components === undefined ? PRINTED : readComponents(more.components)
  const families = seats === 1 ? 1 + (rivals ?? 1) : seats
  const known = components.players.colors.map(({ id }) => id)
  const problems = chosenProblems('options.colors', 'colour', colors, { known, families })
  if (seats > 1 && rivals !== undefined) problems.push('options.rivals: only for a table with one seat')
  if (first !== null && first >= families) problems.push(`options.first: nobody sits at ${first}`)
  if (solo !== null && solo >= seats) problems.push(`options.solo: nobody sits at ${solo}`)
  if (problems.length > 0) throw new OptionError(problems)
  return { colors, first, rebuildStill, families, solo: seats === 1 ? 0 : solo, components }
}
