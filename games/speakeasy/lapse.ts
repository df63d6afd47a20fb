// The answer for somebody whose clock has run out: what may be declined is declined, else the first that is legal.

import type { Answer, Option, Prompt } from '@backroom/engine'
import type { Box } from './components/box.ts'
import type { Speakeasy } from './state.ts'

const DECLINED = ['none', 'stop']

/** The Restaurant would cost a card, the Park nothing: somebody who is away does no harm to themselves. */
const harmless = (options: readonly Option[]): Option | undefined =>
  options.find((option) => !option.id.startsWith('restaurant'))

export function lapse(_state: Speakeasy, prompt: Prompt, _box: Box): Answer {
  switch (prompt.kind) {
    case 'some':
      return prompt.options.slice(0, prompt.min).map((option) => option.id)
    case 'amount':
      return prompt.min
    case 'order':
      return prompt.options.map((option) => option.id)
    case 'one': {
      const declined = prompt.options.find((option) => DECLINED.includes(option.id))
      const picked = declined ?? harmless(prompt.options) ?? prompt.options[0]
      return (picked as Option).id
    }
  }
}
