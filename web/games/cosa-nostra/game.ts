// The game for its screens: the view that is shown, and the box of its table.

import type { Prompt, Seat } from '@backroom/engine'
import { type Box, boxFor, type NostraView, type Option } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../kit/screen.ts'

export const viewOf = (scene: Pick<Scene, 'sight'>): NostraView => scene.sight.view as NostraView

/** The components as they lie on this table, corrected where the table brought a file of its own. */
export const boxOf = (scene: Pick<Scene, 'sight' | 'options'>): Box =>
  boxFor(scene.options, viewOf(scene).seats.length)

/** The seat of whoever looks; null for somebody who only watches. */
export const seatOf = (scene: Pick<Scene, 'viewer'>): Seat | null =>
  typeof scene.viewer === 'number' ? scene.viewer : null

/** The others, clockwise from whoever looks; all of them for one who only watches. */
export function rivals(scene: Pick<Scene, 'sight' | 'viewer'>): Seat[] {
  const seats = viewOf(scene).seats.map((_, seat) => seat)
  const me = seatOf(scene)
  return me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)]
}

/** What can be picked at a question of this game. */
export const optionsIn = (prompt: Prompt | null): readonly Option[] =>
  prompt && 'options' in prompt ? (prompt.options as readonly Option[]) : []

/** The option that is hovered, focused or picked last. */
export const inViewOf = ({ picks }: Pick<Scene, 'picks'>): Option | null => picks.inView as Option | null
