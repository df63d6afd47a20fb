// The planner for the first view: it is fetched when somebody first thinks of an answer, or before that when the line is
// quiet, and has nothing to say until it is there.

import type { Option, Prompt } from '@backroom/engine'
import { signal } from '@preact/signals'
import type { Scene } from '../../../kit/screen.ts'
import type { Plan } from './line.ts'
import type * as Reckoning from './reckoning.ts'
import type { Total } from './sums.ts'

const reckoning = signal<typeof Reckoning | null>(null)

export async function fetchPlanner(): Promise<void> {
  reckoning.value ??= await import('./reckoning.ts')
}

export function planOf(scene: Scene, option: Option): Plan | null {
  if (reckoning.value) return reckoning.value.planOf(scene, option)
  void fetchPlanner()
  return null
}

export function sumOf(scene: Scene, prompt: Prompt): Total | null {
  if (reckoning.value) return reckoning.value.sumOf(scene, prompt)
  void fetchPlanner()
  return null
}
