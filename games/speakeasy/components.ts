// The components file as it was printed, and how any other is read.

import { OptionError } from '@backroom/engine'
import * as v from 'valibot'
import printed from './components.json' with { type: 'json' }
import { contradictions } from './contradictions.ts'
import { type Components, schema } from './schema.ts'

/** Reads a components file; throws an OptionError with one line for everything that is wrong. */
export function readComponents(given: unknown): Components {
  const read = v.safeParse(schema, given)
  if (!read.success)
    throw new OptionError(
      read.issues.map((issue) => `components.${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`),
    )
  const problems = contradictions(read.output)
  if (problems.length > 0) throw new OptionError(problems.map((problem) => `components.${problem}`))
  return read.output
}

export const PRINTED: Components = readComponents(printed)
