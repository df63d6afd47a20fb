// What a table is given from outside, read by its schema: everything that is wrong with it in one refusal.

import { OptionError } from '@backroom/engine'
import * as v from 'valibot'

/** `what` it is stands before every problem; `wrong` finds what a shape alone cannot say. */
export function readBy<S extends v.GenericSchema>(
  schema: S,
  what: string,
  given: unknown,
  wrong: (read: v.InferOutput<S>) => readonly string[] = () => [],
): v.InferOutput<S> {
  const read = v.safeParse(schema, given)
  const problems = read.success
    ? wrong(read.output)
    : read.issues.map((issue) => `${v.getDotPath(issue) ?? '(all)'}: ${issue.message}`)
  if (!read.success || problems.length > 0)
    throw new OptionError(problems.map((problem) => `${what}.${problem}`))
  return read.output
}

/** An id of the components file, all of one list with the same beginning. */
export const id = (prefix = '') =>
  v.pipe(v.string(), v.regex(new RegExp(`^${prefix}[a-z0-9-]+$`), `an id like ${prefix}some-name`))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
export const some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))

/** Whatever stands twice in a list. */
export const twins = (path: string, ids: readonly (string | number)[]): string[] =>
  ids.flatMap((one, i) => (ids.indexOf(one) === i ? [] : [`${path}.${i}: ${one} stands there twice`]))

/** The family, or the colour, of each seat; null: whichever is free. */
type Chosen = readonly (string | null)[]

/** What is wrong with who chose which: unknown, taken, more than there are families at the table. */
export function chosenProblems(
  path: string,
  what: string,
  chosen: Chosen,
  { known, families }: { readonly known: readonly string[]; readonly families: number },
): string[] {
  const problems = chosen.flatMap((one, seat) => {
    if (one === null) return []
    if (!known.includes(one)) return [`${path}.${seat}: no ${what} is called ${one}`]
    return chosen.indexOf(one) < seat ? [`${path}.${seat}: ${one} is taken`] : []
  })
  return chosen.length > families
    ? [...problems, `${path}: ${chosen.length} for ${families} families`]
    : problems
}
