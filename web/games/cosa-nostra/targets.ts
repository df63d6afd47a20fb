// From the options of an open prompt to the places where they are picked, and the sides of the switch.

import type { Prompt, Seat } from '@backroom/engine'
import { type Option, servingCards } from '@backroom/games/cosa-nostra'
import type { Scene, Target } from '../../kit/screen.ts'
import { boxOf, optionsIn, seatOf, viewOf } from './game.ts'
import { at, placeOf } from './places.ts'

/** Planning: an order, a Purchase, an Influence card. Acting: carry out, name a target, call off. */
export const GROUPS = ['task', 'buy', 'play', 'do', 'declare', 'off'] as const
export type GroupId = (typeof GROUPS)[number]

/** The side of the switch on which an option of a turn stands. */
export function groupOf({ say }: Option): GroupId | null {
  if (say === 'run' || say === 'pay') return 'do'
  return GROUPS.find((group) => group === say) ?? null
}

/** What tells options at the same place apart: who gets the task, which card is laid. */
export function variantOf(option: Option): string | null {
  switch (option.say) {
    case 'task':
    case 'buy':
      return option.gangster
    case 'play':
      return option.card
    default:
      return null
  }
}

/** Cards that would meet the requirements of the order light up with it. */
function lightsOf(option: Option, scene: Scene): string[] {
  const me = seatOf(scene)
  if (me === null || !(option.say === 'task' || option.say === 'run')) return []
  const view = viewOf(scene)
  const order = option.say === 'task' ? option.order : view.planned[option.gangster]
  const printed = order == null ? undefined : boxOf(scene).order[order]
  return printed ? servingCards(view, boxOf(scene), me, printed).map(({ business }) => at.biz(business)) : []
}

/** On a phone one family is seen at a time: its cards are one side of the switch. */
export const rivalGroup = (seat: Seat): string => `rival-${seat}`

function targetOf(option: Option, place: string, scene: Scene): Target {
  const at = { option: option.id, place }
  if (option.say === 'target' || option.say === 'player')
    return scene.size === 'phone' && option.rival !== null ? { ...at, group: rivalGroup(option.rival) } : at
  const group = groupOf(option)
  if (group === null) return at
  const variant = variantOf(option)
  return { ...at, group, lights: lightsOf(option, scene), ...(variant === null ? {} : { variant }) }
}

const rank = ({ group }: Target): number => GROUPS.findIndex((one) => one === group)

export const targets = (prompt: Prompt, scene: Scene): readonly Target[] =>
  optionsIn(prompt)
    .flatMap((option): Target[] => {
      const place = placeOf(option)
      return place === null ? [] : [targetOf(option, place, scene)]
    })
    .sort((a, b) => rank(a) - rank(b))
