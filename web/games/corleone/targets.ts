// From the options of an open prompt to the places where they are picked.

import type { Prompt } from '@backroom/engine'
import type { Scene, Target } from '../../kit/screen.ts'
import { backsAt, boxOf, viewOf } from './game.ts'
import { at, placeOf, readTurn } from './places.ts'

export const GROUPS = ['thug', 'family', 'job', 'ally'] as const
export type GroupId = (typeof GROUPS)[number]

/** The side of the switch on which an option of a turn stands. */
export function groupOf(id: string): GroupId | null {
  const pick = readTurn(id)
  switch (pick?.do) {
    case 'thug':
      return 'thug'
    case 'member':
      return 'family'
    case 'handJob':
    case 'openJob':
      return 'job'
    case 'ally':
      return 'ally'
    default:
      return null
  }
}

const lightsOf = (scene: Scene, space: string): string[] =>
  backsAt(viewOf(scene), boxOf(scene), space).map(at.back)

function turnTarget(option: string, place: string, scene: Scene): Target {
  const pick = readTurn(option)
  const group = groupOf(option)
  if (pick?.do === 'member')
    return { option, place, group: 'family', variant: pick.figure, lights: lightsOf(scene, pick.space) }
  return group === null ? { option, place } : { option, place, group }
}

export function targets(prompt: Prompt, scene: Scene): readonly Target[] {
  if (prompt.kind === 'amount') return []
  return prompt.options.flatMap((option): Target[] => {
    const place = placeOf(prompt.key, option.id)
    if (place === null) return []
    if (prompt.key === 'turn') return [turnTarget(option.id, place, scene)]
    // COR-R16: a marker may be lifted from any height of its stack.
    if (prompt.key === 'relocate') return [{ option: option.id, place, group: 'marker', variant: option.id }]
    if (place.startsWith('space:')) return [{ option: option.id, place, lights: lightsOf(scene, option.id) }]
    return [{ option: option.id, place }]
  })
}
