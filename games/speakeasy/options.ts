// What a table can be set to: colours, who begins, the variant, solo, a corrected components file.

import { OptionError } from '@backroom/engine'
import * as v from 'valibot'
import { PRINTED, readComponents } from './components.ts'
import type { Components } from './schema.ts'
import type { ColorId } from './words.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))

const schema = v.strictObject({
  /** The colour of each seat; null or none: any that is free. */
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
  const read = v.safeParse(schema, given)
  if (!read.success)
    throw new OptionError(
      read.issues.map((issue) => `options.${v.getDotPath(issue) ?? '(all)'}: ${issue.message}`),
    )
  const { colors = [], first = null, rebuildStill = false, rivals, solo = null } = read.output
  const components = read.output.components === undefined ? PRINTED : readComponents(read.output.components)
  const families = seats === 1 ? 1 + (rivals ?? 1) : seats
  const problems = colorProblems(components, colors, families)
  if (seats > 1 && rivals !== undefined) problems.push('options.rivals: only for a table with one seat')
  if (first !== null && first >= families) problems.push(`options.first: nobody sits at ${first}`)
  if (solo !== null && solo >= seats) problems.push(`options.solo: nobody sits at ${solo}`)
  if (problems.length > 0) throw new OptionError(problems)
  return { colors, first, rebuildStill, families, solo: seats === 1 ? 0 : solo, components }
}

function colorProblems(c: Components, colors: readonly (ColorId | null)[], families: number): string[] {
  const known = c.players.colors.map((color) => color.id)
  const problems = colors.flatMap((color, at) => {
    if (color === null) return []
    if (!known.includes(color)) return [`options.colors.${at}: no colour is called ${color}`]
    return colors.indexOf(color) < at ? [`options.colors.${at}: ${color} is taken`] : []
  })
  if (colors.length > families) problems.push(`options.colors: ${colors.length} for ${families} families`)
  return problems
}
