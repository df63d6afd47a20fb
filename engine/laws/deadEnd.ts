// The law against dead ends: somebody can always answer, and every game comes to its end.

import { isAnswerable, type Prompt } from '../prompt.ts'
import { broken, type Moment, unlessThrown } from './law.ts'

const LAW = 'no dead end'

function faultsOf(prompt: Prompt, seats: number, code: string): string[] {
  const faults: string[] = []
  if (!Number.isInteger(prompt.seat) || prompt.seat < 0 || prompt.seat >= seats)
    faults.push(`nobody sits at ${prompt.seat}`)
  if (!isAnswerable(prompt)) faults.push('no answer is legal')
  if (!prompt.key) faults.push('the prompt has no key')
  if (!prompt.rule?.startsWith(`${code}-`)) faults.push(`the prompt cites no rule of ${code}: ${prompt.rule}`)
  if (prompt.kind === 'amount') return faults
  if (prompt.options.some((option) => typeof option.id !== 'string' || option.id === ''))
    faults.push('an option has no id')
  if (prompt.options.some((option) => !option.say)) faults.push('an option has nothing to say')
  const ids = prompt.options.map((option) => option.id)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined) faults.push(`${twice} is offered twice`)
  return faults
}

export const deadEndLaw = (moment: Moment): string[] =>
  unlessThrown(LAW, moment, () => {
    const { game, play } = moment
    const { core, prompts, seats } = play
    const violations: string[] = []
    const add = (what: string, seat?: number) => violations.push(broken(LAW, moment, what, seat))
    if (core.taken > game.bound) add(`more than ${game.bound} answers`)
    if (core.over) {
      const { winners, scores } = core.over
      if (prompts.length > 0) add('the game is over and somebody is asked')
      if (winners.length === 0) add('nobody has won')
      if (new Set(winners).size !== winners.length || winners.some((seat) => !(seat in scores)))
        add(`the winners are ${winners.join(', ')}`)
      if (scores.length !== seats || !scores.every(Number.isFinite))
        add(`the scores are ${scores.join(', ')}`)
      return violations
    }
    if (play.awaited().length === 0) add('nobody is awaited')
    for (const prompt of prompts)
      for (const fault of faultsOf(prompt, seats, game.code)) add(fault, prompt.seat)
    if (new Set(prompts.map((prompt) => prompt.seat)).size !== prompts.length) add('a seat is asked twice')
    return violations
  })
