// The game for its screens: the view that is shown, and the box of its table.

import { type Box, boxFor, type NostraView } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../kit/screen.ts'

export type GangsterView = NostraView['gangsters'][string]
export type FamilyView = NostraView['seats'][number]

export const viewOf = (scene: Pick<Scene, 'sight'>): NostraView => scene.sight.view as NostraView

/** The components as they lie on this table, corrected where the table brought a file of its own. */
export const boxOf = (scene: Scene): Box => boxFor(scene.options, viewOf(scene).seats.length)

/** The seat of whoever looks; null for somebody who only watches. */
export const seatOf = (scene: Pick<Scene, 'viewer'>): number | null =>
  typeof scene.viewer === 'number' ? scene.viewer : null
