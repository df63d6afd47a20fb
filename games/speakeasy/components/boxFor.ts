// The box of a table as a screen opens it: from the options of the table, which the engine has read and checked.

import printed from './components.json' with { type: 'json' }
import { type Box, openBox } from './box.ts'
import type { Components } from './schema.ts'

const PRINTED = printed as Components

function componentsOf(options: unknown): Components {
  const given =
    typeof options === 'object' && options !== null && 'components' in options && options.components
  return typeof given === 'object' && given !== null ? (given as Components) : PRINTED
}

/** The box of a table of so many families. */
export const boxFor = (families: number, options: unknown = {}): Box =>
  openBox({ components: componentsOf(options), families, rebuildStill: false, solo: null })
