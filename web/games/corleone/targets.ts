// From the options of an open prompt to the places where they are picked.

import type { Prompt } from '@backroom/engine'
import type { Scene, Target } from '../../kit/screen.ts'
import { backsAt, boxOf, type Option, optionsOf, viewOf } from './game.ts'
import { at, placeOf } from './places.ts'

export const GROUPS = ['thug', 'family', 'job', 'ally'] as const
export type GroupId = (typeof GROUPS)[number]

/** The side of the switch on which an option of a turn stands. */
export function groupOf({ say }: Option): GroupId | null {
  switch (say) {
    case 'playThug':
      return 'thug'
    case 'playMember':
      return 'family'
    case 'completeHandJob':
    case 'completeOpenJob':
      return 'job'
    case 'playAlly':
      return 'ally'
    default:
      return null
  }
}

const lightsOf = (scene: Scene, space: string): string[] =>
  backsAt(viewOf(scene), boxOf(scene), space).map(at.back)

export const targets = (prompt: Prompt, scene: Scene): readonly Target[] =>
  optionsOf(prompt).flatMap((option): Target[] => {
    const place = placeOf(option)
    if (place === null) return []
    const target: Target = { option: option.id, place }
    switch (option.say) {
      case 'playMember':
        return [{ ...target, group: 'family', variant: option.figure, lights: lightsOf(scene, option.place) }]
      case 'space':
        return [{ ...target, lights: lightsOf(scene, option.place) }]
      case 'marker':
        // COR-R16: a marker may be lifted from any height of its stack.
        return [{ ...target, group: 'marker', variant: option.id }]
      default: {
        const group = groupOf(option)
        return [group === null ? target : { ...target, group }]
      }
    }
  })
