// What is kept at this table beside the game: what the map stresses, and how far the story was told.

import { signal } from '@preact/signals'
import type { Scene } from '../../kit/screen.ts'
import type { Filter } from './board/facts.ts'

export class SpeakeasyOwn {
  /** What the player wants the map to stress, until the next question. */
  readonly stressed = signal<{ readonly question: string; readonly filter: Filter } | null>(null)
  /** The last entry of the log that was told, or that was there when the table was opened; null: not seen yet. */
  heard: number | null = null
}

export const ownOf = ({ own }: Pick<Scene, 'own'>): SpeakeasyOwn => own as SpeakeasyOwn
