// What a table can be set to: colours, who begins, the variant, solo, a corrected components file.

import { OptionError } from '@backroom/engine'
import { type Choices, readChoices } from '../choices.ts'
import { chosenProblems } from '../reading.ts'
import { PRINTED, readComponents } from './components/components.ts'
import type { Components } from './components/schema.ts'
import { meta } from './meta.ts'

export interface Options extends Choices<typeof meta.options> {
  readonly families: number
  readonly components: Components
}

export function readOptions(given: unknown, seats: number): Options {
  const { colors, first, rebuildStill, solo, ...more } = readChoices(meta, given)
  const components = more.components === undefined ? PRINTED : readComponents(more.components)
  const known = components.players.colors.map(({ id }) => id)
  const problems = chosenProblems('options.colors', 'colour', colors, { known, families: seats })
  if (first !== null && first >= seats) problems.push(`options.first: nobody sits at ${first}`)
  if (solo !== null && solo >= seats) problems.push(`options.solo: nobody sits at ${solo}`)
  if (problems.length > 0) throw new OptionError(problems)
  return { colors, first, rebuildStill, families: seats, solo, components }
}
