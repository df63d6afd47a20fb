// The components as they lie on the table that a view shows, for screens: printed ones, with the table's own rules.

import { type Box, openBox } from './box.ts'
import { PRINTED } from './components.ts'
import type { NostraView } from '../view/view.ts'

const boxes = new Map<string, Box>()

export function boxOf({ seats, variants, privateTalk, pace, planningSeconds }: NostraView): Box {
  const key = JSON.stringify([seats.length, variants, privateTalk, pace, planningSeconds])
  const known = boxes.get(key)
  if (known) return known
  const box = openBox(
    { families: [], firstGame: false, variants, privateTalk, pace, planningSeconds, components: PRINTED },
    seats.length,
  )
  boxes.set(key, box)
  return box
}
