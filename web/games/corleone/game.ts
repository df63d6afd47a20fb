// The game as the screen meets it: its public module, and the view and the box of a scene.

import type { Prompt } from '@backroom/engine'
import {
  type Box,
  boxFor,
  cardOf,
  type CorleoneView,
  goodsAmong,
  missingFor,
  type Option,
} from '@backroom/games/corleone'
import type { Scene } from '../../kit/screen.ts'

export * from '@backroom/games/corleone'

export const viewOf = (scene: Pick<Scene, 'sight'>): CorleoneView => scene.sight.view as CorleoneView

/** The components as they lie on this table, which may have brought a corrected file. */
export const boxOf = (scene: Pick<Scene, 'sight' | 'options'>): Box =>
  boxFor(viewOf(scene).seats.length, scene.options)

/** What a question offers, as this game's own options. */
export const optionsOf = (prompt: Prompt): readonly Option[] =>
  prompt.kind === 'amount' ? [] : (prompt.options as readonly Option[])

/** The options with these ids, as often as they are named. */
export function picked(prompt: Prompt | null, ids: readonly string[]): Option[] {
  const options = prompt ? optionsOf(prompt) : []
  return ids.flatMap((id) => options.find((option) => option.id === id) ?? [])
}

/** The cards that are picked at the open question. */
export const pickedCards = ({ picks }: Scene): string[] => picked(picks.prompt, picks.picked).map(cardOf)

/** The seat of whoever looks; null for somebody who only watches. */
export const seatOf = (scene: Scene): number | null =>
  typeof scene.viewer === 'number' ? scene.viewer : null

/** The goods that my hand lacks for a job. */
export function missingIn(scene: Scene, id: string): readonly string[] {
  const me = seatOf(scene)
  const hand = me === null ? null : viewOf(scene).hands[me]
  const job = boxOf(scene).job[id]
  return job ? missingFor(job, goodsAmong(hand ?? [])) : []
}
