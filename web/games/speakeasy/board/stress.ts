// What the map stresses: the open question chooses, and the player may choose otherwise until the next question.

import { signal } from '@preact/signals'
import type { Scene } from '../../../kit/screen.ts'
import { type Filter, filterFor } from './facts.ts'

const chosen = signal<{ readonly question: string; readonly filter: Filter } | null>(null)

const questionOf = (scene: Scene): string => scene.sight.prompt?.key ?? ''

export function filterOf(scene: Scene): Filter {
  const { prompt } = scene.sight
  const mine = chosen.value
  return mine?.question === questionOf(scene) ? mine.filter : filterFor(prompt)
}

export function stress(scene: Scene, filter: Filter): void {
  chosen.value = { question: questionOf(scene), filter }
}
