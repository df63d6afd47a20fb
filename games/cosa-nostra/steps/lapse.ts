// The answer for somebody whose clock has run out. LCN-R43.

import type { Answer, Option, Prompt } from '@backroom/engine'
import type { Nostra } from '../state.ts'

/** What leaves most as it is, the first that is offered. */
const MILD = ['pass', 'none', 'keep', 'ready', 'done', 'standDown']
/** Of a turn: a task carried out before one called off. */
const TURN = ['run:', 'pay:', 'off:', 'task:', 'buy:']

export function lapse(_state: Nostra, prompt: Prompt): Answer {
  switch (prompt.kind) {
    case 'amount':
      return prompt.min
    case 'some':
      return prompt.options.flatMap((one) => Array<string>(one.times ?? 1).fill(one.id)).slice(0, prompt.min)
    case 'order':
      return prompt.options.map((option) => option.id)
    case 'one': {
      const ids = prompt.options.map((option) => option.id)
      const mild = MILD.find((id) => ids.includes(id))
      if (mild !== undefined) return mild
      for (const start of TURN) {
        const found = ids.find((id) => id.startsWith(start))
        if (found !== undefined) return found
      }
      return (prompt.options[0] as Option).id
    }
  }
}
