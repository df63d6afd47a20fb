// What a table can be set to: families for the seats, and a corrected components file.

import { OptionError } from '@backroom/engine'
import * as v from 'valibot'
import { bySeat, file, optionsIn } from '../choices.ts'
import { chosenProblems, readBy } from '../reading.ts'
import { PRINTED, readComponents } from './components/components.ts'
import type { Components } from './components/schema.ts'
import type { FamilyId } from './words.ts'

const schema = v.strictObject({
  /** COR-R45: the family of each seat; null or none: whichever is free. */
  families: bySeat(PRINTED.families.list.map(({ id }) => id)),
  components: file(),
})

export const options = optionsIn(schema)

export interface Options {
  readonly families: readonly (FamilyId | null)[]
  readonly components: Components
}

export function readOptions(given: unknown, seats: number): Options {
  const { families, components } = readBy(schema, 'options', given)
  const box = components === undefined ? PRINTED : readComponents(components)
  const known = box.families.list.map((family) => family.id)
  const problems = chosenProblems('options.families', 'family', families, { known, families: seats })
  if (problems.length > 0) throw new OptionError(problems)
  return { families, components: box }
}
