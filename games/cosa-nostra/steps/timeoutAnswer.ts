// The answer for somebody whose clock has run out. LCN-R43.

import type { Answer, Option as Picked, Prompt } from '@backroom/engine'
import type { Option } from '../asked.ts'
import type { Nostra } from '../state.ts'

/** What leaves most as it is, the first that is offered. */
const MILD: readonly Option['say'][] = ['pass', 'none', 'keep', 'ready', 'done', 'standDown']
/** Of a turn: a task carried out before one called off. */
const TURN: readonly Option['say'][] = ['run', 'pay', 'off', 'task', 'buy']

export function timeoutAnswer(_state: Nostra, prompt: Prompt): Answer {
  switch (prompt.kind) {
    case 'amount':
      return prompt.min
    case 'some':
      return prompt.options.flatMap((one) => Array<string>(one.times ?? 1).fill(one.id)).slice(0, prompt.min)
    case 'order':
      return prompt.options.map((option) => option.id)
    case 'one': {
      for (const say of [...MILD, ...TURN]) {
        const found = prompt.options.find((option) => option.say === say)
        if (found) return found.id
      }
      return (prompt.options[0] as Picked).id
    }
  }
}
