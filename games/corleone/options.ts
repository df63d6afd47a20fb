// What a table can be set to: families for the seats, and a corrected components file.

import { OptionError } from '@backroom/engine'
import * as v from 'valibot'
import { type Components, PRINTED, readComponents } from './components.ts'
import type { FamilyId } from './words.ts'

const schema = v.strictObject({
  /** COR-R45: the family of each seat; null or none: any that is free. */
  families: v.optional(v.array(v.nullable(v.string()))),
  components: v.optional(v.unknown()),
})

export interface Options {
  readonly families: readonly (FamilyId | null)[]
  readonly components: Components
}

export function readOptions(given: unknown, seats: number): Options {
  const read = v.safeParse(schema, given)
  if (!read.success)
    throw new OptionError(
      read.issues.map((issue) => `options.${v.getDotPath(issue) ?? '(all)'}: ${issue.message}`),
    )
  const components = read.output.components === undefined ? PRINTED : readComponents(read.output.components)
  const families = read.output.families ?? []
  const known = components.families.list.map((family) => family.id)
  const problems = families.flatMap((family, seat) => {
    if (family === null) return []
    if (!known.includes(family)) return [`options.families.${seat}: no family is called ${family}`]
    return families.indexOf(family) < seat ? [`options.families.${seat}: ${family} is taken`] : []
  })
  if (families.length > seats)
    problems.push(`options.families: ${families.length} families for ${seats} seats`)
  if (problems.length > 0) throw new OptionError(problems)
  return { families, components }
}
