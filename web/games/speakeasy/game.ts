// What the parts of the screen ask of their scene: the view, the box, the viewer's side of the table.

import type { Event, Option, Prompt } from '@backroom/engine'
import {
  type About,
  type Box,
  boxFor,
  type Family,
  type QuestionKey,
  type Side,
  type SpeakeasyEvent,
  type SpeakeasyOption,
  type SpeakeasyView,
} from '@backroom/games/speakeasy'
import type { Scene } from '../../kit/screen.ts'

export const viewOf = (scene: Scene): SpeakeasyView => scene.sight.view as SpeakeasyView
export const boxOf = (scene: Scene): Box => boxFor(viewOf(scene).families.length, scene.options)

/** The seat of whoever looks; null for somebody who only watches. */
export const seatOf = (scene: Scene): number | null =>
  typeof scene.viewer === 'number' ? scene.viewer : null

export const familyOf = (scene: Scene, seat: number): Family | null => viewOf(scene).families[seat] ?? null

/** A family with all that it knows; null where the viewer may not look behind its screen. */
export function sideOf(scene: Scene, seat: number): Side | null {
  const open = viewOf(scene)
  const own = open.secrets[seat]
  return own ? { open, own, box: boxOf(scene), seat } : null
}

/** The side of whoever looks; null for somebody who only watches. */
export function ownSideOf(scene: Scene): Side | null {
  const seat = seatOf(scene)
  return seat === null ? null : sideOf(scene, seat)
}

/** The options of a question: the table plays this game, so they are its own. */
export const optionsOf = (prompt: Prompt | null): readonly SpeakeasyOption[] =>
  prompt && 'options' in prompt ? (prompt.options as readonly SpeakeasyOption[]) : []

export const optionOf = (option: Option): SpeakeasyOption => option as SpeakeasyOption

/** What the question speaks of, if it is this one. */
export const aboutOf = <Key extends QuestionKey>(prompt: Prompt | null, key: Key): About<Key> | null =>
  prompt?.key === key ? (prompt.about as About<Key>) : null

export const eventOf = (event: Event): SpeakeasyEvent => event as SpeakeasyEvent
