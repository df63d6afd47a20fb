// The components file as it was printed, and how any other is read.

import { readBy } from '../../reading.ts'
import printed from './components.json' with { type: 'json' }
import { contradictions } from './contradictions.ts'
import { type Components, schema } from './schema.ts'

/** Reads a components file; throws an OptionError with one line for everything that is wrong. */
export const readComponents = (given: unknown): Components =>
  readBy(schema, 'components', given, { like: printed, wrong: contradictions })

export const PRINTED: Components = readComponents(printed)
