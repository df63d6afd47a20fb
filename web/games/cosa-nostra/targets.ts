// From the options of an open prompt to the places where they are picked, and the sides of the switch.

import { servingCards, targetOwner } from '@backroom/games/cosa-nostra'
import type { Prompt, Seat } from '@backroom/engine'
import type { Scene, Target } from '../../kit/screen.ts'
import { boxOf, viewOf, seatOf } from './game.ts'
import { at, placeOf, readTurn, type TurnPick } from './places.ts'

/** Planning: an order, a Purchase, an Influence card. Acting: carry out, name a target, call off. */
export const GROUPS = ['task', 'buy', 'play', 'do', 'declare', 'off'] as const
export type GroupId = (typeof GROUPS)[number]

/** The side of the switch on which an option of a turn stands. */
export function groupOf(id: string): GroupId | null {
  const pick = readTurn(id)
  if (!pick) return null
  return pick.do === 'run' || pick.do === 'pay' ? 'do' : pick.do
}

/** What tells options at the same place apart: who gets the task, which card is laid. */
function variantOf(pick: TurnPick): string | null {
  switch (pick.do) {
    case 'task':
    case 'buy':
      return pick.gangster
    case 'play':
      return pick.card
    default:
      return null
  }
}

/** Cards that would meet the requirements of the order light up with it. */
function lightsOf(pick: TurnPick, scene: Scene): string[] {
  const me = seatOf(scene)
  if (me === null || !(pick.do === 'task' || pick.do === 'run')) return []
  const view = viewOf(scene)
  const order = pick.do === 'task' ? pick.order : view.planned[pick.gangster]
  const printed = order == null ? undefined : boxOf(scene).order[order]
  return printed ? servingCards(view, boxOf(scene), me, printed).map(({ business }) => at.biz(business)) : []
}

function turnTarget(option: string, place: string, scene: Scene): Target {
  const pick = readTurn(option)
  const group = groupOf(option)
  if (!pick || group === null) return { option, place }
  const variant = variantOf(pick)
  return { option, place, group, lights: lightsOf(pick, scene), ...(variant === null ? {} : { variant }) }
}

/** On a phone one family is seen at a time: its cards are one side of the switch. */
const rivalGroup = (seat: Seat): string => `rival-${seat}`
export const groupRival = (group: string): Seat | null =>
  group.startsWith('rival-') ? Number(group.slice('rival-'.length)) : null

function aimTarget(option: string, place: string, scene: Scene): Target {
  const owner = targetOwner(viewOf(scene), option)
  return scene.size === 'phone' && owner !== null
    ? { option, place, group: rivalGroup(owner) }
    : { option, place }
}

const rank = ({ group }: Target): number => GROUPS.findIndex((one) => one === group)

export function targets(prompt: Prompt, scene: Scene): readonly Target[] {
  if (prompt.kind === 'amount') return []
  return prompt.options
    .flatMap((option): Target[] => {
      const place = placeOf(prompt.key, option.id)
      if (place === null) return []
      const target = prompt.key === 'declareTarget' ? aimTarget : turnTarget
      return [target(option.id, place, scene)]
    })
    .sort((a, b) => rank(a) - rank(b))
}
