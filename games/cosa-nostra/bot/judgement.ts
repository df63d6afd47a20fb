// Which answers are worth a look, and what is worth saying.

import type { Answer, Judgement, OnePrompt, Prompt } from '@backroom/engine'
import { excuse, propose } from './bargains.ts'
import type { Box } from '../components/box.ts'
import { fits, notRunnable } from '../rules/orders.ts'
import { familyOf, type Nostra, of, orderOn } from '../state.ts'
import type { ActOption } from '../steps/action.ts'
import type { PlanOption } from '../steps/planning.ts'
import { isGangster, isSeat, targetSeat } from '../words.ts'
import { worth } from './worth.ts'

/** Tasks, and good cards on own people who have something to roll for. */
function plansToCompare(state: Nostra, prompt: OnePrompt): Answer[] {
  const answers: Answer[] = []
  for (const { id, plan } of prompt.options as readonly PlanOption[]) {
    if (plan.do === 'task' || plan.do === 'buy' || plan.do === 'done') answers.push(id)
    if (plan.do !== 'play' || (plan.card !== 'henchman' && plan.card !== 'machine-gun')) continue
    const gangster = state.open.gangsters[plan.gangster]
    if (gangster?.owner === prompt.seat && gangster.back !== null) answers.push(id)
  }
  return answers
}

/** An Attack is declared, everything else carried out; what cannot be is called off, the poorest first. */
function actsToCompare(state: Nostra, box: Box, prompt: OnePrompt): Answer[] {
  const useful: Answer[] = []
  const useless: Answer[] = []
  for (const { id, act } of prompt.options as readonly ActOption[]) {
    if (act.do === 'skip') useful.push(id)
    if (act.do === 'run' || act.do === 'pay') useful.push(id)
    if (act.do === 'off') useless.push(id)
    if (act.do !== 'declare') continue
    const order = orderOn(state, act.gangster)
    if (order !== null && of(box.order, order).kind === 'attack') useful.push(id)
  }
  return useful.length > (useful.includes('skip') ? 1 : 0) ? useful : [...useful, ...useless]
}

/** The targets that fit the order, those of the richest players first. */
function targetsToCompare(state: Nostra, box: Box, prompt: OnePrompt): Answer[] {
  const { gangster } = prompt.about as { readonly gangster: string }
  const order = orderOn(state, gangster)
  if (order === null || notRunnable(state.open, box, prompt.seat, order) === null)
    return [prompt.options[0]?.id ?? '']
  const card = of(box.order, order)
  const value = (id: string): number => {
    if (isSeat(id)) return familyOf(state.open, targetSeat(id)).cash
    if (isGangster(id)) return 1000 * of(box.gangster, id).strength
    return of(box.business, id).income
  }
  const fitting = prompt.options.map(({ id }) => id).filter((id) => fits(box, card, id))
  const best = fitting.sort((a, b) => value(b) - value(a)).slice(0, 5)
  return best.length > 0 ? best : [prompt.options[0]?.id ?? '']
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
      return [prompt.options.some(({ id }) => id === 'reveal') ? 'reveal' : 'off']
    default:
      return null
  }
}

export const judgement: Judgement<Nostra, Box> = { worth, candidates, propose, excuse }
