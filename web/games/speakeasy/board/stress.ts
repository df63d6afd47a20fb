// What the map stresses: the open question chooses, and the player may choose otherwise until the next question.

import type { Scene } from '../../../kit/screen.ts'
import { ownOf } from '../own.ts'
import { type Filter, filterFor } from './facts.ts'

const questionOf = (scene: Scene): string => scene.sight.prompt?.key ?? ''

export function filterOf(scene: Scene): Filter {
  const { prompt } = scene.sight
  const mine = ownOf(scene).stressed.value
  return mine?.question === questionOf(scene) ? mine.filter : filterFor(prompt)
}

export function stress(scene: Scene, filter: Filter): void {
  ownOf(scene).stressed.value = { question: questionOf(scene), filter }
}
