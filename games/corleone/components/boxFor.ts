// The box of a table as everybody outside the game opens it: as printed, or by the corrected file of the table.

import { readOptions } from '../options.ts'
import { type Box, openBox } from './box.ts'
import { PRINTED } from './components.ts'

/** Reading a corrected file takes a while, and a screen opens the box whenever it draws. */
const corrected = new WeakMap<object, Box>()

/** The components that lie on a table of this many with these options. */
export function boxFor(seats: number, options: unknown = null): Box {
  if (typeof options !== 'object' || options === null || !('components' in options))
    return openBox(PRINTED, seats)
  const known = corrected.get(options)
  if (known) return known
  const box = openBox(readOptions(options, seats).components, seats)
  corrected.set(options, box)
  return box
}
