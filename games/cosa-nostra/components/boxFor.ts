// The components as they lie on a table with these options, opened once.

import type { Json } from '@backroom/engine'
import { readOptions } from '../options.ts'
import { type Box, openBox } from './box.ts'

const boxes = new WeakMap<object, Map<number, Box>>()
const PLAIN = {}

/** Options as they were given: corrected components among them, where the table brought a file of its own. */
export function boxFor(options: Json, seats: number): Box {
  const key = typeof options === 'object' && options !== null ? options : PLAIN
  const known = boxes.get(key) ?? new Map<number, Box>()
  boxes.set(key, known)
  const box = known.get(seats) ?? openBox(readOptions(key, seats), seats)
  known.set(seats, box)
  return box
}
