// What a table can be set to: crews for the seats, and a longer game.

import { OptionError } from '@backroom/engine'
import { type Choices, readChoices } from '../../choices.ts'
import { chosenProblems } from '../../reading.ts'
import { meta } from './meta.ts'

export type Options = Choices<typeof meta.options>

export function readOptions(given: unknown, seats: number): Options {
  const options = readChoices(meta, given)
  const known = meta.families.map(({ id }) => id)
  const problems = chosenProblems('options.crews', 'crew', options.crews, { known, families: seats })
  if (problems.length > 0) throw new OptionError(problems)
  return options
}
