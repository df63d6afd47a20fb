// The one door to the game's own folder: its types, its components, its sums over public facts.

import type { Json } from '@backroom/engine'
import { type Box, openBox } from '../../../games/cosa-nostra/components/box.ts'
import type { Effect, PrintedOrder } from '../../../games/cosa-nostra/components/components.ts'
import { readOptions } from '../../../games/cosa-nostra/options.ts'
import type { NostraView } from '../../../games/cosa-nostra/view/view.ts'
import type { Scene } from '../../kit/screen.ts'

export type { Execution } from '../../../games/cosa-nostra/state.ts'
export {
  ATTACHED,
  type Attached,
  type BusinessId,
  type BusinessType,
  type GangsterId,
  type Influence,
  isGangster,
  isHostile,
  isSeat,
  MONOPOLIES,
  type MonopolyId,
  type OrderId,
  REACTIONS,
  type TargetId,
  targetSeat,
} from '../../../games/cosa-nostra/words.ts'
export { fits } from '../../../games/cosa-nostra/rules/orders.ts'
export { type Box, type Effect, type NostraView, type PrintedOrder }

export type GangsterView = NostraView['gangsters'][string]
export type FamilyView = NostraView['seats'][number]

export const viewOf = (scene: Pick<Scene, 'sight'>): NostraView => scene.sight.view as NostraView

const boxes = new WeakMap<object, Map<number, Box>>()
const PLAIN = {}

/** The components as they lie on this table, corrected where the table brought a file of its own. */
export function boxFor(options: Json, seats: number): Box {
  const key = typeof options === 'object' && options !== null ? options : PLAIN
  const known = boxes.get(key) ?? new Map<number, Box>()
  boxes.set(key, known)
  const box = known.get(seats) ?? openBox(readOptions(key, seats), seats)
  known.set(seats, box)
  return box
}

export const boxOf = (scene: Scene): Box => boxFor(scene.options, viewOf(scene).seats.length)

/** The seat of whoever looks; null for somebody who only watches. */
export const seatOf = (scene: Pick<Scene, 'viewer'>): number | null =>
  typeof scene.viewer === 'number' ? scene.viewer : null
