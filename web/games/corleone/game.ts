// The one door to the game's own folder: its types, its components, its sums over public facts.

import { type Box, openBox } from '../../../games/corleone/components/box.ts'
import { PRINTED } from '../../../games/corleone/components/components.ts'
import { readOptions } from '../../../games/corleone/options.ts'
import type { CorleoneView } from '../../../games/corleone/view/view.ts'
import type { Scene } from '../../kit/screen.ts'

export type { Ability } from '../../../games/corleone/effects/abilities.ts'
export { type Influence, winnerOf } from '../../../games/corleone/rules/board.ts'
export type { Box, Figure } from '../../../games/corleone/components/box.ts'
export { jobBonusOf, turfBonusOf } from '../../../games/corleone/rules/scoring.ts'
export type { CorleoneView } from '../../../games/corleone/view/view.ts'
export {
  type CardId,
  COLORS,
  type Good,
  GOODS,
  isAlly,
  isGood,
  isJob,
  isMoney,
  type JobColor,
  MONEY,
  type MoneyCard,
  moneyCard,
  type Phase,
  valueOf,
} from '../../../games/corleone/words.ts'

const printed = new Map<number, Box>()
const corrected = new WeakMap<object, Box>()

/** The components as they are printed, for a table of this many. */
export function boxFor(seats: number): Box {
  const known = printed.get(seats)
  if (known) return known
  const box = openBox(PRINTED, seats)
  printed.set(seats, box)
  return box
}

export const viewOf = (scene: Scene): CorleoneView => scene.sight.view as CorleoneView

/** The components as they lie on this table, which may have brought a corrected file. */
export function boxOf(scene: Pick<Scene, 'sight' | 'options'>): Box {
  const seats = (scene.sight.view as CorleoneView).seats.length
  const { options } = scene
  if (typeof options !== 'object' || options === null || !('components' in options)) return boxFor(seats)
  const known = corrected.get(options)
  if (known) return known
  const box = openBox(readOptions(options, seats).components, seats)
  corrected.set(options, box)
  return box
}

/** The seat of whoever looks; null for somebody who only watches. */
export const seatOf = (scene: Scene): number | null =>
  typeof scene.viewer === 'number' ? scene.viewer : null
