// What a table can be set to: families for the seats, the variants of LCN-22, a corrected components file.

import { OptionError } from '@backroom/engine'
import { type Choices, readChoices } from '../choices.ts'
import { chosenProblems } from '../reading.ts'
import { type Components, PRINTED, readComponents } from './components/components.ts'
import { meta } from './meta.ts'

export interface Options extends Choices<typeof meta.options> {
  readonly components: Components
}

export function readOptions(given: unknown, seats: number): Options {
  const { families, variants, ...more } = readChoices(meta, given)
  const components = more.components === undefined ? PRINTED : readComponents(more.components)
  const known = components.families.map((family) => family.id)
  const problems = chosenProblems('options.families', 'family', families, { known, families: seats })
  if (problems.length > 0) throw new OptionError(problems)
  return { ...more, families, variants: [...new Set(variants)], components }
}
