// Which answers are worth a look, and what is worth saying.

import type { Answer, Judgement, OnePrompt, Prompt } from '@backroom/engine'
import type { AboutPrompt } from '../asked.ts'
import { declineForAbsent, propose } from './bargains.ts'
import type { Box } from '../components/box.ts'
import { fits, notRunnable } from '../rules/orders.ts'
import { familyOf, must, type Nostra, orderOn } from '../state.ts'
import type { ActOption } from '../steps/action.ts'
import type { DeclaredOption, TargetOption } from '../steps/declare.ts'
import type { PlanOption } from '../steps/planning.ts'
import { isGangster } from '../words.ts'
import { prospects } from './value.ts'
import { worth } from './worth.ts'

/** Tasks, and good cards on own people who have something to roll for. */
function plansToCompare(state: Nostra, prompt: OnePrompt): Answer[] {
  const answers: Answer[] = []
  for (const plan of prompt.options as readonly PlanOption[]) {
    if (plan.say === 'task' || plan.say === 'buy' || plan.say === 'done') answers.push(plan.id)
    if (plan.say !== 'play' || (plan.card !== 'henchman' && plan.card !== 'machine-gun')) continue
    const gangster = state.open.gangsters[plan.gangster]
    if (gangster?.owner === prompt.seat && gangster.back !== null) answers.push(plan.id)
  }
  return answers
}

/** An Attack is declared, everything else carried out; what cannot be is called off, the poorest first. */
function actsToCompare(state: Nostra, box: Box, prompt: OnePrompt): Answer[] {
  const useful: Answer[] = []
  const useless: Answer[] = []
  let skips = 0
  for (const act of prompt.options as readonly ActOption[]) {
    const { id, say } = act
    if (say === 'skip') skips++
    if (say === 'skip' || say === 'run' || say === 'pay') useful.push(id)
    if (say === 'off') useless.push(id)
    if (say !== 'declare') continue
    const order = orderOn(state, act.gangster)
    if (order !== null && must(box.order, order).kind === 'attack') useful.push(id)
  }
  return useful.length > skips ? useful : [...useful, ...useless]
}

/** The targets that fit the order, those of the richest players first. */
function targetsToCompare(state: Nostra, box: Box, prompt: OnePrompt): Answer[] {
  const { gangster } = prompt.about as AboutPrompt<'declareTarget'>
  const order = orderOn(state, gangster)
  if (order === null || notRunnable(state.open, box, prompt.seat, order) === null)
    return [prompt.options[0]?.id ?? '']
  const card = must(box.order, order)
  const value = (option: TargetOption): number => {
    if (option.say === 'player') return familyOf(state.open, option.rival).cash
    const { target } = option
    return isGangster(target) ? 1000 * must(box.gangster, target).strength : must(box.business, target).income
  }
  const options = prompt.options as readonly TargetOption[]
  const fitting = options.filter(({ target }) => fits(box, card, target))
  const best = fitting.sort((a, b) => value(b) - value(a)).slice(0, 5)
  return best.length > 0 ? best.map(({ id }) => id) : [prompt.options[0]?.id ?? '']
}

/** A fitting target is struck; a bluff ends with the order called off. */
const declaredToCompare = (options: readonly DeclaredOption[]): Answer[] => {
  const wish = options.some(({ say }) => say === 'reveal') ? 'reveal' : 'callOffDeclared'
  return options.filter(({ say }) => say === wish).map(({ id }) => id)
}

/** Of all answers the few that make sense. */
export function candidates(state: Nostra, prompt: Prompt, box: Box): Answer[] | null {
  if (prompt.kind === 'amount') return prompt.key === 'launder' ? [prompt.max, prompt.min] : null
  if (prompt.kind !== 'one') return null
  switch (prompt.key) {
    case 'plan':
    case 'planMore':
      return plansToCompare(state, prompt)
    case 'act':
      return actsToCompare(state, box, prompt)
    case 'declareTarget':
      return targetsToCompare(state, box, prompt)
    case 'declared':
      return declaredToCompare(prompt.options as readonly DeclaredOption[])
    default:
      return null
  }
}

export const judgement: Judgement<Nostra, Box> = {
  worth,
  prospects,
  stretch: ({ open }) => open.round,
  atOnce: 6,
  candidates,
  propose,
  declineForAbsent,
}
