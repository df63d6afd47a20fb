// What a table can be set to: families for the seats, and a corrected components file.

import { OptionError } from '@backroom/engine'
import { type Choices, readChoices } from '../choices.ts'
import { chosenProblems } from '../reading.ts'
import { PRINTED, readComponents } from './components/components.ts'
import type { Components } from './components/schema.ts'
import { meta } from './meta.ts'

export interface Options extends Choices<typeof meta.options> {
  readonly components: Components
}

export function readOptions(given: unknown, seats: number): Options {
  const { families, components } = readChoices(meta, given)
  const box = components === undefined ? PRINTED : readComponents(components)
  const known = box.families.list.map((family) => family.id)
  const problems = chosenProblems('options.families', 'family', families, { known, families: seats })
  if (problems.length > 0) throw new OptionError(problems)
  return { families, components: box }
}
